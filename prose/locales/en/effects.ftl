### English: one message for each node of the language that a card can show.
### Attributes are frames: imperative (you are told), indicative (with its subject), infinitive (after "may",
### "cannot"), predicate (the subject was just said), passive, perfect (it has
### happened), never (it has not), relative.

## choosing

choose =
    .imperative = choose { NP($what, case: "acc") }
    .infinitive = choose { NP($what, case: "acc") }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [one] chooses
       *[other] choose
      } { NP($what, case: "acc") }
    .predicate = { AGR($chooser) ->
        [one] chooses
       *[other] choose
      } { NP($what, case: "acc") }
search =
    .imperative = search{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }{ NP($zone) }
      } for { NP($what, case: "acc") }
    .infinitive = search{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }{ NP($zone) }
      } for { NP($what, case: "acc") }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [one] searches
       *[other] search
      }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }{ NP($zone) }
      } for { NP($what, case: "acc") }
    .predicate = { AGR($chooser) ->
        [one] searches
       *[other] search
      }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }{ NP($zone) }
      } for { NP($what, case: "acc") }
choose-value =
    .imperative = choose { LIST($values, join: "or") }
    .infinitive = choose { LIST($values, join: "or") }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [one] chooses
       *[other] choose
      } { LIST($values, join: "or") }
    .predicate = { AGR($chooser) ->
        [one] chooses
       *[other] choose
      } { LIST($values, join: "or") }
choose-number =
    .imperative = choose a number { $letter } from { NP($least) } to { NP($most) }
    .infinitive = choose a number { $letter } from { NP($least) } to { NP($most) }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [one] chooses
       *[other] choose
      } a number { $letter } from { NP($least) } to { NP($most) }
    .predicate = { AGR($chooser) ->
        [one] chooses
       *[other] choose
      } a number { $letter } from { NP($least) } to { NP($most) }
choose-one =
    .imperative = choose one: { LIST($options, join: "choice") }
    .infinitive = choose one: { LIST($options, join: "choice") }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [one] chooses
       *[other] choose
      } one: { LIST($options, join: "choice") }
option =
    .indicative = • { SENTENCES($sentences) }
may-do =
    .indicative = { NP($who) } may have this happen: { CLAUSE($action) }
# What another does because somebody wants it; .frame is the form of what is done.
may-have =
    .frame = infinitive
    .indicative = { NP($who) } may have { NP(DOER($action), case: "acc") } { CLAUSE($action, frame: "infinitive") }
may =
    .indicative = { NP($who) } may { CLAUSE($action, frame: "infinitive") }
    .predicate = may { CLAUSE($action, frame: "infinitive") }
must =
    .indicative = { NP($who) } must { CLAUSE($action, frame: "infinitive") }
    .predicate = must { CLAUSE($action, frame: "infinitive") }
if-so =
    .indicative = { AGR($who) ->
        [you] if you do
       *[other] if so
      }, { CLAUSE($action) }
if-not =
    .indicative = { AGR($who) ->
        [you] if you do not
       *[other] otherwise
      }, { CLAUSE($action) }
# The two in one sentence.
may-so =
    .indicative = { NP($who) } may { CLAUSE($action, frame: "infinitive") }; { AGR($who) ->
        [you] if you do
       *[other] if so
      }, { CLAUSE($so) }
# Who declines the first does the second.
may-or =
    .indicative = { CLAUSE($first) }; { AGR($who) ->
        [you] if you do not
       *[other] otherwise
      }, { CLAUSE($action) }

# What the chooser makes a thing do; the verb's entry says it as `.causative`.
cause =
    .imperative = { CLAUSE($action, frame: "causative") }
    .infinitive = { CLAUSE($action, frame: "causative") }
    .indicative = { NP($who) } { CLAUSE($action, frame: "causative-third") }
    .predicate = { CLAUSE($action, frame: "causative-third") }
# What comes after can only be done if it was done.
may-then =
    .indicative = { NP($who) } may { CLAUSE($action, frame: "infinitive") }; { CLAUSE($so) }

## order

