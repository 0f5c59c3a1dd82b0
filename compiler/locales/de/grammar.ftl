### Deutsch: Nomengruppen, Listen und die regelmäßigen Formen eines Verbs.
### $case ist base, acc, dat oder gen; $decl sagt, was der Artikel dem Adjektiv übrig lässt: weak, mixed, sonst stark.

# der, die, das
agree-der = { $num ->
    [one] { $gender ->
        [f] { $case ->
            [dat] der
            [gen] der
           *[base] die
          }
        [m] { $case ->
            [acc] den
            [dat] dem
            [gen] des
           *[base] der
          }
       *[n] { $case ->
            [dat] dem
            [gen] des
           *[base] das
          }
      }
   *[other] { $case ->
        [dat] den
        [gen] der
       *[base] die
      }
  }
# dieser, jeder; ein Adjektiv ohne Artikel
agree-strong = { $num ->
    [one] { $gender ->
        [f] { $case ->
            [dat] er
            [gen] er
           *[base] e
          }
        [m] { $case ->
            [acc] en
            [dat] em
            [gen] es
           *[base] er
          }
       *[n] { $case ->
            [dat] em
            [gen] es
           *[base] es
          }
      }
   *[other] { $case ->
        [dat] en
        [gen] er
       *[base] e
      }
  }
# ein, kein, dein
agree-ein = { $num ->
    [one] { $gender ->
        [f] { $case ->
            [dat] er
            [gen] er
           *[base] e
          }
        [m] { $case ->
            [acc] en
            [dat] em
            [gen] es
           *[base] { "" }
          }
       *[n] { $case ->
            [dat] em
            [gen] es
           *[base] { "" }
          }
      }
   *[other] { $case ->
        [dat] en
        [gen] er
       *[base] e
      }
  }
agree-weak = { $num ->
    [one] { $case ->
        [dat] en
        [gen] en
        [acc] { $gender ->
            [m] en
           *[n] e
          }
       *[base] e
      }
   *[other] en
  }
agree-mixed = { $num ->
    [one] { $case ->
        [dat] en
        [gen] en
        [acc] { $gender ->
            [m] en
            [f] e
           *[n] es
          }
       *[base] { $gender ->
            [m] er
            [f] e
           *[n] es
          }
      }
   *[other] en
  }
# Die Endung eines Adjektivs: schwarz{ agree }
agree = { $decl ->
    [predicate] { "" }
    [weak] { agree-weak }
    [mixed] { agree-mixed }
   *[strong] { agree-bare }
  }
# Ein Adjektiv ohne Artikel; im Genitiv der Mehrzahl steht trotzdem „der“ davor (np-live, np-bare).
agree-bare = { $num ->
    [one] { agree-strong }
   *[other] { $case ->
        [gen] en
       *[base] { agree-strong }
      }
  }
# Das Relativpronomen im Akkusativ.
agree-who = { $num ->
    [one] { $gender ->
        [f] die
        [m] der
       *[n] das
      }
   *[other] die
  }
agree-whom = { $num ->
    [one] { $gender ->
        [f] die
        [m] den
       *[n] das
      }
   *[other] die
  }
# ... und im Genitiv.
agree-whose = { $num ->
    [one] { $gender ->
        [f] deren
       *[n] dessen
      }
   *[other] deren
  }
# ... nach einer Präposition mit dem Dativ.
agree-dem = { $num ->
    [one] { $gender ->
        [f] der
       *[n] dem
      }
   *[other] denen
  }
agree-er = { $num ->
    [one] { $gender ->
        [f] sie
        [m] er
       *[n] es
      }
   *[other] sie
  }

np-you =
    .base = du
    .acc = dich
    .dat = dir
    .gen = von dir
np-name =
    .base = { $body }
    .acc = { $body }
    .dat = { $body }
    .gen = von { $body }
np-the =
    .base = { agree-der } { $body }
    .acc = { agree-der } { $body }
    .dat = { agree-der } { $body }
    .gen = { agree-der } { $body }
np-a =
    .base = ein{ agree-ein } { $body }
    .acc = ein{ agree-ein } { $body }
    .dat = ein{ agree-ein } { $body }
    .gen = ein{ agree-ein } { $body }
np-another =
    .base = ein{ agree-ein } ander{ agree-mixed } { $body }
    .acc = ein{ agree-ein } ander{ agree-mixed } { $body }
    .dat = ein{ agree-ein } ander{ agree-mixed } { $body }
    .gen = ein{ agree-ein } ander{ agree-mixed } { $body }
