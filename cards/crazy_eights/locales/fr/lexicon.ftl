### Le huit américain, français : noms (n-SORTE), valeurs (a-LISTE-MOT), propriétés (p-SORTE-PROPRIÉTÉ), zones
### (z-SORTE-ZONE), durées (s-DURÉE), étapes (st-ÉTAPE).

# source: 4c9ce5bc
n-person =
    .one = joueur
    .other = joueurs
# source: 63b4e894
n-playing-card =
    .one = carte
    .other = cartes
    .gender = f
    .named = the
# source: 1d1896ba
p-playing-card-suit =
    .one = couleur
    .other = couleurs
    .gender = f
# source: 9980bfc1
p-playing-card-rank =
    .one = valeur
    .other = valeurs
    .gender = f
# source: e006ceab
z-talon =
    .one = talon
    .other = talons
# source: 7b137c4a
z-person-hand =
    .one = main
    .other = mains
    .gender = f
# source: 5fc5a14a
s-turn =
    .one = tour
    .other = tours
# source: 1f3a6069
n-french-suit =
    .one = couleur
    .other = couleurs
    .gender = f
# source: 0a1b7b07
z-pile =
    .one = défausse
    .other = défausses
    .gender = f
# source: 9d403b23
p-dealer =
    .one = donneur
    .other = donneurs
# source: 8509650e
p-face-up =
    .one = dernière carte jouée
    .other = dernières cartes jouées
    .gender = f
# source: 913d49a8
p-wanted =
    .one = couleur demandée
    .other = couleurs demandées
    .gender = f
# source: 1c1fe324
p-drawn =
    .one = nombre de cartes piochées pendant ce tour
    .other = nombres de cartes piochées pendant ce tour
# source: 3c19509c
p-passes =
    .one = nombre de passes de suite
    .other = nombres de passes de suite
# source: 61b9ac3f
p-turn-state =
    .one = état du tour
    .other = états du tour
# source: d4dbecf4
p-person-lost =
    .one = points de pénalité
    .other = points de pénalité
    .number = other
# source: fd0a34c1
z-person-shown =
    .one = étalage
    .other = étalages
# source: 14fd4157
p-playing-card-penalty =
    .one = pénalité
    .other = pénalités
    .gender = f
# source: 53f1ac57
s-round =
    .one = tour de table
    .other = tours de table
# source: d8ef1179
st-play-or-draw =
    .one = carte jouée ou piochée
    .other = cartes jouées ou piochées
    .gender = f
# Pour une carte : « une carte de cœur ».
a-french-suit = de { $words }
# source: 606ddac9
a-french-suit-clubs = trèfle
# source: b70ee14c
a-french-suit-diamonds = carreau
# source: 5f37fc42
a-french-suit-hearts = cœur
# source: 7abcb332
a-french-suit-spades = pique
# source: 8bb4da43
a-ranks-two = deux
# source: 9ebb9877
a-ranks-three = trois
# source: aaeabd1e
a-ranks-four = quatre
# source: e646c959
a-ranks-five = cinq
# source: d189ceb7
a-ranks-six = six
# source: c858852c
a-ranks-seven = sept
# source: d833a95a
a-ranks-eight = huit
# source: b35382f6
a-ranks-nine = neuf
# source: a1aef849
a-ranks-ten = dix
# source: 55c3fe21
a-ranks-jack = valet
# source: f05003ff
a-ranks-queen = dame
# source: 4334e06c
a-ranks-king = roi
# source: 6786615e
a-ranks-ace = as
# source: b64fde6d
a-turn-state-open = en cours
# source: 52bd74d6
a-turn-state-over = terminé
# source: 72e69e55
n-ranks =
    .one = valeur
    .other = valeurs
    .gender = f
# source: beb6fad8
su-deal =
    .one = donne
    .other = donnes
    .gender = f
