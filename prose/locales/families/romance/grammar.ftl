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

# source: ab44e472
np-name = { $body }
# source: 0e73877f
np-the = { the } { $body }
# source: 6a771222
np-numbered = { the } { $body }
# source: a28a543c
np-portion = { the } { $body }
# source: 98a14ea1
np-live = { the } { $body }
# source: ba1e9e48
np-the-other = { the } { other } { $body }
# source: 44563d90
np-live-other = { the } { other } { $body }
# source: 1dc71db1
np-the-counted = { the } { $count } { $body }
# source: 74419901
np-of = { the } { $body } { NP($owner, case: "de") }
# source: 143a0ffa
np-a = { un } { $body }
# source: e45acfcc
np-another = { another } { $body }
# source: 332e9bf6
np-each = { -each } { $body }
# source: ba899dea
np-each-other = { -each } { other } { $body }
# source: 739d833c
np-all = { all } { the } { $body }
# source: 8b1e7575
np-bare = { $body }
# source: f9234d3f
np-none = { $body }
np-single = { $body }
# source: 1201f88d
np-some = { $body }
# source: 0c0eecb2
np-some-other = { other } { $body }
# source: eadf4e7a
np-any = { $body }
# source: 2369b3b4
np-this = { this } { $body }
# source: 67781e4f
np-this-one = { this } { $body }
# source: bb662d68
np-that = { that } { $body }
# source: 6766a82e
np-no = { none-of } { $body }
# source: 59940540
np-your = { your } { $body }
# source: 86c3c746
np-own = { own } { $body }
# source: 35a5631b
np-counted = { $count } { $body }
# source: 0f47ffa6
np-exactly = { -exactly } { $count } { $body }
# source: 6b9b446e
np-at-least = { -at-least } { $count } { $body }
# source: 5ecd7f4c
np-at-most = { -at-most } { $count } { $body }
# source: 67d2fa91
np-more-than = { -more-than } { $count } { $body }
# source: 62b4b648
np-fewer-than = { -fewer-than } { $count } { $body }
# source: 47a7b89d
np-up-to = { -up-to } { $count } { $body }

## Phrases after a noun or a verb

# source: c8ef1ab2
m-in = { NP($zone, case: "de") }
# source: 9f5a0675
m-from = { NP($zone, case: "de") }
# source: ecc8e130
m-there = { -in } { NP($zone) }
# source: d1c01ac3
m-of = { NP($what, case: "de") }
# source: 46378232
m-slot-of = { CLAUSE($slot, frame: "name") } { NP($what, case: "de") }
# source: b78074d9
m-number-of = { NP($what, det: "bare", case: "de") }
# source: b9f0b24d
m-total-property = { NP($property, case: "de") } { NP($what, case: "de") }
# source: 58e396cf
m-of-kinds = { NP($what, case: "de") }
# source: e0aa0e50
m-among = { -among } { NP($what) }
# source: d9b64f25
m-numbered = { $number }
# source: 646772a7
m-link = { -and }
# source: faefeeba
m-at = { -for } { NP($index) }
# source: c57b856e
by-with = { -with } { NP($what) }
# .weak: a pronoun is printed as the clitic before the verb.
# source: df669484
by-to = { NP($what, case: "a") }
    .weak = dative
# source: 4ac5bd34
by-from = { NP($what, case: "de") }
# source: b403338e
by-by = { -by } { NP($what) }
# source: 6bd75b74
by-on = { -on } { NP($what) }
# source: f88261b1
by-for = { -for } { NP($what) }
# source: 33b08fb6
by-of = { NP($what, case: "de") }
# source: 2688d5c0
by-in = { -in } { NP($what) }
# source: 56ab5c47
by-into = { -in } { NP($what) }
# source: c16346c5
by-at = { NP($what, case: "a") }
# source: 2ba1b303
by-against = { -against } { NP($what) }
# source: e736b8b2
by-onto = { -on } { NP($what) }

## Lists

# source: c8789f70
list-and =
    .more = { $left }, { $right }
    .last = { $left } { -and } { $right }
# source: 50c0eeac
list-or =
    .more = { $left }, { $right }
    .last = { $left } { -or } { $right }
# After "if" or "as long as": "si A et que B".
# source: 4ff2bc34
list-and-that =
    .more = { $left }, { -that } { $right }
    .last = { $left } { -and } { -that } { $right }
# source: a3a597b5
list-or-that =
    .more = { $left }, { -that } { $right }
    .last = { $left } { -or } { -that } { $right }
# source: cb594a6c
list-then =
    .more = { $left }, { -then } { $right }
    .last = { $left }, { -then } { $right }
# source: 55b71e6a
list-places =
    .more = { $left }, { $right }
    .last = { $left }, { $right }
# What one doer does, one thing after the other.
# source: 829ade44
list-row =
    .more = { $left }, { $right }
    .last = { $left }, { -then } { $right }
# source: 41f13baf
list-choice =
    .more = { $left } { $right }
    .last = { $left } { $right }

## The regular forms of a verb, from the words of its entry: base, third, plural, polite (to the reader), participle, and
## third-subjunctive, polite-subjunctive where a text needs them. $clitic and $dative are pronouns before the verb.

# source: 1f5b84a8
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
      } { $participle }{ FORM($thing) ->
        [it] { AGREE($thing) }
       *[other] { "" }
      } { $object }{ $rest }
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
