### Crossfire, français : ce qui peut arriver. Quelques mots donnent tous les cadres ; un cadre écrit à la main vaut mieux.
### Mots : base (l’infinitif), third (il), plural (ils), polite (vous, et l'impératif), participle ; au besoin third-subjunctive
### et polite-subjunctive (après « jusqu'à ce que »), case (du complément), unit (le nom qui suit un nombre),
### like (un autre modèle : verb-reflexive).

draws =
    .base = piocher
    .third = pioche
    .plural = piochent
    .polite = piochez
    .participle = pioché
    .third-subjunctive = pioche
    .polite-subjunctive = piochiez
    .unit = n-card
discards =
    .base = défausser
    .third = défausse
    .plural = défaussent
    .polite = défaussez
    .participle = défaussé
    .third-subjunctive = défausse
    .polite-subjunctive = défaussiez
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
suffers =
    .base = subir
    .third = subit
    .plural = subissent
    .polite = subissez
    .participle = subi
    .third-subjunctive = subisse
    .polite-subjunctive = subissiez
    .unit = n-damage
gains =
    .base = gagner
    .third = gagne
    .plural = gagnent
    .polite = gagnez
    .participle = gagné
    .third-subjunctive = gagne
    .polite-subjunctive = gagniez
    .unit = n-nuyen
attacks =
    .alone = yes
    .base = attaquer
    .third = attaque
    .plural = attaquent
    .polite = attaquez
    .participle = attaqué
    .third-subjunctive = attaque
    .polite-subjunctive = attaquiez
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
abandons =
    .base = abandonner la mission
    .third = abandonne la mission
    .plural = abandonnent la mission
    .polite = abandonnez la mission
    .participle = abandonné
    .third-subjunctive = abandonne la mission
    .polite-subjunctive = abandonniez la mission
arrives =
    .untold = yes
    .base = entrer en jeu face au Runner de sa couleur
    .third = entre en jeu face au Runner de sa couleur
    .plural = entrent en jeu face aux Runners de leur couleur
    .polite = entrez en jeu face au Runner de votre couleur
    .participle = placé
    .third-subjunctive = entre en jeu face au Runner de sa couleur
    .polite-subjunctive = entriez en jeu face au Runner de votre couleur
turns-to =
    .causative = { AGR($target) ->
        [you] déplacez face à vous { NP($foe) }
       *[other] déplacez vers { NP($target) } { NP($foe) }
      }
    .causative-infinitive = { AGR($target) ->
        [you] déplacer face à vous { NP($foe) }
       *[other] déplacer vers { NP($target) } { NP($foe) }
      }
    .causative-third = { AGR($target) ->
        [you] déplace face à vous { NP($foe) }
       *[other] déplace vers { NP($target) } { NP($foe) }
      }
    .base = se tourner
    .third = se tourne
    .plural = se tournent
    .polite = tournez
    .participle = tourné
    .third-subjunctive = se tourne
    .polite-subjunctive = tourniez
    .indicative = { NP($foe) } { AGR($foe) ->
        [one] passe
       *[other] passent
      } face { NP($target, case: "a") }
    .predicate = { AGR($foe) ->
        [one] passe
       *[other] passent
      } face { NP($target, case: "a") }
# Celui qui le vainc lit ce qui s'ensuit.
defeats =
    .reader = current
    .base = vaincre
    .third = vainc
    .plural = vainquent
    .polite = vainquez
    .participle = vaincu
    .third-subjunctive = vainque
    .polite-subjunctive = vainquiez
restores =
    .base = restaurer
    .third = restaure
    .plural = restaurent
    .polite = restaurez
    .participle = restauré
    .third-subjunctive = restaure
    .polite-subjunctive = restauriez
    .unit = n-level
clears-on =
    .on = { NP($what, case: "de") }
    .base = franchir
    .third = franchit
    .plural = franchissent
    .polite = franchissez
    .participle = franchi
    .third-subjunctive = franchisse
    .polite-subjunctive = franchissiez
    .unit = n-level
