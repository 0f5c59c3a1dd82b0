### Das Sammelkartenspiel, Deutsch: was geschehen kann. Die Wörter eines Eintrags erklärt cards/crossfire/locales/de/verbs.ftl.

# source: 17e1fd23
meets =
    .base = treffen auf
    .third = trifft auf
    .plural = treffen auf
    .second = triffst auf
    .command = triff auf
    .participle = angetroffen
# source: 9b8f02a8
blocks =
    .like = verb-tail
    .base = im Weg stehen
    .third = steht
    .plural = stehen
    .second = stehst
    .command = steh
    .participle = aufgehalten
    .tail = im Weg
    .untold = yes
    .alone = yes
# source: 6be34cec
sneaks =
    .like = verb-tail
    .base = sich vorbeischleichen
    .third = schleicht
    .plural = schleichen
    .second = schleichst
    .command = schleiche
    .participle = vorbeigeschlichen
    .tail = vorbei
    .alone = yes
    .object = { AGR($subject) ->
        [you] dich
        [one] sich
       *[other] sich
      }
# source: 5d154d94
tests =
    .base = prüfen
    .third = prüft
    .plural = prüfen
    .second = prüfst
    .command = prüfe
    .participle = geprüft
    .untold = yes
# source: 7a7b7bfc
alerts =
    .like = verb-separable
    .base = auslösen
    .third = löst
    .plural = lösen
    .second = löst
    .command = löse
    .participle = alarmiert
    .prefix = aus
    .alone = yes
    .object = den Alarm
# source: 48a5fab7
evades =
    .base = umgehen
    .third = umgeht
    .plural = umgehen
    .second = umgehst
    .command = umgehe
    .participle = umgangen
# source: e105ab73
engages =
    .base = bekämpfen
    .third = bekämpft
    .plural = bekämpfen
    .second = bekämpfst
    .command = bekämpfe
    .participle = bekämpft
# source: 731a8337
readies =
    .like = verb-separable
    .base = bereitmachen
    .third = macht
    .plural = machen
    .second = machst
    .command = mache
    .participle = bereitgemacht
    .prefix = bereit
    .untold = yes
# source: d9b21b7a
sends =
    .base = aktivieren
    .third = aktiviert
    .plural = aktivieren
    .second = aktivierst
    .command = aktiviere
    .participle = aktiviert
# source: ae2467f2
aims =
    .base = richten
    .third = richtet
    .plural = richten
    .second = richtest
    .command = richte
    .participle = gerichtet
    .untold = yes
# source: 86ab843e
shells-with =
    .like = verb-tail
    .base = indirekt feuern
    .third = feuert
    .plural = feuern
    .second = feuerst
    .command = feuere
    .participle = abgefeuert
    .alone = yes
    .tail = indirekt
# source: 5bd2e4fc
braces =
    .like = verb-tail
    .base = in Stellung gehen
    .third = geht
    .plural = gehen
    .second = gehst
    .command = geh
    .participle = vorbereitet
    .untold = yes
    .alone = yes
    .tail = in Stellung
# source: 8e2d7ab4
clashes =
    .base = kämpfen
    .third = kämpft
    .plural = kämpfen
    .second = kämpfst
    .command = kämpfe
    .participle = gekämpft
    .untold = yes
    .alone = yes
# source: 2b947941
strikes =
    .like = verb-separable
    .base = zuschlagen
    .third = schlägt
    .plural = schlagen
    .second = schlägst
    .command = schlage
    .participle = zugeschlagen
    .prefix = zu
    .alone = yes
# source: bc67ff94
lands =
    .base = verteilen
    .third = verteilt
    .plural = verteilen
    .second = verteilst
    .command = verteile
    .participle = verteilt
    .untold = yes
    .alone = yes
    .object = den Schaden
# source: c0380835
bears =
    .like = verb-separable
    .base = abbekommen
    .third = bekommt
    .plural = bekommen
    .second = bekommst
    .command = bekomme
    .participle = abbekommen
    .prefix = ab
    .unit = n-damage
# source: 26e5a36d
suffers =
    .base = erleiden
    .third = erleidet
    .plural = erleiden
    .second = erleidest
    .command = du erleidest
    .participle = erlitten
    .untold = yes
    .unit = n-damage
# source: c77a303f
judges =
    .like = verb-separable
    .base = auswerten
    .third = wertet
    .plural = werten
    .second = wertest
    .command = werte
    .participle = ausgewertet
    .prefix = aus
    .untold = yes
    .alone = yes
    .object = den Kampf
