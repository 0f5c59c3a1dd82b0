### Crossfire, Deutsch: was geschehen kann. Wörter: base (ziehen), third (zieht), plural (ziehen), second (ziehst), command
### (ziehe), participle (gezogen); prefix (ab) mit .like = verb-separable, tail (ins Spiel) mit .like = verb-tail.
### Wem ein Hindernis gegenübersteht, vor dem liegt es: „ein Hindernis vor dir“.

draws =
    .base = ziehen
    .third = zieht
    .plural = ziehen
    .second = ziehst
    .command = ziehe
    .participle = gezogen
    .unit = n-card
discards =
    .like = verb-separable
    .base = abwerfen
    .third = wirft
    .plural = werfen
    .second = wirfst
    .command = wirf
    .participle = abgeworfen
    .prefix = ab
heals =
    .base = heilen
    .third = heilt
    .plural = heilen
    .second = heilst
    .command = heile
    .participle = geheilt
    .alone = yes
    .unit = n-hp
    .granting = { NP($who, case: "acc") } { NP($amount) } LP heilen lassen
suffers =
    .base = erleiden
    .third = erleidet
    .plural = erleiden
    .second = erleidest
    .command = du erleidest
    .participle = erlitten
    .unit = n-damage
gains =
    .base = erhalten
    .third = erhält
    .plural = erhalten
    .second = erhältst
    .command = erhalte
    .participle = erhalten
    .unit = n-nuyen
attacks =
    .like = verb-separable
    .base = angreifen
    .third = greift
    .plural = greifen
    .second = greifst
    .command = greife
    .participle = angegriffen
    .prefix = an
    .alone = yes
flips-to =
    .like = verb-tail
    .base = ins Spiel kommen
    .third = kommt
    .plural = kommen
    .second = kommst
    .command = komm
    .participle = aufgedeckt
    .tail = ins Spiel
    .to = vor { NP($what, case: "dat") }
    .perfect = { NP($foe) }‡ vor { NP($target, case: "dat") } ins Spiel gekommen { AGR($foe) ->
        [one] ist
       *[other] sind
      }
abandons =
    .like = verb-separable
    .base = abbrechen
    .third = bricht
    .plural = brechen
    .second = brichst
    .command = brich
    .participle = abgebrochen
    .prefix = ab
    .alone = yes
    .object = die Mission
arrives =
    .like = verb-tail
    .base = ins Spiel kommen
    .third = kommt
    .plural = kommen
    .second = kommst
    .command = komm
    .participle = platziert
    .tail = ins Spiel
    .untold = yes
    .alone = yes
    .object = vor { AGR($subject) ->
        [you] dem Runner deiner
        [one] dem Runner seiner
       *[other] den Runnern ihrer
      } Farbe
turns-to =
    .base = rücken
    .third = rückt
    .plural = rücken
    .second = rückst
    .command = rücke
    .participle = gerückt
    .to = zu { NP($what, case: "dat") }
    .causative = verschiebe { NP($foe, case: "acc") } zu { NP($target, case: "dat") }
    .causative-infinitive = { NP($foe, case: "acc") } zu { NP($target, case: "dat") } verschieben
    .causative-third = verschiebt { NP($foe, case: "acc") } zu { NP($target, case: "dat") }
    .causative-inverted = verschiebst du { NP($foe, case: "acc") } zu { NP($target, case: "dat") }
# Wer es besiegt, liest, was daraus folgt.
defeats =
    .base = besiegen
    .third = besiegt
    .plural = besiegen
    .second = besiegst
    .command = besiege
    .participle = besiegt
    .reader = current
restores =
    .like = verb-separable
    .base = wiederherstellen
    .third = stellt
    .plural = stellen
    .second = stellst
    .command = stelle
    .participle = wiederhergestellt
    .prefix = wieder her
    .unit = n-level
clears-on =
    .base = überwinden
    .third = überwindet
    .plural = überwinden
    .second = überwindest
    .command = überwinde
    .participle = überwunden
    .unit = n-level
    .on = { FORM($what) ->
        [it] davon
       *[other] { NP($what, case: "gen") }
      }
strikes-with =
    .base = treffen
    .third = trifft
    .plural = treffen
    .second = triffst
    .command = triff
    .participle = getroffen
delays =
    .like = verb-tail
    .base = warten lassen
    .third = lässt
    .plural = lassen
    .second = lässt
    .command = lass
    .participle = verzögert
    .tail = warten
    .object = den Schaden an { NP($thing, case: "dat") }
wears =
    .like = verb-separable
    .base = anwenden
    .third = wendet
    .plural = wenden
    .second = wendest
    .command = wende
    .participle = angewandt
    .prefix = an
    .object = den Schaden { FORM($thing) ->
        [it] darauf
       *[other] auf { NP($thing, case: "acc") }
      }