strikes-with =
    .base = frapper
    .third = frappe
    .plural = frappent
    .polite = frappez
    .participle = frappé
    .third-subjunctive = frappe
    .polite-subjunctive = frappiez
delays =
    .base = laisser attendre les dégâts sur
    .third = laisse attendre les dégâts sur
    .plural = laissent attendre les dégâts sur
    .polite = laissez attendre les dégâts sur
    .participle = retardé
    .third-subjunctive = laisse attendre les dégâts sur
    .polite-subjunctive = laissiez attendre les dégâts sur
wears =
    .base = résoudre les dégâts sur
    .third = résout les dégâts sur
    .plural = résolvent les dégâts sur
    .polite = résolvez les dégâts sur
    .participle = résolu
    .third-subjunctive = résolve les dégâts sur
    .polite-subjunctive = résolviez les dégâts sur
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
opens =
    .base = ouvrir une nouvelle Scène
    .third = ouvre une nouvelle Scène
    .plural = ouvrent une nouvelle Scène
    .polite = ouvrez une nouvelle Scène
    .participle = ouvert
    .third-subjunctive = ouvre une nouvelle Scène
    .polite-subjunctive = ouvriez une nouvelle Scène
plays =
    .base = jouer
    .third = joue
    .plural = jouent
    .polite = jouez
    .participle = joué
    .third-subjunctive = joue
    .polite-subjunctive = jouiez
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
buys =
    .base = acheter
    .third = achète
    .plural = achètent
    .polite = achetez
    .participle = acheté
    .third-subjunctive = achète
    .polite-subjunctive = achetiez
appears =
    .base = apparaître
    .third = apparaît
    .plural = apparaissent
    .polite = apparaissez
    .participle = révélé
    .third-subjunctive = apparaisse
    .polite-subjunctive = apparaissiez
retires =
    .base = être défaussé
    .third = est défaussé
    .plural = sont défaussés
    .polite = soyez défaussés
    .participle = défaussé
    .subjunctive = { NP($what) } { AGR($what) ->
        [one] soit
       *[other] soient
      } défaussé{ AGREE($what) }
calms =
    .base = retourner sous son deck
    .third = retourne sous son deck
    .plural = retournent sous leur deck
    .polite = retournez sous votre deck
    .participle = retourné sous son deck
    .third-subjunctive = retourne sous son deck
    .polite-subjunctive = retourniez sous votre deck
supplies =
    .base = compléter le Marché Noir
    .third = complète le Marché Noir
    .plural = complètent le Marché Noir
    .polite = complétez le Marché Noir
    .participle = approvisionné
    .third-subjunctive = complète le Marché Noir
cycles =
    .base = remplacer
    .third = remplace
    .plural = remplacent
    .polite = remplacez
    .participle = remplacé
    .third-subjunctive = remplace
    .polite-subjunctive = remplaciez
embodies =
    .base = incarner
    .third = incarne
    .plural = incarnent
    .polite = incarnez
    .participle = incarné
    .third-subjunctive = incarne
    .polite-subjunctive = incarniez
enlists =
    .base = prendre le rôle
    .third = prend le rôle
    .plural = prennent le rôle
    .polite = prenez le rôle
    .participle = pris
    .third-subjunctive = prenne le rôle
    .polite-subjunctive = preniez le rôle
announces =
    .base = révéler un nouvel événement Crossfire
    .third = révèle un nouvel événement Crossfire
    .plural = révèlent un nouvel événement Crossfire
    .polite = révélez un nouvel événement Crossfire
    .participle = révélé un nouvel événement Crossfire
    .negated = révéler de nouvel événement Crossfire
    .third-subjunctive = révèle un nouvel événement Crossfire
    .polite-subjunctive = révéliez un nouvel événement Crossfire
