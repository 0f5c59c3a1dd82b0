### Crossfire, English: what can happen. A few words give every frame; a hand-written frame betters it.
### Arguments keep the names and the order of the verb's declaration.

draws =
    .base = draw
    .third = draws
    .participle = drawn
    .past = drew
    .unit = n-card
discards =
    .base = discard
    .third = discards
    .participle = discarded
heals =
    .alone = yes
    .base = heal
    .third = heals
    .participle = healed
    .unit = n-hp
suffers =
    .base = take
    .third = takes
    .participle = hurt
    .past = took
    .unit = n-damage
gains =
    .base = gain
    .third = gains
    .participle = gained
    .unit = n-nuyen
attacks =
    .alone = yes
    .base = attack
    .third = attacks
    .participle = attacked
# What is flipped is the first role: nobody in particular flips it. In the passive it "is flipped".
flips-to =
    .base = come into play
    .third = comes into play
    .participle = flipped
    .past = came into play
    .to = facing { NP($what) }
abandons =
    .base = abandon the run
    .third = abandons the run
    .participle = abandoned
arrives =
    .base = come into play facing the runner whose role has its colour
    .third = comes into play facing the runner whose role has its colour
    .participle = placed
    .indicative = { NP($foe) } { AGR($foe) ->
        [one] comes into play facing the runner whose role has its
       *[other] come into play facing the runners whose role has their
      } colour
    .predicate = { AGR($foe) ->
        [one] comes into play facing the runner whose role has its
       *[other] come into play facing the runners whose role has their
      } colour
turns-to =
    .base = turn
    .third = turns
    .participle = turned
    .indicative = { NP($foe) } { AGR($foe) ->
        [one] turns to face
       *[other] turn to face
      } { NP($target) }
    .predicate = { AGR($foe) ->
        [one] turns to face
       *[other] turn to face
      } { NP($target) }
defeats =
    .base = defeat
    .third = defeats
    .participle = defeated
restores =
    .base = restore
    .third = restores
    .participle = restored
    .unit = n-level
clears-on =
    .on = of { NP($what) }
    .base = clear
    .third = clears
    .participle = cleared
    .unit = n-level
strikes-with =
    .base = strike
    .third = strikes
    .participle = struck
delays =
    .base = let the damage wait on
    .third = lets the damage wait on
    .participle = delayed
wears =
    .base = resolve the damage on
    .third = resolves the damage on
    .participle = resolved
reshuffles =
    .base = shuffle
    .third = shuffles
    .participle = reshuffled
    .imperative = shuffle your hand and discard pile into your deck
    .infinitive = shuffle { AGR($who) ->
        [you] your hand and discard pile into your
       *[other] their hand and discard pile into their
      } deck
    .indicative = { NP($who) } { AGR($who) ->
        [you] shuffle your hand and discard pile into your
        [one] shuffles their hand and discard pile into their
       *[other] shuffle their hand and discard pile into their
      } deck
    .predicate = { AGR($who) ->
        [you] shuffle your hand and discard pile into your
        [one] shuffles their hand and discard pile into their
       *[other] shuffle their hand and discard pile into their
      } deck
opens =
    .base = open a new scene
    .third = opens a new scene
    .participle = opened
plays =
    .base = play
    .third = plays
    .participle = played
assists-with =
    .base = assist
    .third = assists
    .participle = assisted
buys =
    .base = buy
    .third = buys
    .participle = bought
    .past = bought
appears =
    .base = appear
    .third = appears
    .participle = revealed
retires =
    .base = be discarded
    .third = is discarded
    .participle = discarded
    .indicative = { NP($what) } { AGR($what) ->
        [one] is
       *[other] are
      } discarded
    .predicate = { AGR($what) ->
        [one] is
       *[other] are
      } discarded
calms =
    .base = go under its deck
    .third = goes under its deck
    .participle = calmed
    .indicative = { NP($what) } { AGR($what) ->
        [one] goes under its
       *[other] go under their
      } deck
    .predicate = { AGR($what) ->
        [one] goes under its
       *[other] go under their
      } deck
supplies =
    .base = refill the Black Market
    .third = refills the Black Market
    .participle = supplied
cycles =
    .base = cycle
    .third = cycles
    .participle = cycled
embodies =
    .base = play as
    .third = plays as
    .participle = played
