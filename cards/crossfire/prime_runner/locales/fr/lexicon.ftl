### Prime Runner Edition, français : ce qu'elle ajoute aux mots du jeu, et ce qu'elle nomme autrement.

# source: 4a905fbe
n-waiver =
    .one = exception
    .other = exceptions
    .gender = f
# source: 084739c9
n-stamina =
    .one = endurance
    .other = endurances
    .gender = f
# source: e85eb52f
p-starting =
    .one = chef de mission
    .other = chefs de mission
# source: 6faa44e1
p-runner-earned-karma =
    .one = Karma de départ
    .other = Karmas de départ
# source: e5813598
p-quiet =
    .one = nombre de phases restantes sans événement
    .other = nombres de phases restantes sans événement
# source: 7129069c
p-fallen =
    .one = nombre de chutes critiques dans cette Scène
    .other = nombres de chutes critiques dans cette Scène
# source: 516b6feb
p-resting =
    .one = Pause
    .other = Pauses
    .gender = f
# source: a4158de6
p-spokesman =
    .one = porte-parole
    .other = porte-parole
    .gender = m
# source: 7a37da34
p-mission-waives =
    .one = exceptions
    .other = exceptions
    .gender = f
    .number = other
# source: c69b9759
p-mission-calm =
    .one = nombre de phases sans événement
    .other = nombres de phases sans événement
# source: 5a3f0d1d
n-in-breather =
    .one = usage en Pause
    .other = usages en Pause
# source: f9606ac2
p-upgrade-in-breather =
    .one = usage en Pause
    .other = usages en Pause
# source: cb7341ce
p-runner-tier =
    .one = coût de la carte supplémentaire
    .other = coûts des cartes supplémentaires
# source: 4e98a77f
p-runner-stamina =
    .one = endurance
    .other = endurances
    .gender = f
# source: a9996422
p-role-second-colour =
    .one = seconde couleur
    .other = secondes couleurs
    .gender = f
# source: 53cc8c0e
p-role-first-art =
    .one = premier type
    .other = premiers types
# source: 11f30ec9
p-role-second-art =
    .one = second type
    .other = seconds types
# source: 07c5100c
z-spare-roles =
    .one = pile de rôles supplémentaires
    .other = piles de rôles supplémentaires
    .gender = f
# source: b20056ac
z-exchanged =
    .one = pile de cartes échangées
    .other = piles de cartes échangées
    .gender = f
# source: dc535352
st-reload =
    .one = étape Recharger
    .other = étapes Recharger
    .gender = f
# source: 9761e953
st-black-market =
    .one = étape Marché Noir
    .other = étapes Marché Noir
    .gender = f
# source: edc187a3
a-waiver-breather = pas de Pause
# source: f8e646e9
a-waiver-abandoning = pas d'annulation
# source: 3444780d
a-waiver-extra-obstacle = pas d'obstacle supplémentaire
# source: 4247cdc3
a-waiver-extra-card = pas de carte supplémentaire
# source: ea0b78f4
a-stamina-steady = reposé{ agree }
# source: 6b150693
a-stamina-exhausted = Épuisé{ agree }
# source: 47cd4f80
a-in-breather-asleep = inutilisable en Pause
# source: 55384728
a-in-breather-awake = utilisable en Pause
