### Français : un message par nœud du langage qu'une carte peut porter.
### Les attributs sont des cadres : imperative (« piochez »), indicative (avec son sujet), infinitive (après « pouvez »),
### predicate (le sujet vient d'être dit), passive, perfect (c'est arrivé), never (ce n'est
### pas arrivé), relative, subjunctive.

## choisir

# source: 74b17f59
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
# source: 6e3ae199
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
# source: e3ebcab6
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
# source: 1da6d163
choose-number =
    .imperative = choisissez un nombre { $letter } entre { NP($least) } et { NP($most) }
    .infinitive = choisir un nombre { $letter } entre { NP($least) } et { NP($most) }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] choisissez
        [one] choisit
       *[other] choisissent
      } un nombre { $letter } entre { NP($least) } et { NP($most) }
    .predicate = { AGR($chooser) ->
        [you] choisissez
        [one] choisit
       *[other] choisissent
      } un nombre { $letter } entre { NP($least) } et { NP($most) }
# source: d29a10d5
choose-one =
    .imperative = choisissez une option : { LIST($options, join: "choice") }
    .infinitive = choisir une option : { LIST($options, join: "choice") }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] choisissez
        [one] choisit
       *[other] choisissent
      } une option : { LIST($options, join: "choice") }
# source: 33119e12
option =
    .indicative = • { SENTENCES($sentences) }
# source: 6178b0ce
may-do =
    .indicative = { NP($who) } { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } décider ceci : { CLAUSE($action) }
# Ce qu'un autre fait parce que l'on veut ; .frame est la forme de ce qui est fait.
# source: 09468902
may-have =
    .frame = subjunctive
    .indicative = { NP($who) } { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } décider que { CLAUSE($action, frame: "subjunctive") }
# source: 361bbcfa
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
# source: ac4209bc
must =
    .indicative = { NP($who) } { AGR($who) ->
        [you] devez
        [one] doit
       *[other] doivent
      } { CLAUSE($action, frame: "infinitive") }
    .predicate = { AGR($who) ->
        [you] devez
        [one] doit
       *[other] doivent
      } { CLAUSE($action, frame: "infinitive") }
# source: f9eeeac1
if-so =
    .indicative = { AGR($who) ->
        [you] si vous le faites
       *[other] dans ce cas
      }, { CLAUSE($action) }
# source: 577d7dcf
if-not =
    .indicative = { AGR($who) ->
        [you] si vous ne le faites pas
       *[other] sinon
      }, { CLAUSE($action) }

# Celui qui renonce à la première action fait la seconde.
# source: a01021e2
may-or =
    .indicative = { CLAUSE($first) } ; { AGR($who) ->
        [you] si vous ne le faites pas
       *[other] sinon
      }, { CLAUSE($action) }

# Les deux en une phrase.
# source: e64740cb
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
# source: 03feee8b
cause =
    .imperative = { CLAUSE($action, frame: "causative") }
    .infinitive = { CLAUSE($action, frame: "causative-infinitive") }
    .indicative = { NP($who) } { CLAUSE($action, frame: "causative-third") }
    .predicate = { CLAUSE($action, frame: "causative-third") }
# La suite n'est possible que si c'est fait.
# source: 16496350
may-then =
    .indicative = { NP($who) } { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } { CLAUSE($action, frame: "infinitive") } ; { CLAUSE($so) }

## ordre

# source: 61933935
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
# source: 34f4e0c0
joined =
    .imperative = { CLAUSE($first, frame: "imperative") } et { LIST($rest, join: "and", frame: "imperative") }
    .infinitive = { CLAUSE($first, frame: "infinitive") } et { LIST($rest, join: "and", frame: "infinitive") }
    .indicative = { CLAUSE($first, frame: "indicative") } et { LIST($rest, join: "and", frame: "predicate") }
    .predicate = { CLAUSE($first, frame: "predicate") } et { LIST($rest, join: "and", frame: "predicate") }
# source: fae0ba49
nothing-happens =
    .indicative = il ne se passe rien
# source: fc08ac6e
steps =
    .indicative = { LIST($parts, join: "then") }
# Quand l'étape suivante pourrait passer pour une partie de celle-ci.
# source: 1aaf96f6
bracketed =
    .indicative = ({ CLAUSE($action) })
    .infinitive = ({ CLAUSE($action, frame: "infinitive") })
# Ce qui suit une liste d'options.
# source: 6b4f9691
after-choice =
    .indicative = quel que soit le choix, { CLAUSE($action) }
