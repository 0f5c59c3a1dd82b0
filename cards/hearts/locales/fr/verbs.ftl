### La Dame de pique, français : ce qui peut arriver.

# source: 5b1c0dec
plays =
    .base = jouer
    .third = joue
    .plural = jouent
    .polite = jouez
    .participle = joué
    .third-subjunctive = joue
    .polite-subjunctive = jouiez
# source: 471a5f56
collects =
    .base = remporter le pli
    .third = remporte le pli
    .plural = remportent le pli
    .polite = remportez le pli
    .participle = remporté
    .third-subjunctive = remporte le pli
    .polite-subjunctive = remportiez le pli
    .alone = yes
# source: e5c54654
scores =
    .base = compter les points
    .third = compte les points
    .plural = comptent les points
    .polite = comptez les points
    .participle = compté
    .third-subjunctive = compte les points
    .polite-subjunctive = comptiez les points
    .untold = yes
# source: b5e007ad
shoots =
    .base = décrocher la lune
    .third = décroche la lune
    .plural = décrochent la lune
    .polite = décrochez la lune
    .participle = décroché
    .third-subjunctive = décroche la lune
    .polite-subjunctive = décrochiez la lune
    .alone = yes
become--a-seal-broken =
    .indicative = { NP($what) } sont désormais entamés

## ce que les règles demandent

# source: d985d3bb
q-gift = choisissez les trois cartes que vous passez
# source: 7e9d73f8
q-pick = choisissez la carte que vous jouez
