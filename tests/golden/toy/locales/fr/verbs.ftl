### Low Tide, français : ce qui peut arriver. Quelques mots donnent toutes les formes.

combs =
    .base = fouiller la plage
    .third = fouille la plage
    .plural = fouillent la plage
    .polite = fouillez la plage
    .participle = fouillé
keeps =
    .base = garder
    .third = garde
    .plural = gardent
    .polite = gardez
    .participle = gardé
drops =
    .base = lâcher
    .third = lâche
    .plural = lâchent
    .polite = lâchez
    .participle = lâché
soaks =
    .base = tremper
    .third = trempe
    .plural = trempent
    .polite = trempez
    .participle = trempé
spots =
    .base = repérer
    .third = repère
    .plural = repèrent
    .polite = repérez
    .participle = repéré

### Idiomes : MESSAGE--NOM dit le message de la langue pour ce nom précis.

modify--p-trinket-worth =
    .indicative = { NP($what) } { AGR($what) ->
        [one] vaut
       *[other] valent
      } { SIZE($amount) } de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      } { $until }
m-in--z-gleaner-shelf = sur { NP($zone) }
m-is-not--p-trinket-made-of = qui ne { AGR($head) ->
    [one] est
   *[other] sont
  } pas { LIST($values, $head, join: "or") }
m-there--z-gleaner-shelf = sur { NP($zone) }