closes =
    .base = terminer la Scène
    .third = termine la Scène
    .plural = terminent la Scène
    .polite = terminez la Scène
    .participle = terminé la Scène
    .third-subjunctive = termine la Scène
    .polite-subjunctive = terminiez la Scène
earns =
    .base = recevoir
    .third = reçoit
    .plural = reçoivent
    .polite = recevez
    .participle = reçu
    .third-subjunctive = reçoive
    .polite-subjunctive = receviez
    .unit = p-runner-karma

adds-with-to =
    .base = ajouter
    .third = ajoute
    .plural = ajoutent
    .polite = ajoutez
    .participle = ajouté
    .third-subjunctive = ajoute
    .polite-subjunctive = ajoutiez
    .unit = n-damage
    .with = { FORM($what) ->
        [none] { PREDICATE($what, $head) }
       *[other] { NP($what, case: "de") }
      }
    .infinitive = { GIVEN($amount) ->
        [no] infliger de
       *[yes] ajouter { NP($amount) }
      } dégâts { NP($shade) }s{ GIVEN($foe) ->
        [no] { "" }
       *[yes] { " " }{ NP($foe, case: "a") }
      }
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
mimics =
    .base = imiter
    .third = imite
    .plural = imitent
    .polite = imitez
    .participle = imité
    .third-subjunctive = imite
    .polite-subjunctive = imitiez
    .indicative = jouez { NP($what) } comme une copie { NP($model, case: "de") }, avec les dégâts des deux
    .predicate = jouez { NP($what) } comme une copie { NP($model, case: "de") }, avec les dégâts des deux
responds =
    .infinitive = jouer une carte
    .base = pouvoir jouer une carte
    .third = peut jouer une carte
    .plural = peuvent jouer une carte
    .polite = pouvez jouer une carte
    .participle = joué
    .third-subjunctive = puisse jouer une carte
    .polite-subjunctive = puissiez jouer une carte
seeks =
    .untold = yes
    .base = chercher le Runner de cette couleur
    .third = cherche le Runner de cette couleur
    .plural = cherchent le Runner de cette couleur
    .polite = cherchez le Runner de cette couleur
    .participle = appelé
    .third-subjunctive = cherche le Runner de cette couleur
    .polite-subjunctive = cherchiez le Runner de cette couleur
invokes =
    .untold = yes
    .base = appeler le Runner d’un rôle
    .third = appelle le Runner d’un rôle
    .plural = appellent le Runner d’un rôle
    .polite = appelez le Runner d’un rôle
    .participle = appelé
    .third-subjunctive = appelle le Runner d’un rôle
    .polite-subjunctive = appeliez le Runner d’un rôle
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
fathoms =
    .base = révéler une à une des cartes du dessus de son deck jusqu'à ce que deux d'entre elles aient le même type, remettre la dernière sur le dessus et mettre les autres de côté
    .third = révèle une à une des cartes du dessus de son deck jusqu'à ce que deux d'entre elles aient le même type, remet la dernière sur le dessus et met les autres de côté
    .plural = révèlent une à une des cartes du dessus de leur deck jusqu'à ce que deux d'entre elles aient le même type, remettent la dernière sur le dessus et mettent les autres de côté
    .polite = révélez une à une des cartes du dessus de votre deck jusqu'à ce que deux d'entre elles aient le même type, remettez la dernière sur le dessus et mettez les autres de côté
    .participle = exploré
    .third-subjunctive = révèle une à une des cartes du dessus de son deck jusqu'à ce que deux d'entre elles aient le même type, remette la dernière sur le dessus et mette les autres de côté
stacks =
    .base = remettre les cartes mises de côté sur le dessus de son deck, dans l'ordre de votre choix
    .third = remet les cartes mises de côté sur le dessus de son deck, dans l'ordre de votre choix
    .plural = remettent les cartes mises de côté sur le dessus de leur deck, dans l'ordre de votre choix
    .polite = remettez les cartes mises de côté sur le dessus de votre deck, dans l'ordre de votre choix
    .participle = empilé
    .third-subjunctive = remette les cartes mises de côté sur le dessus de son deck, dans l'ordre de votre choix