sequence =
    .imperative = { CLAUSE($first, frame: "imperative") },{ PLURAL($rest) ->
        [one] { " " }then
       *[other] { "" }
      } { LIST($rest, join: "row", frame: "imperative") }
    .infinitive = { CLAUSE($first, frame: "infinitive") },{ PLURAL($rest) ->
        [one] { " " }then
       *[other] { "" }
      } { LIST($rest, join: "row", frame: "infinitive") }
    .indicative = { CLAUSE($first, frame: "indicative") },{ PLURAL($rest) ->
        [one] { " " }then
       *[other] { "" }
      } { LIST($rest, join: "row", frame: "predicate") }
    .predicate = { CLAUSE($first, frame: "predicate") },{ PLURAL($rest) ->
        [one] { " " }then
       *[other] { "" }
      } { LIST($rest, join: "row", frame: "predicate") }
joined =
    .imperative = { CLAUSE($first, frame: "imperative") } and { LIST($rest, join: "and", frame: "imperative") }
    .infinitive = { CLAUSE($first, frame: "infinitive") } and { LIST($rest, join: "and", frame: "infinitive") }
    .indicative = { CLAUSE($first, frame: "indicative") } and { LIST($rest, join: "and", frame: "predicate") }
    .predicate = { CLAUSE($first, frame: "predicate") } and { LIST($rest, join: "and", frame: "predicate") }
nothing-happens =
    .indicative = nothing happens
steps =
    .indicative = { LIST($parts, join: "then", other: "stated") }
# Where the next step could be taken for a part of this one.
bracketed =
    .indicative = ({ CLAUSE($action) })
    .infinitive = ({ CLAUSE($action, frame: "infinitive") })
# What follows a list of choices.
after-choice =
    .indicative = whatever was chosen, { CLAUSE($action) }
# What follows a list of choices at the end of a longer sentence.
after-list =
    .indicative = in any case, { CLAUSE($action) }
also =
    .indicative = { LIST($parts, join: "and", other: "stated") }
together =
    .indicative = at the same time, { LIST($parts, join: "and", other: "stated") }
at-once =
    .indicative = in secret and at the same time, { CLAUSE($action) }
all-at-once =
    .indicative = at the same time, { CLAUSE($action) }
one-by-one =
    .indicative = one after the other, { CLAUSE($action) }
repeat =
    .indicative = { NP($times) } times{ GIVEN($letters) ->
        [no] { "" }
       *[yes] , where { LIST($letters, join: "and") }
      }: { CLAUSE($action) }
repeat-count =
    .indicative = once for { NP($what, det: "each") }, { CLAUSE($action) }
repeat-while =
    .indicative = { NP($times) } times{ GIVEN($letters) ->
        [no] { "" }
       *[yes] , where { LIST($letters, join: "and") }
      }, as long as { CLAUSE($condition) }: { CLAUSE($action) }
repeat-until =
    .indicative = repeat this until { CLAUSE($condition) }: { CLAUSE($action) }
for-each =
    .indicative = for { NP($what) }, { CLAUSE($action) }
if =
    .indicative = if { CLAUSE($condition) }, { CLAUSE($action) }
if-all =
    .indicative = if { CLAUSE($condition) }, do all of this: { SENTENCES($sentences) }
if-block =
    .indicative = if { CLAUSE($condition) }: { CLAUSE($action) }
otherwise =
    .indicative = otherwise, { CLAUSE($action) }
# Who cannot do the first does the second.
# What can only be done to something that is there, and then.
do-so =
    .indicative = { CLAUSE($action) }; { AGR($who) ->
        [you] if you do
       *[other] if so
      }, { CLAUSE($so) }
if-possible =
    .indicative = { CLAUSE($action) } if able, otherwise { CLAUSE($otherwise, frame: "predicate") }
if-otherwise =
    .indicative = if { CLAUSE($condition) }, { CLAUSE($action) }; otherwise { CLAUSE($otherwise) }
# Two branches that differ in one number: $amount is the first one's.
differs =
    .indicative = { CLAUSE($action) }, or { NP($amount) } if { CLAUSE($condition) }
