### Crossfire, français : noms (n-SORTE), valeurs (a-LISTE-MOT), propriétés (p-SORTE-PROPRIÉTÉ), zones (z-SORTE-ZONE),
### durées (s-DURÉE), étapes (st-ÉTAPE), emplacements (k-EMPLACEMENT). Les termes sont ceux de l'édition française.

# source: 1a1046f8
n-runner =
    .one = Runner
    .other = Runners
# source: f23bbdac
n-obstacle =
    .one = obstacle
    .other = obstacles
# source: 2a031c54
n-threat =
    .one = cible
    .other = cibles
    .gender = f
# source: 4ba2038e
n-boss =
    .one = boss
    .other = boss
# source: cfaa2aba
n-gear =
    .one = carte
    .other = cartes
    .gender = f
# source: e7fcff1a
n-event =
    .one = événement
    .other = événements
# source: e7247277
n-upgrade =
    .one = Augmentation
    .other = Augmentations
    .gender = f
# source: 27afc705
n-mission =
    .one = mission
    .other = missions
    .gender = f
    .doer = you
# source: 34bda9f0
n-level =
    .one = niveau
    .other = niveaux
# source: f88fca41
n-hp =
    .one = PV
    .other = PV
# source: 60efd104
n-nuyen =
    .one = Nuyen
    .other = Nuyens
# source: 69799c39
n-damage =
    .one = dégât
    .other = dégâts
# source: d1bc15ee
n-symbol =
    .one = couleur
    .other = couleurs
    .gender = f

# source: 77068d8b
n-market-card =
    .one = carte du dessus du deck Marché Noir
    .other = cartes du dessus du deck Marché Noir
    .gender = f
# source: cf6dc47b
z-runner-aside =
    .one = cartes mises de côté
    .other = cartes mises de côté
    .gender = f
    .number = other
# source: 5bfd0816
p-runner-responses =
    .one = nombre de réponses
    .other = nombres de réponses
# source: 07dd0ed9
p-runner-helps =
    .one = nombre de soutiens restants
    .other = nombres de soutiens restants
# source: b5a219c1
p-runner-fetches =
    .one = nombre de rappels restants
    .other = nombres de rappels restants
# source: 61871c71
p-gear-copying =
    .untold = yes
    .one = copie
    .other = copies
    .gender = f
# source: 57d5e928
a-copying-single = d'origine
# source: ae83fca6
a-copying-doubled = une copie
# source: 9f86978b
a-copying-redoubled = de nouveau une copie

# source: 78654208
a-symbol-plain = incolore{ agree-s }
# source: 303b35b4
a-symbol-black = noir{ agree }
# source: a6455275
a-symbol-blue = bleu{ agree }
# source: 7cf1c661
a-symbol-green = vert{ agree }
# source: a8230043
a-symbol-red = rouge{ agree-s }
# source: 12c455f7
a-art-weapon = Arme
# source: 0eca6c9c
a-art-spell = Sort
# source: cd6fc34d
a-art-hacking = Hacking
# source: dd1f5cb0
a-art-skill = Compétence
# source: 237ed18c
a-folk-human = Humain{ agree }
# source: 13663948
a-folk-elf = Elfe{ agree-s }
# source: 1e959f8f
a-folk-dwarf = Nain{ agree }
# source: 25f9ce88
a-folk-ork = Ork{ agree-s }
# source: 27815cfa
a-folk-troll = Troll{ agree-s }
# source: 40b1bf2e
a-folk-tech = Tech
# source: 72ff10b7
a-folk-sixth-world = Sixième Monde
# source: 7d3f3134
a-condition-ok = Valide{ agree-s }
# source: 0d5c6b6e
a-condition-staggered = Choqué{ agree }
# source: 1e111dbe
a-condition-critical = en État Critique
# source: 0b46fe9c
a-grade-normal = { $gender ->
    [f] normale{ agree-s }
   *[m] { $num ->
        [one] normal
       *[other] normaux
      }
  }
# source: 30963dcb
a-grade-hard = difficile{ agree-s }

# source: 63ff3aa5
p-level =
    .one = niveau Crossfire
    .other = niveaux Crossfire
# source: 1dd40bb9
p-unharmed =
    .one = nombre de Runners Valides
    .other = nombres de Runners Valides
# source: b1919400
p-runner-hp =
    .one = total de PV
    .other = totaux de PV
# source: f8dc0dee
p-runner-nuyen =
    .one = total de Nuyens
    .other = totaux de Nuyens