covers =
    .base = remettre dans le même ordre les cartes mises de côté sur le dessus de son deck
    .third = remet dans le même ordre les cartes mises de côté sur le dessus de son deck
    .plural = remettent dans le même ordre les cartes mises de côté sur le dessus de leur deck
    .polite = remettez dans le même ordre les cartes mises de côté sur le dessus de votre deck
    .participle = remis
    .third-subjunctive = remette dans le même ordre les cartes mises de côté sur le dessus de son deck
    .polite-subjunctive = remettiez dans le même ordre les cartes mises de côté sur le dessus de votre deck
retrieves =
    .base = reprendre en main
    .third = reprend en main
    .plural = reprennent en main
    .polite = reprenez en main
    .participle = repris
    .third-subjunctive = reprenne en main
    .polite-subjunctive = repreniez en main
recalls =
    .base = rappeler
    .third = rappelle
    .plural = rappellent
    .polite = rappelez
    .participle = rappelé
    .third-subjunctive = rappelle
    .polite-subjunctive = rappeliez
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
yields =
    .base = être défaussé et remplacé par le prochain obstacle de son deck
    .third = est défaussé et remplacé par le prochain obstacle de son deck
    .plural = sont défaussés et remplacés par les prochains obstacles de leur deck
    .polite = changez d'obstacle
    .participle = changé
    .third-subjunctive = soit défaussé et remplacé par le prochain obstacle de son deck
    .polite-subjunctive = changiez d'obstacle
    .causative = défaussez { NP($foe) } et remplacez-le par le prochain obstacle du même deck
    .causative-infinitive = défausser { NP($foe) } et le remplacer par le prochain obstacle du même deck
    .causative-third = défausse { NP($foe) } et le remplace par le prochain obstacle du même deck
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

modify--p-gear-cost =
    .indicative = { NP($what) } { AGR($what) ->
        [one] coûte
       *[other] coûtent
      } { SIZE($amount) } de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      } { $until }
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
threshold--p-level = { $amount }+
threshold-most--p-level = { $amount } ou moins
becomes--p-threat-facing =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] passe
       *[other] passent
      } face { NP($amount, case: "a") }
    .predicate = { AGR($owner) ->
        [one] passe
       *[other] passent
      } face { NP($amount, case: "a") }
becomes--p-gear-X =
    .indicative = X est { SORT($amount) ->
        [number] { NP($amount) }
       *[phrase] égal { NP($amount, case: "a") }
      }
m-is--p-threat-facing = face { LIST($values, join: "or", case: "a") }
    .implies = z-row
m-is-not--p-threat-facing = { AGR($values) ->
    [you] d'un autre Runner
   *[other] qui { AGR($head) ->
        [one] n'est
       *[other] ne sont
      } pas face { LIST($values, join: "or", case: "a") }
  }
    .implies = z-row
m-other-than--p-threat-facing = autre que { GIVEN(OWNER($what)) ->
    [no] { NP($what) }
   *[yes] celui auquel { NP(OWNER($what)) } fait face
  }
gt--p-round-number--0 =
    .indicative = ce n'est pas la première phase
m-le--p-threat-remaining--0 = sans niveau restant
m-with--p-threat-facing = face { NP($what, case: "a") }
m-without--p-threat-facing = sans { NP($what, det: "none") } en face
m-same--p-threat-facing = face au même Runner que { NP($what) }
    .implies = z-row
m-in--z-runner-aside = { GIVEN(OWNER($zone)) ->
    [no] { "" }
   *[yes] que { NP(OWNER($zone)) } { AGR(OWNER($zone)) ->
        [you] avez
        [one] a
       *[other] ont
      }{ " " }
  }mise{ AGREE($head, ending: "agree-s") } de côté
