### Crossfire, Deutsch: Nomen (n-SORTE), Werte (a-LISTE-WORT), Eigenschaften (p-SORTE-EIGENSCHAFT), Zonen (z-SORTE-ZONE),
### Zeiten (s-ZEIT), Schritte (st-SCHRITT), Plätze (k-PLATZ). Es gibt keine deutsche Ausgabe: die Wörter sind unsere.

n-runner =
    .one = Runner
    .other = Runner
    .gender = m
    .gen-one = Runners
    .dat-other = Runnern
n-obstacle =
    .one = Hindernis
    .other = Hindernisse
    .gender = n
    .gen-one = Hindernisses
    .dat-other = Hindernissen
n-gear =
    .one = Karte
    .other = Karten
    .gender = f
n-event =
    .one = Ereignis
    .other = Ereignisse
    .gender = n
    .gen-one = Ereignisses
    .dat-other = Ereignissen
n-mission =
    .one = Mission
    .other = Missionen
    .gender = f
    .doer = you
n-role =
    .one = Rolle
    .other = Rollen
    .gender = f
n-metatype =
    .one = Metatyp
    .other = Metatypen
    .gender = m
n-level =
    .one = Stufe
    .other = Stufen
    .gender = f
n-hp =
    .one = LP
    .other = LP
    .gender = n
n-nuyen =
    .one = Nuyen
    .other = Nuyen
    .gender = m
n-damage =
    .one = Schaden
    .other = Schaden
    .gender = m
    .gen-one = Schadens
n-symbol =
    .one = Farbe
    .other = Farben
    .gender = f
n-market-card =
    .one = Karte oben vom Schwarzmarkt-Deck
    .other = Karten oben vom Schwarzmarkt-Deck
    .gender = f

a-symbol-plain = farblos{ agree }
a-symbol-black = schwarz{ agree }
a-symbol-blue = blau{ agree }
a-symbol-green = grün{ agree }
a-symbol-red = rot{ agree }
a-art-weapon = { $decl ->
    [predicate] Waffe
   *[strong] Waffen-
  }
a-art-spell = { $decl ->
    [predicate] Zauber
   *[strong] Zauber-
  }
a-art-hacking = { $decl ->
    [predicate] Hacking
   *[strong] Hacking-
  }
a-art-skill = { $decl ->
    [predicate] Fertigkeit
   *[strong] Fertigkeits-
  }
a-folk-human = { $decl ->
    [predicate] Mensch
   *[strong] Menschen-
  }
a-folk-elf = { $decl ->
    [predicate] Elf
   *[strong] Elfen-
  }
a-folk-dwarf = { $decl ->
    [predicate] Zwerg
   *[strong] Zwergen-
  }
a-folk-ork = { $decl ->
    [predicate] Ork
   *[strong] Ork-
  }
a-folk-troll = { $decl ->
    [predicate] Troll
   *[strong] Troll-
  }
a-folk-tech = { $decl ->
    [predicate] Tech
   *[strong] Tech-
  }
a-folk-sixth-world = { $decl ->
    [predicate] Sechste Welt
   *[strong] Sechste-Welt-
  }
a-condition-ok = unverletzt{ agree }
a-condition-staggered = angeschlagen{ agree }
a-condition-critical = kritisch{ agree }
a-grade-normal = normal{ agree }
a-grade-hard = schwer{ agree }
a-mode-main = ausgespielt{ agree }
a-mode-assisting = zur Unterstützung

p-level =
    .one = Crossfire-Stufe
    .other = Crossfire-Stufen
    .gender = f
p-unharmed =
    .one = unversehrter Runner
    .other = unversehrte Runner
p-runner-hp =
    .one = LP-Stand
    .other = LP-Stände
    .gender = m
    .gen-one = LP-Stands
p-runner-nuyen =
    .one = Nuyen-Vorrat
    .other = Nuyen-Vorräte
    .gender = m
    .gen-one = Nuyen-Vorrats
p-runner-condition =
    .one = Zustand
    .other = Zustände
    .gender = m
    .gen-one = Zustands
