### Ce qui se dit à la table : le journal d'une partie, et ce qui est demandé à un joueur.

table-scope-starts = { NP($scope) }
table-turn = { NP($scope) } : { NP($who) }
table-result = Résultat : { $result }
table-ending = { $result } pour { NP($winner) }
table-state = État final : { $hash }
table-chooses = { NP($who) } choisit { $what }
# $card est la carte qui pose la question, s'il y en a une.
table-ask = { NP($who) }{ GIVEN($card) ->
    [no] , choisissez :
   *[yes] { " " }({ NP($card) }) : choisissez
  }
table-asked = { NP($who) }{ GIVEN($card) ->
    [no] { " " }: { CLAUSE($what) }
   *[yes] { " " }({ NP($card) }) : { CLAUSE($what) }
  }
table-may = { NP($who) }{ GIVEN($card) ->
    [no] , le voulez-vous ?
   *[yes] { " " }({ NP($card) }) : le voulez-vous ?
  }
table-order = { NP($who) }, que se passe-t-il d'abord ?
table-act = { NP($who) }, que faites-vous ?
table-do = { CLAUSE($action, frame: "infinitive") }
table-enough = cela suffit
table-pass = passer
table-yes = oui
table-no = non
table-help = tapez un numéro, t pour voir la table, r et un numéro ou un nom pour lire une carte, pourquoi pour la dernière chose arrivée, pourquoi CARTE, pourquoi pas CARTE ou pourquoi pas VERBE CARTE pour en savoir les raisons, u pour annuler, s pour enregistrer et quitter, q pour quitter
table-line = { $head } : { $told }
table-no-card = il n’y a pas de carte { $name }
table-no-number = ce numéro n'existe pas
table-saved = enregistré dans { $file }
campaign-begun = campagne commencée dans { $file }
campaign-games = parties jouées : { $number }
campaign-nothing = rien encore

## pourquoi quelque chose est arrivé, et pourquoi quelque chose ne se peut pas

why-chosen = { NP($who) } l'a choisi
why-setup = mise en place
why-effect = un effet
why-script = la partie a été posée ainsi
why-rule = règle { $name }
why-no-event = rien de ce qui est arrivé ne se dit { $words }
why-nothing-yet = rien n'est encore arrivé
why-offered = cela peut se faire maintenant
why-not-asked = la question est posée à { NP($who) }, pas à vous
why-unseen = vous ne voyez nulle part de carte { $name }
why-only = { NP($who) } peut le faire, et personne d'autre
why-others = c'est aux autres de le faire, pas à { NP($who) }
why-must-be = ce doit être { NP($what) }
why-not-live = { NP($what) } n'est pas là où ses capacités agissent
why-other = il en faut une autre que { NP($what) }
why-fails = ceci n'est pas vrai : { CLAUSE($what) }{ GIVEN($amounts) ->
    [no] { "" }
   *[yes] { " " }(ici : { LIST($amounts, join: "and") })
  }
why-fails-somehow = une condition n'est pas remplie
why-silenced = { NP($what) } est sans texte pour l'instant
why-spent = c'est une fois par { NP($scope) }, et c'est déjà fait
why-cost = le coût ne peut pas être payé : { CLAUSE($cost, frame: "infinitive") }
why-forbids = { $head }{ GIVEN($text) ->
    [no] { "" }
   *[yes] { " " }: { $text }
  }{ GIVEN($amounts) ->
    [no] { "" }
   *[yes] { " " }(ici : { LIST($amounts, join: "and") })
  }
why-when = le moment est { LIST($steps, join: "or") }
why-nothing = rien ne peut se faire{ GIVEN($what) ->
    [no] { "" }
   *[yes] { " " }avec { NP($what) }
  } maintenant
# Ce que l'on tape ; plusieurs mots pour une chose se suivent avec une espace.
why-word = pourquoi
why-word-not = pas
why-no-card = il n'y a pas de carte { $name } ; demandez : pourquoi, pourquoi CARTE, pourquoi pas CARTE, pourquoi pas VERBE, pourquoi pas VERBE CARTE

# Ce que rapportent les robots qui ont joué beaucoup de parties.
simulate-games = { $games } parties sur { $wanted }
simulate-number = parties
simulate-interval = intervalle à 95 %
simulate-mean = moyenne
simulate-decisions = décisions
simulate-seen = vue
simulate-difference = écart pour « { $result } », en points
simulate-more = { $number } autres, aux écarts plus petits