reshuffles =
    .base = mischen
    .third = mischt
    .plural = mischen
    .second = mischst
    .command = mische
    .participle = neu gemischt
    .alone = yes
    .object = { AGR($subject) ->
        [you] deine Hand und deinen Ablagestapel in dein
        [one] seine Hand und seinen Ablagestapel in sein
       *[other] ihre Hand und ihren Ablagestapel in ihr
      } Deck
opens =
    .base = eröffnen
    .third = eröffnet
    .plural = eröffnen
    .second = eröffnest
    .command = eröffne
    .participle = eröffnet
    .alone = yes
    .object = eine neue Szene
closes =
    .base = beenden
    .third = beendet
    .plural = beenden
    .second = beendest
    .command = beende
    .participle = beendet
    .alone = yes
    .object = die Szene
plays =
    .like = verb-separable
    .base = ausspielen
    .third = spielt
    .plural = spielen
    .second = spielst
    .command = spiele
    .participle = ausgespielt
    .prefix = aus
assists-with =
    .base = leisten
    .third = leistet
    .plural = leisten
    .second = leistest
    .command = leiste
    .participle = zur Unterstützung benutzt
    .alone = yes
    .object = Unterstützung
    .negated = keine Unterstützung{ GIVEN($what) ->
        [no] { "" }
       *[yes] { " " }mit { NP($what, case: "dat") }
      } leisten
    .perfect = { NP($who) }‡{ GIVEN($what) ->
        [no] { "" }
       *[yes] { " " }mit { NP($what, case: "dat") }
      } Unterstützung geleistet { AGR($who) ->
        [you] hast
        [one] hat
       *[other] haben
      }
    .never = { NP($who) }‡{ GIVEN($what) ->
        [no] { "" }
       *[yes] { " " }mit { NP($what, case: "dat") }
      } Unterstützung geleistet { AGR($who) ->
        [you] hast
        [one] hat
       *[other] haben
      }
buys =
    .base = kaufen
    .third = kauft
    .plural = kaufen
    .second = kaufst
    .command = kaufe
    .participle = gekauft
appears =
    .base = erscheinen
    .third = erscheint
    .plural = erscheinen
    .second = erscheinst
    .command = erscheine
    .participle = enthüllt
retires =
    .like = verb-tail
    .base = abgelegt werden
    .third = wird
    .plural = werden
    .second = wirst
    .command = werde
    .participle = abgelegt
    .tail = abgelegt
calms =
    .like = verb-tail
    .base = gelegt werden
    .third = wird
    .plural = werden
    .second = wirst
    .command = werde
    .participle = unter sein Deck gelegt
    .tail = gelegt
    .alone = yes
    .object = unter { AGR($subject) ->
        [you] dein
        [one] sein
       *[other] ihr
      } Deck
supplies =
    .like = verb-separable
    .base = auffüllen
    .third = füllt
    .plural = füllen
    .second = füllst
    .command = fülle
    .participle = aufgefüllt
    .prefix = auf
    .alone = yes
    .object = den Schwarzmarkt
cycles =
    .like = verb-separable
    .base = austauschen
    .third = tauscht
    .plural = tauschen
    .second = tauschst
    .command = tausche
    .participle = ausgetauscht
    .prefix = aus
embodies =
    .base = spielen
    .third = spielt
    .plural = spielen
    .second = spielst
    .command = spiele
    .participle = gespielt
enlists =
    .base = übernehmen
    .third = übernimmt
    .plural = übernehmen
    .second = übernimmst
    .command = übernimm
    .participle = übernommen
announces =
    .like = verb-separable
    .base = aufdecken
    .third = deckt
    .plural = decken
    .second = deckst
    .command = decke
    .participle = aufgedeckt
    .prefix = auf
    .alone = yes
    .object = ein neues Crossfire-Ereignis
    .negated = kein neues Crossfire-Ereignis aufdecken
earns =
    .base = erhalten
    .third = erhält
    .plural = erhalten
    .second = erhältst
    .command = erhalte
    .participle = erhalten
    .unit = p-runner-karma
