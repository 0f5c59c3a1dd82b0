### Was am Tisch gesagt wird: das Protokoll eines Spiels, und was jemand gefragt wird.

table-scope-starts = { NP($scope) }
table-turn = { NP($scope) }: { NP($who) }
table-result = Ergebnis: { $result }
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
table-trigger = { NP($card) }: { SENTENCES($sentences) }
table-pass = passen
table-yes = ja
table-no = nein
table-help = tippe eine Zahl, t für den Tisch, r und eine Zahl oder einen Namen, um eine Karte zu lesen, u zum Zurücknehmen, s zum Speichern und Aufhören, q zum Aufhören
table-line = { $head }: { $told }
table-no-card = es gibt keine Karte { $name }
table-no-number = diese Zahl gibt es nicht
table-saved = gespeichert in { $file }
