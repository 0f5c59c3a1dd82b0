### Was auf der Website eines Spiels neben den Karten steht.

## Szenarios in Worten

# source: b987e854
scenario-given = Gegeben
# source: 2d4de082
scenario-when = Dann
# source: 9e82bce7
scenario-then = Ergebnis
# source: a3b86d2e
scenario-players = Spieler: { $number }
# source: aa13069d
scenario-zone = { NP($zone) }: { LIST($cards, join: "and") }
# source: 42a877ac
scenario-having = { $what } ({ NP($property) }: { NP($value) })
# source: b1702f9b
scenario-all-pass = wer keine andere Antwort hat, passt
# source: 041bacf1
scenario-answer = Antwort: { $what }
# source: 192d61ce
scenario-so = es gilt, dass { CLAUSE($what) }
# source: a59dd619
scenario-brings = { NP($who) } bringt das Deck { $deck } mit
# source: 1319a96d
scenario-over = das Spiel ist zu Ende
# source: 94499811
scenario-goes-on = das Spiel ist nicht zu Ende
# source: 8d51b811
scenario-not-result = nicht das Ergebnis: { $result }
# source: 4b140528
scenario-refused = so kann das Spiel nicht beginnen
# source: 686b7506
scenario-offered = zur Wahl stehen: { $options }
# source: 689b709b
scenario-not-offered = nicht zur Wahl stehen: { $options }

## die Website eines Spiels

# source: c6eb5a9d
gallery-cards = Karten
# source: a1047adc
gallery-words = Wörter
# source: fe4242e5
gallery-rulings = Regelfälle
# source: e7e7f220
gallery-languages = Sprachen
# source: 40ee5101
gallery-skip = Zum Inhalt springen
# source: 3b546983
gallery-contents = Inhalt
# source: 98b1cdcd
gallery-search = In Namen und Texten suchen
# source: 1d4a5de5
gallery-kind = Art
# source: d45b734f
gallery-set = Set
# source: c31388a4
gallery-all = alle
# source: 3038b321
gallery-all-sets = alle
# source: 9ea75a4b
gallery-count = { $shown } von { $total } Karten
# source: 7673efec
gallery-previous = Vorige Karte
# source: 488b5df7
gallery-next = Nächste Karte
# source: d444d597
gallery-picture = Die Karte, wie sie gedruckt ist
# source: 2f6205ce
gallery-named = Karten, die sie nennt
# source: 491933db
gallery-named-by = Karten, die sie nennen
# source: c609eb88
gallery-about-rulings = Jeder Regelfall ist ein kurzes Spiel, das zeigt, was geschieht. Das Programm spielt es und prüft das Ergebnis.
# source: fe7be5a2
gallery-assumed = angenommen
# source: 312de18b
gallery-declared = In den Dateien der Karten
# source: 43e5d19d
gallery-example = Beispiel

## die Sorten der Wörter

# source: 1a361630
gallery-sort-kind = Arten
# source: 0c366159
gallery-sort-verb = Verben
# source: 8352ff2a
gallery-sort-property = Eigenschaften, die sich im Spiel ändern
# source: 7659890f
gallery-sort-derived = Berechnete Eigenschaften
# source: 3caa98dc
gallery-sort-fact = Gedruckte Eigenschaften
# source: 8c8d04b6
gallery-sort-option = Startoptionen
# source: 921de121
gallery-sort-zone = Zonen
# source: 3eca0754
gallery-sort-slot = Teile einer Karte
# source: dde49e27
gallery-sort-table = Tabellen
# source: dcce1982
gallery-sort-list = Listen von Werten
# source: 85e55a28
gallery-sort-value = Werte
# source: df177e28
gallery-sort-flow = Abläufe
# source: 8dbda360
gallery-sort-step = Schritte
# source: 37c0e54d
gallery-sort-scope = Zeiträume
# source: 4186a06e
gallery-sort-setup = Teile des Aufbaus
# source: cff83fb4
gallery-sort-rule = Regeln
# source: 79ac31f8
gallery-sort-result = Ergebnisse
# source: f8dd6e79
gallery-sort-deck = Decks
# source: eb36aa3c
gallery-sort-idiom = Redewendungen