adds-with-to =
    .like = verb-separable
    .base = zufügen
    .third = fügt
    .plural = fügen
    .second = fügst
    .command = füge
    .participle = zugefügt
    .prefix = zu
    .unit = n-damage
    .imperative = füge{ GIVEN($foe) ->
        [no] { "" }
       *[yes] { " " }{ NP($foe, case: "dat") }
      } { FORM($shade) ->
        [none] { NP($amount) } { NP($shade) }en Schaden
       *[other] { NP($amount) } Schaden { NP($shade, case: "gen") }
      } zu
    .indicative = { NP($who) } { AGR($who) ->
        [you] fügst
        [one] fügt
       *[other] fügen
      }{ GIVEN($foe) ->
        [no] { "" }
       *[yes] { " " }{ NP($foe, case: "dat") }
      } { FORM($shade) ->
        [none] { NP($amount) } { NP($shade) }en Schaden
       *[other] { NP($amount) } Schaden { NP($shade, case: "gen") }
      } zu
    .predicate = { AGR($who) ->
        [you] fügst
        [one] fügt
       *[other] fügen
      }{ GIVEN($foe) ->
        [no] { "" }
       *[yes] { " " }{ NP($foe, case: "dat") }
      } { FORM($shade) ->
        [none] { NP($amount) } { NP($shade) }en Schaden
       *[other] { NP($amount) } Schaden { NP($shade, case: "gen") }
      } zu
    .inverted = { AGR($who) ->
        [you] fügst
        [one] fügt
       *[other] fügen
      } { NP($who) }‡{ GIVEN($foe) ->
        [no] { "" }
       *[yes] { " " }{ NP($foe, case: "dat") }
      } { FORM($shade) ->
        [none] { NP($amount) } { NP($shade) }en Schaden
       *[other] { NP($amount) } Schaden { NP($shade, case: "gen") }
      } zu
    .infinitive = { GIVEN($foe) ->
        [no] { "" }
       *[yes] { NP($foe, case: "dat") }{ " " }
      }{ GIVEN($amount) ->
        [no] { "" }
       *[yes] { NP($amount) }{ " " }
      }{ NP($shade) }en Schaden zufügen
    .negated = { GIVEN($foe) ->
        [no] { "" }
       *[yes] { NP($foe, case: "dat") }{ " " }
      }{ GIVEN($amount) ->
        [no] keinen{ " " }
       *[yes] nicht { NP($amount) }{ " " }
      }{ NP($shade) }en Schaden zufügen
deals-to =
    .like = verb-separable
    .base = zufügen
    .third = fügt
    .plural = fügen
    .second = fügst
    .command = füge
    .participle = zugefügt
    .prefix = zu
    .imperative = füge { NP($foe, case: "dat") } den Schaden { NP($what, case: "gen") } zu
    .to = { NP($what, case: "dat") }
    .object = den Schaden { NP($thing, case: "gen") }
mimics =
    .like = verb-separable
    .base = nachahmen
    .third = ahmt
    .plural = ahmen
    .second = ahmst
    .command = ahme
    .participle = nachgeahmt
    .prefix = nach
    .indicative = spiele { NP($what, case: "acc") } als Kopie { NP($model, case: "gen") } aus, mit dem Schaden beider Karten
    .predicate = spiele { NP($what, case: "acc") } als Kopie { NP($model, case: "gen") } aus, mit dem Schaden beider Karten
responds =
    .like = verb-tail
    .base = ausspielen
    .third = darf
    .plural = dürfen
    .second = darfst
    .command = spiele
    .participle = ausgespielt
    .tail = ausspielen
    .alone = yes
    .object = eine Karte
    .infinitive = eine Karte ausspielen
seeks =
    .base = suchen
    .third = sucht
    .plural = suchen
    .second = suchst
    .command = suche
    .participle = gerufen
    .untold = yes
    .alone = yes
    .object = den Runner dieser Farbe
invokes =
    .base = rufen
    .third = ruft
    .plural = rufen
    .second = rufst
    .command = rufe
    .participle = gerufen
    .untold = yes
    .alone = yes
    .object = den Runner einer Rolle
shows =
    .like = verb-tail
    .base = offen beiseitelegen
    .third = legt
    .plural = legen
    .second = legst
    .command = lege
    .participle = offen beiseitegelegt
    .tail = offen beiseite
    .unit = n-card
    .object = { NP($thing, det: "the-top", case: "acc") } { AGR($subject) ->
        [you] deines
        [one] seines
       *[other] ihres
      } Decks
renews =
    .like = verb-tail
    .base = abwerfen
    .third = wirft
    .plural = werfen
    .second = wirfst
    .command = wirf
    .participle = erneuert
    .alone = yes
    .tail = ab und zieht ebenso viele Karten
    .object = { AGR($subject) ->
        [you] deine
        [one] seine
       *[other] ihre
      } Hand
    .imperative = wirf deine Hand ab und ziehe ebenso viele Karten
    .infinitive = { AGR($who) ->
        [you] deine
        [one] seine
       *[other] ihre
      } Hand abwerfen und ebenso viele Karten ziehen
fathoms =
    .like = verb-tail
    .base = aufdecken
    .third = deckt
    .plural = decken
    .second = deckst
    .command = decke
    .participle = durchsucht
    .alone = yes
    .tail = auf, bis zwei davon denselben Typ haben; die letzte kommt zurück oben auf das Deck, die anderen werden beiseitegelegt
    .object = Karten von oben { AGR($subject) ->
        [you] deines
        [one] seines
       *[other] ihres
      } Decks einzeln
    .imperative = decke die Karten oben von deinem Deck einzeln auf, bis zwei davon denselben Typ haben. Lege die letzte zurück oben auf dein Deck und die anderen beiseite
stacks =
    .base = legen
    .third = legt
    .plural = legen
    .second = legst
    .command = lege
    .participle = zurückgelegt
    .alone = yes
    .object = die beiseitegelegten Karten in beliebiger Reihenfolge zurück oben auf { AGR($subject) ->
        [you] dein
        [one] sein
       *[other] ihr
      } Deck
