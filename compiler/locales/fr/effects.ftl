### Français : un message par nœud du langage qu'une carte peut porter.
### Les attributs sont des cadres : imperative (« piochez »), indicative (avec son sujet), infinitive (après « pouvez »),
### predicate (le sujet vient d'être dit), passive, perfect (c'est arrivé), never (ce n'est
### pas arrivé), relative, subjunctive.

## choisir

choose =
    .imperative = choisissez { NP($what) }
    .infinitive = choisir { NP($what) }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] choisissez
        [one] choisit
       *[other] choisissent
      } { NP($what) }
    .predicate = { AGR($chooser) ->
        [you] choisissez
        [one] choisit
       *[other] choisissent
      } { NP($what) }
search =
    .imperative = cherchez { NP($what) }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }dans { NP($zone) }
      }
    .infinitive = chercher { NP($what) }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }dans { NP($zone) }
      }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] cherchez
        [one] cherche
       *[other] cherchent
      } { NP($what) }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }dans { NP($zone) }
      }
    .predicate = { AGR($chooser) ->
        [you] cherchez
        [one] cherche
       *[other] cherchent
      } { NP($what) }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }dans { NP($zone) }
      }
choose-value =
    .imperative = choisissez { LIST($values, join: "or") }
    .infinitive = choisir { LIST($values, join: "or") }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] choisissez
        [one] choisit
       *[other] choisissent
      } { LIST($values, join: "or") }
    .predicate = { AGR($chooser) ->
        [you] choisissez
        [one] choisit
       *[other] choisissent
      } { LIST($values, join: "or") }
choose-one =
    .imperative = choisissez une option : { LIST($options, join: "choice") }
    .infinitive = choisir une option : { LIST($options, join: "choice") }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] choisissez
        [one] choisit
       *[other] choisissent
      } une option : { LIST($options, join: "choice") }
option =
    .indicative = • { SENTENCES($sentences) }
may-do =
    .indicative = { NP($who) } { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } décider ceci : { CLAUSE($action) }
# Ce qu'un autre fait parce que l'on veut ; .frame est la forme de ce qui est fait.
may-have =
    .frame = subjunctive
    .indicative = { NP($who) } { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } décider que { CLAUSE($action, frame: "subjunctive") }
may =
    .indicative = { NP($who) } { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } { CLAUSE($action, frame: "infinitive") }
    .predicate = { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } { CLAUSE($action, frame: "infinitive") }
if-so =
    .indicative = { AGR($who) ->
        [you] si vous le faites
       *[other] dans ce cas
      }, { CLAUSE($action) }

# Les deux en une phrase.
may-so =
    .indicative = { NP($who) } { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } { CLAUSE($action, frame: "infinitive") } ; { AGR($who) ->
        [you] si vous le faites
       *[other] dans ce cas
      }, { CLAUSE($so) }

# Ce que celui qui choisit fait faire à une chose ; le verbe le dit sous `.causative`.
cause =
    .imperative = { CLAUSE($action, frame: "causative") }
    .infinitive = { CLAUSE($action, frame: "causative-infinitive") }
    .indicative = { NP($who) } { CLAUSE($action, frame: "causative-third") }
    .predicate = { CLAUSE($action, frame: "causative-third") }
# La suite n'est possible que si c'est fait.
may-then =
    .indicative = { NP($who) } { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } { CLAUSE($action, frame: "infinitive") } ; { CLAUSE($so) }

## ordre

sequence =
    .imperative = { CLAUSE($first, frame: "imperative") },{ PLURAL($rest) ->
        [one] { " " }puis
       *[other] { "" }
      } { LIST($rest, join: "row", frame: "imperative") }
    .infinitive = { CLAUSE($first, frame: "infinitive") },{ PLURAL($rest) ->
        [one] { " " }puis
       *[other] { "" }
      } { LIST($rest, join: "row", frame: "infinitive") }
    .indicative = { CLAUSE($first, frame: "indicative") },{ PLURAL($rest) ->
        [one] { " " }puis
       *[other] { "" }
      } { LIST($rest, join: "row", frame: "predicate") }
    .predicate = { CLAUSE($first, frame: "predicate") },{ PLURAL($rest) ->
        [one] { " " }puis
       *[other] { "" }
      } { LIST($rest, join: "row", frame: "predicate") }