# source: cacd1751
after-list =
    .indicative = dans tous les cas, { CLAUSE($action) }
# source: 93835777
also =
    .indicative = { LIST($parts, join: "and") }
# source: 77b5333a
together =
    .indicative = en même temps, { LIST($parts, join: "and") }
# source: f0eaec43
at-once =
    .indicative = en secret et en même temps, { CLAUSE($action) }
# source: f5926177
all-at-once =
    .indicative = en même temps, { CLAUSE($action) }
# source: 1611fe35
one-by-one =
    .indicative = tour à tour, { CLAUSE($action) }
# source: be90da8d
repeat =
    .indicative = { NP($times) } fois{ GIVEN($letters) ->
        [no] { "" }
       *[yes] , { LIST($letters, join: "and") }
      } : { CLAUSE($action) }
# source: 920b1db4
repeat-count =
    .indicative = autant de fois qu'il y a { NP($what, det: "bare", case: "de") }, { CLAUSE($action) }
# source: 201af35b
repeat-while =
    .indicative = { NP($times) } fois{ GIVEN($letters) ->
        [no] { "" }
       *[yes] , { LIST($letters, join: "and") }
      }, tant que { CLAUSE($condition) } : { CLAUSE($action) }
# source: d40c0988
repeat-until =
    .indicative = répétez ce qui suit et arrêtez dès que { CLAUSE($condition) } : { CLAUSE($action) }
# source: 302127ea
for-each =
    .indicative = pour { NP($what) }, { CLAUSE($action) }
# source: 49e07031
if =
    .indicative = si { CLAUSE($condition) }, { CLAUSE($action) }
# source: baea74f5
if-all =
    .indicative = si { CLAUSE($condition) }, procédez comme suit : { SENTENCES($sentences) }
# source: 18582f6b
if-block =
    .indicative = si { CLAUSE($condition) } : { CLAUSE($action) }
if--is-taken =
    .indicative = avec { NP($what) }, { CLAUSE($action) }
# « Si A et que B » demanderait le subjonctif.
if--both =
    .indicative = si { LIST($parts, join: "and-if") }, { CLAUSE($action) }
if--either =
    .indicative = si { LIST($parts, join: "or-if") }, { CLAUSE($action) }
if-all--both =
    .indicative = si { LIST($parts, join: "and-if") }, procédez comme suit : { SENTENCES($sentences) }
if-all--either =
    .indicative = si { LIST($parts, join: "or-if") }, procédez comme suit : { SENTENCES($sentences) }
if-otherwise--both =
    .indicative = si { LIST($parts, join: "and-if") }, { CLAUSE($action) } ; sinon, { CLAUSE($otherwise) }
if-otherwise--either =
    .indicative = si { LIST($parts, join: "or-if") }, { CLAUSE($action) } ; sinon, { CLAUSE($otherwise) }
differs--both =
    .indicative = { CLAUSE($action) }, ou { NP($amount) } si { LIST($parts, join: "and-if") }
differs--either =
    .indicative = { CLAUSE($action) }, ou { NP($amount) } si { LIST($parts, join: "or-if") }
# source: ae65874e
otherwise =
    .indicative = sinon, { CLAUSE($action) }
# source: 4ee28981
do-so =
    .indicative = { CLAUSE($action) } ; { AGR($who) ->
        [you] si vous le faites
       *[other] dans ce cas
      }, { CLAUSE($so) }
# source: cac95c0b
if-possible =
    .indicative = { CLAUSE($action) } si possible, sinon { CLAUSE($otherwise, frame: "predicate") }
# source: 6a25604b
if-otherwise =
    .indicative = si { CLAUSE($condition) }, { CLAUSE($action) } ; sinon, { CLAUSE($otherwise) }
# Deux branches qui ne diffèrent que par un nombre : $amount est celui de la première.
# source: 21db3722
differs =
    .indicative = { CLAUSE($action) }, ou { NP($amount) } si { CLAUSE($condition) }
# source: 156054bb
if-none =
    .indicative = s'il n'y en a pas, { CLAUSE($action) }
# source: 3b3a2bbd
per-each =
    .indicative = { CLAUSE($each, frame: "front") }, { CLAUSE($action) }
# source: cad61c9b
where-x =
    .indicative = { CLAUSE($action) }, { LIST($letters, join: "and") }
    .infinitive = { CLAUSE($action, frame: "infinitive") }, { LIST($letters, join: "and") }
    .predicate = { CLAUSE($action, frame: "predicate") }, { LIST($letters, join: "and") }
