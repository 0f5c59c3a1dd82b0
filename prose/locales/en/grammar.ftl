### English: noun phrases, lists and the default frames of a verb.
### np-DETERMINER: $body the noun with its adjectives, $num, $initial, $count; attributes are cases.

genitive-body = { $body }{ $num ->
    [one] 's
   *[other] '
  }
np-you =
    .base = you
    .genitive = your
np-name =
    .base = { $body }
    .genitive = { genitive-body }
np-the =
    .base = the { $body }
    .genitive = the { genitive-body }
np-a =
    .base = { $initial ->
        [vowel] an { $body }
       *[consonant] a { $body }
      }
    .genitive = { $initial ->
        [vowel] an { genitive-body }
       *[consonant] a { genitive-body }
      }
np-another =
    .base = another { $body }
    .genitive = another { genitive-body }
np-each =
    .base = each { $body }
    .genitive = each { genitive-body }
np-each-other =
    .base = each other { $body }
    .genitive = each other { genitive-body }
np-all =
    .base = all { $body }
    .genitive = all { genitive-body }
np-the-other =
    .base = the other { $body }
    .genitive = the other { genitive-body }
# A live set: whatever fits, now and later.
np-live =
    .base = { $body }
    .genitive = { genitive-body }
np-live-other =
    .base = other { $body }
    .genitive = other { genitive-body }
# Under "cannot".
np-some =
    .base = { $body }
    .genitive = { genitive-body }
np-some-other =
    .base = other { $body }
    .genitive = other { genitive-body }
# Half of it.
np-portion =
    .base = { $body }
    .genitive = { genitive-body }
np-any =
    .base = { $body }
    .genitive = { genitive-body }
np-bare =
    .base = { $body }
    .genitive = { genitive-body }
np-none =
    .base = { $body }
    .genitive = { genitive-body }
np-this =
    .base = this { $body }
    .genitive = this { genitive-body }
# "this" where another thing of the same noun was just said.
np-this-one =
    .base = this { $body }
    .genitive = this { genitive-body }
np-exactly =
    .base = exactly { $count } { $body }
    .genitive = exactly { $count } { genitive-body }
# None of them: "you played no cards".
np-no =
    .base = no { $body }
    .genitive = no { genitive-body }
# "item 3": the number stands behind the noun.
np-numbered =
    .base = { $body }
    .genitive = { genitive-body }
np-that =
    .base = { $num ->
        [one] that { $body }
       *[other] those { $body }
      }
    .genitive = { $num ->
        [one] that { genitive-body }
       *[other] those { genitive-body }
      }
np-counted =
    .base = { $count } { $body }
    .genitive = { $count } { genitive-body }
np-the-counted =
    .base = the { $count } { $body }
    .genitive = the { $count } { genitive-body }
# The first ones of a pile.
np-the-top =
    .base = the top { PLURAL($count) ->
        [one] { $body }
       *[other] { $count } { $body }
      }
    .genitive = the top { $count } { genitive-body }
# An amount that a phrase behind it gives: "damage equal to ...".
np-equal =
    .base = { $body }
    .genitive = { genitive-body }
# What was just mentioned, said again; acc is the object of a verb or a preposition.
np-it =
    .base = { $num ->
        [one] it
       *[other] they
      }
    .acc = { $num ->
        [one] it
       *[other] them
      }
    .genitive = { $num ->
        [one] its
       *[other] their
      }
np-at-least =
    .base = { $count } or more { $body }
    .genitive = { $count } or more { genitive-body }
np-at-most =
    .base = { $count } or fewer { $body }
    .genitive = { $count } or fewer { genitive-body }
np-more-than =
    .base = more than { $count } { $body }
    .genitive = more than { $count } { genitive-body }
np-fewer-than =
    .base = fewer than { $count } { $body }
    .genitive = fewer than { $count } { genitive-body }
np-any-number =
    .base = any number of { $body }
    .genitive = any number of { genitive-body }
np-up-to =
    .base = up to { $count } { $body }
    .genitive = up to { $count } { genitive-body }
# Owned: "your hand", "that card's cost", "their hand" (of the clause's own subject).
np-your =
    .base = your { $body }
    .genitive = your { genitive-body }