joined =
    .imperative = { CLAUSE($first, frame: "imperative") } et { LIST($rest, join: "and", frame: "imperative") }
    .infinitive = { CLAUSE($first, frame: "infinitive") } et { LIST($rest, join: "and", frame: "infinitive") }
    .indicative = { CLAUSE($first, frame: "indicative") } et { LIST($rest, join: "and", frame: "predicate") }
    .predicate = { CLAUSE($first, frame: "predicate") } et { LIST($rest, join: "and", frame: "predicate") }
nothing-happens =
    .indicative = il ne se passe rien
steps =
    .indicative = { LIST($parts, join: "then") }
# Quand l'étape suivante pourrait passer pour une partie de celle-ci.
bracketed =
    .indicative = ({ CLAUSE($action) })
# Ce qui suit une liste d'options.
after-choice =
    .indicative = quel que soit le choix, { CLAUSE($action) }
also =
    .indicative = { LIST($parts, join: "and") }
together =
    .indicative = en même temps, { LIST($parts, join: "and") }
repeat =
    .indicative = { NP($times) } fois{ GIVEN($letters) ->
        [no] { "" }
       *[yes] , { LIST($letters, join: "and") }
      } : { CLAUSE($action) }
repeat-count =
    .indicative = une fois par { NP($what, det: "single") }, { CLAUSE($action) }
repeat-while =
    .indicative = { NP($times) } fois{ GIVEN($letters) ->
        [no] { "" }
       *[yes] , { LIST($letters, join: "and") }
      }, tant que { CLAUSE($condition) } : { CLAUSE($action) }
for-each =
    .indicative = pour { NP($what) }, { CLAUSE($action) }
if =
    .indicative = si { CLAUSE($condition) }, { CLAUSE($action) }
if-all =
    .indicative = si { CLAUSE($condition) }, appliquez tout ceci : { SENTENCES($sentences) }
if-block =
    .indicative = si { CLAUSE($condition) } : { CLAUSE($action) }
otherwise =
    .indicative = sinon, { CLAUSE($action) }
do-so =
    .indicative = { CLAUSE($action) } ; { AGR($who) ->
        [you] si vous le faites
       *[other] dans ce cas
      }, { CLAUSE($so) }
if-possible =
    .indicative = { CLAUSE($action) } si possible, sinon { CLAUSE($otherwise, frame: "predicate") }
if-otherwise =
    .indicative = si { CLAUSE($condition) }, { CLAUSE($action) } ; sinon, { CLAUSE($otherwise) }
# Deux branches qui ne diffèrent que par un nombre : $amount est celui de la première.
differs =
    .indicative = { CLAUSE($action) }, ou { NP($amount) } si { CLAUSE($condition) }
if-none =
    .indicative = s'il n'y en a pas, { CLAUSE($action) }
per-each =
    .indicative = { CLAUSE($each) }, { CLAUSE($action) }
where-x =
    .indicative = { CLAUSE($action) }, { LIST($letters, join: "and") }
    .infinitive = { CLAUSE($action, frame: "infinitive") }, { LIST($letters, join: "and") }
    .predicate = { CLAUSE($action, frame: "predicate") }, { LIST($letters, join: "and") }
# Dans ce qui est fait plusieurs fois.
letter-counts =
    .indicative = { $letter } comptant les fois
letter-is =
    .indicative = { $letter } étant { NP($value) }
note =
    .indicative = notez { NP($what) }
    .infinitive = noter { NP($what) }
    .predicate = notez { NP($what) }
# La valeur est calculée une seule fois.
letter-fixed =
    .indicative = { $letter } étant fixé { NP($value, case: "a") }
let =
    .indicative = soit { $letter } { NP($value) }

