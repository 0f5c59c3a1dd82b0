### Slavic languages: what they share. A language gives
### - the terms: endings of a hard adjective (-m-gen ...), prepositions (-in ...), small words (-and ...);
### - the declined words: this, that, each, another, other-of, all, none-of, your, own, it, which;
### - the words of "to be" and "can", if its own messages need them.
### The declined words get $gender, $animacy, $num and $case; an accusative without a form of its own is the genitive or
### the base case, by $animacy.

# A hard adjective or participle: новий = нов{ agree }
agree = { $num ->
    [one] { $gender ->
        [f] { $case ->
            [gen] { -f-gen }
            [dat] { -f-dat }
            [acc] { -f-acc }
            [ins] { -f-ins }
            [loc] { -f-loc }
           *[base] { -f }
          }
        [n] { $case ->
            [gen] { -m-gen }
            [dat] { -m-dat }
            [acc] { -n }
            [ins] { -m-ins }
            [loc] { -m-loc }
           *[base] { -n }
          }
       *[m] { $case ->
            [gen] { -m-gen }
            [dat] { -m-dat }
            [ins] { -m-ins }
            [loc] { -m-loc }
           *[base] { -m }
          }
      }
   *[other] { $case ->
        [gen] { -pl-gen }
        [dat] { -pl-dat }
        [ins] { -pl-ins }
        [loc] { -pl-loc }
       *[base] { -pl }
      }
  }
# Terms that another ending usually gives.
-f-loc = { -f-dat }
-m-loc = { -m-dat }
-pl-loc = { -pl-gen }

## There are no articles: most determiners are nothing, or a declined word before the noun.

np-name = { $body }
np-the = { $body }
np-a = { $body }
np-live = { $body }
np-some = { $body }
np-any = { $body }
np-bare = { $body }
np-none = { $body }
np-single = { $body }
np-portion = { $body }
np-numbered = { $body }
np-equal = { $body }
np-another = { another } { $body }
np-live-other = { another } { $body }
np-some-other = { another } { $body }
np-the-other = { another } { $body }
np-each = { each } { $body }
np-each-other = { each } { another } { $body }
np-all = { all } { $body }
np-this = { this } { $body }
np-this-one = { this } { $body }
np-that = { that } { $body }
np-no = { none-of } { $body }
np-counted = { $count } { $body }
np-the-counted = { $count } { $body }
np-exactly = { -exactly } { $count } { $body }
np-at-least = { -at-least } { $count } { $body }
np-at-most = { -at-most } { $count } { $body }
np-up-to = { -at-most } { $count } { $body }
np-it = { it }
np-your = { your } { $body }
np-of = { $body } { NP($owner, case: "gen") }
# The reflexive possessive serves all persons.
np-own = { own } { $body }

## Each preposition governs a case.

m-in = { -in } { NP($zone, case: "loc") }
m-from = { -from } { NP($zone, case: "gen") }
m-there = { -in } { NP($zone, case: "loc") }
m-of = { NP($what, case: "gen") }
m-number-of = { NP($what, det: "bare", case: "gen") }
m-of-kinds = { NP($what, case: "gen") }
m-among = { -among } { NP($what, case: "gen") }
m-per = { -for } { NP($what, det: "each", case: "acc") }
m-link = { -and }
by-with = { -with } { NP($what, case: "ins") }
by-to = { NP($what, case: "dat") }
by-from = { -from } { NP($what, case: "gen") }
by-by = { NP($what, case: "ins") }
by-on = { -on } { NP($what, case: "loc") }
by-for = { -for } { NP($what, case: "acc") }
by-of = { NP($what, case: "gen") }
by-in = { -in } { NP($what, case: "loc") }
by-into = { -into } { NP($what, case: "acc") }
by-onto = { -on } { NP($what, case: "acc") }
by-at = { -at } { NP($what, case: "gen") }
by-against = { -against } { NP($what, case: "gen") }
by-over = { -over } { NP($what, case: "ins") }
-into = { -in }

## Lists

list-and =
    .more = { $left }, { $right }
    .last = { $left } { -and } { $right }
list-or =
    .more = { $left }, { $right }
    .last = { $left } { -or } { $right }
list-then =
    .more = { $left }, { -then } { $right }
    .last = { $left }, { -then } { $right }
list-places =
    .more = { $left }, { $right }
    .last = { $left }, { $right }
list-row =
    .more = { $left }, { $right }
    .last = { $left }, { -then } { $right }
list-choice =
    .more = { $left } { $right }
    .last = { $left } { $right }

## Two aspects. A single act is perfective: base (the infinitive), command, past-m, past-f, past-n, past-plural.
## What happens in general, and what is forbidden, is imperfective: imperfective (the infinitive), second, third, plural.
## The object of a negated verb (the frame never) is in the genitive.

verb =
    .imperative = { $command } { $object }{ $rest }
    .infinitive = { $base } { $object }{ $rest }
    .negated = { $imperfective } { $object }{ $rest }
    .indicative = { NP($subject) } { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      } { $object }{ $rest }
    .predicate = { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      } { $object }{ $rest }
    .perfect = { NP($subject) } { AGR($subject) ->
        [one] { FEATURE($subject, "gender") ->
            [f] { $past-f }
            [n] { $past-n }
           *[m] { $past-m }
          }
       *[other] { $past-plural }
      } { $object }{ $rest }
    .never = { NP($subject) } { -not } { AGR($subject) ->
        [one] { FEATURE($subject, "gender") ->
            [f] { $past-f }
            [n] { $past-n }
           *[m] { $past-m }
          }
       *[other] { $past-plural }
      } { NP($thing, case: "gen") }{ $rest }
    .adjective = { $participle }{ agree }
    .label = { $participle }{ AGREE($patient) }