if-none =
    .indicative = if there is none, { CLAUSE($action) }
# The same clause for each of something, after an amount that was said there.
per-each =
    .indicative = { CLAUSE($each) }, { CLAUSE($action) }
where-x =
    .indicative = { CLAUSE($action) }, where { LIST($letters, join: "and") }
    .infinitive = { CLAUSE($action, frame: "infinitive") }, where { LIST($letters, join: "and") }
    .predicate = { CLAUSE($action, frame: "predicate") }, where { LIST($letters, join: "and") }
# In what is done several times.
letter-counts =
    .indicative = { $letter } counts the times
letter-is =
    .indicative = { $letter } is { NP($value) }
note =
    .indicative = note { NP($what, case: "acc") }
    .infinitive = note { NP($what, case: "acc") }
    .predicate = note { NP($what, case: "acc") }
# The amount is worked out once.
letter-fixed =
    .indicative = { $letter } is fixed at { NP($value) }
let =
    .indicative = let { $letter } be { NP($value) }

# To the pile that belongs to the deck it came from.
discard-home =
    .indicative = discard { NP($what, case: "acc") }
    .infinitive = discard { NP($what, case: "acc") }
    .predicate = discard { NP($what, case: "acc") }
# All of it by the one whose cards they are: "each player puts ... into their hand".
does-move =
    .indicative = { NP($who) } { AGR($who) ->
        [one] puts
       *[other] put
      } { NP($what, case: "acc") } into { NP($zone) }
    .predicate = { AGR($who) ->
        [one] puts
       *[other] put
      } { NP($what, case: "acc") } into { NP($zone) }
does-move-top =
    .indicative = { NP($who) } { AGR($who) ->
        [one] puts
       *[other] put
      } { NP($what, case: "acc") } on top of { NP($zone) }
    .predicate = { AGR($who) ->
        [one] puts
       *[other] put
      } { NP($what, case: "acc") } on top of { NP($zone) }
does-shuffle =
    .indicative = { NP($who) } { AGR($who) ->
        [one] shuffles
       *[other] shuffle
      } { NP($zone) }
    .predicate = { AGR($who) ->
        [one] shuffles
       *[other] shuffle
      } { NP($zone) }

## cards and places

move =
    .indicative = put { NP($what, case: "acc") } into { NP($zone) }
    .infinitive = put { NP($what, case: "acc") } into { NP($zone) }
    .predicate = put { NP($what, case: "acc") } into { NP($zone) }
move-top =
    .indicative = put { NP($what, case: "acc") } on top of { NP($zone) }
    .infinitive = put { NP($what, case: "acc") } on top of { NP($zone) }
    .predicate = put { NP($what, case: "acc") } on top of { NP($zone) }
move-bottom =
    .indicative = put { NP($what, case: "acc") } on the bottom of { NP($zone) }
    .infinitive = put { NP($what, case: "acc") } on the bottom of { NP($zone) }
    .predicate = put { NP($what, case: "acc") } on the bottom of { NP($zone) }
move-top-any-order =
    .indicative = put { NP($what, case: "acc") } on top of { NP($zone) } in any order
    .infinitive = put { NP($what, case: "acc") } on top of { NP($zone) } in any order
    .predicate = put { NP($what, case: "acc") } on top of { NP($zone) } in any order
shuffle =
    .indicative = shuffle { NP($zone) }
    .infinitive = shuffle { NP($zone) }
    .predicate = shuffle { NP($zone) }
swap =
    .indicative = swap { NP($left) } with { NP($right) }
    .infinitive = swap { NP($left) } with { NP($right) }
    .predicate = swap { NP($left) } with { NP($right) }
reveal =
    .indicative = reveal { NP($what, case: "acc") }
    .infinitive = reveal { NP($what, case: "acc") }
    .predicate = reveal { NP($what, case: "acc") }
reveal-to =
    .indicative = reveal { NP($what, case: "acc") } to { NP($who, case: "acc") }
    .infinitive = reveal { NP($what, case: "acc") } to { NP($who, case: "acc") }
    .predicate = reveal { NP($what, case: "acc") } to { NP($who, case: "acc") }