# source: 3eb3beea
p-runner-condition =
    .one = état
    .other = états
# source: e4947a8f
p-runner-colour =
    .one = couleur de rôle
    .other = couleurs de rôle
    .gender = f
# source: cb75fb6a
p-obstacle-colour =
    .one = couleur
    .other = couleurs
    .gender = f
# source: 9970e98f
p-obstacle-type =
    .one = type
    .other = types
# source: 58514f95
p-threat-attack =
    .one = Force d'Attaque
    .other = Forces d'Attaque
    .gender = f
# source: 9a7aa692
p-threat-nuyen =
    .one = valeur en Nuyens
    .other = valeurs en Nuyens
    .gender = f
# source: 70c57b74
p-threat-facing =
    .one = Runner en face
    .other = Runners en face
# source: b42cded8
p-threat-held =
    .one = dégâts en attente
    .other = dégâts en attente
    .number = other
# source: 217302ee
p-threat-cleared =
    .one = nombre de niveaux franchis
    .other = nombres de niveaux franchis
# source: 9532f9d0
p-threat-remaining =
    .one = nombre de niveaux restants
    .other = nombres de niveaux restants
# source: 270a6108
p-gear-type =
    .one = type
    .other = types
# source: d8ea0183
p-gear-cost =
    .one = coût
    .other = coûts
# source: 147593e8
p-gear-damage =
    .one = dégâts
    .other = dégâts
    .number = other
# source: 704e6b31
p-gear-bonus =
    .one = dégâts
    .other = dégâts
    .number = other
# source: 159e80be
p-gear-X =
    .one = X
    .other = X
    .initial = consonant

# source: 06273bc2
z-runner-deck =
    .one = deck
    .other = decks
# source: eb549b96
z-runner-hand =
    .one = main
    .other = mains
    .gender = f
# source: 4a8f394e
z-runner-discard =
    .one = défausse
    .other = défausses
    .gender = f
# source: 4eeb5a4a
z-runner-played =
    .one = zone de jeu
    .other = zones de jeu
    .gender = f
# source: ea9b6b4d
z-row =
    .one = rangée d'obstacles
    .other = rangées d'obstacles
    .gender = f
# source: 74134396
z-market =
    .one = Marché Noir
    .other = Marchés Noirs
# source: 80e6cd8b
z-market-deck =
    .one = deck Marché Noir
    .other = decks Marché Noir
# source: 673a85e8
z-beaten =
    .one = zone des boss vaincus
    .other = zones des boss vaincus
    .gender = f
# source: 836bd8bb
z-event-deck =
    .one = deck Crossfire
    .other = decks Crossfire
# source: 12eff476
z-event-discard =
    .one = défausse Crossfire
    .other = défausses Crossfire
    .gender = f
# source: eb153e73
z-normal-deck =
    .home = z-normal-discard
    .one = deck d'obstacles normaux
    .other = decks d'obstacles normaux
# source: f7442963
z-normal-discard =
    .one = défausse d'obstacles normaux
    .other = défausses d'obstacles normaux
    .gender = f
# source: 7516b047
z-hard-deck =
    .home = z-hard-discard
    .one = deck d'obstacles difficiles
    .other = decks d'obstacles difficiles
# source: 1eff9f21
z-hard-discard =
    .one = défausse d'obstacles difficiles
    .other = défausses d'obstacles difficiles
    .gender = f

# source: 5fc5a14a
s-turn =
    .one = tour
    .other = tours
# source: 53f1ac57
s-round =
    .one = phase
    .other = phases
    .gender = f
# source: 8eab19cd
s-scene =
    .one = Scène
    .other = Scènes
    .gender = f

# An ability of this slot needs no head.
# source: 84000b64
st-new-event =
    .one = étape Nouvel événement
    .other = étapes Nouvel événement
    .gender = f
# source: eabe985a
st-play-cards =
    .one = étape Jouer des cartes
    .other = étapes Jouer des cartes
    .gender = f
# source: 8642b415
st-apply-damage =
    .one = étape Infliger des dégâts
    .other = étapes Infliger des dégâts
    .gender = f
# source: 90c3cdf9
st-take-damage =
    .one = étape Subir des dégâts
    .other = étapes Subir des dégâts
    .gender = f
# source: 715b45ae
st-draw-and-buy =
    .one = étape Piocher et acheter
    .other = étapes Piocher et acheter
    .gender = f
# source: a7916759
st-end-turn =
    .one = étape Fin du tour
    .other = étapes Fin du tour
    .gender = f

