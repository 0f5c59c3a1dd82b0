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

# source: fe59ab65
np-you =
    .base = du
    .acc = dich
    .dat = dir
    .gen = von dir
# source: ab44e472
np-name =
    .base = { $body }
    .acc = { $body }
    .dat = { $body }
    .gen = von { $body }
# source: 0e73877f
np-the =
    .base = { agree-der } { $body }
    .acc = { agree-der } { $body }
    .dat = { agree-der } { $body }
    .gen = { agree-der } { $body }
# source: 143a0ffa
np-a =
    .base = ein{ agree-ein } { $body }
    .acc = ein{ agree-ein } { $body }
    .dat = ein{ agree-ein } { $body }
    .gen = ein{ agree-ein } { $body }
# source: e45acfcc
np-another =
    .base = ein{ agree-ein } ander{ agree-mixed } { $body }
    .acc = ein{ agree-ein } ander{ agree-mixed } { $body }
    .dat = ein{ agree-ein } ander{ agree-mixed } { $body }
    .gen = ein{ agree-ein } ander{ agree-mixed } { $body }
# source: 332e9bf6
np-each =
    .base = jed{ agree-strong } { $body }
    .acc = jed{ agree-strong } { $body }
    .dat = jed{ agree-strong } { $body }
    .gen = jed{ agree-strong } { $body }
# source: ba899dea
np-each-other =
    .base = jed{ agree-strong } ander{ agree-weak } { $body }
    .acc = jed{ agree-strong } ander{ agree-weak } { $body }
    .dat = jed{ agree-strong } ander{ agree-weak } { $body }
    .gen = jed{ agree-strong } ander{ agree-weak } { $body }
# source: 739d833c
np-all =
    .base = all{ agree-strong } { $body }
    .acc = all{ agree-strong } { $body }
    .dat = all{ agree-strong } { $body }
    .gen = all{ agree-strong } { $body }
# source: ba1e9e48
np-the-other =
    .base = { agree-der } ander{ agree-weak } { $body }
    .acc = { agree-der } ander{ agree-weak } { $body }
    .dat = { agree-der } ander{ agree-weak } { $body }
    .gen = { agree-der } ander{ agree-weak } { $body }
# Eine lebende Menge: was immer passt, jetzt und später.
# source: 98a14ea1
np-live =
    .base = { $body }
    .acc = { $body }
    .dat = { $body }
    .gen = der { $body }
# source: 44563d90
np-live-other =
    .base = ander{ agree-strong } { $body }
    .acc = ander{ agree-strong } { $body }
    .dat = ander{ agree-strong } { $body }
    .gen = ander{ agree-strong } { $body }
# source: 1201f88d
np-some =
    .base = { $body }
    .acc = { $body }
    .dat = { $body }
    .gen = der { $body }
# source: 0c0eecb2
np-some-other =
    .base = ander{ agree-strong } { $body }
    .acc = ander{ agree-strong } { $body }
    .dat = ander{ agree-strong } { $body }
    .gen = ander{ agree-strong } { $body }
# Die Hälfte.
# source: a28a543c
np-portion =
    .base = { agree-der } { $body }
    .acc = { agree-der } { $body }
    .dat = { agree-der } { $body }
    .gen = { agree-der } { $body }
# Nach „nicht“, das dann entfällt (siehe locale.yaml).
# source: eadf4e7a
np-any =
    .base = kein{ agree-ein }◊ { $body }
    .acc = kein{ agree-ein }◊ { $body }
    .dat = kein{ agree-ein }◊ { $body }
    .gen = kein{ agree-ein }◊ { $body }
# source: 8b1e7575
np-bare =
    .base = { $body }
    .acc = { $body }
    .dat = { $body }
    .gen = der { $body }
# source: f9234d3f
np-none =
    .base = { $body }
    .acc = { $body }
    .dat = { $body }
    .gen = von { $body }
    .gen-noun = dat
