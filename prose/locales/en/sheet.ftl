### What stands on a sheet beside its cards.

sheet-title = Cards
sheet-front = Front
sheet-back = Back
sheet-ruler = Print at 100 %: this line is 80 mm long.
sheet-reconstructed = reconstructed
sheet-house = house card
summary-rest = { $step } (continued)
