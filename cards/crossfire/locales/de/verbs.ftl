### Crossfire, Deutsch: was geschehen kann. Wörter: base (ziehen), third (zieht), plural (ziehen), second (ziehst), command
### (ziehe), participle (gezogen); prefix (ab) mit .like = verb-separable, tail (ins Spiel) mit .like = verb-tail.
### Wem ein Hindernis gegenübersteht, vor dem liegt es: „ein Hindernis vor dir“.

# source: 47cc6500
draws =
    .base = ziehen
    .third = zieht
    .plural = ziehen
    .second = ziehst
    .command = ziehe
    .participle = gezogen
    .unit = n-card
# source: 3859b6f8
discards =
    .like = verb-separable
    .base = abwerfen
    .third = wirft
    .plural = werfen
    .second = wirfst
    .command = wirf
    .participle = abgeworfen
    .prefix = ab
# source: 03e11752
heals =
    .like = verb-separable
    .base = zurückerhalten
    .third = erhält
    .plural = erhalten
    .second = erhältst
    .command = erhalte
    .participle = zurückerhalten
    .prefix = zurück
    .unit = n-hp
    .granting = { NP($who, case: "dat") } { NP($amount) } LP zurückgeben
# source: 42cba759
suffers =
    .base = erleiden
    .third = erleidet
    .plural = erleiden
    .second = erleidest
    .command = du erleidest
    .participle = erlitten
    .unit = n-damage
# source: d148bcac
gains =
    .base = erhalten
    .third = erhält
    .plural = erhalten
    .second = erhältst
    .command = erhalte
    .participle = erhalten
    .unit = n-nuyen
# source: f813c3c7
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
# source: de61600c
flips-to =
    .like = verb-tail
    .base = ausgelegt werden
    .third = wird
    .plural = werden
    .second = wirst
    .command = werde
    .participle = ausgelegt
    .tail = ausgelegt
    .to = vor { NP($what, case: "dat") }
    .perfect = { NP($foe) }‡ vor { NP($target, case: "dat") } ausgelegt worden { AGR($foe) ->
        [one] ist
       *[other] sind
      }
# source: 3653856e
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
# source: b08465e2
arrives =
    .like = verb-tail
    .base = ausgelegt werden
    .third = wird
    .plural = werden
    .second = wirst
    .command = werde
    .participle = platziert
    .tail = ausgelegt
    .untold = yes
    .alone = yes
    .object = vor { AGR($subject) ->
        [you] dem Runner deiner
        [one] dem Runner seiner
       *[other] den Runnern ihrer
      } Farbe
# source: 4f23a900
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
# source: e6a54d1f
defeats =
    .base = besiegen
    .third = besiegt
    .plural = besiegen
    .second = besiegst
    .command = besiege
    .participle = besiegt
    .reader = current
# source: dfae1c2f
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
# source: 9491f437
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
# source: 9f23d766
strikes-with =
    .base = treffen
    .third = trifft
    .plural = treffen
    .second = triffst
    .command = triff
    .participle = getroffen
# source: 684f447f
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
# source: 6bce4bef
wears =
    .like = verb-tail
    .base = anwenden
    .third = wendet
    .plural = wenden
    .second = wendest
    .command = wende
    .participle = angewandt
    .untold = yes
    .tail = an
    .object = den Schaden { FORM($thing) ->
        [it] darauf
       *[other] auf { NP($thing, case: "acc") }
      }
# source: 62ba36f8
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
# source: b7e2ab38
opens =
    .base = eröffnen
    .third = eröffnet
    .plural = eröffnen
    .second = eröffnest
    .command = eröffne
    .participle = eröffnet
    .alone = yes
    .object = eine neue Szene
# source: d9f525ec
closes =
    .base = beenden
    .third = beendet
    .plural = beenden
    .second = beendest
    .command = beende
    .participle = beendet
    .alone = yes
    .object = die Szene
