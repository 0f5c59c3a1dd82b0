### Das Sammelkartenspiel, Deutsch: Nomen (n-SORTE), Werte (a-LISTE-WORT), Eigenschaften (p-SORTE-EIGENSCHAFT), Zonen,
### Zeiten, Schritte und Plätze. Begriffe der Welt heißen wie in den deutschen Büchern zu Shadowrun (Schieber, Connection,
### Konstitution, Panzerung, Hexerei); die Spielbegriffe sind unsere.

n-fixer =
    .one = Schieber
    .other = Schieber
    .gender = m
    .gen-one = Schiebers
    .dat-other = Schiebern
n-asset =
    .one = Karte
    .other = Karten
    .gender = f
n-runner =
    .one = Runner
    .other = Runner
    .gender = m
    .gen-one = Runners
    .dat-other = Runnern
n-gear =
    .one = Ausrüstung
    .other = Ausrüstungen
    .gender = f
n-objective =
    .one = Ziel
    .other = Ziele
    .gender = n
    .gen-one = Ziels
    .dat-other = Zielen
n-challenge =
    .one = Hürde
    .other = Hürden
    .gender = f
n-location =
    .one = Ort
    .other = Orte
    .gender = m
    .gen-one = Ortes
    .dat-other = Orten
n-contact =
    .one = Connection
    .other = Connections
    .gender = f
n-special =
    .one = Sonderkarte
    .other = Sonderkarten
    .gender = f
n-showdown =
    .one = Partie
    .other = Partien
    .gender = f
n-nuyen =
    .one = Nuyen
    .other = Nuyen
    .gender = m
n-damage =
    .one = Schaden
    .other = Schaden
    .gender = m
    .gen-one = Schadens
n-reputation =
    .one = Rufpunkt
    .other = Rufpunkte
    .gender = m
    .gen-one = Rufpunkts
    .dat-other = Rufpunkten
n-skill =
    .one = Fertigkeit
    .other = Fertigkeiten
    .gender = f
n-race =
    .one = Metatyp
    .other = Metatypen
    .gender = m
    .gen-one = Metatyps
n-calling =
    .one = Beruf
    .other = Berufe
    .gender = m
    .gen-one = Berufs
    .dat-other = Berufen
n-class =
    .one = Typ
    .other = Typen
    .gender = m
    .gen-one = Typs
n-keyword =
    .one = Schlüsselwort
    .other = Schlüsselwörter
    .gender = n
    .gen-one = Schlüsselwortes
    .dat-other = Schlüsselwörtern
n-theme =
    .one = Thema
    .other = Themen
    .gender = n
    .gen-one = Themas
n-alarm =
    .one = Alarm
    .other = Alarme
    .gender = m
    .gen-one = Alarms
    .dat-other = Alarmen
n-journey =
    .one = Shadowrun
    .other = Shadowruns
    .gender = m
    .gen-one = Shadowruns
n-brawl =
    .one = Kampf
    .other = Kämpfe
    .gender = m
    .gen-one = Kampfes
    .dat-other = Kämpfen
n-cover =
    .one = Tarnung
    .other = Tarnungen
    .gender = f
n-side =
    .one = Aufenthalt
    .other = Aufenthalte
    .gender = m
    .gen-one = Aufenthalts
    .dat-other = Aufenthalten
n-fate =
    .one = Schicksal
    .other = Schicksale
    .gender = n
    .gen-one = Schicksals
    .dat-other = Schicksalen
n-state =
    .one = Verwendung
    .other = Verwendungen
    .gender = f
n-bodypart =
    .one = Körperteil
    .other = Körperteile
    .gender = m
    .gen-one = Körperteils
    .dat-other = Körperteilen

## Eigenschaften

p-starting =
    .one = Startspieler
    .other = Startspieler
    .gender = m
    .gen-one = Startspielers
    .dat-other = Startspielern
p-leader =
    .one = Anführer
    .other = Anführer
    .gender = m
    .gen-one = Anführers
    .dat-other = Anführern
p-quarry =
    .one = Besitzer des Ziels
    .other = Besitzer des Ziels
    .gender = m
    .gen-one = Besitzers des Ziels
p-lookout =
    .one = Besitzer des Stapels
    .other = Besitzer des Stapels
    .gender = m
    .gen-one = Besitzers des Stapels
