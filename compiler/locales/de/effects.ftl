### Deutsch: eine Nachricht für alles, was eine Karte sagen kann.
### Attribute sind Rahmen: imperative (du tust es), indicative (mit seinem Subjekt), infinitive (nach „du darfst“),
### negated (nach „du kannst“, verneint), predicate (das Subjekt steht schon da), subordinate (im Nebensatz, mit dem
### Verb am Ende), passive, perfect, never, relative. Bedingungen stehen immer im Nebensatz: ihr indicative auch.

## wählen

choose =
    .imperative = wähle { NP($what, case: "acc") }
    .infinitive = { NP($what, case: "acc") } wählen
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } { NP($what, case: "acc") }
    .predicate = { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } { NP($what, case: "acc") }
search =
    .imperative = suche { NP($what, case: "acc") }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }in { NP($zone, case: "dat") }
      }
    .infinitive = { NP($what, case: "acc") }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }in { NP($zone, case: "dat") }
      } suchen
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] suchst
        [one] sucht
       *[other] suchen
      } { NP($what, case: "acc") }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }in { NP($zone, case: "dat") }
      }
    .predicate = { AGR($chooser) ->
        [you] suchst
        [one] sucht
       *[other] suchen
      } { NP($what, case: "acc") }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }in { NP($zone, case: "dat") }
      }
choose-value =
    .imperative = wähle { LIST($values, join: "or") }
    .infinitive = { LIST($values, join: "or") } wählen
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } { LIST($values, join: "or") }
    .predicate = { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } { LIST($values, join: "or") }
choose-one =
    .imperative = wähle eins: { LIST($options, join: "choice") }
    .infinitive = eins wählen: { LIST($options, join: "choice") }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } eins: { LIST($options, join: "choice") }
option =
    .indicative = • { SENTENCES($sentences) }
may-do =
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } entscheiden, dass Folgendes geschieht: { CLAUSE($action) }
may =
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { CLAUSE($action, frame: "infinitive") }
    .predicate = { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { CLAUSE($action, frame: "infinitive") }
if-so =
    .indicative = { AGR($who) ->
        [you] falls du das tust
       *[other] falls das geschieht
      }: { CLAUSE($action) }
may-so =
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { CLAUSE($action, frame: "infinitive") }; { AGR($who) ->
        [you] falls du das tust
       *[other] falls das geschieht
      }: { CLAUSE($so) }

# Was man eine Sache tun lässt; das Verb sagt es unter `.causative`.
cause =
    .imperative = { CLAUSE($action, frame: "causative") }
    .infinitive = { CLAUSE($action, frame: "causative-infinitive") }
    .indicative = { NP($who) } { CLAUSE($action, frame: "causative-third") }
    .predicate = { CLAUSE($action, frame: "causative-third") }
# Was folgt, geht nur, wenn es getan wurde.
may-then =
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { CLAUSE($action, frame: "infinitive") }; { CLAUSE($so) }

## Reihenfolge

sequence =
    .imperative = { CLAUSE($first, frame: "imperative") }, dann { LIST($rest, join: "next", frame: "imperative") }
    .infinitive = { CLAUSE($first, frame: "infinitive") } und { LIST($rest, join: "and", frame: "infinitive") }
    .indicative = { CLAUSE($first, frame: "indicative") } und { LIST($rest, join: "and", frame: "predicate") }
    .predicate = { CLAUSE($first, frame: "predicate") } und { LIST($rest, join: "and", frame: "predicate") }
joined =
    .imperative = { CLAUSE($first, frame: "imperative") } und { LIST($rest, join: "and", frame: "imperative") }
    .infinitive = { CLAUSE($first, frame: "infinitive") } und { LIST($rest, join: "and", frame: "infinitive") }
    .indicative = { CLAUSE($first, frame: "indicative") } und { LIST($rest, join: "and", frame: "predicate") }
    .predicate = { CLAUSE($first, frame: "predicate") } und { LIST($rest, join: "and", frame: "predicate") }
nothing-happens =
    .indicative = nichts geschieht
steps =
    .indicative = { LIST($parts, join: "then") }
# Wo der nächste Schritt für einen Teil von diesem gelten könnte.
bracketed =
    .indicative = ({ CLAUSE($action) })
# Was auf eine Liste von Möglichkeiten folgt.
after-choice =
    .indicative = was auch gewählt wurde: { CLAUSE($action) }
also =
    .indicative = { LIST($parts, join: "and") }
together =
    .indicative = gleichzeitig: { LIST($parts, join: "and") }
repeat =
    .indicative = { NP($times) }-mal{ GIVEN($letters) ->
        [no] { "" }
       *[yes] { " " }(dabei { LIST($letters, join: "and") })
      }: { CLAUSE($action) }
repeat-count =
    .indicative = so oft, wie es { NP($what, det: "bare") } gibt: { CLAUSE($action) }
repeat-while =
    .indicative = { NP($times) }-mal{ GIVEN($letters) ->
        [no] { "" }
       *[yes] { " " }(dabei { LIST($letters, join: "and") })
      }, solange { CLAUSE($condition) }: { CLAUSE($action) }
for-each =
    .indicative = für { NP($what, case: "acc") }: { CLAUSE($action) }
if =
    .indicative = falls { CLAUSE($condition) }: { CLAUSE($action) }
if-all =
    .indicative = falls { CLAUSE($condition) }, geschieht all dies: { SENTENCES($sentences) }
if-block =
    .indicative = falls { CLAUSE($condition) }, gilt: { CLAUSE($action) }
otherwise =
    .indicative = andernfalls: { CLAUSE($action) }
if-otherwise =
    .indicative = falls { CLAUSE($condition) }: { CLAUSE($action) }; andernfalls: { CLAUSE($otherwise) }
# Zwei Zweige, die sich nur in einer Zahl unterscheiden: $amount ist die des ersten.
if-possible =
    .indicative = { CLAUSE($action) }, wenn möglich; sonst: { CLAUSE($otherwise) }
do-so =
    .indicative = { CLAUSE($action) }; falls das geschieht: { CLAUSE($so) }
per-each =
    .indicative = { CLAUSE($each) }: { CLAUSE($action) }
may-have =
    .frame = indicative
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } bestimmen: { CLAUSE($action) }
is-one-of =
    .indicative = { NP($left) } { LIST($values, join: "or") } { AGR($left) ->
        [you] bist
        [one] ist
       *[other] sind
      }
