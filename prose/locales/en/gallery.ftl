### What stands on the site of a game beside its cards.

## scenarios in words

scenario-given = Given
scenario-when = When
scenario-then = Then
scenario-players = Players: { $number }
scenario-zone = { NP($zone) }: { LIST($cards, join: "and") }
scenario-having = { $what } ({ NP($property) }: { NP($value) })
scenario-all-pass = everybody who has no other answer passes
scenario-answer = answer: { $what }
scenario-so = { CLAUSE($what) }
scenario-brings = { NP($who) } brings the deck { $deck }
scenario-over = the game is over
scenario-goes-on = the game is not over
scenario-not-result = not the result: { $result }
scenario-refused = the game cannot begin like this
scenario-offered = can be chosen: { $options }
scenario-not-offered = cannot be chosen: { $options }

## the page of a game

gallery-cards = Cards
gallery-words = Words
gallery-rulings = Rulings
gallery-languages = Languages
gallery-skip = Skip to the content
gallery-contents = Contents
gallery-search = Search in names and texts
gallery-kind = Kind
gallery-set = Set
gallery-all = all
gallery-all-sets = all
gallery-count = { $shown } of { $total } cards
gallery-previous = Previous card
gallery-next = Next card
gallery-picture = The card as it is printed
gallery-named = Cards that it names
gallery-named-by = Cards that name it
gallery-about-rulings = Each ruling is a short game that shows what happens. The program plays it and checks the result.
gallery-assumed = assumed
gallery-declared = In the files of the cards
gallery-example = Example

## the sorts of words

gallery-sort-kind = Kinds
gallery-sort-verb = Verbs
gallery-sort-property = Properties that change in play
gallery-sort-derived = Derived properties
gallery-sort-fact = Printed properties
gallery-sort-option = Start options
gallery-sort-zone = Zones
gallery-sort-slot = Parts of a card
gallery-sort-table = Tables
gallery-sort-list = Lists of values
gallery-sort-value = Values
gallery-sort-flow = Flows
gallery-sort-step = Steps
gallery-sort-scope = Periods
gallery-sort-setup = Parts of the set-up
gallery-sort-rule = Rules
gallery-sort-result = Results
gallery-sort-deck = Decks
gallery-sort-idiom = Idioms
