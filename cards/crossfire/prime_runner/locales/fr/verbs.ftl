### Prime Runner Edition, français : ce qui peut arriver.

# source: f3cb8bc2
rests =
    .base = prendre une Pause
    .third = prend une Pause
    .plural = prennent une Pause
    .polite = prenez une Pause
    .participle = reposé
    .third-subjunctive = prenne une Pause
    .polite-subjunctive = preniez une Pause

### Tournures.

# source: 53a75e91
is--p-runner-stamina =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] êtes
        [one] est
       *[other] sont
      } { LIST($values, $owner, join: "or") }
# source: 1dfc50e5
is-not--p-runner-stamina =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] n'êtes
        [one] n'est
       *[other] ne sont
      } pas { LIST($values, $owner, join: "or") }

# source: 6fc85836
become--a-stamina-steady =
    .indicative = { NP($what) } { AGR($what) ->
        [you] n'êtes
        [one] n'est
       *[other] ne sont
      } plus { PREDICATE("a-stamina-exhausted", $what) }

## ce que les règles demandent

# source: fc5ef226
q-more = choisissez le rôle à deux couleurs qui rejoint les autres
# source: 3447816d
q-shade = choisissez laquelle des deux couleurs du rôle est la vôtre

# « Cette mission a l'exception « pas de Pause ». »
# source: cc791a97
is--p-mission-waives =
    .indicative = { NP($owner) } a l'exception « { LIST($values, join: "or") } »
# source: 42cae53d
is-not--p-mission-waives =
    .indicative = { NP($owner) } n'a pas l'exception « { LIST($values, join: "or") } »
# source: a5e8deae
m-is--p-mission-waives = ayant l'exception « { LIST($values, join: "or") } »
# source: 0ed2ad32
m-is-not--p-mission-waives = sans l'exception « { LIST($values, join: "or") } »
