### Low Tide, français : noms (n-SORTE), valeurs (a-LISTE-MOT), propriétés (p-SORTE-PROPRIÉTÉ), zones (z-SORTE-ZONE),
### durées (s-DURÉE), étapes (st-ÉTAPE), emplacements (k-EMPLACEMENT), résultats (r-RÉSULTAT).

n-gleaner =
    .one = glaneur
    .other = glaneurs
n-trinket =
    .one = trouvaille
    .other = trouvailles
    .gender = f
n-tide =
    .one = marée
    .other = marées
    .gender = f

a-stuff-shell = en coquillage
a-stuff-glass = en verre
a-stuff-wood = en bois
a-stuff-iron = en fer
a-mood-dry = { $gender ->
    [f] sèche{ agree-s }
   *[m] { $num ->
        [one] sec
       *[other] secs
      }
  }
a-mood-soaked = trempé{ agree }

p-trinket-made-of =
    .one = matière
    .other = matières
    .gender = f
p-trinket-worth =
    .one = valeur
    .other = valeurs
    .gender = f
z-sand =
    .one = sable
    .other = sables
z-sea =
    .one = mer
    .other = mers
    .gender = f
z-gleaner-apron =
    .one = tablier
    .other = tabliers
z-gleaner-shelf =
    .one = étagère
    .other = étagères
    .gender = f

s-turn =
    .one = tour
    .other = tours
s-round =
    .one = manche
    .other = manches
    .gender = f

k-keep = GARDÉE
k-begin = { "" }

r-dawn = le jour se lève

p-trinket-copies =
    .one = nombre d'exemplaires
    .other = nombres d'exemplaires
z-horizon =
    .one = horizon
    .other = horizons
