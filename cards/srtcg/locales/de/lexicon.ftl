### Das Sammelkartenspiel, Deutsch: Nomen (n-SORTE), Werte (a-LISTE-WORT), Eigenschaften (p-SORTE-EIGENSCHAFT), Zonen,
### Zeiten, Schritte und Plätze. Begriffe der Welt heißen wie in den deutschen Büchern zu Shadowrun (Schieber, Connection,
### Konstitution, Panzerung, Hexerei); die Spielbegriffe sind unsere.

# source: d1f32781
n-fixer =
    .one = Schieber
    .other = Schieber
    .gender = m
    .gen-one = Schiebers
    .dat-other = Schiebern
# source: cd82b442
n-asset =
    .one = Karte
    .other = Karten
    .gender = f
# source: aaf75f2f
n-runner =
    .one = Runner
    .other = Runner
    .gender = m
    .gen-one = Runners
    .dat-other = Runnern
# source: a01bdbbe
n-gear =
    .one = Ausrüstung
    .other = Ausrüstungen
    .harm = damage
    .gender = f
# source: 13c771d2
n-objective =
    .one = Ziel
    .other = Ziele
    .gender = n
    .gen-one = Ziels
    .dat-other = Zielen
# source: c4f2574a
n-challenge =
    .one = Hürde
    .other = Hürden
    .gender = f
# source: 682bec3e
n-location =
    .one = Ort
    .other = Orte
    .gender = m
    .gen-one = Ortes
    .dat-other = Orten
# source: c5a5b7a8
n-contact =
    .one = Connection
    .other = Connections
    .gender = f
# source: f3e4d679
n-special =
    .one = Sonderkarte
    .other = Sonderkarten
    .gender = f
# source: 88ad158d
n-showdown =
    .one = Partie
    .other = Partien
    .gender = f
# source: 60efd104
n-nuyen =
    .one = Nuyen
    .other = Nuyen
    .gender = m
# source: 69799c39
n-damage =
    .one = Schaden
    .other = Schaden
    .gender = m
    .gen-one = Schadens
# source: 61e4bd25
n-reputation =
    .one = Rufpunkt
    .other = Rufpunkte
    .gender = m
    .gen-one = Rufpunkts
    .dat-other = Rufpunkten
# source: 899963a0
n-skill =
    .one = Fertigkeit
    .other = Fertigkeiten
    .gender = f
# source: 06307549
n-race =
    .one = Metatyp
    .other = Metatypen
    .gender = m
    .gen-one = Metatyps
# source: bbdb40ff
n-calling =
    .one = Beruf
    .other = Berufe
    .gender = m
    .gen-one = Berufs
    .dat-other = Berufen
# source: 6facc59a
n-class =
    .one = Typ
    .other = Typen
    .gender = m
    .gen-one = Typs
# source: 0a98059a
n-keyword =
    .one = Schlüsselwort
    .other = Schlüsselwörter
    .gender = n
    .gen-one = Schlüsselwortes
    .dat-other = Schlüsselwörtern
# source: 257b9180
n-theme =
    .one = Thema
    .other = Themen
    .gender = n
    .gen-one = Themas
# source: 5522068a
n-alarm =
    .one = Alarm
    .other = Alarme
    .gender = m
    .gen-one = Alarms
    .dat-other = Alarmen
# source: dcf614c1
n-journey =
    .one = Shadowrun
    .other = Shadowruns
    .gender = m
    .gen-one = Shadowruns
# source: a2e9e972
n-brawl =
    .one = Kampf
    .other = Kämpfe
    .gender = m
    .gen-one = Kampfes
    .dat-other = Kämpfen
# source: eb22c340
n-cover =
    .one = Tarnung
    .other = Tarnungen
    .gender = f
# source: a9862002
n-side =
    .one = Aufenthalt
    .other = Aufenthalte
    .gender = m
    .gen-one = Aufenthalts
    .dat-other = Aufenthalten
# source: 22d2a599
n-fate =
    .one = Schicksal
    .other = Schicksale
    .gender = n
    .gen-one = Schicksals
    .dat-other = Schicksalen
# source: 94420c36
n-state =
    .one = Verwendung
    .other = Verwendungen
    .gender = f
# source: c0b62269
n-bodypart =
    .one = Körperteil
    .other = Körperteile
    .gender = m
    .gen-one = Körperteils
    .dat-other = Körperteilen

## Eigenschaften

# source: 3361f0e2
p-starting =
    .one = Startspieler
    .other = Startspieler
    .gender = m
    .gen-one = Startspielers
    .dat-other = Startspielern
