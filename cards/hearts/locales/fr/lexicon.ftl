### La Dame de pique, français : noms (n-SORTE), valeurs (a-LISTE-MOT), propriétés (p-SORTE-PROPRIÉTÉ), zones
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
# source: dc0d3499
s-turn =
    .one = tour
    .other = tours
    .untold = yes
# source: ca135cad
p-direction =
    .one = sens du passage
    .other = sens du passage
# source: bdca6790
z-trick =
    .one = pli
    .other = plis
# source: 324df848
p-shift =
    .one = distance du passage
    .other = distances du passage
    .gender = f
# source: c88b279a
p-stage =
    .one = phase
    .other = phases
    .gender = f
# source: 70b0c052
p-seal =
    .one = cœurs
    .other = cœurs
    .number = other
# source: 2cc0a251
p-tricks =
    .one = nombre de plis joués
    .other = nombre de plis joués
# source: 60b32cfe
p-leader =
    .one = joueur qui entame
    .other = joueurs qui entament
# source: a849fa3f
p-lead =
    .one = carte d’entame
    .other = cartes d’entame
    .gender = f
# source: 19746aee
p-best =
    .one = carte maîtresse
    .other = cartes maîtresses
    .gender = f
# source: c4a35814
p-winning =
    .one = joueur maître
    .other = joueurs maîtres
# source: 0d788595
p-person-taken =
    .one = points ramassés
    .other = points ramassés
    .number = other
# source: e797cc9b
z-person-won =
    .one = plis remportés
    .other = plis remportés
    .number = other
# source: 5984dcb2
p-playing-card-height =
    .one = hauteur
    .other = hauteurs
    .gender = f
    .initial = consonant
# source: ab641b8c
p-playing-card-points =
    .one = points
    .other = points
    .number = other
# source: 61662882
s-round =
    .one = pli
    .other = plis
# source: 91ab5a97
st-exchange =
    .one = échange
    .other = échanges
# source: 0a335f90
st-gather =
    .one = fin du pli
    .other = fins du pli
    .gender = f
# source: 468fd8bf
st-follow =
    .one = carte jouée
    .other = cartes jouées
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
# source: 1d73fb5d
a-direction-by-lot = tiré au sort
# source: 691919b4
a-direction-hold = sans passage
# source: 5f5f8d99
a-direction-left = à gauche
# source: 9c5b821a
a-direction-across = en face
# source: aaecae6e
a-direction-right = à droite
# source: f9bddc08
a-stage-passing = celle du passage
# source: 71b10d22
a-stage-playing = celle des plis
# source: 0c173371
a-seal-whole = intacts
# source: 7d91ca5e
a-seal-broken = entamés
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