# source: 6dab9af3
plays =
    .like = verb-separable
    .base = ausspielen
    .third = spielt
    .plural = spielen
    .second = spielst
    .command = spiele
    .participle = ausgespielt
    .prefix = aus
# source: 99acd517
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
# source: ccffb247
buys =
    .base = kaufen
    .third = kauft
    .plural = kaufen
    .second = kaufst
    .command = kaufe
    .participle = gekauft
# source: fac03867
appears =
    .like = verb-tail
    .base = enthüllt werden
    .third = wird
    .plural = werden
    .second = wirst
    .command = werde
    .participle = enthüllt
    .tail = enthüllt
# source: aeb4a731
retires =
    .like = verb-tail
    .base = abgelegt werden
    .third = wird
    .plural = werden
    .second = wirst
    .command = werde
    .participle = abgelegt
    .tail = abgelegt
# source: f19dd277
calms =
    .like = verb-tail
    .base = gelegt werden
    .third = wird
    .plural = werden
    .second = wirst
    .command = werde
    .participle = unter das Crossfire-Deck gelegt
    .tail = gelegt
    .alone = yes
    .object = unter das Crossfire-Deck
# source: 7077ec0f
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
# source: 121f8899
cycles =
    .like = verb-separable
    .base = austauschen
    .third = tauscht
    .plural = tauschen
    .second = tauschst
    .command = tausche
    .participle = ausgetauscht
    .prefix = aus
# source: b5edddd5
embodies =
    .base = wählen
    .third = wählt
    .plural = wählen
    .second = wählst
    .command = wähle
    .participle = gewählt
    .object = { FORM($thing) ->
        [none] den Metatyp { NP($thing, case: "acc") }
       *[other] { NP($thing, case: "acc") }
      }
# source: de7b5867
enlists =
    .base = übernehmen
    .third = übernimmt
    .plural = übernehmen
    .second = übernimmst
    .command = übernimm
    .participle = übernommen
    .object = { FORM($thing) ->
        [none] die Rolle { NP($thing, case: "acc") }
       *[other] { NP($thing, case: "acc") }
      }
# source: 2f1a144c
announces =
    .base = enthüllen
    .third = enthüllt
    .plural = enthüllen
    .second = enthüllst
    .command = enthülle
    .participle = enthüllt
    .alone = yes
    .object = ein neues Crossfire-Ereignis
    .negated = kein neues Crossfire-Ereignis enthüllen
# source: 80fde6b9
earns =
    .base = erhalten
    .third = erhält
    .plural = erhalten
    .second = erhältst
    .command = erhalte
    .participle = erhalten
    .unit = p-runner-karma
# source: 875e02d1
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
      }{ FORM($shade) ->
        [none] { NP($shade) }en Schaden
       *[other] Schaden { NP($shade, case: "gen") }
      } zufügen
    .negated = { GIVEN($foe) ->
        [no] { "" }
       *[yes] { NP($foe, case: "dat") }{ " " }
      }{ GIVEN($amount) ->
        [no] keinen{ " " }
       *[yes] nicht { NP($amount) }{ " " }
      }{ FORM($shade) ->
        [none] { NP($shade) }en Schaden
       *[other] Schaden { NP($shade, case: "gen") }
      } zufügen
# source: d532861d
deals-to =
    .like = verb-separable
    .base = zufügen
    .third = fügt
    .plural = fügen
    .second = fügst
    .command = füge
    .participle = zugefügt
    .prefix = zu
    .untold = yes
    .imperative = füge den Schaden { NP($what, case: "gen") } { NP($foe, case: "dat") } zu
    .to = { NP($what, case: "dat") }
    .object = { FORM($thing) ->
        [it] { NP($thing, case: "gen") } Schaden
       *[other] den Schaden { NP($thing, case: "gen") }
      }
