### Crossfire, français : ce qui peut arriver. Quelques mots donnent tous les cadres ; un cadre écrit à la main vaut mieux.
### Mots : base (l’infinitif), third (il), plural (ils), polite (vous, et l'impératif), participle ; au besoin third-subjunctive
### et polite-subjunctive (après « jusqu'à ce que »), case (du complément), unit (le nom qui suit un nombre),
### like (un autre modèle : verb-reflexive).

# source: 47cc6500
draws =
    .base = piocher
    .third = pioche
    .plural = piochent
    .polite = piochez
    .participle = pioché
    .third-subjunctive = pioche
    .polite-subjunctive = piochiez
    .unit = n-card
# source: 3859b6f8
discards =
    .base = défausser
    .third = défausse
    .plural = défaussent
    .polite = défaussez
    .participle = défaussé
    .third-subjunctive = défausse
    .polite-subjunctive = défaussiez
# source: 03e11752
heals =
    .alone = yes
    .like = verb-reflexive
    .base = soigner
    .third = soigne
    .plural = soignent
    .polite = soignez
    .participle = soigné
    .third-subjunctive = soigne
    .polite-subjunctive = soigniez
    .unit = n-hp
    .case = de
    .granting = { FORM($who) ->
        [it] { NP($who, case: "clitic") } soigner
       *[other] soigner { NP($who) }
      } de { NP($amount) } PV
# source: 42cba759
suffers =
    .base = subir
    .third = subit
    .plural = subissent
    .polite = subissez
    .participle = subi
    .third-subjunctive = subisse
    .polite-subjunctive = subissiez
    .unit = n-damage
# source: d148bcac
gains =
    .base = gagner
    .third = gagne
    .plural = gagnent
    .polite = gagnez
    .participle = gagné
    .third-subjunctive = gagne
    .polite-subjunctive = gagniez
    .unit = n-nuyen
# source: f813c3c7
attacks =
    .alone = yes
    .base = attaquer
    .third = attaque
    .plural = attaquent
    .polite = attaquez
    .participle = attaqué
    .third-subjunctive = attaque
    .polite-subjunctive = attaquiez
# source: de61600c
flips-to =
    .base = entrer en jeu
    .third = entre en jeu
    .plural = entrent en jeu
    .polite = entrez en jeu
    .participle = retourné
    .third-subjunctive = entre en jeu
    .polite-subjunctive = entriez en jeu
    .to = face { NP($what, case: "a") }
    .perfect = { NP($foe) } { AGR($foe) ->
        [one] est entré
       *[other] sont entrés
      } en jeu face { NP($target, case: "a") }
# source: 3653856e
abandons =
    .base = annuler le run
    .third = annule le run
    .plural = annulent le run
    .polite = annulez le run
    .participle = annulé
    .third-subjunctive = annule le run
    .polite-subjunctive = annuliez le run
# source: b08465e2
arrives =
    .untold = yes
    .base = entrer en jeu face au Runner de sa couleur
    .third = entre en jeu face au Runner de sa couleur
    .plural = entrent en jeu face aux Runners de leur couleur
    .polite = entrez en jeu face au Runner de votre couleur
    .participle = placé
    .third-subjunctive = entre en jeu face au Runner de sa couleur
    .polite-subjunctive = entriez en jeu face au Runner de votre couleur
# source: 4f23a900
turns-to =
    .causative = { AGR($target) ->
        [you] déplacez face à vous { NP($foe) }
       *[other] déplacez { NP($foe) } vers { NP($target) }
      }
    .causative-infinitive = { AGR($target) ->
        [you] déplacer face à vous { NP($foe) }
       *[other] déplacer { NP($foe) } vers { NP($target) }
      }
    .causative-third = { AGR($target) ->
        [you] déplace face à vous { NP($foe) }
       *[other] déplace { NP($foe) } vers { NP($target) }
      }
    .base = se tourner
    .third = se tourne
    .plural = se tournent
    .polite = tournez
    .participle = tourné
    .third-subjunctive = se tourne
    .polite-subjunctive = tourniez
    .infinitive = passer face { NP($target, case: "a") }
    .subjunctive = { NP($foe) } { AGR($foe) ->
        [one] passe
       *[other] passent
      } face { NP($target, case: "a") }
    .indicative = { NP($foe) } { AGR($foe) ->
        [one] passe
       *[other] passent
      } face { NP($target, case: "a") }
    .predicate = { AGR($foe) ->
        [one] passe
       *[other] passent
      } face { NP($target, case: "a") }
# Celui qui le vainc lit ce qui s'ensuit.
# source: e6a54d1f
defeats =
    .reader = current
    .base = vaincre
    .third = vainc
    .plural = vainquent
    .polite = vainquez
    .participle = vaincu
    .third-subjunctive = vainque
    .polite-subjunctive = vainquiez
# source: dfae1c2f
restores =
    .base = restaurer
    .third = restaure
    .plural = restaurent
    .polite = restaurez
    .participle = restauré
    .third-subjunctive = restaure
    .polite-subjunctive = restauriez
    .unit = n-level
# source: 9491f437
clears-on =
    .leans = foe
    .on = { FORM($what) ->
        [it] { "" }
       *[other] { NP($what, case: "de") }
      }
    .base = franchir
    .third = franchit
    .plural = franchissent
    .polite = franchissez
    .participle = franchi
    .third-subjunctive = franchisse
    .polite-subjunctive = franchissiez
    .unit = n-level
# source: 9f23d766
strikes-with =
    .base = frapper
    .third = frappe
    .plural = frappent
    .polite = frappez
    .participle = frappé
    .third-subjunctive = frappe
    .polite-subjunctive = frappiez
# source: 684f447f
delays =
    .base = laisser en attente les dégâts infligés
    .third = laisse en attente les dégâts infligés
    .plural = laissent en attente les dégâts infligés
    .polite = laissez en attente les dégâts infligés
    .participle = retardé
    .third-subjunctive = laisse en attente les dégâts infligés
    .polite-subjunctive = laissiez en attente les dégâts infligés
    .case = a