change-equal =
    .indicative = einen Bonus auf { NP($property, det: "none") } in Höhe von { NP($value) }
differs =
    .indicative = { CLAUSE($action) }, oder { NP($amount) }, falls { CLAUSE($condition) }
if-none =
    .indicative = falls es so etwas nicht gibt: { CLAUSE($action) }
where-x =
    .indicative = { CLAUSE($action) }; dabei { LIST($letters, join: "and") }
    .infinitive = { CLAUSE($action, frame: "infinitive") }; dabei { LIST($letters, join: "and") }
    .predicate = { CLAUSE($action, frame: "predicate") }; dabei { LIST($letters, join: "and") }
letter-counts =
    .indicative = zählt { $letter } die Male
letter-is =
    .indicative = ist { $letter } { NP($value) }
letter-fixed =
    .indicative = steht { $letter } fest als { NP($value) }
let =
    .indicative = { $letter } sei { NP($value) }
note =
    .indicative = merke dir { NP($what, case: "acc") }
    .infinitive = { NP($what, case: "acc") } merken
    .predicate = merke dir { NP($what, case: "acc") }

## Karten und Orte

move =
    .indicative = lege { NP($what, case: "acc") } in { NP($zone, case: "acc") }
    .infinitive = { NP($what, case: "acc") } in { NP($zone, case: "acc") } legen
    .predicate = lege { NP($what, case: "acc") } in { NP($zone, case: "acc") }
# Auf den Stapel, der zu dem Deck gehört, aus dem die Karte kam.
discard-home =
    .indicative = lege { NP($what, case: "acc") } ab
    .infinitive = { NP($what, case: "acc") } ablegen
    .predicate = lege { NP($what, case: "acc") } ab
# Wem die Karten gehören, der tut es selbst.
does-move =
    .indicative = { NP($who) } { AGR($who) ->
        [one] legt
       *[other] legen
      } { NP($what, case: "acc") } in { NP($zone, case: "acc") }
    .predicate = { AGR($who) ->
        [one] legt
       *[other] legen
      } { NP($what, case: "acc") } in { NP($zone, case: "acc") }