# Dans ce qui est fait plusieurs fois.
# source: 32405b06
letter-counts =
    .indicative = { $letter } étant le numéro de la répétition
# source: 3a7ecdcb
letter-is =
    .indicative = { $letter } étant { NP($value) }
# source: c38aaf6f
note =
    .indicative = notez { NP($what) }
    .infinitive = noter { NP($what) }
    .predicate = notez { NP($what) }
# La valeur est calculée une seule fois.
# source: 6043bf1b
letter-fixed =
    .indicative = { $letter } étant fixé { NP($value, case: "a") }
# source: 7f65c70e
let =
    .indicative = { $letter } est égal { NP($value, case: "a") }

# Vers la pile du deck d'où vient la carte.
# source: da8934df
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
# source: 2ecbfb34
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
# source: 1185da2c
does-move-top =
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
      } sur le dessus { NP($zone, case: "de") }
    .predicate = { FORM($what) ->
        [it] { NP($what, case: "clitic") }{ " " }
       *[other] { "" }
      }{ AGR($who) ->
        [one] place
       *[other] placent
      }{ FORM($what) ->
        [it] { "" }
       *[other] { " " }{ NP($what) }
      } sur le dessus { NP($zone, case: "de") }
# source: 5661ba55
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

# source: b52bdfff
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
# source: b0320303
move-top =
    .indicative = placez { NP($what) } sur le dessus { NP($zone, case: "de") }
    .infinitive = placer { NP($what) } sur le dessus { NP($zone, case: "de") }
    .predicate = placez { NP($what) } sur le dessus { NP($zone, case: "de") }
# source: bc327ec2
move-bottom =
    .indicative = placez { NP($what) } sous { NP($zone) }
    .infinitive = placer { NP($what) } sous { NP($zone) }
    .predicate = placez { NP($what) } sous { NP($zone) }
# source: 41347569
move-top-any-order =
    .indicative = placez { NP($what) } sur le dessus { NP($zone, case: "de") }, dans l'ordre de votre choix
    .infinitive = placer { NP($what) } sur le dessus { NP($zone, case: "de") }, dans l'ordre de votre choix
    .predicate = placez { NP($what) } sur le dessus { NP($zone, case: "de") }, dans l'ordre de votre choix
# source: 1a9d0e97
shuffle =
    .indicative = mélangez { NP($zone) }
    .infinitive = mélanger { NP($zone) }
    .predicate = mélangez { NP($zone) }
# source: 9a5ca1d7
swap =
    .leans = left
    .indicative = échangez{ FORM($left) ->
        [it] -{ NP($left, case: "clitic") }
       *[other] { " " }{ NP($left) }
      } avec { NP($right) }
    .infinitive = { FORM($left) ->
        [it] { NP($left, case: "clitic") } échanger
       *[other] échanger { NP($left) }
      } avec { NP($right) }
    .predicate = échangez{ FORM($left) ->
        [it] -{ NP($left, case: "clitic") }
       *[other] { " " }{ NP($left) }
      } avec { NP($right) }
# source: 06e49ad7
reveal =
    .indicative = révélez { NP($what) }
    .infinitive = révéler { NP($what) }
    .predicate = révélez { NP($what) }
# source: 9bf340d6
reveal-to =
    .indicative = révélez { NP($what) } { NP($who, case: "a") }
    .infinitive = { AGR($who) ->
        [you] vous révéler { NP($what) }
       *[other] révéler { NP($what) } { NP($who, case: "a") }
      }
    .predicate = révélez { NP($what) } { NP($who, case: "a") }
# source: cb6b82ba
look =
    .imperative = regardez { NP($what) }
    .infinitive = regarder { NP($what) }
    .indicative = { NP($who) } { AGR($who) ->
        [you] regardez
        [one] regarde
       *[other] regardent
      } { NP($what) }
    .predicate = { AGR($who) ->
        [you] regardez
        [one] regarde
       *[other] regardent
      } { NP($what) }
# source: 803807b9
tell-whether =
    .indicative = indiquez { GIVEN($who) ->
        [no] à tous les joueurs
       *[yes] { NP($who, case: "a") }
      } si { CLAUSE($condition) }
    .infinitive = { AGR($who) ->
        [you] vous indiquer
       *[other] indiquer { GIVEN($who) ->
            [no] à tous les joueurs
           *[yes] { NP($who, case: "a") }
          }
      } si { CLAUSE($condition) }
    .predicate = indiquez { GIVEN($who) ->
        [no] à tous les joueurs
       *[yes] { NP($who, case: "a") }
      } si { CLAUSE($condition) }