enlists =
    .base = take the role of
    .third = takes the role of
    .participle = enlisted
announces =
    .base = turn over a new Crossfire event
    .third = turns over a new Crossfire event
    .participle = announced
closes =
    .base = end the scene
    .third = ends the scene
    .participle = closed
earns =
    .base = earn
    .third = earns
    .participle = earned
    .unit = p-runner-karma

adds-with-to =
    .base = add
    .third = adds
    .participle = added
    .unit = n-damage
    .with = of { NP($what) }
    .infinitive = add { GIVEN($amount) ->
        [no] { "" }
       *[yes] { NP($amount) }{ " " }
      }{ NP($shade) } damage{ GIVEN($foe) ->
        [no] { "" }
       *[yes] { " " }to { NP($foe) }
      }
deals-to =
    .base = deal the damage of
    .third = deals the damage of
    .participle = dealt
mimics =
    .base = mimic
    .third = mimics
    .participle = mimicked
    .indicative = { NP($what) } { AGR($what) ->
        [one] becomes
       *[other] become
      } a copy of { NP($model) } until the end of the turn, with its own damage as well, and is played as that card
    .predicate = { AGR($what) ->
        [one] becomes
       *[other] become
      } a copy of { NP($model) } until the end of the turn, with its own damage as well, and is played as that card
responds =
    .base = are free to play a card from your hand
    .third = is free to play a card from their hand
    .participle = answered
seeks =
    .untold = yes
    .base = look for the runner of that colour
    .third = looks for the runner of that colour
    .participle = called
invokes =
    .untold = yes
    .base = call the runner of a role
    .third = calls the runner of a role
    .participle = called
shows =
    .base = reveal and set aside
    .third = reveals and sets aside
    .participle = shown
    .unit = n-card
    .object = { NP($thing) } from the top of { AGR($subject) ->
        [you] your
       *[other] their
      } deck
renews =
    .base = discard your hand, then draw as many cards
    .third = discards their hand, then draws as many cards
    .participle = renewed
    .infinitive = discard { AGR($who) ->
        [you] your
       *[other] their
      } hand, then draw as many cards
fathoms =
    .base = reveal cards from the top of your deck until one shares its type with another of them, put that one back, and set the others aside
    .third = reveals cards from the top of their deck until one shares its type with another of them, puts that one back, and sets the others aside
    .participle = fathomed
stacks =
    .base = put the cards that were set aside back on top of your deck, in any order
    .third = puts the cards that were set aside back on top of their deck, in any order
    .participle = stacked
covers =
    .base = put the cards that were set aside back on top of your deck, in their old order
    .third = puts the cards that were set aside back on top of their deck, in their old order
    .participle = covered
retrieves =
    .base = return
    .third = returns
    .participle = returned
    .imperative = return { NP($what) } to your hand
    .infinitive = return { NP($what) } to your hand
recalls =
    .base = recall
    .third = recalls
    .participle = recalled
grabs =
    .base = gain
    .third = gains
    .participle = gained
    .unit = n-market-card
yields =
    .base = be discarded and replaced by the next obstacle of its deck
    .third = is discarded and replaced by the next obstacle of its deck
    .participle = cycled
mills =
    .base = discard
    .third = discards
    .participle = discarded
    .unit = n-card
    .object = { NP($thing) } from the top of { AGR($subject) ->
        [you] your
       *[other] their
      } deck

### Idioms: MESSAGE--NOUN is how the language's own message is said of this noun.

modify--p-gear-cost =
    .indicative = { NP($what) } { AGR($what) ->
        [one] costs
       *[other] cost
      } { SIZE($amount) } { SIGN($amount) ->
        [minus] less
       *[other] more
      } { $until }
threshold--p-level = { $amount }+
becomes--p-threat-facing =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] turns
       *[other] turn
      } to face { NP($amount) }
    .predicate = { AGR($owner) ->
        [one] turns
       *[other] turn
      } to face { NP($amount) }
becomes--p-gear-X =
    .indicative = X becomes { NP($amount) }
m-is--p-threat-facing = facing { LIST($values, join: "or") }
m-is-not--p-threat-facing = not facing { LIST($values, join: "or") }
m-in--z-row = in play
m-from--z-row = in play
m-there--z-row = in play
is-in--z-row =
    .indicative = { NP($what) } is in play
