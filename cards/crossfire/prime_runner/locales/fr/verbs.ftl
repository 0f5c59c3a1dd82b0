### Prime Runner Edition, français : ce qui peut arriver.

rests =
    .base = prendre une Pause
    .third = prend une Pause
    .plural = prennent une Pause
    .polite = prenez une Pause
    .participle = reposé
    .third-subjunctive = prenne une Pause
    .polite-subjunctive = preniez une Pause

### Tournures.

is--p-runner-stamina =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] êtes
        [one] est
       *[other] sont
      } { LIST($values, $owner, join: "or") }
is-not--p-runner-stamina =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] n'êtes
        [one] n'est
       *[other] ne sont
      } pas { LIST($values, $owner, join: "or") }

become--a-stamina-steady =
    .indicative = { NP($what) } { AGR($what) ->
        [you] n'êtes
        [one] n'est
       *[other] ne sont
      } plus { PREDICATE("a-stamina-exhausted", $what) }