look =
    .imperative = look at { NP($what, case: "acc") }
    .infinitive = look at { NP($what, case: "acc") }
    .indicative = { NP($who) } { AGR($who) ->
        [one] looks
       *[other] look
      } at { NP($what, case: "acc") }
    .predicate = { AGR($who) ->
        [one] looks
       *[other] look
      } at { NP($what, case: "acc") }
tell-whether =
    .indicative = tell { GIVEN($who) ->
        [no] all players
       *[yes] { NP($who, case: "acc") }
      } whether { CLAUSE($condition) }
    .infinitive = tell { GIVEN($who) ->
        [no] all players
       *[yes] { NP($who, case: "acc") }
      } whether { CLAUSE($condition) }
    .predicate = tell { GIVEN($who) ->
        [no] all players
       *[yes] { NP($who, case: "acc") }
      } whether { CLAUSE($condition) }
learn-whether =
    .imperative = learn whether { CLAUSE($condition) }
    .infinitive = learn whether { CLAUSE($condition) }
    .indicative = { NP($who) } { AGR($who) ->
        [one] learns
       *[other] learn
      } whether { CLAUSE($condition) }
    .predicate = { AGR($who) ->
        [one] learns
       *[other] learn
      } whether { CLAUSE($condition) }
reveal-until =
    .indicative = reveal cards from the top of { NP($zone) } until you reveal { NP($what, case: "acc") }
    .infinitive = reveal cards from the top of { NP($zone) } until { AGR($who) ->
        [you] you reveal { NP($what, case: "acc") }
       *[other] { NP($what) } is revealed
      }
    .predicate = reveal cards from the top of { NP($zone) } until you reveal { NP($what, case: "acc") }
m-revealed-before = revealed before { NP($what) }
m-top-of = at the top of { NP($zone) }
perform =
    .imperative = use { HEAVY($card) ->
        [yes] the { CLAUSE($slot, frame: "name") } ability of { NP($card) }
       *[no] { NP($card, case: "genitive") } { CLAUSE($slot, frame: "name") } ability
      }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }on { NP($on) }
      }
    .infinitive = use { HEAVY($card) ->
        [yes] the { CLAUSE($slot, frame: "name") } ability of { NP($card) }
       *[no] { NP($card, case: "genitive") } { CLAUSE($slot, frame: "name") } ability
      }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }on { NP($on) }
      }
    .indicative = { NP($who) } { AGR($who) ->
        [one] uses
       *[other] use
      } { HEAVY($card) ->
        [yes] the { CLAUSE($slot, frame: "name") } ability of { NP($card) }
       *[no] { NP($card, case: "genitive") } { CLAUSE($slot, frame: "name") } ability
      }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }on { NP($on) }
      }
    .predicate = { AGR($who) ->
        [one] uses
       *[other] use
      } { HEAVY($card) ->
        [yes] the { CLAUSE($slot, frame: "name") } ability of { NP($card) }
       *[no] { NP($card, case: "genitive") } { CLAUSE($slot, frame: "name") } ability
      }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }on { NP($on) }
      }

## what holds for a while

cannot =
    .indicative = { NP(DOER($action)) } cannot { CLAUSE($action, frame: "infinitive") } { $until }
    .predicate = cannot { CLAUSE($action, frame: "infinitive") } { $until }
cannot-act =
    .indicative = { NP($who) } cannot act { $until }{ GIVEN($but) ->
        [no] { "" }
       *[yes] , but can { LIST($but, join: "and", frame: "infinitive") }
      }
    .predicate = cannot act { $until }{ GIVEN($but) ->
        [no] { "" }
       *[yes] , but can { LIST($but, join: "and", frame: "infinitive") }
      }
# What somebody may let another have: of a verb or change that has such words (`.granting`, in the infinitive).
grant =
    .indicative = { CLAUSE($action, frame: "granting") }
    .infinitive = { CLAUSE($action, frame: "granting") }