# source: 2369b3b4
np-this =
    .base = dies{ agree-strong } { $body }
    .acc = dies{ agree-strong } { $body }
    .dat = dies{ agree-strong } { $body }
    .gen = dies{ agree-strong } { $body }
# „diese“, wo ein anderes Ding gleichen Namens erwähnt wurde.
# source: 67781e4f
np-this-one =
    .base = dies{ agree-strong } { $body } selbst
    .acc = dies{ agree-strong } { $body } selbst
    .dat = dies{ agree-strong } { $body } selbst
    .gen = dies{ agree-strong } { $body } selbst
# source: 0f47ffa6
np-exactly =
    .base = genau { $count } { $body }
    .acc = genau { $count } { $body }
    .dat = genau { $count } { $body }
    .gen = genau { $count } { $body }
# source: 6766a82e
np-no =
    .base = kein{ agree-ein } { $body }
    .acc = kein{ agree-ein } { $body }
    .dat = kein{ agree-ein } { $body }
    .gen = kein{ agree-ein } { $body }
# source: 6a771222
np-numbered =
    .base = { $body }
    .acc = { $body }
    .dat = { $body }
    .gen = von { $body }
    .gen-noun = dat
# source: bb662d68
np-that =
    .base = dies{ agree-strong } { $body }
    .acc = dies{ agree-strong } { $body }
    .dat = dies{ agree-strong } { $body }
    .gen = dies{ agree-strong } { $body }
# source: 35a5631b
np-counted =
    .base = { $count } { $body }
    .acc = { $count } { $body }
    .dat = { $count } { $body }
    .gen = { $count } { $body }
# source: 1dc71db1
np-the-counted =
    .base = { agree-der } { $count } { $body }
    .acc = { agree-der } { $count } { $body }
    .dat = { agree-der } { $count } { $body }
    .gen = { agree-der } { $count } { $body }
# source: e36d5964
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
# source: 153b8555
np-equal =
    .base = { $body }
    .acc = { $body }
    .dat = { $body }
    .gen = { $body }
# Das Subjekt desselben Satzes, noch einmal gesagt.
# source: bbf2bbbd
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
# source: 6b9b446e
np-at-least =
    .base = mindestens { $count } { $body }
    .acc = mindestens { $count } { $body }
    .dat = mindestens { $count } { $body }
    .gen = mindestens { $count } { $body }
# source: 5ecd7f4c
np-at-most =
    .base = höchstens { $count } { $body }
    .acc = höchstens { $count } { $body }
    .dat = höchstens { $count } { $body }
    .gen = höchstens { $count } { $body }
# source: 67d2fa91
np-more-than =
    .base = mehr als { $count } { $body }
    .acc = mehr als { $count } { $body }
    .dat = mehr als { $count } { $body }
    .gen = mehr als { $count } { $body }
# source: 62b4b648
np-fewer-than =
    .base = weniger als { $count } { $body }
    .acc = weniger als { $count } { $body }
    .dat = weniger als { $count } { $body }
    .gen = weniger als { $count } { $body }
# source: 0298c9f4
np-any-number =
    .base = beliebig viele { $body }
    .acc = beliebig viele { $body }
    .dat = beliebig viele { $body }
    .gen = beliebig viele { $body }
# source: 47a7b89d
np-up-to =
    .base = bis zu { $count } { $body }
    .acc = bis zu { $count } { $body }
    .dat = bis zu { $count } { $body }
    .gen = bis zu { $count } { $body }
# source: 59940540
np-your =
    .base = dein{ agree-ein } { $body }
    .acc = dein{ agree-ein } { $body }
    .dat = dein{ agree-ein } { $body }
    .gen = dein{ agree-ein } { $body }
# source: 74419901
np-of =
    .base = { agree-der } { $body } { NP($owner, case: "gen") }
    .acc = { agree-der } { $body } { NP($owner, case: "gen") }
    .dat = { agree-der } { $body } { NP($owner, case: "gen") }
    .gen = { agree-der } { $body } { NP($owner, case: "gen") }