np-of =
    .base = { HEAVY($owner) ->
        [yes] the { $body } of { NP($owner) }
       *[no] { NP($owner, case: "genitive") } { $body }
      }
    .genitive = { HEAVY($owner) ->
        [yes] the { genitive-body } of { NP($owner) }
       *[no] { NP($owner, case: "genitive") } { genitive-body }
      }
np-own =
    .base = { AGR($owner) ->
        [one] { FEATURE($owner, "it") ->
            [they] their
           *[it] its
          }
       *[other] their
      } { $body }
    .genitive = { AGR($owner) ->
        [one] { FEATURE($owner, "it") ->
            [they] their
           *[it] its
          }
       *[other] their
      } { genitive-body }

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
n-highest =
    .one = highest value
    .other = highest values
n-lowest =
    .one = lowest value
    .other = lowest values
n-half =
    .one = half
    .other = halves
n-result =
    .one = result
    .other = results
n-ability =
    .one = ability
    .other = abilities
n-owner =
    .one = owner
    .other = owners
    .it = they
n-player =
    .one = player
    .other = players
    .it = they
a-current = current
a-chosen = chosen
a-revealed = revealed
a-noted = noted
a-top = top
a-at-work = acting
a-other = other
a-first = first
a-second = second
a-third = third
a-fourth = fourth
a-fifth = fifth
a-sixth = sixth
a-different = different
a-elsewhere = different

## modifiers: they follow the noun; $head is the noun phrase they belong to

m-in = in { NP($zone) }
m-from = from { NP($zone) }
m-there = in { NP($zone) }
m-of = of { NP($what) }
m-slot-of = { CLAUSE($slot, frame: "name") } of { NP($what) }
m-number-of = of { NP($what, det: "bare") }
m-per = for { NP($what) }
m-different = of different { NP($property, det: "bare") } among { NP($what) }
m-total-of = , for { NP($what) }, of { NP($amount) }
m-total-property = of the { NP($property, det: "none") } of { NP($what) }
m-present = now
m-half-up = of { NP($what) }, rounded up
m-half-down = of { NP($what) }, rounded down
m-among = among { NP($what) }
m-other-than = other than { NP($what) }
m-no-value = other than { LIST($values, $head, join: "or") }
m-numbered = { $number }
# An amount that is worked out once, although its effect lasts.
m-now = (counted now)
m-equal = equal to { NP($value) }
m-same = of the same { NP($property, det: "none") } as { NP($what, case: "acc") }
m-of-kinds = of { NP($what) }
m-history = { CLAUSE($event, frame: "relative") } this { NP($scope, det: "none") }
# What stands behind the verb's preposition: "cards that you paid with this turn".
m-history-by = that { CLAUSE($event, frame: "perfect") } { CLAUSE($link) } this { NP($scope, det: "none") }
m-is = whose { NP($property, det: "none") } { AGR($property) ->
    [one] is
   *[other] are
  } { LIST($values, $property, join: "or") }
m-is-not = whose { NP($property, det: "none") } { AGR($property) ->
    [one] is
   *[other] are
  } not { LIST($values, $property, join: "or") }
# "Whose owner is ready": $property has these words, and $whose has this property.
m-whose = whose { NP($whose, det: "none") } { AGR($whose) ->
    [one] is
   *[other] are
  } { LIST($values, $whose, join: "or") }
m-highest = with the highest { NP($property, det: "none") }
m-lowest = with the lowest { NP($property, det: "none") }
m-card = that { AGR($head) ->
    [one] is
   *[other] are
  } { LIST($values, join: "or") }
m-no-card = that { AGR($head) ->
    [one] is
   *[other] are
  } not { LIST($values, join: "or") }
m-copy = that { AGR($head) ->
    [one] is a copy
   *[other] are copies
  } of { NP($what, case: "acc") }
m-not-in = that { AGR($head) ->
    [one] is
   *[other] are
  } not in { NP($zone) }
m-eq = whose { NP($property, det: "none") } { AGR($property) ->
    [one] is
   *[other] are
  } { NP($amount) }
m-ge = whose { NP($property, det: "none") } { AGR($property) ->
    [one] is
   *[other] are
  } { SORT($amount) ->
    [number] { NP($amount) } or more
   *[phrase] at least { NP($amount) }
  }