modify =
    .granting = give { NP($what, case: "acc") } { $amount } { UNITS($property, $amount) } { $until }
    .infinitive = get { $amount } { UNITS($property, $amount) } { $until }
    .indicative = { NP($what) } { AGR($what) ->
        [one] gets
       *[other] get
      } { $amount } { UNITS($property, $amount) } { $until }
    .predicate = { AGR($what) ->
        [one] gets
       *[other] get
      } { $amount } { UNITS($property, $amount) } { $until }
# Several changes of one thing.
modify-all =
    .indicative = { NP($what) } { AGR($what) ->
        [one] gets
       *[other] get
      } { LIST($changes, join: "and") } { $until }
    .predicate = { AGR($what) ->
        [one] gets
       *[other] get
      } { LIST($changes, join: "and") } { $until }
change =
    .indicative = { $amount } { UNITS($property, $amount) }
# A bonus of an amount that is not a number.
change-equal =
    .indicative = { NP($property, det: "a") } bonus equal to { NP($value) }
obtain =
    .indicative = { NP($what) } { AGR($what) ->
        [one] gains
       *[other] gain
      } { LIST($abilities, join: "and") } { $until }
copy =
    .causative = make { NP($what, case: "acc") } a copy of { NP($model) } { $until }
    .causative-third = makes { NP($what, case: "acc") } a copy of { NP($model) } { $until }
    .indicative = { NP($what) } becomes a copy of { NP($model) } { $until }
    .predicate = becomes a copy of { NP($model) } { $until }
lent-abilities =
    .indicative = { NP($what) } { AGR($what) ->
        [one] obtains
       *[other] obtain
      } the abilities of { NP($model) } { $until }
    .predicate = { AGR($what) ->
        [one] obtains
       *[other] obtain
      } the abilities of { NP($model) } { $until }
blank =
    .indicative = { NP($what) } { AGR($what) ->
        [one] loses its
       *[other] lose their
      } text { $until }
    .predicate = { AGR($what) ->
        [one] loses its
       *[other] lose their
      } text { $until }
become =
    .imperative = become { PREDICATE($value, $what) }
    .indicative = { NP($what) } { AGR($what) ->
        [one] becomes
       *[other] become
      } { PREDICATE($value, $what) }
    .infinitive = become { PREDICATE($value, $what) }
    .predicate = { AGR($what) ->
        [one] becomes
       *[other] become
      } { PREDICATE($value, $what) }
rises =
    .indicative = { NP($property) } { AGR($property) ->
        [one] rises
       *[other] rise
      } by { NP($amount) }
falls =
    .indicative = { NP($property) } { AGR($property) ->
        [one] falls
       *[other] fall
      } by { NP($amount) }
becomes =
    .indicative = { NP($property) } { AGR($property) ->
        [one] becomes
       *[other] become
      } { NP($amount) }
becomes-thing =
    .indicative = { NP($amount) } { AGR($amount) ->
        [one] becomes
       *[other] become
      } { NP($property) }
becomes-nothing =
    .indicative = { GIVEN($owner) ->
        [no] there is no longer { NP($property, det: "a") }
       *[yes] { NP($owner) } no longer { AGR($owner) ->
            [one] has
           *[other] have
          } { NP($property, det: "a") }
      }
window-once =
    .indicative = in seat order{ GIVEN($start) ->
        [no] { "" }
       *[yes] , starting with { NP($start) }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , then going on with { NP($second) }
      }, { LIST($offers, join: "or") }, once each
window =
    .indicative = in seat order{ GIVEN($start) ->
        [no] { "" }
       *[yes] , starting with { NP($start) }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , then going on with { NP($second) }
      }, { LIST($offers, join: "or") }, until all pass
end-game =
    .indicative = the game ends{ GIVEN($winner) ->
        [no] { "" }
       *[yes] , and { NP($winner) } { AGR($winner) ->
            [one] wins
           *[other] win
          }
      }: { $result }

until-any =
    .indicative = { LIST($parts, join: "or") }
until-end =
    .indicative = until the end of { NP($scope) }