# source: 6bce4bef
wears =
    .base = résoudre les dégâts infligés
    .third = résout les dégâts infligés
    .plural = résolvent les dégâts infligés
    .polite = résolvez les dégâts infligés
    .participle = résolu
    .third-subjunctive = résolve les dégâts infligés
    .polite-subjunctive = résolviez les dégâts infligés
    .case = a
    .leans = foe
    .imperative = résolvez les dégâts { FORM($foe) ->
        [it] qui { AGR($foe) ->
            [one] lui
           *[other] leur
          } sont infligés
       *[other] infligés { NP($foe, case: "a") }
      }
    .infinitive = résoudre les dégâts { FORM($foe) ->
        [it] qui { AGR($foe) ->
            [one] lui
           *[other] leur
          } sont infligés
       *[other] infligés { NP($foe, case: "a") }
      }
# source: 62ba36f8
reshuffles =
    .base = mélanger sa main et sa défausse avec son deck
    .third = mélange sa main et sa défausse avec son deck
    .plural = mélangent leur main et leur défausse avec leur deck
    .polite = mélangez votre main et votre défausse avec votre deck
    .participle = mélangé
    .third-subjunctive = mélange sa main et sa défausse avec son deck
    .polite-subjunctive = mélangiez votre main et votre défausse avec votre deck
    .infinitive = mélanger { AGR($who) ->
        [you] votre main et votre défausse avec votre
        [one] sa main et sa défausse avec son
       *[other] leur main et leur défausse avec leur
      } deck
# source: b7e2ab38
opens =
    .base = commencer une nouvelle Scène
    .third = commence une nouvelle Scène
    .plural = commencent une nouvelle Scène
    .polite = commencez une nouvelle Scène
    .participle = commencé
    .third-subjunctive = commence une nouvelle Scène
    .polite-subjunctive = commenciez une nouvelle Scène
# source: 6dab9af3
plays =
    .base = jouer
    .third = joue
    .plural = jouent
    .polite = jouez
    .participle = joué
    .third-subjunctive = joue
    .polite-subjunctive = jouiez
# source: 99acd517
assists-with =
    .base = donner du soutien
    .third = donne du soutien
    .plural = donnent du soutien
    .polite = donnez du soutien
    .participle = utilisé en soutien
    .negated = donner de soutien{ GIVEN($what) ->
        [no] { "" }
       *[yes] { " " }avec { NP($what) }
      }
    .third-subjunctive = donne du soutien
    .polite-subjunctive = donniez du soutien
    .perfect = { NP($who) } { AGR($who) ->
        [you] avez
        [one] a
       *[other] ont
      } donné du soutien{ GIVEN($what) ->
        [no] { "" }
       *[yes] { " " }avec { NP($what) }
      }
    .never = { NP($who) } { AGR($who) ->
        [you] n'avez
        [one] n'a
       *[other] n'ont
      } donné du soutien avec { NP($what) }
# source: ccffb247
buys =
    .base = acheter
    .third = achète
    .plural = achètent
    .polite = achetez
    .participle = acheté
    .third-subjunctive = achète
    .polite-subjunctive = achetiez
# source: fac03867
appears =
    .base = apparaître
    .third = apparaît
    .plural = apparaissent
    .polite = apparaissez
    .participle = révélé
    .third-subjunctive = apparaisse
    .polite-subjunctive = apparaissiez
# source: aeb4a731
retires =
    .like = verb-passive
    .base = être défaussé
    .third = est défaussé
    .plural = sont défaussés
    .polite = soyez défaussé
    .participle = défaussé
# source: f19dd277
calms =
    .base = retourner sous le deck Crossfire
    .third = retourne sous le deck Crossfire
    .plural = retournent sous le deck Crossfire
    .polite = retournez sous le deck Crossfire
    .participle = retourné sous le deck Crossfire
    .third-subjunctive = retourne sous le deck Crossfire
    .polite-subjunctive = retourniez sous le deck Crossfire
# source: 7077ec0f
supplies =
    .base = compléter le Marché Noir
    .third = complète le Marché Noir
    .plural = complètent le Marché Noir
    .polite = complétez le Marché Noir
    .participle = approvisionné
    .third-subjunctive = complète le Marché Noir
# source: 121f8899
cycles =
    .base = remplacer
    .third = remplace
    .plural = remplacent
    .polite = remplacez
    .participle = remplacé
    .third-subjunctive = remplace
    .polite-subjunctive = remplaciez
# source: b5edddd5
embodies =
    .base = incarner
    .third = incarne
    .plural = incarnent
    .polite = incarnez
    .participle = incarné
    .third-subjunctive = incarne
    .polite-subjunctive = incarniez
    .object = { FORM($thing) ->
        [none] un { NP($thing) }
       *[other] { NP($thing) }
      }
# source: de7b5867
enlists =
    .base = prendre
    .third = prend
    .plural = prennent
    .polite = prenez
    .participle = pris
    .third-subjunctive = prenne
    .polite-subjunctive = preniez
    .object = { FORM($thing) ->
        [none] le rôle { NP($thing, case: "de") }
       *[other] { NP($thing) }
      }
# source: 2f1a144c
announces =
    .base = révéler un nouvel événement Crossfire
    .third = révèle un nouvel événement Crossfire
    .plural = révèlent un nouvel événement Crossfire
    .polite = révélez un nouvel événement Crossfire
    .participle = révélé un nouvel événement Crossfire
    .negated = révéler de nouvel événement Crossfire
    .third-subjunctive = révèle un nouvel événement Crossfire
    .polite-subjunctive = révéliez un nouvel événement Crossfire
