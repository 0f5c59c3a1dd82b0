### Prime Runner Edition, español: lo que puede ocurrir.

rests =
    .like = verb-tail
    .base = tomar
    .third = toma
    .conj = tome
    .tail = una Pausa
    .participle = descansad

### Giros.

is--p-runner-stamina =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] estás
        [one] está
       *[other] están
      } { LIST($values, $owner, join: "or") }
is-not--p-runner-stamina =
    .indicative = { NP($owner) } no { AGR($owner) ->
        [you] estás
        [one] está
       *[other] están
      } { LIST($values, $owner, join: "or") }

become--a-stamina-steady =
    .indicative = { NP($what) } { AGR($what) ->
        [you] dejas
        [one] deja
       *[other] dejan
      } de estar { PREDICATE("a-stamina-exhausted", $what) }
