### Un livret de règles : ses titres, et ce qui est dit des déclarations.

# source: e34f4d38
rules-title = Règles
# source: f6e02a9d
rules-overview = Le tour en bref
# source: 320eed6d
rules-setup = Mise en place
# source: 7dcff9e4
rules-course = Déroulement de la partie
# source: a2d35c16
rules-actions = Actions
# source: f72f7b24
rules-happenings = Autres événements
# source: 477cb699
rules-rules = Règles permanentes
# source: 17ec1fc6
rules-end = Fin de la partie
# source: 3c915d72
rules-between = Entre deux parties
# source: 70672a27
rules-glossary = Glossaire

## lignes

# L'action d'une ligne dont la suite figure sur les lignes d'en dessous.
# source: caebf428
rules-follows =
    .imperative = procédez comme suit :
    .infinitive = procéder comme suit :
    .indicative = procédez comme suit :
    .predicate = procédez comme suit :
# source: 7da6ff4b
rules-together =
    .indicative = en même temps, procédez comme suit :
# source: ccd7ca22
rules-repeat =
    .indicative = procédez { NP($times) } fois comme suit{ GIVEN($letters) ->
        [no] { "" }
       *[yes] , { LIST($letters, join: "and") }
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] , tant que { CLAUSE($condition) }
      } :
# source: 3571aae2
rules-repeat-until =
    .indicative = procédez comme suit et arrêtez dès que { CLAUSE($condition) } :
# source: 5cc6aadb
rules-window =
    .indicative = dans l'ordre de la table{ GIVEN($start) ->
        [no] { "" }
       *[yes] , en commençant par { NP($start) }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , puis en continuant par { NP($second) }
      }, chaque joueur effectue l'une des actions suivantes ou passe, jusqu'à ce que tous passent consécutivement :
# source: ae23adea
rules-window-once =
    .indicative = dans l'ordre de la table{ GIVEN($start) ->
        [no] { "" }
       *[yes] , en commençant par { NP($start) }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , puis en continuant par { NP($second) }
      }, chaque joueur peut effectuer une fois l'une des actions suivantes :
# source: ecffeb36
rules-any =
    .infinitive = { LIST($actions, join: "or", frame: "infinitive") }
# source: d456dd42
rules-nothing =
    .indicative = cela seul n'a aucun effet

## joueurs, déroulement et mise en place

# source: c0aec37a
rules-players =
    .indicative = pour { NP($least) }{ GIVEN($most) ->
        [no] { "" }
       *[yes] { " " }à { NP($most) }
      } { NP($who) }
# source: fb06aac6
rules-step =
    .indicative = { NP($step) }
# source: 09b8f737
rules-turns =
    .indicative = { NP($who) } joue { NP($flow) }, dans l'ordre de la table, en commençant par { NP($start) }
# source: c35d883e
rules-turns-reverse =
    .indicative = { NP($who) } joue { NP($flow) }, dans l'ordre inverse de la table, en commençant par { NP($start) }
# source: 38ab3d9d
rules-repeats =
    .indicative = { NP($flow) } se répète jusqu'à la fin de la partie
# source: 4f6de8a4
rules-options = Options
# source: ff61d1a3
rules-begins =
    .indicative = pour commencer la partie, choisissez { NP($what) }
# source: e1bbeb1a
rules-option =
    .indicative = { NP($what, det: "none") } : { LIST($values, join: "or") }
# source: 69695089
rules-option-number =
    .indicative = { NP($what, det: "none") } : 0 { GIVEN($most) ->
        [no] ou plus
       *[yes] { PLURAL($most) ->
            [one] ou { NP($most) }
           *[other] à { NP($most) }
          }
      }
# source: 94a07c98
put-copies =
    .indicative = placez { PLURAL($number) ->
        [one] { "" }
       *[other] { NP($number) } fois{ " " }
      }{ NP($card) } dans { NP($zone) }{ GIVEN($property) ->
        [no] { "" }
       *[yes] { " " }({ NP($property) } : { NP($value) })
      }
    .infinitive = placer { PLURAL($number) ->
        [one] { "" }
       *[other] { NP($number) } fois{ " " }
      }{ NP($card) } dans { NP($zone) }{ GIVEN($property) ->
        [no] { "" }
       *[yes] { " " }({ NP($property) } : { NP($value) })
      }