# source: d9f525ec
closes =
    .base = terminer la Scène
    .third = termine la Scène
    .plural = terminent la Scène
    .polite = terminez la Scène
    .participle = terminé la Scène
    .third-subjunctive = termine la Scène
    .polite-subjunctive = terminiez la Scène
# source: 80fde6b9
earns =
    .base = recevoir
    .third = reçoit
    .plural = reçoivent
    .polite = recevez
    .participle = reçu
    .third-subjunctive = reçoive
    .polite-subjunctive = receviez
    .unit = p-runner-karma

# source: 875e02d1
adds-with-to =
    .base = infliger
    .third = inflige
    .plural = infligent
    .polite = infligez
    .participle = infligé
    .third-subjunctive = inflige
    .polite-subjunctive = infligiez
    .unit = n-damage
    .with = { FORM($what) ->
        [none] { PREDICATE($what, $head) } de plus
       *[other] supplémentaire{ AGREE($head, ending: "agree-s") } { NP($what, case: "de") }
      }
    .infinitive = infliger { GIVEN($amount) ->
        [no] de
       *[yes] { NP($amount) }
      } dégâts { FORM($shade) ->
        [none] { NP($shade) }s
       *[other] { NP($shade, case: "de") }
      }{ GIVEN($foe) ->
        [no] { "" }
       *[yes] { " " }{ NP($foe, case: "a") }
      }
# source: d532861d
deals-to =
    .base = infliger les dégâts
    .third = inflige les dégâts
    .plural = infligent les dégâts
    .polite = infligez les dégâts
    .participle = infligé
    .third-subjunctive = inflige les dégâts
    .polite-subjunctive = infligiez les dégâts
    .case = de
    .imperative = infligez { FORM($what) ->
        [this] les dégâts { NP($what, case: "de") }
       *[other] les dégâts { NP($what, case: "de") }
      } { NP($foe, case: "a") }
# source: 26fe215b
mimics =
    .base = imiter
    .third = imite
    .plural = imitent
    .polite = imitez
    .participle = imité
    .third-subjunctive = imite
    .polite-subjunctive = imitiez
    .indicative = { NP($what) } est jouée comme une copie { NP($model, case: "de") } et cumule les dégâts des deux
    .predicate = est jouée comme une copie { NP($model, case: "de") } et cumule les dégâts des deux
# source: 26b3381b
responds =
    .infinitive = jouer une carte
    .base = pouvoir jouer une carte
    .third = peut jouer une carte
    .plural = peuvent jouer une carte
    .polite = pouvez jouer une carte
    .participle = joué
    .third-subjunctive = puisse jouer une carte
    .polite-subjunctive = puissiez jouer une carte
# source: 69d795e1
seeks =
    .untold = yes
    .base = chercher
    .third = cherche
    .plural = cherchent
    .polite = cherchez
    .participle = appelé
    .third-subjunctive = cherche
    .polite-subjunctive = cherchiez
    .object = le Runner { FORM($thing) ->
        [none] { NP($thing) }
       *[other] { NP($thing, case: "de") }
      }
# source: 4e9b6e57
invokes =
    .untold = yes
    .base = appeler
    .third = appelle
    .plural = appellent
    .polite = appelez
    .participle = appelé
    .third-subjunctive = appelle
    .polite-subjunctive = appeliez
    .object = le Runner { FORM($thing) ->
        [none] de type { NP($thing) }
       *[other] { NP($thing, case: "de") }
      }
# source: c8835462
shows =
    .base = révéler et mettre de côté
    .third = révèle et met de côté
    .plural = révèlent et mettent de côté
    .polite = révélez et mettez de côté
    .participle = révélé
    .third-subjunctive = révèle et mette de côté
    .polite-subjunctive = révéliez et mettiez de côté
    .unit = n-card
    .object = { AGR($thing) ->
        [one] { NP($thing, det: "the") }
       *[other] { NP($thing, det: "the-counted") }
      } du dessus de { AGR($subject) ->
        [you] votre
        [one] son
       *[other] leur
      } deck
# source: c046ce10
renews =
    .base = défausser sa main, puis piocher autant de cartes
    .third = défausse sa main, puis pioche autant de cartes
    .plural = défaussent leur main, puis piochent autant de cartes
    .polite = défaussez votre main, puis piochez autant de cartes
    .participle = renouvelé
    .infinitive = défausser { AGR($who) ->
        [you] votre
        [one] sa
       *[other] leur
      } main, puis piocher autant de cartes
    .third-subjunctive = défausse sa main, puis pioche autant de cartes
    .polite-subjunctive = défaussiez votre main, puis piochiez autant de cartes
# source: a775c48f
fathoms =
    .base = révéler une à une les cartes du dessus de son deck jusqu'à ce que deux d'entre elles aient un type en commun, remettre la dernière carte révélée sur le dessus et mettre les autres de côté
    .third = révèle une à une les cartes du dessus de son deck jusqu'à ce que deux d'entre elles aient un type en commun, remet la dernière carte révélée sur le dessus et met les autres de côté
    .plural = révèlent une à une les cartes du dessus de leur deck jusqu'à ce que deux d'entre elles aient un type en commun, remettent la dernière carte révélée sur le dessus et mettent les autres de côté
    .polite = révélez une à une les cartes du dessus de votre deck jusqu'à ce que deux d'entre elles aient un type en commun, remettez la dernière carte révélée sur le dessus et mettez les autres de côté
    .participle = exploré
    .third-subjunctive = révèle une à une les cartes du dessus de son deck jusqu'à ce que deux d'entre elles aient un type en commun, remette la dernière carte révélée sur le dessus et mette les autres de côté
# source: 755df302
stacks =
    .base = remettre les cartes mises de côté sur le dessus de son deck, dans l'ordre de son choix
    .third = remet les cartes mises de côté sur le dessus de son deck, dans l'ordre de son choix
    .plural = remettent les cartes mises de côté sur le dessus de leur deck, dans l'ordre de leur choix
    .polite = remettez les cartes mises de côté sur le dessus de votre deck, dans l'ordre de votre choix
    .participle = empilé
    .third-subjunctive = remette les cartes mises de côté sur le dessus de son deck, dans l'ordre de son choix