# source: 86c3c746
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

# source: d278de19
n-card =
    .one = Karte
    .other = Karten
    .gender = f
# source: f3194026
n-number =
    .one = Anzahl
    .other = Anzahlen
    .gender = f
# source: a4d8229c
n-total =
    .one = Summe
    .other = Summen
    .gender = f
# source: 0aded931
n-result =
    .one = Ergebnis
    .other = Ergebnisse
    .gender = n
    .gen-one = Ergebnisses
    .dat-other = Ergebnissen
# source: 8a5c5ee1
n-highest =
    .one = Höchstwert
    .other = Höchstwerte
    .gender = m
    .gen-one = Höchstwerts
    .dat-other = Höchstwerten
# source: a33033cd
n-lowest =
    .one = Tiefstwert
    .other = Tiefstwerte
    .gender = m
    .gen-one = Tiefstwerts
    .dat-other = Tiefstwerten
# source: 30a7faa9
n-half =
    .one = Hälfte
    .other = Hälften
    .gender = f
# source: 5e129982
n-ability =
    .one = Fähigkeit
    .other = Fähigkeiten
    .gender = f
# source: 11f9b9b5
n-owner =
    .one = Besitzer
    .other = Besitzer
    .gender = m
    .gen-one = Besitzers
# source: 74c72280
n-player =
    .one = Spieler
    .other = Spieler
    .gender = m
    .gen-one = Spielers
    .dat-other = Spielern
# source: 40a3662c
n-nothing =
    .one = nichts
    .other = nichts
    .gender = n
# source: 339df5b1
n-item =
    .one = Feld
    .other = Felder
    .gender = n
    .gen-one = Feldes
    .dat-other = Feldern
# source: e006f642
n-copy =
    .one = Exemplar
    .other = Exemplare
    .gender = n
    .gen-one = Exemplars
    .dat-other = Exemplaren
# source: fec4157a
n-mark =
    .one = Symbol
    .other = Symbole
    .gender = n
    .gen-one = Symbols
    .dat-other = Symbolen
# source: dc4ae086
n-size =
    .one = Wert
    .other = Werte
    .gender = m
    .gen-one = Wertes
# source: f7060088
s-step =
    .one = Schritt
    .other = Schritte
    .gender = m
    .gen-one = Schrittes
# source: 226ee01e
s-game =
    .one = Spiel
    .other = Spiele
    .gender = n
    .gen-one = Spiels
# source: 82a9026b
a-current = aktiv{ agree }
# source: 46cf90a2
a-chosen = gewählt{ agree }
# source: e2b83192
a-revealed = aufgedeckt{ agree }
# source: c38371e5
a-noted = gemerkt{ agree }
# source: 239b6d58
a-at-work = wirkend{ agree }
# source: e5677391
a-other = ander{ agree }
# source: 328c5f59
a-first = erst{ agree }
# source: e5f431e9
a-second = zweit{ agree }
# source: 418c705a
a-third = dritt{ agree }
# source: d4fff20d
a-fourth = viert{ agree }
# source: 449a56a1
a-fifth = fünft{ agree }
# source: cba6ffa8
a-sixth = sechst{ agree }
# source: 1c8dca90
a-different = verschieden{ agree }
# source: cbe22a21
a-elsewhere = ander{ agree }¬
# source: d6f7395b
a-top = oberst{ agree }

## was dem Nomen folgt; $head ist die Gruppe, zu der es gehört