until-event =
    .indicative = until { CLAUSE($event, frame: "indicative") }
rest-of-game =
    .indicative = for the rest of the game
for-next =
    .indicative = the next time { CLAUSE($event, frame: "indicative") }{ GIVEN($until) ->
        [no] { "" }
       *[yes] , { $until }
      }

## when things happen

passive =
    .indicative = { CLAUSE($event, frame: "passive") }
    .infinitive = { CLAUSE($event, frame: "passive-infinitive") }
    .perfect = { CLAUSE($event, frame: "passive-perfect") }
when =
    .indicative = when { CLAUSE($event, frame: "indicative") }, { CLAUSE($action) }
when-until =
    .indicative = { $until }, when { CLAUSE($event, frame: "indicative") }, { CLAUSE($action) }
next-time =
    .indicative = the next time { CLAUSE($event, frame: "indicative") }, { $until }, { CLAUSE($action) }
event-where =
    .indicative = { CLAUSE($event, frame: "indicative") } if { CLAUSE($condition) }
    .infinitive = { CLAUSE($event, frame: "infinitive") } if { CLAUSE($condition) }
    .perfect = { CLAUSE($event, frame: "perfect") } if { CLAUSE($condition) }
before =
    .indicative = before { CLAUSE($event, frame: "indicative") }, { CLAUSE($action) }
# $condition is what must be true, too.
instead =
    .indicative = if { NP(DOER($event)) } would { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }and { CLAUSE($condition) }
      }, instead { CLAUSE($action) }
# What takes its place may be declined, and the event does not happen then, either.
instead-of-it =
    .indicative = if { NP(DOER($event)) } would { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }and { CLAUSE($condition) }
      }, that does not happen; instead, { CLAUSE($action) }
may-instead =
    .indicative = if { NP(DOER($event)) } would { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }and { CLAUSE($condition) }
      }, you may instead { CLAUSE($action, frame: "infinitive") }
# You decide, and another does it.
may-instead-have =
    .indicative = if { NP(DOER($event)) } would { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }and { CLAUSE($condition) }
      }, you may have this happen instead: { CLAUSE($action) }
may-instead-do =
    .indicative = if { NP(DOER($event)) } would { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }and { CLAUSE($condition) }
      }, you may have this happen instead: { CLAUSE($action) }
whenever =
    .indicative = whenever { CLAUSE($condition) }, { CLAUSE($action) }
# What was true just before the event that the sentence begins with.
earlier =
    .indicative = just before that { CLAUSE($condition) }
while =
    .indicative = while { CLAUSE($condition) }, { CLAUSE($action) }
while--is-taken =
    .indicative = with { NP($what) }, { CLAUSE($action) }
once =
    .indicative = once per { NP($scope, det: "none") }, { CLAUSE($action) }
when--starts =
    .indicative = at the start of { NP($scope) }, { CLAUSE($action) }
when--ends =
    .indicative = at the end of { NP($scope) }, { CLAUSE($action) }
before--starts =
    .indicative = before { NP($scope) }, { CLAUSE($action) }
before--ends =
    .indicative = just before the end of { NP($scope) }, { CLAUSE($action) }
starts =
    .indicative = { NP($scope) } starts
    .infinitive = start
effects-end =
    .indicative = all lasting effects of { NP($what) } end
    .infinitive = end all lasting effects of { NP($what) }
ends =
    .indicative = { NP($scope) } ends
    .infinitive = end
step-ends =
    .indicative = { NP($scope) } is over
    .infinitive = end
performed =
    .indicative = { NP($what) } is used
    .infinitive = be used
quoted =
    .indicative = “{ SENTENCES($sentences) }”
quoted-label =
    .indicative = “{ $label } { SENTENCES($sentences) }”
label = { CLAUSE($head, frame: "label") }:
label-threshold = { CLAUSE($head, frame: "label") } { CLAUSE($threshold) }:
threshold = { NP($property, det: "none") } { $amount }+
threshold-most = { NP($property, det: "none") } { $amount } or less
label-when = { CLAUSE($threshold) }:
label-slot = { $slot }:
label-cost = { $slot } ({ CLAUSE($cost, frame: "imperative") }):
# For the step `heads`: how often an ability can be used, in its head.
label-once = { CLAUSE($label) } once per { NP($scope, det: "none") }:

## conditions

is =
    .indicative = { NP($left) } { AGR($left) ->
        [one] is
       *[other] are
      } { LIST($values, $left, join: "or") }
is-not =
    .indicative = { NP($left) } { AGR($left) ->
        [one] is not
       *[other] are not
      } { LIST($values, $left, join: "or") }
is-turn =
    .indicative = it is { HEAVY($who) ->
        [yes] the turn of { NP($who) }
       *[no] { NP($who, case: "genitive") } turn
      }
is-not-turn =
    .indicative = it is not { HEAVY($who) ->
        [yes] the turn of { NP($who) }
       *[no] { NP($who, case: "genitive") } turn
      }
equals =
    .indicative = { NP($left) } { AGR($left) ->
        [one] equals
       *[other] equal
      } { NP($right) }
is-one-of =
    .indicative = { NP($left) } { AGR($left) ->
        [one] is
       *[other] are
      } { LIST($values, join: "or") }
eq =
    .indicative = { NP($left) } { AGR($left) ->
        [one] is
       *[other] are
      } { NP($right) }
ge =
    .indicative = { NP($left) } { AGR($left) ->
        [one] is
       *[other] are
      } { SORT($right) ->
        [number] { NP($right) } or more
       *[phrase] at least { NP($right) }
      }
le =
    .indicative = { NP($left) } { AGR($left) ->
        [one] is
       *[other] are
      } { SORT($right) ->
        [number] { NP($right) } or less
       *[phrase] at most { NP($right) }
      }
gt =
    .indicative = { NP($left) } { AGR($left) ->
        [one] is
       *[other] are
      } more than { NP($right) }
lt =
    .indicative = { NP($left) } { AGR($left) ->
        [one] is
       *[other] are
      } less than { NP($right) }
is-copy =
    .indicative = { NP($what) } is a copy of { NP($model) }
is-no-copy =
    .indicative = { NP($what) } is not a copy of { NP($model) }
is-next-to =
    .indicative = { NP($what) } { AGR($what) ->
        [one] is
       *[other] are
      } next to { NP($other) }
is-not-next-to =
    .indicative = { NP($what) } { AGR($what) ->
        [one] is
       *[other] are
      } not next to { NP($other) }
is-in =
    .indicative = { NP($what) } is in { NP($zone) }
is-not-in =
    .indicative = { NP($what) } is not in { NP($zone) }
is-empty =
    .indicative = { NP($zone) } { AGR($zone) ->
        [one] is
       *[other] are
      } empty
is-not-empty =
    .indicative = { NP($zone) } { AGR($zone) ->
        [one] is
       *[other] are
      } not empty
set-is-empty =
    .indicative = there are no { NP($what, det: "none") }
set-is-not-empty =
    .indicative = there are any { NP($what, det: "none") }
there-is =
    .indicative = there { AGR($what) ->
        [one] is
       *[other] are
      } { NP($what) }
there-is-no =
    .indicative = there is no { NP($what, det: "none") }
exists =
    .indicative = { NP($what) } exists
exists-not =
    .indicative = { NP($what) } does not exist
# What a choice found: "a card was chosen".
was =
    .indicative = { NP($what) } { AGR($what) ->
        [one] was
       *[other] were
      } { PREDICATE($value, $what) }
was-any =
    .indicative = any { NP($what) } were { PREDICATE($value, $what) }
was-not =
    .indicative = { NP($what) } { AGR($what) ->
        [one] was
       *[other] were
      } not { PREDICATE($value, $what) }
# $what says "no".
was-no =
    .indicative = { NP($what) } { AGR($what) ->
        [one] was
       *[other] were
      } { PREDICATE($value, $what) }
has-one =
    .indicative = { NP($who) } { AGR($who) ->
        [one] has
       *[other] have
      } { NP($property) }