# source: 27df047e
beats =
    .base = besiegen
    .third = besiegt
    .plural = besiegen
    .second = besiegst
    .command = besiege
    .participle = besiegt
# source: a7bbfefb
retreats-from =
    .like = verb-tail
    .base = sich zurückziehen
    .third = zieht
    .plural = ziehen
    .second = ziehst
    .command = ziehe
    .participle = zurückgezogen
    .alone = yes
    .tail = zurück
    .object = { AGR($subject) ->
        [you] dich
        [one] sich
       *[other] sich
      }
    .from = vor { NP($what, case: "dat") }
# source: 95497c2e
parts =
    .base = beenden
    .third = beendet
    .plural = beenden
    .second = beendest
    .command = beende
    .participle = beendet
    .untold = yes
    .alone = yes
    .object = den Kampf
# source: 6e72eebf
bypasses =
    .base = passieren
    .third = passiert
    .plural = passieren
    .second = passierst
    .command = passiere
    .participle = passiert
# source: 9e084416
demands =
    .like = verb-tail
    .base = zu erreichen versuchen
    .third = versucht
    .plural = versuchen
    .second = versuchst
    .command = versuche
    .participle = versucht
    .tail = zu erreichen
    .indicative = { NP($who) } { AGR($who) ->
        [you] versuchst
        [one] versucht
       *[other] versuchen
      }, { NP($what, case: "acc") } zu erreichen
# source: ed1c8a9d
takes =
    .base = erreichen
    .third = erreicht
    .plural = erreichen
    .second = erreichst
    .command = erreiche
    .participle = erreicht
# source: ff5cdac8
intercepts =
    .like = verb-separable
    .base = abfangen
    .third = fängt
    .plural = fangen
    .second = fängst
    .command = fang
    .participle = abgefangen
    .prefix = ab
    .alone = yes
    .object = das Team
# source: 07d375c5
enlists =
    .like = verb-separable
    .base = eingreifen
    .third = greift
    .plural = greifen
    .second = greifst
    .command = greife
    .participle = eingesetzt
    .prefix = ein
    .alone = yes
# source: c65ed21a
confronts =
    .like = verb-separable
    .base = angreifen
    .third = greift
    .plural = greifen
    .second = greifst
    .command = greife
    .participle = angegriffen
    .prefix = an
    .alone = yes
    .object = das Team
# source: 8bd293e2
returns =
    .like = verb-tail
    .base = nach Hause bringen
    .third = bringt
    .plural = bringen
    .second = bringst
    .command = bringe
    .participle = heimgekehrt
    .tail = nach Hause
    .alone = yes
    .object = das Team
# source: 4e72b4f4
bursts-with =
    .base = eine Salve feuern
    .third = feuert
    .plural = feuern
    .second = feuerst
    .command = feuere
    .participle = abgefeuert
    .alone = yes
    .object = eine Salve
# source: 089e232b
supports =
    .base = unterhalten
    .third = zahlt
    .plural = zahlen
    .second = zahlst
    .command = zahle
    .participle = unterhalten
    .object = den Unterhalt { NP($thing, case: "gen") }
    .infinitive = den Unterhalt { NP($what, case: "gen") } zahlen
# source: ed5fbbb5
raids =
    .like = verb-tail
    .base = auf Shadowrun gehen
    .third = geht
    .plural = gehen
    .second = gehst
    .command = geh
    .participle = überfallen
    .tail = auf Shadowrun
    .object = gegen { NP($thing, case: "acc") }
# source: d8cfe842
departs =
    .like = verb-separable
    .base = aufbrechen
    .third = bricht
    .plural = brechen
    .second = brichst
    .command = brich
    .participle = aufgebrochen
    .prefix = auf
    .untold = yes
    .alone = yes
# source: 720087f8
refills =
    .like = verb-separable
    .base = auffüllen
    .third = füllt
    .plural = füllen
    .second = füllst
    .command = fülle
    .participle = aufgefüllt
    .prefix = auf
    .alone = yes
    .object = { AGR($subject) ->
        [you] deine
        [one] seine
       *[other] ihre
      } Hand
# source: e8b58e5d
redraws =
    .base = melden
    .third = meldet
    .plural = melden
    .second = meldest
    .command = melde
    .participle = neu gezogen
    .alone = yes
    .object = eine Fehlmischung