# source: 60b32cfe
p-leader =
    .one = Anführer
    .other = Anführer
    .gender = m
    .gen-one = Anführers
    .dat-other = Anführern
# source: 8f4eb608
p-quarry =
    .one = Besitzer des Ziels
    .other = Besitzer des Ziels
    .gender = m
    .gen-one = Besitzers des Ziels
# source: 3ad7022d
p-lookout =
    .one = Besitzer des Stapels
    .other = Besitzer des Stapels
    .gender = m
    .gen-one = Besitzers des Stapels
# source: fe57d72e
p-interceptor =
    .one = Abfangender
    .other = Abfangende
    .gender = m
    .gen-one = Abfangenden
    .acc-one = Abfangenden
    .dat-one = Abfangenden
    .dat-other = Abfangenden
# source: 7e219520
p-bully =
    .one = Angreifer
    .other = Angreifer
    .gender = m
    .gen-one = Angreifers
    .dat-other = Angreifern
# source: 96bcc8b0
p-dealer =
    .one = Verteiler des Schadens
    .other = Verteiler des Schadens
    .gender = m
    .gen-one = Verteilers des Schadens
# source: fe5278ba
p-heard =
    .one = Schieber mit Vortritt
    .other = Schieber mit Vortritt
    .gender = m
    .gen-one = Schiebers mit Vortritt
# source: c86c2b26
p-foe =
    .one = Karte, der das Team begegnet,
    .other = Karten, denen das Team begegnet,
    .gender = f
# source: 7f463d8a
p-alarm =
    .one = Alarm
    .other = Alarme
    .gender = m
    .gen-one = Alarms
    .dat-other = Alarmen
# source: 2f9f3901
p-journey =
    .one = Shadowrun
    .other = Shadowruns
    .gender = m
    .gen-one = Shadowruns
# source: 9af864a1
p-brawl =
    .one = Kampf
    .other = Kämpfe
    .gender = m
    .gen-one = Kampfes
    .dat-other = Kämpfen
# source: 1987f552
p-cover =
    .one = Tarnung
    .other = Tarnungen
    .gender = f
# source: 75c47dc5
p-fierce =
    .one = Konstitution der Hürde bei der Begegnung
    .other = Konstitution der Hürden bei der Begegnung
    .gender = f
# source: e3ce6878
p-room =
    .one = Höchstzahl der Hürden
    .other = Höchstzahlen der Hürden
    .gender = f
# source: 05f1a25b
p-goal =
    .one = Zielruf
    .other = Zielruf
    .gender = m
    .gen-one = Zielrufs
# source: f00e3b55
p-usual-goal =
    .one = Vorgabe für den Ruf
    .other = Vorgaben für den Ruf
    .gender = f
# source: 4fbd7967
p-needed =
    .one = Mindestruf
    .other = Mindestruf
    .gender = m
    .gen-one = Mindestrufs
# source: e4416aaa
p-defended-by-others =
    .one = Anzahl der Hürden auf dem Weg
    .other = Anzahlen der Hürden auf dem Weg
    .gender = f
# source: cd413f2b
p-fixer-nuyen =
    .one = Nuyen-Vorrat
    .other = Nuyen-Vorräte
    .gender = m
    .gen-one = Nuyen-Vorrats
    .dat-other = Nuyen-Vorräten
# source: b15927d7
p-fixer-fame =
    .one = Rufgewinn
    .other = Rufgewinne
    .gender = m
    .gen-one = Rufgewinns
    .dat-other = Rufgewinnen
# source: adafada1
p-fixer-shame =
    .one = Rufverlust
    .other = Rufverluste
    .gender = m
    .gen-one = Rufverlusts
    .dat-other = Rufverlusten
# source: 26116e48
p-fixer-reputation =
    .one = Ruf
    .other = Ruf
    .gender = m
    .gen-one = Rufs
# source: a5de57c2
p-fixer-income-due =
    .one = Einkommen
    .other = Einkommen
    .gender = n
    .gen-one = Einkommens
# source: e1b9e929
p-fixer-looks =
    .one = Anzahl der aufgeklärten Karten
    .other = Anzahlen der aufgeklärten Karten
    .gender = f
# source: 94c0e75d
p-fixer-sights =
    .one = Anzahl der aufzuklärenden Karten
    .other = Anzahlen der aufzuklärenden Karten
    .gender = f
# source: 7970f0c9
p-fixer-depth =
    .one = Stelle im Stapel
    .other = Stellen im Stapel
    .gender = f
# source: ebe79fa0
p-fixer-redeals =
    .one = Anzahl der Fehlmischungen
    .other = Anzahlen der Fehlmischungen
    .gender = f
