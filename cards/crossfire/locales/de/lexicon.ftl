### Crossfire, Deutsch: Nomen (n-SORTE), Werte (a-LISTE-WORT), Eigenschaften (p-SORTE-EIGENSCHAFT), Zonen (z-SORTE-ZONE),
### Zeiten (s-ZEIT), Schritte (st-SCHRITT), Plätze (k-PLATZ). Begriffe der Welt heißen wie in den deutschen Büchern zu
### Shadowrun (Runner, Nuyen, Decker, Straßensamurai, Metatyp, Karma); die Spielbegriffe sind unsere.
### .place ist die Präposition einer Zone: „auf der Hand“, „auf dem Schwarzmarkt“; sonst „in“.

# source: 1a1046f8
n-runner =
    .one = Runner
    .other = Runner
    .gender = m
    .gen-one = Runners
    .dat-other = Runnern
# source: f23bbdac
n-obstacle =
    .one = Hindernis
    .other = Hindernisse
    .gender = n
    .gen-one = Hindernisses
    .dat-other = Hindernissen
# source: 2a031c54
n-threat =
    .one = Ziel
    .other = Ziele
    .gender = n
    .gen-one = Ziels
    .dat-other = Zielen
# source: 4ba2038e
n-boss =
    .one = Boss
    .other = Bosse
    .gender = m
    .gen-one = Bosses
    .dat-other = Bossen
# source: cfaa2aba
n-gear =
    .one = Karte
    .other = Karten
    .gender = f
# source: e7fcff1a
n-event =
    .one = Ereignis
    .other = Ereignisse
    .gender = n
    .gen-one = Ereignisses
    .dat-other = Ereignissen
# source: e7247277
n-upgrade =
    .one = Verbesserung
    .other = Verbesserungen
    .gender = f
# source: 27afc705
n-mission =
    .one = Mission
    .other = Missionen
    .gender = f
    .doer = you
# source: c7697309
n-role =
    .one = Rolle
    .other = Rollen
    .gender = f
# source: 7358fe44
n-metatype =
    .one = Metatyp
    .other = Metatypen
    .gender = m
    .gen-one = Metatyps
# source: 34bda9f0
n-level =
    .one = Stufe
    .other = Stufen
    .gender = f
# source: f88fca41
n-hp =
    .one = LP
    .other = LP
    .gender = n
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
# source: d1bc15ee
n-symbol =
    .one = Farbe
    .other = Farben
    .gender = f
# source: 77068d8b
n-market-card =
    .one = oberste Karte des Schwarzmarkt-Decks
    .other = obersten Karten des Schwarzmarkt-Decks
    .gender = f
# source: 0583f1bb
n-client =
    .one = Klient
    .other = Klienten
    .gender = m
    .gen-one = Klienten
    .acc-one = Klienten
    .dat-one = Klienten
# source: f1cca272
n-aspect =
    .one = Aspekt
    .other = Aspekte
    .gender = m
    .gen-one = Aspekts
    .dat-other = Aspekten
# source: c066bc1f
n-band =
    .one = Runner
    .other = Runner
    .gender = m
    .gen-one = Runners
    .dat-other = Runnern
# source: f70ab3e1
n-lap =
    .one = Runde
    .other = Runden
    .gender = f
# source: 1c721e08
n-normal-obstacle =
    .one = normales Hindernis
    .other = normale Hindernisse
    .gender = n
    .gen-one = normalen Hindernisses
    .dat-other = normalen Hindernissen
# source: 935cb00c
n-hard-obstacle =
    .one = schweres Hindernis
    .other = schwere Hindernisse
    .gender = n
    .gen-one = schweren Hindernisses
    .dat-other = schweren Hindernissen
# source: 9b7db157
n-art =
    .one = Kartentyp
    .other = Kartentypen
    .gender = m
    .gen-one = Kartentyps
# source: 524ee57d
n-folk =
    .one = Hindernistyp
    .other = Hindernistypen
    .gender = m
    .gen-one = Hindernistyps
# source: 16c9ac0d
n-grade =
    .one = Schwierigkeit
    .other = Schwierigkeiten
    .gender = f
# source: caedc547
n-rung =
    .one = Schwierigkeit
    .other = Schwierigkeiten
    .gender = f
# source: 8cb05b92
n-condition =
    .one = Zustand
    .other = Zustände
    .gender = m
    .gen-one = Zustands
    .dat-other = Zuständen
# source: b3e3b7dd
n-mode =
    .one = Spielweise
    .other = Spielweisen
    .gender = f
# source: b8f570e9
n-copying =
    .one = Kopie
    .other = Kopien
    .gender = f
# source: 42c58cae
n-retreat =
    .one = Rückzug
    .other = Rückzüge
    .gender = m
    .gen-one = Rückzugs
    .dat-other = Rückzügen
