### Prime Runner Edition, español: lo que puede ocurrir.

# source: f3cb8bc2
rests =
    .like = verb-tail
    .base = hacer
    .third = hace
    .conj = haga
    .tail = una Pausa
    .participle = descansad

### Giros.

# source: 53a75e91
is--p-runner-stamina =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] estás
        [one] está
       *[other] están
      } { LIST($values, $owner, join: "or") }
# source: 1dfc50e5
is-not--p-runner-stamina =
    .indicative = { NP($owner) } no { AGR($owner) ->
        [you] estás
        [one] está
       *[other] están
      } { LIST($values, $owner, join: "or") }

# source: 6fc85836
become--a-stamina-steady =
    .indicative = { NP($what) } { AGR($what) ->
        [you] dejas
        [one] deja
       *[other] dejan
      } de estar { PREDICATE("a-stamina-exhausted", $what) }

# source: cc791a97
is--p-mission-waives =
    .indicative = { NP($owner) } tiene la exención «{ LIST($values, join: "or") }»
# source: 42cae53d
is-not--p-mission-waives =
    .indicative = { NP($owner) } no tiene la exención «{ LIST($values, join: "or") }»
# source: a5e8deae
m-is--p-mission-waives = con la exención «{ LIST($values, join: "or") }»
# source: 0ed2ad32
m-is-not--p-mission-waives = sin la exención «{ LIST($values, join: "or") }»

## lo que preguntan las reglas

# source: fc5ef226
q-more = elige el rol de dos colores que se une a los demás
# source: 3447816d
q-shade = elige cuál de los colores del rol es el tuyo
