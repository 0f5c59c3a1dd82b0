### Was am Tisch gesagt wird: das Protokoll eines Spiels, und was jemand gefragt wird.

table-scope-starts = { NP($scope) }
table-turn = { NP($scope) }: { NP($who) }
table-result = Ergebnis: { $result }
table-ending = { $result } für { NP($winner, case: "acc") }
table-state = Endzustand: { $hash }
table-chooses = { NP($who) } wählt { $what }
# $card ist die Karte, die fragt, wenn es eine gibt.
table-ask = { NP($who) }{ GIVEN($card) ->
    [no] , wähle:
   *[yes] { " " }({ NP($card) }): wähle
  }
table-asked = { NP($who) }{ GIVEN($card) ->
    [no] : { CLAUSE($what) }
   *[yes] { " " }({ NP($card) }): { CLAUSE($what) }
  }
table-may = { NP($who) }{ GIVEN($card) ->
    [no] , willst du?
   *[yes] { " " }({ NP($card) }): willst du?
  }
table-order = { NP($who) }, was geschieht zuerst?
table-act = { NP($who) }, was tust du?
table-do = { CLAUSE($action, frame: "infinitive") }
table-enough = das genügt
table-pass = passen
table-yes = ja
table-no = nein
table-help = tippe eine Zahl, t für den Tisch, r und eine Zahl oder einen Namen, um eine Karte zu lesen, warum für das Letzte, was geschehen ist, warum KARTE, warum nicht KARTE oder warum nicht VERB KARTE für die Gründe, u zum Zurücknehmen, s zum Speichern und Aufhören, q zum Aufhören
table-line = { $head }: { $told }
table-no-card = es gibt keine Karte { $name }
table-no-number = diese Zahl gibt es nicht
table-saved = gespeichert in { $file }
campaign-begun = Kampagne begonnen in { $file }
campaign-games = gespielte Partien: { $number }
campaign-nothing = noch nichts

## warum etwas geschehen ist, und warum etwas nicht geht

why-chosen = { NP($who) } hat es so gewählt
why-setup = Aufbau
why-effect = ein Effekt
why-script = so wurde die Partie aufgebaut
why-rule = Regel { $name }
why-no-event = nichts, was geschehen ist, passt zu: { $words }
why-nothing-yet = es ist noch nichts geschehen
why-offered = das geht jetzt
why-not-asked = gefragt ist jetzt { NP($who) }, nicht du
why-unseen = du siehst nirgends eine Karte { $name }
why-only = { NP($who) } kann das tun, sonst niemand
why-others = das ist für andere als { NP($who) }
why-must-be = nur dies kommt infrage: { NP($what) }
why-not-live = { NP($what) } liegt nicht dort, wo Fähigkeiten wirken
why-other = dies selbst darf es nicht sein: { NP($what) }
why-fails = das trifft nicht zu: { CLAUSE($what) }{ GIVEN($amounts) ->
    [no] { "" }
   *[yes] { " " }(hier: { LIST($amounts, join: "and") })
  }
why-fails-somehow = eine Bedingung dafür ist nicht erfüllt
why-silenced = { NP($what) } ist zurzeit ohne Text
why-spent = das geht nur einmal pro { NP($scope, det: "none") } und ist schon geschehen
why-cost = die Kosten können nicht bezahlt werden: { CLAUSE($cost, frame: "infinitive") }
why-forbids = { $head }{ GIVEN($text) ->
    [no] { "" }
   *[yes] : { $text }
  }{ GIVEN($amounts) ->
    [no] { "" }
   *[yes] { " " }(hier: { LIST($amounts, join: "and") })
  }
why-when = das geht nur hier: { LIST($steps, join: "and") }
why-nothing = im Moment geht nichts{ GIVEN($what) ->
    [no] { "" }
   *[yes] { " " }mit dieser Karte: { NP($what) }
  }
# Was jemand tippt; mehrere Wörter für eines stehen mit Leerzeichen nebeneinander.
why-word = warum
why-word-not = nicht
why-no-card = es gibt keine Karte { $name }; frage: warum, warum KARTE, warum nicht KARTE, warum nicht VERB KARTE

# Was Computerspieler nach vielen Partien berichten.
simulate-games = { $games } von { $wanted } Partien
simulate-number = Partien
simulate-interval = 95-%-Intervall
simulate-mean = Mittel
simulate-decisions = Entscheidungen
simulate-seen = gesehen
simulate-difference = Unterschied bei „{ $result }“, in Punkten
simulate-more = { $number } weitere mit kleineren Unterschieden