# Vers la pile du deck d'où vient la carte.
discard-home =
    .leans = what
    .indicative = défaussez{ FORM($what) ->
        [it] -{ NP($what, case: "clitic") }
       *[other] { " " }{ NP($what) }
      }
    .infinitive = { FORM($what) ->
        [it] { NP($what, case: "clitic") } défausser
       *[other] défausser { NP($what) }
      }
    .predicate = défaussez{ FORM($what) ->
        [it] -{ NP($what, case: "clitic") }
       *[other] { " " }{ NP($what) }
      }
# Celui à qui sont les cartes fait tout lui-même : « chaque joueur la place dans sa main ».
does-move =
    .leans = what
    .indicative = { NP($who) } { FORM($what) ->
        [it] { NP($what, case: "clitic") }{ " " }
       *[other] { "" }
      }{ AGR($who) ->
        [one] place
       *[other] placent
      }{ FORM($what) ->
        [it] { "" }
       *[other] { " " }{ NP($what) }
      } dans { NP($zone) }
    .predicate = { FORM($what) ->
        [it] { NP($what, case: "clitic") }{ " " }
       *[other] { "" }
      }{ AGR($who) ->
        [one] place
       *[other] placent
      }{ FORM($what) ->
        [it] { "" }
       *[other] { " " }{ NP($what) }
      } dans { NP($zone) }
does-shuffle =
    .indicative = { NP($who) } { AGR($who) ->
        [one] mélange
       *[other] mélangent
      } { NP($zone) }
    .predicate = { AGR($who) ->
        [one] mélange
       *[other] mélangent
      } { NP($zone) }

## cartes et lieux

move =
    .leans = what
    .indicative = placez{ FORM($what) ->
        [it] -{ NP($what, case: "clitic") }
       *[other] { " " }{ NP($what) }
      } dans { NP($zone) }
    .infinitive = { FORM($what) ->
        [it] { NP($what, case: "clitic") } placer
       *[other] placer { NP($what) }
      } dans { NP($zone) }
    .predicate = placez{ FORM($what) ->
        [it] -{ NP($what, case: "clitic") }
       *[other] { " " }{ NP($what) }
      } dans { NP($zone) }
move-top =
    .indicative = placez { NP($what) } sur le dessus { NP($zone, case: "de") }
    .infinitive = placer { NP($what) } sur le dessus { NP($zone, case: "de") }
    .predicate = placez { NP($what) } sur le dessus { NP($zone, case: "de") }
move-bottom =
    .indicative = placez { NP($what) } sous { NP($zone) }
    .infinitive = placer { NP($what) } sous { NP($zone) }
    .predicate = placez { NP($what) } sous { NP($zone) }
move-top-any-order =
    .indicative = placez { NP($what) } sur le dessus { NP($zone, case: "de") }, dans l'ordre de votre choix
    .infinitive = placer { NP($what) } sur le dessus { NP($zone, case: "de") }, dans l'ordre de votre choix
    .predicate = placez { NP($what) } sur le dessus { NP($zone, case: "de") }, dans l'ordre de votre choix
shuffle =
    .indicative = mélangez { NP($zone) }
    .infinitive = mélanger { NP($zone) }
    .predicate = mélangez { NP($zone) }
reveal =
    .indicative = révélez { NP($what) }
    .infinitive = révéler { NP($what) }
    .predicate = révélez { NP($what) }
reveal-to =
    .indicative = révélez { NP($what) } { NP($who, case: "a") }
    .infinitive = révéler { NP($what) } { NP($who, case: "a") }
    .predicate = révélez { NP($what) } { NP($who, case: "a") }
look =
    .indicative = regardez { NP($what) }
    .infinitive = regarder { NP($what) }
    .predicate = regardez { NP($what) }
reveal-until =
    .indicative = révélez des cartes du dessus { NP($zone, case: "de") } jusqu'à révéler { NP($what) }
    .infinitive = révéler des cartes du dessus { NP($zone, case: "de") } jusqu'à révéler { NP($what) }
    .predicate = révélez des cartes du dessus { NP($zone, case: "de") } jusqu'à révéler { NP($what) }