np-each =
    .base = jed{ agree-strong } { $body }
    .acc = jed{ agree-strong } { $body }
    .dat = jed{ agree-strong } { $body }
    .gen = jed{ agree-strong } { $body }
np-each-other =
    .base = jed{ agree-strong } ander{ agree-weak } { $body }
    .acc = jed{ agree-strong } ander{ agree-weak } { $body }
    .dat = jed{ agree-strong } ander{ agree-weak } { $body }
    .gen = jed{ agree-strong } ander{ agree-weak } { $body }
np-all =
    .base = all{ agree-strong } { $body }
    .acc = all{ agree-strong } { $body }
    .dat = all{ agree-strong } { $body }
    .gen = all{ agree-strong } { $body }
np-the-other =
    .base = { agree-der } ander{ agree-weak } { $body }
    .acc = { agree-der } ander{ agree-weak } { $body }
    .dat = { agree-der } ander{ agree-weak } { $body }
    .gen = { agree-der } ander{ agree-weak } { $body }
# Eine lebende Menge: was immer passt, jetzt und später.
np-live =
    .base = { $body }
    .acc = { $body }
    .dat = { $body }
    .gen = der { $body }
np-live-other =
    .base = ander{ agree-strong } { $body }
    .acc = ander{ agree-strong } { $body }
    .dat = ander{ agree-strong } { $body }
    .gen = ander{ agree-strong } { $body }
np-some =
    .base = { $body }
    .acc = { $body }
    .dat = { $body }
    .gen = der { $body }
np-some-other =
    .base = ander{ agree-strong } { $body }
    .acc = ander{ agree-strong } { $body }
    .dat = ander{ agree-strong } { $body }
    .gen = ander{ agree-strong } { $body }
# Die Hälfte.
np-portion =
    .base = { agree-der } { $body }
    .acc = { agree-der } { $body }
    .dat = { agree-der } { $body }
    .gen = { agree-der } { $body }
# Nach „nicht“, das dann entfällt (siehe locale.yaml).
np-any =
    .base = kein{ agree-ein }◊ { $body }
    .acc = kein{ agree-ein }◊ { $body }
    .dat = kein{ agree-ein }◊ { $body }
    .gen = kein{ agree-ein }◊ { $body }
np-bare =
    .base = { $body }
    .acc = { $body }
    .dat = { $body }
    .gen = der { $body }
np-none =
    .base = { $body }
    .acc = { $body }
    .dat = { $body }
    .gen = von { $body }
np-this =
    .base = dies{ agree-strong } { $body }
    .acc = dies{ agree-strong } { $body }
    .dat = dies{ agree-strong } { $body }
    .gen = dies{ agree-strong } { $body }
# „diese“, wo ein anderes Ding gleichen Namens erwähnt wurde.
np-this-one =
    .base = dies{ agree-strong } { $body } hier
    .acc = dies{ agree-strong } { $body } hier
    .dat = dies{ agree-strong } { $body } hier
    .gen = dies{ agree-strong } { $body } hier
np-exactly =
    .base = genau { $count } { $body }
    .acc = genau { $count } { $body }
    .dat = genau { $count } { $body }
    .gen = genau { $count } { $body }
np-no =
    .base = kein{ agree-ein } { $body }
    .acc = kein{ agree-ein } { $body }
    .dat = kein{ agree-ein } { $body }
    .gen = kein{ agree-ein } { $body }
np-numbered =
    .base = { $body }
    .acc = { $body }
    .dat = { $body }
    .gen = von { $body }
np-that =
    .base = dies{ agree-strong } { $body }
    .acc = dies{ agree-strong } { $body }
    .dat = dies{ agree-strong } { $body }
    .gen = dies{ agree-strong } { $body }
np-counted =
    .base = { $count } { $body }
    .acc = { $count } { $body }
    .dat = { $count } { $body }
    .gen = { $count } { $body }
np-the-counted =
    .base = { agree-der } { $count } { $body }
    .acc = { agree-der } { $count } { $body }
    .dat = { agree-der } { $count } { $body }
    .gen = { agree-der } { $count } { $body }
