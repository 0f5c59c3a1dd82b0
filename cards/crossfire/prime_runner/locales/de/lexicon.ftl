### Prime Runner Edition, Deutsch: was sie den Wörtern des Spiels hinzufügt und was sie anders nennt.

# source: 4a905fbe
n-waiver =
    .one = Ausnahme
    .other = Ausnahmen
    .gender = f
# source: 084739c9
n-stamina =
    .one = Ausdauer
    .other = Ausdauer
    .gender = f
    .dat-other = Ausdauern
# source: 5a3f0d1d
n-in-breather =
    .one = Einsatz in der Verschnaufpause
    .other = Einsätze in der Verschnaufpause
    .gender = m
    .gen-one = Einsatzes in der Verschnaufpause
# source: e85eb52f
p-starting =
    .one = Einsatzleiter
    .other = Einsatzleiter
    .gender = m
    .gen-one = Einsatzleiters
    .dat-other = Einsatzleitern
# source: 6faa44e1
p-runner-earned-karma =
    .one = Karma aus früheren Runs
    .other = Karma aus früheren Runs
    .gender = n
    .gen-one = Karmas aus früheren Runs
# source: e5813598
p-quiet =
    .one = Anzahl der übrigen Runden ohne Ereignis
    .other = Anzahlen der übrigen Runden ohne Ereignis
    .gender = f
# source: 7129069c
p-fallen =
    .one = Anzahl der kritisch verletzten Runner dieser Szene
    .other = Anzahlen der kritisch verletzten Runner dieser Szene
    .gender = f
# source: 516b6feb
p-resting =
    .one = Verschnaufpause
    .other = Verschnaufpausen
    .gender = f
# source: a4158de6
p-spokesman =
    .one = Wortführer
    .other = Wortführer
    .gender = m
    .gen-one = Wortführers
    .dat-other = Wortführern
# source: 7a37da34
p-mission-waives =
    .one = Ausnahmen
    .other = Ausnahmen
    .gender = f
    .number = other
# source: c69b9759
p-mission-calm =
    .one = Anzahl der Runden ohne Ereignis
    .other = Anzahlen der Runden ohne Ereignis
    .gender = f
# source: f9606ac2
p-upgrade-in-breather =
    .one = Einsatz in der Verschnaufpause
    .other = Einsätze in der Verschnaufpause
    .gender = m
    .gen-one = Einsatzes in der Verschnaufpause
# source: cb7341ce
p-runner-tier =
    .one = Preis der zusätzlichen Karte
    .other = Preise der zusätzlichen Karten
    .gender = m
    .gen-one = Preises der zusätzlichen Karte
# source: 4e98a77f
p-runner-stamina =
    .one = Ausdauer
    .other = Ausdauer
    .gender = f
    .dat-other = Ausdauern
# source: a9996422
p-role-second-colour =
    .one = Zweitfarbe
    .other = Zweitfarben
    .gender = f
# source: 53cc8c0e
p-role-first-art =
    .one = Ersttyp
    .other = Ersttypen
    .gender = m
    .gen-one = Ersttyps
# source: 11f30ec9
p-role-second-art =
    .one = Zweittyp
    .other = Zweittypen
    .gender = m
    .gen-one = Zweittyps
# source: 07c5100c
z-spare-roles =
    .one = Stapel der Ersatzrollen
    .other = Stapel der Ersatzrollen
    .gender = m
    .gen-one = Stapels der Ersatzrollen
    .place = auf
# source: b20056ac
z-exchanged =
    .one = Stapel der getauschten Karten
    .other = Stapel der getauschten Karten
    .gender = m
    .gen-one = Stapels der getauschten Karten
    .place = auf
# source: dc535352
st-reload =
    .one = Schritt „Nachladen“
    .other = Schritte „Nachladen“
    .gender = m
    .gen-one = Schritts „Nachladen“
# source: 9761e953
st-black-market =
    .one = Schritt „Schwarzmarkt“
    .other = Schritte „Schwarzmarkt“
    .gender = m
    .gen-one = Schritts „Schwarzmarkt“
# source: edc187a3
a-waiver-breather = keine Verschnaufpause
# source: f8e646e9
a-waiver-abandoning = kein Abbruch
# source: 3444780d
a-waiver-extra-obstacle = kein zusätzliches Hindernis
# source: 4247cdc3
a-waiver-extra-card = keine zusätzliche Karte
# source: ea0b78f4
a-stamina-steady = ausgeruht{ agree }
# source: 6b150693
a-stamina-exhausted = erschöpft{ agree }
# source: 47cd4f80
a-in-breather-asleep = nicht in der Verschnaufpause einsetzbar
# source: 55384728
a-in-breather-awake = in der Verschnaufpause einsetzbar