# source: 0c13c197
learn-whether =
    .imperative = apprenez si { CLAUSE($condition) }
    .infinitive = apprendre si { CLAUSE($condition) }
    .indicative = { NP($who) } { AGR($who) ->
        [you] apprenez
        [one] apprend
       *[other] apprennent
      } si { CLAUSE($condition) }
    .predicate = { AGR($who) ->
        [you] apprenez
        [one] apprend
       *[other] apprennent
      } si { CLAUSE($condition) }
# source: bb1e744c
reveal-until =
    .indicative = révélez une à une les cartes du dessus { NP($zone, case: "de") } jusqu'à révéler { NP($what) }
    .infinitive = révéler une à une les cartes du dessus { NP($zone, case: "de") } jusqu'à révéler { NP($what) }
    .predicate = révélez une à une les cartes du dessus { NP($zone, case: "de") } jusqu'à révéler { NP($what) }
# source: e4ea3991
m-revealed-before = révélé{ AGREE($head) } avant { NP($what) }
# source: 7de82fc1
m-top-of = du dessus { NP($zone, case: "de") }
# source: 96f9c2a5
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

# source: 2093594e
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
# source: d086e0bf
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
# source: de853bf0
grant =
    .indicative = { CLAUSE($action, frame: "granting") }
    .infinitive = { CLAUSE($action, frame: "granting") }
# source: ba49bed9
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
            [you] subissez
            [one] subit
           *[other] subissent
          } { $amount }
       *[plus] { AGR($what) ->
            [you] gagnez
            [one] gagne
           *[other] gagnent
          } { $amount }
      } en { NP($property, det: "none") } { $until }
    .predicate = { SIGN($amount) ->
        [minus] { AGR($what) ->
            [you] subissez
            [one] subit
           *[other] subissent
          } { $amount }
       *[plus] { AGR($what) ->
            [you] gagnez
            [one] gagne
           *[other] gagnent
          } { $amount }
      } en { NP($property, det: "none") } { $until }
# Plusieurs changements d'une même chose.
# source: c38452c5
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
# source: 5ccd43c0
change =
    .indicative = { $amount } en { NP($property, det: "none") }
# source: 1442ffc2
change-equal =
    .indicative = un bonus { NP($property, det: "none", case: "de") } égal { NP($value, case: "a") }
# source: d1c58138
obtain =
    .indicative = { NP($what) } { AGR($what) ->
        [you] gagnez
        [one] gagne
       *[other] gagnent
      } { LIST($abilities, join: "and") } { $until }
# source: da5151a7
copy =
    .causative = faites { NP($what, case: "de") } une copie { NP($model, case: "de") } { $until }
    .causative-infinitive = faire { NP($what, case: "de") } une copie { NP($model, case: "de") } { $until }
    .causative-third = fait { NP($what, case: "de") } une copie { NP($model, case: "de") } { $until }
    .indicative = { NP($what) } devient une copie { NP($model, case: "de") } { $until }
    .predicate = devient une copie { NP($model, case: "de") } { $until }
# source: b8f8cbb9
lent-abilities =
    .indicative = { NP($what) } { AGR($what) ->
        [one] obtient
       *[other] obtiennent
      } les capacités { NP($model, case: "de") } { $until }
    .predicate = { AGR($what) ->
        [one] obtient
       *[other] obtiennent
      } les capacités { NP($model, case: "de") } { $until }
# source: 86fc88af
blank =
    .indicative = { NP($what) } { AGR($what) ->
        [one] perd son
       *[other] perdent leur
      } texte { $until }
    .predicate = { AGR($what) ->
        [one] perd son
       *[other] perdent leur
      } texte { $until }
# source: 255b408e
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
# source: b7c56536
rises =
    .indicative = { NP($property) } { AGR($property) ->
        [one] augmente
       *[other] augmentent
      } { NP($amount, case: "de") }
# source: 87ab39f8
falls =
    .indicative = { NP($property) } { AGR($property) ->
        [one] diminue
       *[other] diminuent
      } { NP($amount, case: "de") }
# source: 5003920a
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
# source: 3b33f294
becomes-thing =
    .indicative = { NP($amount) } { AGR($amount) ->
        [you] devenez
        [one] devient
       *[other] deviennent
      } { NP($property) }
