### An evening of cards, English: what can happen.

draws =
    .base = draw
    .third = draws
    .participle = drawn
    .past = drew
    .unit = n-gift
discards =
    .base = discard
    .third = discards
    .participle = discarded
plays =
    .base = play
    .third = plays
    .participle = played
takes =
    .base = take
    .third = takes
    .participle = taken
    .past = took
buys =
    .base = buy
    .third = buys
    .participle = bought
trashes =
    .base = trash
    .third = trashes
    .participle = trashed
hands-to =
    .base = give
    .third = gives
    .participle = given
    .past = gave
gains =
    .base = gain
    .third = gains
    .participle = gained
    .unit = n-coins
pays =
    .base = pay
    .third = pays
    .participle = paid
    .unit = n-coins
heals =
    .base = recover
    .third = recovers
    .participle = recovered
    .unit = n-health
suffers =
    .base = take
    .third = takes
    .participle = taken
    .past = took
    .unit = n-damage
scores =
    .base = score
    .third = scores
    .participle = scored
    .unit = n-points
bids =
    .base = bid
    .third = bids
    .participle = bid
    .unit = n-coins
leads =
    .base = play
    .third = plays
    .participle = played
falls--p-guest-coins =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] loses
       *[other] lose
      } { NP($amount) } { PLURAL($amount) ->
        [one] coin
       *[other] coins
      }
rises--p-guest-coins =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] receives
       *[other] receive
      } { NP($amount) } { PLURAL($amount) ->
        [one] coin
       *[other] coins
      }
falls--p-guest-points =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] loses
       *[other] lose
      } { NP($amount) } { PLURAL($amount) ->
        [one] point
       *[other] points
      }
rises--p-guest-points =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] receives
       *[other] receive
      } { NP($amount) } { PLURAL($amount) ->
        [one] point
       *[other] points
      }
modify--p-gift-price =
    .indicative = { NP($what) } { AGR($what) ->
        [one] costs
       *[other] cost
      } { SIZE($amount) } { SIGN($amount) ->
        [minus] less
       *[other] more
      } { $until }
