### Low Tide, English: nouns (n-KIND), values (a-LIST-WORD), properties (p-KIND-PROPERTY), zones (z-KIND-ZONE),
### scopes (s-SCOPE), steps (st-STEP), slots (k-SLOT), results (r-RESULT).

n-gleaner =
    .one = gleaner
    .other = gleaners
    .it = they
n-trinket =
    .one = trinket
    .other = trinkets
n-tide =
    .one = tide
    .other = tides

a-stuff-shell = shell
a-stuff-glass = glass
a-stuff-wood = wood
a-stuff-iron = iron
a-mood-dry = dry
a-mood-soaked = soaked

p-trinket-made-of =
    .one = material
    .other = materials
p-trinket-worth =
    .one = worth
    .other = worths
z-sand =
    .one = sand
    .other = sands
z-sea =
    .one = sea
    .other = seas
z-gleaner-apron =
    .one = apron
    .other = aprons
z-gleaner-shelf =
    .one = shelf
    .other = shelves

s-turn =
    .one = turn
    .other = turns
s-round =
    .one = round
    .other = rounds

k-keep = KEPT
k-begin = { "" }

r-dawn = day breaks

p-trinket-copies =
    .one = number of copies
    .other = numbers of copies
z-horizon =
    .one = horizon
    .other = horizons