# source: 38887633
n-crew =
    .one = Teamaufstellung
    .other = Teamaufstellungen
    .gender = f
# source: 989ca2d0
n-socket =
    .one = Verbesserungsplatz
    .other = Verbesserungsplätze
    .gender = m
    .gen-one = Verbesserungsplatzes
    .dat-other = Verbesserungsplätzen
# source: 547a5baf
n-side =
    .one = Seite
    .other = Seiten
    .gender = f
# source: d21d651c
n-payoff =
    .one = Belohnung
    .other = Belohnungen
    .gender = f
# source: eb22c340
n-cover =
    .one = Deckung
    .other = Deckungen
    .gender = f

## Werte

# source: 78654208
a-symbol-plain = farblos{ agree }
# source: 303b35b4
a-symbol-black = schwarz{ agree }
# source: a6455275
a-symbol-blue = blau{ agree }
# source: 7cf1c661
a-symbol-green = grün{ agree }
# source: a8230043
a-symbol-red = rot{ agree }
# source: 12c455f7
a-art-weapon = { $decl ->
    [predicate] Waffe
   *[strong] Waffen-
  }
# source: 0eca6c9c
a-art-spell = { $decl ->
    [predicate] Zauber
   *[strong] Zauber-
  }
# source: cd6fc34d
a-art-hacking = { $decl ->
    [predicate] Hacking
   *[strong] Hacking-
  }
# source: dd1f5cb0
a-art-skill = { $decl ->
    [predicate] Fertigkeit
   *[strong] Fertigkeits-
  }
# source: 237ed18c
a-folk-human = { $decl ->
    [predicate] Mensch
   *[strong] Menschen-
  }
# source: 13663948
a-folk-elf = { $decl ->
    [predicate] Elf
   *[strong] Elfen-
  }
# source: 1e959f8f
a-folk-dwarf = { $decl ->
    [predicate] Zwerg
   *[strong] Zwergen-
  }
# source: 25f9ce88
a-folk-ork = { $decl ->
    [predicate] Ork
   *[strong] Ork-
  }
# source: 27815cfa
a-folk-troll = { $decl ->
    [predicate] Troll
   *[strong] Troll-
  }
# source: 40b1bf2e
a-folk-tech = { $decl ->
    [predicate] Tech
   *[strong] Tech-
  }
# source: 72ff10b7
a-folk-sixth-world = { $decl ->
    [predicate] Sechste Welt
   *[strong] Sechste-Welt-
  }
# source: 7d3f3134
a-condition-ok = stabil{ agree }
# source: 0d5c6b6e
a-condition-staggered = angeschlagen{ agree }
# source: 1e111dbe
a-condition-critical = kritisch verletzt{ agree }
# source: 0b46fe9c
a-grade-normal = normal{ agree }
# source: 30963dcb
a-grade-hard = schwer{ agree }
# source: d679e072
a-mode-main = ausgespielt{ agree }
# source: 8b90dbeb
a-mode-assisting = zur Unterstützung
# source: 57d5e928
a-copying-single = das Original
# source: ae83fca6
a-copying-doubled = eine Kopie
# source: 9f86978b
a-copying-redoubled = erneut eine Kopie
# source: e851af51
a-crew-dealt = ausgeteilt{ agree }
# source: abebc76e
a-crew-chosen = gewählt{ agree }
# source: aad60c9d
a-retreat-idle = nicht angesagt{ agree }
# source: dbc6fd93
a-retreat-due = angesagt{ agree }
# source: 7b540b0e
a-retreat-running = laufend{ agree }
# source: ccef4527
a-socket-first-slot = { $decl ->
    [predicate] Platz 1
   *[other] erst{ agree }
  }
# source: fb2db566
a-socket-second-slot = { $decl ->
    [predicate] Platz 2
   *[other] zweit{ agree }
  }
# source: 87ad37eb
a-socket-third-slot = { $decl ->
    [predicate] Platz 3
   *[other] dritt{ agree }
  }
# source: 8bddb330
a-socket-fourth-slot = { $decl ->
    [predicate] Platz 4
   *[other] viert{ agree }
  }
# source: b7661a27
a-side-covert = getarnt{ agree }
# source: ef3b993b
a-side-enraged = wütend{ agree }
# source: 4c985c0f
a-payoff-waiting = { $decl ->
    [predicate] ausstehend
   *[strong] mit ausstehender Belohnung
  }
    .side = last
# source: 7fa5f74f
a-payoff-given = ausgezahlt{ agree }
# source: d916883c
a-cover-kept = wieder gedeckt{ agree }
# source: fa3c0fc7
a-cover-slipping = frisch angeschlagen{ agree }
# source: 19574e38
a-rung-basic = normal{ agree }
# source: 7386c035
a-rung-advanced = fortgeschritten{ agree }
# source: 58bfdbd2
a-rung-very-advanced = sehr fortgeschritten{ agree }