# source: 86d7f7b4
put-every =
    .indicative = placez { NP($what) } dans { NP($zone) }{ GIVEN($copies) ->
        [no] { "" }
       *[yes] { " " }(chaque carte autant de fois que l'indique { NP($copies) })
      }
    .infinitive = placer { NP($what) } dans { NP($zone) }{ GIVEN($copies) ->
        [no] { "" }
       *[yes] { " " }(chaque carte autant de fois que l'indique { NP($copies) })
      }
# source: 36bbd998
m-brought = du paquet apporté par { NP($who) }
# source: e9dc06a9
require =
    .indicative = la partie ne peut commencer que si { CLAUSE($condition) }
require--both =
    .indicative = la partie ne peut commencer que si { LIST($parts, join: "and-if") }
require--either =
    .indicative = la partie ne peut commencer que si { LIST($parts, join: "or-if") }

## ce qui vaut toujours, et la fin

# source: 5668e59f
rules-always =
    .indicative = à tout moment, { CLAUSE($condition) }
rules-always--both =
    .indicative = à tout moment, { LIST($parts, join: "and") }
rules-always--either =
    .indicative = à tout moment, { LIST($parts, join: "or") }
# source: 4fb4ae59
rules-packet =
    .indicative = les montants qui s'appliquent en même temps sont d'abord additionnés
# source: a963eba6
rules-costs =
    .indicative = si une capacité a un coût { $letter }, { CLAUSE($paid) } pour l'utiliser
# source: 96f6f41b
rules-triggers =
    .indicative = si plusieurs capacités de cartes réagissent au même événement, { NP($who) } choisit leur ordre
# source: a957ad94
rules-packets =
    .indicative = les montants qui s'appliquent en même temps sont appliqués dans l'ordre de la table, en commençant par { NP($who) }
# source: 42c5de3b
rules-results =
    .indicative = la partie peut se terminer ainsi : { LIST($results, join: "or") }
# source: dd583d3a
rules-returns =
    .indicative = à la fin de la partie, le score { NP($who, case: "de") } est égal { NP($amount, case: "a") }
# source: c80201ec
rules-kept =
    .indicative = d'une partie à l'autre, conservez { LIST($kept, join: "and") }
# source: e3634c67
rules-between-flow =
    .indicative = entre deux parties, { NP($who) } joue { NP($flow) }

## le glossaire

# source: bbf1ec7b
rules-term = { NP($what) }{ GIVEN($owner) ->
    [no] { "" }
   *[yes] { " " }({ NP($owner) })
  }
# source: 61f9d219
rules-printed =
    .indicative = imprimé sur { NP($what) } : { LIST($facts, join: "and") }
# source: fcf735f3
rules-has =
    .indicative = { NP($what) } a : { LIST($parts, join: "and") }
# source: a8e0939e
rules-slots =
    .indicative = { NP($what) } peut avoir ces capacités : { LIST($slots, join: "and", frame: "name") }
# source: dca39aae
rules-you =
    .indicative = sur { NP($what) }, « vous » désigne { NP($who) }
# source: f7968081
rules-asks =
    .indicative = ce que { NP($what) } décide est décidé par { LIST($who, join: "or") }
# source: 23674966
rules-number =
    .indicative = nombre{ GIVEN($each) ->
        [no] { "" }
       *[yes] { " " }pour { NP($each) }
      }, 0 au début{ GIVEN($most) ->
        [no] { "" }
       *[yes] { " " }; au plus { NP($most) }
      }
# source: 72d79c11
rules-word =
    .indicative = { LIST($values, join: "or") }{ GIVEN($each) ->
        [no] { "" }
       *[yes] { " " }pour { NP($each) }
      } ; au début { LIST($first) }
# source: bfc37b24
rules-thing =
    .indicative = { NP($what) }{ GIVEN($each) ->
        [no] { "" }
       *[yes] { " " }pour { NP($each) }
      }, ou rien ; rien au début
# source: d1ac6936
rules-until-leaves =
    .indicative = revient à sa valeur de départ quand la carte quitte { NP($zone) }
# source: eef1751d
rules-fact-number =
    .indicative = nombre imprimé sur la carte
# source: 06a56486
rules-fact =
    .indicative = imprimé sur la carte : { LIST($values, join: "or") }
# source: f1a3bdab
rules-fact-many =
    .indicative = imprimé sur la carte, un ou plusieurs : { LIST($values, join: "and") }
# source: 6198abf3
rules-value =
    .indicative = { NP($value) }
# source: ecbda304
rules-same =
    .indicative = { NP($value) }
# source: 7e46b6f3
rules-values =
    .indicative = { LIST($values, join: "or") }
# source: bdcc5f44
rules-open =
    .indicative = tous les joueurs voient les cartes
# source: a7d1b06d
rules-private =
    .indicative = seul leur propriétaire voit les cartes
# source: 1c8f93d1
rules-hidden =
    .indicative = les cartes sont face cachée
# source: 0782823f
rules-outward =
    .indicative = tous les joueurs voient les cartes, sauf leur propriétaire
# source: 26884147
rules-live =
    .indicative = les capacités des cartes y sont actives
# source: e87ede7a
rules-per =
    .indicative = propre { NP($what, case: "a") }
# source: 0e08fa85
rules-refill =
    .indicative = s'il n'y a pas assez de cartes, mélangez celles { NP($zone, case: "de") } et placez-les dessous