# source: 26fe215b
mimics =
    .like = verb-separable
    .base = nachahmen
    .third = ahmt
    .plural = ahmen
    .second = ahmst
    .command = ahme
    .participle = nachgeahmt
    .prefix = nach
    .indicative = { FORM($what) ->
        [none] { NP($what) } wird als Kopie { NP($model, case: "gen") } ausgespielt
        [this-one] spiele { NP($what, det: "this", case: "acc") } als Kopie { NP($model, case: "gen") } aus
       *[other] spiele { NP($what, case: "acc") } als Kopie { NP($model, case: "gen") } aus
      }, mit dem Schaden beider Karten
    .predicate = spiele { FORM($what) ->
        [this-one] { NP($what, det: "this", case: "acc") }
       *[other] { NP($what, case: "acc") }
      } als Kopie { NP($model, case: "gen") } aus, mit dem Schaden beider Karten
# source: 26b3381b
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
# source: 69d795e1
seeks =
    .base = suchen
    .third = sucht
    .plural = suchen
    .second = suchst
    .command = suche
    .participle = gerufen
    .untold = yes
    .object = { FORM($thing) ->
        [none] den Runner der Farbe { NP($thing) }
       *[other] den Runner { NP($thing, case: "gen") }
      }
# source: 4e9b6e57
invokes =
    .base = rufen
    .third = ruft
    .plural = rufen
    .second = rufst
    .command = rufe
    .participle = gerufen
    .untold = yes
    .object = den Runner für { NP($thing, case: "acc") }
# source: c8835462
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
# source: c046ce10
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
# source: a775c48f
fathoms =
    .like = verb-tail
    .base = aufdecken
    .third = deckt
    .plural = decken
    .second = deckst
    .command = decke
    .participle = durchsucht
    .alone = yes
    .tail = auf, bis zwei davon denselben Typ haben; die letzte wird oben auf das Deck zurückgelegt, die anderen werden beiseitegelegt
    .object = nacheinander die obersten Karten { AGR($subject) ->
        [you] deines
        [one] seines
       *[other] ihres
      } Decks
    .imperative = decke nacheinander die obersten Karten deines Decks auf, bis zwei davon denselben Typ haben. Lege die letzte oben auf dein Deck zurück und die anderen beiseite
# source: 755df302
stacks =
    .like = verb-separable
    .base = zurücklegen
    .prefix = zurück
    .third = legt
    .plural = legen
    .second = legst
    .command = lege
    .participle = zurückgelegt
    .alone = yes
    .object = die beiseitegelegten Karten in beliebiger Reihenfolge oben auf { AGR($subject) ->
        [you] dein
        [one] sein
       *[other] ihr
      } Deck
# source: ff54250a
covers =
    .like = verb-separable
    .base = zurücklegen
    .prefix = zurück
    .third = legt
    .plural = legen
    .second = legst
    .command = lege
    .participle = zurückgelegt
    .alone = yes
    .object = die beiseitegelegten Karten in derselben Reihenfolge oben auf { AGR($subject) ->
        [you] dein
        [one] sein
       *[other] ihr
      } Deck
# source: ec796a1e
retrieves =
    .like = verb-tail
    .base = nehmen
    .third = nimmt
    .plural = nehmen
    .second = nimmst
    .command = nimm
    .participle = zurückgenommen
    .tail = auf die Hand zurück
    .infinitive = { NP($what, case: "acc") } auf die Hand zurücknehmen
# source: 40f14a04
recalls =
    .like = verb-separable
    .base = zurückrufen
    .third = ruft
    .plural = rufen
    .second = rufst
    .command = rufe
    .participle = zurückgerufen
    .prefix = zurück
# source: 6ed360e3
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
# source: 3470482d
yields =
    .like = verb-tail
    .base = abgelegt und durch das nächste Hindernis desselben Decks ersetzt werden
    .third = wird
    .plural = werden
    .second = wirst
    .command = werde
    .participle = ausgetauscht
    .tail = abgelegt und durch das nächste Hindernis desselben Decks ersetzt
    .causative = lege { NP($foe, case: "acc") } ab und ersetze es durch das nächste Hindernis desselben Decks
    .causative-infinitive = { NP($foe, case: "acc") } ablegen und durch das nächste Hindernis desselben Decks ersetzen
    .causative-third = legt { NP($foe, case: "acc") } ab und ersetzt es durch das nächste Hindernis desselben Decks
    .causative-inverted = legst du { NP($foe, case: "acc") } ab und ersetzt es durch das nächste Hindernis desselben Decks
