### Ce qui figure sur une planche à côté des cartes.

sheet-title = Cartes
sheet-front = Recto
sheet-back = Verso
sheet-ruler = Imprimer à 100 % : ce trait mesure 80 mm.
sheet-reconstructed = reconstituée
sheet-house = carte maison