# source: 9f603ef7
earns =
    .base = erhalten
    .third = erhält
    .plural = erhalten
    .second = erhältst
    .command = erhalte
    .participle = erhalten
    .unit = n-nuyen
# source: f030f4fa
pays =
    .base = zahlen
    .third = zahlt
    .plural = zahlen
    .second = zahlst
    .command = zahle
    .participle = gezahlt
    .unit = n-nuyen
# source: 8c487ffe
draws =
    .base = ziehen
    .third = zieht
    .plural = ziehen
    .second = ziehst
    .command = ziehe
    .participle = gezogen
    .unit = n-asset
# source: 38168897
scores =
    .base = erhalten
    .third = erhält
    .plural = erhalten
    .second = erhältst
    .command = erhalte
    .participle = erhalten
    .unit = n-reputation
# source: 3eb84668
forfeits =
    .base = verlieren
    .third = verliert
    .plural = verlieren
    .second = verlierst
    .command = verliere
    .participle = verloren
    .unit = n-reputation
# source: 13b9abaf
strips =
    .like = verb-tail
    .base = die Ausrüstung abnehmen
    .third = nimmt
    .plural = nehmen
    .second = nimmst
    .command = nimm
    .participle = entblößt
    .untold = yes
    .case = dat
    .tail = die Ausrüstung ab
# source: baf8e20d
trashes =
    .like = verb-separable
    .base = ablegen
    .third = legt
    .plural = legen
    .second = legst
    .command = lege
    .participle = abgelegt
    .prefix = ab
# source: 030d5c35
frags =
    .base = eliminieren
    .third = eliminiert
    .plural = eliminieren
    .second = eliminierst
    .command = eliminiere
    .participle = eliminiert
# source: 8b5fbf06
taps =
    .like = verb-tail
    .base = gedreht werden
    .third = wird
    .plural = werden
    .second = wirst
    .command = werde
    .participle = gedreht
    .tail = gedreht
    .alone = yes
# source: b186b5f7
untaps =
    .like = verb-tail
    .base = aufgerichtet werden
    .third = wird
    .plural = werden
    .second = wirst
    .command = werde
    .participle = aufgerichtet
    .tail = aufgerichtet
    .alone = yes
    .causative = richte { NP($what, case: "acc") } auf
    .causative-infinitive = { NP($what, case: "acc") } aufrichten
    .causative-third = richtet { NP($what, case: "acc") } auf
    .causative-inverted = richtest du { NP($what, case: "acc") } auf
# source: cd90fc4a
deploys =
    .like = verb-separable
    .base = einsetzen
    .third = setzt
    .plural = setzen
    .second = setzt
    .command = setze
    .participle = eingesetzt
    .prefix = ein
# source: 233ef1cb
hides-on =
    .base = spielen
    .third = spielt
    .plural = spielen
    .second = spielst
    .command = spiele
    .participle = versteckt
    .on = verdeckt auf das Ziel { NP($what, case: "gen") }
# source: 6b58226d
equips =
    .like = verb-separable
    .base = ausrüsten
    .third = teilt
    .plural = teilen
    .second = teilst
    .command = teile
    .participle = zugeteilt
    .prefix = zu
    .infinitive = { NP($what, case: "acc") } zuteilen
# source: c59d798d
mounts-on =
    .base = befestigen
    .third = befestigt
    .plural = befestigen
    .second = befestigst
    .command = befestige
    .participle = befestigt
    .on = an { NP($what, case: "dat") }
# source: e06b2341
goes-to =
    .base = gehen
    .third = geht
    .plural = gehen
    .second = gehst
    .command = geh
    .participle = weitergegeben
    .to = an { NP($what, case: "acc") }
# source: 6f26536b
swaps-from =
    .base = tauschen
    .third = tauscht
    .plural = tauschen
    .second = tauschst
    .command = tausche
    .participle = getauscht
    .alone = yes
    .object = Ausrüstung
# source: ae6e40fc
visits =
    .base = besuchen
    .third = besucht
    .plural = besuchen
    .second = besuchst
    .command = besuche
    .participle = besucht
# source: 3bab654a
consults =
    .base = befragen
    .third = befragt
    .plural = befragen
    .second = befragst
    .command = befrage
    .participle = befragt
# source: 6cd3607b
calls-on =
    .base = besuchen
    .third = besucht
    .plural = besuchen
    .second = besuchst
    .command = besuche
    .participle = besucht
    .on = { NP($what, case: "acc") }