does-shuffle =
    .indicative = { NP($who) } { AGR($who) ->
        [one] mischt
       *[other] mischen
      } { NP($zone, case: "acc") }
    .predicate = { AGR($who) ->
        [one] mischt
       *[other] mischen
      } { NP($zone, case: "acc") }
move-top =
    .indicative = lege { NP($what, case: "acc") } oben auf { NP($zone, case: "acc") }
    .infinitive = { NP($what, case: "acc") } oben auf { NP($zone, case: "acc") } legen
    .predicate = lege { NP($what, case: "acc") } oben auf { NP($zone, case: "acc") }
move-bottom =
    .indicative = lege { NP($what, case: "acc") } unter { NP($zone, case: "acc") }
    .infinitive = { NP($what, case: "acc") } unter { NP($zone, case: "acc") } legen
    .predicate = lege { NP($what, case: "acc") } unter { NP($zone, case: "acc") }
move-top-any-order =
    .indicative = lege { NP($what, case: "acc") } in beliebiger Reihenfolge oben auf { NP($zone, case: "acc") }
    .infinitive = { NP($what, case: "acc") } in beliebiger Reihenfolge oben auf { NP($zone, case: "acc") } legen
    .predicate = lege { NP($what, case: "acc") } in beliebiger Reihenfolge oben auf { NP($zone, case: "acc") }
shuffle =
    .indicative = mische { NP($zone, case: "acc") }
    .infinitive = { NP($zone, case: "acc") } mischen
    .predicate = mische { NP($zone, case: "acc") }
reveal =
    .indicative = decke { NP($what, case: "acc") } auf
    .infinitive = { NP($what, case: "acc") } aufdecken
    .predicate = decke { NP($what, case: "acc") } auf
reveal-to =
    .indicative = zeige { NP($who, case: "dat") } { NP($what, case: "acc") }
    .infinitive = { NP($who, case: "dat") } { NP($what, case: "acc") } zeigen
    .predicate = zeige { NP($who, case: "dat") } { NP($what, case: "acc") }
look =
    .indicative = sieh dir { NP($what, case: "acc") } an
    .infinitive = dir { NP($what, case: "acc") } ansehen
    .predicate = sieh dir { NP($what, case: "acc") } an
reveal-until =
    .indicative = decke Karten oben von { NP($zone, case: "dat") } auf, bis du { NP($what, case: "acc") } aufdeckst
    .infinitive = Karten oben von { NP($zone, case: "dat") } aufdecken, bis du { NP($what, case: "acc") } aufdeckst
    .predicate = decke Karten oben von { NP($zone, case: "dat") } auf, bis du { NP($what, case: "acc") } aufdeckst
perform =
    .imperative = benutze die Fähigkeit { CLAUSE($slot, frame: "name") } { NP($card, case: "gen") }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }bei { NP($on, case: "dat") }
      }
    .infinitive = die Fähigkeit { CLAUSE($slot, frame: "name") } { NP($card, case: "gen") }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }bei { NP($on, case: "dat") }
      } benutzen
    .indicative = { NP($who) } { AGR($who) ->
        [you] benutzt
        [one] benutzt
       *[other] benutzen
      } die Fähigkeit { CLAUSE($slot, frame: "name") } { NP($card, case: "gen") }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }bei { NP($on, case: "dat") }
      }
    .predicate = { AGR($who) ->
        [you] benutzt
        [one] benutzt
       *[other] benutzen
      } die Fähigkeit { CLAUSE($slot, frame: "name") } { NP($card, case: "gen") }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }bei { NP($on, case: "dat") }
      }

## was eine Weile gilt

cannot =
    .indicative = { NP(DOER($action)) } { AGR(DOER($action)) ->
        [you] kannst
        [one] kann
       *[other] können
      } { $until } { CLAUSE($action, frame: "negated") }
    .predicate = { AGR(DOER($action)) ->
        [you] kannst
        [one] kann
       *[other] können
      } { $until } { CLAUSE($action, frame: "negated") }