## Eigenschaften

# source: 63ff3aa5
p-level =
    .one = Crossfire-Stufe
    .other = Crossfire-Stufen
    .gender = f
# source: 1dd40bb9
p-unharmed =
    .one = Runner ohne Verletzung
    .other = Runner ohne Verletzung
    .gender = m
    .gen-one = Runners ohne Verletzung
# source: 3d190ac8
p-crew =
    .one = Teamaufstellung
    .other = Teamaufstellungen
    .gender = f
# source: 566d21fd
p-danger-zone =
    .one = Stufe der Gefahrenzone
    .other = Stufen der Gefahrenzone
    .gender = f
# source: cb723bf9
p-stepped-up =
    .one = Verschärfte Sicherheit
    .other = Verschärfte Sicherheit
    .gender = f
    .style = name
# source: 11d1d03b
p-emt-gig =
    .one = Rettungseinsatz
    .other = Rettungseinsatz
    .gender = m
    .gen-one = Rettungseinsatzes
    .style = name
# source: c7466977
p-elite-team =
    .one = Elite-Eingreiftruppe
    .other = Elite-Eingreiftruppe
    .gender = f
    .dat-other = Elite-Eingreiftruppen
    .style = name
# source: 46ce9005
p-team =
    .one = Anzahl der Runner am Tisch
    .other = Anzahlen der Runner am Tisch
    .gender = f
# source: 109285b5
p-scene-obstacles =
    .one = Anzahl der Hindernisse der Szene
    .other = Anzahlen der Hindernisse der Szene
    .gender = f
# source: 698ea415
p-scene-number =
    .one = Nummer der Szene
    .other = Nummern der Szene
    .gender = f
# source: ca8cb9e7
p-round-number =
    .one = Nummer der Runde
    .other = Nummern der Runde
    .gender = f
# source: 849962fa
p-more-obstacles =
    .one = Anzahl der zusätzlichen Hindernisse
    .other = Anzahlen der zusätzlichen Hindernisse
    .gender = f
# source: 41ad02ef
p-bonus-karma =
    .one = Karma
    .other = Karma
    .gender = n
    .gen-one = Karmas
# source: e1f0443e
p-retreat =
    .one = Rückzug
    .other = Rückzüge
    .gender = m
    .gen-one = Rückzugs
    .dat-other = Rückzügen
# source: 23470551
p-gap =
    .one = Pause zwischen zwei Zügen
    .other = Pausen zwischen zwei Zügen
    .gender = f
# source: 6879f7ea
p-starting =
    .one = Startspieler
    .other = Startspieler
    .gender = m
    .gen-one = Startspielers
    .dat-other = Startspielern
# source: c8ccbf59
p-shooter =
    .one = Straßensamurai
    .other = Straßensamurai
    .gender = m
    .gen-one = Straßensamurais
    .dat-other = Straßensamurai
# source: 30061ca8
p-caster =
    .one = Magier
    .other = Magier
    .gender = m
    .gen-one = Magiers
    .dat-other = Magiern
# source: 8a4f5632
p-hacker =
    .one = Decker
    .other = Decker
    .gender = m
    .gen-one = Deckers
    .dat-other = Deckern
# source: 3673e80c
p-talker =
    .one = Face
    .other = Faces
    .gender = n
    .dat-other = Faces
# source: bb547f20
p-placing =
    .one = Runner mit dem letzten Hindernis
    .other = Runner mit dem letzten Hindernis
    .gender = m
    .gen-one = Runners mit dem letzten Hindernis
# source: 643e04e0
p-called =
    .one = Runner der Rolle
    .other = Runner der Rolle
    .gender = m
    .gen-one = Runners der Rolle
# source: ffff7084
p-news-out =
    .one = Ereignis der Runde
    .other = Ereignisse der Runde
    .gender = n
    .gen-one = Ereignisses der Runde
# source: 9e56c805
p-tally =
    .one = Zählung
    .other = Zählungen
    .gender = f
# source: b1919400
p-runner-hp =
    .one = LP
    .other = LP
    .gender = n
    .number = other
# source: f52e649d
p-runner-max-hp =
    .one = LP-Höchststand
    .other = LP-Höchststände
    .gender = m
    .gen-one = LP-Höchststands
    .dat-other = LP-Höchstständen
# source: f8dc0dee
p-runner-nuyen =
    .one = Nuyen-Vorrat
    .other = Nuyen-Vorräte
    .gender = m
    .gen-one = Nuyen-Vorrats
    .dat-other = Nuyen-Vorräten
# source: 3eb3beea
p-runner-condition =
    .one = Zustand
    .other = Zustände
    .gender = m
    .gen-one = Zustands
    .dat-other = Zuständen
# source: e4947a8f
p-runner-colour =
    .one = Rollenfarbe
    .other = Rollenfarben
    .gender = f