# source: 1ac11418
p-objective-defended =
    .one = Anzahl der Abfangversuche
    .other = Anzahlen der Abfangversuche
    .gender = f
# source: 07fb98ba
p-objective-points =
    .one = Rufpunkte
    .other = Rufpunkte
    .gender = m
    .dat-other = Rufpunkten
    .number = other
# source: 2b19a5d4
p-asset-force =
    .one = Angriff in der Begegnung
    .other = Angriffe in der Begegnung
    .gender = m
    .gen-one = Angriffs in der Begegnung
# source: 975ddd5c
p-asset-cost =
    .one = Preis
    .other = Preise
    .gender = m
    .gen-one = Preises
    .dat-other = Preisen
# source: e41a3635
p-asset-upkeep =
    .one = Unterhalt
    .other = Unterhalt
    .gender = m
    .gen-one = Unterhalts
# source: 4c987d91
p-asset-income =
    .one = Einkommen
    .other = Einkommen
    .gender = n
    .gen-one = Einkommens
# source: d9ba117f
p-asset-attack =
    .one = Angriff
    .other = Angriffe
    .gender = m
    .gen-one = Angriffs
    .dat-other = Angriffen
# source: d04400e9
p-asset-body =
    .one = Konstitution
    .other = Konstitution
    .gender = f
# source: f0c4ec2d
p-asset-armour =
    .one = Panzerung
    .other = Panzerung
    .gender = f
# source: 7d63a6ed
p-asset-plating =
    .one = Zusatzpanzerung
    .other = Zusatzpanzerung
    .gender = f
# source: 3834a008
p-asset-stamina =
    .one = Ausdauer
    .other = Ausdauer
    .gender = f
    .dat-other = Ausdauern
# source: 5edbf6a5
p-asset-keywords =
    .one = Schlüsselwort
    .other = Schlüsselwörter
    .gender = n
    .gen-one = Schlüsselwortes
    .dat-other = Schlüsselwörtern
# source: 30786c00
p-asset-themes =
    .one = Thema
    .other = Themen
    .gender = n
    .gen-one = Themas
# source: e474f131
p-asset-copies =
    .one = Anzahl der Exemplare
    .other = Anzahlen der Exemplare
    .gender = f
# source: 5818b9ba
p-asset-hurt =
    .one = Schaden
    .other = Schaden
    .gender = m
    .gen-one = Schadens
# source: c426cf58
p-asset-wound =
    .one = Zusatzschaden
    .other = Zusatzschaden
    .gender = m
    .gen-one = Zusatzschadens
# source: 4c914ccd
p-asset-share =
    .one = Anteil am Treffer
    .other = Anteile am Treffer
    .gender = m
    .gen-one = Anteils am Treffer
# source: 603316b3
p-asset-cap =
    .one = Höchstanteil
    .other = Höchstanteile
    .gender = m
    .gen-one = Höchstanteils
    .dat-other = Höchstanteilen
# source: dbf10141
p-asset-left-over =
    .one = Rest des Treffers
    .other = Reste des Treffers
    .gender = m
    .gen-one = Rests des Treffers
# source: 5607c5e5
p-asset-rival =
    .one = Gegner
    .other = Gegner
    .gender = m
    .gen-one = Gegners
    .dat-other = Gegnern
# source: cdf13d9c
p-asset-ready =
    .one = Bereitschaft
    .other = Bereitschaft
    .gender = f
# source: ab3f5d9e
p-asset-daily =
    .one = Anzahl der übrigen Verwendungen
    .other = Anzahlen der übrigen Verwendungen
    .gender = f
# source: 6bf6eb42
p-asset-side =
    .one = Aufenthalt
    .other = Aufenthalte
    .gender = m
    .gen-one = Aufenthalts
    .dat-other = Aufenthalten
# source: 9ad9f255
p-asset-fate =
    .one = Schicksal
    .other = Schicksale
    .gender = n
    .gen-one = Schicksals
    .dat-other = Schicksalen
    .untold = yes
# source: 4174aef5
p-asset-might =
    .one = Angriffswert
    .other = Angriffswerte
    .gender = m
    .gen-one = Angriffswerts
    .dat-other = Angriffswerten
# source: e37d63a5
p-asset-life =
    .one = Restkonstitution
    .other = Restkonstitution
    .gender = f
# source: 2dec6f37
p-asset-shield =
    .one = Panzerungswert
    .other = Panzerungswerte
    .gender = m
    .gen-one = Panzerungswerts
    .dat-other = Panzerungswerten
