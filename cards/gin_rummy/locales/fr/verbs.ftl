### Le gin rami, français : ce qui peut arriver.

# source: 435c6f0c
takes =
    .base = prendre la carte retournée
    .third = prend la carte retournée
    .plural = prennent la carte retournée
    .polite = prenez la carte retournée
    .participle = pris
    .third-subjunctive = prenne la carte retournée
    .polite-subjunctive = preniez la carte retournée
    .alone = yes
# source: abbb91ab
draws =
    .base = piocher une carte
    .third = pioche une carte
    .plural = piochent une carte
    .polite = piochez une carte
    .participle = pioché
    .third-subjunctive = pioche une carte
    .polite-subjunctive = piochiez une carte
    .alone = yes
# source: ab53575b
discards =
    .base = défausser
    .third = défausse
    .plural = défaussent
    .polite = défaussez
    .participle = défaussé
    .third-subjunctive = défausse
    .polite-subjunctive = défaussiez
# source: c2359623
arranges =
    .base = arranger ses cartes
    .third = arrange ses cartes
    .plural = arrangent leurs cartes
    .polite = arrangez vos cartes
    .participle = arrangé
    .third-subjunctive = arrange ses cartes
    .polite-subjunctive = arrangiez vos cartes
    .untold = yes
# source: a9971929
ponders =
    .base = réfléchir
    .third = réfléchit
    .plural = réfléchissent
    .polite = réfléchissez
    .participle = réfléchi
    .third-subjunctive = réfléchisse
    .polite-subjunctive = réfléchissiez
    .untold = yes
# source: ecf4cbf7
knocks-with =
    .base = frapper
    .third = frappe
    .plural = frappent
    .polite = frappez
    .participle = frappé
    .third-subjunctive = frappe
    .polite-subjunctive = frappiez
# source: cccef729
lays =
    .base = poser les combinaisons
    .third = pose les combinaisons
    .plural = posent les combinaisons
    .polite = posez les combinaisons
    .participle = posé
    .third-subjunctive = pose les combinaisons
    .polite-subjunctive = posiez les combinaisons
    .alone = yes
# source: d96e8d7f
adds =
    .base = compléter une combinaison avec
    .third = complète une combinaison avec
    .plural = complètent une combinaison avec
    .polite = complétez une combinaison avec
    .participle = utilisé
    .third-subjunctive = complète une combinaison avec
    .polite-subjunctive = complétiez une combinaison avec
    .case = after

# Ce que proposent les étapes.
# source: a62cd51d
o-take-upcard = prendre la carte retournée
# source: 64a372d6
o-draw-stock = piocher une carte du talon
# source: ba898c65
o-leave-it = passer
# source: ae1f740f
o-play-on = défausser une carte
# source: 2fa9da67
o-go-down = frapper


## ce que les règles demandent

# source: 5de5a056
q-pick = choisissez la carte que vous défaussez
