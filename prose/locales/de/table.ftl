### Was am Tisch gesagt wird: das Protokoll eines Spiels, und was jemand gefragt wird.

# source: 9ae07f5a
table-scope-starts = { FEATURE($scope, "gender") ->
    [f] neue
    [m] neuer
   *[n] neues
  } { NP($scope, det: "none") }
# source: 86547b4a
table-turn = { NP($scope) } ({ NP($who) })
# source: 095d3a6d
table-result = Ergebnis: { $result }
# source: 4671345e
table-ending = { $result }; Sieg für { LIST($winners, join: "and", case: "acc") }
# source: 04112d38
table-returned = { LIST($players, join: "and") }: { $number }
# source: f19eea3f
table-score = { $numbers }; Wertung { $score }
# source: a8d7e0e3
table-state = Prüfsumme des Endzustands: { $hash }
# Who has seen or learned what; without $who, it is everybody.
# source: 742fa85a
table-sees = { GIVEN($who) ->
    [no] alle sehen { $what }
   *[yes] { NP($who) } sieht { $what }
  } ({ NP($where, det: "none") })
# source: 80d57a7f
table-learns = { GIVEN($who) ->
    [no] alle erfahren
   *[yes] { NP($who) } erfährt
  } über { $card } ({ NP($where, det: "none") }): { $fact }
# source: 5fb01974
table-chooses = { NP($who) } wählt { $what }
# $card ist die Karte, die fragt, wenn es eine gibt.
# source: 566174f3
table-one = { NP($who) }{ GIVEN($card) ->
    [no] { "" }
   *[yes] { " " }({ NP($card) })
  }: Wähle eine Möglichkeit
# source: 8485b389
table-asked = { NP($who) }{ GIVEN($card) ->
    [no] : { SENTENCES($what) }
   *[yes] { " " }({ NP($card) }): { SENTENCES($what) }
  }
# source: 128f14e7
table-wants = { NP($who) }{ GIVEN($card) ->
    [no] { "" }
   *[yes] { " " }({ NP($card) })
  }: Willst du { CLAUSE($action, frame: "infinitive") }?
# source: 723b793a
table-may = { NP($who) }{ GIVEN($card) ->
    [no] { "" }
   *[yes] { " " }({ NP($card) })
  }: Willst du diesen Effekt nutzen?
# source: 76a6783c
table-order = { NP($who) }, was geschieht zuerst?
# source: 921536db
table-act = { NP($who) }, was tust du?
# source: 866f6e3d
table-do = { CLAUSE($action, frame: "infinitive") }
# source: 1de446f0
table-enough = das genügt
# source: 6be2ab77
table-pass = passen
# source: 87df6eaa
table-yes = ja
# source: 0669d36d
table-no = nein
# source: 9df2caa3
table-help = tippe eine Zahl, t für den Tisch, t und ein Spieler oder eine Zone für alles daran, r und eine Zahl oder einen Namen, um eine Karte zu lesen, aufzeichnen und ein Name, um deinen letzten Zug als Szenario zu schreiben, warum für das Letzte, was geschehen ist, warum KARTE, warum nicht KARTE oder warum nicht VERB KARTE für die Gründe, u zum Zurücknehmen, s zum Speichern und Aufhören, q zum Aufhören
# source: 39734218
table-line = { $head }: { $told }
# source: c5dc51cb
table-no-card = es gibt keine Karte { $name }
# source: b1169f42
table-no-number = diese Zahl gibt es nicht
# source: bc6519d1
table-recorded = aufgezeichnet in { $file }; das Szenario gelingt
# source: 4abe6822
table-recorded-failing = aufgezeichnet in { $file }; das Szenario gelingt noch nicht: verbessere es von Hand
# source: 58add649
table-recorded-nothing = nichts ist aufgezeichnet
# source: d40e97df
table-record-word = aufzeichnen
# source: 14d3bc2b
table-saved = gespeichert in { $file }
# source: 6f317e7e
campaign-begun = Kampagne begonnen in { $file }
# source: 3b3d7034
campaign-games = gespielte Partien: { $number }
# source: 755554f2
campaign-nothing = noch nichts
# source: 11e87820
refit-answers = { $fitting } von { $number } Antworten passen noch: Die Partie wurde mit anderen Karten oder Regeln gespeichert
# source: 3398de7e
refit-lost = nicht mehr vorhanden: { $what }
# source: 2282c107
campaign-migrated = die Kampagne geht mit den heutigen Karten und Regeln weiter
# source: 97133dfc
campaign-current = die Kampagne hat schon die heutigen Karten und Regeln