m-le = whose { NP($property, det: "none") } { AGR($property) ->
    [one] is
   *[other] are
  } { SORT($amount) ->
    [number] { NP($amount) } or less
   *[phrase] at most { NP($amount) }
  }
m-gt = whose { NP($property, det: "none") } { AGR($property) ->
    [one] is
   *[other] are
  } more than { NP($amount) }
m-lt = whose { NP($property, det: "none") } { AGR($property) ->
    [one] is
   *[other] are
  } less than { NP($amount) }
m-empty = whose { NP($zone, det: "none") } { AGR($zone) ->
    [one] is
   *[other] are
  } empty
m-not-empty = whose { NP($zone, det: "none") } { AGR($zone) ->
    [one] is
   *[other] are
  } not empty
m-which = for { FEATURE($head, "it") ->
    [they] whom
   *[it] which
  } { CLAUSE($condition) }
# Between two conditions on the same thing: "that is damaged and that you do not own".
m-link = and
m-has = that { AGR($head) ->
    [one] has
   *[other] have
  } { NP($property) }
m-has-none = that { AGR($head) ->
    [one] has
   *[other] have
  } no { NP($property, det: "none") }
# The thing is the object of the action, which leaves it out: "a card that they can play".
m-can = that { NP(DOER($action)) } can { CLAUSE($action, frame: "infinitive") }
m-owned = that { NP($who) } { AGR($who) ->
    [one] owns
   *[other] own
  }
m-not-owned = that { NP($who) } { AGR($who) ->
    [one] does
   *[other] do
  } not own
m-with-slot = that { AGR($head) ->
    [one] has
   *[other] have
  } { CLAUSE($slot, frame: "name") }
m-without-slot = that { AGR($head) ->
    [one] does
   *[other] do
  } not have { CLAUSE($slot, frame: "name") }
# Of those who did the action before: "each player who did so".
m-did = { FEATURE($head, "it") ->
    [they] who
   *[it] that
  } did so
m-chosen-first = chosen first
m-chosen-second = chosen second
m-chosen-third = chosen third
m-chosen-fourth = chosen fourth

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
    .last = { $left }, or { $right }
list-then =
    .more = { $left }, then { $right }
    .last = { $left }, then { $right }
list-places =
    .more = { $left }, { $right }
    .last = { $left }, { $right }
# What one doer does, one thing after the other.
list-row =
    .more = { $left }, { $right }
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
    .perfect = { NP($subject) } { $past } { $object }{ $rest }
    .never = { NP($subject) } { $past } { $object }{ $rest }
    .adjective = { $participle }
    .passive-perfect = { NP($patient) } { AGR($patient) ->
        [one] was
       *[other] were
      } { $participle }{ $rest }
    .relative = { AGR($subject) ->
        [you] that { NP($subject) } { $past }
       *[other] { $participle } by { NP($subject) }
      }{ $rest }
m-seats-after = { NP($steps) } { PLURAL($steps) ->
    [one] seat
   *[other] seats
  } after { NP($who, case: "acc") }
m-next-after = after { NP($who, case: "acc") }
m-seats-before = { NP($steps) } { PLURAL($steps) ->
    [one] seat
   *[other] seats
  } before { NP($who, case: "acc") }
m-next-before = before { NP($who, case: "acc") }
m-unseen = (without looking)
m-card-after = after { NP($what, case: "acc") }
m-card-before = before { NP($what, case: "acc") }
m-at = for { NP($index) }
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
n-copy =
    .one = copy
    .other = copies
n-mark =
    .one = symbol
    .other = symbols
n-size =
    .one = size
    .other = sizes
by-with = with { NP($what, case: "acc") }
by-to = to { NP($what, case: "acc") }
by-from = from { NP($what, case: "acc") }
by-by = by { NP($what, case: "acc") }
by-on = on { NP($what, case: "acc") }
by-for = for { NP($what, case: "acc") }
by-of = of { NP($what, case: "acc") }
by-in = in { NP($what, case: "acc") }
by-into = into { NP($what, case: "acc") }
by-at = at { NP($what, case: "acc") }
by-against = against { NP($what, case: "acc") }
by-onto = onto { NP($what, case: "acc") }
by-over = over { NP($what, case: "acc") }
link-to = to
link-by = by
link-with = with
link-from = from
link-on = on
link-into = into
link-against = against
link-onto = onto
link-over = over