# source: 414981be
p-asset-minding =
    .one = Anzahl der aktiven Drohnen und Geister
    .other = Anzahlen der aktiven Drohnen und Geister
    .gender = f
# source: a97c92c1
p-asset-sharp =
    .one = panzerbrechende Ausrüstung im Einsatz
    .other = panzerbrechende Ausrüstung im Einsatz
    .gender = f
# source: 90ca1998
p-asset-endurance =
    .one = Durchhaltevermögen
    .other = Durchhaltevermögen
    .gender = n
    .gen-one = Durchhaltevermögens
# source: 39e1138e
p-asset-haste =
    .one = Ausrüstung mit „Greift zuerst an“ im Einsatz
    .other = Ausrüstung mit „Greift zuerst an“ im Einsatz
    .gender = f
# source: cbc2b362
p-asset-hush =
    .one = schallgedämpfte Ausrüstung im Einsatz
    .other = schallgedämpfte Ausrüstung im Einsatz
    .gender = f
# source: 6e898daf
p-asset-owing =
    .one = offene Rechnung
    .other = offene Rechnungen
    .gender = f
# source: 9fec2f67
p-asset-tokens =
    .one = Anzahl der Marker
    .other = Anzahlen der Marker
    .gender = f
# source: c2097510
p-runner-folk =
    .one = Metatyp
    .other = Metatypen
    .gender = m
    .gen-one = Metatyps
# source: df77166d
p-contact-folk =
    .one = Metatyp
    .other = Metatypen
    .gender = m
    .gen-one = Metatyps
# source: 82b37941
p-runner-profession =
    .one = Beruf
    .other = Berufe
    .gender = m
    .gen-one = Berufs
    .dat-other = Berufen
# source: 35dbbbf3
p-runner-skills =
    .one = Fertigkeit
    .other = Fertigkeiten
    .gender = f
# source: edb34cd0
p-runner-expert =
    .one = Fertigkeit mit Wert 2
    .other = Fertigkeiten mit Wert 2
    .gender = f
# source: 3853ee9c
p-runner-renown =
    .one = Ruhm
    .other = Ruhm
    .gender = m
    .gen-one = Ruhms
# source: 7e1765a0
p-runner-recon =
    .one = Aufklärung
    .other = Aufklärung
    .gender = f
# source: 8f8b75fc
p-runner-biotech =
    .one = Biotech
    .other = Biotech
    .gender = f
# source: 05e237c1
p-runner-boost =
    .one = Bonus
    .other = Boni
    .gender = m
    .dat-other = Boni
# source: 78aed086
p-runner-care =
    .one = Anzahl der übrigen Behandlungen
    .other = Anzahlen der übrigen Behandlungen
    .gender = f
# source: 9423427f
p-runner-present =
    .one = Anwesenheit
    .other = Anwesenheit
    .gender = f
# source: 923fc0e5
p-runner-sorcery-rating =
    .one = Hexerei-Wert
    .other = Hexerei-Werte
    .gender = m
    .gen-one = Hexerei-Werts
    .dat-other = Hexerei-Werten
# source: dda00acb
p-runner-decking-rating =
    .one = Decking-Wert
    .other = Decking-Werte
    .gender = m
    .gen-one = Decking-Werts
    .dat-other = Decking-Werten
# source: 9531de46
p-runner-piloting-rating =
    .one = Pilotieren-Wert
    .other = Pilotieren-Werte
    .gender = m
    .gen-one = Pilotieren-Werts
    .dat-other = Pilotieren-Werten
# source: bfcf48c6
p-runner-conjure-rating =
    .one = Beschwören-Wert
    .other = Beschwören-Werte
    .gender = m
    .gen-one = Beschwören-Werts
    .dat-other = Beschwören-Werten
# source: 6d24e7bc
p-runner-spells-cast =
    .one = Anzahl der gewirkten Zauber
    .other = Anzahlen der gewirkten Zauber
    .gender = f
# source: 9c4d015f
p-runner-programs-run =
    .one = Anzahl der benutzten Programme
    .other = Anzahlen der benutzten Programme
    .gender = f
# source: 945a4e06
p-runner-essence-spent =
    .one = Essenzverlust
    .other = Essenzverlust
    .gender = m
    .gen-one = Essenzverlusts
# source: 270a6108
p-gear-type =
    .one = Typ
    .other = Typen
    .gender = m
    .gen-one = Typs
# source: dbc72ffd
p-gear-needs =
    .one = Fertigkeit als Voraussetzung
    .other = Fertigkeiten als Voraussetzung
    .gender = f