# source: ff54250a
covers =
    .base = remettre dans le même ordre les cartes mises de côté sur le dessus de son deck
    .third = remet dans le même ordre les cartes mises de côté sur le dessus de son deck
    .plural = remettent dans le même ordre les cartes mises de côté sur le dessus de leur deck
    .polite = remettez dans le même ordre les cartes mises de côté sur le dessus de votre deck
    .participle = remis
    .third-subjunctive = remette dans le même ordre les cartes mises de côté sur le dessus de son deck
    .polite-subjunctive = remettiez dans le même ordre les cartes mises de côté sur le dessus de votre deck
# source: ec796a1e
retrieves =
    .base = reprendre en main
    .third = reprend en main
    .plural = reprennent en main
    .polite = reprenez en main
    .participle = repris
    .third-subjunctive = reprenne en main
    .polite-subjunctive = repreniez en main
    .imperative = { FORM($what) ->
        [this-one] reprenez { NP($what) } en main
        [this] reprenez { NP($what) } en main
       *[other] reprenez en main { NP($what) }
      }
# source: 40f14a04
recalls =
    .base = rappeler
    .third = rappelle
    .plural = rappellent
    .polite = rappelez
    .participle = rappelé
    .third-subjunctive = rappelle
    .polite-subjunctive = rappeliez
# source: 6ed360e3
grabs =
    .base = gagner
    .third = gagne
    .plural = gagnent
    .polite = gagnez
    .participle = gagné
    .third-subjunctive = gagne
    .polite-subjunctive = gagniez
    .unit = n-market-card
    .object = { AGR($thing) ->
        [one] { NP($thing, det: "the") }
       *[other] { NP($thing, det: "the-counted") }
      }
# source: 3470482d
yields =
    .base = être défaussé et remplacé par l'obstacle du dessus de son deck
    .third = est défaussé et remplacé par l'obstacle du dessus de son deck
    .plural = sont défaussés et remplacés par les obstacles du dessus de leur deck
    .polite = changez d'obstacle
    .participle = changé
    .third-subjunctive = soit défaussé et remplacé par l'obstacle du dessus de son deck
    .polite-subjunctive = changiez d'obstacle
    .indicative = { NP($foe) } { AGR($foe) ->
        [one] est
       *[other] sont
      } défaussé{ AGREE($foe) } et remplacé{ AGREE($foe) } par l'obstacle du dessus de { AGR($foe) ->
        [one] son
       *[other] leur
      } deck
    .predicate = { AGR($foe) ->
        [one] est
       *[other] sont
      } défaussé{ AGREE($foe) } et remplacé{ AGREE($foe) } par l'obstacle du dessus de { AGR($foe) ->
        [one] son
       *[other] leur
      } deck
    .causative = défaussez { NP($foe) } et remplacez-le par l'obstacle du dessus du deck dont il provient
    .causative-infinitive = défausser { NP($foe) } et le remplacer par l'obstacle du dessus du deck dont il provient
    .causative-third = défausse { NP($foe) } et le remplace par l'obstacle du dessus du deck dont il provient
# source: 1e003785
mills =
    .base = défausser
    .third = défausse
    .plural = défaussent
    .polite = défaussez
    .participle = défaussé
    .third-subjunctive = défausse
    .polite-subjunctive = défaussiez
    .unit = n-card
    .object = { AGR($thing) ->
        [one] { NP($thing, det: "the") }
       *[other] { NP($thing, det: "the-counted") }
      } du dessus de { AGR($subject) ->
        [you] votre
        [one] son
       *[other] leur
      } deck

### Tournures : MESSAGE--NOM est la façon de dire le message du langage à propos de ce nom.

# source: eb3188c0
modify--p-gear-cost =
    .indicative = { NP($what) } { AGR($what) ->
        [one] coûte
       *[other] coûtent
      } { SIZE($amount) } de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      } { $until }
# source: 73427196
modify--p-threat-nuyen =
    .indicative = { NP($what) } { AGR($what) ->
        [one] rapporte
       *[other] rapportent
      } { SIZE($amount) } { PLURAL($amount) ->
        [one] Nuyen
       *[other] Nuyens
      } de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      } { $until }
modify--p-gear-bonus =
    .per = { NP($what) } { AGR($what) ->
        [one] inflige
       *[other] infligent
      } { SIZE($amount) } dégât{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      } { CLAUSE($per) } { $until }
    .indicative = { NP($what) } { AGR($what) ->
        [one] inflige
       *[other] infligent
      } { SIZE($amount) } dégât{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      } { $until }
    .predicate = { AGR($what) ->
        [one] inflige
       *[other] infligent
      } { SIZE($amount) } dégât{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      } { $until }
    .granting = { FORM($what) ->
        [it] { AGR($what) ->
            [one] lui
           *[other] leur
          } faire infliger
       *[other] faire infliger { NP($what, case: "a") }
      } { SIZE($amount) } dégât{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      } { $until }
becomes--p-runner-hp =
    .indicative = { SORT($amount) ->
        [number] { NP($owner) } { AGR($owner) ->
            [you] avez
            [one] a
           *[other] ont
          } { NP($amount) } PV
       *[phrase] { NP($property) } devient { NP($amount) }
      }
when--starts--s-scene =
    .indicative = au début { GIVEN(OWNER($scope)) ->
        [no] de chaque { NP($scope, det: "none") }
       *[yes] { NP($scope, case: "de") }
      }, { CLAUSE($action) }
when--ends--s-scene =
    .indicative = à la fin { GIVEN(OWNER($scope)) ->
        [no] de chaque { NP($scope, det: "none") }
       *[yes] { NP($scope, case: "de") }
      }, { CLAUSE($action) }
