### Prime Runner Edition, Deutsch: was geschehen kann.

# source: f3cb8bc2
rests =
    .like = verb-separable
    .base = einlegen
    .third = legt
    .plural = legen
    .second = legst
    .command = lege
    .participle = ausgeruht
    .prefix = ein
    .alone = yes
    .object = eine Verschnaufpause

### Redewendungen.

# source: 53a75e91
is--p-runner-stamina =
    .indicative = { NP($owner) } { LIST($values, $owner, join: "or") } { AGR($owner) ->
        [you] bist
        [one] ist
       *[other] sind
      }
# source: 1dfc50e5
is-not--p-runner-stamina =
    .indicative = { NP($owner) } nicht { LIST($values, $owner, join: "or") } { AGR($owner) ->
        [you] bist
        [one] ist
       *[other] sind
      }
# source: 6fc85836
become--a-stamina-steady =
    .indicative = { NP($what) } { AGR($what) ->
        [you] bist
        [one] ist
       *[other] sind
      } nicht mehr erschöpft
    .inverted = { AGR($what) ->
        [you] bist
        [one] ist
       *[other] sind
      } { NP($what) } nicht mehr erschöpft
    .subordinate = { AGR($what) ->
        [you] dein Zustand „erschöpft“
       *[other] der Zustand „erschöpft“ { NP($what, case: "gen") }
      } endet
become--a-stamina-exhausted =
    .indicative = { NP($what) } { AGR($what) ->
        [you] bist
        [one] ist
       *[other] sind
      } nun erschöpft
    .inverted = { AGR($what) ->
        [you] bist
        [one] ist
       *[other] sind
      } { NP($what) } nun erschöpft
    .subordinate = { NP($what) } erschöpft { AGR($what) ->
        [you] wirst
        [one] wird
       *[other] werden
      }

# source: cc791a97
is--p-mission-waives =
    .indicative = { NP($owner) } die Ausnahme „{ LIST($values, join: "or") }“ hat
# source: 42cae53d
is-not--p-mission-waives =
    .indicative = { NP($owner) } die Ausnahme „{ LIST($values, join: "or") }“ nicht hat
# source: a5e8deae
m-is--p-mission-waives = mit der Ausnahme „{ LIST($values, join: "or") }“
# source: 0ed2ad32
m-is-not--p-mission-waives = ohne die Ausnahme „{ LIST($values, join: "or") }“

## was die Regeln fragen

# source: fc5ef226
q-more = wähle die zweifarbige Rolle, die zu den anderen kommt
# source: 3447816d
q-shade = wähle, welche Farbe der Rolle deine ist
