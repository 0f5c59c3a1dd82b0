### Crossfire, Deutsch: was geschehen kann. Wörter: base (ziehen), third (zieht), plural (ziehen), second (ziehst), command
### (ziehe), participle (gezogen); prefix (auf, ab) mit .like = verb-separable.

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
suffers =
    .base = nehmen
    .third = nimmt
    .plural = nehmen
    .second = nimmst
    .command = nimm
    .participle = verletzt
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
    .base = ins Spiel kommen
    .third = kommt
    .plural = kommen
    .second = kommst
    .command = komme
    .participle = aufgedeckt
    .infinitive = gegenüber { NP($target, case: "dat") } ins Spiel kommen
    .indicative = { NP($foe) } { AGR($foe) ->
        [one] kommt
       *[other] kommen
      } gegenüber { NP($target, case: "dat") } ins Spiel
    .predicate = { AGR($foe) ->
        [one] kommt
       *[other] kommen
      } gegenüber { NP($target, case: "dat") } ins Spiel
    .subordinate = { NP($foe) } gegenüber { NP($target, case: "dat") } ins Spiel { AGR($foe) ->
        [one] kommt
       *[other] kommen
      }
turns-to =
    .base = sich zuwenden
    .third = wendet
    .plural = wenden
    .second = wendest
    .command = wende
    .participle = zugewandt
    .infinitive = sich { NP($target, case: "dat") } zuwenden
    .indicative = { NP($foe) } { AGR($foe) ->
        [one] wendet
       *[other] wenden
      } sich { NP($target, case: "dat") } zu
    .predicate = { AGR($foe) ->
        [one] wendet
       *[other] wenden
      } sich { NP($target, case: "dat") } zu
defeats =
    .base = besiegen
    .third = besiegt
    .plural = besiegen
    .second = besiegst
    .command = besiege
    .participle = besiegt
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
    .base = räumen
    .third = räumt
    .plural = räumen
    .second = räumst
    .command = räume
    .participle = geräumt
    .unit = n-level
    .on = { NP($what, case: "gen") }
strikes-with =
    .base = schlagen
    .third = schlägt
    .plural = schlagen
    .second = schlägst
    .command = schlage
    .participle = geschlagen
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
    .base = unterstützen
    .third = unterstützt
    .plural = unterstützen
    .second = unterstützt
    .command = unterstütze
    .participle = zur Unterstützung benutzt
    .alone = yes
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
    .participle = aufgedeckt
retires =
    .base = abgeworfen werden
    .third = wird abgeworfen
    .plural = werden abgeworfen
    .second = wirst abgeworfen
    .command = werde abgeworfen
    .participle = abgeworfen
    .subordinate = { NP($what) } abgeworfen { AGR($what) ->
        [one] wird
       *[other] werden
      }
calms =
    .base = unter sein Deck gelegt werden
    .third = kommt unter sein Deck
    .plural = kommen unter ihr Deck
    .second = kommst unter dein Deck
    .command = komme unter dein Deck
    .participle = zurückgelegt
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
earns =
    .base = verdienen
    .third = verdient
    .plural = verdienen
    .second = verdienst
    .command = verdiene
    .participle = verdient
    .unit = p-runner-karma
retrieves =
    .base = auf die Hand zurücknehmen
    .third = nimmt
    .plural = nehmen
    .second = nimmst
    .command = nimm
    .participle = zurückgenommen
    .imperative = nimm { NP($what, case: "acc") } auf deine Hand zurück
    .infinitive = { NP($what, case: "acc") } auf die Hand zurücknehmen
    .indicative = { NP($who) } { AGR($who) ->
        [you] nimmst
        [one] nimmt
       *[other] nehmen
      } { NP($what, case: "acc") } auf die Hand zurück
    .predicate = { AGR($who) ->
        [you] nimmst
        [one] nimmt
       *[other] nehmen
      } { NP($what, case: "acc") } auf die Hand zurück
grabs =
    .base = erhalten
    .third = erhält
    .plural = erhalten
    .second = erhältst
    .command = erhalte
    .participle = erhalten
    .unit = n-market-card
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
    .object = { NP($thing, case: "acc") } oben von { AGR($subject) ->
        [you] deinem
        [one] seinem
       *[other] ihrem
      } Deck
wears =
    .base = den Schaden verrechnen an
    .third = verrechnet den Schaden an
    .plural = verrechnen den Schaden an
    .second = verrechnest den Schaden an
    .command = verrechne den Schaden an
    .participle = verrechnet
    .case = dat
    .infinitive = den Schaden an { NP($foe, case: "dat") } verrechnen
opens =
    .base = eine neue Szene eröffnen
    .third = eröffnet eine neue Szene
    .plural = eröffnen eine neue Szene
    .second = eröffnest eine neue Szene
    .command = eröffne eine neue Szene
    .participle = eröffnet
closes =
    .base = die Szene beenden
    .third = beendet die Szene
    .plural = beenden die Szene
    .second = beendest die Szene
    .command = beende die Szene
    .participle = beendet
announces =
    .base = ein neues Crossfire-Ereignis aufdecken
    .third = deckt ein neues Crossfire-Ereignis auf
    .plural = decken ein neues Crossfire-Ereignis auf
    .second = deckst ein neues Crossfire-Ereignis auf
    .command = decke ein neues Crossfire-Ereignis auf
    .participle = aufgedeckt
    .negated = kein neues Crossfire-Ereignis aufdecken

### Redewendungen: NACHRICHT--NOMEN sagt die Nachricht der Kartensprache über dieses Nomen.

modify--p-gear-cost =
    .indicative = { NP($what) } { AGR($what) ->
        [one] kostet
       *[other] kosten
      } { $until } { SIZE($amount) } { SIGN($amount) ->
        [minus] weniger
       *[other] mehr
      }
threshold--p-level = { $amount }+
threshold-most--p-level = { $amount } oder weniger
becomes--p-gear-X =
    .indicative = X wird { NP($amount) }
m-is--p-threat-facing = , das { LIST($values, join: "or", case: "dat") } gegenübersteht,
m-is-not--p-threat-facing = , das nicht { LIST($values, join: "or", case: "dat") } gegenübersteht,
m-in--z-row = im Spiel
m-from--z-row = im Spiel
m-there--z-row = im Spiel
is-in--z-row =
    .indicative = { NP($what) } im Spiel ist
is-not-in--z-row =
    .indicative = { NP($what) } nicht im Spiel ist
m-from--z-market = vom Schwarzmarkt
m-in--z-market = auf dem Schwarzmarkt
m-there--z-market = auf dem Schwarzmarkt
m-le--p-gear-cost = , die höchstens { NP($amount, case: "acc") } { AGR($head) ->
    [one] kostet
   *[other] kosten
  },
falls--p-runner-nuyen =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] verlierst
        [one] verliert
       *[other] verlieren
      } { NP($amount) } Nuyen