# source: 7e8e58c8
p-runner-calling =
    .one = Hauptrolle
    .other = Hauptrollen
    .gender = f
# source: 9eef8914
p-runner-karma =
    .one = Karma
    .other = Karma
    .gender = n
    .gen-one = Karmas
# source: 40e219cd
p-runner-upgrade-karma =
    .one = Karma in Verbesserungen
    .other = Karma in Verbesserungen
    .gender = n
    .gen-one = Karmas in Verbesserungen
# source: 62369711
p-runner-karma-penalty =
    .one = Karma-Abzug
    .other = Karma-Abzüge
    .gender = m
    .gen-one = Karma-Abzugs
    .dat-other = Karma-Abzügen
# source: 37f27f94
p-runner-upgrade-value =
    .one = Wert der Verbesserungen
    .other = Werte der Verbesserungen
    .gender = m
    .gen-one = Werts der Verbesserungen
# source: 5bfd0816
p-runner-responses =
    .one = Anzahl der Antworten
    .other = Anzahlen der Antworten
    .gender = f
# source: 07dd0ed9
p-runner-helps =
    .one = Anzahl der übrigen Unterstützungen
    .other = Anzahlen der übrigen Unterstützungen
    .gender = f
# source: b5a219c1
p-runner-fetches =
    .one = Anzahl der übrigen Rückrufe
    .other = Anzahlen der übrigen Rückrufe
    .gender = f
# source: a10666eb
p-runner-alike =
    .one = Anzahl der in diesem Zug ausgespielten Karten eines Typs
    .other = Anzahlen der in diesem Zug ausgespielten Karten eines Typs
    .gender = f
# source: 209976be
p-runner-cover =
    .one = Deckung
    .other = Deckungen
    .gender = f
    .untold = yes
# source: 43c4a5f9
p-metatype-hp =
    .one = LP
    .other = LP
    .gender = n
    .number = other
# source: f8556743
p-metatype-start-cards =
    .one = Anzahl der Startkarten
    .other = Anzahlen der Startkarten
    .gender = f
# source: c6577e2b
p-metatype-start-nuyen =
    .one = Startgeld
    .other = Startgelder
    .gender = n
    .gen-one = Startgeldes
    .dat-other = Startgeldern
# source: 2077e54b
p-role-colour =
    .one = aufgedruckte Farbe
    .other = aufgedruckte Farben
    .gender = f
# source: aa3ba7b5
p-role-tint =
    .one = Farbe
    .other = Farben
    .gender = f
# source: b4be668c
p-role-quick-shots =
    .one = Anzahl der Schnellschüsse
    .other = Anzahlen der Schnellschüsse
    .gender = f
# source: 97053033
p-role-manas =
    .one = Anzahl der Mana-Karten
    .other = Anzahlen der Mana-Karten
    .gender = f
# source: e9918074
p-role-marks =
    .one = Anzahl der Marken
    .other = Anzahlen der Marken
    .gender = f
# source: 4b34c306
p-role-smarts =
    .one = Anzahl der Karten „Straßenschläue“
    .other = Anzahlen der Karten „Straßenschläue“
    .gender = f
# source: cb75fb6a
p-obstacle-colour =
    .one = Farbe
    .other = Farben
    .gender = f
# source: 9970e98f
p-obstacle-type =
    .one = Typ
    .other = Typen
    .gender = m
    .gen-one = Typs
# source: da1c9219
p-obstacle-calls =
    .one = Aufruf
    .other = Aufrufe
    .gender = m
    .gen-one = Aufrufs
    .dat-other = Aufrufen
# source: b2e20c3f
p-obstacle-number-printed =
    .one = aufgedruckte Nummer
    .other = aufgedruckte Nummern
    .gender = f
# source: 786f388c
p-obstacle-voice =
    .one = Runner seiner Farbe
    .other = Runner seiner Farbe
    .gender = m
    .gen-one = Runners seiner Farbe
# source: d1450d48
p-event-calls =
    .one = Aufruf
    .other = Aufrufe
    .gender = m
    .gen-one = Aufrufs
    .dat-other = Aufrufen
# source: df429669
p-event-copies =
    .one = Anzahl der Exemplare
    .other = Anzahlen der Exemplare
    .gender = f
# source: 58514f95
p-threat-attack =
    .one = Angriff
    .other = Angriffe
    .gender = m
    .gen-one = Angriffs
    .dat-other = Angriffen
# source: 9a7aa692
p-threat-nuyen =
    .one = Nuyen-Wert
    .other = Nuyen-Werte
    .gender = m
    .gen-one = Nuyen-Werts
    .dat-other = Nuyen-Werten
# source: 70c57b74
p-threat-facing =
    .one = Gegenüber
    .other = Gegenüber
    .gender = n
    .gen-one = Gegenübers
    .dat-other = Gegenübern