m-revealed-before = révélé{ AGREE($head) } avant { NP($what) }
m-top-of = du dessus { NP($zone, case: "de") }
perform =
    .imperative = utilisez la capacité { CLAUSE($slot, frame: "name") } { NP($card, case: "de") }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }sur { NP($on) }
      }
    .infinitive = utiliser la capacité { CLAUSE($slot, frame: "name") } { NP($card, case: "de") }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }sur { NP($on) }
      }
    .indicative = { NP($who) } { AGR($who) ->
        [you] utilisez
        [one] utilise
       *[other] utilisent
      } la capacité { CLAUSE($slot, frame: "name") } { NP($card, case: "de") }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }sur { NP($on) }
      }
    .predicate = { AGR($who) ->
        [you] utilisez
        [one] utilise
       *[other] utilisent
      } la capacité { CLAUSE($slot, frame: "name") } { NP($card, case: "de") }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }sur { NP($on) }
      }

## ce qui vaut un moment

cannot =
    .indicative = { NP(DOER($action)) } ne { AGR(DOER($action)) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } pas { CLAUSE($action, frame: "negated") } { $until }
    .predicate = ne { AGR(DOER($action)) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } pas { CLAUSE($action, frame: "negated") } { $until }
cannot-act =
    .indicative = { NP($who) } ne { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } pas agir { $until }{ GIVEN($but) ->
        [no] { "" }
       *[yes] , mais { AGR($who) ->
            [you] pouvez
            [one] peut
           *[other] peuvent
          } { LIST($but, join: "and", frame: "infinitive") }
      }
    .predicate = ne { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } pas agir { $until }{ GIVEN($but) ->
        [no] { "" }
       *[yes] , mais { AGR($who) ->
            [you] pouvez
            [one] peut
           *[other] peuvent
          } { LIST($but, join: "and", frame: "infinitive") }
      }
# Ce que l'on peut laisser à un autre : d'un verbe ou d'un changement qui le dit ainsi (`.granting`, à l'infinitif).
grant =
    .indicative = { CLAUSE($action, frame: "granting") }
    .infinitive = { CLAUSE($action, frame: "granting") }
modify =
    .granting = { FORM($what) ->
        [it] { AGR($what) ->
            [one] lui
           *[other] leur
          }{ " " }
       *[other] { "" }
      }donner { $amount } en { NP($property, det: "none") }{ FORM($what) ->
        [it] { "" }
       *[other] { " " }{ NP($what, case: "a") }
      } { $until }
    .subjunctive = { NP($what) } { AGR($what) ->
        [you] gagniez
        [one] gagne
       *[other] gagnent
      } { $amount } en { NP($property, det: "none") } { $until }
    .indicative = { NP($what) } { SIGN($amount) ->
        [minus] { AGR($what) ->
            [you] avez
            [one] a
           *[other] ont
          }
       *[plus] { AGR($what) ->
            [you] gagnez
            [one] gagne
           *[other] gagnent
          }
      } { $amount } en { NP($property, det: "none") } { $until }
    .predicate = { SIGN($amount) ->
        [minus] { AGR($what) ->
            [you] avez
            [one] a
           *[other] ont
          }
       *[plus] { AGR($what) ->
            [you] gagnez
            [one] gagne
           *[other] gagnent
          }
      } { $amount } en { NP($property, det: "none") } { $until }
# Plusieurs changements d'une même chose.
modify-all =
    .indicative = { NP($what) } { SIGN($changes) ->
        [minus] { AGR($what) ->
            [you] avez
            [one] a
           *[other] ont
          }
       *[plus] { AGR($what) ->
            [you] gagnez
            [one] gagne
           *[other] gagnent
          }
      } { LIST($changes, join: "and") } { $until }
    .predicate = { AGR($what) ->
        [you] gagnez
        [one] gagne
       *[other] gagnent
      } { LIST($changes, join: "and") } { $until }
change =
    .indicative = { $amount } en { NP($property, det: "none") }
change-equal =
    .indicative = un bonus { NP($property, det: "none", case: "de") } égal { NP($value, case: "a") }
obtain =
    .indicative = { NP($what) } { AGR($what) ->
        [you] gagnez
        [one] gagne
       *[other] gagnent
      } { LIST($abilities, join: "and") } { $until }
