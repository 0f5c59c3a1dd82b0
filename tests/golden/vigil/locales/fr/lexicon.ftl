### La nuit au phare, français : les mots des cartes qui montrent comment tours et tables se disent.

n-keeper =
    .one = gardien
    .other = gardiens
n-guest =
    .one = invité
    .other = invités
    .initial = vowel
n-hour-no =
    .one = heure
    .other = heures
    .gender = f
    .initial = vowel
n-crew =
    .one = équipe
    .other = équipes
    .gender = f
    .initial = vowel

p-keeper-warmth =
    .one = chaleur
    .other = chaleurs
    .gender = f
p-keeper-most-warmth =
    .one = chaleur maximale
    .other = chaleurs maximales
    .gender = f
p-keeper-stars =
    .one = total d'étoiles
    .other = totaux d'étoiles
p-keeper-oil =
    .one = réserve d'huile
    .other = réserves d'huile
    .gender = f
p-guest-debt =
    .one = dette
    .other = dettes
    .gender = f

s-turn =
    .one = tour
    .other = tours
s-hour =
    .one = heure
    .other = heures
    .gender = f
    .initial = vowel

k-use = USAGE
k-start-of = { "" }
k-course = COURS

warms =
    .base = gagner en chaleur
    .third = gagne en chaleur
    .plural = gagnent en chaleur
    .polite = gagnez en chaleur
    .participle = réchauffé
freezes =
    .base = perdre en chaleur
    .third = perd en chaleur
    .plural = perdent en chaleur
    .polite = perdez en chaleur
    .participle = refroidi

p-played =
    .one = nombre de tours
    .other = nombres de tours
