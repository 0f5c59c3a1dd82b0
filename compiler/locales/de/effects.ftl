### Deutsch: eine Nachricht für alles, was eine Karte sagen kann.
### Attribute sind Rahmen: imperative (du tust es), indicative (mit seinem Subjekt), inverted (nach einem vorangestellten
### Satzteil: „..., zieht der Spieler 1 Karte“), infinitive (nach „du darfst“), negated (nach „kann“, verneint), predicate
### (das Subjekt steht schon da), subordinate (im Nebensatz, mit dem Verb am Ende), passive, perfect, never, relative.
### Bedingungen stehen immer im Nebensatz: ihr indicative auch.
### Einige Zeichen setzt die Typografie um (siehe locale.yaml): „‡“ merkt die Stelle hinter dem Subjekt vor, an die ein
### „‹...›“ gehört; „¦“ am Anfang macht aus dem Komma davor einen Doppelpunkt;
### „¶“ macht aus „wenn A: Falls B, C“ am Ende eines Textes „wenn A und B, C“. „◊“ verbindet „kein“ mit seinem „nicht“.


## wählen

choose =
    .imperative = wähle { NP($what, case: "acc") }
    .infinitive = { NP($what, case: "acc") } wählen
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } { NP($what, case: "acc") }
    .inverted = { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } { NP($chooser) }‡ { NP($what, case: "acc") }
    .predicate = { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } { NP($what, case: "acc") }
search =
    .imperative = suche { NP($what, case: "acc") }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }{ FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "dat") }
      }
    .infinitive = { NP($what, case: "acc") }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }{ FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "dat") }
      } suchen
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] suchst
        [one] sucht
       *[other] suchen
      } { NP($what, case: "acc") }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }{ FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "dat") }
      }
    .inverted = { AGR($chooser) ->
        [you] suchst
        [one] sucht
       *[other] suchen
      } { NP($chooser) }‡ { NP($what, case: "acc") }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }{ FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "dat") }
      }
    .predicate = { AGR($chooser) ->
        [you] suchst
        [one] sucht
       *[other] suchen
      } { NP($what, case: "acc") }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }{ FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "dat") }
      }
choose-value =
    .imperative = wähle { LIST($values, join: "or") }
    .infinitive = { LIST($values, join: "or") } wählen
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } { LIST($values, join: "or") }
    .inverted = { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } { NP($chooser) }‡ { LIST($values, join: "or") }
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
    .inverted = { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } { NP($chooser) }‡ eins: { LIST($options, join: "choice") }
option =
    .indicative = • { SENTENCES($sentences) }
