### Low Tide, English: what can happen. A few words give every frame.

combs =
    .base = comb the beach
    .third = combs the beach
    .participle = combed
keeps =
    .base = keep
    .third = keeps
    .participle = kept
drops =
    .base = drop
    .third = drops
    .participle = dropped
soaks =
    .base = soak
    .third = soaks
    .participle = soaked
spots =
    .base = spot
    .third = spots
    .participle = spotted

### Idioms: MESSAGE--NOUN is how the language's own message is said of this noun.

modify--p-trinket-worth =
    .indicative = { NP($what) } { AGR($what) ->
        [one] is
       *[other] are
      } worth { SIZE($amount) } { SIGN($amount) ->
        [minus] less
       *[other] more
      } { $until }
m-in--z-gleaner-shelf = on { NP($zone) }
m-there--z-gleaner-shelf = on { NP($zone) }
