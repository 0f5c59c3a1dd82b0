### Ein Regelheft: seine Überschriften, und was über Deklarationen gesagt wird.

# source: e34f4d38
rules-title = Regeln
# source: f6e02a9d
rules-overview = Ein Zug im Überblick
# source: 320eed6d
rules-setup = Spielaufbau
# source: 7dcff9e4
rules-course = Spielablauf
# source: a2d35c16
rules-actions = Aktionen
# source: f72f7b24
rules-happenings = Was sonst geschehen kann
# source: 477cb699
rules-rules = Regeln, die immer gelten
# source: 17ec1fc6
rules-end = Spielende
# source: 3c915d72
rules-between = Zwischen zwei Spielen
# source: 70672a27
rules-glossary = Glossar

## Zeilen

# Die Handlung einer Zeile, deren Block in den Zeilen darunter steht.
# source: caebf428
rules-follows =
    .imperative = tu Folgendes:
    .infinitive = Folgendes tun:
    .indicative = Folgendes geschieht:
    .inverted = geschieht Folgendes:
    .predicate = tut Folgendes:
# source: 7da6ff4b
rules-together =
    .indicative = gleichzeitig geschieht Folgendes:
# source: ccd7ca22
rules-repeat =
    .indicative = { NP($times) }-mal{ GIVEN($letters) ->
        [no] { "" }
       *[yes] { " " }(dabei { LIST($letters, join: "and") })
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] , solange { CLAUSE($condition) },
      } geschieht Folgendes:
# source: 3571aae2
rules-repeat-until =
    .indicative = wiederhole Folgendes, bis { CLAUSE($condition) }:
# source: 5cc6aadb
rules-window =
    .indicative = in Sitzreihenfolge{ GIVEN($start) ->
        [no] { "" }
       *[yes] , beginnend mit { NP($start, case: "dat") },
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] { " " }danach weiter mit { NP($second, case: "dat") },
      } führt jeder Spieler eine der folgenden Aktionen aus oder passt, bis alle nacheinander gepasst haben:
# source: ae23adea
rules-window-once =
    .indicative = in Sitzreihenfolge{ GIVEN($start) ->
        [no] { "" }
       *[yes] , beginnend mit { NP($start, case: "dat") },
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] { " " }danach weiter mit { NP($second, case: "dat") },
      } darf jeder Spieler einmal eine der folgenden Aktionen ausführen:
# source: ecffeb36
rules-any =
    .infinitive = { LIST($actions, join: "or", frame: "infinitive") }
# source: d456dd42
rules-nothing =
    .indicative = das allein hat keine Wirkung
    .inverted = hat das allein keine Wirkung

## Spieler, Ablauf und Aufbau

# source: c0aec37a
rules-players =
    .indicative = für { NP($least) }{ GIVEN($most) ->
        [no] { "" }
       *[yes] { " " }bis { NP($most) }
      } { NP($who, case: "acc") }
# source: fb06aac6
rules-step =
    .indicative = { NP($step) }
# source: 09b8f737
rules-turns =
    .indicative = { NP($who) } spielt { NP($flow, case: "acc") }, in Sitzreihenfolge, beginnend mit { NP($start, case: "dat") }
# source: c35d883e
rules-turns-reverse =
    .indicative = { NP($who) } spielt { NP($flow, case: "acc") }, gegen die Sitzreihenfolge, beginnend mit { NP($start, case: "dat") }
# source: 38ab3d9d
rules-repeats =
    .indicative = { NP($flow) } wird wiederholt, bis das Spiel endet
# source: 4f6de8a4
rules-options = Optionen
# source: ff61d1a3
rules-begins =
    .indicative = wähle { NP($what, case: "acc") } für den Beginn des Spiels
# source: e1bbeb1a
rules-option =
    .indicative = { NP($what, det: "none") }: { LIST($values, join: "or") }
# source: 69695089
rules-option-number =
    .indicative = { NP($what, det: "none") }: 0 { GIVEN($most) ->
        [no] oder mehr
       *[yes] { PLURAL($most) ->
            [one] oder { NP($most) }
           *[other] bis { NP($most) }
          }
      }
# source: 94a07c98
put-copies =
    .indicative = lege { NP($card, case: "acc") }{ PLURAL($number) ->
        [one] { "" }
       *[other] { " " }{ NP($number) }-mal
      } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "acc") }{ GIVEN($property) ->
        [no] { "" }
       *[yes] { " " }({ NP($property) }: { NP($value) })
      }
    .inverted = legst du { NP($card, case: "acc") }{ PLURAL($number) ->
        [one] { "" }
       *[other] { " " }{ NP($number) }-mal
      } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "acc") }{ GIVEN($property) ->
        [no] { "" }
       *[yes] { " " }({ NP($property) }: { NP($value) })
      }
    .infinitive = { NP($card, case: "acc") }{ PLURAL($number) ->
        [one] { "" }
       *[other] { " " }{ NP($number) }-mal
      } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "acc") } legen{ GIVEN($property) ->
        [no] { "" }
       *[yes] { " " }({ NP($property) }: { NP($value) })
      }