# source: b42cded8
p-threat-held =
    .one = Schadensvorrat
    .other = Schadensvorräte
    .gender = m
    .gen-one = Schadensvorrats
    .dat-other = Schadensvorräten
# source: 217302ee
p-threat-cleared =
    .one = Anzahl der überwundenen Stufen
    .other = Anzahlen der überwundenen Stufen
    .gender = f
# source: 9532f9d0
p-threat-remaining =
    .one = Anzahl der übrigen Stufen
    .other = Anzahlen der übrigen Stufen
    .gender = f
# source: 98fb106d
p-threat-difficulty =
    .one = Schwierigkeit
    .other = Schwierigkeiten
    .gender = f
# source: ae2a6822
p-threat-track =
    .one = Schadensleiste
    .other = Schadensleisten
    .gender = f
# source: c6216fd2
p-threat-pool =
    .one = Schadenspunkte
    .other = Schadenspunkte
    .gender = m
    .dat-other = Schadenspunkten
    .number = other
# source: 2caa11cb
p-threat-points =
    .one = Schadenssumme
    .other = Schadenssummen
    .gender = f
# source: 36ce5499
p-threat-stage =
    .one = aktuelle Stufe
    .other = aktuelle Stufen
    .gender = f
# source: c5577842
p-threat-labour =
    .one = übrige Mühe
    .other = übrige Mühen
    .gender = f
# source: 270a6108
p-gear-type =
    .one = Typ
    .other = Typen
    .gender = m
    .gen-one = Typs
# source: d8ea0183
p-gear-cost =
    .one = Preis
    .other = Preise
    .gender = m
    .gen-one = Preises
    .dat-other = Preisen
# source: 147593e8
p-gear-damage =
    .one = Schaden
    .other = Schaden
    .gender = m
    .gen-one = Schadens
# source: 704e6b31
p-gear-bonus =
    .one = Schaden
    .other = Schaden
    .gender = m
    .gen-one = Schadens
# source: e925d0c9
p-gear-requires =
    .one = Voraussetzung
    .other = Voraussetzungen
    .gender = f
# source: 556b136c
p-gear-copies =
    .one = Anzahl der Exemplare
    .other = Anzahlen der Exemplare
    .gender = f
# source: 3762c2c7
p-gear-mode =
    .one = Spielweise
    .other = Spielweisen
    .gender = f
    .untold = yes
# source: 61871c71
p-gear-copying =
    .one = Kopie
    .other = Kopien
    .gender = f
    .untold = yes
# source: 9fdefc21
p-gear-applied =
    .one = Anwendung
    .other = Anwendungen
    .gender = f
# source: d8c81fc0
p-gear-assist-damage =
    .one = Unterstützungsschaden
    .other = Unterstützungsschaden
    .gender = m
    .gen-one = Unterstützungsschadens
# source: 159e80be
p-gear-X =
    .one = X
    .other = X
    .gender = n
# source: 6b20d9f1
p-gear-punch =
    .one = Wucht
    .other = Wuchten
    .gender = f
# source: 26068334
p-gear-help-punch =
    .one = Wucht als Unterstützung
    .other = Wuchten als Unterstützung
    .gender = f
# source: c3ddb22e
p-upgrade-value =
    .one = Wert
    .other = Werte
    .gender = m
    .gen-one = Werts
    .dat-other = Werten
# source: 0bad4738
p-upgrade-copies =
    .one = Anzahl der Exemplare
    .other = Anzahlen der Exemplare
    .gender = f
    .gen-one = Exemplars
    .dat-other = Exemplaren
# source: 54427fee
p-mission-fewest =
    .one = Mindestzahl der Runner
    .other = Mindestzahlen der Runner
    .gender = f
# source: 2f528b96
p-mission-most =
    .one = Höchstzahl der Runner
    .other = Höchstzahlen der Runner
    .gender = f
# source: 98f1072a
p-mission-scenes =
    .one = Anzahl der Szenen
    .other = Anzahlen der Szenen
    .gender = f
# source: a3405fb3
p-mission-award =
    .one = Karma für einen Erfolg
    .other = Karma für einen Erfolg
    .gender = n
    .gen-one = Karmas für einen Erfolg
# source: 1920546a
p-mission-consolation =
    .one = Karma für einen Abbruch
    .other = Karma für einen Abbruch
    .gender = n
    .gen-one = Karmas für einen Abbruch
# source: 1ce1ae8f
p-mission-bonus =
    .one = Karma
    .other = Karma
    .gender = n
    .gen-one = Karmas
# source: 5d113aa4
p-mission-brackets =
    .one = Karma-Staffel
    .other = Karma-Staffeln
    .gender = f
# source: 2760d237
p-mission-rank =
    .one = Schwierigkeit
    .other = Schwierigkeiten
    .gender = f