# source: e6ad550d
k-play = { "" }
    .name = JOUER
# source: eb8d65b7
k-assist = SOUTIEN
# source: 48844291
k-strike = FRAPPE
# source: fa72208c
k-breach = FRAPPE SUR UN OBSTACLE
# source: 24f4b222
k-recall = RAPPEL

# source: 109285b5
p-scene-obstacles =
    .one = nombre d'obstacles de la Scène
    .other = nombres d'obstacles de la Scène
# source: 698ea415
p-scene-number =
    .one = numéro de Scène
    .other = numéros de Scène
# source: 6879f7ea
p-starting =
    .one = premier Runner
    .other = premiers Runners
# source: c8ccbf59
p-shooter =
    .one = Samouraï des Rues
    .other = Samouraï des Rues
# source: 30061ca8
p-caster =
    .one = Mage
    .other = Mages
# source: 8a4f5632
p-hacker =
    .one = Decker
    .other = Deckers
# source: 3673e80c
p-talker =
    .one = Face
    .other = Faces
    .gender = f
# source: bb547f20
p-placing =
    .one = dernier Runner servi
    .other = derniers Runners servis
# source: f52e649d
p-runner-max-hp =
    .one = maximum de PV
    .other = maximums de PV
# source: e925d0c9
p-gear-requires =
    .one = type requis
    .other = types requis
# source: 9fdefc21
p-gear-applied =
    .one = application
    .other = applications
    .gender = f
# source: 3762c2c7
p-gear-mode =
    .untold = yes
    .one = mode
    .other = modes
# source: d8c81fc0
p-gear-assist-damage =
    .one = dégâts de soutien
    .other = dégâts de soutien
    .number = other
# source: 98fb106d
p-threat-difficulty =
    .one = difficulté
    .other = difficultés
    .gender = f
# source: ae2a6822
p-threat-track =
    .one = Moniteur de Dégâts
    .other = Moniteurs de Dégâts
# source: c6216fd2
p-threat-pool =
    .one = points de dégâts
    .other = points de dégâts
    .number = other
# source: 2caa11cb
p-threat-points =
    .one = total de dégâts
    .other = totaux de dégâts
# source: 36ce5499
p-threat-stage =
    .one = niveau en cours
    .other = niveaux en cours
# source: 466035a5
z-briefing =
    .one = zone de mission
    .other = zones de mission
    .gender = f
# source: 90499407
z-coming =
    .one = obstacles à venir
    .other = obstacles à venir
    .number = other
# source: 30031fdb
z-active =
    .one = zone d'événement
    .other = zones d'événement
    .gender = f
# source: 6b747d2c
z-market-discard =
    .one = défausse du Marché Noir
    .other = défausses du Marché Noir
    .gender = f

# source: d679e072
a-mode-main = jouée
# source: 8b90dbeb
a-mode-assisting = en soutien
# source: f6133390
k-begin = { "" }
    .name = DÉBUT

# source: 556b136c
p-gear-copies =
    .one = nombre d'exemplaires
    .other = nombres d'exemplaires
# source: df429669
p-event-copies =
    .one = nombre d'exemplaires
    .other = nombres d'exemplaires
# source: b2e20c3f
p-obstacle-number-printed =
    .one = numéro imprimé
    .other = numéros imprimés
# source: 7358fe44
n-metatype =
    .one = métatype
    .other = métatypes
# source: c7697309
n-role =
    .one = rôle
    .other = rôles
# source: a10666eb
p-runner-alike =
    .one = nombre de cartes d’un même type jouées ce tour
    .other = nombres de cartes d’un même type jouées ce tour
    .gender = m
# source: 9e56c805
p-tally =
    .one = décompte
    .other = décomptes
    .gender = m
# source: aa3ba7b5
p-role-tint =
    .one = couleur
    .other = couleurs
    .gender = f
# source: 643e04e0
p-called =
    .one = Runner appelé
    .other = Runners appelés
    .gender = m
# source: da1c9219
p-obstacle-calls =
    .one = rôle appelé
    .other = rôles appelés
    .gender = m
# source: d1450d48
p-event-calls =
    .one = rôle appelé
    .other = rôles appelés
    .gender = m
# source: ffff7084
p-news-out =
    .one = événement de la phase
    .other = événements de la phase
    .gender = m
# source: ca8cb9e7
p-round-number =
    .one = numéro de la phase
    .other = numéros de la phase
# source: 849962fa
p-more-obstacles =
    .one = nombre d'obstacles supplémentaires
    .other = nombres d'obstacles supplémentaires
