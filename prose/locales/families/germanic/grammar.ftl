### Germanic languages: what they share. A language gives the terms (small words: -and, -in, -be-one ...) and the words
### that agree (the, a, this, that, each, all, other, none-of, your, own, you, it), with $gender, $num and $case.
### The order of words is that of German and Dutch: the verb is second, and last in a subordinate clause. For another
### order, give the message `verb`.

# The ending of an adjective: schwarz{ agree }. A language gives agree-weak, agree-mixed or agree-strong where they differ.
agree = { $decl ->
    [predicate] { "" }
    [weak] { agree-weak }
    [mixed] { agree-mixed }
   *[strong] { agree-strong }
  }
agree-weak = e
agree-mixed = { agree-strong }
agree-strong = e

## Determiners: one word for all cases

np-you = { you }
np-it = { it }
np-name = { $body }
np-the = { the } { $body }
np-numbered = { $body }
np-portion = { the } { $body }
np-the-other = { the } { other } { $body }
np-the-counted = { the } { $count } { $body }
np-a = { a } { $body }
np-another = { a } { other } { $body }
np-each = { each } { $body }
np-each-other = { each } { other } { $body }
np-all = { all } { $body }
np-live = { $body }
np-live-other = { other } { $body }
np-some = { $body }
np-some-other = { other } { $body }
np-any = { $body }
np-bare = { $body }
np-none = { $body }
np-this = { this } { $body }
np-this-one = { this } { $body }
np-that = { that } { $body }
np-no = { none-of } { $body }
np-your = { your } { $body }
np-own = { own } { $body }
np-of = { the } { $body } { NP($owner, case: "gen") }
np-counted = { $count } { $body }
np-exactly = { -exactly } { $count } { $body }
np-at-least = { -at-least } { $count } { $body }
np-at-most = { -at-most } { $count } { $body }
np-more-than = { -more-than } { $count } { $body }
np-fewer-than = { -fewer-than } { $count } { $body }
np-up-to = { -at-most } { $count } { $body }

## Phrases after a noun or a verb

m-in = { -in } { NP($zone, case: "dat") }
m-from = { -from } { NP($zone, case: "dat") }
m-there = { -in } { NP($zone, case: "dat") }
m-of = { NP($what, case: "gen") }
m-of-kinds = { NP($what, case: "gen") }
m-among = { -among } { NP($what, case: "dat") }
m-numbered = { $number }
m-link = { -and }
by-with = { -with } { NP($what, case: "dat") }
by-to = { -to } { NP($what, case: "dat") }
by-from = { -from } { NP($what, case: "dat") }
by-by = { -by } { NP($what, case: "dat") }
by-of = { -from } { NP($what, case: "dat") }
by-in = { -in } { NP($what, case: "dat") }
by-on = { -on } { NP($what, case: "dat") }
by-at = { -at } { NP($what, case: "dat") }
by-into = { -in } { NP($what, case: "acc") }
by-onto = { -on } { NP($what, case: "acc") }
by-for = { -for } { NP($what, case: "acc") }
by-against = { -against } { NP($what, case: "acc") }
by-over = { -over } { NP($what, case: "acc") }

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

## The regular forms of a verb, from the words of its entry: base (the infinitive), command, second, third, plural,
## participle. A separable verb (.like = verb-separable) also has .prefix; its command, second, third and plural are
## without the prefix.

verb =
    .imperative = { $command } { $object }{ $rest }
    .infinitive = { $object }{ $rest } { $base }
    .negated = { $object }{ $rest } { -not } { $base }
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
    .subordinate = { NP($subject) } { $object }{ $rest } { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      }
    .passive = { NP($patient) }{ $rest } { $participle } { AGR($patient) ->
        [you] { -become-you }
        [one] { -become-one }
       *[other] { -become-other }
      }
    .passive-infinitive = { $rest } { $participle } { -become }
    .perfect = { NP($subject) } { $object }{ $rest } { $participle } { AGR($subject) ->
        [you] { -have-you }
        [one] { -have-one }
       *[other] { -have-other }
      }
    .never = { NP($subject) } { $object }{ $rest } { $participle } { AGR($subject) ->
        [you] { -have-you }
        [one] { -have-one }
       *[other] { -have-other }
      }
    .label = { $participle }
    .adjective = { $participle }{ agree }
verb-separable =
    .inherit = verb
    .imperative = { $command } { $object }{ $rest } { $prefix }
    .indicative = { NP($subject) } { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      } { $object }{ $rest } { $prefix }
    .predicate = { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      } { $object }{ $rest } { $prefix }
    .subordinate = { NP($subject) } { $object }{ $rest } { $prefix }{ AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      }