p-interceptor =
    .one = Abfangender
    .other = Abfangende
    .gender = m
    .gen-one = Abfangenden
    .acc-one = Abfangenden
    .dat-one = Abfangenden
    .dat-other = Abfangenden
p-bully =
    .one = Angreifer
    .other = Angreifer
    .gender = m
    .gen-one = Angreifers
    .dat-other = Angreifern
p-dealer =
    .one = Verteiler des Schadens
    .other = Verteiler des Schadens
    .gender = m
    .gen-one = Verteilers des Schadens
p-heard =
    .one = Schieber mit Vortritt
    .other = Schieber mit Vortritt
    .gender = m
    .gen-one = Schiebers mit Vortritt
p-foe =
    .one = Karte der Begegnung
    .other = Karten der Begegnung
    .gender = f
p-alarm =
    .one = Alarm
    .other = Alarme
    .gender = m
    .gen-one = Alarms
    .dat-other = Alarmen
p-journey =
    .one = Shadowrun
    .other = Shadowruns
    .gender = m
    .gen-one = Shadowruns
p-brawl =
    .one = Kampf
    .other = Kämpfe
    .gender = m
    .gen-one = Kampfes
    .dat-other = Kämpfen
p-cover =
    .one = Tarnung
    .other = Tarnungen
    .gender = f
p-fierce =
    .one = Konstitution der Hürde bei der Begegnung
    .other = Konstitution der Hürden bei der Begegnung
    .gender = f
p-room =
    .one = Höchstzahl der Hürden
    .other = Höchstzahlen der Hürden
    .gender = f
p-goal =
    .one = Zielruf
    .other = Zielruf
    .gender = m
    .gen-one = Zielrufs
p-usual-goal =
    .one = Vorgabe für den Ruf
    .other = Vorgaben für den Ruf
    .gender = f
p-needed =
    .one = Mindestruf
    .other = Mindestruf
    .gender = m
    .gen-one = Mindestrufs
p-defended-by-others =
    .one = Anzahl der Hürden auf dem Weg
    .other = Anzahlen der Hürden auf dem Weg
    .gender = f
p-fixer-nuyen =
    .one = Nuyen-Vorrat
    .other = Nuyen-Vorräte
    .gender = m
    .gen-one = Nuyen-Vorrats
    .dat-other = Nuyen-Vorräten
p-fixer-fame =
    .one = Rufgewinn
    .other = Rufgewinne
    .gender = m
    .gen-one = Rufgewinns
    .dat-other = Rufgewinnen
p-fixer-shame =
    .one = Rufverlust
    .other = Rufverluste
    .gender = m
    .gen-one = Rufverlusts
    .dat-other = Rufverlusten
p-fixer-reputation =
    .one = Ruf
    .other = Ruf
    .gender = m
    .gen-one = Rufs
p-fixer-income-due =
    .one = Einkommen
    .other = Einkommen
    .gender = n
    .gen-one = Einkommens
p-fixer-looks =
    .one = Anzahl der aufgeklärten Karten
    .other = Anzahlen der aufgeklärten Karten
    .gender = f
p-fixer-sights =
    .one = Anzahl der aufzuklärenden Karten
    .other = Anzahlen der aufzuklärenden Karten
    .gender = f
p-fixer-depth =
    .one = Stelle im Stapel
    .other = Stellen im Stapel
    .gender = f
p-fixer-redeals =
    .one = Anzahl der Fehlmischungen
    .other = Anzahlen der Fehlmischungen
    .gender = f
p-objective-defended =
    .one = Anzahl der Abfangversuche
    .other = Anzahlen der Abfangversuche
    .gender = f
p-objective-points =
    .one = Rufpunkte
    .other = Rufpunkte
    .gender = m
    .dat-other = Rufpunkten
    .number = other
p-asset-force =
    .one = Angriff in der Begegnung
    .other = Angriffe in der Begegnung
    .gender = m
    .gen-one = Angriffs in der Begegnung
p-asset-cost =
    .one = Preis
    .other = Preise
    .gender = m
    .gen-one = Preises
    .dat-other = Preisen
p-asset-upkeep =
    .one = Unterhalt
    .other = Unterhalt
    .gender = m
    .gen-one = Unterhalts
p-asset-income =
    .one = Einkommen
    .other = Einkommen
    .gender = n
    .gen-one = Einkommens
p-asset-attack =
    .one = Angriff
    .other = Angriffe
    .gender = m
    .gen-one = Angriffs
    .dat-other = Angriffen