copy =
    .causative = faites { NP($what, case: "de") } une copie { NP($model, case: "de") } { $until }
    .causative-infinitive = faire { NP($what, case: "de") } une copie { NP($model, case: "de") } { $until }
    .causative-third = fait { NP($what, case: "de") } une copie { NP($model, case: "de") } { $until }
    .indicative = { NP($what) } devient une copie { NP($model, case: "de") } { $until }
    .predicate = devient une copie { NP($model, case: "de") } { $until }
blank =
    .indicative = { NP($what) } { AGR($what) ->
        [one] perd son
       *[other] perdent leur
      } texte { $until }
    .predicate = { AGR($what) ->
        [one] perd son
       *[other] perdent leur
      } texte { $until }
become =
    .imperative = devenez { PREDICATE($value, $what) }
    .indicative = { NP($what) } { AGR($what) ->
        [you] devenez
        [one] devient
       *[other] deviennent
      } { PREDICATE($value, $what) }
    .infinitive = devenir { PREDICATE($value, $what) }
    .subjunctive = { NP($what) } { AGR($what) ->
        [you] deveniez
        [one] devienne
       *[other] deviennent
      } { PREDICATE($value, $what) }
    .predicate = { AGR($what) ->
        [you] devenez
        [one] devient
       *[other] deviennent
      } { PREDICATE($value, $what) }
rises =
    .indicative = { NP($property) } { AGR($property) ->
        [one] augmente
       *[other] augmentent
      } { NP($amount, case: "de") }
falls =
    .indicative = { NP($property) } { AGR($property) ->
        [one] diminue
       *[other] diminuent
      } { NP($amount, case: "de") }
becomes =
    .indicative = { NP($property) } { SORT($amount) ->
        [number] { AGR($property) ->
            [one] passe
           *[other] passent
          } { NP($amount, case: "a") }
       *[phrase] { AGR($property) ->
            [one] devient
           *[other] deviennent
          } { NP($amount) }
      }
window-once =
    .indicative = dans l'ordre de la table{ GIVEN($start) ->
        [no] { "" }
       *[yes] , en commençant par { NP($start) }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , les autres en commençant par { NP($second) }
      }, { LIST($offers, join: "or") }, une fois chacun
window =
    .indicative = dans l'ordre de la table{ GIVEN($start) ->
        [no] { "" }
       *[yes] , en commençant par { NP($start) }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , les autres en commençant par { NP($second) }
      }, { LIST($offers, join: "or") }, jusqu'à ce que tous passent
end-game =
    .indicative = la partie se termine : { $result }{ GIVEN($winner) ->
        [no] { "" }
       *[yes] { " " }pour { NP($winner) }
      }

until-any =
    .indicative = { LIST($parts, join: "or") }
until-end =
    .indicative = jusqu'à la fin { NP($scope, case: "de") }
until-event =
    .indicative = jusqu'à ce que { CLAUSE($event, frame: "subjunctive") }
rest-of-game =
    .indicative = jusqu'à la fin de la partie
for-next =
    .indicative = la prochaine fois que { CLAUSE($event, frame: "indicative") }{ GIVEN($until) ->
        [no] { "" }
       *[yes] , { $until }
      }

## quand quelque chose arrive

passive =
    .indicative = { CLAUSE($event, frame: "passive") }
    .subjunctive = { CLAUSE($event, frame: "passive-subjunctive") }
    .infinitive = { CLAUSE($event, frame: "passive-infinitive") }
    .perfect = { CLAUSE($event, frame: "passive-perfect") }
when =
    .indicative = quand { CLAUSE($event, frame: "indicative") }, { CLAUSE($action) }
when-until =
    .indicative = { $until }, quand { CLAUSE($event, frame: "indicative") }, { CLAUSE($action) }
next-time =
    .indicative = la prochaine fois que { CLAUSE($event, frame: "indicative") }, { $until }, { CLAUSE($action) }
