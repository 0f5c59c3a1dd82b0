### Deutsch: eine Nachricht für alles, was eine Karte sagen kann.
### Attribute sind Rahmen: imperative (du tust es), indicative (mit seinem Subjekt), inverted (nach einem vorangestellten
### Satzteil: „..., zieht der Spieler 1 Karte“), infinitive (nach „du darfst“), negated (nach „kann“, verneint), predicate
### (das Subjekt steht schon da), subordinate (im Nebensatz, mit dem Verb am Ende), passive, perfect, never, relative.
### Bedingungen stehen immer im Nebensatz: ihr indicative auch.
### Einige Zeichen setzt die Typografie um (siehe locale.yaml): „‡“ merkt die Stelle hinter dem Subjekt vor, an die ein
### „‹...›“ gehört; „¦“ am Anfang macht aus dem Komma davor einen Doppelpunkt;
### „¶“ macht aus „wenn A: Falls B, C“ am Ende eines Textes „wenn A und B, C“. „◊“ verbindet „kein“ mit seinem „nicht“.


## wählen

# source: 74b17f59
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
# source: 6e3ae199
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
# source: e3ebcab6
choose-value =
    .imperative = wähle { PLURAL($values) ->
        [one] { LIST($values, join: "or") }
       *[other] „{ LIST($values, join: "words") }“
      }
    .infinitive = { PLURAL($values) ->
        [one] { LIST($values, join: "or") }
       *[other] „{ LIST($values, join: "words") }“
      } wählen
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } { PLURAL($values) ->
        [one] { LIST($values, join: "or") }
       *[other] „{ LIST($values, join: "words") }“
      }
    .inverted = { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } { NP($chooser) }‡ { PLURAL($values) ->
        [one] { LIST($values, join: "or") }
       *[other] „{ LIST($values, join: "words") }“
      }
    .predicate = { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } { PLURAL($values) ->
        [one] { LIST($values, join: "or") }
       *[other] „{ LIST($values, join: "words") }“
      }
# source: 1da6d163
choose-number =
    .imperative = wähle eine Zahl { $letter } von { NP($least, case: "dat") } bis { SORT($most) ->
        [number] { NP($most) }
       *[other] zu { NP($most, case: "dat") }
      }
    .infinitive = eine Zahl { $letter } von { NP($least, case: "dat") } bis { SORT($most) ->
        [number] { NP($most) }
       *[other] zu { NP($most, case: "dat") }
      } wählen
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } eine Zahl { $letter } von { NP($least, case: "dat") } bis { SORT($most) ->
        [number] { NP($most) }
       *[other] zu { NP($most, case: "dat") }
      }
    .inverted = { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      } { NP($chooser) }‡ eine Zahl { $letter } von { NP($least, case: "dat") } bis { SORT($most) ->
        [number] { NP($most) }
       *[other] zu { NP($most, case: "dat") }
      }
    .predicate = { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      }† eine Zahl { $letter } von { NP($least, case: "dat") } bis { SORT($most) ->
        [number] { NP($most) }
       *[other] zu { NP($most, case: "dat") }
      }
    .subordinate = { NP($chooser) } eine Zahl { $letter } von { NP($least, case: "dat") } bis { SORT($most) ->
        [number] { NP($most) }
       *[other] zu { NP($most, case: "dat") }
      } { AGR($chooser) ->
        [you] wählst
        [one] wählt
       *[other] wählen
      }
# source: d29a10d5
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
# source: 33119e12
option =
    .indicative = • { SENTENCES($sentences) }
# source: 6178b0ce
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
# source: 09468902
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
# source: 361bbcfa
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
# source: ac4209bc
must =
    .indicative = { NP($who) } { AGR($who) ->
        [you] musst
        [one] muss
       *[other] müssen
      } { CLAUSE($action, frame: "infinitive") }
    .inverted = { AGR($who) ->
        [you] musst
        [one] muss
       *[other] müssen
      } { NP($who) }‡ { CLAUSE($action, frame: "infinitive") }
    .predicate = { AGR($who) ->
        [you] musst
        [one] muss
       *[other] müssen
      } { CLAUSE($action, frame: "infinitive") }
# source: f9eeeac1
if-so =
    .indicative = { AGR($who) ->
        [you] falls du das tust
       *[other] falls das geschieht
      }, { CLAUSE($action, frame: "inverted") }
# source: 577d7dcf
if-not =
    .indicative = { AGR($who) ->
        [you] falls du das nicht tust,
       *[other] andernfalls
      } { CLAUSE($action, frame: "inverted") }
# source: a01021e2
may-or =
    .indicative = { CLAUSE($first) }; { AGR($who) ->
        [you] falls du das nicht tust,
       *[other] andernfalls
      } { CLAUSE($action, frame: "inverted") }
    .inverted = { CLAUSE($first, frame: "inverted") }; { AGR($who) ->
        [you] falls du das nicht tust,
       *[other] andernfalls
      } { CLAUSE($action, frame: "inverted") }
# source: e64740cb
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
# source: 03feee8b
cause =
    .imperative = { CLAUSE($action, frame: "causative") }
    .infinitive = { CLAUSE($action, frame: "causative-infinitive") }
    .indicative = { NP($who) } { CLAUSE($action, frame: "causative-third") }
    .inverted = { CLAUSE($action, frame: "causative-inverted") }
    .predicate = { CLAUSE($action, frame: "causative-third") }
# Was folgt, geht nur, wenn es getan wurde.
# source: 16496350
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

# source: 61933935
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
# source: 34f4e0c0
joined =
    .imperative = { CLAUSE($first, frame: "imperative") } und { LIST($rest, join: "and", frame: "imperative") }
    .infinitive = { CLAUSE($first, frame: "infinitive") } und { LIST($rest, join: "and", frame: "infinitive") }
    .indicative = { CLAUSE($first, frame: "indicative") } und { LIST($rest, join: "and", frame: "predicate") }
    .inverted = { CLAUSE($first, frame: "inverted") } und { LIST($rest, join: "and", frame: "predicate") }
    .predicate = { CLAUSE($first, frame: "predicate") } und { LIST($rest, join: "and", frame: "predicate") }
# source: fae0ba49
nothing-happens =
    .indicative = nichts geschieht
    .inverted = geschieht nichts
# source: fc08ac6e
steps =
    .indicative = { LIST($parts, join: "then", rest: "inverted") }
    .inverted = { LIST($parts, join: "then", frame: "inverted") }
# Wo der nächste Schritt für einen Teil von diesem gelten könnte.
# source: 1aaf96f6
bracketed =
    .indicative = ({ CLAUSE($action) })
    .infinitive = ({ CLAUSE($action, frame: "infinitive") })
    .inverted = ¦ ({ CLAUSE($action) })