# source: 566d21fd
p-danger-zone =
    .one = niveau de Zone Dangereuse
    .other = niveaux de Zone Dangereuse
# source: 41ad02ef
p-bonus-karma =
    .one = Karma supplémentaire
    .other = Karmas supplémentaires
# source: e1f0443e
p-retreat =
    .one = repli
    .other = replis
# source: 23470551
p-gap =
    .one = pause entre deux tours
    .other = pauses entre deux tours
    .gender = f
# source: 7e8e58c8
p-runner-calling =
    .one = rôle principal
    .other = rôles principaux
# source: 9eef8914
p-runner-karma =
    .one = Karma
    .other = Karmas
# source: 40e219cd
p-runner-upgrade-karma =
    .one = Karma en Augmentations
    .other = Karma en Augmentations
# source: 62369711
p-runner-karma-penalty =
    .one = malus de Karma
    .other = malus de Karma
# source: 43c4a5f9
p-metatype-hp =
    .one = PV
    .other = PV
    .number = other
# source: f8556743
p-metatype-start-cards =
    .one = nombre de cartes de départ
    .other = nombres de cartes de départ
# source: c6577e2b
p-metatype-start-nuyen =
    .one = nuyens de départ
    .other = nuyens de départ
    .number = other
# source: 2077e54b
p-role-colour =
    .one = couleur imprimée
    .other = couleurs imprimées
    .gender = f
# source: b4be668c
p-role-quick-shots =
    .one = nombre de Tirs Rapides
    .other = nombres de Tirs Rapides
# source: 97053033
p-role-manas =
    .one = nombre de Manas
    .other = nombres de Manas
# source: e9918074
p-role-marks =
    .one = nombre de Marques
    .other = nombres de Marques
# source: 4b34c306
p-role-smarts =
    .one = nombre de Sagesses Urbaines
    .other = nombres de Sagesses Urbaines
# source: 3d190ac8
p-crew =
    .one = formation de l'équipe
    .other = formations de l'équipe
    .gender = f
# source: 98f1072a
p-mission-scenes =
    .one = nombre de Scènes
    .other = nombres de Scènes
# source: 54427fee
p-mission-fewest =
    .one = nombre minimal de Runners
    .other = nombres minimaux de Runners
# source: 2f528b96
p-mission-most =
    .one = nombre maximal de Runners
    .other = nombres maximaux de Runners
# source: a3405fb3
p-mission-award =
    .one = Karma pour une réussite
    .other = Karma pour une réussite
# source: 1920546a
p-mission-consolation =
    .one = Karma en cas d'annulation
    .other = Karma en cas d'annulation
# source: 4607bdd9
z-called-off =
    .one = missions annulées
    .other = missions annulées
    .gender = f
    .number = other
# source: 3d28b0d3
z-role-pool =
    .one = rôles restants
    .other = rôles restants
    .number = other
# source: aa28403b
z-runner-metatypes =
    .one = métatypes au choix
    .other = métatypes au choix
    .number = other
# source: b4c41200
z-runner-profile =
    .one = emplacement de la carte Runner
    .other = emplacements des cartes Runner
# source: 77edce3a
z-runner-roles =
    .one = emplacement des rôles
    .other = emplacements des rôles
# source: 0a8ef7d7
s-news =
    .one = étape Nouvel événement
    .other = étapes Nouvel événement
    .gender = f
# source: 7fdd1305
s-abort =
    .one = phase d'annulation
    .other = phases d'annulation
    .gender = f
# source: e851af51
a-crew-dealt = par distribution
# source: abebc76e
a-crew-chosen = au choix
# source: aad60c9d
a-retreat-idle = inutile
# source: dbc6fd93
a-retreat-due = décidé
# source: 7b540b0e
a-retreat-running = en cours
# source: 6b20d9f1
p-gear-punch =
    .one = impact
    .other = impacts
# source: 26068334
p-gear-help-punch =
    .one = impact en soutien
    .other = impacts en soutien
# source: 9b7db157
n-art =
    .one = type de carte
    .other = types de carte
# source: 524ee57d
n-folk =
    .one = type d'obstacle
    .other = types d'obstacle
# source: 16c9ac0d
n-grade =
    .one = difficulté
    .other = difficultés
    .gender = f
# source: 8cb05b92
n-condition =
    .one = état
    .other = états
# source: b3e3b7dd
n-mode =
    .one = mode
    .other = modes