# source: 1e003785
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
# source: bac8f99c
fills-with =
    .base = füllen
    .third = füllt
    .plural = füllen
    .second = füllst
    .command = fülle
    .participle = gefüllt

# ---- Kampf gegen den Drachen
# source: 19c2a06b
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
# source: 3bc58412
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
# source: 69d51c5d
summons =
    .like = verb-separable
    .base = auslegen
    .third = legt
    .plural = legen
    .second = legst
    .command = lege
    .participle = ausgelegt
    .prefix = aus
    .unit = n-obstacle
# source: 9d816d9b
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
# source: 376ec353
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
# source: 1f32a601
outgrows =
    .base = übertreffen
    .third = übertrifft
    .plural = übertreffen
    .second = übertriffst
    .command = übertriff
    .participle = übertroffen
    .untold = yes
# source: b0db55af
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
# source: 54a09e58
sends =
    .like = verb-separable
    .base = auslegen
    .third = legt
    .plural = legen
    .second = legst
    .command = lege
    .participle = ausgelegt
    .prefix = aus
    .unit = n-normal-obstacle
# source: 1e6cddda
unleashes =
    .like = verb-separable
    .base = auslegen
    .third = legt
    .plural = legen
    .second = legst
    .command = lege
    .participle = ausgelegt
    .prefix = aus
    .unit = n-hard-obstacle
# source: b93e5c0f
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
# source: f5f286a5
intercepts =
    .like = verb-separable
    .base = abfangen
    .third = fängt
    .plural = fangen
    .second = fängst
    .command = fang
    .participle = abgefangen
    .prefix = ab
# source: 1430fda4
shelters =
    .base = schützen
    .third = schützt
    .plural = schützen
    .second = schützt
    .command = schütze
    .participle = geschützt
    .indicative = { NP($what) } schützt { NP($who, case: "acc") }: Neue Hindernisse werden vor ihm ausgelegt
    .predicate = schützt { NP($who, case: "acc") }: Neue Hindernisse werden vor ihm ausgelegt
    .imperative = schütze { NP($who, case: "acc") }: Neue Hindernisse werden vor ihm ausgelegt
# source: de40b083
place--n-band =
    .indicative = { NP($first) }{ GIVEN($last) ->
        [no] { "" }
       *[yes] –{ NP($last) }
      } Runner

### Redewendungen: NACHRICHT--NOMEN sagt die Nachricht der Kartensprache über dieses Nomen.

# source: eb3188c0
modify--p-gear-cost =
    .indicative = { NP($what) } { AGR($what) ->
        [one] kostet
       *[other] kosten
      } { $until } { SIZE($amount) } Nuyen { SIGN($amount) ->
        [minus] weniger
       *[other] mehr
      }
    .inverted = { AGR($what) ->
        [one] kostet
       *[other] kosten
      } { NP($what) } { $until } { SIZE($amount) } Nuyen { SIGN($amount) ->
        [minus] weniger
       *[other] mehr
      }
# source: 73427196
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
modify-all--n-mission =
    .indicative = { NP($what) } { AGR($what) ->
        [one] bringt
       *[other] bringen
      } { $until } { LIST($changes, join: "and") }
    .inverted = { AGR($what) ->
        [one] bringt
       *[other] bringen
      } { NP($what) } { $until } { LIST($changes, join: "and") }
# source: b7a92800
threshold--p-level = { $amount }+
# source: f098c242
threshold-most--p-level = { $amount } oder weniger
# source: 4404b97a
gt--p-unharmed--0 =
    .indicative = mindestens ein Runner stabil ist