# source: a487d513
p-gear-skills =
    .one = Fertigkeit +1
    .other = Fertigkeiten +1
    .gender = f
# source: 4de98af5
p-gear-essence =
    .one = Essenzkosten
    .other = Essenzkosten
    .gender = f
    .number = other
# source: 8456891f
p-gear-user =
    .one = Benutzer
    .other = Benutzer
    .gender = m
    .gen-one = Benutzers
    .dat-other = Benutzern
# source: 5a7251c0
p-gear-mount =
    .one = Trägerwaffe
    .other = Trägerwaffen
    .gender = f
# source: 37d5d5d6
p-gear-state =
    .one = Verwendung
    .other = Verwendungen
    .gender = f
    .untold = yes
# source: c0f37517
p-gear-limb =
    .one = Körperteil
    .other = Körperteile
    .gender = m
    .gen-one = Körperteils
    .dat-other = Körperteilen
# source: 21c1f36c
p-special-bearer =
    .one = Träger
    .other = Träger
    .gender = m
    .gen-one = Trägers
    .dat-other = Trägern
# source: e8996808
p-challenge-sleaze =
    .one = Schleichbedingung
    .other = Schleichbedingungen
    .gender = f
# source: ce57cf8e
p-challenge-few =
    .one = Größe des größten unbemerkten Teams
    .other = Größe des größten unbemerkten Teams
    .gender = f

## Zonen, Zeiten, Schritte, Plätze

# source: 20e4988d
z-briefing =
    .one = Einsatzbesprechung
    .other = Einsatzbesprechungen
    .gender = f
# source: 7e234def
z-met =
    .one = Begegnung
    .other = Begegnungen
    .gender = f
# source: bab4a368
z-fixer-pile =
    .one = Zielstapel
    .other = Zielstapel
    .gender = m
    .gen-one = Zielstapels
    .dat-other = Zielstapeln
    .place = auf
# source: e4725c7f
z-fixer-deck =
    .one = Deck
    .other = Decks
    .gender = n
    .gen-one = Decks
# source: 580cd054
z-fixer-hand =
    .one = Hand
    .other = Hände
    .gender = f
    .dat-other = Händen
    .place = auf
# source: 65515eca
z-fixer-trash =
    .one = Ablagestapel
    .other = Ablagestapel
    .gender = m
    .gen-one = Ablagestapels
    .dat-other = Ablagestapeln
    .place = auf
# source: 78996518
z-fixer-fragged =
    .one = Stapel der eliminierten Karten
    .other = Stapel der eliminierten Karten
    .gender = m
    .gen-one = Stapels der eliminierten Karten
    .place = auf
# source: 94e5cec6
z-fixer-glory =
    .one = Rufstapel
    .other = Rufstapel
    .gender = m
    .gen-one = Rufstapels
    .dat-other = Rufstapeln
    .place = auf
# source: 490b830b
z-fixer-counter =
    .one = Auslage
    .other = Auslagen
    .gender = f
# source: 7d75436c
z-fixer-veil =
    .one = Platz des verdeckten Ziels
    .other = Plätze des verdeckten Ziels
    .gender = m
    .gen-one = Platzes des verdeckten Ziels
    .place = auf
# source: 5390c232
z-fixer-front =
    .one = Platz des aufgedeckten Ziels
    .other = Plätze des aufgedeckten Ziels
    .gender = m
    .gen-one = Platzes des aufgedeckten Ziels
    .place = auf
# source: 48212a0a
z-fixer-safehouse =
    .one = Unterschlupf
    .other = Unterschlupfe
    .gender = m
    .gen-one = Unterschlupfs
    .dat-other = Unterschlupfen
# source: 23d609c4
z-fixer-stack =
    .one = Hürdenstapel
    .other = Hürdenstapel
    .gender = m
    .gen-one = Hürdenstapels
    .dat-other = Hürdenstapeln
    .place = auf
# source: f2959e4e
z-runner-kit =
    .one = Ausrüstung
    .other = Ausrüstungen
    .gender = f
# source: 6d2a838e
s-season =
    .one = Runde
    .other = Runden
    .gender = f
# source: 5fc5a14a
s-turn =
    .one = Zug
    .other = Züge
    .gender = m
    .gen-one = Zuges
    .dat-other = Zügen
# source: 88bcfff1
s-shadowrun =
    .one = Shadowrun
    .other = Shadowruns
    .gender = m
    .gen-one = Shadowruns
# source: d87af1e1
s-encounter =
    .one = Begegnung
    .other = Begegnungen
    .gender = f