covers =
    .base = legen
    .third = legt
    .plural = legen
    .second = legst
    .command = lege
    .participle = zurückgelegt
    .alone = yes
    .object = die beiseitegelegten Karten in derselben Reihenfolge zurück oben auf { AGR($subject) ->
        [you] dein
        [one] sein
       *[other] ihr
      } Deck
retrieves =
    .like = verb-tail
    .base = nehmen
    .third = nimmt
    .plural = nehmen
    .second = nimmst
    .command = nimm
    .participle = zurückgenommen
    .tail = zurück auf die Hand
    .infinitive = { NP($what, case: "acc") } zurück auf die Hand nehmen
recalls =
    .like = verb-separable
    .base = zurückrufen
    .third = ruft
    .plural = rufen
    .second = rufst
    .command = rufe
    .participle = zurückgerufen
    .prefix = zurück
grabs =
    .base = erhalten
    .third = erhält
    .plural = erhalten
    .second = erhältst
    .command = erhalte
    .participle = erhalten
    .unit = n-market-card
    .object = { AGR($thing) ->
        [one] { NP($thing, det: "the", case: "acc") }
       *[other] { NP($thing, det: "the-counted", case: "acc") }
      }
yields =
    .like = verb-tail
    .base = abgelegt und durch das nächste Hindernis seines Decks ersetzt werden
    .third = wird
    .plural = werden
    .second = wirst
    .command = werde
    .participle = ausgetauscht
    .tail = abgelegt und durch das nächste Hindernis seines Decks ersetzt
    .causative = lege { NP($foe, case: "acc") } ab und ersetze es durch das nächste Hindernis desselben Decks
    .causative-infinitive = { NP($foe, case: "acc") } ablegen und durch das nächste Hindernis desselben Decks ersetzen
    .causative-third = legt { NP($foe, case: "acc") } ab und ersetzt es durch das nächste Hindernis desselben Decks
    .causative-inverted = legst du { NP($foe, case: "acc") } ab und ersetzt es durch das nächste Hindernis desselben Decks
mills =
    .like = verb-separable
    .base = abwerfen
    .third = wirft
    .plural = werfen
    .second = wirfst
    .command = wirf
    .participle = abgeworfen
    .prefix = ab
    .unit = n-card
    .object = { NP($thing, det: "the-top", case: "acc") } { AGR($subject) ->
        [you] deines
        [one] seines
       *[other] ihres
      } Decks
fills-with =
    .base = füllen
    .third = füllt
    .plural = füllen
    .second = füllst
    .command = fülle
    .participle = gefüllt

# ---- Kampf gegen den Drachen
readies =
    .like = verb-separable
    .base = vorbereiten
    .third = bereitet
    .plural = bereiten
    .second = bereitest
    .command = bereite
    .participle = vorbereitet
    .prefix = vor
    .untold = yes
    .alone = yes
    .object = das nächste Hindernis
bares =
    .base = zeigen
    .third = zeigt
    .plural = zeigen
    .second = zeigst
    .command = zeige
    .participle = gezeigt
    .indicative = { NP($what) } zeigt die { NP($front, det: "none") }e Seite des Drachen
    .predicate = zeigt die { NP($front, det: "none") }e Seite des Drachen
    .inverted = { AGR($what) ->
        [you] zeigst
        [one] zeigt
       *[other] zeigen
      } { NP($what) }‡ die { NP($front, det: "none") }e Seite des Drachen
    .imperative = zeige die { NP($front, det: "none") }e Seite des Drachen
summons =
    .like = verb-separable
    .base = aufdecken
    .third = deckt
    .plural = decken
    .second = deckst
    .command = decke
    .participle = aufgedeckt
    .prefix = auf
    .unit = n-obstacle
rewards =
    .like = verb-tail
    .base = belohnen
    .third = belohnt
    .plural = belohnen
    .second = belohnst
    .command = belohne
    .participle = belohnt
    .alone = yes
    .tail = und beendet die Szene
    .object = jeden Runner
    .imperative = belohne jeden Runner und beende die Szene
    .inverted = { AGR($what) ->
        [you] belohnst
        [one] belohnt
       *[other] belohnen
      } { NP($what) }‡ jeden Runner und { AGR($what) ->
        [you] beendest
        [one] beendet
       *[other] beenden
      } die Szene
    .infinitive = jeden Runner belohnen und die Szene beenden
succeeds =
    .base = gelingen
    .third = gelingt
    .plural = gelingen
    .second = gelingst
    .command = gelinge
    .participle = gelungen
    .imperative = der Run gelingt
    .inverted = { GIVEN($what) ->
       *[yes] gelingt der Run
      }
outgrows =
    .base = übertreffen
    .third = übertrifft
    .plural = übertreffen
    .second = übertriffst
    .command = übertriff
    .participle = übertroffen
    .untold = yes