# source: 11d1d6c5
becomes-nothing =
    .indicative = { GIVEN($owner) ->
        [no] il n'y a plus { NP($property, det: "none", case: "de") }
       *[yes] { NP($owner) } { AGR($owner) ->
            [you] n'avez
            [one] n'a
           *[other] n'ont
          } plus { NP($property, det: "none", case: "de") }
      }
# source: 390ee71d
window-once =
    .indicative = dans l'ordre de la table{ GIVEN($start) ->
        [no] { "" }
       *[yes] , en commençant par { NP($start) }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , puis en continuant par { NP($second) }
      }, { LIST($offers, join: "or") }, une fois chacun
# source: b860b1d4
window =
    .indicative = dans l'ordre de la table{ GIVEN($start) ->
        [no] { "" }
       *[yes] , en commençant par { NP($start) }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , puis en continuant par { NP($second) }
      }, { LIST($offers, join: "or") }, jusqu'à ce que tous passent
# source: c318f50b
end-game =
    .indicative = la partie se termine{ GIVEN($winner) ->
        [no] { "" }
       *[yes] { " " }par la victoire { NP($winner, case: "de") }
      } : { $result }

# source: 88a3f126
until-any =
    .indicative = { LIST($parts, join: "or") }
# source: 8a1ff99d
until-end =
    .indicative = jusqu'à la fin { NP($scope, case: "de") }
# source: f74e714c
until-event =
    .indicative = jusqu'à ce que { CLAUSE($event, frame: "subjunctive") }
# source: 902620f2
rest-of-game =
    .indicative = jusqu'à la fin de la partie
# source: 0481047c
for-next =
    .indicative = la prochaine fois que { CLAUSE($event, frame: "indicative") }{ GIVEN($until) ->
        [no] { "" }
       *[yes] , { $until }
      }

## quand quelque chose arrive

# source: b9536969
passive =
    .indicative = { CLAUSE($event, frame: "passive") }
    .subjunctive = { CLAUSE($event, frame: "passive-subjunctive") }
    .infinitive = { CLAUSE($event, frame: "passive-infinitive") }
    .perfect = { CLAUSE($event, frame: "passive-perfect") }
# source: 57aeab83
when =
    .indicative = quand { CLAUSE($event, frame: "indicative") }, { CLAUSE($action) }
# source: 64ef1221
when-until =
    .indicative = { $until }, quand { CLAUSE($event, frame: "indicative") }, { CLAUSE($action) }
# source: 34d6ba4c
next-time =
    .indicative = la prochaine fois que { CLAUSE($event, frame: "indicative") }, { $until }, { CLAUSE($action) }
# source: a9006608
event-where =
    .indicative = { CLAUSE($event, frame: "indicative") } si { CLAUSE($condition) }
    .subjunctive = { CLAUSE($event, frame: "subjunctive") } si { CLAUSE($condition) }
    .infinitive = { CLAUSE($event, frame: "infinitive") } si { CLAUSE($condition) }
    .perfect = { CLAUSE($event, frame: "perfect") } si { CLAUSE($condition) }
# source: 30104c2a
before =
    .indicative = avant que { CLAUSE($event, frame: "subjunctive") }, { CLAUSE($action) }
# $condition : ce qui doit être vrai aussi.
# source: 60b87a73
instead =
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] deviez
        [one] devait
       *[other] devaient
      } { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }et si { CLAUSE($condition) }
      }, { ENDING($action) ->
        [closed] { CLAUSE($action) } à la place
       *[open] à la place, { CLAUSE($action) }
      }
# Ce qui remplace l'événement est facultatif ; l'événement n'a pas lieu non plus si on y renonce.
# source: f0490151
instead-of-it =
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] deviez
        [one] devait
       *[other] devaient
      } { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }et si { CLAUSE($condition) }
      }, cela n'a pas lieu ; à la place, { CLAUSE($action) }
# source: 267969a3
may-instead =
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] deviez
        [one] devait
       *[other] devaient
      } { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }et si { CLAUSE($condition) }
      }, vous pouvez { ENDING($action) ->
        [closed] { CLAUSE($action, frame: "infinitive") } à la place
       *[open] à la place { CLAUSE($action, frame: "infinitive") }
      }
# Vous décidez, un autre agit.
# source: 2b137ef6
may-instead-have =
    .frame = subjunctive
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] deviez
        [one] devait
       *[other] devaient
      } { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }et si { CLAUSE($condition) }
      }, vous pouvez décider qu'à la place, { CLAUSE($action, frame: "subjunctive") }