## warum etwas geschehen ist, und warum etwas nicht geht

# source: 028dd78c
why-chosen = { NP($who) } hat es so gewählt
# source: 08142e54
why-setup = Aufbau
# source: ca0887d3
why-effect = ein Effekt
# source: 9b552b2f
why-script = so wurde die Partie aufgebaut
# source: 2e9945cd
why-rule = Regel { $name }
# source: c2e0e771
why-no-event = nichts, was geschehen ist, passt zu: { $words }
# source: 67c00307
why-nothing-yet = es ist noch nichts geschehen
# source: a0122130
why-offered = das geht jetzt
# source: 13f61a83
why-not-asked = gefragt ist jetzt { NP($who) }, nicht du
# source: c56e9c9f
why-unseen = du siehst nirgends eine Karte { $name }
# source: 5edd4be7
why-only = { NP($who) } kann das tun, sonst niemand
# source: 169b1c5a
why-others = das ist für andere als { NP($who) }
# source: 44e8dd8d
why-must-be = nur dies kommt infrage: { NP($what) }
# source: 5f528199
why-not-live = { NP($what) } liegt nicht dort, wo Fähigkeiten wirken
# source: 917fc6e3
why-other = dies selbst darf es nicht sein: { NP($what) }
# source: e4531336
why-fails = das trifft nicht zu: { CLAUSE($what) }{ GIVEN($amounts) ->
    [no] { "" }
   *[yes] { " " }(hier: { LIST($amounts, join: "and") })
  }
# source: 8129ec89
why-fails-somehow = eine Bedingung dafür ist nicht erfüllt
# source: a8b3b1a1
why-silenced = { NP($what) } ist zurzeit ohne Text
# source: d7e248f4
why-spent = das geht nur einmal pro { NP($scope, det: "none") } und ist schon geschehen
# source: ac86f0b8
why-cost = die Kosten können nicht bezahlt werden: { CLAUSE($cost, frame: "infinitive") }
# source: ca6e29bd
why-forbids = { $head }{ GIVEN($text) ->
    [no] { "" }
   *[yes] : { $text }
  }{ GIVEN($amounts) ->
    [no] { "" }
   *[yes] { " " }(hier: { LIST($amounts, join: "and") })
  }
# source: cb26abbe
why-when = das geht nur in { LIST($steps, join: "and", case: "dat") }
# source: 390e758f
why-nothing = im Moment geht nichts{ GIVEN($what) ->
    [no] { "" }
   *[yes] { " " }mit dieser Karte: { NP($what) }
  }
# Was jemand tippt; mehrere Wörter für eines stehen mit Leerzeichen nebeneinander.
# source: df390a38
why-word = warum
# source: 9d109597
why-word-not = nicht
# source: b8cdc2a1
why-no-card = es gibt keine Karte { $name }; frage: warum, warum KARTE, warum nicht KARTE, warum nicht VERB KARTE

# Was Computerspieler nach vielen Partien berichten.
# source: 1ca3dfab
simulate-games = { $games } von { $wanted } Partien
# source: 7cf982b1
simulate-number = Partien
# source: 1e94ab4f
simulate-interval = 95-%-Intervall
# source: b02791a2
simulate-mean = Mittel
# source: 91895af2
simulate-decisions = Entscheidungen
# source: 88166a3b
simulate-seen = gesehen
# source: 0d5a2193
simulate-difference = Unterschied bei „{ $result }“, in Punkten
# source: faeb4703
simulate-more = { $number } weitere mit kleineren Unterschieden
# source: 80e55b1b
simulate-won = gewonnen
# source: 11dcef89
simulate-returns = Wertung
# source: 8481574e
simulate-lowest = kleinste
# source: cdd68289
simulate-median = Median
# source: 334f2b09
simulate-highest = größte
# source: 70ea9d6a
simulate-difference-won = Unterschied der gewonnenen Partien, in Prozentpunkten
# source: 50bb3d2d
table-place = { $what } (Nr. { $number })
# source: cd82128b
table-is = { $what }: { $value }
# source: 294378a9
table-is-not = { $what }: nicht { $value }
# source: 734caacf
table-copies = { $what } ×{ $number }
# source: 4302b8a9
table-top = { $number }, obenauf { $what }
# source: 5a8d12f0
table-empty = { $name }: leer
# source: 653f85ca
table-gone = { $name } (ausgeschieden)
# source: d7e2e19f
table-no-part = es gibt weder einen Spieler noch eine Zone { $name }
# source: 64d5139e
table-paid = { $what } ({ CLAUSE($cost, frame: "infinitive") })