may-do =
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } Folgendes geschehen lassen: { SENTENCES($action) }
    .inverted = { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { NP($who) }‡ Folgendes geschehen lassen: { SENTENCES($action) }
# Was jemand einen anderen tun lässt; .frame ist die Form des Getanen.
may-have =
    .frame = subordinate
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } bestimmen, dass { CLAUSE($action, frame: "subordinate") }
    .inverted = { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { NP($who) }‡ bestimmen, dass { CLAUSE($action, frame: "subordinate") }
may =
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { CLAUSE($action, frame: "infinitive") }
    .inverted = { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { NP($who) }‡ { CLAUSE($action, frame: "infinitive") }
    .predicate = { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { CLAUSE($action, frame: "infinitive") }
if-so =
    .indicative = { AGR($who) ->
        [you] falls du das tust
       *[other] falls das geschieht
      }, { CLAUSE($action, frame: "inverted") }
may-so =
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { CLAUSE($action, frame: "infinitive") }; { AGR($who) ->
        [you] falls du das tust
       *[other] falls das geschieht
      }, { CLAUSE($so, frame: "inverted") }
    .inverted = { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { NP($who) }‡ { CLAUSE($action, frame: "infinitive") }; { AGR($who) ->
        [you] falls du das tust
       *[other] falls das geschieht
      }, { CLAUSE($so, frame: "inverted") }

# Was man eine Sache tun lässt; das Verb sagt es unter `.causative`.
cause =
    .imperative = { CLAUSE($action, frame: "causative") }
    .infinitive = { CLAUSE($action, frame: "causative-infinitive") }
    .indicative = { NP($who) } { CLAUSE($action, frame: "causative-third") }
    .inverted = { CLAUSE($action, frame: "causative-inverted") }
    .predicate = { CLAUSE($action, frame: "causative-third") }
# Was folgt, geht nur, wenn es getan wurde.
may-then =
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { CLAUSE($action, frame: "infinitive") }; { CLAUSE($so) }
    .inverted = { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { NP($who) }‡ { CLAUSE($action, frame: "infinitive") }; { CLAUSE($so) }

## Reihenfolge

sequence =
    .imperative = { CLAUSE($first, frame: "imperative") }{ PLURAL($rest) ->
        [one] { " " }und
       *[other] ,
      } { LIST($rest, join: "row", frame: "imperative") }
    .infinitive = { CLAUSE($first, frame: "infinitive") }{ PLURAL($rest) ->
        [one] { " " }und
       *[other] ,
      } { LIST($rest, join: "row", frame: "infinitive") }
    .indicative = { CLAUSE($first, frame: "indicative") }{ PLURAL($rest) ->
        [one] { " " }und
       *[other] ,
      } { LIST($rest, join: "row", frame: "predicate") }
    .inverted = { CLAUSE($first, frame: "inverted") }{ PLURAL($rest) ->
        [one] { " " }und
       *[other] ,
      } { LIST($rest, join: "row", frame: "predicate") }
    .predicate = { CLAUSE($first, frame: "predicate") }{ PLURAL($rest) ->
        [one] { " " }und
       *[other] ,
      } { LIST($rest, join: "row", frame: "predicate") }
joined =
    .imperative = { CLAUSE($first, frame: "imperative") } und { LIST($rest, join: "and", frame: "imperative") }
    .infinitive = { CLAUSE($first, frame: "infinitive") } und { LIST($rest, join: "and", frame: "infinitive") }
    .indicative = { CLAUSE($first, frame: "indicative") } und { LIST($rest, join: "and", frame: "predicate") }
    .inverted = { CLAUSE($first, frame: "inverted") } und { LIST($rest, join: "and", frame: "predicate") }
    .predicate = { CLAUSE($first, frame: "predicate") } und { LIST($rest, join: "and", frame: "predicate") }
nothing-happens =
    .indicative = nichts geschieht
    .inverted = geschieht nichts
steps =
    .indicative = { LIST($parts, join: "then", rest: "inverted") }
    .inverted = { LIST($parts, join: "then", frame: "inverted") }
# Wo der nächste Schritt für einen Teil von diesem gelten könnte.
bracketed =
    .indicative = ({ CLAUSE($action) })
    .inverted = ¦ ({ CLAUSE($action) })
# Was auf eine Liste von Möglichkeiten folgt.
after-choice =
    .indicative = in jedem Fall: { SENTENCES($action) }
also =
    .indicative = { LIST($parts, join: "and") }
    .inverted = { LIST($parts, join: "and", frame: "inverted") }
together =
    .indicative = gleichzeitig: { LIST($parts, join: "and") }
    .inverted = ¦ Gleichzeitig: { LIST($parts, join: "and") }
repeat =
    .indicative = { NP($times) }-mal{ GIVEN($letters) ->
        [no] { "" }
       *[yes] { " " }({ LIST($letters, join: "and") })
      }: { SENTENCES($action) }
    .inverted = ¦ { NP($times) }-mal{ GIVEN($letters) ->
        [no] { "" }
       *[yes] { " " }({ LIST($letters, join: "and") })
      }: { SENTENCES($action) }
repeat-count =
    .indicative = einmal für { NP($what, det: "each", case: "acc") } { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Einmal für { NP($what, det: "each", case: "acc") } { CLAUSE($action, frame: "inverted") }
repeat-while =
    .indicative = { NP($times) }-mal{ GIVEN($letters) ->
        [no] { "" }
       *[yes] { " " }({ LIST($letters, join: "and") })
      }, solange { CLAUSE($condition) }: { SENTENCES($action) }
    .inverted = ¦ { NP($times) }-mal{ GIVEN($letters) ->
        [no] { "" }
       *[yes] { " " }({ LIST($letters, join: "and") })
      }, solange { CLAUSE($condition) }: { SENTENCES($action) }
for-each =
    .indicative = für { NP($what, case: "acc") } { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Für { NP($what, case: "acc") } { CLAUSE($action, frame: "inverted") }
if =
    .indicative = falls { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Falls { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
if-all =
    .indicative = falls { CLAUSE($condition) }, geschieht all dies: { SENTENCES($sentences) }
    .inverted = ¦ Falls { CLAUSE($condition) }, geschieht all dies: { SENTENCES($sentences) }
if-block =
    .indicative = falls { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Falls { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
otherwise =
    .indicative = sonst { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Sonst { CLAUSE($action, frame: "inverted") }
if-otherwise =
    .indicative = falls { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }; sonst { CLAUSE($otherwise, frame: "inverted") }
    .inverted = ¦: Falls { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }; sonst { CLAUSE($otherwise, frame: "inverted") }
if-possible =
    .indicative = { CLAUSE($action) }, wenn möglich, und { CLAUSE($otherwise, frame: "predicate") }⟨sonst⟩
    .inverted = { CLAUSE($action, frame: "inverted") }, wenn möglich, und { CLAUSE($otherwise, frame: "predicate") }⟨sonst⟩
do-so =
    .indicative = { CLAUSE($action) }; { AGR($who) ->
        [you] falls du das tust
       *[other] falls das geschieht
      }, { CLAUSE($so, frame: "inverted") }
    .inverted = { CLAUSE($action, frame: "inverted") }; { AGR($who) ->
        [you] falls du das tust
       *[other] falls das geschieht
      }, { CLAUSE($so, frame: "inverted") }
per-each =
    .indicative = { CLAUSE($each) } { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ { CLAUSE($each) } { CLAUSE($action, frame: "inverted") }
is-one-of =
    .indicative = { NP($left) } { LIST($values, join: "or") } { AGR($left) ->
        [you] bist
        [one] ist
       *[other] sind
      }
change-equal =
    .indicative = einen Bonus auf { NP($property, det: "none") } in Höhe { NP($value, case: "gen") }
# Zwei Zweige, die sich nur in einer Zahl unterscheiden: $amount ist die des ersten.
differs =
    .indicative = { CLAUSE($action) } – oder { NP($amount) }, falls { CLAUSE($condition) }
    .inverted = { CLAUSE($action, frame: "inverted") } – oder { NP($amount) }, falls { CLAUSE($condition) }
if-none =
    .indicative = falls es so etwas nicht gibt, { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Falls es so etwas nicht gibt, { CLAUSE($action, frame: "inverted") }
where-x =
    .indicative = { CLAUSE($action) }; dabei { LIST($letters, join: "and") }
    .inverted = { CLAUSE($action, frame: "inverted") }; dabei { LIST($letters, join: "and") }
    .infinitive = { CLAUSE($action, frame: "infinitive") }; dabei { LIST($letters, join: "and") }
    .predicate = { CLAUSE($action, frame: "predicate") }; dabei { LIST($letters, join: "and") }
letter-counts =
    .indicative = zählt { $letter } die Male
letter-is =
    .indicative = ist { $letter } { NP($value) }
letter-fixed =
    .indicative = steht { $letter } fest als { NP($value) }
let =
    .indicative = { $letter } ist { NP($value) }
note =
    .indicative = merke dir { NP($what, case: "acc") }
    .inverted = merkst du dir { NP($what, case: "acc") }
    .infinitive = dir { NP($what, case: "acc") } merken
    .predicate = merke dir { NP($what, case: "acc") }

## Karten und Orte

move =
    .indicative = lege { NP($what, case: "acc") } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "acc") }
    .inverted = legst du { NP($what, case: "acc") } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "acc") }
    .infinitive = { NP($what, case: "acc") } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "acc") } legen
    .predicate = lege { NP($what, case: "acc") } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "acc") }
# Auf den Stapel, der zu dem Deck gehört, aus dem die Karte kam.
discard-home =
    .indicative = lege { NP($what, case: "acc") } ab
    .inverted = legst du { NP($what, case: "acc") } ab
    .infinitive = { NP($what, case: "acc") } ablegen
    .predicate = lege { NP($what, case: "acc") } ab
# Wem die Karten gehören, der tut es selbst.
does-move =
    .indicative = { NP($who) } { AGR($who) ->
        [one] legt
       *[other] legen
      } { NP($what, case: "acc") } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "acc") }
    .inverted = { AGR($who) ->
        [one] legt
       *[other] legen
      } { NP($who) }‡ { NP($what, case: "acc") } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "acc") }
    .predicate = { AGR($who) ->
        [one] legt
       *[other] legen
      } { NP($what, case: "acc") } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "acc") }