# source: b7f6ec7e
may-instead-do =
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] deviez
        [one] devait
       *[other] devaient
      } { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }et si { CLAUSE($condition) }
      }, vous pouvez décider ceci à la place : { CLAUSE($action) }
# source: 45596a94
whenever =
    .indicative = dès que { CLAUSE($condition) }, { CLAUSE($action) }
# source: 656544e8
# Ce qui était vrai juste avant l’événement par lequel la phrase commence.
earlier =
    .indicative = juste avant { CLAUSE($condition) }
# source: 3f99b771
while =
    .indicative = tant que { CLAUSE($condition) }, { CLAUSE($action) }
# source: a0347ab5
while--is-taken =
    .indicative = avec { NP($what) }, { CLAUSE($action) }
# source: 9c708235
once =
    .indicative = une fois par { NP($scope, det: "none") }, { CLAUSE($action) }
# source: 391c125b
when--starts =
    .indicative = au début { NP($scope, case: "de") }, { CLAUSE($action) }
# source: 17026512
when--ends =
    .indicative = à la fin { NP($scope, case: "de") }, { CLAUSE($action) }
# source: 74d7a204
before--starts =
    .indicative = avant { NP($scope) }, { CLAUSE($action) }
# source: f9d1a2d2
before--ends =
    .indicative = juste avant la fin { NP($scope, case: "de") }, { CLAUSE($action) }
# source: 13436d78
starts =
    .indicative = { NP($scope) } commence
    .infinitive = commencer
    .subjunctive = { NP($scope) } commence
# source: 10426ca1
effects-end =
    .indicative = tous les effets durables { NP($what, case: "de") } prennent fin
    .infinitive = mettre fin à tous les effets durables { NP($what, case: "de") }
    .subjunctive = tous les effets durables { NP($what, case: "de") } prennent fin
# source: db754d3d
ends =
    .indicative = { NP($scope) } se termine
    .infinitive = se terminer
    .subjunctive = { NP($scope) } se termine
# source: 2474e7ac
step-ends =
    .indicative = { NP($scope) } est terminée
    .subjunctive = { NP($scope) } soit terminée
    .infinitive = se terminer
# source: 6d022f50
performed =
    .indicative = { NP($what) } est utilisé{ AGREE($what) }
    .subjunctive = { NP($what) } soit utilisé{ AGREE($what) }
    .infinitive = être utilisé{ AGREE($what) }
# source: 7e9d3157
quoted =
    .indicative = « { SENTENCES($sentences) } »
# source: 36324a0f
quoted-label =
    .indicative = « { $label } { SENTENCES($sentences) } »
# source: 8383e0e4
label = { CLAUSE($head, frame: "label") } :
# source: f0219852
label-threshold = { CLAUSE($head, frame: "label") } { CLAUSE($threshold) } :
# source: 71e9b000
threshold = { NP($property, det: "none") } { $amount }+
# source: ec231e54
threshold-most = { NP($property, det: "none") } { $amount } ou moins
# source: 1869a98a
label-when = { CLAUSE($threshold) } :
# source: 36ffde34
label-slot = { $slot } :
# source: 5dd87dde
label-cost = { $slot } ({ CLAUSE($cost, frame: "imperative") }) :
# source: 83fe2692
label-once = { CLAUSE($label) } une fois par { NP($scope, det: "none") }:

## conditions

# source: 926298cf
is =
    .indicative = { NP($left) } { AGR($left) ->
        [you] êtes
        [one] est
       *[other] sont
      } { LIST($values, $left, join: "or") }
# source: d94f5a87
is-not =
    .indicative = { NP($left) } { AGR($left) ->
        [you] n'êtes pas
        [one] n'est pas
       *[other] ne sont pas
      } { LIST($values, $left, join: "or") }
# source: d26bda61
is-turn =
    .indicative = c'est { AGR($who) ->
        [you] votre tour
       *[other] le tour { NP($who, case: "de") }
      }
# source: aefb70b6
is-not-turn =
    .indicative = ce n'est pas { AGR($who) ->
        [you] votre tour
       *[other] le tour { NP($who, case: "de") }
      }
# source: a6dbfdbf
is-one-of =
    .indicative = { NP($left) } { AGR($left) ->
        [one] est
       *[other] sont
      } de { LIST($values, join: "or") }
# source: 5dd1d4e1
equals =
    .indicative = { NP($left) } { AGR($left) ->
        [one] est
       *[other] sont
      } ég{ AGREE($left, ending: "agree-al") } { NP($right, case: "a") }