advances =
    .like = verb-separable
    .base = vorrücken
    .third = rückt
    .plural = rücken
    .second = rückst
    .command = rücke
    .participle = vorgerückt
    .prefix = vor
    .alone = yes
    .object = auf der Fortschrittsleiste ein Feld
sends =
    .like = verb-separable
    .base = aufdecken
    .third = deckt
    .plural = decken
    .second = deckst
    .command = decke
    .participle = aufgedeckt
    .prefix = auf
    .unit = n-normal-obstacle
unleashes =
    .like = verb-separable
    .base = aufdecken
    .third = deckt
    .plural = decken
    .second = deckst
    .command = decke
    .participle = aufgedeckt
    .prefix = auf
    .unit = n-hard-obstacle
proceeds =
    .like = verb-tail
    .base = gehen
    .third = geht
    .plural = gehen
    .second = gehst
    .command = geh
    .participle = weitergegangen
    .tail = zur nächsten Szene über
    .alone = yes
    .infinitive = zur nächsten Szene übergehen
intercepts =
    .like = verb-separable
    .base = abfangen
    .third = fängt
    .plural = fangen
    .second = fängst
    .command = fang
    .participle = abgefangen
    .prefix = ab
shelters =
    .base = schützen
    .third = schützt
    .plural = schützen
    .second = schützt
    .command = schütze
    .participle = geschützt
    .indicative = { NP($what) } schützt { NP($who, case: "acc") }: Aufgedeckte Hindernisse kommen vor ihm ins Spiel
    .predicate = schützt { NP($who, case: "acc") }: Aufgedeckte Hindernisse kommen vor ihm ins Spiel
    .imperative = schütze { NP($who, case: "acc") }: Aufgedeckte Hindernisse kommen vor ihm ins Spiel
place--n-band =
    .indicative = { NP($first) }{ GIVEN($last) ->
        [no] { "" }
       *[yes] –{ NP($last) }
      } Runner

### Redewendungen: NACHRICHT--NOMEN sagt die Nachricht der Kartensprache über dieses Nomen.

modify--p-gear-cost =
    .indicative = { NP($what) } { AGR($what) ->
        [one] kostet
       *[other] kosten
      } { $until } { SIZE($amount) } { SIGN($amount) ->
        [minus] weniger
       *[other] mehr
      }
    .inverted = { AGR($what) ->
        [one] kostet
       *[other] kosten
      } { NP($what) } { $until } { SIZE($amount) } { SIGN($amount) ->
        [minus] weniger
       *[other] mehr
      }
modify--p-threat-nuyen =
    .indicative = { NP($what) } { AGR($what) ->
        [one] bringt
       *[other] bringen
      } { $until } { SIZE($amount) } Nuyen { SIGN($amount) ->
        [minus] weniger
       *[other] mehr
      }
    .inverted = { AGR($what) ->
        [one] bringt
       *[other] bringen
      } { NP($what) } { $until } { SIZE($amount) } Nuyen { SIGN($amount) ->
        [minus] weniger
       *[other] mehr
      }
threshold--p-level = { $amount }+
threshold-most--p-level = { $amount } oder weniger
becomes--p-threat-facing =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] rückt
       *[other] rücken
      } zu { NP($amount, case: "dat") }
    .inverted = { AGR($owner) ->
        [one] rückt
       *[other] rücken
      } { NP($owner) } zu { NP($amount, case: "dat") }
    .predicate = { AGR($owner) ->
        [one] rückt
       *[other] rücken
      } zu { NP($amount, case: "dat") }
becomes--p-gear-X =
    .indicative = X ist { NP($amount) }
    .inverted = ist X { NP($amount) }
m-is--p-threat-facing = vor { LIST($values, join: "or", case: "dat") }
    .implies = z-row
m-is-not--p-threat-facing = { AGR($values) ->
    [you] vor einem anderen Runner
   *[other] , { AGR($head) ->
        [one] das
       *[other] die
      } nicht vor { LIST($values, join: "or", case: "dat") } { AGR($head) ->
        [one] liegt
       *[other] liegen
      },
  }
    .implies = z-row
m-other-than--p-threat-facing = außer { GIVEN(OWNER($what)) ->
    [no] { NP($what, case: "dat") }
   *[yes] dem, vor dem { NP(OWNER($what)) } liegt,
  }
gt--p-round-number--0 =
    .indicative = dies nicht die erste Runde ist
m-le--p-threat-remaining--0 = ohne übrige Stufen
m-with--p-threat-facing = vor { NP($what, case: "dat") }
m-without--p-threat-facing = vor { NP($what, det: "no", case: "dat") }
m-same--p-threat-facing = vor demselben Runner wie { NP($what) }
    .implies = z-row
m-in--z-runner-aside = , die { GIVEN(OWNER($zone)) ->
    [no] beiseitegelegt { AGR($head) ->
        [one] ist
       *[other] sind
      }
   *[yes] { NP(OWNER($zone)) } beiseitegelegt { AGR(OWNER($zone)) ->
        [you] hast
        [one] hat
       *[other] haben
      }
  },