np-the-top =
    .base = { agree-der } { PLURAL($count) ->
        [one] oberst{ agree-weak }
       *[other] { $count } obersten
      } { $body }
    .acc = { agree-der } { PLURAL($count) ->
        [one] oberst{ agree-weak }
       *[other] { $count } obersten
      } { $body }
    .dat = { agree-der } { PLURAL($count) ->
        [one] oberst{ agree-weak }
       *[other] { $count } obersten
      } { $body }
    .gen = { agree-der } { PLURAL($count) ->
        [one] oberst{ agree-weak }
       *[other] { $count } obersten
      } { $body }
np-equal =
    .base = { $body }
    .acc = { $body }
    .dat = { $body }
    .gen = { $body }
# Das Subjekt desselben Satzes, noch einmal gesagt.
np-it =
    .base = { agree-er }
    .acc = { $num ->
        [one] { $gender ->
            [f] sie
            [m] ihn
           *[n] es
          }
       *[other] sie
      }
    .dat = { $num ->
        [one] { $gender ->
            [f] ihr
           *[n] ihm
          }
       *[other] ihnen
      }
    .gen = { agree-whose }
np-at-least =
    .base = mindestens { $count } { $body }
    .acc = mindestens { $count } { $body }
    .dat = mindestens { $count } { $body }
    .gen = mindestens { $count } { $body }
np-at-most =
    .base = höchstens { $count } { $body }
    .acc = höchstens { $count } { $body }
    .dat = höchstens { $count } { $body }
    .gen = höchstens { $count } { $body }
np-more-than =
    .base = mehr als { $count } { $body }
    .acc = mehr als { $count } { $body }
    .dat = mehr als { $count } { $body }
    .gen = mehr als { $count } { $body }
np-fewer-than =
    .base = weniger als { $count } { $body }
    .acc = weniger als { $count } { $body }
    .dat = weniger als { $count } { $body }
    .gen = weniger als { $count } { $body }
np-any-number =
    .base = beliebig viele { $body }
    .acc = beliebig viele { $body }
    .dat = beliebig viele { $body }
    .gen = beliebig viele { $body }
np-up-to =
    .base = bis zu { $count } { $body }
    .acc = bis zu { $count } { $body }
    .dat = bis zu { $count } { $body }
    .gen = bis zu { $count } { $body }
np-your =
    .base = dein{ agree-ein } { $body }
    .acc = dein{ agree-ein } { $body }
    .dat = dein{ agree-ein } { $body }
    .gen = dein{ agree-ein } { $body }
np-of =
    .base = { agree-der } { $body } { NP($owner, case: "gen") }
    .acc = { agree-der } { $body } { NP($owner, case: "gen") }
    .dat = { agree-der } { $body } { NP($owner, case: "gen") }
    .gen = { agree-der } { $body } { NP($owner, case: "gen") }
np-own =
    .base = { AGR($owner) ->
        [one] { FEATURE($owner, "gender") ->
            [f] ihr
           *[n] sein
          }
       *[other] ihr
      }{ agree-ein } { $body }
    .acc = { AGR($owner) ->
        [one] { FEATURE($owner, "gender") ->
            [f] ihr
           *[n] sein
          }
       *[other] ihr
      }{ agree-ein } { $body }
    .dat = { AGR($owner) ->
        [one] { FEATURE($owner, "gender") ->
            [f] ihr
           *[n] sein
          }
       *[other] ihr
      }{ agree-ein } { $body }
    .gen = { AGR($owner) ->
        [one] { FEATURE($owner, "gender") ->
            [f] ihr
           *[n] sein
          }
       *[other] ihr
      }{ agree-ein } { $body }

## Nomen und Adjektive der Kartensprache

n-card =
    .one = Karte
    .other = Karten
    .gender = f
n-number =
    .one = Anzahl
    .other = Anzahlen
    .gender = f
n-total =
    .one = Summe
    .other = Summen
    .gender = f
n-result =
    .one = Ergebnis
    .other = Ergebnisse
    .gender = n
    .gen-one = Ergebnisses
    .dat-other = Ergebnissen
n-highest =
    .one = Höchstwert
    .other = Höchstwerte
    .gender = m
    .gen-one = Höchstwerts
    .dat-other = Höchstwerten
n-lowest =
    .one = Tiefstwert
    .other = Tiefstwerte
    .gender = m
    .gen-one = Tiefstwerts
    .dat-other = Tiefstwerten
n-half =
    .one = Hälfte
    .other = Hälften
    .gender = f
n-ability =
    .one = Fähigkeit
    .other = Fähigkeiten
    .gender = f