# source: 0351caa2
eq--p-unharmed--0 =
    .indicative = kein Runner stabil ist
# source: 5507624a
becomes-thing--p-threat-facing =
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
# source: c0ccd339
becomes--p-gear-X =
    .indicative = X ist { NP($amount) }
    .inverted = ist X { NP($amount) }
# source: cbe3ef84
m-is--p-threat-facing = vor { LIST($values, join: "or", case: "dat") }
    .implies = z-row
# source: af6d0d0b
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
# source: fef5de13
m-other-than--p-threat-facing = außer { GIVEN(OWNER($what)) ->
    [no] { NP($what, case: "dat") }
   *[yes] dem, vor dem { NP(OWNER($what)) } liegt,
  }
# source: 6d1b6cf0
gt--p-round-number--0 =
    .indicative = dies nicht die erste Runde ist
there-is--n-obstacle =
    .indicative = { NP($what) } { AGR($what) ->
        [one] ist
       *[other] sind
      }
there-is-no--n-obstacle =
    .indicative = { NP($what, det: "no") } { AGR($what) ->
        [one] ist
       *[other] sind
      }
there-is--n-aspect =
    .indicative = { NP($what) } { AGR($what) ->
        [one] ist
       *[other] sind
      }
there-is-no--n-aspect =
    .indicative = { NP($what, det: "no") } { AGR($what) ->
        [one] ist
       *[other] sind
      }
there-is--n-gear =
    .indicative = { NP($what) } { AGR($what) ->
        [one] ist
       *[other] sind
      }
there-is-no--n-gear =
    .indicative = { NP($what, det: "no") } { AGR($what) ->
        [one] ist
       *[other] sind
      }
# source: 4ad59215
m-le--p-threat-remaining--0 = , { AGREE($head, ending: "agree-who") } keine Stufen mehr { AGR($head) ->
    [one] hat
   *[other] haben
  },
# source: 30f01ba1
m-with--p-threat-facing = , vor { AGREE($head, ending: "agree-dem") } { NP($what) } { AGR($what) ->
    [one] liegt
   *[other] liegen
  },
# source: d7a04eac
m-without--p-threat-facing = , vor { AGREE($head, ending: "agree-dem") } { NP($what, det: "no") } liegt,
# source: 2791c3d1
m-same--p-threat-facing = , { AGREE($head, ending: "agree-who") } vor demselben Runner { AGR($head) ->
    [one] liegt
   *[other] liegen
  } wie { NP($what) },
    .implies = z-row
# source: 83d34024
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
# source: 9eab3749
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
# source: f14a520c
m-is--p-gear-type = vom Typ { LIST($values, $property, join: "or") }
# source: 5923c4d1
is--p-obstacle-type =
    .indicative = { NP($owner) } vom Typ { LIST($values, $owner, join: "or") } ist
# source: e8566a61
m-empty--z-runner-hand = ohne Karten auf der Hand
# source: df3ea0f6
m-not-empty--z-runner-hand = mit Karten auf der Hand
# source: 66fc6d1d
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
# source: 7c1e12ab
m-lt--p-runner-hp = mit weniger als { NP($amount, case: "dat") } LP
# source: d55ea604
m-le--p-runner-hp = mit höchstens { NP($amount, case: "dat") } LP
# source: af82eac9
m-ge--p-runner-hp = mit mindestens { NP($amount, case: "dat") } LP
# source: 226ca5c1
m-gt--p-runner-hp = { SORT($amount) ->
    [number] mit mehr als { NP($amount, case: "dat") } LP
   *[phrase] , { AGREE($head, ending: "agree-whose") } { NP($property, det: "none") } größer sind als { NP($amount) },
  }
