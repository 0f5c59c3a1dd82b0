### Romance languages: what they share. A language gives the terms (small words and endings: -the-m, -ending-f, -and ...)
### and the words that agree (another, other, all, this, that, none-of, your, own), and has entries of its own where it
### differs.

# A regular adjective or participle: noir{ agree }, negr{ agree }
agree = { $gender ->
    [f] { $num ->
        [one] { -ending-f }
       *[other] { -ending-fs }
      }
   *[m] { $num ->
        [one] { -ending-m }
       *[other] { -ending-ms }
      }
  }
# An adjective that agrees in number only: rouge{ agree-s }
agree-s = { $num ->
    [one] { "" }
   *[other] { -ending-s }
  }
-ending-s = s
the = { $num ->
    [one] { $gender ->
        [f] { -the-f }
       *[m] { -the-m }
      }
   *[other] { $gender ->
        [f] { -the-fs }
       *[m] { -the-ms }
      }
  }
un = { $gender ->
    [f] { -a-f }
   *[m] { -a-m }
  }

## Cases: a determiner needs no forms for them.

case-de = { -de } { $phrase }
case-a = { -a } { $phrase }

## Determiners

np-name = { $body }
np-the = { the } { $body }
np-numbered = { the } { $body }
np-portion = { the } { $body }
np-live = { the } { $body }
np-the-other = { the } { other } { $body }
np-live-other = { the } { other } { $body }
np-the-counted = { the } { $count } { $body }
np-of = { the } { $body } { NP($owner, case: "de") }
np-a = { un } { $body }
np-another = { another } { $body }
np-each = { -each } { $body }
np-each-other = { -each } { other } { $body }
np-all = { all } { the } { $body }
np-bare = { $body }
np-none = { $body }
np-single = { $body }
np-some = { $body }
np-some-other = { other } { $body }
np-any = { $body }
np-this = { this } { $body }
np-this-one = { this } { $body }
np-that = { that } { $body }
np-no = { none-of } { $body }
np-your = { your } { $body }
np-own = { own } { $body }
np-counted = { $count } { $body }
np-exactly = { -exactly } { $count } { $body }
np-at-least = { -at-least } { $count } { $body }
np-at-most = { -at-most } { $count } { $body }
np-more-than = { -more-than } { $count } { $body }
np-fewer-than = { -fewer-than } { $count } { $body }
np-up-to = { -up-to } { $count } { $body }

## Phrases after a noun or a verb

m-in = { NP($zone, case: "de") }
m-from = { NP($zone, case: "de") }
m-there = { -in } { NP($zone) }
m-of = { NP($what, case: "de") }
m-slot-of = { CLAUSE($slot, frame: "name") } { NP($what, case: "de") }
m-number-of = { NP($what, det: "bare", case: "de") }
m-total-property = { NP($property, case: "de") } { NP($what, case: "de") }
m-of-kinds = { NP($what, case: "de") }
m-among = { -among } { NP($what) }
m-numbered = { $number }
m-link = { -and }
m-at = { -for } { NP($index) }
by-with = { -with } { NP($what) }
# .weak: a pronoun is printed as the clitic before the verb.
by-to = { NP($what, case: "a") }
    .weak = dative
by-from = { NP($what, case: "de") }
by-by = { -by } { NP($what) }
by-on = { -on } { NP($what) }
by-for = { -for } { NP($what) }
by-of = { NP($what, case: "de") }
by-in = { -in } { NP($what) }
by-into = { -in } { NP($what) }
by-at = { NP($what, case: "a") }
by-against = { -against } { NP($what) }
by-onto = { -on } { NP($what) }

## Lists

list-and =
    .more = { $left }, { $right }
    .last = { $left } { -and } { $right }
list-or =
    .more = { $left }, { $right }
    .last = { $left } { -or } { $right }
# After "if" or "as long as": "si A et que B".
list-and-that =
    .more = { $left }, { -that } { $right }
    .last = { $left } { -and } { -that } { $right }
list-or-that =
    .more = { $left }, { -that } { $right }
    .last = { $left } { -or } { -that } { $right }
list-then =
    .more = { $left }, { -then } { $right }
    .last = { $left }, { -then } { $right }
list-places =
    .more = { $left }, { $right }
    .last = { $left }, { $right }
# What one doer does, one thing after the other.
list-row =
    .more = { $left }, { $right }
    .last = { $left }, { -then } { $right }
list-choice =
    .more = { $left } { $right }
    .last = { $left } { $right }

## The regular forms of a verb, from the words of its entry: base, third, plural, polite (to the reader), participle, and
## third-subjunctive, polite-subjunctive where a text needs them. $clitic and $dative are pronouns before the verb.

verb =
    .clitics = yes
    .imperative = { $polite }{ $enclitic } { $object }{ $rest }
    .infinitive = { $clitic }{ $dative }{ $base } { $object }{ $rest }
    .indicative = { NP($subject) } { $clitic }{ $dative }{ AGR($subject) ->
        [you] { $polite }
        [one] { $third }
       *[other] { $plural }
      } { $object }{ $rest }
    .predicate = { $clitic }{ $dative }{ AGR($subject) ->
        [you] { $polite }
        [one] { $third }
       *[other] { $plural }
      } { $object }{ $rest }
    .subjunctive = { NP($subject) } { $clitic }{ $dative }{ AGR($subject) ->
        [you] { $polite-subjunctive }
        [one] { $third-subjunctive }
       *[other] { $plural }
      } { $object }{ $rest }
    .passive = { NP($patient) } { $dative }{ AGR($patient) ->
        [you] { -be-you }
        [one] { -be-one }
       *[other] { -be-other }
      } { $participle }{ AGREE($patient) }{ $rest }
    .label = { $participle }{ AGREE($patient) }
    .passive-subjunctive = { NP($patient) } { $dative }{ AGR($patient) ->
        [you] { -may-be-you }
        [one] { -may-be-one }
       *[other] { -may-be-other }
      } { $participle }{ AGREE($patient) }{ $rest }
    .passive-infinitive = { $dative }{ -be } { $participle }{ AGREE($patient) }{ $rest }
    .perfect = { NP($subject) } { $clitic }{ $dative }{ AGR($subject) ->
        [you] { -have-you }
        [one] { -have-one }
       *[other] { -have-other }
      } { $participle } { $object }{ $rest }
    .never = { NP($subject) } { -not } { $clitic }{ $dative }{ AGR($subject) ->
        [you] { -have-you }
        [one] { -have-one }
       *[other] { -have-other }
      } { $participle } { $object }{ $rest }
    .adjective = { $participle }{ AGREE($head) }
    .passive-perfect = { NP($patient) } { $dative }{ AGR($patient) ->
        [you] { -have-you }
        [one] { -have-one }
       *[other] { -have-other }
      } { -been } { $participle }{ AGREE($patient) }{ $rest }
    .relative = { -that } { NP($subject) } { $dative }{ AGR($subject) ->
        [you] { -have-you }
        [one] { -have-one }
       *[other] { -have-other }
      } { $participle }{ AGREE($patient) }{ $rest }