# source: ba86807a
s-fight =
    .one = Kampf
    .other = Kämpfe
    .gender = m
    .gen-one = Kampfes
    .dat-other = Kämpfen
# source: e2d56eea
st-objective-phase =
    .one = Zielphase
    .other = Zielphasen
    .gender = f
# source: 7080a7e2
st-credstick =
    .one = Credstick-Phase
    .other = Credstick-Phasen
    .gender = f
# source: 2b71f206
st-refresh =
    .one = Aufrichtphase
    .other = Aufrichtphasen
    .gender = f
# source: 4350af07
st-legwork =
    .one = Beinarbeitsphase
    .other = Beinarbeitsphasen
    .gender = f
# source: 93ad2710
st-action =
    .one = Shadowrun-Phase
    .other = Shadowrun-Phasen
    .gender = f
# source: 177e7f2e
st-end-phase =
    .one = Endphase
    .other = Endphasen
    .gender = f
# source: 4c93c7b4
st-departure =
    .one = Aufbruch
    .other = Aufbrüche
    .gender = m
    .gen-one = Aufbruchs
    .dat-other = Aufbrüchen
# source: 27a31718
st-approach =
    .one = Annäherung
    .other = Annäherungen
    .gender = f
# source: 442d951a
st-claim =
    .one = Prüfung der Bedingungen
    .other = Prüfungen der Bedingungen
    .gender = f
# source: 77fefa49
st-taking =
    .one = Erreichen des Ziels
    .other = Erreichen des Ziels
    .gender = n
    .gen-one = Erreichens des Ziels
# source: 81b86e96
st-homecoming =
    .one = Heimweg
    .other = Heimwege
    .gender = m
    .gen-one = Heimwegs
    .dat-other = Heimwegen
# source: a28a6d1a
st-meeting =
    .one = Aufdecken einer Hürde
    .other = Aufdecken einer Hürde
    .gender = n
    .gen-one = Aufdeckens einer Hürde
# source: 9b3a2eed
st-sneaking =
    .one = Schleichversuch
    .other = Schleichversuche
    .gender = m
    .gen-one = Schleichversuchs
    .dat-other = Schleichversuchen
# source: a9715351
st-arming =
    .one = Bewaffnung
    .other = Bewaffnungen
    .gender = f
# source: 3038735e
st-blows =
    .one = Schlagabtausch
    .other = Schlagabtausche
    .gender = m
    .gen-one = Schlagabtauschs
    .dat-other = Schlagabtauschen
# source: 004f32ec
st-onward =
    .one = Entscheidung über den Fortgang
    .other = Entscheidungen über den Fortgang
    .gender = f
# source: e7a61dc6
su-decks =
    .one = Vorbereitung der Decks
    .other = Vorbereitung der Decks
    .gender = f
# source: df36f959
su-objective-limit =
    .one = Grenze für Ziele
    .other = Grenzen für Ziele
    .gender = f
# source: 9b5a5133
su-first-cards =
    .one = Ziehen der Startkarten
    .other = Ziehen der Startkarten
    .gender = n
    .gen-one = Ziehens der Startkarten

# source: b46e7f94
k-pump = VERSTÄRKEN
# source: f56021ae
k-act = JEDERZEIT
# source: 87f714eb
k-cast = DREHEN
# source: 0237cddf
k-burst = SALVE
# source: 0bc1c194
k-demand = BEDINGUNG
# source: 81230409
k-bonus = BONUS
# source: c83f93ad
k-trap = ALARM
# source: e41d3c9e
k-visit = BESUCH
# source: 4a788e27
k-play = SPIELEN
# source: 7b9b4ac8
k-sting = ÜBERRASCHUNG
# source: 5c717d68
k-begin = { "" }
    .name = BEGINN
# source: 238eb5e6
r-won = Der vereinbarte Ruf ist erreicht
# source: b27dd468
r-outlasted = Kein Ziel ist mehr übrig, und der höchste Ruf gewinnt

## Werte

# source: eee926f5
a-skill = mit { $words }
    .side = last
# source: 3cc310eb
a-skill-athletics = Athletik
    .side = last
# source: 145b6223
a-skill-conjure = Beschwören
    .side = last
# source: 68c5313d
a-skill-decking = Decking
    .side = last
# source: 0f3c6a0b
a-skill-demolitions = Sprengstoffe
    .side = last
# source: 616801cd
a-skill-firearms = Feuerwaffen
    .side = last
# source: c0160cf9
a-skill-gunnery = Bordgeschütze
    .side = last
# source: bbe0f6ec
a-skill-leadership = Führung
    .side = last
# source: 77b23f8c
a-skill-melee = Nahkampf
    .side = last