# source: 1258eaf9
p-mission-advised =
    .one = Karma-Empfehlung für Verbesserungen
    .other = Karma-Empfehlungen für Verbesserungen
    .gender = f
# source: 2123d1f3
p-mission-minions =
    .one = Hindernisse pro Runde
    .other = Hindernisse pro Runde
    .gender = n
    .number = other
    .dat-other = Hindernissen pro Runde
# source: 394f36e8
p-mission-quiet-rounds =
    .one = Runden ohne Crossfire-Ereignis
    .other = Runden ohne Crossfire-Ereignis
    .gender = f
    .number = other
# source: cf0af60a
p-mission-client-hp =
    .one = LP des Klienten
    .other = LP des Klienten
    .gender = n
    .number = other
# source: a91cdc24
p-mission-client-type =
    .one = Typ des Klienten
    .other = Typen des Klienten
    .gender = m
    .gen-one = Typs des Klienten
# source: a4448496
p-mission-marker =
    .one = Fortschrittsmarker
    .other = Fortschrittsmarker
    .gender = m
    .gen-one = Fortschrittsmarkers
    .dat-other = Fortschrittsmarkern
# source: 863edd84
p-mission-charge =
    .one = Klient
    .other = Klienten
    .gender = m
    .gen-one = Klienten
    .acc-one = Klienten
    .dat-one = Klienten
# source: f71caf3c
p-trouble-brewing =
    .one = Ärger im Anzug
    .other = Ärger im Anzug
    .gender = m
    .gen-one = Ärgers im Anzug
    .style = name
# source: 426c8376
p-lets-get-serious =
    .one = Jetzt wird’s ernst
    .other = Jetzt wird’s ernst
    .gender = n
    .style = name
# source: fa8d733e
p-closer-than-you-think =
    .one = Näher als du denkst
    .other = Näher als du denkst
    .gender = n
    .style = name
# source: 446a623e
p-minions-unending =
    .one = Schergen ohne Ende
    .other = Schergen ohne Ende
    .gender = m
    .style = name
# source: 35e15f1a
p-hunted =
    .one = Runner vor dem Drachen
    .other = Runner vor dem Drachen
    .gender = m
    .gen-one = Runners vor dem Drachen
# source: 0a386714
p-slayer =
    .one = Bezwinger des letzten Aspekts
    .other = Bezwinger des letzten Aspekts
    .gender = m
    .gen-one = Bezwingers des letzten Aspekts
# source: 5912db6e
p-aspect-type =
    .one = Typ
    .other = Typen
    .gender = m
    .gen-one = Typs
# source: 2f0c035b
p-aspect-side =
    .one = Seite
    .other = Seiten
    .gender = f
# source: 0935e023
p-aspect-any-damage =
    .one = Grenze für Schaden beliebiger Farbe
    .other = Grenzen für Schaden beliebiger Farbe
    .gender = f
# source: a3cfee0b
p-aspect-reward-cards =
    .one = Karten für jeden Runner
    .other = Karten für jeden Runner
    .gender = f
    .number = other
# source: 58117da5
p-aspect-reward-nuyen =
    .one = Nuyen für jeden Runner
    .other = Nuyen für jeden Runner
    .gender = m
    .number = other
# source: b83cc278
p-aspect-reward-hp =
    .one = LP für jeden Runner
    .other = LP für jeden Runner
    .gender = n
    .number = other
# source: b328b4c1
p-aspect-payoff =
    .one = Belohnung
    .other = Belohnungen
    .gender = f

## Zonen

# source: 06273bc2
z-runner-deck =
    .one = Deck
    .other = Decks
    .gender = n
    .gen-one = Decks
# source: eb549b96
z-runner-hand =
    .one = Hand
    .other = Hände
    .gender = f
    .dat-other = Händen
    .place = auf
# source: 4a8f394e
z-runner-discard =
    .one = Ablagestapel
    .other = Ablagestapel
    .gender = m
    .gen-one = Ablagestapels
    .dat-other = Ablagestapeln
    .place = auf
# source: 4eeb5a4a
z-runner-played =
    .one = Spielbereich
    .other = Spielbereiche
    .gender = m
    .gen-one = Spielbereichs
    .dat-other = Spielbereichen
# source: cf6dc47b
z-runner-aside =
    .one = Bereich der beiseitegelegten Karten
    .other = Bereiche der beiseitegelegten Karten
    .gender = m
    .gen-one = Bereichs der beiseitegelegten Karten
# source: aa28403b
z-runner-metatypes =
    .one = Auswahl der Metatypen
    .other = Auswahlen der Metatypen
    .gender = f
# source: b4c41200
z-runner-profile =
    .one = Platz der Runner-Karte
    .other = Plätze der Runner-Karte
    .gender = m
    .gen-one = Platzes der Runner-Karte
    .place = auf
