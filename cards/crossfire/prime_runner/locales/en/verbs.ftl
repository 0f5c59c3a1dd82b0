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

is--p-mission-waives =
    .indicative = { NP($owner) } has the waiver “{ LIST($values, join: "or") }”
is-not--p-mission-waives =
    .indicative = { NP($owner) } does not have the waiver “{ LIST($values, join: "or") }”
m-is--p-mission-waives = with the waiver “{ LIST($values, join: "or") }”
m-is-not--p-mission-waives = without the waiver “{ LIST($values, join: "or") }”

## what the rules ask

q-more = choose the role of two colors that joins the others
q-shade = choose which color of the role is yours