p-asset-body =
    .one = Konstitution
    .other = Konstitution
    .gender = f
p-asset-armour =
    .one = Panzerung
    .other = Panzerung
    .gender = f
p-asset-plating =
    .one = Zusatzpanzerung
    .other = Zusatzpanzerung
    .gender = f
p-asset-stamina =
    .one = Ausdauer
    .other = Ausdauer
    .gender = f
    .dat-other = Ausdauern
p-asset-keywords =
    .one = Schlüsselwort
    .other = Schlüsselwörter
    .gender = n
    .gen-one = Schlüsselwortes
    .dat-other = Schlüsselwörtern
p-asset-themes =
    .one = Thema
    .other = Themen
    .gender = n
    .gen-one = Themas
p-asset-copies =
    .one = Anzahl der Exemplare
    .other = Anzahlen der Exemplare
    .gender = f
p-asset-hurt =
    .one = Schaden
    .other = Schaden
    .gender = m
    .gen-one = Schadens
p-asset-wound =
    .one = Zusatzschaden
    .other = Zusatzschaden
    .gender = m
    .gen-one = Zusatzschadens
p-asset-share =
    .one = Anteil am Treffer
    .other = Anteile am Treffer
    .gender = m
    .gen-one = Anteils am Treffer
p-asset-cap =
    .one = Höchstanteil
    .other = Höchstanteile
    .gender = m
    .gen-one = Höchstanteils
    .dat-other = Höchstanteilen
p-asset-left-over =
    .one = Rest des Treffers
    .other = Reste des Treffers
    .gender = m
    .gen-one = Rests des Treffers
p-asset-rival =
    .one = Gegner
    .other = Gegner
    .gender = m
    .gen-one = Gegners
    .dat-other = Gegnern
p-asset-ready =
    .one = Bereitschaft
    .other = Bereitschaft
    .gender = f
p-asset-daily =
    .one = Anzahl der übrigen Verwendungen
    .other = Anzahlen der übrigen Verwendungen
    .gender = f
p-asset-side =
    .one = Aufenthalt
    .other = Aufenthalte
    .gender = m
    .gen-one = Aufenthalts
    .dat-other = Aufenthalten
p-asset-fate =
    .one = Schicksal
    .other = Schicksale
    .gender = n
    .gen-one = Schicksals
    .dat-other = Schicksalen
    .untold = yes
p-asset-might =
    .one = Angriffswert
    .other = Angriffswerte
    .gender = m
    .gen-one = Angriffswerts
    .dat-other = Angriffswerten
p-asset-life =
    .one = Restkonstitution
    .other = Restkonstitution
    .gender = f
p-asset-shield =
    .one = Panzerungswert
    .other = Panzerungswerte
    .gender = m
    .gen-one = Panzerungswerts
    .dat-other = Panzerungswerten
p-asset-minding =
    .one = Anzahl der aktiven Drohnen und Geister
    .other = Anzahlen der aktiven Drohnen und Geister
    .gender = f
p-asset-sharp =
    .one = panzerbrechende Ausrüstung im Einsatz
    .other = panzerbrechende Ausrüstung im Einsatz
    .gender = f
p-asset-endurance =
    .one = Durchhaltevermögen
    .other = Durchhaltevermögen
    .gender = n
    .gen-one = Durchhaltevermögens
p-asset-haste =
    .one = schnelle Ausrüstung im Einsatz
    .other = schnelle Ausrüstung im Einsatz
    .gender = f
p-asset-hush =
    .one = leise Ausrüstung im Einsatz
    .other = leise Ausrüstung im Einsatz
    .gender = f
p-asset-owing =
    .one = offene Rechnung
    .other = offene Rechnungen
    .gender = f
p-asset-tokens =
    .one = Anzahl der Marker
    .other = Anzahlen der Marker
    .gender = f
p-runner-folk =
    .one = Metatyp
    .other = Metatypen
    .gender = m
    .gen-one = Metatyps
p-contact-folk =
    .one = Metatyp
    .other = Metatypen
    .gender = m
    .gen-one = Metatyps
p-runner-profession =
    .one = Beruf
    .other = Berufe
    .gender = m
    .gen-one = Berufs
    .dat-other = Berufen
p-runner-skills =
    .one = Fertigkeit
    .other = Fertigkeiten
    .gender = f
p-runner-expert =
    .one = Fertigkeit mit Wert 2
    .other = Fertigkeiten mit Wert 2
    .gender = f