# source: 77edce3a
z-runner-roles =
    .one = Platz der Rollen
    .other = Plätze der Rollen
    .gender = m
    .gen-one = Platzes der Rollen
    .place = auf
# source: 0fbda3cc
z-runner-worn =
    .one = Verbesserungsplatz
    .other = Verbesserungsplätze
    .gender = m
    .gen-one = Verbesserungsplatzes
    .dat-other = Verbesserungsplätzen
    .place = auf
# source: 91cedb6b
z-runner-covered =
    .one = Stapel der verdeckten Verbesserungen
    .other = Stapel der verdeckten Verbesserungen
    .gender = m
    .gen-one = Stapels der verdeckten Verbesserungen
    .place = auf
# source: ea9b6b4d
z-row =
    .one = Hindernisreihe
    .other = Hindernisreihen
    .gender = f
# source: 90499407
z-coming =
    .one = Bereich der kommenden Hindernisse
    .other = Bereiche der kommenden Hindernisse
    .gender = m
    .gen-one = Bereichs der kommenden Hindernisse
# source: 673a85e8
z-beaten =
    .one = Bereich der besiegten Bosse
    .other = Bereiche der besiegten Bosse
    .gender = m
    .gen-one = Bereichs der besiegten Bosse
# source: ddec2ff3
z-reserve =
    .one = Reserve
    .other = Reserven
    .gender = f
# source: 74134396
z-market =
    .one = Schwarzmarkt
    .other = Schwarzmärkte
    .gender = m
    .gen-one = Schwarzmarkts
    .dat-other = Schwarzmärkten
    .place = auf
# source: 80e6cd8b
z-market-deck =
    .one = Schwarzmarkt-Deck
    .other = Schwarzmarkt-Decks
    .gender = n
    .gen-one = Schwarzmarkt-Decks
# source: 6b747d2c
z-market-discard =
    .one = Schwarzmarkt-Ablagestapel
    .other = Schwarzmarkt-Ablagestapel
    .gender = m
    .gen-one = Schwarzmarkt-Ablagestapels
    .dat-other = Schwarzmarkt-Ablagestapeln
    .place = auf
# source: 836bd8bb
z-event-deck =
    .one = Crossfire-Deck
    .other = Crossfire-Decks
    .gender = n
    .gen-one = Crossfire-Decks
# source: 12eff476
z-event-discard =
    .one = Crossfire-Ablagestapel
    .other = Crossfire-Ablagestapel
    .gender = m
    .gen-one = Crossfire-Ablagestapels
    .dat-other = Crossfire-Ablagestapeln
    .place = auf
# source: eb153e73
z-normal-deck =
    .one = Deck normaler Hindernisse
    .other = Decks normaler Hindernisse
    .gender = n
    .gen-one = Decks normaler Hindernisse
    .home = z-normal-discard
# source: f7442963
z-normal-discard =
    .one = Ablagestapel normaler Hindernisse
    .other = Ablagestapel normaler Hindernisse
    .gender = m
    .gen-one = Ablagestapels normaler Hindernisse
    .place = auf
# source: 7516b047
z-hard-deck =
    .one = Deck schwerer Hindernisse
    .other = Decks schwerer Hindernisse
    .gender = n
    .gen-one = Decks schwerer Hindernisse
    .home = z-hard-discard
# source: 1eff9f21
z-hard-discard =
    .one = Ablagestapel schwerer Hindernisse
    .other = Ablagestapel schwerer Hindernisse
    .gender = m
    .gen-one = Ablagestapels schwerer Hindernisse
    .place = auf
# source: 466035a5
z-briefing =
    .one = Missionsbereich
    .other = Missionsbereiche
    .gender = m
    .gen-one = Missionsbereichs
    .dat-other = Missionsbereichen
# source: 30031fdb
z-active =
    .one = Ereignisbereich
    .other = Ereignisbereiche
    .gender = m
    .gen-one = Ereignisbereichs
    .dat-other = Ereignisbereichen
# source: 4607bdd9
z-called-off =
    .one = Bereich der abgebrochenen Missionen
    .other = Bereiche der abgebrochenen Missionen
    .gender = m
    .gen-one = Bereichs der abgebrochenen Missionen
# source: 3d28b0d3
z-role-pool =
    .one = Vorrat der übrigen Rollen
    .other = Vorräte der übrigen Rollen
    .gender = m
    .gen-one = Vorrats der übrigen Rollen
# source: f74dabe2
z-catalogue =
    .one = Verbesserungsbogen
    .other = Verbesserungsbögen
    .gender = m
    .gen-one = Verbesserungsbogens
    .place = auf
# source: e8340a0f
z-lair =
    .one = Drachenhort
    .other = Drachenhorte
    .gender = m
    .gen-one = Drachenhorts
    .dat-other = Drachenhorten