# source: b8f570e9
n-copying =
    .one = copie
    .other = copies
    .gender = f
# source: 42c58cae
n-retreat =
    .one = repli
    .other = replis
# source: c5577842
p-threat-labour =
    .one = travail restant
    .other = travaux restants
# source: 38887633
n-crew =
    .one = formation de l'équipe
    .other = formations de l'équipe
    .gender = f

# source: 00e248bf
su-leader =
    .one = choix du premier Runner
    .other = choix du premier Runner
# source: 4a22932d
su-pool =
    .one = choix des rôles en jeu
    .other = choix des rôles en jeu
# source: 1e19ea52
su-roles =
    .one = distribution des rôles
    .other = distribution des rôles
    .gender = f
# source: c9d898be
su-decks =
    .one = préparation des decks
    .other = préparation des decks
    .gender = f
# source: 9e6e8c45
su-goods =
    .one = préparation du deck Marché Noir
    .other = préparation du deck Marché Noir
    .gender = f
# source: a7967fd1
su-piles =
    .one = mélange des decks
    .other = mélange des decks
# source: ea7bbfab
su-hands =
    .one = première pioche
    .other = première pioche
    .gender = f
# source: dcd5fdc3
su-market =
    .one = ouverture du Marché Noir
    .other = ouverture du Marché Noir
    .gender = f
# source: a541f3d6
su-briefing =
    .one = début de la mission
    .other = début de la mission
# source: 989ca2d0
n-socket =
    .one = emplacement d'Augmentation
    .other = emplacements d'Augmentation
# source: ccef4527
a-socket-first-slot = premier
    .side = before
# source: fb2db566
a-socket-second-slot = deuxième
    .side = before
# source: 87ad37eb
a-socket-third-slot = troisième
    .side = before
# source: 8bddb330
a-socket-fourth-slot = quatrième
    .side = before
# source: f74dabe2
z-catalogue =
    .one = planche d'Augmentations
    .other = planches d'Augmentations
    .gender = f
# source: c3ddb22e
p-upgrade-value =
    .one = valeur
    .other = valeurs
    .gender = f
# source: 0bad4738
p-upgrade-copies =
    .one = nombre d'exemplaires
    .other = nombres d'exemplaires
# source: 0fbda3cc
z-runner-worn =
    .one = emplacement d'Augmentation
    .other = emplacements d'Augmentation
# source: 91cedb6b
z-runner-covered =
    .one = zone des Augmentations recouvertes
    .other = zones des Augmentations recouvertes
    .gender = f
# source: 37f27f94
p-runner-upgrade-value =
    .one = valeur des Augmentations
    .other = valeurs des Augmentations
    .gender = f
# source: 3adc299c
s-training =
    .one = entraînement
    .other = entraînements
# source: e0668181
st-acquisition =
    .one = étape d'acquisition
    .other = étapes d'acquisition
    .gender = f

# ---- Combat contre le Dragon
# source: f1cca272
n-aspect =
    .one = spécialité
    .other = spécialités
    .gender = f
# source: 547a5baf
n-side =
    .one = face
    .other = faces
    .gender = f
# source: f71caf3c
p-trouble-brewing =
    .style = name
    .one = Problèmes
    .other = Problèmes
# source: 426c8376
p-lets-get-serious =
    .style = name
    .one = Soyons Sérieux
    .other = Soyons Sérieux
# source: fa8d733e
p-closer-than-you-think =
    .style = name
    .one = Je suis plus près que tu ne le penses
    .other = Je suis plus près que tu ne le penses
# source: 446a623e
p-minions-unending =
    .style = name
    .one = Flot ininterrompu
    .other = Flot ininterrompu
# source: e8340a0f
z-lair =
    .one = antre du Dragon
    .other = antres du Dragon
# source: 35e15f1a
p-hunted =
    .one = Runner en face du Dragon
    .other = Runners en face du Dragon
# source: 0a386714
p-slayer =
    .one = Runner qui a vaincu la dernière spécialité
    .other = Runners qui ont vaincu la dernière spécialité
# source: 2123d1f3
p-mission-minions =
    .one = nombre d'obstacles par phase
    .other = nombres d'obstacles par phase
# source: 394f36e8
p-mission-quiet-rounds =
    .one = nombre de phases sans événement Crossfire
    .other = nombres de phases sans événement Crossfire
# source: 5912db6e
p-aspect-type =
    .one = type
    .other = types
# source: 2f0c035b
p-aspect-side =
    .one = côté visible
    .other = côtés visibles