p-runner-renown =
    .one = Ruhm
    .other = Ruhm
    .gender = m
    .gen-one = Ruhms
p-runner-recon =
    .one = Aufklärung
    .other = Aufklärung
    .gender = f
p-runner-biotech =
    .one = Biotech
    .other = Biotech
    .gender = f
p-runner-boost =
    .one = Bonus
    .other = Boni
    .gender = m
    .dat-other = Boni
p-runner-care =
    .one = Anzahl der übrigen Behandlungen
    .other = Anzahlen der übrigen Behandlungen
    .gender = f
p-runner-present =
    .one = Anwesenheit
    .other = Anwesenheit
    .gender = f
p-runner-sorcery-rating =
    .one = Hexerei-Wert
    .other = Hexerei-Werte
    .gender = m
    .gen-one = Hexerei-Werts
    .dat-other = Hexerei-Werten
p-runner-decking-rating =
    .one = Decking-Wert
    .other = Decking-Werte
    .gender = m
    .gen-one = Decking-Werts
    .dat-other = Decking-Werten
p-runner-piloting-rating =
    .one = Steuern-Wert
    .other = Steuern-Werte
    .gender = m
    .gen-one = Steuern-Werts
    .dat-other = Steuern-Werten
p-runner-conjure-rating =
    .one = Beschwören-Wert
    .other = Beschwören-Werte
    .gender = m
    .gen-one = Beschwören-Werts
    .dat-other = Beschwören-Werten
p-runner-spells-cast =
    .one = Anzahl der gewirkten Zauber
    .other = Anzahlen der gewirkten Zauber
    .gender = f
p-runner-programs-run =
    .one = Anzahl der benutzten Programme
    .other = Anzahlen der benutzten Programme
    .gender = f
p-runner-essence-spent =
    .one = Essenzverlust
    .other = Essenzverlust
    .gender = m
    .gen-one = Essenzverlusts
p-gear-type =
    .one = Typ
    .other = Typen
    .gender = m
    .gen-one = Typs
p-gear-needs =
    .one = Fertigkeit als Voraussetzung
    .other = Fertigkeiten als Voraussetzung
    .gender = f
p-gear-skills =
    .one = Fertigkeit +1
    .other = Fertigkeiten +1
    .gender = f
p-gear-essence =
    .one = Essenzkosten
    .other = Essenzkosten
    .gender = f
    .number = other
p-gear-user =
    .one = Benutzer
    .other = Benutzer
    .gender = m
    .gen-one = Benutzers
    .dat-other = Benutzern
p-gear-mount =
    .one = Trägerwaffe
    .other = Trägerwaffen
    .gender = f
p-gear-state =
    .one = Verwendung
    .other = Verwendungen
    .gender = f
    .untold = yes
p-gear-limb =
    .one = Körperteil
    .other = Körperteile
    .gender = m
    .gen-one = Körperteils
    .dat-other = Körperteilen
p-special-bearer =
    .one = Träger
    .other = Träger
    .gender = m
    .gen-one = Trägers
    .dat-other = Trägern
p-challenge-sleaze =
    .one = Schleichbedingung
    .other = Schleichbedingungen
    .gender = f
p-challenge-few =
    .one = Größe des größten unbemerkten Teams
    .other = Größe des größten unbemerkten Teams
    .gender = f

## Zonen, Zeiten, Schritte, Plätze

z-briefing =
    .one = Einsatzbesprechung
    .other = Einsatzbesprechungen
    .gender = f
z-met =
    .one = Begegnung
    .other = Begegnungen
    .gender = f
z-fixer-pile =
    .one = Zielstapel
    .other = Zielstapel
    .gender = m
    .gen-one = Zielstapels
    .dat-other = Zielstapeln
    .place = auf
z-fixer-deck =
    .one = Deck
    .other = Decks
    .gender = n
    .gen-one = Decks
z-fixer-hand =
    .one = Hand
    .other = Hände
    .gender = f
    .dat-other = Händen
    .place = auf
z-fixer-trash =
    .one = Ablagestapel
    .other = Ablagestapel
    .gender = m
    .gen-one = Ablagestapels
    .dat-other = Ablagestapeln
    .place = auf
z-fixer-fragged =
    .one = Stapel der eliminierten Karten
    .other = Stapel der eliminierten Karten
    .gender = m
    .gen-one = Stapels der eliminierten Karten
    .place = auf
