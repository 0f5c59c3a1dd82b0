### Prime Runner Edition, Deutsch: was geschehen kann.

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

is--p-runner-stamina =
    .indicative = { NP($owner) } { LIST($values, $owner, join: "or") } { AGR($owner) ->
        [you] bist
        [one] ist
       *[other] sind
      }
is-not--p-runner-stamina =
    .indicative = { NP($owner) } nicht { LIST($values, $owner, join: "or") } { AGR($owner) ->
        [you] bist
        [one] ist
       *[other] sind
      }
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
    .subordinate = { NP($what) } den Zustand „erschöpft“ { AGR($what) ->
        [you] verlierst
        [one] verliert
       *[other] verlieren
      }
