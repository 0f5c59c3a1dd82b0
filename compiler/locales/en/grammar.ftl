### English: noun phrases, lists and the default frames of a verb.
### np-DETERMINER: $body the noun with its adjectives, $num, $initial, $count; attributes are cases.

np-you =
    .base = you
    .genitive = your
np-name =
    .base = { $body }
    .genitive = { $body }'s
np-the =
    .base = the { $body }
    .genitive = the { $body }'s
np-a =
    .base = { $initial ->
        [vowel] an { $body }
       *[consonant] a { $body }
      }
    .genitive = { $initial ->
        [vowel] an { $body }'s
       *[consonant] a { $body }'s
      }
np-another =
    .base = another { $body }
    .genitive = another { $body }'s
np-each =
    .base = each { $body }
    .genitive = each { $body }'s
np-each-other =
    .base = each other { $body }
    .genitive = each other { $body }'s
np-all =
    .base = all { $body }
    .genitive = all { $body }'
np-the-other =
    .base = the other { $body }
    .genitive = the other { $body }'s
# A live set: whatever fits, now and later.
np-live =
    .base = { $body }
    .genitive = { $body }'
np-live-other =
    .base = other { $body }
    .genitive = other { $body }'
# Under "cannot".
np-some =
    .base = { $body }
    .genitive = { $body }'
# Half of it.
np-portion =
    .base = { $body }
    .genitive = { $body }'s
np-any =
    .base = { $body }
    .genitive = { $body }'
np-bare =
    .base = { $body }
    .genitive = { $body }'s
np-none =
    .base = { $body }
    .genitive = { $body }'s
np-this =
    .base = this { $body }
    .genitive = this { $body }'s
# "this" where another thing of the same noun was just said.
np-this-one =
    .base = this { $body }
    .genitive = this { $body }'s
np-exactly =
    .base = exactly { $count } { $body }
    .genitive = exactly { $count } { $body }'
np-that =
    .base = { $num ->
        [one] that { $body }
       *[other] those { $body }
      }
    .genitive = { $num ->
        [one] that { $body }'s
       *[other] those { $body }'
      }
np-counted =
    .base = { $count } { $body }
    .genitive = { $count } { $body }'
np-the-counted =
    .base = the { $count } { $body }
    .genitive = the { $count } { $body }'
# The subject of the same sentence, said again.
np-it =
    .base = { $num ->
        [one] it
       *[other] they
      }
    .genitive = { $num ->
        [one] its
       *[other] their
      }
np-at-least =
    .base = { $count } or more { $body }
    .genitive = { $count } or more { $body }'
np-at-most =
    .base = { $count } or fewer { $body }
    .genitive = { $count } or fewer { $body }'
np-more-than =
    .base = more than { $count } { $body }
    .genitive = more than { $count } { $body }'
np-fewer-than =
    .base = fewer than { $count } { $body }
    .genitive = fewer than { $count } { $body }'
np-any-number =
    .base = any number of { $body }
    .genitive = any number of { $body }'
np-up-to =
    .base = up to { $count } { $body }
    .genitive = up to { $count } { $body }'
# Owned: "your hand", "that card's cost", "their hand" (of the clause's own subject).
np-your =
    .base = your { $body }
    .genitive = your { $body }'s
np-of =
    .base = { NP($owner, case: "genitive") } { $body }
    .genitive = { NP($owner, case: "genitive") } { $body }'s
np-own =
    .base = { AGR($owner) ->
        [one] { FEATURE($owner, "their") }
       *[other] their
      } { $body }
    .genitive = { AGR($owner) ->
        [one] { FEATURE($owner, "their") }
       *[other] their
      } { $body }'s

## nouns and adjectives of the language itself

n-card =
    .one = card
    .other = cards
n-number =
    .one = number
    .other = numbers
n-total =
    .one = total
    .other = totals
n-half =
    .one = half
    .other = halves
n-owner =
    .one = owner
    .other = owners
    .their = their
