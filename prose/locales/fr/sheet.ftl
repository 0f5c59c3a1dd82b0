### Ce qui figure sur une planche à côté des cartes.

# source: d0a65de1
sheet-title = Cartes
# source: 207eaa20
sheet-front = Recto
# source: a1bd4079
sheet-back = Verso
# source: 7f20d875
sheet-ruler = Imprimer à 100 % : ce trait mesure 80 mm.
# source: 8c3e5688
sheet-reconstructed = reconstituée
# source: ae5db8b9
sheet-house = carte maison
# source: c47728a2
summary-rest = { $step } (suite)