# source: c8ef1ab2
m-in = { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "dat") }
# source: 9f5a0675
m-from = aus { NP($zone, case: "dat") }
# source: ecc8e130
m-there = { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "dat") }
# source: 7de82fc1
m-top-of = oben auf { NP($zone, case: "dat") }
# source: d1c01ac3
m-of = { NP($what, case: "gen") }
# source: 46378232
m-slot-of = { CLAUSE($slot, frame: "name") } { NP($what, case: "gen") }
# source: b78074d9
m-number-of = { NP($what, det: "bare", case: "gen") }
# source: 5de9d7d0
m-different = verschiedener { NP($property, det: "none") } unter { NP($what, case: "dat") }
# source: 27d93d20
m-total-of = , für { NP($what, case: "acc") }, aus { NP($amount, case: "dat") },
# source: b9f0b24d
m-total-property = { NP($property, case: "gen") } { NP($what, case: "gen") }
# source: dae11cbf
m-present = jetzt
# source: 5342e54f
m-half-up = { NP($what, case: "gen") }, aufgerundet,
# source: 89978fc2
m-half-down = { NP($what, case: "gen") }, abgerundet,
# source: e0aa0e50
m-among = unter { NP($what, case: "dat") }
# source: 6a94662e
m-other-than = außer { NP($what, case: "dat") }
# source: a996fb54
m-no-value = außer { LIST($values, $head, join: "or") }
# source: d9b64f25
m-numbered = { $number }
# source: 063861ac
m-per = für { NP($what, case: "acc") }
# An amount that is worked out once, although its effect lasts.
# source: c3f20623
m-now = (jetzt gezählt)
# source: e5aeaad4
m-same = mit { FEATURE($property, "gender") ->
    [f] gleicher
   *[n] gleichem
  } { NP($property, det: "none", case: "dat") } wie { NP($what) }
# source: c3531d2e
m-equal = in Höhe { NP($value, case: "gen") }
# source: 58e396cf
m-of-kinds = von { NP($what, case: "dat") }
# source: 629878a2
m-history = { CLAUSE($event, frame: "relative") }‹in { NP($scope, det: "this", case: "dat") }›
# source: 186ea543
m-history-by = , { CLAUSE($link) } { CLAUSE($event, frame: "perfect") }‹in { NP($scope, det: "this", case: "dat") }›,
# source: 9d087468
m-is = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } { LIST($values, $property, join: "or") } { AGR($property) ->
    [one] ist
   *[other] sind
  },
# source: 8d8d4a5e
m-is-not = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } nicht { LIST($values, $property, join: "or") } { AGR($property) ->
    [one] ist
   *[other] sind
  },
# source: 0e29bca1
m-whose = , { AGREE($head, ending: "agree-whose") } { NP($whose, det: "none") } { LIST($values, $whose, join: "or") } { AGR($whose) ->
    [one] ist
   *[other] sind
  },
# source: a3536388
m-highest = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } am höchsten { AGR($property) ->
    [one] ist
   *[other] sind
  },
# source: 17fdee69
m-lowest = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } am niedrigsten { AGR($property) ->
    [one] ist
   *[other] sind
  },
# source: 1bb43bcd
m-card = , { AGREE($head, ending: "agree-who") } { LIST($values, join: "or") } { AGR($head) ->
    [one] ist
   *[other] sind
  },
# source: 3ceaaeb7
m-no-card = , { AGREE($head, ending: "agree-who") } nicht { LIST($values, join: "or") } { AGR($head) ->
    [one] ist
   *[other] sind
  },
# source: 4e3cae7b
m-copy = , { AGREE($head, ending: "agree-who") } { AGR($head) ->
    [one] ein Exemplar
   *[other] Exemplare
  } von { NP($what, case: "dat") } { AGR($head) ->
    [one] ist
   *[other] sind
  },
# source: d250c90e
m-not-in = , { AGREE($head, ending: "agree-who") } nicht { FEATURE($zone, "place") ->
    [auf] auf
    [an] an
   *[in] in
  } { NP($zone, case: "dat") } { AGR($head) ->
    [one] ist
   *[other] sind
  },