# source: 79ae3b4f
plays =
    .base = spielen
    .third = spielt
    .plural = spielen
    .second = spielst
    .command = spiele
    .participle = gespielt
# source: f8bfac80
stings-with =
    .base = spielen
    .third = spielt
    .plural = spielen
    .second = spielst
    .command = spiele
    .participle = gespielt
    .alone = yes
    .object = die Überraschung
    .with = von { NP($what, case: "dat") }
# source: 2c9e2eb7
pumps =
    .base = verstärken
    .third = verstärkt
    .plural = verstärken
    .second = verstärkst
    .command = verstärke
    .participle = verstärkt
# source: 2bd82801
uses =
    .base = benutzen
    .third = benutzt
    .plural = benutzen
    .second = benutzt
    .command = benutze
    .participle = benutzt
# source: 6cd5f8ac
casts =
    .base = benutzen
    .third = benutzt
    .plural = benutzen
    .second = benutzt
    .command = benutze
    .participle = benutzt
# source: 19bb15c8
rests =
    .like = verb-tail
    .base = ausruhen lassen
    .third = lässt
    .plural = lassen
    .second = lässt
    .command = lass
    .participle = ausgeruht
    .tail = ausruhen
# source: 801dea21
repairs =
    .base = reparieren
    .third = repariert
    .plural = reparieren
    .second = reparierst
    .command = repariere
    .participle = repariert
# source: 09f7bdf7
mends =
    .like = verb-tail
    .base = geheilt werden
    .third = wird
    .plural = werden
    .second = wirst
    .command = werde
    .participle = geheilt
    .tail = geheilt
    .alone = yes
    .causative = heile { NP($what, case: "acc") }
    .causative-infinitive = { NP($what, case: "acc") } heilen
    .causative-third = heilt { NP($what, case: "acc") }
    .causative-inverted = heilst du { NP($what, case: "acc") }
# source: de8c540e
treats-with =
    .base = benutzen
    .third = benutzt
    .plural = benutzen
    .second = benutzt
    .command = benutze
    .participle = benutzt
    .alone = yes
    .object = die Biotech
    .with = { NP($what, case: "gen") }
# source: e4d2991a
scouts-with =
    .like = verb-tail
    .base = aufklären
    .third = klärt
    .plural = klären
    .second = klärst
    .command = kläre
    .participle = aufgeklärt
    .alone = yes
    .tail = auf
# source: d736c85e
withdraws =
    .like = verb-tail
    .base = in seinen Unterschlupf zurückkehren
    .third = kehrt
    .plural = kehren
    .second = kehrst
    .command = kehre
    .participle = zurückgekehrt
    .tail = zurück
    .untold = yes
    .alone = yes
    .object = in { AGR($subject) ->
        [you] deinen
        [one] seinen
       *[other] ihren
      } Unterschlupf
    .causative = bringe { NP($what, case: "acc") } in seinen Unterschlupf zurück
    .causative-infinitive = { NP($what, case: "acc") } in seinen Unterschlupf zurückbringen
    .causative-third = bringt { NP($what, case: "acc") } in seinen Unterschlupf zurück
    .causative-inverted = bringst du { NP($what, case: "acc") } in seinen Unterschlupf zurück
# source: b8bc4b95
fails =
    .like = verb-separable
    .base = abbrechen
    .third = bricht
    .plural = brechen
    .second = brichst
    .command = brich
    .participle = gescheitert
    .prefix = ab
    .alone = yes
    .object = den Shadowrun
# source: e1ef4b5d
silences =
    .like = verb-separable
    .base = abschalten
    .third = schaltet
    .plural = schalten
    .second = schaltest
    .command = schalte
    .participle = abgeschaltet
    .prefix = ab
    .alone = yes
    .object = den Alarm
# source: b680b2dd
musters =
    .base = bilden
    .third = bildet
    .plural = bilden
    .second = bildest
    .command = bilde
    .participle = aufgestellt
    .untold = yes
    .alone = yes
    .object = die Paare
# source: b5001f6c
duels =
    .like = verb-separable
    .base = austragen
    .third = trägt
    .plural = tragen
    .second = trägst
    .command = trage
    .participle = ausgetragen
    .prefix = aus
    .untold = yes
    .alone = yes
    .object = den Kampf