# source: b7a92800
threshold--p-level = { $amount }+
# source: f098c242
threshold-most--p-level = { $amount } ou moins
# source: 4404b97a
gt--p-unharmed--0 =
    .indicative = au moins un Runner est Valide
# source: 0351caa2
eq--p-unharmed--0 =
    .indicative = aucun Runner n'est Valide
# source: 5507624a
becomes-thing--p-threat-facing =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] passe
       *[other] passent
      } face { NP($amount, case: "a") }
    .predicate = { AGR($owner) ->
        [one] passe
       *[other] passent
      } face { NP($amount, case: "a") }
# source: c0ccd339
becomes--p-gear-X =
    .indicative = X est { SORT($amount) ->
        [number] { NP($amount) }
       *[phrase] égal { NP($amount, case: "a") }
      }
# source: cbe3ef84
m-is--p-threat-facing = qui { AGR($head) ->
    [one] fait
   *[other] font
  } face { LIST($values, join: "or", case: "a") }
    .implies = z-row
# source: af6d0d0b
m-is-not--p-threat-facing = { AGR($values) ->
    [you] qui { AGR($head) ->
        [one] fait
       *[other] font
      } face à un autre Runner
   *[other] qui { AGR($head) ->
        [one] ne fait pas
       *[other] ne font pas
      } face { LIST($values, join: "or", case: "a") }
  }
    .implies = z-row
# source: fef5de13
m-other-than--p-threat-facing = autre que { GIVEN(OWNER($what)) ->
    [no] { NP($what) }
   *[yes] celui auquel { NP(OWNER($what)) } fait face
  }
# source: 6d1b6cf0
gt--p-round-number--0 =
    .indicative = ce n'est pas la première phase
# source: 4ad59215
m-le--p-threat-remaining--0 = { AGREE($head, ending: "auquel-body") } il ne reste aucun niveau
# source: 30f01ba1
m-with--p-threat-facing = face { NP($what, case: "a") }
# source: d7a04eac
m-without--p-threat-facing = sans { NP($what, det: "none") } en face
# source: 2791c3d1
m-same--p-threat-facing = qui { AGR($head) ->
    [one] fait
   *[other] font
  } face au même Runner que { NP($what) }
    .implies = z-row
# source: 83d34024
m-in--z-runner-aside = { GIVEN(OWNER($zone)) ->
    [no] { "" }
   *[yes] que { NP(OWNER($zone)) } { AGR(OWNER($zone)) ->
        [you] avez
        [one] a
       *[other] ont
      }{ " " }
  }mise{ AGREE($head, ending: "agree-s") } de côté
# source: 9eab3749
m-there--z-runner-aside = { GIVEN(OWNER($zone)) ->
    [no] { "" }
   *[yes] que { NP(OWNER($zone)) } { AGR(OWNER($zone)) ->
        [you] avez
        [one] a
       *[other] ont
      }{ " " }
  }mise{ AGREE($head, ending: "agree-s") } de côté
# source: f14a520c
m-is--p-gear-type = ayant pour type { LIST($values, $property, join: "or") }
# source: 5923c4d1
is--p-obstacle-type =
    .indicative = { NP($owner) } est { LIST($values, $owner, join: "or") }
# source: e8566a61
m-empty--z-runner-hand = sans carte en main
# source: df3ea0f6
m-not-empty--z-runner-hand = ayant des cartes en main
# source: 7c1e12ab
m-lt--p-runner-hp = ayant moins { NP($amount, case: "de") } PV
# source: d55ea604
m-le--p-runner-hp = ayant { NP($amount) } PV ou moins
# source: af82eac9
m-ge--p-runner-hp = ayant { NP($amount) } PV ou plus
# source: 226ca5c1
m-gt--p-runner-hp = { SORT($amount) ->
    [number] ayant plus { NP($amount, case: "de") } PV
   *[phrase] dont { NP($property) } dépasse { NP($amount) }
  }
# source: 9bfb0a2e
m-le--p-threat-remaining = ayant { NP($amount) } { PLURAL($amount) ->
    [one] niveau restant
   *[other] niveaux restants
  } ou moins
# source: 7dde8900
m-ge--p-threat-remaining = ayant { NP($amount) } { PLURAL($amount) ->
    [one] niveau restant
   *[other] niveaux restants
  } ou plus
# source: 06e14669
le--p-threat-remaining =
    .indicative = { FORM($owner) ->
        [it] il lui reste { NP($right) } niveaux ou moins
       *[other] { NP($owner) } { AGR($owner) ->
            [one] a
           *[other] ont
          } { NP($right) } niveaux restants ou moins
      }
# source: 078e44b3
ge--p-threat-remaining =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] a
       *[other] ont
      } { NP($right) } niveaux restants ou plus
# source: 9577383b
ge--p-runner-alike =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] avez
        [one] a
       *[other] ont
      } joué au moins { NP($right) } cartes ayant un type en commun pendant ce tour
# source: 48cc36ac
m-per--p-threat-cleared = par niveau franchi
    .front = pour chaque niveau franchi
# source: 4de448d6
m-per--p-more-obstacles = par obstacle supplémentaire
    .front = pour chaque obstacle supplémentaire
# source: cce720e8
m-per--p-danger-zone = par niveau de Zone Dangereuse
    .front = pour chaque niveau de Zone Dangereuse
# source: 396c81b2
m-per--p-stepped-up = par niveau de { NP($what, det: "none") }
    .front = pour chaque niveau de { NP($what, det: "none") }
# source: 7af23668
m-per--p-emt-gig = par niveau d'{ NP($what, det: "none") }
    .front = pour chaque niveau d'{ NP($what, det: "none") }
# source: 91c8d8ac
m-per--p-elite-team = par niveau d'{ NP($what, det: "none") }
    .front = pour chaque niveau d'{ NP($what, det: "none") }