event-where =
    .indicative = { CLAUSE($event, frame: "indicative") } si { CLAUSE($condition) }
    .subjunctive = { CLAUSE($event, frame: "subjunctive") } si { CLAUSE($condition) }
    .infinitive = { CLAUSE($event, frame: "infinitive") } si { CLAUSE($condition) }
    .perfect = { CLAUSE($event, frame: "perfect") } si { CLAUSE($condition) }
before =
    .indicative = avant que { CLAUSE($event, frame: "subjunctive") }, { CLAUSE($action) }
# $condition : ce qui doit être vrai aussi.
instead =
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] deviez
        [one] devait
       *[other] devaient
      } { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }et que { CLAUSE($condition) }
      }, à la place, { CLAUSE($action) }
may-instead =
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] deviez
        [one] devait
       *[other] devaient
      } { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }et que { CLAUSE($condition) }
      }, vous pouvez à la place { CLAUSE($action, frame: "infinitive") }
# Vous décidez, un autre agit.
may-instead-have =
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] deviez
        [one] devait
       *[other] devaient
      } { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }et que { CLAUSE($condition) }
      }, vous pouvez décider qu'à la place, { CLAUSE($action, frame: "indicative") }
whenever =
    .indicative = dès que { CLAUSE($condition) }, { CLAUSE($action) }
while =
    .indicative = tant que { CLAUSE($condition) }, { CLAUSE($action) }
while--is-taken =
    .indicative = avec { NP($what) }, { CLAUSE($action) }
once =
    .indicative = une fois par { NP($scope, det: "none") }, { CLAUSE($action) }
when--starts =
    .indicative = au début { NP($scope, case: "de") }, { CLAUSE($action) }
when--ends =
    .indicative = à la fin { NP($scope, case: "de") }, { CLAUSE($action) }
before--starts =
    .indicative = avant { NP($scope) }, { CLAUSE($action) }
before--ends =
    .indicative = juste avant la fin { NP($scope, case: "de") }, { CLAUSE($action) }
starts =
    .indicative = { NP($scope) } commence
    .infinitive = commencer
    .subjunctive = { NP($scope) } commence
effects-end =
    .indicative = tous les effets durables { NP($what, case: "de") } prennent fin
    .infinitive = mettre fin à tous les effets durables { NP($what, case: "de") }
    .subjunctive = tous les effets durables { NP($what, case: "de") } prennent fin
ends =
    .indicative = { NP($scope) } se termine
    .infinitive = se terminer
    .subjunctive = { NP($scope) } se termine
step-ends =
    .indicative = { NP($scope) } est terminée
    .subjunctive = { NP($scope) } soit terminée
    .infinitive = se terminer
performed =
    .indicative = { NP($what) } est utilisé{ AGREE($what) }
    .subjunctive = { NP($what) } soit utilisé{ AGREE($what) }
    .infinitive = être utilisé{ AGREE($what) }
quoted =
    .indicative = « { SENTENCES($sentences) } »
quoted-label =
    .indicative = « { $label } { SENTENCES($sentences) } »
label = { CLAUSE($head, frame: "label") } :
label-threshold = { CLAUSE($head, frame: "label") } { CLAUSE($threshold) } :
threshold = { NP($property, det: "none") } { $amount }+
threshold-most = { NP($property, det: "none") } { $amount } ou moins
label-when = { CLAUSE($threshold) } :
label-slot = { $slot } :
label-cost = { $slot } ({ CLAUSE($cost, frame: "imperative") }) :

## conditions

is =
    .indicative = { NP($left) } { AGR($left) ->
        [you] êtes
        [one] est
       *[other] sont
      } { LIST($values, $left, join: "or") }
is-not =
    .indicative = { NP($left) } { AGR($left) ->
        [you] n'êtes pas
        [one] n'est pas
       *[other] ne sont pas
      } { LIST($values, $left, join: "or") }
is-turn =
    .indicative = c'est { AGR($who) ->
        [you] votre tour
       *[other] le tour { NP($who, case: "de") }
      }
is-not-turn =
    .indicative = ce n'est pas { AGR($who) ->
        [you] votre tour
       *[other] le tour { NP($who, case: "de") }
      }