# Was auf eine Liste von Möglichkeiten folgt.
# source: 6b4f9691
after-choice =
    .indicative = in jedem Fall: { SENTENCES($action) }
# source: cacd1751
after-list =
    .indicative = in jedem Fall: { SENTENCES($action) }
# source: 93835777
also =
    .indicative = { LIST($parts, join: "and") }
    .inverted = { LIST($parts, join: "and", frame: "inverted") }
# source: 77b5333a
together =
    .indicative = gleichzeitig: { LIST($parts, join: "and") }
    .inverted = ¦ Gleichzeitig: { LIST($parts, join: "and") }
# source: f0eaec43
at-once =
    .indicative = geheim und gleichzeitig { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Geheim und gleichzeitig { CLAUSE($action, frame: "inverted") }
# source: f5926177
all-at-once =
    .indicative = gleichzeitig { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Gleichzeitig { CLAUSE($action, frame: "inverted") }
# source: 1611fe35
one-by-one =
    .indicative = nacheinander { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Nacheinander { CLAUSE($action, frame: "inverted") }
# source: be90da8d
repeat =
    .indicative = { NP($times) }-mal{ GIVEN($letters) ->
        [no] { "" }
       *[yes] { " " }({ LIST($letters, join: "and") })
      }: { SENTENCES($action) }
    .inverted = ¦ { NP($times) }-mal{ GIVEN($letters) ->
        [no] { "" }
       *[yes] { " " }({ LIST($letters, join: "and") })
      }: { SENTENCES($action) }
# source: 920b1db4
repeat-count =
    .indicative = so oft, wie es { NP($what, det: "some", case: "acc") } gibt: { SENTENCES($action) }
    .inverted = ¦ So oft, wie es { NP($what, det: "some", case: "acc") } gibt: { SENTENCES($action) }
# source: 201af35b
repeat-while =
    .indicative = { NP($times) }-mal{ GIVEN($letters) ->
        [no] { "" }
       *[yes] { " " }({ LIST($letters, join: "and") })
      }, solange { CLAUSE($condition) }: { SENTENCES($action) }
    .inverted = ¦ { NP($times) }-mal{ GIVEN($letters) ->
        [no] { "" }
       *[yes] { " " }({ LIST($letters, join: "and") })
      }, solange { CLAUSE($condition) }: { SENTENCES($action) }
# source: d40c0988
repeat-until =
    .indicative = wiederhole, bis { CLAUSE($condition) }: { SENTENCES($action) }
    .inverted = ¦ Wiederhole, bis { CLAUSE($condition) }: { SENTENCES($action) }
# source: 302127ea
for-each =
    .indicative = für { NP($what, case: "acc") } { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Für { NP($what, case: "acc") } { CLAUSE($action, frame: "inverted") }
# source: 49e07031
if =
    .indicative = falls { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Falls { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
# source: baea74f5
if-all =
    .indicative = falls { CLAUSE($condition) }, führst du alles Folgende aus: { SENTENCES($sentences) }
    .inverted = ¦ Falls { CLAUSE($condition) }, führst du alles Folgende aus: { SENTENCES($sentences) }
# source: 18582f6b
if-block =
    .indicative = falls { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Falls { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
# source: ae65874e
otherwise =
    .indicative = sonst { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Sonst { CLAUSE($action, frame: "inverted") }
# source: 6a25604b
if-otherwise =
    .indicative = falls { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }; sonst { CLAUSE($otherwise, frame: "inverted") }
    .inverted = ¦: Falls { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }; sonst { CLAUSE($otherwise, frame: "inverted") }
# source: cac95c0b
if-possible =
    .indicative = { CLAUSE($action) } oder { CLAUSE($otherwise, frame: "predicate") }⟨, falls das nicht möglich ist,⟩
    .inverted = { CLAUSE($action, frame: "inverted") } oder { CLAUSE($otherwise, frame: "predicate") }⟨, falls das nicht möglich ist,⟩
# source: 4ee28981
do-so =
    .indicative = { CLAUSE($action) }; { AGR($who) ->
        [you] falls du das tust
       *[other] falls das geschieht
      }, { CLAUSE($so, frame: "inverted") }
    .inverted = { CLAUSE($action, frame: "inverted") }; { AGR($who) ->
        [you] falls du das tust
       *[other] falls das geschieht
      }, { CLAUSE($so, frame: "inverted") }
# source: 3b3a2bbd
per-each =
    .indicative = { CLAUSE($each) } { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ { CLAUSE($each) } { CLAUSE($action, frame: "inverted") }
# source: a6dbfdbf
is-one-of =
    .indicative = { NP($left) } { LIST($values, join: "or") } { AGR($left) ->
        [one] beträgt
       *[other] betragen
      }
# source: 1442ffc2
change-equal =
    .indicative = einen Bonus auf { NP($property, det: "none") } in Höhe { NP($value, case: "gen") }
# Zwei Zweige, die sich nur in einer Zahl unterscheiden: $amount ist die des ersten.
# source: 21db3722
differs =
    .indicative = { CLAUSE($action) } – oder { NP($amount) }, falls { CLAUSE($condition) }
    .inverted = { CLAUSE($action, frame: "inverted") } – oder { NP($amount) }, falls { CLAUSE($condition) }
# source: 156054bb
if-none =
    .indicative = falls es so etwas nicht gibt, { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Falls es so etwas nicht gibt, { CLAUSE($action, frame: "inverted") }
# source: cad61c9b
where-x =
    .indicative = { CLAUSE($action) }; dabei { LIST($letters, join: "and") }
    .inverted = { CLAUSE($action, frame: "inverted") }; dabei { LIST($letters, join: "and") }
    .infinitive = { CLAUSE($action, frame: "infinitive") }; dabei { LIST($letters, join: "and") }
    .predicate = { CLAUSE($action, frame: "predicate") }; dabei { LIST($letters, join: "and") }
# source: 32405b06
letter-counts =
    .indicative = zählt { $letter } die Male
# source: 3a7ecdcb
letter-is =
    .indicative = ist { $letter } { NP($value) }
# source: 6043bf1b
letter-fixed =
    .indicative = steht { $letter } fest als { NP($value) }
# source: 7f65c70e
let =
    .indicative = { $letter } ist { NP($value) }
# source: c38aaf6f
note =
    .indicative = merke dir { NP($what, case: "acc") }
    .inverted = merkst du dir { NP($what, case: "acc") }
    .infinitive = dir { NP($what, case: "acc") } merken
    .predicate = merke dir { NP($what, case: "acc") }

## Karten und Orte

# source: b52bdfff
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
# source: da8934df
discard-home =
    .indicative = lege { NP($what, case: "acc") } ab
    .inverted = legst du { NP($what, case: "acc") } ab
    .infinitive = { NP($what, case: "acc") } ablegen
    .predicate = lege { NP($what, case: "acc") } ab
# Wem die Karten gehören, der tut es selbst.
# source: 2ecbfb34
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
# source: 1185da2c
does-move-top =
    .indicative = { NP($who) } { AGR($who) ->
        [one] legt
       *[other] legen
      } { NP($what, case: "acc") } oben auf { NP($zone, case: "acc") }
    .inverted = { AGR($who) ->
        [one] legt
       *[other] legen
      } { NP($who) }‡ { NP($what, case: "acc") } oben auf { NP($zone, case: "acc") }
    .predicate = { AGR($who) ->
        [one] legt
       *[other] legen
      } { NP($what, case: "acc") } oben auf { NP($zone, case: "acc") }
# source: 5661ba55
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
# source: b0320303
move-top =
    .indicative = lege { NP($what, case: "acc") } oben auf { NP($zone, case: "acc") }
    .inverted = legst du { NP($what, case: "acc") } oben auf { NP($zone, case: "acc") }
    .infinitive = { NP($what, case: "acc") } oben auf { NP($zone, case: "acc") } legen
    .predicate = lege { NP($what, case: "acc") } oben auf { NP($zone, case: "acc") }
# source: bc327ec2
move-bottom =
    .indicative = lege { NP($what, case: "acc") } unter { NP($zone, case: "acc") }
    .inverted = legst du { NP($what, case: "acc") } unter { NP($zone, case: "acc") }
    .infinitive = { NP($what, case: "acc") } unter { NP($zone, case: "acc") } legen
    .predicate = lege { NP($what, case: "acc") } unter { NP($zone, case: "acc") }
# source: 41347569
move-top-any-order =
    .indicative = lege { NP($what, case: "acc") } in beliebiger Reihenfolge oben auf { NP($zone, case: "acc") }
    .inverted = legst du { NP($what, case: "acc") } in beliebiger Reihenfolge oben auf { NP($zone, case: "acc") }
    .infinitive = { NP($what, case: "acc") } in beliebiger Reihenfolge oben auf { NP($zone, case: "acc") } legen
    .predicate = lege { NP($what, case: "acc") } in beliebiger Reihenfolge oben auf { NP($zone, case: "acc") }
# source: 1a9d0e97
shuffle =
    .indicative = mische { NP($zone, case: "acc") }
    .inverted = mischst du { NP($zone, case: "acc") }
    .infinitive = { NP($zone, case: "acc") } mischen
    .predicate = mische { NP($zone, case: "acc") }
# source: 9a5ca1d7
swap =
    .indicative = tausche { NP($left, case: "acc") } mit { NP($right, case: "dat") }
    .inverted = tauschst du { NP($left, case: "acc") } mit { NP($right, case: "dat") }
    .infinitive = { NP($left, case: "acc") } mit { NP($right, case: "dat") } tauschen
    .predicate = tausche { NP($left, case: "acc") } mit { NP($right, case: "dat") }
# source: 06e49ad7
reveal =
    .indicative = decke { NP($what, case: "acc") } auf
    .inverted = deckst du { NP($what, case: "acc") } auf
    .infinitive = { NP($what, case: "acc") } aufdecken
    .predicate = decke { NP($what, case: "acc") } auf
# source: 9bf340d6
reveal-to =
    .indicative = zeige { FORM($what) ->
        [it] { NP($what, case: "acc") } { NP($who, case: "dat") }
       *[other] { NP($who, case: "dat") } { NP($what, case: "acc") }
      }
    .inverted = zeigst du { FORM($what) ->
        [it] { NP($what, case: "acc") } { NP($who, case: "dat") }
       *[other] { NP($who, case: "dat") } { NP($what, case: "acc") }
      }
    .infinitive = { FORM($what) ->
        [it] { NP($what, case: "acc") } { NP($who, case: "dat") }
       *[other] { NP($who, case: "dat") } { NP($what, case: "acc") }
      } zeigen
    .predicate = zeige { FORM($what) ->
        [it] { NP($what, case: "acc") } { NP($who, case: "dat") }
       *[other] { NP($who, case: "dat") } { NP($what, case: "acc") }
      }
# source: cb6b82ba
look =
    .imperative = sieh dir { NP($what, case: "acc") } an
    .inverted = siehst du dir { NP($what, case: "acc") } an
    .infinitive = { AGR($who) ->
        [you] dir
       *[other] sich
      } { NP($what, case: "acc") } ansehen
    .indicative = { NP($who) } { AGR($who) ->
        [you] siehst dir
        [one] sieht sich
       *[other] sehen sich
      } { NP($what, case: "acc") } an
    .subordinate = { NP($who) } { AGR($who) ->
        [you] dir
       *[other] sich
      } { NP($what, case: "acc") } { AGR($who) ->
        [you] ansiehst
        [one] ansieht
       *[other] ansehen
      }
    .predicate = { AGR($who) ->
        [you] siehst dir
        [one] sieht sich
       *[other] sehen sich
      } { NP($what, case: "acc") } an
# source: 803807b9
tell-whether =
    .indicative = sage { GIVEN($who) ->
        [no] allen Spielern
       *[yes] { NP($who, case: "dat") }
      }, ob { CLAUSE($condition) }
    .inverted = sagst du { GIVEN($who) ->
        [no] allen Spielern
       *[yes] { NP($who, case: "dat") }
      }, ob { CLAUSE($condition) }
    .infinitive = { GIVEN($who) ->
        [no] allen Spielern
       *[yes] { NP($who, case: "dat") }
      } sagen, ob { CLAUSE($condition) }
    .predicate = sagt { GIVEN($who) ->
        [no] allen Spielern
       *[yes] { NP($who, case: "dat") }
      }, ob { CLAUSE($condition) }
# source: 0c13c197
learn-whether =
    .imperative = erfahre, ob { CLAUSE($condition) }
    .inverted = erfährst du, ob { CLAUSE($condition) }
    .infinitive = erfahren, ob { CLAUSE($condition) }
    .indicative = { NP($who) } { AGR($who) ->
        [you] erfährst
        [one] erfährt
       *[other] erfahren
      }, ob { CLAUSE($condition) }
    .predicate = { AGR($who) ->
        [you] erfährst
        [one] erfährt
       *[other] erfahren
      }, ob { CLAUSE($condition) }
# source: bb1e744c
reveal-until =
    .indicative = decke nacheinander die obersten Karten { NP($zone, case: "gen") } auf, bis du { NP($what, case: "acc") } aufdeckst
    .inverted = deckst du nacheinander die obersten Karten { NP($zone, case: "gen") } auf, bis du { NP($what, case: "acc") } aufdeckst
    .infinitive = nacheinander die obersten Karten { NP($zone, case: "gen") } aufdecken, bis { AGR($who) ->
        [you] du { NP($what, case: "acc") } aufdeckst
       *[other] { NP($what) } aufgedeckt wird
      }
    .predicate = decke nacheinander die obersten Karten { NP($zone, case: "gen") } auf, bis du { NP($what, case: "acc") } aufdeckst
# source: 96f9c2a5
perform =
    .imperative = benutze { FORM($card) ->
        [it] { NP($card, case: "gen") } Fähigkeit { CLAUSE($slot, frame: "name") }
       *[other] die Fähigkeit { CLAUSE($slot, frame: "name") } { NP($card, case: "gen") }
      }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }bei { NP($on, case: "dat") }
      }
    .infinitive = { FORM($card) ->
        [it] { NP($card, case: "gen") } Fähigkeit { CLAUSE($slot, frame: "name") }
       *[other] die Fähigkeit { CLAUSE($slot, frame: "name") } { NP($card, case: "gen") }
      }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }bei { NP($on, case: "dat") }
      } benutzen
    .indicative = { NP($who) } { AGR($who) ->
        [you] benutzt
        [one] benutzt
       *[other] benutzen
      } { FORM($card) ->
        [it] { NP($card, case: "gen") } Fähigkeit { CLAUSE($slot, frame: "name") }
       *[other] die Fähigkeit { CLAUSE($slot, frame: "name") } { NP($card, case: "gen") }
      }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }bei { NP($on, case: "dat") }
      }
    .inverted = { AGR($who) ->
        [you] benutzt
        [one] benutzt
       *[other] benutzen
      } { NP($who) }‡ { FORM($card) ->
        [it] { NP($card, case: "gen") } Fähigkeit { CLAUSE($slot, frame: "name") }
       *[other] die Fähigkeit { CLAUSE($slot, frame: "name") } { NP($card, case: "gen") }
      }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }bei { NP($on, case: "dat") }
      }
    .predicate = { AGR($who) ->
        [you] benutzt
        [one] benutzt
       *[other] benutzen
      } { FORM($card) ->
        [it] { NP($card, case: "gen") } Fähigkeit { CLAUSE($slot, frame: "name") }
       *[other] die Fähigkeit { CLAUSE($slot, frame: "name") } { NP($card, case: "gen") }
      }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }bei { NP($on, case: "dat") }
      }

## was eine Weile gilt

# source: 2093594e
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
# source: d086e0bf
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
# source: de853bf0
grant =
    .indicative = { CLAUSE($action, frame: "granting") }
    .infinitive = { CLAUSE($action, frame: "granting") }
# source: ba49bed9
modify =
    .granting = { NP($what, case: "dat") } { $until } { $amount } { NP($property, det: "none") } geben
    .infinitive = { $until } { $amount } { NP($property, det: "none") } erhalten
    .subordinate = { NP($what) } { $until } { $amount } { NP($property, det: "none") } { GIVEN($until) ->
        [no] { AGR($what) ->
            [you] hast
            [one] hat
           *[other] haben
          }
       *[yes] { AGR($what) ->
            [you] erhältst
            [one] erhält
           *[other] erhalten
          }
      }
    .indicative = { NP($what) } { GIVEN($until) ->
        [no] { AGR($what) ->
            [you] hast
            [one] hat
           *[other] haben
          }
       *[yes] { AGR($what) ->
            [you] erhältst
            [one] erhält
           *[other] erhalten
          }
      } { $until } { $amount } { NP($property, det: "none") }
    .inverted = { GIVEN($until) ->
        [no] { AGR($what) ->
            [you] hast
            [one] hat
           *[other] haben
          }
       *[yes] { AGR($what) ->
            [you] erhältst
            [one] erhält
           *[other] erhalten
          }
      } { NP($what) }‡ { $until } { $amount } { NP($property, det: "none") }
    .predicate = { GIVEN($until) ->
        [no] { AGR($what) ->
            [you] hast
            [one] hat
           *[other] haben
          }
       *[yes] { AGR($what) ->
            [you] erhältst
            [one] erhält
           *[other] erhalten
          }
      } { $until } { $amount } { NP($property, det: "none") }
# Mehrere Änderungen an einer Sache.
# source: c38452c5
modify-all =
    .indicative = { NP($what) } { GIVEN($until) ->
        [no] { AGR($what) ->
            [you] hast
            [one] hat
           *[other] haben
          }
       *[yes] { AGR($what) ->
            [you] erhältst
            [one] erhält
           *[other] erhalten
          }
      } { $until } { LIST($changes, join: "and") }
    .inverted = { GIVEN($until) ->
        [no] { AGR($what) ->
            [you] hast
            [one] hat
           *[other] haben
          }
       *[yes] { AGR($what) ->
            [you] erhältst
            [one] erhält
           *[other] erhalten
          }
      } { NP($what) }‡ { $until } { LIST($changes, join: "and") }
    .predicate = { GIVEN($until) ->
        [no] { AGR($what) ->
            [you] hast
            [one] hat
           *[other] haben
          }
       *[yes] { AGR($what) ->
            [you] erhältst
            [one] erhält
           *[other] erhalten
          }
      } { $until } { LIST($changes, join: "and") }
# source: 5ccd43c0
change =
    .indicative = { $amount } { NP($property, det: "none") }
# source: d1c58138
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
# source: da5151a7
copy =
    .causative = mache { NP($what, case: "acc") } { $until } zu einer Kopie { NP($model, case: "gen") }
    .causative-infinitive = { NP($what, case: "acc") } { $until } zu einer Kopie { NP($model, case: "gen") } machen
    .causative-third = macht { NP($what, case: "acc") } { $until } zu einer Kopie { NP($model, case: "gen") }
    .causative-inverted = machst du { NP($what, case: "acc") } { $until } zu einer Kopie { NP($model, case: "gen") }
    .indicative = { NP($what) } wird { $until } zu einer Kopie { NP($model, case: "gen") }
    .inverted = wird { NP($what) }‡ { $until } zu einer Kopie { NP($model, case: "gen") }
    .predicate = wird { $until } zu einer Kopie { NP($model, case: "gen") }
# source: b8f8cbb9
lent-abilities =
    .indicative = { NP($what) } { AGR($what) ->
        [one] erhält
       *[other] erhalten
      } { $until } die Fähigkeiten { NP($model, case: "gen") }
    .inverted = { AGR($what) ->
        [one] erhält
       *[other] erhalten
      } { NP($what) }‡ { $until } die Fähigkeiten { NP($model, case: "gen") }
    .predicate = { AGR($what) ->
        [one] erhält
       *[other] erhalten
      } { $until } die Fähigkeiten { NP($model, case: "gen") }
# source: 86fc88af
blank =
    .indicative = { NP($what) } { GIVEN($until) ->
        [no] { AGR($what) ->
            [you] hast
            [one] hat
           *[other] haben
          }
       *[yes] { AGR($what) ->
            [you] verlierst
            [one] verliert
           *[other] verlieren
          }
      } { $until } { GIVEN($until) ->
        [no] keinen
       *[yes] { AGR($what) ->
            [you] deinen
            [one] seinen
           *[other] ihren
          }
      } Text
    .inverted = { GIVEN($until) ->
        [no] { AGR($what) ->
            [you] hast
            [one] hat
           *[other] haben
          }
       *[yes] { AGR($what) ->
            [you] verlierst
            [one] verliert
           *[other] verlieren
          }
      } { NP($what) }‡ { $until } { GIVEN($until) ->
        [no] keinen
       *[yes] { AGR($what) ->
            [you] deinen
            [one] seinen
           *[other] ihren
          }
      } Text
    .predicate = { GIVEN($until) ->
        [no] { AGR($what) ->
            [you] hast
            [one] hat
           *[other] haben
          }
       *[yes] { AGR($what) ->
            [you] verlierst
            [one] verliert
           *[other] verlieren
          }
      } { $until } { GIVEN($until) ->
        [no] keinen
       *[yes] { AGR($what) ->
            [you] deinen
            [one] seinen
           *[other] ihren
          }
      } Text
# source: 255b408e
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
# source: b7c56536
rises =
    .indicative = { NP($property) } { AGR($property) ->
        [one] steigt
       *[other] steigen
      } um { NP($amount, case: "acc") }
    .inverted = { AGR($property) ->
        [one] steigt
       *[other] steigen
      } { NP($property) } um { NP($amount, case: "acc") }
# source: 87ab39f8
falls =
    .indicative = { NP($property) } { AGR($property) ->
        [one] sinkt
       *[other] sinken
      } um { NP($amount, case: "acc") }
    .inverted = { AGR($property) ->
        [one] sinkt
       *[other] sinken
      } { NP($property) } um { NP($amount, case: "acc") }
# source: 5003920a
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
# source: 3b33f294
becomes-thing =
    .indicative = { NP($amount) } { AGR($amount) ->
        [you] wirst
        [one] wird
       *[other] werden
      } { NP($property) }
    .inverted = { AGR($amount) ->
        [you] wirst
        [one] wird
       *[other] werden
      } { NP($amount) } { NP($property) }
# source: 11d1d6c5
becomes-nothing =
    .indicative = { GIVEN($owner) ->
        [no] es gibt { NP($property, det: "no", case: "acc") } mehr
       *[yes] { NP($owner) } { AGR($owner) ->
            [you] hast
            [one] hat
           *[other] haben
          } { NP($property, det: "no", case: "acc") } mehr
      }
    .inverted = { GIVEN($owner) ->
        [no] gibt es { NP($property, det: "no", case: "acc") } mehr
       *[yes] { AGR($owner) ->
            [you] hast
            [one] hat
           *[other] haben
          } { NP($owner) } { NP($property, det: "no", case: "acc") } mehr
      }
# source: 390ee71d
window-once =
    .indicative = in Sitzreihenfolge{ GIVEN($start) ->
        [no] { "" }
       *[yes] , beginnend mit { NP($start, case: "dat") }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , danach weiter mit { NP($second, case: "dat") }
      }: { LIST($offers, join: "or") }, je einmal
# source: b860b1d4
window =
    .indicative = in Sitzreihenfolge{ GIVEN($start) ->
        [no] { "" }
       *[yes] , beginnend mit { NP($start, case: "dat") }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , danach weiter mit { NP($second, case: "dat") }
      }: { LIST($offers, join: "or") }, bis alle passen
# source: c318f50b
end-game =
    .indicative = das Spiel endet{ GIVEN($winner) ->
        [no] { "" }
       *[yes] { " " }mit einem Sieg von { NP($winner, case: "dat") }
      }: { $result }
    .inverted = endet das Spiel{ GIVEN($winner) ->
        [no] { "" }
       *[yes] { " " }mit einem Sieg von { NP($winner, case: "dat") }
      }: { $result }

# source: 88a3f126
until-any =
    .indicative = { LIST($parts, join: "or") }
# source: 8a1ff99d
until-end =
    .indicative = bis zum Ende { NP($scope, case: "gen") }
# source: f74e714c
until-event =
    .indicative = , bis { CLAUSE($event, frame: "subordinate") },
# source: 902620f2
rest-of-game =
    .indicative = für den Rest des Spiels
# source: 0481047c
for-next =
    .indicative = das nächste Mal, wenn { CLAUSE($event, frame: "subordinate") },{ GIVEN($until) ->
        [no] { "" }
       *[yes] { " " }{ $until }
      }

## wenn etwas geschieht

# source: b9536969
passive =
    .indicative = { CLAUSE($event, frame: "passive") }
    .subordinate = { CLAUSE($event, frame: "passive") }
    .infinitive = { CLAUSE($event, frame: "passive-infinitive") }
    .negated = { CLAUSE($event, frame: "passive-negated") }
    .perfect = { CLAUSE($event, frame: "passive-perfect") }
# source: 57aeab83
when =
    .indicative = wenn { CLAUSE($event, frame: "subordinate") }¶, { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Wenn { CLAUSE($event, frame: "subordinate") }¶, { CLAUSE($action, frame: "inverted") }
# source: 64ef1221
when-until =
    .indicative = { $until }: Wenn { CLAUSE($event, frame: "subordinate") }, { CLAUSE($action, frame: "inverted") }
# source: 34d6ba4c
next-time =
    .indicative = das nächste Mal, wenn { CLAUSE($event, frame: "subordinate") }, { $until }: { SENTENCES($action) }
# source: a9006608
event-where =
    .indicative = { CLAUSE($event, frame: "subordinate") }, falls { CLAUSE($condition) }
    .subordinate = { CLAUSE($event, frame: "subordinate") }, falls { CLAUSE($condition) }
    .infinitive = { CLAUSE($event, frame: "infinitive") }, falls { CLAUSE($condition) }
    .negated = { CLAUSE($event, frame: "negated") }, falls { CLAUSE($condition) }
    .perfect = { CLAUSE($event, frame: "perfect") }, falls { CLAUSE($condition) }
# source: 30104c2a
before =
    .indicative = bevor { CLAUSE($event, frame: "subordinate") }, { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Bevor { CLAUSE($event, frame: "subordinate") }, { CLAUSE($action, frame: "inverted") }
# source: 60b87a73
instead =
    .indicative = wenn { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, { ENDING($action) ->
        [list] geschieht stattdessen Folgendes: { SENTENCES($action) }
       *[closed] { CLAUSE($action, frame: "inverted") }‹stattdessen›
      }
    .inverted = ¦ Wenn { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, { ENDING($action) ->
        [list] geschieht stattdessen Folgendes: { SENTENCES($action) }
       *[closed] { CLAUSE($action, frame: "inverted") }‹stattdessen›
      }
# source: f0490151
instead-of-it =
    .indicative = wenn { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, geschieht das nicht; stattdessen { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Wenn { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, geschieht das nicht; stattdessen { CLAUSE($action, frame: "inverted") }
# source: 267969a3
may-instead =
    .indicative = wenn { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, darfst du stattdessen { CLAUSE($action, frame: "infinitive") }
    .inverted = ¦ Wenn { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, darfst du stattdessen { CLAUSE($action, frame: "infinitive") }
# source: 2b137ef6
may-instead-have =
    .indicative = wenn { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, darfst du stattdessen Folgendes geschehen lassen: { SENTENCES($action) }
    .inverted = ¦ Wenn { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, darfst du stattdessen Folgendes geschehen lassen: { SENTENCES($action) }
# source: b7f6ec7e
may-instead-do =
    .indicative = wenn { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, darfst du stattdessen Folgendes geschehen lassen: { SENTENCES($action) }
    .inverted = ¦ Wenn { NP(DOER($event)) } { CLAUSE($event, frame: "infinitive") } { AGR(DOER($event)) ->
        [you] würdest
        [one] würde
       *[other] würden
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }und { CLAUSE($condition) }
      }, darfst du stattdessen Folgendes geschehen lassen: { SENTENCES($action) }
# source: 45596a94
whenever =
    .indicative = sobald { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Sobald { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
# source: 656544e8
# Was unmittelbar vor dem Ereignis galt, mit dem der Satz beginnt.
earlier =
    .indicative = unmittelbar davor { CLAUSE($condition) }
# source: 3f99b771
while =
    .indicative = solange { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Solange { CLAUSE($condition) }, { CLAUSE($action, frame: "inverted") }
# source: a0347ab5
while--is-taken =
    .indicative = mit „{ NP($what) }“: { SENTENCES($action) }
# source: 9c708235
once =
    .indicative = einmal pro { NP($scope, det: "none") } { CLAUSE($action, frame: "inverted") }
# source: 391c125b
when--starts =
    .indicative = { GIVEN(OWNER($scope)) ->
        [no] zu Beginn { NP($scope, det: "each", case: "gen") }
       *[yes] { AGR(OWNER($scope)) ->
        [you] zu Beginn { NP($scope, case: "gen") }
       *[other] wenn { NP($scope) } beginnt,
      }
      } { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ { GIVEN(OWNER($scope)) ->
        [no] Zu Beginn { NP($scope, det: "each", case: "gen") }
       *[yes] { AGR(OWNER($scope)) ->
        [you] Zu Beginn { NP($scope, case: "gen") }
       *[other] Wenn { NP($scope) } beginnt,
      }
      } { CLAUSE($action, frame: "inverted") }
# source: 17026512
when--ends =
    .indicative = { GIVEN(OWNER($scope)) ->
        [no] am Ende { NP($scope, det: "each", case: "gen") }
       *[yes] { AGR(OWNER($scope)) ->
        [you] am Ende { NP($scope, case: "gen") }
       *[other] wenn { NP($scope) } endet,
      }
      } { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ { GIVEN(OWNER($scope)) ->
        [no] Am Ende { NP($scope, det: "each", case: "gen") }
       *[yes] { AGR(OWNER($scope)) ->
        [you] Am Ende { NP($scope, case: "gen") }
       *[other] Wenn { NP($scope) } endet,
      }
      } { CLAUSE($action, frame: "inverted") }
# source: 74d7a204
before--starts =
    .indicative = vor { NP($scope, case: "dat") } { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Vor { NP($scope, case: "dat") } { CLAUSE($action, frame: "inverted") }
# source: f9d1a2d2
before--ends =
    .indicative = unmittelbar vor dem Ende { GIVEN(OWNER($scope)) ->
        [no] { NP($scope, det: "each", case: "gen") }
       *[yes] { NP($scope, case: "gen") }
      } { CLAUSE($action, frame: "inverted") }
    .inverted = ¦ Unmittelbar vor dem Ende { GIVEN(OWNER($scope)) ->
        [no] { NP($scope, det: "each", case: "gen") }
       *[yes] { NP($scope, case: "gen") }
      } { CLAUSE($action, frame: "inverted") }
# source: 13436d78
starts =
    .indicative = { NP($scope) } beginnt
    .subordinate = { NP($scope) } beginnt
    .infinitive = beginnen
    .negated = nicht beginnen
# source: 10426ca1
effects-end =
    .indicative = was durch { NP($what, case: "acc") } begonnen hat, endet
    .subordinate = was durch { NP($what, case: "acc") } begonnen hat, endet
    .infinitive = alles beenden, was durch { NP($what, case: "acc") } begonnen hat
    .negated = was durch { NP($what, case: "acc") } begonnen hat, nicht beenden
# source: db754d3d
ends =
    .indicative = { NP($scope) } endet
    .subordinate = { NP($scope) } endet
    .infinitive = enden
    .negated = nicht enden
# source: 2474e7ac
step-ends =
    .indicative = { NP($scope) } ist vorbei
    .subordinate = { NP($scope) } vorbei ist
    .infinitive = enden
    .negated = nicht enden
# source: 6d022f50
performed =
    .indicative = { NP($what) } wird benutzt
    .subordinate = { NP($what) } benutzt wird
    .infinitive = benutzt werden
    .negated = nicht benutzt werden
# source: 7e9d3157
quoted =
    .indicative = „{ SENTENCES($sentences) }“
# source: 36324a0f
quoted-label =
    .indicative = „{ $label } { SENTENCES($sentences) }“
# source: 8383e0e4
label = { CLAUSE($head, frame: "label") }:
# source: f0219852
label-threshold = { CLAUSE($head, frame: "label") } { CLAUSE($threshold) }:
# source: 71e9b000
threshold = { NP($property, det: "none") } { $amount }+
# source: ec231e54
threshold-most = { NP($property, det: "none") } { $amount } oder weniger
# source: 1869a98a
label-when = { CLAUSE($threshold) }:
# source: 36ffde34
label-slot = { $slot }:
# source: 5dd87dde
label-cost = { $slot } ({ CLAUSE($cost, frame: "imperative") }):
# Wie oft eine Fähigkeit geht, steht in ihrem Kopf; „¤“ macht aus dem Doppelpunkt davor eine Klammer.
# source: 83fe2692
label-once = { CLAUSE($label) }¤höchstens einmal pro { NP($scope, det: "none") }):

## Bedingungen

# source: 926298cf
is =
    .indicative = { NP($left) } { LIST($values, $left, join: "or") } { AGR($left) ->
        [you] bist
        [one] ist
       *[other] sind
      }
# source: d94f5a87
is-not =
    .indicative = { NP($left) } nicht { LIST($values, $left, join: "or") } { AGR($left) ->
        [you] bist
        [one] ist
       *[other] sind
      }
# source: d26bda61
is-turn =
    .indicative = { AGR($who) ->
        [you] du am Zug bist
       *[other] { NP($who) } am Zug ist
      }
# source: aefb70b6
is-not-turn =
    .indicative = { AGR($who) ->
        [you] du nicht am Zug bist
       *[other] { NP($who) } nicht am Zug ist
      }
# source: 5dd1d4e1
equals =
    .indicative = { NP($left) } gleich { NP($right, case: "dat") } { AGR($left) ->
        [one] ist
       *[other] sind
      }
# source: 620bb8ab
eq =
    .indicative = { NP($left) } { SORT($right) ->
        [number] { NP($right) } beträgt
       *[phrase] { NP($right) } ist
      }
# source: 1c956781
ge =
    .indicative = { NP($left) } mindestens { NP($right, case: "acc") } { AGR($left) ->
        [one] beträgt
       *[other] betragen
      }
# source: 753f78c8
le =
    .indicative = { NP($left) } höchstens { NP($right, case: "acc") } { AGR($left) ->
        [one] beträgt
       *[other] betragen
      }
# source: 7172e977
gt =
    .indicative = { NP($left) } größer als { NP($right) } { AGR($left) ->
        [one] ist
       *[other] sind
      }
# source: 0ed63a58
lt =
    .indicative = { NP($left) } kleiner als { NP($right) } { AGR($left) ->
        [one] ist
       *[other] sind
      }
# source: e45b3727
is-copy =
    .indicative = { NP($what) } ein Exemplar von { NP($model, case: "dat") } ist
# source: c4164290
is-no-copy =
    .indicative = { NP($what) } kein Exemplar von { NP($model, case: "dat") } ist
# source: 523e4382
is-next-to =
    .indicative = { NP($what) } neben { NP($other, case: "dat") } ist
# source: ada1217a
is-not-next-to =
    .indicative = { NP($what) } nicht neben { NP($other, case: "dat") } ist
# source: 20683ac2
is-in =
    .indicative = { NP($what) } { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "dat") } { AGR($what) ->
        [one] ist
       *[other] sind
      }
# source: 5e0f69f4
is-not-in =
    .indicative = { NP($what) } nicht { FEATURE($zone, "place") ->
        [auf] auf
        [an] an
       *[in] in
      } { NP($zone, case: "dat") } { AGR($what) ->
        [one] ist
       *[other] sind
      }
# source: 2f1a6085
is-empty =
    .indicative = { NP($zone) } leer ist
# source: 1194e0c1
is-not-empty =
    .indicative = { NP($zone) } nicht leer ist
# source: 048d6dd7
set-is-empty =
    .indicative = es keine { NP($what, det: "none") } gibt
# source: 8d134556
set-is-not-empty =
    .indicative = es { NP($what, det: "none", case: "acc") } gibt
# source: 6cfc59a9
there-is =
    .indicative = es { NP($what, case: "acc") } gibt
# source: 6b167c22
there-is-no =
    .indicative = es { NP($what, det: "no", case: "acc") } gibt
# source: 385aa7e9
exists =
    .indicative = es { NP($what, case: "acc") } gibt
# source: 7d5d6cb7
exists-not =
    .indicative = es { NP($what, case: "acc") } nicht gibt
# source: 23ee1d34
was =
    .indicative = { NP($what) } { PREDICATE($value, $what) } { AGR($what) ->
        [one] wurde
       *[other] wurden
      }
# source: 813aa8a2
was-any =
    .indicative = mindestens { NP($what, det: "a") } { PREDICATE($value, $what) } wurde
# source: 22dfb662
was-not =
    .indicative = { NP($what) } nicht { PREDICATE($value, $what) } { AGR($what) ->
        [one] wurde
       *[other] wurden
      }
# source: 34be2bc2
was-no =
    .indicative = { NP($what) } { PREDICATE($value, $what) } { AGR($what) ->
        [one] wurde
       *[other] wurden
      }
# source: 8f9a96d8
has-one =
    .indicative = { NP($who) } { NP($property, case: "acc") } { AGR($who) ->
        [you] hast
        [one] hat
       *[other] haben
      }
# source: bb5cacda
has-none =
    .indicative = { NP($who) } { NP($property, det: "no", case: "acc") } { AGR($who) ->
        [you] hast
        [one] hat
       *[other] haben
      }
# source: db82d2e8
owns =
    .indicative = { NP($what) } { NP($who, case: "dat") } { AGR($what) ->
        [one] gehört
       *[other] gehören
      }
# source: e137eff0
owns-not =
    .indicative = { NP($what) } { NP($who, case: "dat") } nicht { AGR($what) ->
        [one] gehört
       *[other] gehören
      }
# source: b44dfe7c
did =
    .indicative = { AGR($who) ->
        [you] du das tust
       *[other] das geschieht
      }
# source: 6afc8628
did-not =
    .indicative = { AGR($who) ->
        [you] du das nicht tust
       *[other] das nicht geschieht
      }
# source: ad015b4e
happened =
    .indicative = das geschehen ist
# source: b4cc8b56
can =
    .indicative = { NP(DOER($action)) } { CLAUSE($action, frame: "infinitive") } { AGR(DOER($action)) ->
        [you] kannst
        [one] kann
       *[other] können
      }
# source: d0cd2c45
has-slot =
    .indicative = { NP($what) } { CLAUSE($slot, frame: "name") } hat
# source: 4d512d90
has-no-slot =
    .indicative = { NP($what) } nicht { CLAUSE($slot, frame: "name") } hat
# source: 0f9cdbcd
in-scope =
    .indicative = { CLAUSE($event, frame: "perfect") }‹in { NP($scope, det: "this", case: "dat") }›
# Eine Option der Partie.
# source: 68754315
is-taken =
    .indicative = die Option „{ NP($what) }“ gewählt ist
# source: 94a4d8c2
never-in-scope =
    .indicative = { CLAUSE($event, frame: "never") }‹in { NP($scope, det: "this", case: "dat") }›
# source: dc0a8fd9
both =
    .indicative = { LIST($parts, join: "and-that") }
# source: fa532d4e
either =
    .indicative = { LIST($parts, join: "or-that") }
# source: 83c9348c
both-grouped =
    .indicative = ({ LIST($parts, join: "and") })
# source: 8480157d
either-grouped =
    .indicative = ({ LIST($parts, join: "or") })

## Rechnen, wo ein Buchstabe erklärt wird

# source: d3c591cb
grouped =
    .indicative = ({ NP($what) })
    .acc = ({ NP($what, case: "acc") })
    .dat = ({ NP($what, case: "dat") })
    .gen = von ({ NP($what, case: "dat") })
# source: b0c20f19
plus =
    .indicative = { NP($left) } plus { NP($right) }
    .acc = { NP($left, case: "acc") } plus { NP($right) }
    .dat = { NP($left, case: "dat") } plus { NP($right) }
    .gen = { NP($left, case: "gen") } plus { NP($right) }
# source: c2e132ba
minus =
    .indicative = { NP($left) } minus { NP($right) }
    .acc = { NP($left, case: "acc") } minus { NP($right) }
    .dat = { NP($left, case: "dat") } minus { NP($right) }
    .gen = { NP($left, case: "gen") } minus { NP($right) }
# source: 3e80f9a4
times =
    .indicative = { NP($left) } mal { NP($right) }
    .acc = { NP($left, case: "acc") } mal { NP($right) }
    .dat = { NP($left, case: "dat") } mal { NP($right) }
    .gen = { NP($left, case: "gen") } mal { NP($right) }
# source: 8ac2dc44
divided-up =
    .indicative = { NP($left) } geteilt durch { NP($right) } (aufgerundet)
    .acc = { NP($left, case: "acc") } geteilt durch { NP($right) } (aufgerundet)
    .dat = { NP($left, case: "dat") } geteilt durch { NP($right) } (aufgerundet)
    .gen = { NP($left, case: "gen") } geteilt durch { NP($right) } (aufgerundet)
# source: e59d9e29
divided-down =
    .indicative = { NP($left) } geteilt durch { NP($right) } (abgerundet)
    .acc = { NP($left, case: "acc") } geteilt durch { NP($right) } (abgerundet)
    .dat = { NP($left, case: "dat") } geteilt durch { NP($right) } (abgerundet)
    .gen = { NP($left, case: "gen") } geteilt durch { NP($right) } (abgerundet)
# source: c9ed53d2
at-least =
    .indicative = { NP($left) } (mindestens { NP($right) })
    .acc = { NP($left, case: "acc") } (mindestens { NP($right) })
    .dat = { NP($left, case: "dat") } (mindestens { NP($right) })
    .gen = { NP($left, case: "gen") } (mindestens { NP($right) })
# source: ad48dd56
at-most =
    .indicative = { NP($left) } (höchstens { NP($right) })
    .acc = { NP($left, case: "acc") } (höchstens { NP($right) })
    .dat = { NP($left, case: "dat") } (höchstens { NP($right) })
    .gen = { NP($left, case: "gen") } (höchstens { NP($right) })
# source: 6953e827
one-if =
    .indicative = 1, falls { CLAUSE($condition) } (sonst 0)

## Zufall, und Abläufe, die ein Effekt beginnt

# source: 0f2f2ce0
roll =
    .imperative = wirf einen { SORT($sides) ->
        [number] { NP($sides) }-seitigen Würfel
       *[other] Würfel, dessen Seitenzahl { NP($sides) } ist
      }{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } ist das Ergebnis
      }
    .infinitive = einen { SORT($sides) ->
        [number] { NP($sides) }-seitigen Würfel
       *[other] Würfel, dessen Seitenzahl { NP($sides) } ist,
      } werfen{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } ist das Ergebnis
      }
    .indicative = { NP($who) } { AGR($who) ->
        [you] wirfst
        [one] wirft
       *[other] werfen
      } einen { SORT($sides) ->
        [number] { NP($sides) }-seitigen Würfel
       *[other] Würfel, dessen Seitenzahl { NP($sides) } ist
      }{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } ist das Ergebnis
      }
    .inverted = { AGR($who) ->
        [you] wirfst
        [one] wirft
       *[other] werfen
      } { NP($who) }‡ einen { SORT($sides) ->
        [number] { NP($sides) }-seitigen Würfel
       *[other] Würfel, dessen Seitenzahl { NP($sides) } ist
      }{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } ist das Ergebnis
      }
# source: df0d8038
cell =
    .indicative = • { LIST($places, join: "places") }: { SENTENCES($sentences) }
# source: 9863ce18
cell-empty =
    .indicative = • { LIST($places, join: "places") }: nichts
# source: 936d4cce
cell-any =
    .indicative = • immer: { SENTENCES($sentences) }
# source: e74b9c89
cell-otherwise =
    .indicative = • sonst: { SENTENCES($sentences) }
# source: b0a54410
place =
    .indicative = { NP($axis) } { NP($first) }{ GIVEN($last) ->
        [no] { "" }
       *[yes] –{ NP($last) }
      }
# source: 660c57ae
joins-game =
    .indicative = { NP($what) } kommt ins Spiel
    .inverted = kommt { NP($what) } ins Spiel
# source: 26cf6d61
leaves-game =
    .imperative = scheide aus dem Spiel aus
    .infinitive = aus dem Spiel ausscheiden
    .indicative = { NP($who) } { AGR($who) ->
        [you] scheidest
        [one] scheidet
       *[other] scheiden
      } aus dem Spiel aus
    .inverted = { AGR($who) ->
        [you] scheidest
        [one] scheidet
       *[other] scheiden
      } { NP($who) }‡ aus dem Spiel aus
    .predicate = { AGR($who) ->
        [you] scheidest
        [one] scheidet
       *[other] scheiden
      } aus dem Spiel aus
# source: dbdcdd3f
start-flow =
    .inverted = beginnt { NP($scope) }{ GIVEN($who) ->
        [no] { "" }
       *[yes] { " " }für { NP($who, case: "acc") }
      }
    .indicative = { NP($scope) } beginnt{ GIVEN($who) ->
        [no] { "" }
       *[yes] { " " }für { NP($who, case: "acc") }
      }