# source: 86d7f7b4
put-every =
    .indicative = lege { NP($what, case: "acc") } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "acc") }{ GIVEN($copies) ->
        [no] { "" }
       *[yes] { " " }(jede Karte so oft, wie { NP($copies) } angibt)
      }
    .inverted = legst du { NP($what, case: "acc") } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "acc") }{ GIVEN($copies) ->
        [no] { "" }
       *[yes] { " " }(jede Karte so oft, wie { NP($copies) } angibt)
      }
    .infinitive = { NP($what, case: "acc") } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "acc") } legen{ GIVEN($copies) ->
        [no] { "" }
       *[yes] { " " }(jede Karte so oft, wie { NP($copies) } angibt)
      }
# source: 36bbd998
m-brought = aus dem mitgebrachten Deck von { NP($who, case: "dat") }
# source: e9dc06a9
require =
    .indicative = das Spiel kann nur beginnen, wenn { CLAUSE($condition) }
    .inverted = kann das Spiel nur beginnen, wenn { CLAUSE($condition) }

## was immer gilt, und das Ende

# source: 5668e59f
rules-always =
    .indicative = zu jeder Zeit gilt, dass { CLAUSE($condition) }
# source: 4fb4ae59
rules-packet =
    .indicative = Beträge, die gleichzeitig gelten, werden zuerst zusammengezählt
# source: a963eba6
rules-costs =
    .indicative = hat eine Fähigkeit einen Preis { $letter }, so gilt für ihre Nutzung: { CLAUSE($paid) }
# source: 96f6f41b
rules-triggers =
    .indicative = reagieren mehrere Fähigkeiten von Karten auf dasselbe Ereignis, so bestimmt { NP($who) } ihre Reihenfolge
# source: a957ad94
rules-packets =
    .indicative = Beträge, die gleichzeitig gelten, werden in Sitzreihenfolge angewandt, beginnend mit { NP($who, case: "dat") }
# source: 42c5de3b
rules-results =
    .indicative = so kann das Spiel enden: { LIST($results, join: "or") }
# source: dd583d3a
rules-returns =
    .indicative = am Ende des Spiels ist { NP($amount) } die Wertung { NP($who, case: "gen") }
# source: c80201ec
rules-kept =
    .indicative = von einem Spiel zum nächsten behältst du { LIST($kept, join: "and", case: "acc") }
# source: e3634c67
rules-between-flow =
    .indicative = zwischen zwei Spielen spielt { NP($who) } { NP($flow, case: "acc") }

## das Glossar

# source: bbf1ec7b
rules-term = { NP($what) }{ GIVEN($owner) ->
    [no] { "" }
   *[yes] { " " }({ NP($owner) })
  }
# source: 61f9d219
rules-printed =
    .indicative = aufgedruckt auf { NP($what, case: "dat") }: { LIST($facts, join: "and") }
# source: fcf735f3
rules-has =
    .indicative = { NP($what) } hat: { LIST($parts, join: "and") }
# source: a8e0939e
rules-slots =
    .indicative = { NP($what) } kann diese Fähigkeiten haben: { LIST($slots, join: "and", frame: "name") }
# source: dca39aae
rules-you =
    .indicative = auf { NP($what, case: "dat") } bedeutet „du“: { NP($who) }
# source: f7968081
rules-asks =
    .indicative = was { NP($what) } entscheidet, entscheidet { LIST($who, join: "or") }
# source: 23674966
rules-number =
    .indicative = eine Zahl{ GIVEN($each) ->
        [no] { "" }
       *[yes] { " " }für { NP($each, case: "acc") }
      }, am Anfang 0{ GIVEN($most) ->
        [no] { "" }
       *[yes] ; höchstens { NP($most) }
      }
# source: 72d79c11
rules-word =
    .indicative = { LIST($values, join: "or") }{ GIVEN($each) ->
        [no] { "" }
       *[yes] { " " }für { NP($each, case: "acc") }
      }; am Anfang { LIST($first) }
# source: bfc37b24
rules-thing =
    .indicative = { NP($what) }{ GIVEN($each) ->
        [no] { "" }
       *[yes] { " " }für { NP($each, case: "acc") }
      } oder nichts; am Anfang nichts
# source: d1ac6936
rules-until-leaves =
    .indicative = beginnt von vorn, wenn die Karte { NP($zone, case: "acc") } verlässt
# source: eef1751d
rules-fact-number =
    .indicative = eine Zahl auf der Karte
# source: 06a56486
rules-fact =
    .indicative = aufgedruckt: { LIST($values, join: "or") }
# source: f1a3bdab
rules-fact-many =
    .indicative = aufgedruckt, eins oder mehrere: { LIST($values, join: "and") }
# source: 6198abf3
rules-value =
    .indicative = { NP($value) }
# source: ecbda304
rules-same =
    .indicative = { NP($value) }
# source: 7e46b6f3
rules-values =
    .indicative = { LIST($values, join: "or") }
# source: bdcc5f44
rules-open =
    .indicative = alle Spieler sehen die Karten
# source: a7d1b06d
rules-private =
    .indicative = nur ein Spieler sieht die Karten
# source: 1c8f93d1
rules-hidden =
    .indicative = die Karten liegen verdeckt
# source: 0782823f
rules-outward =
    .indicative = alle anderen Spieler sehen die Karten, der eigene Spieler nicht
# source: 26884147
rules-live =
    .indicative = Fähigkeiten von Karten wirken hier
# source: e87ede7a
rules-per =
    .indicative = gesondert vorhanden für { NP($what, case: "acc") }
# source: 0e08fa85
rules-refill =
    .indicative = sind es zu wenige Karten, dann mische diese Karten und lege sie darunter: { NP($zone) }