# source: 3c0c3b48
become--a-condition-ok =
    .indicative = { NP($what) } { AGR($what) ->
        [you] cessez
        [one] cesse
       *[other] cessent
      } d'être { PREDICATE("a-condition-staggered", $what) }
    .subjunctive = { NP($what) } { AGR($what) ->
        [you] cessiez
        [one] cesse
       *[other] cessent
      } d'être { PREDICATE("a-condition-staggered", $what) }
# « Passer en État Critique » est le terme de l'édition française.
become--a-condition-critical =
    .imperative = passez { PREDICATE("a-condition-critical", $what) }
    .indicative = { NP($what) } { AGR($what) ->
        [you] passez
        [one] passe
       *[other] passent
      } { PREDICATE("a-condition-critical", $what) }
    .infinitive = passer { PREDICATE("a-condition-critical", $what) }
    .subjunctive = { NP($what) } { AGR($what) ->
        [you] passiez
        [one] passe
       *[other] passent
      } { PREDICATE("a-condition-critical", $what) }
    .predicate = { AGR($what) ->
        [you] passez
        [one] passe
       *[other] passent
      } { PREDICATE("a-condition-critical", $what) }
# source: e7111654
become--a-cover-kept =
    .infinitive = ne plus être { PREDICATE("a-cover-slipping", $what) }
    .indicative = { NP($what) } { AGR($what) ->
        [you] n'êtes
        [one] n'est
       *[other] ne sont
      } plus { PREDICATE("a-cover-slipping", $what) }
# source: d1aa5074
m-in--z-row = en jeu
# source: 07e181ca
m-from--z-row = en jeu
# source: 63e290f5
m-there--z-row = en jeu
# source: f0bca0ec
is-in--z-row =
    .indicative = { NP($what) } est en jeu
# source: a3b00c50
is-not-in--z-row =
    .indicative = { NP($what) } n'est pas en jeu
# source: 7d7b424e
is--p-runner-condition =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] êtes
        [one] est
       *[other] sont
      } { LIST($values, $owner, join: "or") }
# source: aef622a2
is-not--p-runner-condition =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] n'êtes
        [one] n'est
       *[other] ne sont
      } pas { LIST($values, $owner, join: "or") }
# source: fa88259f
m-is-not--p-runner-condition = qui { AGR($head) ->
    [one] n'est
   *[other] ne sont
  } pas { LIST($values, $head, join: "or") }
# source: 8e626809
is--p-threat-difficulty =
    .indicative = { NP($owner) } est { LIST($values, $owner, join: "or") }
# source: 78469ef8
is-not--p-threat-difficulty =
    .indicative = { NP($owner) } n'est pas { LIST($values, $owner, join: "or") }
# source: 34cf6948
m-is-not--p-threat-difficulty = qui { AGR($head) ->
    [one] n'est
   *[other] ne sont
  } pas { LIST($values, $head, join: "or") }
# source: 39951a60
is--p-threat-facing =
    .indicative = { NP($owner) } est face { LIST($values, join: "or", case: "a") }
# source: 657888e5
is-not--p-threat-facing =
    .indicative = { NP($owner) } n'est pas face { LIST($values, join: "or", case: "a") }
# source: 346916a1
m-le--p-gear-cost = qui { SORT($amount) ->
    [number] { AGR($head) ->
        [one] coûte
       *[other] coûtent
      } { NP($amount) } ou moins
   *[phrase] ne { AGR($head) ->
        [one] coûte
       *[other] coûtent
      } pas plus que { NP($amount) }
  }
# source: 36348e3d
m-ge--p-gear-cost = qui { AGR($head) ->
    [one] coûte
   *[other] coûtent
  } { SORT($amount) ->
    [number] { NP($amount) } ou plus
   *[phrase] au moins { NP($amount) }
  }
# source: 02de197e
m-gt--p-gear-cost = qui { AGR($head) ->
    [one] coûte
   *[other] coûtent
  } plus { SORT($amount) ->
    [number] { NP($amount, case: "de") }
   *[phrase] que { NP($amount) }
  }
# source: cc6a7b60
m-lt--p-gear-cost = qui { AGR($head) ->
    [one] coûte
   *[other] coûtent
  } moins { SORT($amount) ->
    [number] { NP($amount, case: "de") }
   *[phrase] que { NP($amount) }
  }
# source: 9666b107
falls--p-runner-nuyen =
    .indicative = { SORT($amount) ->
        [number] { NP($owner) } { AGR($owner) ->
            [you] perdez
            [one] perd
           *[other] perdent
          } { NP($amount) } { PLURAL($amount) ->
            [one] Nuyen
           *[other] Nuyens
          }
       *[phrase] { NP($property) } diminue { NP($amount, case: "de") }
      }
# source: 1cc5c1ed
rises--p-runner-nuyen =
    .indicative = { SORT($amount) ->
        [number] { NP($owner) } { AGR($owner) ->
            [you] recevez
            [one] reçoit
           *[other] reçoivent
          } { NP($amount) } { PLURAL($amount) ->
            [one] Nuyen
           *[other] Nuyens
          }
       *[phrase] { NP($property) } augmente { NP($amount, case: "de") }
      }
# source: bac8f99c
fills-with =
    .base = garnir
    .third = garnit
    .plural = garnissent
    .polite = garnissez
    .participle = garni
    .object = { GIVEN($thing) ->
        [no] un emplacement
       *[yes] { FORM($thing) ->
            [none] le { NP($thing) } emplacement
           *[other] { NP($thing) }
          }
      }
    .third-subjunctive = garnisse
    .polite-subjunctive = garnissiez

# ---- Combat contre le Dragon
# source: 19c2a06b
readies =
    .untold = yes
    .base = préparer l'obstacle suivant
    .third = prépare l'obstacle suivant
    .plural = préparent l'obstacle suivant
    .polite = préparez l'obstacle suivant
    .participle = préparé
    .third-subjunctive = prépare l'obstacle suivant
    .polite-subjunctive = prépariez l'obstacle suivant