n-owner =
    .one = Besitzer
    .other = Besitzer
    .gender = m
    .gen-one = Besitzers
n-player =
    .one = Spieler
    .other = Spieler
    .gender = m
    .gen-one = Spielers
    .dat-other = Spielern
n-nothing =
    .one = nichts
    .other = nichts
    .gender = n
n-item =
    .one = Feld
    .other = Felder
    .gender = n
    .dat-other = Feldern
n-mark =
    .one = Symbol
    .other = Symbole
    .gender = n
    .gen-one = Symbols
    .dat-other = Symbolen
n-size =
    .one = Wert
    .other = Werte
    .gender = m
    .gen-one = Wertes
s-step =
    .one = Schritt
    .other = Schritte
    .gender = m
    .gen-one = Schrittes
s-game =
    .one = Spiel
    .other = Spiele
    .gender = n
    .gen-one = Spiels
a-current = aktiv{ agree }
a-chosen = gewählt{ agree }
a-revealed = aufgedeckt{ agree }
a-noted = gemerkt{ agree }
a-at-work = wirkend{ agree }
a-other = ander{ agree }
a-first = erst{ agree }
a-second = zweit{ agree }
a-third = dritt{ agree }
a-fourth = viert{ agree }
a-fifth = fünft{ agree }
a-sixth = sechst{ agree }
a-different = verschieden{ agree }
# „einen anderen Spieler als bisher“: die Typografie stellt den Zusatz hinter das Nomen.
a-elsewhere = ander{ agree }°
a-top = oberst{ agree }

## was dem Nomen folgt; $head ist die Gruppe, zu der es gehört

m-in = { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "dat") }
m-from = aus { NP($zone, case: "dat") }
m-there = { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "dat") }
m-top-of = oben auf { NP($zone, case: "dat") }
m-of = { NP($what, case: "gen") }
m-slot-of = { CLAUSE($slot, frame: "name") } { NP($what, case: "gen") }
m-number-of = { NP($what, det: "bare", case: "gen") }
m-different = verschiedener { NP($property, det: "none") } unter { NP($what, case: "dat") }
m-total-of = , für { NP($what, case: "acc") }, aus { NP($amount, case: "dat") },
m-total-property = { NP($property, case: "gen") } { NP($what, case: "gen") }
m-half-up = { NP($what, case: "gen") }, aufgerundet,
m-half-down = { NP($what, case: "gen") }, abgerundet,
m-among = unter { NP($what, case: "dat") }
m-other-than = außer { NP($what, case: "dat") }
m-no-value = außer { LIST($values, $head, join: "or") }
m-numbered = { $number }
m-per = für { NP($what, case: "acc") }
# An amount that is worked out once, although its effect lasts.
m-now = (jetzt gezählt)
m-same = mit { FEATURE($property, "gender") ->
    [f] gleicher
   *[n] gleichem
  } { NP($property, det: "none", case: "dat") } wie { NP($what) }
m-equal = in Höhe { NP($value, case: "gen") }
m-of-kinds = von { NP($what, case: "dat") }
m-history = { CLAUSE($event, frame: "relative") }‹in { NP($scope, det: "this", case: "dat") }›
m-history-by = , { CLAUSE($link) } { CLAUSE($event, frame: "perfect") }‹in { NP($scope, det: "this", case: "dat") }›,
m-is = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } { LIST($values, $property, join: "or") } { AGR($property) ->
    [one] ist
   *[other] sind
  },
m-is-not = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } nicht { LIST($values, $property, join: "or") } { AGR($property) ->
    [one] ist
   *[other] sind
  },
m-eq = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } { NP($amount, case: "acc") } { AGR($property) ->
    [one] beträgt
   *[other] betragen
  },
m-ge = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } mindestens { NP($amount, case: "acc") } { AGR($property) ->
    [one] beträgt
   *[other] betragen
  },
m-le = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } höchstens { NP($amount, case: "acc") } { AGR($property) ->
    [one] beträgt
   *[other] betragen
  },
m-gt = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } mehr als { NP($amount, case: "acc") } { AGR($property) ->
    [one] beträgt
   *[other] betragen
  },
m-lt = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } weniger als { NP($amount, case: "acc") } { AGR($property) ->
    [one] beträgt
   *[other] betragen
  },
m-empty = , { AGREE($head, ending: "agree-whose") } { NP($zone, det: "none") } leer { AGR($zone) ->
    [one] ist
   *[other] sind
  },