# source: 9bfb0a2e
m-le--p-threat-remaining = mit höchstens { NP($amount, case: "dat") } übrigen Stufen
# source: 7dde8900
m-ge--p-threat-remaining = mit mindestens { NP($amount, case: "dat") } übrigen Stufen
# source: 06e14669
le--p-threat-remaining =
    .indicative = { NP($owner) } noch höchstens { NP($right, case: "acc") } Stufen { AGR($owner) ->
        [one] hat
       *[other] haben
      }
# source: 078e44b3
ge--p-threat-remaining =
    .indicative = { NP($owner) } noch mindestens { NP($right, case: "acc") } Stufen { AGR($owner) ->
        [one] hat
       *[other] haben
      }
# source: 9577383b
ge--p-runner-alike =
    .indicative = { NP($owner) } in diesem Zug mindestens { NP($right, case: "acc") } Karten desselben Typs ausgespielt { AGR($owner) ->
        [you] hast
        [one] hat
       *[other] haben
      }
# source: 48cc36ac
m-per--p-threat-cleared = für jede überwundene Stufe
# source: 4de448d6
m-per--p-more-obstacles = für jedes zusätzliche Hindernis
# source: cce720e8
m-per--p-danger-zone = für jede Stufe der Gefahrenzone
# source: 396c81b2
m-per--p-stepped-up = für jede Stufe von „{ NP($what, det: "none") }“
# source: 7af23668
m-per--p-emt-gig = für jede Stufe von „{ NP($what, det: "none") }“
# source: 91c8d8ac
m-per--p-elite-team = für jede Stufe von „{ NP($what, det: "none") }“
# source: 3c0c3b48
become--a-condition-ok =
    .indicative = { AGR($what) ->
        [you] dein Zustand „angeschlagen“
       *[other] der Zustand „angeschlagen“ { NP($what, case: "gen") }
      } endet
    .inverted = endet { AGR($what) ->
        [you] dein Zustand „angeschlagen“
       *[other] der Zustand „angeschlagen“ { NP($what, case: "gen") }
      }
    .subordinate = { AGR($what) ->
        [you] dein Zustand „angeschlagen“
       *[other] der Zustand „angeschlagen“ { NP($what, case: "gen") }
      } endet
become--a-payoff-waiting =
    .indicative = die Belohnung für { NP($what, case: "acc") } steht noch aus
    .inverted = steht die Belohnung für { NP($what, case: "acc") } noch aus
    .subordinate = die Belohnung für { NP($what, case: "acc") } noch aussteht
# source: e7111654
become--a-cover-kept =
    .infinitive = nicht mehr als frisch angeschlagen gelten
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
# source: d1aa5074
m-in--z-row = im Spiel
# source: 07e181ca
m-from--z-row = im Spiel
# source: 63e290f5
m-there--z-row = im Spiel
# source: f0bca0ec
is-in--z-row =
    .indicative = { NP($what) } im Spiel { AGR($what) ->
        [one] ist
       *[other] sind
      }
# source: a3b00c50
is-not-in--z-row =
    .indicative = { NP($what) } nicht im Spiel { AGR($what) ->
        [one] ist
       *[other] sind
      }
# source: 7d7b424e
is--p-runner-condition =
    .indicative = { NP($owner) } { LIST($values, $owner, join: "or") } { AGR($owner) ->
        [you] bist
        [one] ist
       *[other] sind
      }
# source: aef622a2
is-not--p-runner-condition =
    .indicative = { NP($owner) } nicht { LIST($values, $owner, join: "or") } { AGR($owner) ->
        [you] bist
        [one] ist
       *[other] sind
      }
# source: fa88259f
m-is-not--p-runner-condition = , { AGREE($head, ending: "agree-who") } nicht { LIST($values, $head, join: "or") } { AGR($head) ->
        [one] ist
       *[other] sind
      },
# source: 8e626809
is--p-threat-difficulty =
    .indicative = { NP($owner) } { LIST($values, $owner, join: "or") } { AGR($owner) ->
        [one] ist
       *[other] sind
      }