# source: 620bb8ab
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
# source: 1c956781
ge =
    .indicative = { NP($left) } { AGR($left) ->
        [one] est
       *[other] sont
      } { SORT($right) ->
        [number] { NP($right, case: "de") } ou plus
       *[phrase] au moins ég{ AGREE($left, ending: "agree-al") } { NP($right, case: "a") }
      }
# source: 753f78c8
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
# source: 7172e977
gt =
    .indicative = { NP($left) } { AGR($left) ->
        [one] dépasse
       *[other] dépassent
      } { NP($right) }
# source: 0ed63a58
lt =
    .indicative = { NP($left) } { AGR($left) ->
        [one] est
       *[other] sont
      } inférieur{ AGREE($left) } { NP($right, case: "a") }
# source: e45b3727
is-copy =
    .indicative = { NP($what) } est un exemplaire { NP($model, case: "de") }
# source: c4164290
is-no-copy =
    .indicative = { NP($what) } n'est pas un exemplaire { NP($model, case: "de") }
# source: 523e4382
is-next-to =
    .indicative = { NP($what) } est à côté { NP($other, case: "de") }
# source: ada1217a
is-not-next-to =
    .indicative = { NP($what) } n'est pas à côté { NP($other, case: "de") }
# source: 20683ac2
is-in =
    .indicative = { NP($what) } est dans { NP($zone) }
# source: 5e0f69f4
is-not-in =
    .indicative = { NP($what) } n'est pas dans { NP($zone) }
# source: 2f1a6085
is-empty =
    .indicative = { NP($zone) } { AGR($zone) ->
        [one] est vide
       *[other] sont vides
      }
# source: 1194e0c1
is-not-empty =
    .indicative = { NP($zone) } { AGR($zone) ->
        [one] n'est pas vide
       *[other] ne sont pas vides
      }
# source: 048d6dd7
set-is-empty =
    .indicative = il n'y a pas { NP($what, det: "none", case: "de") }
# source: 8d134556
set-is-not-empty =
    .indicative = il y a des { NP($what, det: "none") }
# source: 6cfc59a9
there-is =
    .indicative = il y a { NP($what) }
# source: 6b167c22
there-is-no =
    .indicative = il n'y a pas { NP($what, det: "none", case: "de") }
# source: 385aa7e9
exists =
    .indicative = { NP($what) } existe
# source: 7d5d6cb7
exists-not =
    .indicative = { NP($what) } n'existe pas
# Ce qu'un choix a trouvé : « une carte a été choisie ».
# source: 23ee1d34
was =
    .indicative = { NP($what) } { AGR($what) ->
        [one] a
       *[other] ont
      } été { PREDICATE($value, $what) }
# source: 813aa8a2
was-any =
    .indicative = des { NP($what) } ont été { PREDICATE($value, $what) }
# source: 22dfb662
was-not =
    .indicative = { NP($what) } { AGR($what) ->
        [one] n'a
       *[other] n'ont
      } pas été { PREDICATE($value, $what) }
# $what dit « aucun ».
# source: 34be2bc2
was-no =
    .indicative = { NP($what) } n'a été { PREDICATE($value, $what) }
# source: 8f9a96d8
has-one =
    .indicative = { NP($who) } { AGR($who) ->
        [you] avez
        [one] a
       *[other] ont
      } { NP($property) }
# source: bb5cacda
has-none =
    .indicative = { NP($who) } { AGR($who) ->
        [you] n'avez
        [one] n'a
       *[other] n'ont
      } pas { NP($property, det: "none", case: "de") }
# source: db82d2e8
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
# source: e137eff0
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
# Sous une action : « Vous pouvez défausser une carte. Si vous le faites, ... »
# source: b44dfe7c
did =
    .indicative = { AGR($who) ->
        [you] vous le faites
       *[other] cela se produit
      }
# source: 6afc8628
did-not =
    .indicative = { AGR($who) ->
        [you] vous ne le faites pas
       *[other] cela ne se produit pas
      }
# Après « pour lequel » : de ce à quoi quelque chose est arrivé.
# source: ad015b4e
happened =
    .indicative = cela s'est produit
# source: b4cc8b56
can =
    .indicative = { NP(DOER($action)) } { AGR(DOER($action)) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } { CLAUSE($action, frame: "infinitive") }
# source: d0cd2c45
has-slot =
    .indicative = { NP($what) } a { CLAUSE($slot, frame: "name") }
# source: 4d512d90
has-no-slot =
    .indicative = { NP($what) } n'a pas { CLAUSE($slot, frame: "name") }
