### What is said at the table: the log of a game, and what a player is asked.

table-scope-starts = { NP($scope) }
table-turn = { NP($scope) }: { NP($who) }
table-result = Result: { $result }
table-refused = this game cannot begin: { $result }
table-state = Final state: { $hash }
table-chooses = { NP($who) } chooses { $what }
table-ask = { NP($who) }, choose:
table-may = { NP($who) }, do you want to?
table-order = { NP($who) }, what happens first?
table-act = { NP($who) }, what do you do?
table-pass = pass
table-yes = yes
table-no = no
table-help = type a number, u to undo, s to save and leave, q to leave
table-no-number = there is no such number
table-saved = saved in { $file }
