### Ce qui figure sur le site d’un jeu à côté de ses cartes.

## scénarios en toutes lettres

# source: b987e854
scenario-given = Au départ
# source: 2d4de082
scenario-when = Ensuite
# source: 9e82bce7
scenario-then = Résultat
# source: a3b86d2e
scenario-players = Nombre de joueurs : { $number }
# source: aa13069d
scenario-zone = { NP($zone) } : { LIST($cards, join: "and") }
# source: 42a877ac
scenario-having = { $what } ({ NP($property) } : { NP($value) })
# source: b1702f9b
scenario-all-pass = sauf indication contraire, tout le monde passe
# source: 041bacf1
scenario-answer = réponse : { $what }
# source: 192d61ce
scenario-so = { CLAUSE($what) }
# source: a59dd619
scenario-brings = { NP($who) } apporte le deck { $deck }
# source: 1319a96d
scenario-over = la partie est terminée
# source: 94499811
scenario-goes-on = la partie n’est pas terminée
# source: 8d51b811
scenario-not-result = ce n’est pas le résultat : { $result }
# source: 4b140528
scenario-refused = la partie ne peut pas commencer ainsi
# source: 686b7506
scenario-offered = choix possibles : { $options }
# source: 689b709b
scenario-not-offered = choix impossibles : { $options }

## le site d’un jeu

# source: c6eb5a9d
gallery-cards = Cartes
# source: a1047adc
gallery-words = Vocabulaire
# source: fe4242e5
gallery-rulings = Points de règles
# source: e7e7f220
gallery-languages = Langues
# source: 40ee5101
gallery-skip = Aller au contenu
# source: 3b546983
gallery-contents = Sommaire
# source: 98b1cdcd
gallery-search = Chercher dans les noms et les textes
# source: 1d4a5de5
gallery-kind = Type
# source: d45b734f
gallery-set = Série
# source: c31388a4
gallery-all = tous
# source: 3038b321
gallery-all-sets = toutes
# source: 9ea75a4b
gallery-count = { $shown } cartes sur { $total }
# source: 7673efec
gallery-previous = Carte précédente
# source: 488b5df7
gallery-next = Carte suivante
# source: d444d597
gallery-picture = La carte telle qu’elle est imprimée
# source: 2f6205ce
gallery-named = Cartes qu’elle cite
# source: 491933db
gallery-named-by = Cartes qui la citent
# source: c609eb88
gallery-about-rulings = Chaque point de règles est une petite partie qui montre ce qui se passe. Le programme la joue et vérifie le résultat.
# source: fe7be5a2
gallery-assumed = supposé
# source: 312de18b
gallery-declared = Dans les fichiers des cartes
# source: 43e5d19d
gallery-example = Exemple

## les sortes de mots

# source: 1a361630
gallery-sort-kind = Types
# source: 0c366159
gallery-sort-verb = Verbes
# source: 8352ff2a
gallery-sort-property = Caractéristiques qui changent en cours de partie
# source: 7659890f
gallery-sort-derived = Caractéristiques calculées
# source: 3caa98dc
gallery-sort-fact = Caractéristiques imprimées
# source: 8c8d04b6
gallery-sort-option = Options de départ
# source: 921de121
gallery-sort-zone = Zones
# source: 3eca0754
gallery-sort-slot = Parties d’une carte
# source: dde49e27
gallery-sort-table = Tableaux
# source: dcce1982
gallery-sort-list = Listes de valeurs
# source: 85e55a28
gallery-sort-value = Valeurs
# source: df177e28
gallery-sort-flow = Déroulements
# source: 8dbda360
gallery-sort-step = Étapes
# source: 37c0e54d
gallery-sort-scope = Périodes
# source: 4186a06e
gallery-sort-setup = Parties de la mise en place
# source: cff83fb4
gallery-sort-rule = Règles
# source: 79ac31f8
gallery-sort-result = Résultats
# source: f8dd6e79
gallery-sort-deck = Decks
# source: eb36aa3c
gallery-sort-idiom = Tournures