# source: 78469ef8
is-not--p-threat-difficulty =
    .indicative = { NP($owner) } nicht { LIST($values, $owner, join: "or") } { AGR($owner) ->
        [one] ist
       *[other] sind
      }
# source: 34cf6948
m-is-not--p-threat-difficulty = , { AGREE($head, ending: "agree-who") } nicht { LIST($values, $head, join: "or") } { AGR($head) ->
        [one] ist
       *[other] sind
      },
# source: 39951a60
is--p-threat-facing =
    .indicative = { NP($owner) } vor { LIST($values, join: "or", case: "dat") } { AGR($owner) ->
        [one] liegt
       *[other] liegen
      }
# source: 657888e5
is-not--p-threat-facing =
    .indicative = { NP($owner) } nicht vor { LIST($values, join: "or", case: "dat") } { AGR($owner) ->
        [one] liegt
       *[other] liegen
      }
# source: 346916a1
m-le--p-gear-cost = , die höchstens { NP($amount, case: "acc") } { SORT($amount) ->
        [number] Nuyen
       *[phrase] { "" }
      } { AGR($head) ->
        [one] kostet
       *[other] kosten
      },
# source: 36348e3d
m-ge--p-gear-cost = , die mindestens { NP($amount, case: "acc") } { SORT($amount) ->
        [number] Nuyen
       *[phrase] { "" }
      } { AGR($head) ->
        [one] kostet
       *[other] kosten
      },
# source: 02de197e
m-gt--p-gear-cost = , die mehr als { NP($amount, case: "acc") } { SORT($amount) ->
        [number] Nuyen
       *[phrase] { "" }
      } { AGR($head) ->
        [one] kostet
       *[other] kosten
      },
# source: cc6a7b60
m-lt--p-gear-cost = , die weniger als { NP($amount, case: "acc") } { SORT($amount) ->
        [number] Nuyen
       *[phrase] { "" }
      } { AGR($head) ->
        [one] kostet
       *[other] kosten
      },
# source: 9666b107
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
# source: 1cc5c1ed
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

# source: 9184c2d6
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
# source: 922289e8
i-more-cards =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] Karte
       *[other] Karten
      } mehr auf der Hand
# source: fadde605
i-more-nuyen =
    .list = starts-with
    .item = { $amount } Nuyen mehr
# source: 7db5a475
i-more-hp =
    .list = starts-with
    .item = { $amount } LP mehr
# source: 2774a53a
i-more-quick-shots =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] zusätzlichen Karte
       *[other] zusätzlichen Karten
      } „Schnellschuss“ im Deck
# source: e410d843
i-more-manas =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] zusätzlichen Karte
       *[other] zusätzlichen Karten
      } „Mana“ im Deck
# source: f47d0877
i-more-marks =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] zusätzlichen Karte
       *[other] zusätzlichen Karten
      } „Marke“ im Deck
# source: ddbfa8f5
i-more-smarts =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] zusätzlichen Karte
       *[other] zusätzlichen Karten
      } „Straßenschläue“ im Deck
# source: fb9554b6
i-most-cards =
    .indicative = { NP($who) } { AGR($who) ->
        [you] darfst
        [one] darf
       *[other] dürfen
      } pro Zug höchstens { $count } { PLURAL($count) ->
        [one] Karte
       *[other] Karten
      } ausspielen
# source: 20c19d8b
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
# source: 2da3f725
i-no-healing =
    .indicative = { NP($who) } { AGR($who) ->
        [you] kannst
        [one] kann
       *[other] können
      } keine LP zurückerhalten
    .inverted = { AGR($who) ->
        [you] kannst
        [one] kann
       *[other] können
      } { NP($who) } keine LP zurückerhalten
    .predicate = { AGR($who) ->
        [you] kannst
        [one] kann
       *[other] können
      } keine LP zurückerhalten
# source: 937f03c8
i-heals-nobody =
    .indicative = durch { AGR($who) ->
        [you] deine Karten
       *[other] die Karten { NP($who, case: "gen") }
      } kann niemand LP zurückerhalten
