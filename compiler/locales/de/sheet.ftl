### Was auf einem Bogen neben den Karten steht.

sheet-title = Karten
sheet-front = Vorderseite
sheet-back = Rückseite
sheet-ruler = Mit 100 % drucken: dieser Strich ist 80 mm lang.
sheet-reconstructed = rekonstruiert
sheet-house = Hauskarte