m-there--z-runner-aside = { GIVEN(OWNER($zone)) ->
    [no] { "" }
   *[yes] que { NP(OWNER($zone)) } { AGR(OWNER($zone)) ->
        [you] avez
        [one] a
       *[other] ont
      }{ " " }
  }mise{ AGREE($head, ending: "agree-s") } de côté
m-is--p-gear-type = de type { LIST($values, $property, join: "or") }
is--p-obstacle-type =
    .indicative = { NP($owner) } est { LIST($values, $owner, join: "or") }
m-empty--z-runner-hand = sans carte en main
m-not-empty--z-runner-hand = ayant des cartes en main
m-lt--p-runner-hp = ayant moins { NP($amount, case: "de") } PV
m-le--p-runner-hp = ayant { NP($amount) } PV ou moins
m-ge--p-runner-hp = ayant { NP($amount) } PV ou plus
m-gt--p-runner-hp = ayant plus { NP($amount, case: "de") } PV
m-le--p-threat-remaining = ayant { NP($amount) } { PLURAL($amount) ->
    [one] niveau restant
   *[other] niveaux restants
  } ou moins
m-ge--p-threat-remaining = ayant { NP($amount) } { PLURAL($amount) ->
    [one] niveau restant
   *[other] niveaux restants
  } ou plus
le--p-threat-remaining =
    .indicative = { FORM($owner) ->
        [it] il lui reste { NP($right) } niveaux ou moins
       *[other] { NP($owner) } { AGR($owner) ->
            [one] a
           *[other] ont
          } { NP($right) } niveaux restants ou moins
      }
ge--p-threat-remaining =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] a
       *[other] ont
      } { NP($right) } niveaux restants ou plus
ge--p-runner-alike =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] avez
        [one] a
       *[other] ont
      } joué au moins { NP($right) } cartes ayant un type en commun pendant ce tour
m-per--p-threat-cleared = par niveau franchi
m-per--p-more-obstacles = par obstacle supplémentaire
m-per--p-danger-zone = par niveau de Zone de Danger
m-per--p-stepped-up = par niveau de { NP($what, det: "none") }
m-per--p-emt-gig = par niveau d'{ NP($what, det: "none") }
m-per--p-elite-team = par niveau d'{ NP($what, det: "none") }
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
become--a-cover-kept =
    .indicative = { NP($what) } { AGR($what) ->
        [you] n'êtes
        [one] n'est
       *[other] ne sont
      } plus { PREDICATE("a-cover-slipping", $what) }
m-in--z-row = en jeu
m-from--z-row = en jeu
m-there--z-row = en jeu
is-in--z-row =
    .indicative = { NP($what) } est en jeu
is-not-in--z-row =
    .indicative = { NP($what) } n'est pas en jeu
is--p-runner-condition =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] êtes
        [one] est
       *[other] sont
      } { LIST($values, $owner, join: "or") }
is-not--p-runner-condition =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] n'êtes
        [one] n'est
       *[other] ne sont
      } pas { LIST($values, $owner, join: "or") }
m-is-not--p-runner-condition = qui { AGR($head) ->
    [one] n'est
   *[other] ne sont
  } pas { LIST($values, $head, join: "or") }
is--p-threat-difficulty =
    .indicative = { NP($owner) } est { LIST($values, $owner, join: "or") }
is-not--p-threat-difficulty =
    .indicative = { NP($owner) } n'est pas { LIST($values, $owner, join: "or") }
m-is-not--p-threat-difficulty = qui { AGR($head) ->
    [one] n'est
   *[other] ne sont
  } pas { LIST($values, $head, join: "or") }
is--p-threat-facing =
    .indicative = { NP($owner) } est face { LIST($values, join: "or", case: "a") }
is-not--p-threat-facing =
    .indicative = { NP($owner) } n'est pas face { LIST($values, join: "or", case: "a") }
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
m-ge--p-gear-cost = qui { AGR($head) ->
    [one] coûte
   *[other] coûtent
  } { SORT($amount) ->
    [number] { NP($amount) } ou plus
   *[phrase] au moins { NP($amount) }
  }