# source: 59d161a4
hunts =
    .base = jagen
    .third = jagt
    .plural = jagen
    .second = jagst
    .command = jage
    .participle = gejagt
    .causative = { NP($what) } jagt { NP($prey, case: "acc") }
    .causative-infinitive = { NP($what, case: "acc") } { NP($prey, case: "acc") } jagen lassen
    .causative-third = lässt { NP($what, case: "acc") } { NP($prey, case: "acc") } jagen
    .causative-inverted = jagt { NP($what) } { NP($prey, case: "acc") }
# source: b1a57186
binds-to =
    .like = verb-separable
    .base = anlegen
    .third = legt
    .plural = legen
    .second = legst
    .command = lege
    .participle = angelegt
    .prefix = an
    .to = an { NP($what, case: "acc") }
    .imperative = lege { NP($what, case: "acc") } an { NP($devotee, case: "acc") } an
# source: cda9a9f1
unmasks =
    .like = verb-separable
    .base = ablegen
    .third = legt
    .plural = legen
    .second = legst
    .command = lege
    .participle = abgelegt
    .prefix = ab
    .object = die oberste Karte des Hürdenstapels { NP($thing, case: "gen") }
# source: f428017d
yields =
    .like = verb-tail
    .base = vorlassen
    .third = lässt
    .plural = lassen
    .second = lässt
    .command = lass
    .participle = vorgelassen
    .tail = vor
    .untold = yes
    .alone = yes
    .object = die anderen

## Redewendungen

# source: 351da63c
m-gt--p-asset-hurt--0 = mit Schaden
    .adjective = { FEATURE($head, "harm") ->
        [damage] beschädigt
       *[injury] verletzt
      }{ agree }
# source: 070b33d8
m-gt--p-asset-ready--0 = , der aufgerichtet ist,
    .adjective = aufgerichtet{ agree }
# source: 762c9f44
m-lt--p-asset-ready--1 = , der gedreht ist,
    .adjective = gedreht{ agree }
# source: 2f05f926
m-is-not--p-asset-keywords = ohne das Schlüsselwort { LIST($values, join: "or") }
    .adjective = (kein { LIST($values, join: "or") })
    .side = after
# source: 0014c1fe
m-is-not--p-runner-profession = , der nicht { LIST($values, $head, join: "or") } ist,
    .adjective = (kein { LIST($values, $head, join: "or") })
    .side = after
# source: 95a11519
there-is--p-foe =
    .indicative = das Team gerade einer Karte begegnet
there-is--n-runner =
    .indicative = { NP($what) } { AGR($what) ->
        [one] ist
       *[other] sind
      }
there-is-no--n-runner =
    .indicative = { NP($what, det: "no") } { AGR($what) ->
        [one] ist
       *[other] sind
      }
# source: d59b5398
m-gt--p-fixer-reputation--0 = mit positivem Ruf
# source: 1464248a
m-gt--p-fixer-reputation = mit mehr als { NP($amount, case: "dat") } Ruf
# source: 84b5ab50
gt--p-asset-body--0 =
    .indicative = { NP($owner) } eine Konstitution hat
# source: bc866dbe
m-le--p-asset-life = mit einer Restkonstitution von höchstens { NP($amount, case: "dat") }
# source: ffa88aa7
is--p-asset-keywords =
    .indicative = { NP($owner) } das Schlüsselwort { LIST($values, join: "or") } { AGR($owner) ->
        [one] hat
       *[other] haben
      }
change-equal--p-asset-attack =
    .indicative = einen Angriffsbonus in Höhe { NP($value, case: "gen") }
change-equal--p-asset-body =
    .indicative = einen Konstitutionsbonus in Höhe { NP($value, case: "gen") }
# source: 3fcebb44
m-from--z-fixer-safehouse = in { NP($zone, case: "dat") }
m-in--z-met = , { AGREE($head, ending: "agree-dem") } das Team begegnet,
m-there--z-met = , { AGREE($head, ending: "agree-dem") } das Team begegnet,


## Was die Regeln fragen