p-runner-colour =
    .one = Rollenfarbe
    .other = Rollenfarben
    .gender = f
p-runner-max-hp =
    .one = LP-Höchststand
    .other = LP-Höchststände
    .gender = m
    .gen-one = LP-Höchststands
p-runner-karma =
    .one = Karma
    .other = Karma
    .gender = n
    .gen-one = Karmas
p-obstacle-colour =
    .one = Farbe
    .other = Farben
    .gender = f
p-obstacle-type =
    .one = Art
    .other = Arten
    .gender = f
p-threat-attack =
    .one = Angriff
    .other = Angriffe
    .gender = m
    .gen-one = Angriffs
p-threat-nuyen =
    .one = Nuyen-Wert
    .other = Nuyen-Werte
    .gender = m
    .gen-one = Nuyen-Werts
p-threat-facing =
    .one = gegenüberstehender Runner
    .other = gegenüberstehende Runner
    .gender = m
    .acc-one = gegenüberstehenden Runner
    .dat-one = gegenüberstehenden Runner
    .gen-one = gegenüberstehenden Runners
p-threat-cleared =
    .one = Zahl der geräumten Stufen
    .other = Zahlen der geräumten Stufen
    .gender = f
p-threat-remaining =
    .one = Zahl der übrigen Stufen
    .other = Zahlen der übrigen Stufen
    .gender = f
p-threat-difficulty =
    .one = Schwierigkeit
    .other = Schwierigkeiten
    .gender = f
p-threat-track =
    .one = Schadensleiste
    .other = Schadensleisten
    .gender = f
p-threat-pool =
    .one = Schadenspunkte
    .other = Schadenspunkte
    .gender = m
    .number = other
    .dat-other = Schadenspunkten
p-gear-type =
    .one = Typ
    .other = Typen
    .gender = m
    .gen-one = Typs
p-gear-cost =
    .one = Preis
    .other = Preise
    .gender = m
    .gen-one = Preises
p-gear-damage =
    .one = Schaden
    .other = Schaden
    .gender = m
    .gen-one = Schadens
p-gear-bonus =
    .one = Schaden
    .other = Schaden
    .gender = m
    .gen-one = Schadens
p-gear-requires =
    .one = benötigter Typ
    .other = benötigte Typen
    .gender = m
p-gear-X =
    .one = X
    .other = X
    .gender = n
p-starting =
    .one = Startspieler
    .other = Startspieler
    .gender = m
    .gen-one = Startspielers
p-runner-alike =
    .one = Anzahl der Karten eines Typs in diesem Zug
    .other = Anzahlen der Karten eines Typs in diesem Zug
    .gender = f
p-news-out =
    .one = Ereignis der Runde
    .other = Ereignisse der Runde
    .gender = n
p-round-number =
    .one = Nummer der Runde
    .other = Nummern der Runde
    .gender = f
p-scene-number =
    .one = Nummer der Szene
    .other = Nummern der Szene
    .gender = f
p-more-obstacles =
    .one = Zahl der zusätzlichen Hindernisse
    .other = Zahlen der zusätzlichen Hindernisse
    .gender = f
p-bonus-karma =
    .one = Bonus-Karma
    .other = Bonus-Karma
    .gender = n
    .gen-one = Bonus-Karmas

z-runner-deck =
    .one = Deck
    .other = Decks
    .gender = n
    .gen-one = Decks
z-runner-hand =
    .one = Hand
    .other = Hände
    .gender = f
z-runner-discard =
    .one = Ablagestapel
    .other = Ablagestapel
    .gender = m
    .gen-one = Ablagestapels
z-runner-played =
    .one = Spielbereich
    .other = Spielbereiche
    .gender = m
    .gen-one = Spielbereichs
z-runner-aside =
    .one = Vorrat beiseitegelegter Karten
    .other = Vorräte beiseitegelegter Karten
    .gender = m
z-row =
    .one = Hindernisreihe
    .other = Hindernisreihen
    .gender = f