# source: 3bc58412
bares =
    .base = montrer
    .third = montre
    .plural = montrent
    .polite = montrez
    .participle = montré
    .third-subjunctive = montre
    .polite-subjunctive = montriez
    .indicative = { NP($what) } montre { FORM($front) ->
        [none] le Dragon { NP($front, det: "none") }
       *[other] { NP($front) } du Dragon
      }
    .predicate = montre { FORM($front) ->
        [none] le Dragon { NP($front, det: "none") }
       *[other] { NP($front) } du Dragon
      }
    .imperative = montrez le Dragon { NP($front, det: "none") }
# source: 69d51c5d
summons =
    .base = faire venir
    .third = fait venir
    .plural = font venir
    .polite = faites venir
    .participle = appelé
    .third-subjunctive = fasse venir
    .polite-subjunctive = fassiez venir
    .unit = n-obstacle
# source: 9d816d9b
rewards =
    .base = récompenser chaque Runner et terminer la Scène
    .third = récompense chaque Runner et termine la Scène
    .plural = récompensent chaque Runner et terminent la Scène
    .polite = récompensez chaque Runner et terminez la Scène
    .participle = récompensé
    .third-subjunctive = récompense chaque Runner et termine la Scène
    .polite-subjunctive = récompensiez chaque Runner et terminiez la Scène

# source: 376ec353
succeeds =
    .base = réussir
    .third = réussit
    .plural = réussissent
    .polite = réussissez
    .participle = réussi
    .third-subjunctive = réussisse
    .polite-subjunctive = réussissiez
    .imperative = le run réussit
# source: 1f32a601
outgrows =
    .untold = yes
    .base = dépasser
    .third = dépasse
    .plural = dépassent
    .polite = dépassez
    .participle = dépassé
    .third-subjunctive = dépasse
    .polite-subjunctive = dépassiez
# source: b0db55af
advances =
    .base = avancer d'un cran sur la piste de progression
    .third = avance d'un cran sur la piste de progression
    .plural = avancent d'un cran sur la piste de progression
    .polite = avancez d'un cran sur la piste de progression
    .participle = progressé
    .third-subjunctive = avance d'un cran sur la piste de progression
    .polite-subjunctive = avanciez d'un cran sur la piste de progression
# source: 54a09e58
sends =
    .base = retourner
    .third = retourne
    .plural = retournent
    .polite = retournez
    .participle = retourné
    .third-subjunctive = retourne
    .polite-subjunctive = retourniez
    .unit = n-normal-obstacle
# source: 1e6cddda
unleashes =
    .base = retourner
    .third = retourne
    .plural = retournent
    .polite = retournez
    .participle = retourné
    .third-subjunctive = retourne
    .polite-subjunctive = retourniez
    .unit = n-hard-obstacle
# source: b93e5c0f
proceeds =
    .base = passer à la Scène suivante
    .third = passe à la Scène suivante
    .plural = passent à la Scène suivante
    .polite = passez à la Scène suivante
    .participle = passé
    .third-subjunctive = passe à la Scène suivante
    .polite-subjunctive = passiez à la Scène suivante
# source: f5f286a5
intercepts =
    .base = intercepter
    .third = intercepte
    .plural = interceptent
    .polite = interceptez
    .participle = intercepté
    .third-subjunctive = intercepte
    .polite-subjunctive = interceptiez
# source: 1430fda4
shelters =
    .base = escorter
    .third = escorte
    .plural = escortent
    .polite = escortez
    .participle = escorté
    .third-subjunctive = escorte
    .polite-subjunctive = escortiez
    .imperative = escortez { NP($who) } : les obstacles retournés lui font face
# source: de40b083
place--n-band =
    .indicative = { NP($first) }{ GIVEN($last) ->
        [no] { "" }
       *[yes] –{ NP($last) }
      } { GIVEN($last) ->
        [no] { PLURAL($first) ->
            [one] Runner
           *[other] Runners
          }
       *[yes] Runners
      }

### Tournures du jeu : i-NOM, avec ce que la ligne laisse ouvert.

# source: 9184c2d6
starts-with =
    .indicative = { NP($who) } { AGR($who) ->
        [you] commencez
        [one] commence
       *[other] commencent
      } la partie avec { LIST($items, join: "and", frame: "item") }
# source: 922289e8
i-more-cards =
    .list = starts-with
    .item = { $amount } carte{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de plus en main
# source: fadde605
i-more-nuyen =
    .list = starts-with
    .item = { $amount } Nuyen{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de plus
# source: 7db5a475
i-more-hp =
    .list = starts-with
    .item = { $amount } PV de plus
# source: 2774a53a
i-more-quick-shots =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] Tir Rapide
       *[other] Tirs Rapides
      } de plus