# source: 231deeac
q-head = wähle den ersten Runner des Teams
# source: a69caff5
q-others = wähle, wer mitgeht
# source: 5650a3eb
q-dropped = wähle die Karten, die du ablegst
# source: 29f22086
q-surplus = du hast mehr als sieben Karten auf der Hand: wähle eine zum Ablegen
# source: 8b7d77c6
q-billed = wähle die Karte, deren Unterhalt zuerst gezahlt wird
# source: b12c7425
q-spot = wähle, wessen Ziel du dir ansiehst
# source: abf8e47a
q-keeper = wähle, wessen Stapel du dir ansiehst
# source: 84630eff
q-side-of = wähle, wessen Stapel zuerst an der Reihe ist
# source: 93ebc7b2
q-handed = wähle die Ausrüstung zum Tauschen
# source: 84640531
q-taker = wähle, wer diese Ausrüstung bekommt
# source: 23a4dc0f
q-holder = wähle, wer die Ausrüstung bekommt
# source: 508b2282
q-arms = wähle eine Waffe für diesen Kampf
# source: 17deb8b1
q-ride = wähle ein Fahrzeug für den Shadowrun
# source: 774cca90
q-gun = wähle die Waffe, die feuert
# source: d9ceaa54
q-met-one = wähle, gegen wen der nächste Runner kämpft
# source: 2e660049
q-joined-one = wähle, gegen wen der überzählige Runner kämpft
# source: 746bdd83
q-helped-against = wähle, gegen wen der überzählige Runner kämpft
# source: 44d92081
q-aimed-at = wähle, gegen wen diese Ausrüstung kämpft
# source: 7f8c7d8e
q-victim = wähle, wer den Schaden erleidet
# source: c978dfe3
q-wards = wähle, für wen der Wächter den Schaden erleidet
# source: 424afae0
q-patients = wähle, wer geheilt wird
# source: 3fade88e
o-money = Nuyen kassieren
# source: 3ac504d0
o-cards = auf sieben Karten nachziehen
# source: 887ed280
o-go-on = den Shadowrun fortsetzen
# source: 6a594bdf
o-pull-out = den Shadowrun abbrechen
# source: b316b535
o-all-that-it-takes = allen Schaden, den die Karte verkraftet
# source: 06c89d32
o-one-point = einen Punkt davon
# source: 90f38452
o-uppermost = die oberste Karte
# source: 900aea44
o-second = die zweite Karte
# source: ae2961b6
o-third = die dritte Karte

move--z-fixer-hand =
    .indicative = nimm { NP($what, case: "acc") } auf { NP($zone, case: "acc") }
    .inverted = nimmst du { NP($what, case: "acc") } auf { NP($zone, case: "acc") }
    .infinitive = { NP($what, case: "acc") } auf { NP($zone, case: "acc") } nehmen
    .predicate = nimm { NP($what, case: "acc") } auf { NP($zone, case: "acc") }
# source: 44b4b742
become--a-side-out =
    .infinitive = sich dem Shadowrun anschließen
    .indicative = { NP($what) } { AGR($what) ->
        [one] schließt sich
       *[other] schließen sich
      } dem Shadowrun an
    .inverted = { AGR($what) ->
        [one] schließt sich
       *[other] schließen sich
      } { NP($what) } dem Shadowrun an
    .subordinate = { NP($what) } sich dem Shadowrun { AGR($what) ->
        [one] anschließt
       *[other] anschließen
      }
# source: b40fba1e
become--a-side-home =
    .infinitive = in den Unterschlupf zurückkehren
    .indicative = { NP($what) } { AGR($what) ->
        [one] kehrt
       *[other] kehren
      } in den Unterschlupf zurück
    .inverted = { AGR($what) ->
        [one] kehrt
       *[other] kehren
      } { NP($what) } in den Unterschlupf zurück
    .subordinate = { NP($what) } in den Unterschlupf { AGR($what) ->
        [one] zurückkehrt
       *[other] zurückkehren
      }
# source: 4dedadf8
become--a-side-against =
    .infinitive = in Abfangposition gehen
    .indicative = { NP($what) } { AGR($what) ->
        [one] geht
       *[other] gehen
      } in Abfangposition
    .inverted = { AGR($what) ->
        [one] geht
       *[other] gehen
      } { NP($what) } in Abfangposition
    .subordinate = { NP($what) } in Abfangposition { AGR($what) ->
        [one] geht
       *[other] gehen
      }
# source: 44d429a7
rises--p-asset-tokens =
    .indicative = lege { NP($amount) } Marker auf { NP($owner, case: "acc") }
    .inverted = legst du { NP($amount) } Marker auf { NP($owner, case: "acc") }
# source: 09452b74
falls--p-asset-tokens =
    .indicative = entferne { NP($amount) } Marker von { NP($owner, case: "dat") }
    .inverted = entfernst du { NP($amount) } Marker von { NP($owner, case: "dat") }

# source: 24b59e8f
game-title = Das Sammelkartenspiel