z-market =
    .one = Schwarzmarkt
    .other = Schwarzmärkte
    .gender = m
    .gen-one = Schwarzmarkts
z-market-deck =
    .one = Schwarzmarkt-Deck
    .other = Schwarzmarkt-Decks
    .gender = n
    .gen-one = Schwarzmarkt-Decks
z-market-discard =
    .one = Schwarzmarkt-Ablagestapel
    .other = Schwarzmarkt-Ablagestapel
    .gender = m
    .gen-one = Schwarzmarkt-Ablagestapels
z-event-deck =
    .one = Crossfire-Deck
    .other = Crossfire-Decks
    .gender = n
    .gen-one = Crossfire-Decks
z-event-discard =
    .one = Crossfire-Ablagestapel
    .other = Crossfire-Ablagestapel
    .gender = m
    .gen-one = Crossfire-Ablagestapels
z-normal-deck =
    .one = Deck normaler Hindernisse
    .other = Decks normaler Hindernisse
    .gender = n
    .gen-one = Decks normaler Hindernisse
z-normal-discard =
    .one = Ablagestapel normaler Hindernisse
    .other = Ablagestapel normaler Hindernisse
    .gender = m
    .gen-one = Ablagestapels normaler Hindernisse
z-hard-deck =
    .one = Deck schwerer Hindernisse
    .other = Decks schwerer Hindernisse
    .gender = n
    .gen-one = Decks schwerer Hindernisse
z-hard-discard =
    .one = Ablagestapel schwerer Hindernisse
    .other = Ablagestapel schwerer Hindernisse
    .gender = m
    .gen-one = Ablagestapels schwerer Hindernisse
z-briefing =
    .one = Missionsbereich
    .other = Missionsbereiche
    .gender = m
    .gen-one = Missionsbereichs
z-active =
    .one = Ereignisbereich
    .other = Ereignisbereiche
    .gender = m
    .gen-one = Ereignisbereichs

s-turn =
    .one = Zug
    .other = Züge
    .gender = m
    .gen-one = Zuges
s-round =
    .one = Runde
    .other = Runden
    .gender = f
s-scene =
    .one = Szene
    .other = Szenen
    .gender = f
s-news =
    .one = neues Ereignis
    .other = neue Ereignisse
    .gender = n
s-abort =
    .one = Abbruchrunde
    .other = Abbruchrunden
    .gender = f

st-new-event =
    .one = Schritt „Neues Ereignis“
    .other = Schritte „Neues Ereignis“
    .gender = m
    .gen-one = Schritts „Neues Ereignis“
st-play-cards =
    .one = Schritt „Karten ausspielen“
    .other = Schritte „Karten ausspielen“
    .gender = m
    .gen-one = Schritts „Karten ausspielen“
st-apply-damage =
    .one = Schritt „Schaden zufügen“
    .other = Schritte „Schaden zufügen“
    .gender = m
    .gen-one = Schritts „Schaden zufügen“
st-take-damage =
    .one = Schritt „Schaden nehmen“
    .other = Schritte „Schaden nehmen“
    .gender = m
    .gen-one = Schritts „Schaden nehmen“
st-draw-and-buy =
    .one = Schritt „Ziehen & Kaufen“
    .other = Schritte „Ziehen & Kaufen“
    .gender = m
    .gen-one = Schritts „Ziehen & Kaufen“
st-end-turn =
    .one = Schritt „Zugende“
    .other = Schritte „Zugende“
    .gender = m
    .gen-one = Schritts „Zugende“

k-play = { "" }
    .name = AUSSPIELEN
k-begin = { "" }
    .name = BEGINN
k-assist = UNTERSTÜTZUNG
k-strike = SCHLAG
k-recall = RÜCKRUF
k-breach = DURCHBRUCH
n-threat =
    .one = Gegner
    .other = Gegner
    .gender = m
    .gen-one = Gegners
    .dat-other = Gegnern
n-boss =
    .one = Boss
    .other = Bosse
    .gender = m
    .gen-one = Bosses
    .dat-other = Bossen