does-shuffle =
    .indicative = { NP($who) } { AGR($who) ->
        [one] mischt
       *[other] mischen
      } { NP($zone, case: "acc") }
    .inverted = { AGR($who) ->
        [one] mischt
       *[other] mischen
      } { NP($who) }‡ { NP($zone, case: "acc") }
    .predicate = { AGR($who) ->
        [one] mischt
       *[other] mischen
      } { NP($zone, case: "acc") }
move-top =
    .indicative = lege { NP($what, case: "acc") } oben auf { NP($zone, case: "acc") }
    .inverted = legst du { NP($what, case: "acc") } oben auf { NP($zone, case: "acc") }
    .infinitive = { NP($what, case: "acc") } oben auf { NP($zone, case: "acc") } legen
    .predicate = lege { NP($what, case: "acc") } oben auf { NP($zone, case: "acc") }
move-bottom =
    .indicative = lege { NP($what, case: "acc") } unter { NP($zone, case: "acc") }
    .inverted = legst du { NP($what, case: "acc") } unter { NP($zone, case: "acc") }
    .infinitive = { NP($what, case: "acc") } unter { NP($zone, case: "acc") } legen
    .predicate = lege { NP($what, case: "acc") } unter { NP($zone, case: "acc") }
move-top-any-order =
    .indicative = lege { NP($what, case: "acc") } in beliebiger Reihenfolge oben auf { NP($zone, case: "acc") }
    .inverted = legst du { NP($what, case: "acc") } in beliebiger Reihenfolge oben auf { NP($zone, case: "acc") }
    .infinitive = { NP($what, case: "acc") } in beliebiger Reihenfolge oben auf { NP($zone, case: "acc") } legen
    .predicate = lege { NP($what, case: "acc") } in beliebiger Reihenfolge oben auf { NP($zone, case: "acc") }