m-there--z-runner-aside = , die { GIVEN(OWNER($zone)) ->
    [no] beiseitegelegt { AGR($head) ->
        [one] ist
       *[other] sind
      }
   *[yes] { NP(OWNER($zone)) } beiseitegelegt { AGR(OWNER($zone)) ->
        [you] hast
        [one] hat
       *[other] haben
      }
  },
m-is--p-gear-type = vom Typ { LIST($values, $property, join: "or") }
is--p-obstacle-type =
    .indicative = { NP($owner) } vom Typ { LIST($values, $owner, join: "or") } ist
m-empty--z-runner-hand = ohne Karten auf der Hand
m-not-empty--z-runner-hand = mit Karten auf der Hand
is-empty--z-runner-hand =
    .indicative = { NP($zone) } leer ist
move--z-runner-hand =
    .indicative = nimm { NP($what, case: "acc") } auf { NP($zone, case: "acc") }
    .inverted = nimmst du { NP($what, case: "acc") } auf { NP($zone, case: "acc") }
    .infinitive = { NP($what, case: "acc") } auf { NP($zone, case: "acc") } nehmen
    .predicate = nimm { NP($what, case: "acc") } auf { NP($zone, case: "acc") }
does-move--z-runner-hand =
    .indicative = { NP($who) } { AGR($who) ->
        [one] nimmt
       *[other] nehmen
      } { NP($what, case: "acc") } auf die Hand
    .inverted = { AGR($who) ->
        [one] nimmt
       *[other] nehmen
      } { NP($who) } { NP($what, case: "acc") } auf die Hand
    .predicate = { AGR($who) ->
        [one] nimmt
       *[other] nehmen
      } { NP($what, case: "acc") } auf die Hand
m-lt--p-runner-hp = mit weniger als { NP($amount, case: "dat") } LP
m-le--p-runner-hp = mit höchstens { NP($amount, case: "dat") } LP
m-ge--p-runner-hp = mit mindestens { NP($amount, case: "dat") } LP
m-gt--p-runner-hp = mit mehr als { NP($amount, case: "dat") } LP
m-le--p-threat-remaining = mit höchstens { NP($amount, case: "dat") } übrigen Stufen
m-ge--p-threat-remaining = mit mindestens { NP($amount, case: "dat") } übrigen Stufen
le--p-threat-remaining =
    .indicative = { NP($owner) } noch höchstens { NP($right, case: "acc") } Stufen { AGR($owner) ->
        [one] hat
       *[other] haben
      }
ge--p-threat-remaining =
    .indicative = { NP($owner) } noch mindestens { NP($right, case: "acc") } Stufen { AGR($owner) ->
        [one] hat
       *[other] haben
      }
ge--p-runner-alike =
    .indicative = { NP($owner) } in diesem Zug mindestens { NP($right, case: "acc") } Karten eines gemeinsamen Typs ausgespielt { AGR($owner) ->
        [you] hast
        [one] hat
       *[other] haben
      }
m-per--p-threat-cleared = für jede überwundene Stufe
m-per--p-more-obstacles = für jedes zusätzliche Hindernis
m-per--p-danger-zone = für jede Stufe der Gefahrenzone
m-per--p-stepped-up = für jede Stufe von { NP($what, det: "none") }
m-per--p-emt-gig = für jede Stufe von { NP($what, det: "none") }
m-per--p-elite-team = für jede Stufe von { NP($what, det: "none") }
become--a-condition-ok =
    .indicative = { NP($what) } { AGR($what) ->
        [you] verlierst
        [one] verliert
       *[other] verlieren
      } den Zustand „angeschlagen“
    .inverted = { AGR($what) ->
        [you] verlierst
        [one] verliert
       *[other] verlieren
      } { NP($what) } den Zustand „angeschlagen“
    .subordinate = { NP($what) } den Zustand „angeschlagen“ { AGR($what) ->
        [you] verlierst
        [one] verliert
       *[other] verlieren
      }
become--a-cover-kept =
    .indicative = { NP($what) } { AGR($what) ->
        [one] gilt
       *[other] gelten
      } nicht mehr als frisch angeschlagen
    .inverted = { AGR($what) ->
        [one] gilt
       *[other] gelten
      } { NP($what) } nicht mehr als frisch angeschlagen
    .subordinate = { NP($what) } nicht mehr als frisch angeschlagen { AGR($what) ->
        [one] gilt
       *[other] gelten
      }
m-in--z-runner-discard = { NP($zone, case: "gen") }
m-in--z-row = im Spiel
m-from--z-row = im Spiel
m-there--z-row = im Spiel
is-in--z-row =
    .indicative = { NP($what) } im Spiel { AGR($what) ->
        [one] ist
       *[other] sind
      }
is-not-in--z-row =
    .indicative = { NP($what) } nicht im Spiel { AGR($what) ->
        [one] ist
       *[other] sind
      }
