### A booklet of rules: its titles, and what is said of declarations.

rules-title = Rules
rules-overview = A turn at a glance
rules-setup = Set-up
rules-course = Course of play
rules-actions = Actions
rules-happenings = What else can happen
rules-rules = Rules that always hold
rules-end = End of the game
rules-between = Between games
rules-glossary = Glossary

## lines

# The action of a line whose block stands on the lines below.
rules-follows =
    .imperative = do the following:
    .infinitive = do the following:
    .indicative = do the following:
    .predicate = do the following:
rules-together =
    .indicative = at the same time, do the following:
rules-repeat =
    .indicative = do the following { NP($times) } times{ GIVEN($letters) ->
        [no] { "" }
       *[yes] , where { LIST($letters, join: "and") }
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] , as long as { CLAUSE($condition) }
      }:
rules-repeat-until =
    .indicative = do the following until { CLAUSE($condition) }:
rules-window =
    .indicative = in seat order{ GIVEN($start) ->
        [no] { "" }
       *[yes] , starting with { NP($start) }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , then going on with { NP($second) }
      }, each player does one of the following or passes, until all pass in a row:
rules-window-once =
    .indicative = in seat order{ GIVEN($start) ->
        [no] { "" }
       *[yes] , starting with { NP($start) }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , then going on with { NP($second) }
      }, each player may once do one of the following:
# All that a player may do, in one sentence.
rules-any =
    .infinitive = { LIST($actions, join: "or", frame: "infinitive") }
rules-nothing =
    .indicative = that alone has no effect

## players, flows and the set-up

rules-players =
    .indicative = for { NP($least) }{ GIVEN($most) ->
        [no] { "" }
       *[yes] { " " }to { NP($most) }
      } { NP($who) }
rules-step =
    .indicative = { NP($step) }
rules-turns =
    .indicative = { NP($who) } takes { NP($flow) }, in seat order, starting with { NP($start) }
rules-turns-reverse =
    .indicative = { NP($who) } takes { NP($flow) }, in reverse seat order, starting with { NP($start) }
rules-repeats =
    .indicative = { NP($flow) } is repeated until the game ends
rules-options = Options
rules-begins =
    .indicative = to begin the game, choose { NP($what) }
rules-option =
    .indicative = { NP($what, det: "none") }: { LIST($values, join: "or") }
rules-option-number =
    .indicative = { NP($what, det: "none") }: 0 { GIVEN($most) ->
        [no] or more
       *[yes] { PLURAL($most) ->
            [one] or { NP($most) }
           *[other] to { NP($most) }
          }
      }
put-copies =
    .indicative = put { NP($card) }{ GIVEN($number) ->
        [no] { "" }
       *[yes] { PLURAL($number) ->
            [one] { "" }
           *[other] { " " }{ NP($number) } times
          }
      } into { NP($zone) }{ GIVEN($property) ->
        [no] { "" }
       *[yes] { " " }({ NP($property) }: { NP($value) })
      }
    .infinitive = put { NP($card) }{ GIVEN($number) ->
        [no] { "" }
       *[yes] { PLURAL($number) ->
            [one] { "" }
           *[other] { " " }{ NP($number) } times
          }
      } into { NP($zone) }{ GIVEN($property) ->
        [no] { "" }
       *[yes] { " " }({ NP($property) }: { NP($value) })
      }
put-every =
    .indicative = put { NP($what, case: "acc") } into { NP($zone) }{ GIVEN($copies) ->
        [no] { "" }
       *[yes] { " " }(each as often as { NP($copies) } says)
      }
    .infinitive = put { NP($what, case: "acc") } into { NP($zone) }{ GIVEN($copies) ->
        [no] { "" }
       *[yes] { " " }(each as often as { NP($copies) } says)
      }
m-brought = from the deck that { NP($who) } brings
require =
    .indicative = the game can only start if { CLAUSE($condition) }

## what always holds, and the end

rules-always =
    .indicative = at all times, { CLAUSE($condition) }
rules-packet =
    .indicative = amounts that apply at the same time are added up first
rules-costs =
    .indicative = if an ability has a cost { $letter }, { CLAUSE($paid) } to use it
rules-triggers =
    .indicative = if several abilities of cards react to one event, { NP($who) } chooses their order
rules-packets =
    .indicative = amounts that apply at the same time are applied in seat order, starting with { NP($who) }
rules-results =
    .indicative = the game can end like this: { LIST($results, join: "or") }
rules-returns =
    .indicative = at the end of the game, { NP($who) } scores { NP($amount) }
rules-kept =
    .indicative = from one game to the next, keep { LIST($kept, join: "and") }
rules-between-flow =
    .indicative = between two games, { NP($who) } takes { NP($flow) }

## the glossary

rules-term = { NP($what) }{ GIVEN($owner) ->
    [no] { "" }
   *[yes] { " " }({ NP($owner) })
  }
rules-printed =
    .indicative = printed on { NP($what) }: { LIST($facts, join: "and") }
rules-has =
    .indicative = { NP($what) } has: { LIST($parts, join: "and") }
rules-slots =
    .indicative = { NP($what) } can have these abilities: { LIST($slots, join: "and", frame: "name") }
rules-you =
    .indicative = on { NP($what) }, “you” means { NP($who) }
rules-asks =
    .indicative = what { NP($what) } decides is decided by { LIST($who, join: "or") }
rules-number =
    .indicative = a number{ GIVEN($each) ->
        [no] { "" }
       *[yes] { " " }for { NP($each) }
      }, 0 at first{ GIVEN($most) ->
        [no] { "" }
       *[yes] ; at most { NP($most) }
      }
rules-word =
    .indicative = { LIST($values, join: "or") }{ GIVEN($each) ->
        [no] { "" }
       *[yes] { " " }for { NP($each) }
      }; at first { LIST($first) }
rules-thing =
    .indicative = { NP($what) }{ GIVEN($each) ->
        [no] { "" }
       *[yes] { " " }for { NP($each) }
      }, or none; none at first
rules-until-leaves =
    .indicative = it begins anew when the card leaves { NP($zone) }
rules-fact-number =
    .indicative = a number printed on the card
rules-fact =
    .indicative = printed on the card: { LIST($values, join: "or") }
rules-fact-many =
    .indicative = printed on the card: any of { LIST($values, join: "and") }
rules-value =
    .indicative = { NP($value) }
rules-same =
    .indicative = { NP($value) }
rules-values =
    .indicative = { LIST($values, join: "or") }
rules-open =
    .indicative = all players see the cards
rules-private =
    .indicative = only their player sees the cards
rules-hidden =
    .indicative = the cards lie face down
rules-outward =
    .indicative = all other players see the cards, their own player does not
rules-live =
    .indicative = abilities of cards work here
rules-per =
    .indicative = there is one for { NP($what) }
rules-refill =
    .indicative = if it has too few cards, shuffle the cards of { NP($zone) } and put them under it