shuffle =
    .indicative = mische { NP($zone, case: "acc") }
    .inverted = mischst du { NP($zone, case: "acc") }
    .infinitive = { NP($zone, case: "acc") } mischen
    .predicate = mische { NP($zone, case: "acc") }
reveal =
    .indicative = decke { NP($what, case: "acc") } auf
    .inverted = deckst du { NP($what, case: "acc") } auf
    .infinitive = { NP($what, case: "acc") } aufdecken
    .predicate = decke { NP($what, case: "acc") } auf
reveal-to =
    .indicative = zeige { NP($who, case: "dat") } { NP($what, case: "acc") }
    .inverted = zeigst du { NP($who, case: "dat") } { NP($what, case: "acc") }
    .infinitive = { NP($who, case: "dat") } { NP($what, case: "acc") } zeigen
    .predicate = zeige { NP($who, case: "dat") } { NP($what, case: "acc") }
look =
    .indicative = sieh dir { NP($what, case: "acc") } an
    .inverted = siehst du dir { NP($what, case: "acc") } an
    .infinitive = dir { NP($what, case: "acc") } ansehen
    .predicate = sieh dir { NP($what, case: "acc") } an
reveal-until =
    .indicative = decke Karten oben von { NP($zone, case: "dat") } auf, bis du { NP($what, case: "acc") } aufdeckst
    .inverted = deckst du Karten oben von { NP($zone, case: "dat") } auf, bis du { NP($what, case: "acc") } aufdeckst
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
    .inverted = { AGR($who) ->
        [you] benutzt
        [one] benutzt
       *[other] benutzen
      } { NP($who) }‡ die Fähigkeit { CLAUSE($slot, frame: "name") } { NP($card, case: "gen") }{ GIVEN($on) ->
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
    .inverted = { AGR(DOER($action)) ->
        [you] kannst
        [one] kann
       *[other] können
      } { NP(DOER($action)) } { $until } { CLAUSE($action, frame: "negated") }
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
    .inverted = { AGR($who) ->
        [you] kannst
        [one] kann
       *[other] können
      } { NP($who) } { $until } nicht handeln{ GIVEN($but) ->
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
# Was man einem anderen geben darf: von einem Verb oder einer Änderung, die es so sagt (`.granting`, im Infinitiv).
grant =
    .indicative = { CLAUSE($action, frame: "granting") }
    .infinitive = { CLAUSE($action, frame: "granting") }
modify =
    .granting = { NP($what, case: "dat") } { $until } { $amount } { NP($property, det: "none") } geben
    .infinitive = { $until } { $amount } { NP($property, det: "none") } erhalten
    .subordinate = { NP($what) } { $until } { $amount } { NP($property, det: "none") } { AGR($what) ->
        [you] erhältst
        [one] erhält
       *[other] erhalten
      }
    .indicative = { NP($what) } { AGR($what) ->
        [you] erhältst
        [one] erhält
       *[other] erhalten
      } { $until } { $amount } { NP($property, det: "none") }
    .inverted = { AGR($what) ->
        [you] erhältst
        [one] erhält
       *[other] erhalten
      } { NP($what) }‡ { $until } { $amount } { NP($property, det: "none") }
    .predicate = { AGR($what) ->
        [you] erhältst
        [one] erhält
       *[other] erhalten
      } { $until } { $amount } { NP($property, det: "none") }
# Mehrere Änderungen an einer Sache.
modify-all =
    .indicative = { NP($what) } { AGR($what) ->
        [you] erhältst
        [one] erhält
       *[other] erhalten
      } { $until } { LIST($changes, join: "and") }
    .inverted = { AGR($what) ->
        [you] erhältst
        [one] erhält
       *[other] erhalten
      } { NP($what) }‡ { $until } { LIST($changes, join: "and") }
    .predicate = { AGR($what) ->
        [you] erhältst
        [one] erhält
       *[other] erhalten
      } { $until } { LIST($changes, join: "and") }
change =
    .indicative = { $amount } { NP($property, det: "none") }
obtain =
    .indicative = { NP($what) } { AGR($what) ->
        [you] erhältst
        [one] erhält
       *[other] erhalten
      } { $until } { LIST($abilities, join: "and") }
    .inverted = { AGR($what) ->
        [you] erhältst
        [one] erhält
       *[other] erhalten
      } { NP($what) }‡ { $until } { LIST($abilities, join: "and") }
copy =
    .causative = mache { NP($what, case: "acc") } { $until } zu einer Kopie { NP($model, case: "gen") }
    .causative-infinitive = { NP($what, case: "acc") } { $until } zu einer Kopie { NP($model, case: "gen") } machen
    .causative-third = macht { NP($what, case: "acc") } { $until } zu einer Kopie { NP($model, case: "gen") }
    .causative-inverted = machst du { NP($what, case: "acc") } { $until } zu einer Kopie { NP($model, case: "gen") }
    .indicative = { NP($what) } wird { $until } zu einer Kopie { NP($model, case: "gen") }
    .inverted = wird { NP($what) }‡ { $until } zu einer Kopie { NP($model, case: "gen") }
    .predicate = wird { $until } zu einer Kopie { NP($model, case: "gen") }
blank =
    .indicative = { NP($what) } { AGR($what) ->
        [you] verlierst
        [one] verliert
       *[other] verlieren
      } { $until } { AGR($what) ->
        [you] deinen
        [one] seinen
       *[other] ihren
      } Text
    .inverted = { AGR($what) ->
        [you] verlierst
        [one] verliert
       *[other] verlieren
      } { NP($what) }‡ { $until } { AGR($what) ->
        [you] deinen
        [one] seinen
       *[other] ihren
      } Text
    .predicate = { AGR($what) ->
        [you] verlierst
        [one] verliert
       *[other] verlieren
      } { $until } { AGR($what) ->
        [you] deinen
        [one] seinen
       *[other] ihren
      } Text
become =
    .imperative = werde { PREDICATE($value, $what) }
    .indicative = { NP($what) } { AGR($what) ->
        [you] wirst
        [one] wird
       *[other] werden
      } { PREDICATE($value, $what) }
    .inverted = { AGR($what) ->
        [you] wirst
        [one] wird
       *[other] werden
      } { NP($what) }‡ { PREDICATE($value, $what) }
    .infinitive = { PREDICATE($value, $what) } werden
    .negated = ◊nicht { PREDICATE($value, $what) } werden
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
        [one] steigt
       *[other] steigen
      } um { NP($amount, case: "acc") }
    .inverted = { AGR($property) ->
        [one] steigt
       *[other] steigen
      } { NP($property) } um { NP($amount, case: "acc") }
falls =
    .indicative = { NP($property) } { AGR($property) ->
        [one] sinkt
       *[other] sinken
      } um { NP($amount, case: "acc") }
    .inverted = { AGR($property) ->
        [one] sinkt
       *[other] sinken
      } { NP($property) } um { NP($amount, case: "acc") }
becomes =
    .indicative = { NP($property) } { AGR($property) ->
        [one] wird
       *[other] werden
      } { SORT($amount) ->
        [number] auf { NP($amount) } gesetzt
       *[phrase] { NP($amount) }
      }
    .inverted = { AGR($property) ->
        [one] wird
       *[other] werden
      } { NP($property) } { SORT($amount) ->
        [number] auf { NP($amount) } gesetzt
       *[phrase] { NP($amount) }
      }
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
    .inverted = endet das Spiel: { $result }{ GIVEN($winner) ->
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
    .indicative = das nächste Mal, wenn { CLAUSE($event, frame: "subordinate") },{ GIVEN($until) ->
        [no] { "" }
       *[yes] { " " }{ $until }
      }

## wenn etwas geschieht

passive =
    .indicative = { CLAUSE($event, frame: "passive") }
    .subordinate = { CLAUSE($event, frame: "passive") }
    .infinitive = { CLAUSE($event, frame: "passive-infinitive") }
    .negated = { CLAUSE($event, frame: "passive-negated") }
    .perfect = { CLAUSE($event, frame: "passive-perfect") }
when =
    .indicative = wenn { CLAUSE($event, frame: "subordinate") }¶, { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Wenn { CLAUSE($event, frame: "subordinate") }¶, { CLAUSE($action, frame: "inverted") }
when-until =
    .indicative = { $until }: Wenn { CLAUSE($event, frame: "subordinate") }, { CLAUSE($action, frame: "inverted") }
next-time =
    .indicative = das nächste Mal, wenn { CLAUSE($event, frame: "subordinate") }, { $until }: { SENTENCES($action) }
event-where =
    .indicative = { CLAUSE($event, frame: "subordinate") }, falls { CLAUSE($condition) }
    .subordinate = { CLAUSE($event, frame: "subordinate") }, falls { CLAUSE($condition) }
    .infinitive = { CLAUSE($event, frame: "infinitive") }, falls { CLAUSE($condition) }
    .negated = { CLAUSE($event, frame: "negated") }, falls { CLAUSE($condition) }
    .perfect = { CLAUSE($event, frame: "perfect") }, falls { CLAUSE($condition) }
before =
    .indicative = bevor { CLAUSE($event, frame: "subordinate") }, { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Bevor { CLAUSE($event, frame: "subordinate") }, { CLAUSE($action, frame: "inverted") }
instead =
    .indicative = wenn { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, { CLAUSE($action, frame: "inverted") }‹stattdessen›
    .inverted = ¦ Wenn { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, { CLAUSE($action, frame: "inverted") }‹stattdessen›
may-instead =
    .indicative = wenn { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, darfst du stattdessen { CLAUSE($action, frame: "infinitive") }
may-instead-have =
    .indicative = wenn { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, darfst du stattdessen Folgendes geschehen lassen: { SENTENCES($action) }
whenever =
    .indicative = sobald { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Sobald { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
while =
    .indicative = solange { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Solange { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
while--is-taken =
    .indicative = mit { NP($what, case: "dat") } { CLAUSE($action, frame: "inverted") }
once =
    .indicative = einmal pro { NP($scope, det: "none") } { CLAUSE($action, frame: "inverted") }
when--starts =
    .indicative = zu Beginn { NP($scope, case: "gen") } { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Zu Beginn { NP($scope, case: "gen") } { CLAUSE($action, frame: "inverted") }
when--ends =
    .indicative = am Ende { NP($scope, case: "gen") } { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Am Ende { NP($scope, case: "gen") } { CLAUSE($action, frame: "inverted") }
before--starts =
    .indicative = vor { NP($scope, case: "dat") } { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Vor { NP($scope, case: "dat") } { CLAUSE($action, frame: "inverted") }
before--ends =
    .indicative = unmittelbar vor dem Ende { NP($scope, case: "gen") } { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Unmittelbar vor dem Ende { NP($scope, case: "gen") } { CLAUSE($action, frame: "inverted") }
starts =
    .indicative = { NP($scope) } beginnt
    .subordinate = { NP($scope) } beginnt
    .infinitive = beginnen
    .negated = nicht beginnen
effects-end =
    .indicative = was durch { NP($what, case: "acc") } begonnen hat, endet
    .subordinate = was durch { NP($what, case: "acc") } begonnen hat, endet
    .infinitive = beenden, was durch { NP($what, case: "acc") } begonnen hat
    .negated = was durch { NP($what, case: "acc") } begonnen hat, nicht beenden
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
        [you] du am Zug bist
       *[other] { NP($who) } am Zug ist
      }
is-not-turn =
    .indicative = { AGR($who) ->
        [you] du nicht am Zug bist
       *[other] { NP($who) } nicht am Zug ist
      }
equals =
    .indicative = { NP($left) } gleich { NP($right, case: "dat") } { AGR($left) ->
        [one] ist
       *[other] sind
      }
eq =
    .indicative = { NP($left) } { SORT($right) ->
        [number] { NP($right) } beträgt
       *[phrase] { NP($right) } ist
      }
ge =
    .indicative = { NP($left) } mindestens { NP($right, case: "acc") } { AGR($left) ->
        [one] beträgt
       *[other] betragen
      }
le =
    .indicative = { NP($left) } höchstens { NP($right, case: "acc") } { AGR($left) ->
        [one] beträgt
       *[other] betragen
      }
gt =
    .indicative = { NP($left) } größer als { NP($right) } { AGR($left) ->
        [one] ist
       *[other] sind
      }
lt =
    .indicative = { NP($left) } kleiner als { NP($right) } { AGR($left) ->
        [one] ist
       *[other] sind
      }
is-copy =
    .indicative = { NP($what) } ein Exemplar von { NP($model, case: "dat") } ist
is-no-copy =
    .indicative = { NP($what) } kein Exemplar von { NP($model, case: "dat") } ist
is-in =
    .indicative = { NP($what) } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "dat") } { AGR($what) ->
        [one] ist
       *[other] sind
      }
is-not-in =
    .indicative = { NP($what) } nicht { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "dat") } { AGR($what) ->
        [one] ist
       *[other] sind
      }
is-empty =
    .indicative = { NP($zone) } leer ist
is-not-empty =
    .indicative = { NP($zone) } nicht leer ist
set-is-empty =
    .indicative = es keine { NP($what, det: "none") } gibt
set-is-not-empty =
    .indicative = es { NP($what, det: "none", case: "acc") } gibt
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
        [one] wurde
       *[other] wurden
      }
was-any =
    .indicative = { NP($what, det: "none", case: "base") } { PREDICATE($value, $what) } wurden
was-not =
    .indicative = { NP($what) } nicht { PREDICATE($value, $what) } { AGR($what) ->
        [one] wurde
       *[other] wurden
      }
was-no =
    .indicative = { NP($what) } { PREDICATE($value, $what) } { AGR($what) ->
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
        [one] gehört
       *[other] gehören
      }
owns-not =
    .indicative = { NP($what) } { NP($who, case: "dat") } nicht { AGR($what) ->
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
    .indicative = { NP($what) } nicht { CLAUSE($slot, frame: "name") } hat
in-scope =
    .indicative = { CLAUSE($event, frame: "perfect") }‹in { NP($scope, det: "this", case: "dat") }›
# Eine Option der Partie.
is-taken =
    .indicative = die Option { NP($what) } gewählt ist
never-in-scope =
    .indicative = { CLAUSE($event, frame: "never") }‹in { NP($scope, det: "this", case: "dat") }›
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
    .indicative = { NP($left) } (mindestens { NP($right) })
    .acc = { NP($left, case: "acc") } (mindestens { NP($right) })
    .dat = { NP($left, case: "dat") } (mindestens { NP($right) })
    .gen = { NP($left, case: "gen") } (mindestens { NP($right) })
at-most =
    .indicative = { NP($left) } (höchstens { NP($right) })
    .acc = { NP($left, case: "acc") } (höchstens { NP($right) })
    .dat = { NP($left, case: "dat") } (höchstens { NP($right) })
    .gen = { NP($left, case: "gen") } (höchstens { NP($right) })

## Zufall, und Abläufe, die ein Effekt beginnt

roll =
    .imperative = wirf einen { NP($sides) }-seitigen Würfel{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } ist das Ergebnis
      }
    .infinitive = einen { NP($sides) }-seitigen Würfel werfen{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } ist das Ergebnis
      }
    .indicative = { NP($who) } { AGR($who) ->
        [you] wirfst
        [one] wirft
       *[other] werfen
      } einen { NP($sides) }-seitigen Würfel{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } ist das Ergebnis
      }
    .inverted = { AGR($who) ->
        [you] wirfst
        [one] wirft
       *[other] werfen
      } { NP($who) }‡ einen { NP($sides) }-seitigen Würfel{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } ist das Ergebnis
      }
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
    .inverted = kommt { NP($what) } ins Spiel
start-flow =
    .inverted = beginnt { NP($scope) }{ GIVEN($who) ->
        [no] { "" }
       *[yes] { " " }für { NP($who, case: "acc") }
      }
    .indicative = { NP($scope) } beginnt{ GIVEN($who) ->
        [no] { "" }
       *[yes] { " " }für { NP($who, case: "acc") }
      }