z-fixer-glory =
    .one = Rufstapel
    .other = Rufstapel
    .gender = m
    .gen-one = Rufstapels
    .dat-other = Rufstapeln
    .place = auf
z-fixer-counter =
    .one = Auslage
    .other = Auslagen
    .gender = f
z-fixer-veil =
    .one = Platz des verdeckten Ziels
    .other = Plätze des verdeckten Ziels
    .gender = m
    .gen-one = Platzes des verdeckten Ziels
    .place = auf
z-fixer-front =
    .one = Platz des aufgedeckten Ziels
    .other = Plätze des aufgedeckten Ziels
    .gender = m
    .gen-one = Platzes des aufgedeckten Ziels
    .place = auf
z-fixer-safehouse =
    .one = Unterschlupf
    .other = Unterschlupfe
    .gender = m
    .gen-one = Unterschlupfs
    .dat-other = Unterschlupfen
z-fixer-stack =
    .one = Hürdenstapel
    .other = Hürdenstapel
    .gender = m
    .gen-one = Hürdenstapels
    .dat-other = Hürdenstapeln
    .place = auf
z-runner-kit =
    .one = Ausrüstung
    .other = Ausrüstungen
    .gender = f
s-season =
    .one = Runde
    .other = Runden
    .gender = f
s-turn =
    .one = Zug
    .other = Züge
    .gender = m
    .gen-one = Zuges
    .dat-other = Zügen
s-shadowrun =
    .one = Shadowrun
    .other = Shadowruns
    .gender = m
    .gen-one = Shadowruns
s-encounter =
    .one = Begegnung
    .other = Begegnungen
    .gender = f
s-fight =
    .one = Kampf
    .other = Kämpfe
    .gender = m
    .gen-one = Kampfes
    .dat-other = Kämpfen
st-objective-phase =
    .one = Zielphase
    .other = Zielphasen
    .gender = f
st-credstick =
    .one = Credstick-Phase
    .other = Credstick-Phasen
    .gender = f
st-refresh =
    .one = Aufrichtphase
    .other = Aufrichtphasen
    .gender = f
st-legwork =
    .one = Beinarbeitsphase
    .other = Beinarbeitsphasen
    .gender = f
st-action =
    .one = Shadowrun-Phase
    .other = Shadowrun-Phasen
    .gender = f
st-end-phase =
    .one = Endphase
    .other = Endphasen
    .gender = f
st-departure =
    .one = Aufbruch
    .other = Aufbrüche
    .gender = m
    .gen-one = Aufbruchs
    .dat-other = Aufbrüchen
st-approach =
    .one = Annäherung
    .other = Annäherungen
    .gender = f
st-claim =
    .one = Prüfung der Bedingungen
    .other = Prüfungen der Bedingungen
    .gender = f
st-taking =
    .one = Erreichen des Ziels
    .other = Erreichen des Ziels
    .gender = n
    .gen-one = Erreichens des Ziels
st-homecoming =
    .one = Heimweg
    .other = Heimwege
    .gender = m
    .gen-one = Heimwegs
    .dat-other = Heimwegen
st-meeting =
    .one = Aufdecken einer Hürde
    .other = Aufdecken einer Hürde
    .gender = n
    .gen-one = Aufdeckens einer Hürde
st-sneaking =
    .one = Schleichversuch
    .other = Schleichversuche
    .gender = m
    .gen-one = Schleichversuchs
    .dat-other = Schleichversuchen
st-arming =
    .one = Bewaffnung
    .other = Bewaffnungen
    .gender = f
st-blows =
    .one = Schlagabtausch
    .other = Schlagabtausche
    .gender = m
    .gen-one = Schlagabtauschs
    .dat-other = Schlagabtauschen
st-onward =
    .one = Entscheidung über den Fortgang
    .other = Entscheidungen über den Fortgang
    .gender = f
su-decks =
    .one = Vorbereitung der Decks
    .other = Vorbereitung der Decks
    .gender = f
su-objective-limit =
    .one = Grenze für Ziele
    .other = Grenzen für Ziele
    .gender = f
su-first-cards =
    .one = Ziehen der Startkarten
    .other = Ziehen der Startkarten
    .gender = n
    .gen-one = Ziehens der Startkarten

