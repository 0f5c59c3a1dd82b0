### What is said at the table: the log of a game, and what a player is asked.

table-scope-starts = { NP($scope) }
table-turn = { NP($scope) }: { NP($who) }
table-result = Result: { $result }
table-state = Final state: { $hash }
table-chooses = { NP($who) } chooses { $what }
# $card is the card that asks, if one does.
table-ask = { NP($who) }{ GIVEN($card) ->
    [no] , choose:
   *[yes] { " " }({ NP($card) }): choose
  }
table-asked = { NP($who) }{ GIVEN($card) ->
    [no] : { CLAUSE($what) }
   *[yes] { " " }({ NP($card) }): { CLAUSE($what) }
  }
table-may = { NP($who) }{ GIVEN($card) ->
    [no] , do you want to?
   *[yes] { " " }({ NP($card) }): do you want to?
  }
table-order = { NP($who) }, what happens first?
table-act = { NP($who) }, what do you do?
table-do = { CLAUSE($action, frame: "infinitive") }
table-enough = that is enough
table-trigger = { NP($card) }: { SENTENCES($sentences) }
table-pass = pass
table-yes = yes
table-no = no
table-help = type a number, t to see the table, r and a number or a name to read a card, u to undo, s to save and leave, q to leave
table-line = { $head }: { $told }
table-no-card = there is no card { $name }
table-no-number = there is no such number
table-saved = saved in { $file }