# source: 0935e023
p-aspect-any-damage =
    .one = limite de dégâts de toute couleur
    .other = limites de dégâts de toute couleur
    .gender = f
# source: a3cfee0b
p-aspect-reward-cards =
    .one = cartes pour chaque Runner
    .other = cartes pour chaque Runner
    .number = other
# source: 58117da5
p-aspect-reward-nuyen =
    .one = Nuyens pour chaque Runner
    .other = Nuyens pour chaque Runner
    .number = other
# source: b83cc278
p-aspect-reward-hp =
    .one = PV pour chaque Runner
    .other = PV pour chaque Runner
    .number = other
# source: b328b4c1
p-aspect-payoff =
    .one = récompense
    .other = récompenses
    .gender = f
# source: d21d651c
n-payoff =
    .one = récompense
    .other = récompenses
    .gender = f
# source: 4c985c0f
a-payoff-waiting = en attente
# source: 7fa5f74f
a-payoff-given = donnée
# source: b7661a27
a-side-covert = sous Couverture
# source: ef3b993b
a-side-enraged = Enragé{ agree }

# source: 0583f1bb
n-client =
    .one = Client
    .other = Clients
# source: eb22c340
n-cover =
    .one = couverture
    .other = couvertures
    .gender = f
# source: f70ab3e1
n-lap =
    .one = phase
    .other = phases
    .gender = f
# source: c066bc1f
n-band =
    .one = Runner
    .other = Runners
# source: 1c721e08
n-normal-obstacle =
    .one = obstacle normal
    .other = obstacles normaux
# source: 935cb00c
n-hard-obstacle =
    .one = obstacle difficile
    .other = obstacles difficiles
# source: cb723bf9
p-stepped-up =
    .style = name
    .one = Sécurité Renforcée
    .other = Sécurité Renforcée
    .gender = f
# source: 11d1d03b
p-emt-gig =
    .style = name
    .one = Urgence Médicale
    .other = Urgence Médicale
    .gender = f
# source: c7466977
p-elite-team =
    .style = name
    .one = Équipe d'Intervention Élite
    .other = Équipe d'Intervention Élite
    .gender = f
# source: 46ce9005
p-team =
    .one = nombre de Runners à la table
    .other = nombres de Runners à la table
# source: ddec2ff3
z-reserve =
    .one = réserve
    .other = réserves
    .gender = f
# source: 786f388c
p-obstacle-voice =
    .one = Runner attitré
    .other = Runners attitrés
# source: 1ce1ae8f
p-mission-bonus =
    .one = Karma
    .other = Karmas
# source: 5d113aa4
p-mission-brackets =
    .one = barème de Karma
    .other = barèmes de Karma
# source: cf0af60a
p-mission-client-hp =
    .one = PV du Client
    .other = PV du Client
    .number = other
# source: a91cdc24
p-mission-client-type =
    .one = type du Client
    .other = types du Client
# source: a4448496
p-mission-marker =
    .one = marqueur de progression
    .other = marqueurs de progression
# source: 863edd84
p-mission-charge =
    .one = Client
    .other = Clients
# source: 209976be
p-runner-cover =
    .untold = yes
    .one = couverture
    .other = couvertures
    .gender = f
# source: d916883c
a-cover-kept = de nouveau à couvert
# source: fa3c0fc7
a-cover-slipping = nouvellement Choqué{ agree }
# source: 891bebfb
k-progress = piste de progression
# source: caedc547
n-rung =
    .one = difficulté
    .other = difficultés
    .gender = f
# source: 2760d237
p-mission-rank =
    .one = difficulté
    .other = difficultés
    .gender = f
# source: 1258eaf9
p-mission-advised =
    .one = Karma en Augmentations conseillé
    .other = Karma en Augmentations conseillé
# source: 19574e38
a-rung-basic = normale
# source: 7386c035
a-rung-advanced = complexe
# source: 58bfdbd2
a-rung-very-advanced = très complexe

# source: f157d1f8
top--z-normal-deck =
    .one = obstacle du dessus du deck d'obstacles normaux
    .other = obstacles du dessus du deck d'obstacles normaux
# source: 9b740486
top--z-hard-deck =
    .one = obstacle du dessus du deck d'obstacles difficiles
    .other = obstacles du dessus du deck d'obstacles difficiles

# « Vers un Runner auquel il ne fait pas face ».
# source: cbe22a21
a-elsewhere = { $num ->
    [one] auquel
   *[other] auxquels
  } il ne fait pas face
    .side = last
