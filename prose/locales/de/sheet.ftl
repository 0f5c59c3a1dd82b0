### Was auf einem Bogen neben den Karten steht.

# source: d0a65de1
sheet-title = Karten
# source: 207eaa20
sheet-front = Vorderseite
# source: a1bd4079
sheet-back = Rückseite
# source: 7f20d875
sheet-ruler = Mit 100 % drucken: dieser Strich ist 80 mm lang.
# source: 8c3e5688
sheet-reconstructed = rekonstruiert
# source: ae5db8b9
sheet-house = Hauskarte
# source: c47728a2
summary-rest = { $step } (Fortsetzung)
