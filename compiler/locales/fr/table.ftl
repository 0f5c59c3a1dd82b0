### Ce qui se dit à la table : le journal d'une partie, et ce qui est demandé à un joueur.

table-scope-starts = { NP($scope) }
table-turn = { NP($scope) } : { NP($who) }
table-result = Résultat : { $result }
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
table-trigger = { NP($card) } : { SENTENCES($sentences) }
table-pass = passer
table-yes = oui
table-no = non
table-help = tapez un numéro, t pour voir la table, r et un numéro ou un nom pour lire une carte, u pour annuler, s pour enregistrer et quitter, q pour quitter
table-line = { $head } : { $told }
table-no-card = il n’y a pas de carte { $name }
table-no-number = ce numéro n'existe pas
table-saved = enregistré dans { $file }
