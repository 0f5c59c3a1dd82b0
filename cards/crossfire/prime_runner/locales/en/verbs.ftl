### Prime Runner Edition, English: what can happen.

rests =
    .base = take a Breather
    .third = takes a Breather
    .participle = rested

### Idioms.

is--p-runner-stamina =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] is
       *[other] are
      } { LIST($values, $owner, join: "or") }
is-not--p-runner-stamina =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] is
       *[other] are
      } not { LIST($values, $owner, join: "or") }

become--a-stamina-steady =
    .imperative = you are no longer exhausted
    .indicative = { NP($what) } { AGR($what) ->
        [one] is
       *[other] are
      } no longer exhausted

## what the rules ask

q-more = choose the role of two colours that joins the others
q-shade = choose which colour of the role is yours