# source: 89f81262
m-eq = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } { NP($amount, case: "acc") } { AGR($property) ->
    [one] beträgt
   *[other] betragen
  },
# source: 92a82d5c
m-ge = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } mindestens { NP($amount, case: "acc") } { AGR($property) ->
    [one] beträgt
   *[other] betragen
  },
# source: 3b219235
m-le = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } höchstens { NP($amount, case: "acc") } { AGR($property) ->
    [one] beträgt
   *[other] betragen
  },
# source: 51cff3af
m-gt = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } mehr als { NP($amount, case: "acc") } { AGR($property) ->
    [one] beträgt
   *[other] betragen
  },
# source: f4cf3af2
m-lt = , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } weniger als { NP($amount, case: "acc") } { AGR($property) ->
    [one] beträgt
   *[other] betragen
  },
# source: c44ab72b
m-empty = , { AGREE($head, ending: "agree-whose") } { NP($zone, det: "none") } leer { AGR($zone) ->
    [one] ist
   *[other] sind
  },
# source: d6d12ea0
m-not-empty = , { AGREE($head, ending: "agree-whose") } { NP($zone, det: "none") } nicht leer { AGR($zone) ->
    [one] ist
   *[other] sind
  },
# source: 31b80f08
m-which = , für { AGREE($head, ending: "agree-whom") } gilt, dass { CLAUSE($condition) },
# source: 646772a7
m-link = { "" }
# source: 2fabb5e8
m-has = , { AGREE($head, ending: "agree-who") } { NP($property, case: "acc") } { AGR($head) ->
    [one] hat
   *[other] haben
  },
# source: 89f5423a
m-has-none = , { AGREE($head, ending: "agree-who") } { NP($property, det: "no", case: "acc") } { AGR($head) ->
    [one] hat
   *[other] haben
  },
# Die Handlung nennt die Sache nicht noch einmal: „eine Karte, die er spielen kann“.
# source: 59d46290
m-can = , { AGREE($head, ending: "agree-whom") } { NP(DOER($action)) } { CLAUSE($action, frame: "infinitive") } { AGR(DOER($action)) ->
    [you] kannst
    [one] kann
   *[other] können
  },
# source: 7dfd8da2
m-owned = , { AGREE($head, ending: "agree-who") } { NP($who, case: "dat") } { AGR($head) ->
    [one] gehört
   *[other] gehören
  },
# source: 8791d646
m-not-owned = , { AGREE($head, ending: "agree-who") } { NP($who, case: "dat") } nicht { AGR($head) ->
    [one] gehört
   *[other] gehören
  },
# source: 430d3ed9
m-with-slot = mit { CLAUSE($slot, frame: "name") }
# source: a7aec428
m-without-slot = ohne { CLAUSE($slot, frame: "name") }
# source: 8179b312
m-did = , { AGREE($head, ending: "agree-who") } das { AGR($head) ->
    [one] getan hat
   *[other] getan haben
  },
# source: fd486115
m-chosen-first = aus der ersten Auswahl
# source: e2612ea7
m-chosen-second = aus der zweiten Auswahl
# source: e82e9442
m-chosen-third = aus der dritten Auswahl
# source: e746fd2b
m-chosen-fourth = aus der vierten Auswahl
# source: e4ea3991
m-revealed-before = , vor { NP($what, case: "dat") } aufgedeckt,
# source: e8134926
m-seats-after = { NP($steps) } { PLURAL($steps) ->
    [one] Platz
   *[other] Plätze
  } nach { NP($who, case: "dat") }
# source: b33ee4e9
m-next-after = , { AGREE($head, ending: "agree-who") } nach { NP($who, case: "dat") } an der Reihe ist,
# source: 64f49824
m-seats-before = { NP($steps) } { PLURAL($steps) ->
    [one] Platz
   *[other] Plätze
  } vor { NP($who, case: "dat") }