is-not-in--z-row =
    .indicative = { NP($what) } is not in play
is--p-runner-condition =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] is
       *[other] are
      } { LIST($values, $owner, join: "or") }
is-not--p-runner-condition =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] is
       *[other] are
      } not { LIST($values, $owner, join: "or") }
m-is-not--p-runner-condition = who { AGR($head) ->
    [one] is
   *[other] are
  } not { LIST($values, $head, join: "or") }
is--p-threat-difficulty =
    .indicative = { NP($owner) } is { LIST($values, $owner, join: "or") }
is-not--p-threat-difficulty =
    .indicative = { NP($owner) } is not { LIST($values, $owner, join: "or") }
m-is-not--p-threat-difficulty = that { AGR($head) ->
    [one] is
   *[other] are
  } not { LIST($values, $head, join: "or") }
is--p-threat-facing =
    .indicative = { NP($owner) } is facing { LIST($values, join: "or") }
is-not--p-threat-facing =
    .indicative = { NP($owner) } is not facing { LIST($values, join: "or") }
m-le--p-gear-cost = that { AGR($head) ->
    [one] costs
   *[other] cost
  } { SORT($amount) ->
    [number] { NP($amount) } or less
   *[phrase] at most { NP($amount) }
  }
m-ge--p-gear-cost = that { AGR($head) ->
    [one] costs
   *[other] cost
  } { SORT($amount) ->
    [number] { NP($amount) } or more
   *[phrase] at least { NP($amount) }
  }
m-gt--p-gear-cost = that { AGR($head) ->
    [one] costs
   *[other] cost
  } more than { NP($amount) }
m-lt--p-gear-cost = that { AGR($head) ->
    [one] costs
   *[other] cost
  } less than { NP($amount) }
falls--p-runner-nuyen =
    .indicative = { SORT($amount) ->
        [number] { NP($owner) } { AGR($owner) ->
            [one] loses
           *[other] lose
          } { NP($amount) } nuyen
       *[phrase] { NP($property) } falls by { NP($amount) }
      }
rises--p-runner-nuyen =
    .indicative = { SORT($amount) ->
        [number] { NP($owner) } { AGR($owner) ->
            [one] receives
           *[other] receive
          } { NP($amount) } nuyen
       *[phrase] { NP($property) } rises by { NP($amount) }
      }
fills-with =
    .base = fill
    .third = fills
    .participle = filled

# ---- Dragon Fight
readies =
    .untold = yes
    .base = prepare the next obstacle
    .third = prepares the next obstacle
    .participle = prepared
bares =
    .base = turn the dragon up
    .third = turns the dragon up
    .participle = turned up
    .indicative = { NP($what) } shows the dragon's { NP($front, det: "none") } side
    .predicate = shows the dragon's { NP($front, det: "none") } side
    .imperative = show the dragon's { NP($front, det: "none") } side
summons =
    .base = summon
    .third = summons
    .participle = summoned
    .unit = n-obstacle
rewards =
    .base = reward each runner and end the scene
    .third = rewards each runner and ends the scene
    .participle = rewarded

succeeds =
    .base = succeed
    .third = succeeds
    .participle = won
    .imperative = the run succeeds
outgrows =
    .base = have learnt more than
    .third = has learnt more than
    .participle = outgrown
advances =
    .base = move on by one step of the progress track
    .third = moves on by one step of the progress track
    .participle = advanced
sends =
    .base = flip
    .third = flips
    .participle = flipped
    .unit = n-normal-obstacle
unleashes =
    .base = flip
    .third = flips
    .participle = flipped
    .unit = n-hard-obstacle
proceeds =
    .base = go on to the next scene
    .third = goes on to the next scene
    .participle = gone on
intercepts =
    .base = intercept
    .third = intercepts
    .participle = intercepted
shelters =
    .base = shelter
    .third = shelters
    .participle = sheltered
    .indicative = { NP($what) } shelters { NP($who) }: the obstacles that it flips face them
    .predicate = shelters { NP($who) }: the obstacles that it flips face them
    .imperative = shelter { NP($who) }: the obstacles that are flipped face them
place--n-band =
    .indicative = { NP($first) }{ GIVEN($last) ->
        [no] { "" }
       *[yes] –{ NP($last) }
      } runners