# source: 271e20cf
a-skill-piloting = Pilotieren
    .side = last
# source: 513221a7
a-skill-social = Soziales
    .side = last
# source: 79fa7de0
a-skill-sorcery = Hexerei
    .side = last
# source: a63744eb
a-skill-stealth = Heimlichkeit
    .side = last
# source: f582fbe2
a-skill-streetwise = Gassenwissen
    .side = last
# source: 6510b314
a-skill-technical = Technik
    .side = last
# source: ab5bdb1a
a-race-human = { $decl ->
    [predicate] Mensch
   *[strong] Menschen-
  }
# source: ae6c0bed
a-race-elf = { $decl ->
    [predicate] Elf
   *[strong] Elfen-
  }
# source: 6a323c49
a-race-dwarf = { $decl ->
    [predicate] Zwerg
   *[strong] Zwergen-
  }
# source: 29d25d05
a-race-ork = { $decl ->
    [predicate] Ork
   *[strong] Ork-
  }
# source: 4363b615
a-race-troll = { $decl ->
    [predicate] Troll
   *[strong] Troll-
  }
# source: c29eaf2d
a-calling-samurai = { $decl ->
    [predicate] Straßensamurai
   *[strong] Straßensamurai-
  }
# source: 66f1d50a
a-calling-decker = { $decl ->
    [predicate] Decker
   *[strong] Decker-
  }
# source: 69678562
a-calling-rigger = { $decl ->
    [predicate] Rigger
   *[strong] Rigger-
  }
# source: 46f0f76e
a-calling-mage = { $decl ->
    [predicate] Magier
   *[strong] Magier-
  }
# source: 2e9d1f29
a-calling-shaman = { $decl ->
    [predicate] Schamane
   *[strong] Schamanen-
  }
# source: 8ad00cc1
a-calling-burned-out-mage = { $decl ->
    [predicate] Ausgebrannter Magier
   *[strong] Ausgebrannter-Magier-
  }
# source: 8dbd1b0e
a-calling-cyborg = { $decl ->
    [predicate] Cyborg
   *[strong] Cyborg-
  }
# source: 2ae736c6
a-calling-ganger = { $decl ->
    [predicate] Ganger
   *[strong] Ganger-
  }
# source: edd288b6
a-calling-detective = { $decl ->
    [predicate] Detektiv
   *[strong] Detektiv-
  }
# source: 0bd113ea
a-calling-courier = { $decl ->
    [predicate] Kurier
   *[strong] Kurier-
  }
# source: f6010315
a-calling-doctor = { $decl ->
    [predicate] Straßendoc
   *[strong] Straßendoc-
  }
# source: 95ad702f
a-class-weapon = { $decl ->
    [predicate] Waffe
   *[strong] Waffen-
  }
# source: 40cc6760
a-class-accessory = { $decl ->
    [predicate] Zubehör
   *[strong] Zubehör-
  }
# source: 06c343b7
a-class-body-armour = { $decl ->
    [predicate] Panzerung
   *[strong] Panzerungs-
  }
# source: 293639a6
a-class-cyberware = { $decl ->
    [predicate] Cyberware
   *[strong] Cyberware-
  }
# source: 74c5018c
a-class-drone = { $decl ->
    [predicate] Drohne
   *[strong] Drohnen-
  }
# source: 5a13fec2
a-class-spirit = { $decl ->
    [predicate] Geist
   *[strong] Geister-
  }
# source: 0d33be9d
a-class-spell = { $decl ->
    [predicate] Zauber
   *[strong] Zauber-
  }
# source: cb27a10f
a-class-program = { $decl ->
    [predicate] Programm
   *[strong] Programm-
  }
# source: 252db1c0
a-class-cyberdeck = { $decl ->
    [predicate] Cyberdeck
   *[strong] Cyberdeck-
  }
# source: 86d19683
a-class-transport = { $decl ->
    [predicate] Fahrzeug
   *[strong] Fahrzeug-
  }
# source: 1e4af33d
a-class-sundry = { $decl ->
    [predicate] Verschiedenes
   *[strong] Allerlei-
  }
# source: 6ffdcb32
a-keyword-awakened = { $decl ->
    [predicate] Erwacht
   *[strong] erwacht{ agree }
  }
# source: 962ceb2d
a-keyword-barrier = { $decl ->
    [predicate] Barriere
   *[strong] Barrieren-
  }
# source: b1caaa56
a-keyword-closed = { $decl ->
    [predicate] Geschlossenes System
   *[strong] Geschlossenes-System-
  }