is-one-of =
    .indicative = { NP($left) } { AGR($left) ->
        [one] est
       *[other] sont
      } de { LIST($values, join: "or") }
equals =
    .indicative = { NP($left) } { AGR($left) ->
        [one] est
       *[other] sont
      } ég{ AGREE($left, ending: "agree-al") } { NP($right, case: "a") }
eq =
    .indicative = { NP($left) } { AGR($left) ->
        [you] êtes
        [one] est
       *[other] sont
      } { SORT($right) ->
        [number] { NP($right, case: "de") }
        [sum] ég{ AGREE($left, ending: "agree-al") } { NP($right, case: "a") }
       *[phrase] { NP($right) }
      }
ge =
    .indicative = { NP($left) } { AGR($left) ->
        [one] est
       *[other] sont
      } { SORT($right) ->
        [number] { NP($right, case: "de") } ou plus
       *[phrase] au moins ég{ AGREE($left, ending: "agree-al") } { NP($right, case: "a") }
      }
le =
    .indicative = { NP($left) } { SORT($right) ->
        [number] { AGR($left) ->
            [one] est
           *[other] sont
          } { NP($right, case: "de") } ou moins
       *[phrase] ne { AGR($left) ->
            [one] dépasse
           *[other] dépassent
          } pas { NP($right) }
      }
gt =
    .indicative = { NP($left) } { AGR($left) ->
        [one] dépasse
       *[other] dépassent
      } { NP($right) }
lt =
    .indicative = { NP($left) } { AGR($left) ->
        [one] est
       *[other] sont
      } inférieur{ AGREE($left) } { NP($right, case: "a") }
is-copy =
    .indicative = { NP($what) } est un exemplaire { NP($model, case: "de") }
is-no-copy =
    .indicative = { NP($what) } n'est pas un exemplaire { NP($model, case: "de") }
is-in =
    .indicative = { NP($what) } est dans { NP($zone) }
is-not-in =
    .indicative = { NP($what) } n'est pas dans { NP($zone) }
is-empty =
    .indicative = { NP($zone) } est vide
is-not-empty =
    .indicative = { NP($zone) } n'est pas vide
set-is-empty =
    .indicative = il n'y a pas { NP($what, det: "none", case: "de") }
set-is-not-empty =
    .indicative = il y a des { NP($what, det: "none") }
there-is =
    .indicative = il y a { NP($what) }
there-is-no =
    .indicative = il n'y a pas { NP($what, det: "none", case: "de") }
exists =
    .indicative = { NP($what) } existe
exists-not =
    .indicative = { NP($what) } n'existe pas
# Ce qu'un choix a trouvé : « une carte a été choisie ».
was =
    .indicative = { NP($what) } { AGR($what) ->
        [one] a
       *[other] ont
      } été { PREDICATE($value, $what) }
was-any =
    .indicative = des { NP($what) } ont été { PREDICATE($value, $what) }
was-not =
    .indicative = { NP($what) } { AGR($what) ->
        [one] n'a
       *[other] n'ont
      } pas été { PREDICATE($value, $what) }
# $what dit « aucun ».
was-no =
    .indicative = { NP($what) } n'a été { PREDICATE($value, $what) }
has-one =
    .indicative = { NP($who) } { AGR($who) ->
        [you] avez
        [one] a
       *[other] ont
      } { NP($property) }
has-none =
    .indicative = { NP($who) } { AGR($who) ->
        [you] n'avez
        [one] n'a
       *[other] n'ont
      } pas { NP($property, det: "none", case: "de") }
owns =
    .indicative = { AGR($who) ->
        [you] { NP($what) } vous { AGR($what) ->
            [one] appartient
           *[other] appartiennent
          }
       *[other] { NP($what) } { AGR($what) ->
            [one] appartient
           *[other] appartiennent
          } { NP($who, case: "a") }
      }
owns-not =
    .indicative = { AGR($who) ->
        [you] { NP($what) } ne vous { AGR($what) ->
            [one] appartient
           *[other] appartiennent
          } pas
       *[other] { NP($what) } { AGR($what) ->
            [one] n'appartient
           *[other] n'appartiennent
          } pas { NP($who, case: "a") }
      }