k-pump = VERSTÄRKEN
k-act = JEDERZEIT
k-cast = DREHEN
k-burst = SALVE
k-demand = BEDINGUNG
k-bonus = BONUS
k-trap = ALARM
k-visit = BESUCH
k-play = SPIELEN
k-sting = ÜBERRASCHUNG
k-begin = { "" }
    .name = BEGINN
r-won = Der vereinbarte Ruf ist erreicht
r-outlasted = Kein Ziel ist mehr übrig, und der höchste Ruf gewinnt

## Werte

a-skill-athletics = { $decl ->
    [predicate] Athletik
   *[strong] Athletik-
  }
a-skill-conjure = { $decl ->
    [predicate] Beschwören
   *[strong] Beschwörungs-
  }
a-skill-decking = { $decl ->
    [predicate] Decking
   *[strong] Decking-
  }
a-skill-demolitions = { $decl ->
    [predicate] Sprengstoffe
   *[strong] Sprengstoff-
  }
a-skill-firearms = { $decl ->
    [predicate] Feuerwaffen
   *[strong] Feuerwaffen-
  }
a-skill-gunnery = { $decl ->
    [predicate] Geschütze
   *[strong] Geschütz-
  }
a-skill-leadership = { $decl ->
    [predicate] Führung
   *[strong] Führungs-
  }
a-skill-melee = { $decl ->
    [predicate] Nahkampf
   *[strong] Nahkampf-
  }
a-skill-piloting = { $decl ->
    [predicate] Steuern
   *[strong] Steuer-
  }
a-skill-social = { $decl ->
    [predicate] Soziales
   *[strong] Sozial-
  }
a-skill-sorcery = { $decl ->
    [predicate] Hexerei
   *[strong] Hexerei-
  }
a-skill-stealth = { $decl ->
    [predicate] Heimlichkeit
   *[strong] Heimlichkeits-
  }
a-skill-streetwise = { $decl ->
    [predicate] Gassenwissen
   *[strong] Gassenwissen-
  }
a-skill-technical = { $decl ->
    [predicate] Technik
   *[strong] Technik-
  }
a-race-human = { $decl ->
    [predicate] Mensch
   *[strong] Menschen-
  }
a-race-elf = { $decl ->
    [predicate] Elf
   *[strong] Elfen-
  }
a-race-dwarf = { $decl ->
    [predicate] Zwerg
   *[strong] Zwergen-
  }
a-race-ork = { $decl ->
    [predicate] Ork
   *[strong] Ork-
  }
a-race-troll = { $decl ->
    [predicate] Troll
   *[strong] Troll-
  }
a-calling-samurai = { $decl ->
    [predicate] Straßensamurai
   *[strong] Straßensamurai-
  }
a-calling-decker = { $decl ->
    [predicate] Decker
   *[strong] Decker-
  }
a-calling-rigger = { $decl ->
    [predicate] Rigger
   *[strong] Rigger-
  }
a-calling-mage = { $decl ->
    [predicate] Magier
   *[strong] Magier-
  }
a-calling-shaman = { $decl ->
    [predicate] Schamane
   *[strong] Schamanen-
  }
a-calling-burned-out-mage = { $decl ->
    [predicate] Ausgebrannter Magier
   *[strong] Ausgebrannter-Magier-
  }
a-calling-cyborg = { $decl ->
    [predicate] Cyborg
   *[strong] Cyborg-
  }
a-calling-ganger = { $decl ->
    [predicate] Ganger
   *[strong] Ganger-
  }
a-calling-detective = { $decl ->
    [predicate] Detektiv
   *[strong] Detektiv-
  }
a-calling-courier = { $decl ->
    [predicate] Kurier
   *[strong] Kurier-
  }
a-calling-doctor = { $decl ->
    [predicate] Straßendoc
   *[strong] Straßendoc-
  }
a-class-weapon = { $decl ->
    [predicate] Waffe
   *[strong] Waffen-
  }
a-class-accessory = { $decl ->
    [predicate] Zubehör
   *[strong] Zubehör-
  }
a-class-body-armour = { $decl ->
    [predicate] Panzerung
   *[strong] Panzerungs-
  }
a-class-cyberware = { $decl ->
    [predicate] Cyberware
   *[strong] Cyberware-
  }
a-class-drone = { $decl ->
    [predicate] Drohne
   *[strong] Drohnen-
  }
a-class-spirit = { $decl ->
    [predicate] Geist
   *[strong] Geister-
  }
a-class-spell = { $decl ->
    [predicate] Zauber
   *[strong] Zauber-
  }