m-gt--p-gear-cost = qui { AGR($head) ->
    [one] coûte
   *[other] coûtent
  } plus { SORT($amount) ->
    [number] { NP($amount, case: "de") }
   *[phrase] que { NP($amount) }
  }
m-lt--p-gear-cost = qui { AGR($head) ->
    [one] coûte
   *[other] coûtent
  } moins { SORT($amount) ->
    [number] { NP($amount, case: "de") }
   *[phrase] que { NP($amount) }
  }
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
fills-with =
    .base = garnir
    .third = garnit
    .plural = garnissent
    .polite = garnissez
    .participle = garni
    .third-subjunctive = garnisse
    .polite-subjunctive = garnissiez

# ---- Combat contre le Dragon
readies =
    .untold = yes
    .base = préparer l'obstacle suivant
    .third = prépare l'obstacle suivant
    .plural = préparent l'obstacle suivant
    .polite = préparez l'obstacle suivant
    .participle = préparé
    .third-subjunctive = prépare l'obstacle suivant
    .polite-subjunctive = prépariez l'obstacle suivant
bares =
    .base = montrer
    .third = montre
    .plural = montrent
    .polite = montrez
    .participle = montré
    .third-subjunctive = montre
    .polite-subjunctive = montriez
    .indicative = { NP($what) } montre le Dragon { NP($front, det: "none") }
    .predicate = montre le Dragon { NP($front, det: "none") }
    .imperative = montrez le Dragon { NP($front, det: "none") }
summons =
    .base = faire venir
    .third = fait venir
    .plural = font venir
    .polite = faites venir
    .participle = appelé
    .third-subjunctive = fasse venir
    .polite-subjunctive = fassiez venir
    .unit = n-obstacle
rewards =
    .base = récompenser chaque Runner et terminer la Scène
    .third = récompense chaque Runner et termine la Scène
    .plural = récompensent chaque Runner et terminent la Scène
    .polite = récompensez chaque Runner et terminez la Scène
    .participle = récompensé
    .third-subjunctive = récompense chaque Runner et termine la Scène
    .polite-subjunctive = récompensiez chaque Runner et terminiez la Scène

succeeds =
    .base = réussir
    .third = réussit
    .plural = réussissent
    .polite = réussissez
    .participle = réussi
    .third-subjunctive = réussisse
    .polite-subjunctive = réussissiez
    .imperative = le run est une réussite
outgrows =
    .untold = yes
    .base = dépasser
    .third = dépasse
    .plural = dépassent
    .polite = dépassez
    .participle = dépassé
    .third-subjunctive = dépasse
    .polite-subjunctive = dépassiez
advances =
    .base = avancer d'un cran sur la piste de progression
    .third = avance d'un cran sur la piste de progression
    .plural = avancent d'un cran sur la piste de progression
    .polite = avancez d'un cran sur la piste de progression
    .participle = progressé
    .third-subjunctive = avance d'un cran sur la piste de progression
    .polite-subjunctive = avanciez d'un cran sur la piste de progression
sends =
    .base = révéler
    .third = révèle
    .plural = révèlent
    .polite = révélez
    .participle = révélé
    .third-subjunctive = révèle
    .polite-subjunctive = révéliez
    .unit = n-normal-obstacle
unleashes =
    .base = révéler
    .third = révèle
    .plural = révèlent
    .polite = révélez
    .participle = révélé
    .third-subjunctive = révèle
    .polite-subjunctive = révéliez
    .unit = n-hard-obstacle
proceeds =
    .base = passer à la Scène suivante
    .third = passe à la Scène suivante
    .plural = passent à la Scène suivante
    .polite = passez à la Scène suivante
    .participle = passé
    .third-subjunctive = passe à la Scène suivante
    .polite-subjunctive = passiez à la Scène suivante