n-player =
    .one = player
    .other = players
    .their = their
a-current = current
a-chosen = chosen
a-revealed = revealed
a-found = found
a-bottom = bottom
a-top = top
a-first = first
a-second = second
a-third = third
a-fourth = fourth
a-different = different

## modifiers: they follow the noun; $head is the noun phrase they belong to

m-in = in { NP($zone) }
m-from = from { NP($zone) }
m-of = of { NP($what) }
m-number-of = of { NP($what, det: "bare") }
m-different = of different { NP($property, det: "bare") } among { NP($what) }
m-total-of = of { NP($amount) } for { NP($what) }
m-total-property = of the { NP($property, det: "none") } of { NP($what) }
m-half-up = of { NP($what) }, rounded up
m-half-down = of { NP($what) }, rounded down
m-among = among { NP($what) }
m-other-than = other than { NP($what) }
m-history = { CLAUSE($event, frame: "relative") } this { NP($scope, det: "none") }
m-is = whose { NP($property, det: "none") } is { LIST($values, $property, join: "or") }
m-is-not = whose { NP($property, det: "none") } is not { LIST($values, $property, join: "or") }
m-eq = whose { NP($property, det: "none") } is { NP($amount) }
m-ge = whose { NP($property, det: "none") } is { NP($amount) } or more
m-le = whose { NP($property, det: "none") } is { NP($amount) } or less
m-gt = whose { NP($property, det: "none") } is more than { NP($amount) }
m-lt = whose { NP($property, det: "none") } is less than { NP($amount) }
m-which = for which { CLAUSE($condition) }
m-with-slot = with { $slot }
m-without-slot = without { $slot }

## lists

list-and =
    .more = { $left }, { $right }
    .last = { $left } and { $right }
list-or =
    .more = { $left }, { $right }
    .last = { $left } or { $right }
list-and-that =
    .more = { $left }, { $right }
    .last = { $left } and { $right }
list-or-that =
    .more = { $left }, { $right }
    .last = { $left } or { $right }
list-then =
    .more = { $left }, then { $right }
    .last = { $left }, then { $right }
list-choice =
    .more = { $left } { $right }
    .last = { $left } { $right }

## the default frames of a verb, from the words of its entry: base, third, participle (and past, if irregular)
## $object and $rest are finished phrases; $subject and $thing are there for agreement.

verb =
    .imperative = { $base } { $object }{ $rest }
    .infinitive = { $base } { $object }{ $rest }
    .indicative = { NP($subject) } { AGR($subject) ->
        [one] { $third }
       *[other] { $base }
      } { $object }{ $rest }
    .predicate = { AGR($subject) ->
        [one] { $third }
       *[other] { $base }
      } { $object }{ $rest }
    .passive = { NP($patient) } { AGR($patient) ->
        [one] is
       *[other] are
      } { $participle }{ $rest }
    .passive-infinitive = be { $participle }{ $rest }
    .label = { $participle }
    .past = { NP($subject) } { $past } { $object }{ $rest }
    .past-passive = { NP($patient) } { AGR($patient) ->
        [one] was
       *[other] were
      } { $participle }{ $rest }
    .relative = that { NP($subject) } { $past }{ $rest }
m-seats-after = { NP($steps) } { PLURAL($steps) ->
    [one] seat
   *[other] seats
  } after { NP($who) }
m-at = of { $index }
s-step =
    .one = step
    .other = steps
s-game =
    .one = game
    .other = games
n-nothing =
    .one = nothing
    .other = nothing
n-item =
    .one = item
    .other = items
n-mark =
    .one = symbol
    .other = symbols
n-size =
    .one = size
    .other = sizes
by-with = with { NP($what) }
by-to = to { NP($what) }
by-from = from { NP($what) }
by-by = by { NP($what) }
by-on = on { NP($what) }
by-for = for { NP($what) }
by-of = of { NP($what) }
by-in = in { NP($what) }
by-into = into { NP($what) }
by-at = at { NP($what) }