m-not-empty = , { AGREE($head, ending: "agree-whose") } { NP($zone, det: "none") } nicht leer { AGR($zone) ->
    [one] ist
   *[other] sind
  },
m-which = , für { AGREE($head, ending: "agree-whom") } gilt, dass { CLAUSE($condition) },
m-link = { "" }
m-owned = , { AGREE($head, ending: "agree-who") } { NP($who, case: "dat") } { AGR($head) ->
    [one] gehört
   *[other] gehören
  },
m-not-owned = , { AGREE($head, ending: "agree-who") } { NP($who, case: "dat") } nicht { AGR($head) ->
    [one] gehört
   *[other] gehören
  },
m-with-slot = mit { CLAUSE($slot, frame: "name") }
m-without-slot = ohne { CLAUSE($slot, frame: "name") }
m-chosen-first = aus der ersten Auswahl
m-chosen-second = aus der zweiten Auswahl
m-chosen-third = aus der dritten Auswahl
m-chosen-fourth = aus der vierten Auswahl
m-revealed-before = , vor { NP($what, case: "dat") } aufgedeckt,
m-seats-after = { NP($steps) } { PLURAL($steps) ->
    [one] Platz
   *[other] Plätze
  } nach { NP($who, case: "dat") }
m-next-after = nach { NP($who, case: "dat") }
m-at = für { NP($index, case: "acc") }

## Listen

list-and =
    .more = { $left }, { $right }
    .last = { $left } und { $right }
list-or =
    .more = { $left }, { $right }
    .last = { $left } oder { $right }
list-and-that =
    .more = { $left }, { $right }
    .last = { $left } und { $right }
list-or-that =
    .more = { $left }, { $right }
    .last = { $left } oder { $right }
# Was derselbe tut, eins nach dem anderen.
list-row =
    .more = { $left }, { $right }
    .last = { $left } und { $right }
list-then =
    .more = { $left }, dann { $right }
    .last = { $left }, dann { $right }
list-places =
    .more = { $left }, { $right }
    .last = { $left }, { $right }
list-choice =
    .more = { $left } { $right }
    .last = { $left } { $right }

by-with = mit { NP($what, case: "dat") }
by-to = zu { NP($what, case: "dat") }
by-from = von { NP($what, case: "dat") }
by-by = durch { NP($what, case: "acc") }
by-on = auf { NP($what, case: "acc") }
by-for = für { NP($what, case: "acc") }
by-of = von { NP($what, case: "dat") }
by-in = in { NP($what, case: "dat") }
by-into = in { NP($what, case: "acc") }
by-at = bei { NP($what, case: "dat") }
by-against = gegen { NP($what, case: "acc") }
by-onto = auf { NP($what, case: "acc") }
by-over = über { NP($what, case: "acc") }
link-to = zu { AGREE($what, ending: "agree-dem") }
link-by = von { AGREE($what, ending: "agree-dem") }
link-with = mit { AGREE($what, ending: "agree-dem") }
link-from = von { AGREE($what, ending: "agree-dem") }
link-on = auf { AGREE($what, ending: "agree-dem") }
link-into = in { AGREE($what, ending: "agree-dem") }
link-against = mit { AGREE($what, ending: "agree-dem") }
link-onto = auf { AGREE($what, ending: "agree-dem") }
link-over = über { AGREE($what, ending: "agree-dem") }

## die regelmäßigen Formen eines Verbs, aus den Wörtern seines Eintrags: base (ziehen), third (zieht), plural (ziehen),
## second (ziehst), command (ziehe), participle (gezogen); verb-separable auch prefix (ab), verb-tail auch tail (ins Spiel).
## inverted steht nach einem vorangestellten Satzteil, subordinate in Nebensätzen, negated nach „kann“.