intercepts =
    .base = intercepter
    .third = intercepte
    .plural = interceptent
    .polite = interceptez
    .participle = intercepté
    .third-subjunctive = intercepte
    .polite-subjunctive = interceptiez
shelters =
    .base = escorter
    .third = escorte
    .plural = escortent
    .polite = escortez
    .participle = escorté
    .third-subjunctive = escorte
    .polite-subjunctive = escortiez
    .indicative = { NP($what) } escorte { NP($who) } : les obstacles qu'elle révèle lui font face
    .predicate = escorte { NP($who) } : les obstacles qu'elle révèle lui font face
    .imperative = escortez { NP($who) } : les obstacles révélés lui font face
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

starts-with =
    .indicative = { NP($who) } { AGR($who) ->
        [you] commencez
        [one] commence
       *[other] commencent
      } la partie avec { LIST($items, join: "and", frame: "item") }
i-more-cards =
    .list = starts-with
    .item = { $amount } carte{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de plus en main
i-more-nuyen =
    .list = starts-with
    .item = { $amount } Nuyen{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de plus
i-more-hp =
    .list = starts-with
    .item = { $amount } PV de plus
i-more-quick-shots =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] Tir Rapide
       *[other] Tirs Rapides
      } de plus
i-more-manas =
    .list = starts-with
    .item = { $amount } Mana{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de plus
i-more-marks =
    .list = starts-with
    .item = { $amount } Marque{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de plus
i-more-smarts =
    .list = starts-with
    .item = { $amount } Sagesse Urbaine de plus
i-most-cards =
    .indicative = { NP($who) } ne { AGR($who) ->
        [you] pouvez
        [one] peut
       *[other] peuvent
      } pas jouer plus de { $count } carte{ PLURAL($count) ->
        [one] { "" }
       *[other] s
      } par tour
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
i-no-healing =
    .indicative = { NP($who) } ne { AGR($who) ->
        [you] pouvez pas être soigné
        [one] peut pas être soigné
       *[other] peuvent pas être soignés
      }
    .predicate = ne { AGR($who) ->
        [you] pouvez pas être soigné
        [one] peut pas être soigné
       *[other] peuvent pas être soignés
      }
i-heals-nobody =
    .indicative = { AGR($who) ->
        [you] vos cartes
       *[other] les cartes { NP($who, case: "de") }
      } ne peuvent soigner personne
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
i-full-repair =
    .indicative = { NP($what) } { AGR($what) ->
        [one] restaure tous ses
       *[other] restaurent tous leurs
      } niveaux franchis
    .predicate = { AGR($what) ->
        [one] restaure tous ses
       *[other] restaurent tous leurs
      } niveaux franchis
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

change--p-mission-minions =
    .indicative = { $amount } obstacle{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } par phase
    .per = { $amount } obstacle{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } par phase { CLAUSE($per) }
change--p-mission-quiet-rounds =
    .indicative = { $amount } phase{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } sans événement Crossfire
    .per = { $amount } phase{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } sans événement Crossfire { CLAUSE($per) }
i-obstacles-of-the-round =
    .imperative = faites venir autant d'obstacles que { NP($what) } en a par phase
    .indicative = faites venir autant d'obstacles que { NP($what) } en a par phase
i-quiet-start =
    .indicative = pendant les phases sans événement Crossfire { NP($what, case: "de") }, les Runners ne peuvent pas en révéler
i-affordable =
    .indicative = { NP($who) } { AGR($who) ->
        [you] pouvez acheter une carte du Marché Noir dans la limite de vos
        [one] peut acheter une carte du Marché Noir dans la limite de ses
       *[other] peuvent acheter une carte du Marché Noir dans la limite de leurs
      } Nuyens
    .predicate = { AGR($who) ->
        [you] pouvez acheter une carte du Marché Noir dans la limite de vos
        [one] peut acheter une carte du Marché Noir dans la limite de ses
       *[other] peuvent acheter une carte du Marché Noir dans la limite de leurs
      } Nuyens
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
