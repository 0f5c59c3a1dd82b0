### Ce qui se dit à la table : le journal d'une partie, et ce qui est demandé à un joueur.

table-scope-starts = { NP($scope) }
table-turn = { NP($scope) } : { NP($who) }
table-result = Résultat : { $result }
table-refused = cette partie ne peut pas commencer : { $result }
table-state = État final : { $hash }
table-chooses = { NP($who) } choisit { $what }
table-ask = { NP($who) }, choisissez :
table-may = { NP($who) }, le voulez-vous ?
table-order = { NP($who) }, que se passe-t-il d'abord ?
table-act = { NP($who) }, que faites-vous ?
table-pass = passer
table-yes = oui
table-no = non
table-help = tapez un numéro, u pour annuler, s pour enregistrer et quitter, q pour quitter
table-no-number = ce numéro n'existe pas
table-saved = enregistré dans { $file }