cannot-act =
    .indicative = { NP($who) } { AGR($who) ->
        [you] kannst
        [one] kann
       *[other] können
      } { $until } nicht handeln{ GIVEN($but) ->
        [no] { "" }
       *[yes] , wohl aber { LIST($but, join: "and", frame: "infinitive") }
      }
    .predicate = { AGR($who) ->
        [you] kannst
        [one] kann
       *[other] können
      } { $until } nicht handeln{ GIVEN($but) ->
        [no] { "" }
       *[yes] , wohl aber { LIST($but, join: "and", frame: "infinitive") }
      }
grant =
    .indicative = { CLAUSE($action) }
    .infinitive = { CLAUSE($action) }
modify =
    .indicative = { NP($what) } { AGR($what) ->
        [you] hast
        [one] hat
       *[other] haben
      } { $until } { $amount } { NP($property, det: "none") }
    .predicate = { AGR($what) ->
        [you] hast
        [one] hat
       *[other] haben
      } { $until } { $amount } { NP($property, det: "none") }
# Mehrere Änderungen an einer Sache.
modify-all =
    .indicative = { NP($what) } { AGR($what) ->
        [you] hast
        [one] hat
       *[other] haben
      } { $until } { LIST($changes, join: "and") }
    .predicate = { AGR($what) ->
        [you] hast
        [one] hat
       *[other] haben
      } { $until } { LIST($changes, join: "and") }
change =
    .indicative = { $amount } { NP($property, det: "none") }
obtain =
    .indicative = { NP($what) } { AGR($what) ->
        [you] erhältst
        [one] erhält
       *[other] erhalten
      } { LIST($abilities, join: "and") } { $until }
copy =
    .indicative = { NP($what) } wird { $until } eine Kopie { NP($model, case: "gen") }
    .predicate = wird { $until } eine Kopie { NP($model, case: "gen") }
blank =
    .indicative = { NP($what) } { AGR($what) ->
        [you] verlierst
        [one] verliert
       *[other] verlieren
      } { $until } allen Text
    .predicate = { AGR($what) ->
        [you] verlierst
        [one] verliert
       *[other] verlieren
      } { $until } allen Text
become =
    .imperative = werde { PREDICATE($value, $what) }
    .indicative = { NP($what) } { AGR($what) ->
        [you] wirst
        [one] wird
       *[other] werden
      } { PREDICATE($value, $what) }
    .infinitive = { PREDICATE($value, $what) } werden
    .negated = nicht { PREDICATE($value, $what) } werden
    .subordinate = { NP($what) } { PREDICATE($value, $what) } { AGR($what) ->
        [you] wirst
        [one] wird
       *[other] werden
      }
    .predicate = { AGR($what) ->
        [you] wirst
        [one] wird
       *[other] werden
      } { PREDICATE($value, $what) }
rises =
    .indicative = { NP($property) } { AGR($property) ->
        [you] steigst
        [one] steigt
       *[other] steigen
      } um { NP($amount, case: "acc") }
falls =
    .indicative = { NP($property) } { AGR($property) ->
        [you] sinkst
        [one] sinkt
       *[other] sinken
      } um { NP($amount, case: "acc") }
becomes =
    .indicative = { NP($property) } { AGR($property) ->
        [you] wirst
        [one] wird
       *[other] werden
      } { NP($amount) }
window-once =
    .indicative = in Sitzreihenfolge{ GIVEN($start) ->
        [no] { "" }
       *[yes] , beginnend mit { NP($start, case: "dat") }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , die anderen beginnend mit { NP($second, case: "dat") }
      }: { LIST($offers, join: "or") }, je einmal
window =
    .indicative = in Sitzreihenfolge{ GIVEN($start) ->
        [no] { "" }
       *[yes] , beginnend mit { NP($start, case: "dat") }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , die anderen beginnend mit { NP($second, case: "dat") }
      }: { LIST($offers, join: "or") }, bis alle passen
end-game =
    .indicative = das Spiel endet: { $result }{ GIVEN($winner) ->
        [no] { "" }
       *[yes] { " " }für { NP($winner, case: "acc") }
      }

until-any =
    .indicative = { LIST($parts, join: "or") }
until-end =
    .indicative = bis zum Ende { NP($scope, case: "gen") }
until-event =
    .indicative = , bis { CLAUSE($event, frame: "subordinate") },
rest-of-game =
    .indicative = für den Rest des Spiels