verb =
    .imperative = { $command }‡ { $object }{ $rest }
    .infinitive = { $object }{ $rest } { $base }
    .negated = { $object }{ $rest } ◊nicht { $base }
    .indicative = { NP($subject) } { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      } { $object }{ $rest }
    .inverted = { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      } { NP($subject) }‡ { $object }{ $rest }
    .predicate = { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      }† { $object }{ $rest }
    .subordinate = { NP($subject) } { $object }{ $rest } { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      }
    .passive = { NP($patient) }{ $rest } { $participle } { AGR($patient) ->
        [you] wirst
        [one] wird
       *[other] werden
      }
    .passive-infinitive = { $rest } { $participle } werden
    .passive-negated = ◊nicht { $rest } { $participle } werden
    .passive-perfect = { NP($patient) }‡{ $rest } { $participle } { AGR($patient) ->
        [you] wurdest
        [one] wurde
       *[other] wurden
      }
    .label = { $participle }
    .perfect = { NP($subject) }‡ { $object }{ $rest } { $participle } { AGR($subject) ->
        [you] hast
        [one] hat
       *[other] haben
      }
    .never = { NP($subject) }‡ { $object }{ $rest } { $participle } { AGR($subject) ->
        [you] hast
        [one] hat
       *[other] haben
      }
    .adjective = { $participle }{ agree }
    .relative = , { AGREE($patient, ending: "agree-whom") } { NP($subject) }‡{ $rest } { $participle } { AGR($subject) ->
        [you] hast
        [one] hat
       *[other] haben
      },
# Mit einer Vorsilbe am Ende des Satzes: „wirft 1 Karte ab“.
verb-separable =
    .imperative = { $command }‡ { $object }{ $rest } { $prefix }
    .infinitive = { $object }{ $rest } { $base }
    .negated = { $object }{ $rest } ◊nicht { $base }
    .indicative = { NP($subject) } { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      } { $object }{ $rest } { $prefix }
    .inverted = { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      } { NP($subject) }‡ { $object }{ $rest } { $prefix }
    .predicate = { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      }† { $object }{ $rest } { $prefix }
    .subordinate = { NP($subject) } { $object }{ $rest } { $prefix }{ AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      }
    .passive = { NP($patient) }{ $rest } { $participle } { AGR($patient) ->
        [you] wirst
        [one] wird
       *[other] werden
      }
    .passive-infinitive = { $rest } { $participle } werden
    .passive-negated = ◊nicht { $rest } { $participle } werden
    .passive-perfect = { NP($patient) }‡{ $rest } { $participle } { AGR($patient) ->
        [you] wurdest
        [one] wurde
       *[other] wurden
      }
    .label = { $participle }
    .perfect = { NP($subject) }‡ { $object }{ $rest } { $participle } { AGR($subject) ->
        [you] hast
        [one] hat
       *[other] haben
      }
    .never = { NP($subject) }‡ { $object }{ $rest } { $participle } { AGR($subject) ->
        [you] hast
        [one] hat
       *[other] haben
      }
    .adjective = { $participle }{ agree }
    .relative = , { AGREE($patient, ending: "agree-whom") } { NP($subject) }‡{ $rest } { $participle } { AGR($subject) ->
        [you] hast
        [one] hat
       *[other] haben
      },
# Mit mehreren Wörtern am Ende des Satzes: „kommt vor dir ins Spiel“.
verb-tail =
    .imperative = { $command }‡ { $object }{ $rest } { $tail }
    .infinitive = { $object }{ $rest } { $base }
    .negated = { $object }{ $rest } ◊nicht { $base }
    .indicative = { NP($subject) } { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      } { $object }{ $rest } { $tail }
    .inverted = { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      } { NP($subject) }‡ { $object }{ $rest } { $tail }
    .predicate = { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      }† { $object }{ $rest } { $tail }
    .subordinate = { NP($subject) } { $object }{ $rest } { $tail } { AGR($subject) ->
        [you] { $second }
        [one] { $third }
       *[other] { $plural }
      }
    .passive = { NP($patient) }{ $rest } { $participle } { AGR($patient) ->
        [you] wirst
        [one] wird
       *[other] werden
      }
    .passive-infinitive = { $rest } { $participle } werden
    .passive-negated = ◊nicht { $rest } { $participle } werden
    .passive-perfect = { NP($patient) }‡{ $rest } { $participle } { AGR($patient) ->
        [you] wurdest
        [one] wurde
       *[other] wurden
      }
    .label = { $participle }
    .perfect = { NP($subject) }‡ { $object }{ $rest } { $participle } { AGR($subject) ->
        [you] hast
        [one] hat
       *[other] haben
      }
    .never = { NP($subject) }‡ { $object }{ $rest } { $participle } { AGR($subject) ->
        [you] hast
        [one] hat
       *[other] haben
      }
    .adjective = { $participle }{ agree }
    .relative = , { AGREE($patient, ending: "agree-whom") } { NP($subject) }‡{ $rest } { $participle } { AGR($subject) ->
        [you] hast
        [one] hat
       *[other] haben
      },