# source: f157d1f8
top--z-normal-deck =
    .one = oberste normale Hindernis
    .other = obersten normalen Hindernisse
    .gender = n
    .gen-one = obersten normalen Hindernisses
    .dat-one = obersten normalen Hindernis
    .dat-other = obersten normalen Hindernissen
# source: 9b740486
top--z-hard-deck =
    .one = oberste schwere Hindernis
    .other = obersten schweren Hindernisse
    .gender = n
    .gen-one = obersten schweren Hindernisses
    .dat-one = obersten schweren Hindernis
    .dat-other = obersten schweren Hindernissen

## Zeiten, Schritte, Plätze

# source: 5fc5a14a
s-turn =
    .one = Zug
    .other = Züge
    .gender = m
    .gen-one = Zuges
    .dat-other = Zügen
# source: 53f1ac57
s-round =
    .one = Runde
    .other = Runden
    .gender = f
# source: 8eab19cd
s-scene =
    .one = Szene
    .other = Szenen
    .gender = f
# source: 0a8ef7d7
s-news =
    .one = Schritt „Neues Ereignis“
    .other = Schritte „Neues Ereignis“
    .gender = m
    .gen-one = Schritts „Neues Ereignis“
# source: 7fdd1305
s-abort =
    .one = Abbruchrunde
    .other = Abbruchrunden
    .gender = f
# source: 3adc299c
s-training =
    .one = Training
    .other = Trainings
    .gender = n
    .gen-one = Trainings
# source: 84000b64
st-new-event =
    .one = Schritt „Neues Ereignis“
    .other = Schritte „Neues Ereignis“
    .gender = m
    .gen-one = Schritts „Neues Ereignis“
# source: eabe985a
st-play-cards =
    .one = Schritt „Karten ausspielen“
    .other = Schritte „Karten ausspielen“
    .gender = m
    .gen-one = Schritts „Karten ausspielen“
# source: 8642b415
st-apply-damage =
    .one = Schritt „Schaden zufügen“
    .other = Schritte „Schaden zufügen“
    .gender = m
    .gen-one = Schritts „Schaden zufügen“
# source: 90c3cdf9
st-take-damage =
    .one = Schritt „Schaden erleiden“
    .other = Schritte „Schaden erleiden“
    .gender = m
    .gen-one = Schritts „Schaden erleiden“
# source: 715b45ae
st-draw-and-buy =
    .one = Schritt „Ziehen & Kaufen“
    .other = Schritte „Ziehen & Kaufen“
    .gender = m
    .gen-one = Schritts „Ziehen & Kaufen“
# source: a7916759
st-end-turn =
    .one = Schritt „Zugende“
    .other = Schritte „Zugende“
    .gender = m
    .gen-one = Schritts „Zugende“
# source: e0668181
st-acquisition =
    .one = Schritt „Anschaffung“
    .other = Schritte „Anschaffung“
    .gender = m
    .gen-one = Schritts „Anschaffung“
# source: 00e248bf
su-leader =
    .one = Wahl des Startspielers
    .other = Wahlen des Startspielers
    .gender = f
# source: 4a22932d
su-pool =
    .one = Wahl der Rollen im Spiel
    .other = Wahlen der Rollen im Spiel
    .gender = f
# source: 1e19ea52
su-roles =
    .one = Austeilen der Rollen
    .other = Austeilen der Rollen
    .gender = n
    .gen-one = Austeilens der Rollen
# source: c9d898be
su-decks =
    .one = Vorbereitung der Decks
    .other = Vorbereitung der Decks
    .gender = f
# source: 9e6e8c45
su-goods =
    .one = Vorbereitung des Schwarzmarkt-Decks
    .other = Vorbereitung des Schwarzmarkt-Decks
    .gender = f
# source: a7967fd1
su-piles =
    .one = Mischen der Decks
    .other = Mischen der Decks
    .gender = n
    .gen-one = Mischens der Decks
# source: ea7bbfab
su-hands =
    .one = Ziehen der Starthand
    .other = Ziehen der Starthand
    .gender = n
    .gen-one = Ziehens der Starthand
# source: dcd5fdc3
su-market =
    .one = Eröffnung des Schwarzmarkts
    .other = Eröffnung des Schwarzmarkts
    .gender = f
# source: a541f3d6
su-briefing =
    .one = Beginn der Mission
    .other = Beginn der Mission
    .gender = m
    .gen-one = Beginns der Mission

# source: e6ad550d
k-play = { "" }
    .name = AUSSPIELEN
# source: f6133390
k-begin = { "" }
    .name = BEGINN
# source: eb8d65b7
k-assist = UNTERSTÜTZUNG
# source: 48844291
k-strike = TREFFER
# source: fa72208c
k-breach = TREFFER AUF EIN HINDERNIS
# source: 24f4b222
k-recall = RÜCKRUF
# source: 891bebfb
k-progress = FORTSCHRITTSLEISTE