for-next =
    .indicative = das nächste Mal, dass { CLAUSE($event, frame: "subordinate") }{ GIVEN($until) ->
        [no] { "" }
       *[yes] , { $until }
      }

## wenn etwas geschieht

passive =
    .indicative = { CLAUSE($event, frame: "passive") }
    .subordinate = { CLAUSE($event, frame: "passive") }
    .infinitive = { CLAUSE($event, frame: "passive-infinitive") }
    .negated = { CLAUSE($event, frame: "passive-negated") }
    .perfect = { CLAUSE($event, frame: "passive-perfect") }
when =
    .indicative = wenn { CLAUSE($event, frame: "subordinate") }: { CLAUSE($action) }
when-until =
    .indicative = { $until }, wenn { CLAUSE($event, frame: "subordinate") }: { CLAUSE($action) }
next-time =
    .indicative = das nächste Mal, wenn { CLAUSE($event, frame: "subordinate") }, { $until }: { CLAUSE($action) }
event-where =
    .indicative = { CLAUSE($event, frame: "subordinate") }, falls { CLAUSE($condition) }
    .subordinate = { CLAUSE($event, frame: "subordinate") }, falls { CLAUSE($condition) }
    .infinitive = { CLAUSE($event, frame: "infinitive") }, falls { CLAUSE($condition) }
    .negated = { CLAUSE($event, frame: "negated") }, falls { CLAUSE($condition) }
    .perfect = { CLAUSE($event, frame: "perfect") }, falls { CLAUSE($condition) }
before =
    .indicative = bevor { CLAUSE($event, frame: "subordinate") }: { CLAUSE($action) }