# source: 2329e5d4
a-keyword-electrical = { $decl ->
    [predicate] Elektronik
   *[strong] Elektronik-
  }
# source: b320ecce
a-keyword-indoors = { $decl ->
    [predicate] Innenbereich
   *[strong] Innenbereichs-
  }
# source: c9bf0fa2
a-keyword-outdoors = { $decl ->
    [predicate] Außenbereich
   *[strong] Außenbereichs-
  }
# source: 99a53573
a-keyword-personnel = { $decl ->
    [predicate] Personal
   *[strong] Personal-
  }
# source: 49f3bee5
a-keyword-street = { $decl ->
    [predicate] Straße
   *[strong] Straßen-
  }
# source: b952e034
a-keyword-vehicular = { $decl ->
    [predicate] Fahrzeug
   *[strong] Fahrzeug-
  }
# source: 4370c2bf
a-keyword-miscellaneous = { $decl ->
    [predicate] Verschiedenes
   *[strong] Allerlei-
  }
# source: c66e6beb
a-keyword-prime = { $decl ->
    [predicate] Prime
   *[strong] Prime-
  }
# source: d5ec8d64
a-keyword-one-of-a-kind = { $decl ->
    [predicate] Einzigartig
   *[strong] einzigartig{ agree }
  }
# source: 8a33b107
a-keyword-lasting = { $decl ->
    [predicate] Bleibt im Spiel
   *[strong] Dauer-
  }
# source: d81a020e
a-keyword-piercing = { $decl ->
    [predicate] Panzerbrechend
   *[strong] panzerbrechend{ agree }
  }
# source: 7faea230
a-keyword-single-target = { $decl ->
    [predicate] Einzelziel
   *[strong] Einzelziel-
  }
# source: 55878168
a-keyword-swift = { $decl ->
    [predicate] Greift zuerst an
   *[strong] Erstschlag-
  }
# source: f03bdfd5
a-keyword-silenced = { $decl ->
    [predicate] Schallgedämpft
   *[strong] schallgedämpft{ agree }
  }
# source: a12272eb
a-keyword-indirect = { $decl ->
    [predicate] Indirektes Feuer
   *[strong] Indirektfeuer-
  }
# source: 9aa93be2
a-keyword-guardian = { $decl ->
    [predicate] Wächter
   *[strong] Wächter-
  }
# source: 1a5c01bb
a-keyword-hermit = { $decl ->
    [predicate] Einsiedler
   *[strong] Einsiedler-
  }
# source: 4cad6e49
a-keyword-anti-social = { $decl ->
    [predicate] Antisozial
   *[strong] Antisozial-
  }
# source: d06e43b1
a-theme-chrome = { $decl ->
    [predicate] Chrom
   *[strong] Chrom-
  }
# source: 3fabb1eb
a-theme-spellbound = { $decl ->
    [predicate] Zaubergebunden
   *[strong] Zauber-
  }
# source: ab4d5d99
a-theme-streetborn = { $decl ->
    [predicate] Straßengeboren
   *[strong] Straßen-
  }
# source: 91b67d4c
a-bodypart-arm = { $decl ->
    [predicate] Arm
   *[strong] Arm-
  }
# source: 35631f53
a-bodypart-leg = { $decl ->
    [predicate] Bein
   *[strong] Bein-
  }
# source: c2e7ab30
a-bodypart-skull = { $decl ->
    [predicate] Kopf
   *[strong] Kopf-
  }
# source: d7789769
a-alarm-quiet = ruhig{ agree }
# source: 8da3abd9
a-alarm-ringing = ausgelöst{ agree }
# source: ea4e009c
a-journey-none = nicht im Gange
# source: 3955b613
a-journey-going = im Gange
# source: 9173c6c4
a-journey-ended = vorbei
# source: 2fed3447
a-brawl-calm = nicht im Gange
# source: 764c1c02
a-brawl-joined = im Gange
# source: 7fa00aef
a-cover-kept = gewahrt{ agree }
# source: 7dcba4fc
a-cover-blown = aufgeflogen{ agree }
# source: 9cefaa38
a-side-home = im Unterschlupf
    .side = last
# source: f44a854d
a-side-out = auf Shadowrun
    .side = last
# source: cfd0dc18
a-side-against = in Abfangposition
    .side = last
# source: 7256ded1
a-fate-standing = stehend{ agree }
# source: 6c63f107
a-fate-felled = ausgeschaltet{ agree }
# source: 665b8193
a-state-idle = unbenutzt{ agree }
# source: af5c810e
a-state-working = benutzt{ agree }
# source: 490f0e26
a-state-parked = geparkt{ agree }