# source: 0f9cdbcd
in-scope =
    .indicative = { CLAUSE($event, frame: "perfect") } pendant { NP($scope, det: "this") }
# Une option de la partie.
# source: 68754315
is-taken =
    .indicative = l'option { NP($what) } est prise
# source: 94a4d8c2
never-in-scope =
    .indicative = { CLAUSE($event, frame: "never") } pendant { NP($scope, det: "this") }
# source: dc0a8fd9
both =
    .indicative = { LIST($parts, join: "and-that") }
# source: fa532d4e
either =
    .indicative = { LIST($parts, join: "or-that") }
# source: 83c9348c
both-grouped =
    .indicative = ({ LIST($parts, join: "and") })
# source: 8480157d
either-grouped =
    .indicative = ({ LIST($parts, join: "or") })

## calcul, là où une lettre est expliquée

# source: d3c591cb
grouped =
    .indicative = ({ NP($what) })
    .de = de ({ NP($what) })
    .a = à ({ NP($what) })
# source: b0c20f19
plus =
    .indicative = { NP($left) } plus { NP($right) }
    .de = { NP($left, case: "de") } plus { NP($right) }
    .a = { NP($left, case: "a") } plus { NP($right) }
# source: c2e132ba
minus =
    .indicative = { NP($left) } moins { NP($right) }
    .de = { NP($left, case: "de") } moins { NP($right) }
    .a = { NP($left, case: "a") } moins { NP($right) }
# source: 3e80f9a4
times =
    .indicative = { NP($left) } fois { NP($right) }
    .de = { NP($left, case: "de") } fois { NP($right) }
    .a = { NP($left, case: "a") } fois { NP($right) }
# source: 8ac2dc44
divided-up =
    .indicative = { NP($left) } divisé par { NP($right) } (arrondi à l'entier supérieur)
    .de = { NP($left, case: "de") } divisé par { NP($right) } (arrondi à l'entier supérieur)
    .a = { NP($left, case: "a") } divisé par { NP($right) } (arrondi à l'entier supérieur)
# source: e59d9e29
divided-down =
    .indicative = { NP($left) } divisé par { NP($right) } (arrondi à l'entier inférieur)
    .de = { NP($left, case: "de") } divisé par { NP($right) } (arrondi à l'entier inférieur)
    .a = { NP($left, case: "a") } divisé par { NP($right) } (arrondi à l'entier inférieur)
# source: c9ed53d2
at-least =
    .indicative = { NP($left) } (au minimum { NP($right) })
    .de = { NP($left, case: "de") } (au minimum { NP($right) })
    .a = { NP($left, case: "a") } (au minimum { NP($right) })
# source: ad48dd56
at-most =
    .indicative = { NP($left) } (au maximum { NP($right) })
    .de = { NP($left, case: "de") } (au maximum { NP($right) })
    .a = { NP($left, case: "a") } (au maximum { NP($right) })
# source: 6953e827
one-if =
    .indicative = 1 si { CLAUSE($condition) } (sinon 0)
    .de = de 1 si { CLAUSE($condition) } (sinon 0)
    .a = à 1 si { CLAUSE($condition) } (sinon 0)

## hasard, et déroulements qu'un effet commence

# source: 0f2f2ce0
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
# source: df0d8038
cell =
    .indicative = • { LIST($places, join: "places") } : { SENTENCES($sentences) }
# source: 9863ce18
cell-empty =
    .indicative = • { LIST($places, join: "places") } : rien
# source: 936d4cce
cell-any =
    .indicative = • toujours : { SENTENCES($sentences) }
# source: e74b9c89
cell-otherwise =
    .indicative = • sinon : { SENTENCES($sentences) }
# source: b0a54410
place =
    .indicative = { NP($axis) } { NP($first) }{ GIVEN($last) ->
        [no] { "" }
       *[yes] –{ NP($last) }
      }
# source: 660c57ae
joins-game =
    .indicative = { NP($what) } rejoint la partie
# source: 26cf6d61
leaves-game =
    .imperative = quittez la partie
    .infinitive = quitter la partie
    .indicative = { NP($who) } { AGR($who) ->
        [you] quittez
        [one] quitte
       *[other] quittent
      } la partie
    .predicate = { AGR($who) ->
        [you] quittez
        [one] quitte
       *[other] quittent
      } la partie
# source: dbdcdd3f
start-flow =
    .indicative = { NP($scope) } commence{ GIVEN($who) ->
        [no] { "" }
       *[yes] { " " }pour { NP($who) }
      }