is--p-runner-condition =
    .indicative = { NP($owner) } { LIST($values, $owner, join: "or") } { AGR($owner) ->
        [you] bist
        [one] ist
       *[other] sind
      }
is-not--p-runner-condition =
    .indicative = { NP($owner) } nicht { LIST($values, $owner, join: "or") } { AGR($owner) ->
        [you] bist
        [one] ist
       *[other] sind
      }
m-is-not--p-runner-condition = , { AGREE($head, ending: "agree-who") } nicht { LIST($values, $head, join: "or") } { AGR($head) ->
        [one] ist
       *[other] sind
      },
is--p-threat-difficulty =
    .indicative = { NP($owner) } { LIST($values, $owner, join: "or") } { AGR($owner) ->
        [one] ist
       *[other] sind
      }
is-not--p-threat-difficulty =
    .indicative = { NP($owner) } nicht { LIST($values, $owner, join: "or") } { AGR($owner) ->
        [one] ist
       *[other] sind
      }
m-is-not--p-threat-difficulty = , { AGREE($head, ending: "agree-who") } nicht { LIST($values, $head, join: "or") } { AGR($head) ->
        [one] ist
       *[other] sind
      },
is--p-threat-facing =
    .indicative = { NP($owner) } vor { LIST($values, join: "or", case: "dat") } { AGR($owner) ->
        [one] liegt
       *[other] liegen
      }
is-not--p-threat-facing =
    .indicative = { NP($owner) } nicht vor { LIST($values, join: "or", case: "dat") } { AGR($owner) ->
        [one] liegt
       *[other] liegen
      }
m-le--p-gear-cost = , die höchstens { NP($amount, case: "acc") } { AGR($head) ->
        [one] kostet
       *[other] kosten
      },
m-ge--p-gear-cost = , die mindestens { NP($amount, case: "acc") } { AGR($head) ->
        [one] kostet
       *[other] kosten
      },
m-gt--p-gear-cost = , die mehr als { NP($amount, case: "acc") } { AGR($head) ->
        [one] kostet
       *[other] kosten
      },
m-lt--p-gear-cost = , die weniger als { NP($amount, case: "acc") } { AGR($head) ->
        [one] kostet
       *[other] kosten
      },
falls--p-runner-nuyen =
    .indicative = { SORT($amount) ->
        [number] { NP($owner) } { AGR($owner) ->
        [you] verlierst
        [one] verliert
       *[other] verlieren
      } { NP($amount) } Nuyen
       *[phrase] { NP($property) } sinkt um { NP($amount, case: "acc") }
      }
    .inverted = { SORT($amount) ->
        [number] { AGR($owner) ->
        [you] verlierst
        [one] verliert
       *[other] verlieren
      } { NP($owner) } { NP($amount) } Nuyen
       *[phrase] sinkt { NP($property) } um { NP($amount, case: "acc") }
      }
rises--p-runner-nuyen =
    .indicative = { SORT($amount) ->
        [number] { NP($owner) } { AGR($owner) ->
        [you] bekommst
        [one] bekommt
       *[other] bekommen
      } { NP($amount) } Nuyen
       *[phrase] { NP($property) } steigt um { NP($amount, case: "acc") }
      }
    .inverted = { SORT($amount) ->
        [number] { AGR($owner) ->
        [you] bekommst
        [one] bekommt
       *[other] bekommen
      } { NP($owner) } { NP($amount) } Nuyen
       *[phrase] steigt { NP($property) } um { NP($amount, case: "acc") }
      }
m-from--z-market = vom Schwarzmarkt
m-from--z-runner-played = aus { NP($zone, case: "dat") }
m-in--z-market = auf dem Schwarzmarkt
m-there--z-market = auf dem Schwarzmarkt

### Redewendungen des Spiels: i-NAME, mit den offenen Teilen der Zeile.

starts-with =
    .indicative = { NP($who) } { AGR($who) ->
        [you] beginnst
        [one] beginnt
       *[other] beginnen
      } das Spiel mit { LIST($items, join: "and", frame: "item") }
    .inverted = { AGR($who) ->
        [you] beginnst
        [one] beginnt
       *[other] beginnen
      } { NP($who) } das Spiel mit { LIST($items, join: "and", frame: "item") }
i-more-cards =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] Karte
       *[other] Karten
      } mehr auf der Hand
i-more-nuyen =
    .list = starts-with
    .item = { $amount } Nuyen mehr
i-more-hp =
    .list = starts-with
    .item = { $amount } LP mehr
i-more-quick-shots =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] Schnellschuss
       *[other] Schnellschüssen
      } mehr
i-more-manas =
    .list = starts-with
    .item = { $amount } Mana mehr
i-more-marks =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] Marke
       *[other] Marken
      } mehr
i-more-smarts =
    .list = starts-with
    .item = { $amount } Straßenschläue mehr
i-most-cards =
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } pro Zug höchstens { $count } { PLURAL($count) ->
        [one] Karte
       *[other] Karten
      } ausspielen