instead =
    .indicative = falls { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, stattdessen: { CLAUSE($action) }
may-instead =
    .indicative = falls { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, darfst du stattdessen { CLAUSE($action, frame: "infinitive") }
may-instead-have =
    .indicative = falls { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, darfst du entscheiden, dass stattdessen Folgendes geschieht: { CLAUSE($action) }
whenever =
    .indicative = sobald { CLAUSE($condition) }: { CLAUSE($action) }
while =
    .indicative = solange { CLAUSE($condition) }, gilt: { CLAUSE($action) }
while--is-taken =
    .indicative = mit { NP($what, case: "dat") }: { CLAUSE($action) }
once =
    .indicative = einmal pro { NP($scope, det: "none") }: { CLAUSE($action) }
when--starts =
    .indicative = zu Beginn von { NP($scope, case: "dat") }: { CLAUSE($action) }
when--ends =
    .indicative = am Ende von { NP($scope, case: "dat") }: { CLAUSE($action) }
before--starts =
    .indicative = vor { NP($scope, case: "dat") }: { CLAUSE($action) }
before--ends =
    .indicative = vor dem Ende von { NP($scope, case: "dat") }: { CLAUSE($action) }
starts =
    .indicative = { NP($scope) } beginnt
    .subordinate = { NP($scope) } beginnt
    .infinitive = beginnen
    .negated = nicht beginnen
effects-end =
    .indicative = was durch { NP($what, case: "acc") } begonnen hat, endet
    .subordinate = was durch { NP($what, case: "acc") } begonnen hat, endet
    .infinitive = beenden, was durch { NP($what, case: "acc") } begonnen hat
    .negated = was durch { NP($what, case: "acc") } begonnen hat, endet nicht
ends =
    .indicative = { NP($scope) } endet
    .subordinate = { NP($scope) } endet
    .infinitive = enden
    .negated = nicht enden
step-ends =
    .indicative = { NP($scope) } ist vorbei
    .subordinate = { NP($scope) } vorbei ist
    .infinitive = enden
    .negated = nicht enden
performed =
    .indicative = { NP($what) } wird benutzt
    .subordinate = { NP($what) } benutzt wird
    .infinitive = benutzt werden
    .negated = nicht benutzt werden
quoted =
    .indicative = „{ SENTENCES($sentences) }“
quoted-label =
    .indicative = „{ $label } { SENTENCES($sentences) }“
label = { CLAUSE($head, frame: "label") }:
label-threshold = { CLAUSE($head, frame: "label") } { CLAUSE($threshold) }:
threshold = { NP($property, det: "none") } { $amount }+
threshold-most = { NP($property, det: "none") } { $amount } oder weniger
label-when = { CLAUSE($threshold) }:
label-slot = { $slot }:
label-cost = { $slot } ({ CLAUSE($cost, frame: "imperative") }):

## Bedingungen

is =
    .indicative = { NP($left) } { LIST($values, $left, join: "or") } { AGR($left) ->
        [you] bist
        [one] ist
       *[other] sind
      }
is-not =
    .indicative = { NP($left) } nicht { LIST($values, $left, join: "or") } { AGR($left) ->
        [you] bist
        [one] ist
       *[other] sind
      }
is-turn =
    .indicative = { AGR($who) ->
        [you] du an der Reihe bist
       *[other] { NP($who) } an der Reihe ist
      }
is-not-turn =
    .indicative = { AGR($who) ->
        [you] du nicht an der Reihe bist
       *[other] { NP($who) } nicht an der Reihe ist
      }
equals =
    .indicative = { NP($left) } gleich { NP($right) } { AGR($left) ->
        [you] bist
        [one] ist
       *[other] sind
      }
eq =
    .indicative = { NP($left) } { NP($right) } { AGR($left) ->
        [you] bist
        [one] ist
       *[other] sind
      }
ge =
    .indicative = { NP($left) } mindestens { NP($right, case: "acc") } { AGR($left) ->
        [you] beträgst
        [one] beträgt
       *[other] betragen
      }
le =
    .indicative = { NP($left) } höchstens { NP($right, case: "acc") } { AGR($left) ->
        [you] beträgst
        [one] beträgt
       *[other] betragen
      }
gt =
    .indicative = { NP($left) } mehr als { NP($right, case: "acc") } { AGR($left) ->
        [you] beträgst
        [one] beträgt
       *[other] betragen
      }
lt =
    .indicative = { NP($left) } weniger als { NP($right, case: "acc") } { AGR($left) ->
        [you] beträgst
        [one] beträgt
       *[other] betragen
      }
is-copy =
    .indicative = { NP($what) } ein Exemplar von { NP($model, case: "dat") } ist
is-no-copy =
    .indicative = { NP($what) } kein Exemplar von { NP($model, case: "dat") } ist
is-in =
    .indicative = { NP($what) } in { NP($zone, case: "dat") } ist
is-not-in =
    .indicative = { NP($what) } nicht in { NP($zone, case: "dat") } ist
is-empty =
    .indicative = { NP($zone) } leer ist
is-not-empty =
    .indicative = { NP($zone) } nicht leer ist
set-is-empty =
    .indicative = keine { NP($what, det: "none") } da sind
set-is-not-empty =
    .indicative = { NP($what, det: "none") } da sind
there-is =
    .indicative = es { NP($what, case: "acc") } gibt
there-is-no =
    .indicative = es { NP($what, det: "no", case: "acc") } gibt
exists =
    .indicative = es { NP($what, case: "acc") } gibt
exists-not =
    .indicative = es { NP($what, case: "acc") } nicht gibt
was =
    .indicative = { NP($what) } { PREDICATE($value, $what) } { AGR($what) ->
        [you] wurdest
        [one] wurde
       *[other] wurden
      }
was-any =
    .indicative = mindestens 1 der { NP($what, case: "gen") } { PREDICATE($value, $what) } wurde
was-not =
    .indicative = { NP($what) } nicht { PREDICATE($value, $what) } { AGR($what) ->
        [you] wurdest
        [one] wurde
       *[other] wurden
      }
was-no =
    .indicative = { NP($what) } { PREDICATE($value, $what) } { AGR($what) ->
        [you] wurdest
        [one] wurde
       *[other] wurden
      }
has-one =
    .indicative = { NP($who) } { NP($property, case: "acc") } { AGR($who) ->
        [you] hast
        [one] hat
       *[other] haben
      }
has-none =
    .indicative = { NP($who) } { NP($property, det: "no", case: "acc") } { AGR($who) ->
        [you] hast
        [one] hat
       *[other] haben
      }
owns =
    .indicative = { NP($what) } { NP($who, case: "dat") } { AGR($what) ->
        [you] gehörst
        [one] gehört
       *[other] gehören
      }
owns-not =
    .indicative = { NP($what) } { NP($who, case: "dat") } nicht { AGR($what) ->
        [you] gehörst
        [one] gehört
       *[other] gehören
      }
can =
    .indicative = { NP(DOER($action)) } { CLAUSE($action, frame: "infinitive") } { AGR(DOER($action)) ->
        [you] kannst
        [one] kann
       *[other] können
      }
has-slot =
    .indicative = { NP($what) } { CLAUSE($slot, frame: "name") } hat
has-no-slot =
    .indicative = { NP($what) } kein { CLAUSE($slot, frame: "name") } hat
in-scope =
    .indicative = { CLAUSE($event, frame: "perfect") } (in { NP($scope, det: "this", case: "dat") })
# Eine Option der Partie.
is-taken =
    .indicative = die Option { NP($what) } ist gewählt
never-in-scope =
    .indicative = { CLAUSE($event, frame: "never") } (in { NP($scope, det: "this", case: "dat") })
both =
    .indicative = { LIST($parts, join: "and-that") }
either =
    .indicative = { LIST($parts, join: "or-that") }
both-grouped =
    .indicative = ({ LIST($parts, join: "and") })
either-grouped =
    .indicative = ({ LIST($parts, join: "or") })

## Rechnen, wo ein Buchstabe erklärt wird

grouped =
    .indicative = ({ NP($what) })
    .acc = ({ NP($what, case: "acc") })
    .dat = ({ NP($what, case: "dat") })
    .gen = von ({ NP($what, case: "dat") })
plus =
    .indicative = { NP($left) } plus { NP($right) }
    .acc = { NP($left, case: "acc") } plus { NP($right) }
    .dat = { NP($left, case: "dat") } plus { NP($right) }
    .gen = { NP($left, case: "gen") } plus { NP($right) }
minus =
    .indicative = { NP($left) } minus { NP($right) }
    .acc = { NP($left, case: "acc") } minus { NP($right) }
    .dat = { NP($left, case: "dat") } minus { NP($right) }
    .gen = { NP($left, case: "gen") } minus { NP($right) }
times =
    .indicative = { NP($left) } mal { NP($right) }
    .acc = { NP($left, case: "acc") } mal { NP($right) }
    .dat = { NP($left, case: "dat") } mal { NP($right) }
    .gen = { NP($left, case: "gen") } mal { NP($right) }
at-least =
    .indicative = { NP($left) }, mindestens { NP($right) }
    .acc = { NP($left, case: "acc") }, mindestens { NP($right) }
    .dat = { NP($left, case: "dat") }, mindestens { NP($right) }
    .gen = { NP($left, case: "gen") }, mindestens { NP($right) }
at-most =
    .indicative = { NP($left) }, höchstens { NP($right) }
    .acc = { NP($left, case: "acc") }, höchstens { NP($right) }
    .dat = { NP($left, case: "dat") }, höchstens { NP($right) }
    .gen = { NP($left, case: "gen") }, höchstens { NP($right) }

## Zufall, und Abläufe, die ein Effekt beginnt

roll =
    .imperative = wirf einen Würfel mit { NP($sides) } Seiten: { $letter } ist das Ergebnis
    .infinitive = einen Würfel mit { NP($sides) } Seiten werfen: { $letter } ist das Ergebnis
    .indicative = { NP($who) } { AGR($who) ->
        [you] wirfst
        [one] wirft
       *[other] werfen
      } einen Würfel mit { NP($sides) } Seiten: { $letter } ist das Ergebnis
cell =
    .indicative = • { LIST($places, join: "places") }: { SENTENCES($sentences) }
cell-empty =
    .indicative = • { LIST($places, join: "places") }: nichts
cell-any =
    .indicative = • immer: { SENTENCES($sentences) }
cell-otherwise =
    .indicative = • sonst: { SENTENCES($sentences) }
place =
    .indicative = { NP($axis) } { NP($first) }{ GIVEN($last) ->
        [no] { "" }
       *[yes] –{ NP($last) }
      }
joins-game =
    .indicative = { NP($what) } kommt ins Spiel
start-flow =
    .indicative = { NP($scope) } beginnt{ GIVEN($who) ->
        [no] { "" }
       *[yes] { " " }für { NP($who, case: "acc") }
      }