has-none =
    .indicative = { NP($who) } { AGR($who) ->
        [one] has
       *[other] have
      } no { NP($property, det: "none") }
owns =
    .indicative = { NP($who) } { AGR($who) ->
        [one] owns
       *[other] own
      } { NP($what) }
owns-not =
    .indicative = { NP($who) } { AGR($who) ->
        [one] does
       *[other] do
      } not own { NP($what) }
# Below an action: "you may discard a card. If you do, ..."
did =
    .indicative = { AGR($who) ->
        [you] you do
       *[other] that happens
      }
did-not =
    .indicative = { AGR($who) ->
        [you] you do not
       *[other] that does not happen
      }
# After "for which": of those to whom something was done.
happened =
    .indicative = that happened
can =
    .indicative = { NP(DOER($action)) } can { CLAUSE($action, frame: "infinitive") }
has-slot =
    .indicative = { NP($what) } has { CLAUSE($slot, frame: "name") }
has-no-slot =
    .indicative = { NP($what) } does not have { CLAUSE($slot, frame: "name") }
in-scope =
    .indicative = { CLAUSE($event, frame: "perfect") } this { NP($scope, det: "none") }
# An option of the game.
is-taken =
    .indicative = { NP($what) } is taken
never-in-scope =
    .indicative = { CLAUSE($event, frame: "never") } this { NP($scope, det: "none") }
both =
    .indicative = { LIST($parts, join: "and-that") }
either =
    .indicative = { LIST($parts, join: "or-that") }
both-grouped =
    .indicative = ({ LIST($parts, join: "and") })
either-grouped =
    .indicative = ({ LIST($parts, join: "or") })

## arithmetic, where a letter is explained

grouped =
    .indicative = ({ NP($what) })
plus =
    .indicative = { NP($left) } plus { NP($right) }
minus =
    .indicative = { NP($left) } minus { NP($right) }
times =
    .indicative = { NP($left) } times { NP($right) }
divided-up =
    .indicative = { NP($left) } divided by { NP($right) } (rounded up)
divided-down =
    .indicative = { NP($left) } divided by { NP($right) } (rounded down)
at-least =
    .indicative = { NP($left) } (at least { NP($right) })
at-most =
    .indicative = { NP($left) } (at most { NP($right) })
# What counts one thing: a bonus that it has, or has not.
one-if =
    .indicative = 1 if { CLAUSE($condition) } (otherwise 0)

## chance, and flows that an effect starts

roll =
    .imperative = roll { SORT($sides) ->
        [number] a { NP($sides) }-sided die
       *[other] a die whose number of sides is { NP($sides) }
      }{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } is the result
      }
    .infinitive = roll { SORT($sides) ->
        [number] a { NP($sides) }-sided die
       *[other] a die whose number of sides is { NP($sides) }
      }{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } is the result
      }
    .indicative = { NP($who) } { AGR($who) ->
        [one] rolls
       *[other] roll
      } { SORT($sides) ->
        [number] a { NP($sides) }-sided die
       *[other] a die whose number of sides is { NP($sides) }
      }{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } is the result
      }
cell =
    .indicative = • { LIST($places, join: "places") }: { SENTENCES($sentences) }
cell-empty =
    .indicative = • { LIST($places, join: "places") }: nothing
cell-any =
    .indicative = • always: { SENTENCES($sentences) }
cell-otherwise =
    .indicative = • otherwise: { SENTENCES($sentences) }
place =
    .indicative = { NP($axis) } { NP($first) }{ GIVEN($last) ->
        [no] { "" }
       *[yes] –{ NP($last) }
      }
joins-game =
    .indicative = { NP($what) } joins the game
leaves-game =
    .imperative = leave the game
    .infinitive = leave the game
    .indicative = { NP($who) } { AGR($who) ->
        [one] leaves
       *[other] leave
      } the game
    .predicate = { AGR($who) ->
        [one] leaves
       *[other] leave
      } the game
start-flow =
    .indicative = { NP($scope) } starts{ GIVEN($who) ->
        [no] { "" }
       *[yes] { " " }for { NP($who, case: "acc") }
      }