# source: 9177ef99
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
# source: e3dd4b89
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
# source: 608fc95b
i-cheaper-purchase =
    .indicative = die nächste Karte, die { NP($who) } in diesem Zug vom Schwarzmarkt { AGR($who) ->
        [you] kaufst
        [one] kauft
       *[other] kaufen
      }, kostet { $amount } Nuyen weniger
    .per = die nächste Karte, die { NP($who) } in diesem Zug vom Schwarzmarkt { AGR($who) ->
        [you] kaufst
        [one] kauft
       *[other] kaufen
      }, kostet { $amount } Nuyen weniger { CLAUSE($per) }

### Änderungen gedruckter Zahlen: change--EIGENSCHAFT steht für eine von mehreren.

# source: 91af78a7
change--p-mission-minions =
    .indicative = { $amount } { PLURAL($amount) ->
        [one] Hindernis
       *[other] Hindernisse
      } pro Runde
    .per = { $amount } { PLURAL($amount) ->
        [one] Hindernis
       *[other] Hindernisse
      } pro Runde { CLAUSE($per) }
# source: 9c0fa014
change--p-mission-quiet-rounds =
    .indicative = { $amount } { PLURAL($amount) ->
        [one] Runde
       *[other] Runden
      } ohne Crossfire-Ereignis
    .per = { $amount } { PLURAL($amount) ->
        [one] Runde
       *[other] Runden
      } ohne Crossfire-Ereignis { CLAUSE($per) }
# source: b426199d
i-obstacles-of-the-round =
    .indicative = lege so viele Hindernisse aus, wie { NP($what) } pro Runde vorsieht
    .inverted = legst du so viele Hindernisse aus, wie { NP($what) } pro Runde vorsieht
# source: 3ca58212
i-quiet-start =
    .indicative = solange die Runden ohne Crossfire-Ereignis { NP($what, case: "gen") } andauern, können die Runner kein Crossfire-Ereignis enthüllen
# source: c1752811
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
# source: 8f7edd5a
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

# Eine Karte, die als Kopie einer anderen ausgespielt wird.
# source: 235c691c
become--a-copying-single =
    .indicative = { NP($what) } { AGR($what) ->
        [one] ist
       *[other] sind
      } keine Kopie mehr
    .inverted = { AGR($what) ->
        [one] ist
       *[other] sind
      } { NP($what) } keine Kopie mehr
    .subordinate = { NP($what) } keine Kopie mehr { AGR($what) ->
        [one] ist
       *[other] sind
      }
# source: b5bc6eb9
is--p-gear-copying =
    .indicative = { NP($owner) } { LIST($values, $owner, join: "or") } { AGR($owner) ->
        [one] ist
       *[other] sind
      }
# source: f8d737e9
is-not--p-gear-copying =
    .indicative = { NP($owner) } nicht { LIST($values, $owner, join: "or") } { AGR($owner) ->
        [one] ist
       *[other] sind
      }
# source: 1be36736
m-is--p-gear-copying = , { AGREE($head, ending: "agree-who") } { LIST($values, $head, join: "or") } { AGR($head) ->
    [one] ist
   *[other] sind
  },
# source: 3393754b
m-is-not--p-gear-copying = , { AGREE($head, ending: "agree-who") } nicht { LIST($values, $head, join: "or") } { AGR($head) ->
    [one] ist
   *[other] sind
  },

## was die Regeln fragen

# source: b6b00098
q-s = wähle die Farbe, von der ein Schaden als farblos zählt
# source: d98acb81
q-pick = wähle die Karte, die als nächste auf das Deck kommt
# source: 2be2f9d6
q-leader = wähle, wer den ersten Zug hat
# source: e4148bb3
q-body = wähle deinen Metatyp
# source: dbbe2cf8
q-part = wähle die Rolle, die du übernimmst
# source: be90d0d5
q-double = wähle, wer eine weitere Rolle übernimmt