a-class-program = { $decl ->
    [predicate] Programm
   *[strong] Programm-
  }
a-class-cyberdeck = { $decl ->
    [predicate] Cyberdeck
   *[strong] Cyberdeck-
  }
a-class-transport = { $decl ->
    [predicate] Fahrzeug
   *[strong] Fahrzeug-
  }
a-class-sundry = { $decl ->
    [predicate] Verschiedenes
   *[strong] Allerlei-
  }
a-keyword-awakened = { $decl ->
    [predicate] Erwacht
   *[strong] erwacht{ agree }
  }
a-keyword-barrier = { $decl ->
    [predicate] Barriere
   *[strong] Barrieren-
  }
a-keyword-closed = { $decl ->
    [predicate] Geschlossenes System
   *[strong] Geschlossenes-System-
  }
a-keyword-electrical = { $decl ->
    [predicate] Elektronik
   *[strong] Elektronik-
  }
a-keyword-indoors = { $decl ->
    [predicate] Innenbereich
   *[strong] Innenbereichs-
  }
a-keyword-outdoors = { $decl ->
    [predicate] Außenbereich
   *[strong] Außenbereichs-
  }
a-keyword-personnel = { $decl ->
    [predicate] Personal
   *[strong] Personal-
  }
a-keyword-street = { $decl ->
    [predicate] Straße
   *[strong] Straßen-
  }
a-keyword-vehicular = { $decl ->
    [predicate] Fahrzeug
   *[strong] Fahrzeug-
  }
a-keyword-miscellaneous = { $decl ->
    [predicate] Verschiedenes
   *[strong] Allerlei-
  }
a-keyword-prime = { $decl ->
    [predicate] Prime
   *[strong] Prime-
  }
a-keyword-one-of-a-kind = { $decl ->
    [predicate] Einzigartig
   *[strong] einzigartig{ agree }
  }
a-keyword-lasting = { $decl ->
    [predicate] Bleibt im Spiel
   *[strong] Dauer-
  }
a-keyword-piercing = { $decl ->
    [predicate] Panzerbrechend
   *[strong] panzerbrechend{ agree }
  }
a-keyword-single-target = { $decl ->
    [predicate] Einzelziel
   *[strong] Einzelziel-
  }
a-keyword-swift = { $decl ->
    [predicate] Greift zuerst an
   *[strong] Erstschlag-
  }
a-keyword-silenced = { $decl ->
    [predicate] Schallgedämpft
   *[strong] schallgedämpft{ agree }
  }
a-keyword-indirect = { $decl ->
    [predicate] Indirektes Feuer
   *[strong] Indirektfeuer-
  }
a-keyword-guardian = { $decl ->
    [predicate] Wächter
   *[strong] Wächter-
  }
a-keyword-hermit = { $decl ->
    [predicate] Einsiedler
   *[strong] Einsiedler-
  }
a-keyword-anti-social = { $decl ->
    [predicate] Unsozial
   *[strong] unsozial{ agree }
  }
a-theme-chrome = { $decl ->
    [predicate] Chrom
   *[strong] Chrom-
  }
a-theme-spellbound = { $decl ->
    [predicate] Zaubergebunden
   *[strong] Zauber-
  }
a-theme-streetborn = { $decl ->
    [predicate] Straßengeboren
   *[strong] Straßen-
  }
a-bodypart-arm = { $decl ->
    [predicate] Arm
   *[strong] Arm-
  }
a-bodypart-leg = { $decl ->
    [predicate] Bein
   *[strong] Bein-
  }
a-bodypart-skull = { $decl ->
    [predicate] Kopf
   *[strong] Kopf-
  }
a-alarm-quiet = ruhig{ agree }
a-alarm-ringing = ausgelöst{ agree }
a-journey-none = nicht im Gange
a-journey-going = im Gange
a-journey-ended = vorbei
a-brawl-calm = nicht im Gange
a-brawl-joined = im Gange
a-cover-kept = gewahrt{ agree }
a-cover-blown = aufgeflogen{ agree }
a-side-home = im Unterschlupf
    .side = last
a-side-out = auf Shadowrun
    .side = last
a-side-against = beim Abfangen
    .side = last
a-fate-standing = stehend{ agree }
a-fate-felled = ausgeschaltet{ agree }
a-state-idle = unbenutzt{ agree }
a-state-working = benutzt{ agree }
a-state-parked = geparkt{ agree }