# source: efaeaa86
m-next-before = , { AGREE($head, ending: "agree-who") } vor { NP($who, case: "dat") } an der Reihe ist,
# source: fcb8c335
m-unseen = (ohne hinzusehen)
# source: 70595820
m-card-after = hinter { NP($what, case: "dat") }
# source: 6a472d5c
m-card-before = vor { NP($what, case: "dat") }
# source: faefeeba
m-at = für { NP($index, case: "acc") }

## Listen

# source: c8789f70
list-and =
    .more = { $left }, { $right }
    .last = { $left } und { $right }
# source: 50c0eeac
list-or =
    .more = { $left }, { $right }
    .last = { $left } oder { $right }
# Wörter einer Liste, zwischen denen man wählt: „schwarz“ oder „rot“.
list-words =
    .more = { $left }“, „{ $right }
    .last = { $left }“ oder „{ $right }
# source: 4ff2bc34
list-and-that =
    .more = { $left }, { $right }
    .last = { $left } und { $right }
# source: a3a597b5
list-or-that =
    .more = { $left }, { $right }
    .last = { $left } oder { $right }
# Was derselbe tut, eins nach dem anderen.
# source: 829ade44
list-row =
    .more = { $left }, { $right }
    .last = { $left } und { $right }
# source: cb594a6c
list-then =
    .more = { $left }, dann { $right }
    .last = { $left }, dann { $right }
# source: 55b71e6a
list-places =
    .more = { $left }, { $right }
    .last = { $left }, { $right }
# source: 41f13baf
list-choice =
    .more = { $left } { $right }
    .last = { $left } { $right }

# source: c57b856e
by-with = mit { NP($what, case: "dat") }
# source: df669484
by-to = zu { NP($what, case: "dat") }
# source: 4ac5bd34
by-from = von { NP($what, case: "dat") }
# source: b403338e
by-by = durch { NP($what, case: "acc") }
# source: 6bd75b74
by-on = auf { NP($what, case: "acc") }
# source: f88261b1
by-for = für { NP($what, case: "acc") }
# source: 33b08fb6
by-of = von { NP($what, case: "dat") }
# source: 2688d5c0
by-in = in { NP($what, case: "dat") }
# source: 56ab5c47
by-into = in { NP($what, case: "acc") }
# source: c16346c5
by-at = bei { NP($what, case: "dat") }
# source: 2ba1b303
by-against = gegen { NP($what, case: "acc") }
# source: e736b8b2
by-onto = auf { NP($what, case: "acc") }
# source: b89bd0bc
by-over = über { NP($what, case: "acc") }
# source: 7eda8d13
link-to = zu { AGREE($what, ending: "agree-dem") }
# source: 6d9cf3c9
link-by = von { AGREE($what, ending: "agree-dem") }
# source: 3bf26d44
link-with = mit { AGREE($what, ending: "agree-dem") }
# source: 4a9953cf
link-from = von { AGREE($what, ending: "agree-dem") }
# source: b6421c62
link-on = auf { AGREE($what, ending: "agree-dem") }
# source: 7cc4742f
link-into = in { AGREE($what, ending: "agree-dem") }
# source: 98f792b5
link-against = mit { AGREE($what, ending: "agree-dem") }
# source: d8d052cd
link-onto = auf { AGREE($what, ending: "agree-dem") }
# source: 16ff73b6
link-over = über { AGREE($what, ending: "agree-dem") }

## die regelmäßigen Formen eines Verbs, aus den Wörtern seines Eintrags: base (ziehen), third (zieht), plural (ziehen),
## second (ziehst), command (ziehe), participle (gezogen); verb-separable auch prefix (ab), verb-tail auch tail (ins Spiel).
## inverted steht nach einem vorangestellten Satzteil, subordinate in Nebensätzen, negated nach „kann“.

# source: 1f5b84a8
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
    .subordinate = { NP($subject) } { $object }{ $rest } { $tail }⁀ { AGR($subject) ->
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
