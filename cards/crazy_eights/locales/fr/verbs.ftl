### Le huit américain, français : ce qui peut arriver.

# source: 26a6542c
deals =
    .base = donner
    .third = donne
    .plural = donnent
    .polite = donnez
    .participle = donné
    .third-subjunctive = donne
    .polite-subjunctive = donniez
    .untold = yes
# source: 9e2d59a4
plays =
    .base = jouer
    .third = joue
    .plural = jouent
    .polite = jouez
    .participle = joué
    .third-subjunctive = joue
    .polite-subjunctive = jouiez
# source: fd425a82
goes-on =
    .base = continuer
    .third = continue
    .plural = continuent
    .polite = continuez
    .participle = continué
    .third-subjunctive = continue
    .polite-subjunctive = continuiez
    .untold = yes
# source: 67413e05
draws =
    .base = piocher une carte
    .third = pioche une carte
    .plural = piochent une carte
    .polite = piochez une carte
    .participle = pioché
    .third-subjunctive = pioche une carte
    .polite-subjunctive = piochiez une carte
    .alone = yes
# source: 489fbd12
passes =
    .base = passer
    .third = passe
    .plural = passent
    .polite = passez
    .participle = passé
    .third-subjunctive = passe
    .polite-subjunctive = passiez
    .alone = yes
# source: e389d5b7
counts =
    .base = compter les cartes
    .third = compte les cartes
    .plural = comptent les cartes
    .polite = comptez les cartes
    .participle = compté
    .third-subjunctive = compte les cartes
    .polite-subjunctive = comptiez les cartes
    .untold = yes

become--a-turn-state-open =
    .indicative = { NP($what) } est désormais en cours
become--a-turn-state-over =
    .indicative = { NP($what) } est désormais terminé

## ce que les règles demandent

# source: aafdf8f3
q-wish = choisissez la couleur à suivre