# source: e410d843
i-more-manas =
    .list = starts-with
    .item = { $amount } Mana{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de plus
# source: f47d0877
i-more-marks =
    .list = starts-with
    .item = { $amount } Marque{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de plus
# source: ddbfa8f5
i-more-smarts =
    .list = starts-with
    .item = { $amount } Sagesse Urbaine de plus
# source: fb9554b6
i-most-cards =
    .indicative = { NP($who) } ne { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } pas jouer plus de { $count } carte{ PLURAL($count) ->
        [one] { "" }
       *[other] s
      } par tour
# source: 20c19d8b
i-most-cards-in-turn =
    .indicative = { NP($who) } ne { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } pas jouer plus de { $count } carte{ PLURAL($count) ->
        [one] { "" }
       *[other] s
      } pendant { AGR($who) ->
        [you] votre
        [one] son
       *[other] leur
      } tour
# source: 2da3f725
i-no-healing =
    .indicative = { NP($who) } ne { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } pas être soigné{ AGREE($who) }
    .predicate = ne { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } pas être soigné{ AGREE($who) }
# source: 937f03c8
i-heals-nobody =
    .indicative = { AGR($who) ->
        [you] vos cartes
       *[other] les cartes { NP($who, case: "de") }
      } ne peuvent soigner personne
# source: 9177ef99
i-another-turn =
    .indicative = { NP($who) } { AGR($who) ->
        [you] jouez
        [one] joue
       *[other] jouent
      } un tour supplémentaire
    .imperative = jouez un tour supplémentaire
    .infinitive = jouer un tour supplémentaire
    .predicate = { AGR($who) ->
        [you] jouez
        [one] joue
       *[other] jouent
      } un tour supplémentaire
# source: e3dd4b89
i-full-repair =
    .indicative = { NP($what) } { AGR($what) ->
        [one] restaure tous ses
       *[other] restaurent tous leurs
      } niveaux franchis
    .predicate = { AGR($what) ->
        [one] restaure tous ses
       *[other] restaurent tous leurs
      } niveaux franchis
# source: 608fc95b
i-cheaper-purchase =
    .indicative = la prochaine carte { AGR($who) ->
        [you] que vous achetez
        [one] achetée par { NP($who) }
       *[other] achetée par { NP($who) }
      } au Marché Noir pendant ce tour coûte { $amount } de moins
    .per = la prochaine carte { AGR($who) ->
        [you] que vous achetez
        [one] achetée par { NP($who) }
       *[other] achetée par { NP($who) }
      } au Marché Noir pendant ce tour coûte { $amount } de moins { CLAUSE($per) }

### Changements de nombres imprimés : change--PROPRIÉTÉ est dit d'un changement parmi d'autres.

# source: 91af78a7
change--p-mission-minions =
    .indicative = { SIZE($amount) } obstacle{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      } par phase
    .per = { SIZE($amount) } obstacle{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      } par phase { CLAUSE($per) }
# source: 9c0fa014
change--p-mission-quiet-rounds =
    .indicative = { SIZE($amount) } phase{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } sans événement Crossfire de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      }
    .per = { SIZE($amount) } phase{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } sans événement Crossfire de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      } { CLAUSE($per) }
change--p-mission-bonus =
    .indicative = { SIZE($amount) } Karma{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      }
    .per = { SIZE($amount) } Karma{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      } { CLAUSE($per) }
modify-all--n-mission =
    .indicative = { NP($what) } { AGR($what) ->
        [one] prévoit
       *[other] prévoient
      } { LIST($changes, join: "and") } { $until }
    .predicate = { AGR($what) ->
        [one] prévoit
       *[other] prévoient
      } { LIST($changes, join: "and") } { $until }
# source: b426199d
i-obstacles-of-the-round =
    .imperative = faites venir le nombre d'obstacles que { NP($what) } indique par phase
    .indicative = faites venir le nombre d'obstacles que { NP($what) } indique par phase
# source: 3ca58212
i-quiet-start =
    .indicative = pendant les phases { NP($what, case: "de") } qui n'ont pas d'événement Crossfire, les Runners ne peuvent révéler aucun événement Crossfire
# source: c1752811
i-affordable =
    .indicative = { NP($who) } { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } acheter une carte du Marché Noir en payant son coût
    .predicate = { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } acheter une carte du Marché Noir en payant son coût
# source: 8f7edd5a
i-stand-in =
    .indicative = { NP($who) } { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } intercepter un obstacle qui fait face au Client { NP($what, case: "de") } et qui est de la couleur d'un de { AGR($who) ->
        [you] vos
        [one] ses
       *[other] leurs
      } rôles
    .predicate = { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } intercepter un obstacle qui fait face au Client { NP($what, case: "de") } et qui est de la couleur d'un de { AGR($who) ->
        [you] vos
        [one] ses
       *[other] leurs
      } rôles

# « Devient » irait mal à ces mots.
become--a-retreat-running =
    .indicative = { NP($what) } commence
become--a-retreat-due =
    .indicative = { NP($what) } est décidé
# source: 235c691c
become--a-copying-single =
    .indicative = { NP($what) } cesse d'être une copie
    .subjunctive = { NP($what) } cesse d'être une copie
become--a-mode-assisting =
    .indicative = { NP($what) } est en soutien

## ce que les règles demandent

# source: b6b00098
q-s = choisissez la couleur dont 1 dégât comptera comme incolore
# source: d98acb81
q-pick = choisissez la prochaine carte à poser sur le deck
# source: 2be2f9d6
q-leader = choisissez qui joue le premier tour
# source: e4148bb3
q-body = choisissez votre métatype
# source: dbbe2cf8
q-part = choisissez le rôle que vous prenez
# source: be90d0d5
q-double = choisissez qui prend un rôle de plus

# La copie : « une carte qui n'est pas d'origine ».
# source: b5bc6eb9
is--p-gear-copying =
    .indicative = { NP($owner) } est { LIST($values, $owner, join: "or") }
# source: f8d737e9
is-not--p-gear-copying =
    .indicative = { NP($owner) } n'est pas { LIST($values, $owner, join: "or") }
# source: 1be36736
m-is--p-gear-copying = qui { AGR($head) ->
    [one] est
   *[other] sont
  } { LIST($values, $head, join: "or") }
# source: 3393754b
m-is-not--p-gear-copying = qui { AGR($head) ->
    [one] n'est
   *[other] ne sont
  } pas { LIST($values, $head, join: "or") }

# « Un rôle parmi les rôles restants », et non « un rôle des rôles restants ».
m-from--z-role-pool = parmi { NP($zone) }
m-from--z-runner-aside = parmi { NP($zone) }
m-in--z-coming = parmi { NP($zone) }
m-from--z-runner-metatypes = parmi { NP($zone) }
# On place des Augmentations sur une planche.
put-every--z-catalogue =
    .indicative = placez { NP($what) } sur { NP($zone) }{ GIVEN($copies) ->
        [no] { "" }
       *[yes] { " " }(chaque carte autant de fois que l'indique { NP($copies) })
      }