i-most-cards-in-turn =
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } in { AGR($who) ->
        [you] deinem
        [one] seinem
       *[other] ihrem
      } Zug höchstens { $count } { PLURAL($count) ->
        [one] Karte
       *[other] Karten
      } ausspielen
i-no-healing =
    .indicative = { NP($who) } { AGR($who) ->
        [you] kannst
        [one] kann
       *[other] können
      } nicht geheilt werden
    .inverted = { AGR($who) ->
        [you] kannst
        [one] kann
       *[other] können
      } { NP($who) } nicht geheilt werden
    .predicate = { AGR($who) ->
        [you] kannst
        [one] kann
       *[other] können
      } nicht geheilt werden
i-heals-nobody =
    .indicative = { AGR($who) ->
        [you] deine Karten
       *[other] die Karten { NP($who, case: "gen") }
      } können niemanden heilen
i-another-turn =
    .indicative = { NP($who) } { AGR($who) ->
        [you] führst
        [one] führt
       *[other] führen
      } einen weiteren Zug aus
    .inverted = { AGR($who) ->
        [you] führst
        [one] führt
       *[other] führen
      } { NP($who) } einen weiteren Zug aus
    .imperative = führe einen weiteren Zug aus
    .infinitive = einen weiteren Zug ausführen
    .predicate = { AGR($who) ->
        [you] führst
        [one] führt
       *[other] führen
      } einen weiteren Zug aus
i-full-repair =
    .indicative = { NP($what) } { AGR($what) ->
        [one] stellt alle seine
       *[other] stellen alle ihre
      } überwundenen Stufen wieder her
    .inverted = { AGR($what) ->
        [one] stellt
       *[other] stellen
      } { NP($what) } alle { AGR($what) ->
        [one] seine
       *[other] ihre
      } überwundenen Stufen wieder her
    .predicate = { AGR($what) ->
        [one] stellt alle seine
       *[other] stellen alle ihre
      } überwundenen Stufen wieder her
i-cheaper-purchase =
    .indicative = die nächste Karte, die { NP($who) } in diesem Zug vom Schwarzmarkt { AGR($who) ->
        [you] kaufst
        [one] kauft
       *[other] kaufen
      }, kostet { $amount } weniger
    .per = die nächste Karte, die { NP($who) } in diesem Zug vom Schwarzmarkt { AGR($who) ->
        [you] kaufst
        [one] kauft
       *[other] kaufen
      }, kostet { $amount } weniger { CLAUSE($per) }

### Änderungen gedruckter Zahlen: change--EIGENSCHAFT steht für eine von mehreren.

change--p-mission-minions =
    .indicative = { $amount } { PLURAL($amount) ->
        [one] Hindernis
       *[other] Hindernisse
      } pro Runde
    .per = { $amount } { PLURAL($amount) ->
        [one] Hindernis
       *[other] Hindernisse
      } pro Runde { CLAUSE($per) }
change--p-mission-quiet-rounds =
    .indicative = { $amount } { PLURAL($amount) ->
        [one] Runde
       *[other] Runden
      } ohne Crossfire-Ereignis
    .per = { $amount } { PLURAL($amount) ->
        [one] Runde
       *[other] Runden
      } ohne Crossfire-Ereignis { CLAUSE($per) }
i-obstacles-of-the-round =
    .indicative = decke so viele Hindernisse auf, wie { NP($what) } pro Runde hat
    .inverted = deckst du so viele Hindernisse auf, wie { NP($what) } pro Runde hat
i-quiet-start =
    .indicative = in den Runden ohne Crossfire-Ereignis { NP($what, case: "gen") } können die Runner keines aufdecken
i-affordable =
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } eine Karte vom Schwarzmarkt kaufen, die { AGR($who) ->
        [you] du dir leisten kannst
        [one] er sich leisten kann
       *[other] sie sich leisten können
      }
    .inverted = { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { NP($who) } eine Karte vom Schwarzmarkt kaufen, die { AGR($who) ->
        [you] du dir leisten kannst
        [one] er sich leisten kann
       *[other] sie sich leisten können
      }
    .predicate = { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } eine Karte vom Schwarzmarkt kaufen, die { AGR($who) ->
        [you] du dir leisten kannst
        [one] er sich leisten kann
       *[other] sie sich leisten können
      }
i-stand-in =
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } ein Hindernis vor dem Klienten { NP($what, case: "gen") } abfangen, das die Farbe einer { AGR($who) ->
        [you] deiner
        [one] seiner
       *[other] ihrer
      } Rollen hat
    .inverted = { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } { NP($who) } ein Hindernis vor dem Klienten { NP($what, case: "gen") } abfangen, das die Farbe einer { AGR($who) ->
        [you] deiner
        [one] seiner
       *[other] ihrer
      } Rollen hat
    .predicate = { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } ein Hindernis vor dem Klienten { NP($what, case: "gen") } abfangen, das die Farbe einer { AGR($who) ->
        [you] deiner
        [one] seiner
       *[other] ihrer
      } Rollen hat
