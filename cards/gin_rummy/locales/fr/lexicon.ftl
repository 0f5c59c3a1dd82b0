### Le gin rami, français : noms (n-SORTE), valeurs (a-LISTE-MOT), propriétés (p-SORTE-PROPRIÉTÉ), zones
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
# source: 0a1b7b07
z-pile =
    .one = défausse
    .other = défausses
    .gender = f
# source: c88b279a
p-stage =
    .one = phase
    .other = phases
    .gender = f
# source: 4ad7c990
p-upcard =
    .one = carte retournée
    .other = cartes retournées
    .gender = f
# source: a961cac5
p-upcards-taken =
    .one = nombre de cartes retournées prises
    .other = nombres de cartes retournées prises
# source: 0cbe0ff7
p-given-back =
    .one = nombre de cartes rendues aussitôt
    .other = nombres de cartes rendues aussitôt
# source: 697116a0
p-lifted =
    .one = carte mise de côté
    .other = cartes mises de côté
    .gender = f
# source: 8564bd06
p-ways =
    .one = nombre d’arrangements
    .other = nombre d’arrangements
# source: 15b0105d
p-code =
    .one = numéro de l’arrangement
    .other = numéros de l’arrangement
# source: 842caf78
p-person-points =
    .one = points
    .other = points
    .number = other
# source: 89140a5f
p-person-deadwood =
    .one = points hors combinaison
    .other = points hors combinaison
    .number = other
# source: 284c46af
z-person-sets =
    .one = brelans et carrés
    .other = brelans et carrés
    .number = other
# source: 1915df45
z-person-runs =
    .one = suites
    .other = suites
    .gender = f
    .number = other
# source: 0183446a
z-person-rest =
    .one = étalage hors combinaison
    .other = étalages hors combinaison
# source: 356756a6
p-playing-card-place =
    .one = rang
    .other = rangs
# source: 8c8e9072
p-playing-card-value =
    .one = points
    .other = points
    .number = other
# source: 117167b6
p-playing-card-part =
    .one = combinaison
    .other = combinaisons
    .gender = f
# source: 18ff2605
p-playing-card-trial =
    .one = combinaison essayée
    .other = combinaisons essayées
    .gender = f
# source: 4b91273d
p-playing-card-twins =
    .one = nombre de cartes de même valeur
    .other = nombres de cartes de même valeur
# source: ba1208a5
p-playing-card-nth =
    .one = numéro parmi les cartes de même valeur
    .other = numéros parmi les cartes de même valeur
# source: ee767a96
p-playing-card-parting =
    .one = droit de frapper
    .other = droits de frapper
# source: 53f1ac57
s-round =
    .one = tour de table
    .other = tours de table
# source: c8ee4d84
st-draw =
    .one = pioche
    .other = pioches
    .gender = f
# source: 18ab0b2b
st-discard =
    .one = défausse
    .other = défausses
    .gender = f
# Pour une carte : « une carte de cœur ».
a-suits = de { $words }
# source: 313aab6f
a-suits-clubs = trèfle
# source: 67603c40
a-suits-diamonds = carreau
# source: d186557a
a-suits-hearts = cœur
# source: ceb923f3
a-suits-spades = pique
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
# source: 10d36169
a-stage-first-offer = celle de la première offre
# source: aba77e66
a-stage-second-offer = celle de la seconde offre
# source: b0cdadff
a-stage-stock-only = celle du talon seul
# source: 4d74809a
a-stage-playing = celle du jeu libre
# source: 52bb84d5
a-stage-wall = celle de la dernière carte
# source: e19bd0d6
n-suits =
    .one = couleur
    .other = couleurs
    .gender = f
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