can =
    .indicative = { NP(DOER($action)) } { AGR(DOER($action)) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } { CLAUSE($action, frame: "infinitive") }
has-slot =
    .indicative = { NP($what) } a { CLAUSE($slot, frame: "name") }
has-no-slot =
    .indicative = { NP($what) } n'a pas { CLAUSE($slot, frame: "name") }
in-scope =
    .indicative = { CLAUSE($event, frame: "perfect") } pendant { NP($scope, det: "this") }
# Une option de la partie.
is-taken =
    .indicative = l'option { NP($what) } est prise
never-in-scope =
    .indicative = { CLAUSE($event, frame: "never") } pendant { NP($scope, det: "this") }
both =
    .indicative = { LIST($parts, join: "and-that") }
either =
    .indicative = { LIST($parts, join: "or-that") }
both-grouped =
    .indicative = ({ LIST($parts, join: "and") })
either-grouped =
    .indicative = ({ LIST($parts, join: "or") })

## calcul, là où une lettre est expliquée

grouped =
    .indicative = ({ NP($what) })
    .de = de ({ NP($what) })
    .a = à ({ NP($what) })
plus =
    .indicative = { NP($left) } plus { NP($right) }
    .de = { NP($left, case: "de") } plus { NP($right) }
    .a = { NP($left, case: "a") } plus { NP($right) }
minus =
    .indicative = { NP($left) } moins { NP($right) }
    .de = { NP($left, case: "de") } moins { NP($right) }
    .a = { NP($left, case: "a") } moins { NP($right) }
times =
    .indicative = { NP($left) } fois { NP($right) }
    .de = { NP($left, case: "de") } fois { NP($right) }
    .a = { NP($left, case: "a") } fois { NP($right) }
at-least =
    .indicative = { NP($left) } (au minimum { NP($right) })
    .de = { NP($left, case: "de") } (au minimum { NP($right) })
    .a = { NP($left, case: "a") } (au minimum { NP($right) })
at-most =
    .indicative = { NP($left) } (au maximum { NP($right) })
    .de = { NP($left, case: "de") } (au maximum { NP($right) })
    .a = { NP($left, case: "a") } (au maximum { NP($right) })

## hasard, et déroulements qu'un effet commence

roll =
    .imperative = lancez { SORT($sides) ->
        [number] un dé à { NP($sides) } faces
       *[other] un dé dont le nombre de faces est { NP($sides) }
      }{ GIVEN($letter) ->
        [no] { "" }
       *[yes] { " " }: { $letter } est le résultat
      }
    .infinitive = lancer { SORT($sides) ->
        [number] un dé à { NP($sides) } faces
       *[other] un dé dont le nombre de faces est { NP($sides) }
      }{ GIVEN($letter) ->
        [no] { "" }
       *[yes] { " " }: { $letter } est le résultat
      }
    .indicative = { NP($who) } { AGR($who) ->
        [you] lancez
        [one] lance
       *[other] lancent
      } { SORT($sides) ->
        [number] un dé à { NP($sides) } faces
       *[other] un dé dont le nombre de faces est { NP($sides) }
      }{ GIVEN($letter) ->
        [no] { "" }
       *[yes] { " " }: { $letter } est le résultat
      }
cell =
    .indicative = • { LIST($places, join: "places") } : { SENTENCES($sentences) }
cell-empty =
    .indicative = • { LIST($places, join: "places") } : rien
cell-any =
    .indicative = • toujours : { SENTENCES($sentences) }
cell-otherwise =
    .indicative = • sinon : { SENTENCES($sentences) }
place =
    .indicative = { NP($axis) } { NP($first) }{ GIVEN($last) ->
        [no] { "" }
       *[yes] –{ NP($last) }
      }
joins-game =
    .indicative = { NP($what) } rejoint la partie
start-flow =
    .indicative = { NP($scope) } commence{ GIVEN($who) ->
        [no] { "" }
       *[yes] { " " }pour { NP($who) }
      }
