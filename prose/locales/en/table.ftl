### What is said at the table: the log of a game, and what a player is asked.

table-scope-starts = { NP($scope) }
table-turn = { NP($scope) } ({ NP($who) })
table-result = Result: { $result }
table-ending = { $result }; won by { LIST($winners, join: "and") }
table-returned = { LIST($players, join: "and") }: { $number }
table-score = { $numbers }; score { $score }
table-state = Final state: { $hash }
# Who has seen or learned what; without $who, it is everybody.
table-sees = { GIVEN($who) ->
    [no] everybody sees { $what }
   *[yes] { NP($who) } sees { $what }
  } ({ NP($where, det: "none") })
table-learns = { GIVEN($who) ->
    [no] everybody learns
   *[yes] { NP($who) } learns
  } of { $card } ({ NP($where, det: "none") }): { $fact }
table-chooses = { NP($who) } chooses { $what }
# $card is the card that asks, if one does.
table-one = { NP($who) }{ GIVEN($card) ->
    [no] : choose an option
   *[yes] { " " }({ NP($card) }): choose an option
  }
table-asked = { NP($who) }{ GIVEN($card) ->
    [no] : { CLAUSE($what) }
   *[yes] { " " }({ NP($card) }): { CLAUSE($what) }
  }
table-wants = { NP($who) }{ GIVEN($card) ->
    [no] : do you want
   *[yes] { " " }({ NP($card) }): do you want
  } to { CLAUSE($action, frame: "infinitive") }?
table-may = { NP($who) }{ GIVEN($card) ->
    [no] : do you want to use this effect?
   *[yes] { " " }({ NP($card) }): do you want to use this effect?
  }
table-order = { NP($who) }, what happens first?
table-act = { NP($who) }, what do you do?
table-do = { CLAUSE($action, frame: "infinitive") }
table-enough = that is enough
table-pass = pass
table-yes = yes
table-no = no
table-help = type a number, t to see the table, t and a player or a zone to see all of it, r and a number or a name to read a card, record and a name to write your last move as a scenario, why for the last thing that happened, why CARD, why not CARD or why not VERB CARD to be told the reasons, u to undo, s to save and leave, q to leave
table-line = { $head }: { $told }
table-no-card = there is no card { $name }
table-no-number = there is no such number
table-recorded = recorded in { $file }; the scenario passes
table-recorded-failing = recorded in { $file }; the scenario does not pass yet: mend it by hand
table-recorded-nothing = nothing is recorded
# What somebody types.
table-record-word = record
table-saved = saved in { $file }
campaign-begun = campaign begun in { $file }
campaign-games = games played: { $number }
campaign-nothing = nothing yet
refit-answers = { $fitting } of { $number } answers still fit: the game was saved with other cards or rules
refit-lost = no longer there: { $what }
campaign-migrated = the campaign goes on with the cards and rules of today
campaign-current = the campaign already has the cards and rules of today

## why something happened, and why something cannot be done

why-chosen = { NP($who) } chose this
why-setup = set-up
why-effect = an effect
why-script = it was laid out like this
why-rule = rule { $name }
why-no-event = nothing that has happened is told as { $words }
why-nothing-yet = nothing has happened yet
why-offered = that can be done now
why-not-asked = it is { NP($who) } who is asked now, not you
why-unseen = you see no card { $name } anywhere
why-only = { NP($who) } can do this, and nobody else
why-others = this is for others than { NP($who) }
why-must-be = it has to be { NP($what) }
why-not-live = { NP($what) } is not where its abilities work
why-other = it must be another than { NP($what) }
why-fails = this is not so: { CLAUSE($what) }{ GIVEN($amounts) ->
    [no] { "" }
   *[yes] { " " }(here: { LIST($amounts, join: "and") })
  }
why-fails-somehow = a condition of it does not hold
why-silenced = { NP($what) } is without its text now
why-spent = that is once per { NP($scope) }, and has been done
why-cost = the cost cannot be paid: { CLAUSE($cost, frame: "infinitive") }
why-forbids = { $head }{ GIVEN($text) ->
    [no] { "" }
   *[yes] : { $text }
  }{ GIVEN($amounts) ->
    [no] { "" }
   *[yes] { " " }(here: { LIST($amounts, join: "and") })
  }
why-when = that is for { LIST($steps, join: "and") }
why-nothing = nothing can be done{ GIVEN($what) ->
    [no] { "" }
   *[yes] { " " }with { NP($what) }
  } now
# What somebody types; several words for one thing stand with a blank between them.
why-word = why
why-word-not = not
why-no-card = there is no card { $name }; ask: why, why CARD, why not CARD, why not VERB, why not VERB CARD

# What bots that have played many games report.
simulate-games = { $games } of { $wanted } games
simulate-number = games
simulate-interval = 95 % interval
simulate-mean = mean
simulate-decisions = decisions
simulate-seen = seen
simulate-difference = difference in “{ $result }”, in points of a hundred
simulate-more = { $number } more with smaller differences
simulate-won = won
simulate-returns = returns
simulate-lowest = lowest
simulate-median = median
simulate-highest = highest
simulate-difference-won = difference in games won, in points of a hundred
table-place = { $what } (no. { $number })
table-is = { $what }: { $value }
table-is-not = { $what }: not { $value }
table-copies = { $what } ×{ $number }
table-top = { $number }, { $what } on top
table-empty = { $name } is empty
# The name of a player who has left the game.
table-gone = { $name } (has left the game)
table-no-part = there is no player or zone { $name }
table-paid = { $what } ({ CLAUSE($cost, frame: "infinitive") })
