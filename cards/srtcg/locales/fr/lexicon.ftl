### Le jeu de cartes à échanger, français : noms (n-SORTE), valeurs (a-LISTE-MOT), propriétés (p-SORTE-PROPRIÉTÉ), zones
### (z-SORTE-ZONE), durées (s-DURÉE), étapes (st-ÉTAPE), emplacements (k-EMPLACEMENT), résultats (r-RÉSULTAT).

# source: d1f32781
n-fixer =
    .one = Fixer
    .other = Fixers
# source: cd82b442
n-asset =
    .one = carte
    .other = cartes
    .gender = f
# source: aaf75f2f
n-runner =
    .one = Runner
    .other = Runners
# source: a01bdbbe
n-gear =
    .one = Équipement
    .other = Équipements
    .harm = damage
# source: 13c771d2
n-objective =
    .one = Objectif
    .other = Objectifs
# source: c4f2574a
n-challenge =
    .one = Défi
    .other = Défis
# source: 682bec3e
n-location =
    .one = Lieu
    .other = Lieux
# source: c5a5b7a8
n-contact =
    .one = Contact
    .other = Contacts
# source: f3e4d679
n-special =
    .one = Spécial
    .other = Spéciaux
# source: 88ad158d
n-showdown =
    .one = affrontement
    .other = affrontements
# source: 60efd104
n-nuyen =
    .one = Nuyen
    .other = Nuyens
# source: 69799c39
n-damage =
    .one = dégât
    .other = dégâts
# source: 61e4bd25
n-reputation =
    .one = point de Réputation
    .other = points de Réputation
# source: 899963a0
n-skill =
    .one = compétence
    .other = compétences
    .gender = f
# source: 06307549
n-race =
    .one = race
    .other = races
    .gender = f
# source: bbdb40ff
n-calling =
    .one = profession
    .other = professions
    .gender = f
# source: 6facc59a
n-class =
    .one = type
    .other = types
# source: 0a98059a
n-keyword =
    .one = mot-clé
    .other = mots-clés
# source: 257b9180
n-theme =
    .one = thème
    .other = thèmes
# source: 5522068a
n-alarm =
    .one = alarme
    .other = alarmes
    .gender = f
# source: dcf614c1
n-journey =
    .one = shadowrun
    .other = shadowruns
# source: a2e9e972
n-brawl =
    .one = combat
    .other = combats
# source: eb22c340
n-cover =
    .one = couverture
    .other = couvertures
    .gender = f
# source: a9862002
n-side =
    .one = situation
    .other = situations
    .gender = f
# source: 22d2a599
n-fate =
    .one = état
    .other = états
# source: 94420c36
n-state =
    .one = usage
    .other = usages
# source: 3361f0e2
p-starting =
    .one = premier joueur
    .other = premiers joueurs
# source: 60b32cfe
p-leader =
    .one = meneur
    .other = meneurs
# source: 8f4eb608
p-quarry =
    .one = propriétaire de l'Objectif visé
    .other = propriétaires de l'Objectif visé
# source: 3ad7022d
p-lookout =
    .one = propriétaire de la pile
    .other = propriétaires de la pile
# source: fe57d72e
p-interceptor =
    .one = intercepteur
    .other = intercepteurs
# source: 7e219520
p-bully =
    .one = attaquant
    .other = attaquants
# source: 96bcc8b0
p-dealer =
    .one = répartiteur des dégâts
    .other = répartiteurs des dégâts
# source: fe5278ba
p-heard =
    .one = premier des autres
    .other = premiers des autres
# source: c86c2b26
p-foe =
    .one = carte rencontrée
    .other = cartes rencontrées
    .gender = f
# source: 7f463d8a
p-alarm =
    .one = alarme
    .other = alarmes
    .gender = f
# source: 2f9f3901
p-journey =
    .one = shadowrun
    .other = shadowruns
# source: 9af864a1
p-brawl =
    .one = combat
    .other = combats
# source: 1987f552
p-cover =
    .one = couverture
    .other = couvertures
    .gender = f
# source: 75c47dc5
p-fierce =
    .one = Constitution du Défi rencontré
    .other = Constitutions des défis rencontrés
    .gender = f
# source: e3ce6878
p-room =
    .one = limite de Défis
    .other = limites de Défis
    .gender = f
# source: 05f1a25b
p-goal =
    .one = Réputation convenue
    .other = Réputations convenues
    .gender = f
# source: f00e3b55
p-usual-goal =
    .one = Réputation habituelle
    .other = Réputations habituelles
    .gender = f
# source: 4fbd7967
p-needed =
    .one = Réputation à atteindre
    .other = Réputations à atteindre
    .gender = f
# source: e4416aaa
p-defended-by-others =
    .one = nombre de Défis en chemin
    .other = nombres de Défis en chemin
# source: cd413f2b
p-fixer-nuyen =
    .one = Nuyens
    .other = Nuyens
    .number = other
# source: b15927d7
p-fixer-fame =
    .one = Réputation gagnée
    .other = Réputations gagnées
    .gender = f
# source: adafada1
p-fixer-shame =
    .one = Réputation due
    .other = Réputations dues
    .gender = f
# source: 26116e48
p-fixer-reputation =
    .one = Réputation
    .other = Réputations
    .gender = f
# source: a5de57c2
p-fixer-income-due =
    .one = revenu
    .other = revenus
# source: e1b9e929
p-fixer-looks =
    .one = nombre de cartes vues par reconnaissance
    .other = nombres de cartes vues par reconnaissance
# source: 94c0e75d
p-fixer-sights =
    .one = nombre de cartes à observer
    .other = nombres de cartes à observer
# source: 7970f0c9
p-fixer-depth =
    .one = place dans la pile
    .other = places dans la pile
    .gender = f
# source: ebe79fa0
p-fixer-redeals =
    .one = nombre de mauvais mélanges
    .other = nombres de mauvais mélanges
# source: 1ac11418
p-objective-defended =
    .one = nombre d'interceptions
    .other = nombres d'interceptions
# source: 2b19a5d4
p-asset-force =
    .one = Attaque dans la rencontre
    .other = Attaques dans la rencontre
    .gender = f
# source: 975ddd5c
p-asset-cost =
    .one = coût
    .other = coûts
# source: e41a3635
p-asset-upkeep =
    .one = Entretien
    .other = Entretiens
# source: 4c987d91
p-asset-income =
    .one = revenu
    .other = revenus
# source: d9ba117f
p-asset-attack =
    .one = Attaque
    .other = Attaques
    .gender = f
# source: d04400e9
p-asset-body =
    .one = Constitution
    .other = Constitutions
    .gender = f
# source: f0c4ec2d
p-asset-armour =
    .one = Armure
    .other = Armures
    .gender = f
# source: 3834a008
p-asset-stamina =
    .one = Endurance
    .other = Endurances
    .gender = f
# source: 5edbf6a5
p-asset-keywords =
    .one = mot-clé
    .other = mots-clés
# source: 30786c00
p-asset-themes =
    .one = thème
    .other = thèmes
# source: e474f131
p-asset-copies =
    .one = nombre d'exemplaires
    .other = nombres d'exemplaires
# source: 5818b9ba
p-asset-hurt =
    .one = dégâts subis
    .other = dégâts subis
    .number = other
# source: c426cf58
p-asset-wound =
    .one = nouveaux dégâts
    .other = nouveaux dégâts
    .number = other
# source: 4c914ccd
p-asset-share =
    .one = part d'un coup
    .other = parts d'un coup
    .gender = f
# source: 603316b3
p-asset-cap =
    .one = limite d'une part
    .other = limites d'une part
    .gender = f
# source: dbf10141
p-asset-left-over =
    .one = reste d'un coup
    .other = restes d'un coup
# source: 5607c5e5
p-asset-rival =
    .one = adversaire
    .other = adversaires
# source: cdf13d9c
p-asset-ready =
    .one = disponibilité
    .other = disponibilités
    .gender = f
# source: ab3f5d9e
p-asset-daily =
    .one = nombre d'usages restants
    .other = nombres d'usages restants
# source: 6bf6eb42
p-asset-side =
    .one = situation
    .other = situations
    .gender = f
# source: 9ad9f255
p-asset-fate =
    .untold = yes
    .one = état
    .other = états
# source: 4174aef5
p-asset-might =
    .one = valeur d'Attaque
    .other = valeurs d'Attaque
    .gender = f
# source: e37d63a5
p-asset-life =
    .one = Constitution restante
    .other = Constitutions restantes
    .gender = f
# source: 2dec6f37
p-asset-shield =
    .one = indice d'Armure
    .other = indices d'Armure
# source: 414981be
p-asset-minding =
    .one = nombre de Drones et d'Esprits actifs
    .other = nombres de Drones et d'Esprits actifs
# source: a97c92c1
p-asset-sharp =
    .one = équipement perforant utilisé
    .other = équipements perforants utilisés
# source: 90ca1998
p-asset-endurance =
    .one = endurance
    .other = endurances
    .gender = f
# source: 39e1138e
p-asset-haste =
    .one = équipement rapide utilisé
    .other = équipements rapides utilisés
# source: cbc2b362
p-asset-hush =
    .one = équipement silencieux utilisé
    .other = équipements silencieux utilisés
# source: c2097510
p-runner-folk =
    .one = race
    .other = races
    .gender = f
# source: df77166d
p-contact-folk =
    .one = race
    .other = races
    .gender = f
# source: 82b37941
p-runner-profession =
    .one = profession
    .other = professions
    .gender = f
# source: 35dbbbf3
p-runner-skills =
    .one = compétence
    .other = compétences
    .gender = f
# source: edb34cd0
p-runner-expert =
    .one = compétence à 2
    .other = compétences à 2
    .gender = f
# source: 3853ee9c
p-runner-renown =
    .one = Renommée
    .other = Renommées
    .gender = f
# source: 7e1765a0
p-runner-recon =
    .one = Reconnaissance
    .other = Reconnaissances
    .gender = f
# source: 8f8b75fc
p-runner-biotech =
    .one = Biotech
    .other = Biotech
    .gender = f
# source: 05e237c1
p-runner-boost =
    .one = bonus
    .other = bonus
# source: 78aed086
p-runner-care =
    .one = nombre de soins restants
    .other = nombres de soins restants
# source: 923fc0e5
p-runner-sorcery-rating =
    .one = indice de Sorcellerie
    .other = indices de Sorcellerie
# source: dda00acb
p-runner-decking-rating =
    .one = indice de Piratage
    .other = indices de Piratage
# source: 9531de46
p-runner-piloting-rating =
    .one = indice de Pilotage
    .other = indices de Pilotage
# source: bfcf48c6
p-runner-conjure-rating =
    .one = indice de Conjuration
    .other = indices de Conjuration
# source: 6d24e7bc
p-runner-spells-cast =
    .one = nombre de Sorts lancés
    .other = nombres de Sorts lancés
# source: 9c4d015f
p-runner-programs-run =
    .one = nombre de Programmes utilisés
    .other = nombres de Programmes utilisés
# source: 945a4e06
p-runner-essence-spent =
    .one = Essence dépensée
    .other = Essences dépensées
    .gender = f
# source: 270a6108
p-gear-type =
    .one = type
    .other = types
# source: dbc72ffd
p-gear-needs =
    .one = compétence requise
    .other = compétences requises
    .gender = f
# source: a487d513
p-gear-skills =
    .one = compétence +1
    .other = compétences +1
    .gender = f
# source: 7d63a6ed
p-asset-plating =
    .one = Armure ajoutée
    .other = Armures ajoutées
    .gender = f
# source: 4de98af5
p-gear-essence =
    .one = coût en Essence
    .other = coûts en Essence
# source: 8456891f
p-gear-user =
    .one = utilisateur
    .other = utilisateurs
# source: 5a7251c0
p-gear-mount =
    .one = arme
    .other = armes
    .gender = f
# source: 37d5d5d6
p-gear-state =
    .untold = yes
    .one = usage
    .other = usages
# source: 07fb98ba
p-objective-points =
    .one = points de Réputation
    .other = points de Réputation
    .number = other
# source: e8996808
p-challenge-sleaze =
    .one = condition de furtivité
    .other = conditions de furtivité
    .gender = f
# source: ce57cf8e
p-challenge-few =
    .one = taille d'équipe qui passe inaperçue
    .other = tailles d'équipe qui passent inaperçues
    .gender = f
# source: 6e898daf
p-asset-owing =
    .one = facture à payer
    .other = factures à payer
    .gender = f
# source: 9fec2f67
p-asset-tokens =
    .one = nombre de marqueurs
    .other = nombres de marqueurs
# source: 9423427f
p-runner-present =
    .one = présence
    .other = présences
    .gender = f
# source: c0f37517
p-gear-limb =
    .one = membre
    .other = membres
# source: 21c1f36c
p-special-bearer =
    .one = porteur
    .other = porteurs
# source: c0b62269
n-bodypart =
    .one = membre
    .other = membres
# source: 20e4988d
z-briefing =
    .one = zone de briefing
    .other = zones de briefing
    .gender = f
# source: 7e234def
z-met =
    .one = rencontre
    .other = rencontres
    .gender = f
# source: bab4a368
z-fixer-pile =
    .one = pile d'Objectifs
    .other = piles d'Objectifs
    .gender = f
# source: e4725c7f
z-fixer-deck =
    .one = deck
    .other = decks
# source: 580cd054
z-fixer-hand =
    .one = main
    .other = mains
    .gender = f
# source: 65515eca
z-fixer-trash =
    .one = défausse
    .other = défausses
    .gender = f
# source: 78996518
z-fixer-fragged =
    .one = pile des cartes retirées
    .other = piles des cartes retirées
    .gender = f
# source: 94e5cec6
z-fixer-glory =
    .one = pile de Réputation
    .other = piles de Réputation
    .gender = f
# source: 490b830b
z-fixer-counter =
    .one = comptoir
    .other = comptoirs
# source: 7d75436c
z-fixer-veil =
    .one = Objectif face cachée
    .other = Objectifs face cachée
# source: 5390c232
z-fixer-front =
    .one = Objectif révélé
    .other = Objectifs révélés
# source: 48212a0a
z-fixer-safehouse =
    .one = planque
    .other = planques
    .gender = f
# source: 23d609c4
z-fixer-stack =
    .one = pile de Défis
    .other = piles de Défis
    .gender = f
# source: f2959e4e
z-runner-kit =
    .one = matériel
    .other = matériels
# source: 6d2a838e
s-season =
    .one = tour de table
    .other = tours de table
# source: 5fc5a14a
s-turn =
    .one = tour
    .other = tours
# source: 88bcfff1
s-shadowrun =
    .one = shadowrun
    .other = shadowruns
# source: d87af1e1
s-encounter =
    .one = rencontre
    .other = rencontres
    .gender = f
# source: ba86807a
s-fight =
    .one = combat
    .other = combats
# source: eee926f5
a-skill = ayant la compétence { $words }
    .side = behind
# source: 3cc310eb
a-skill-athletics = Athlétisme
# source: 145b6223
a-skill-conjure = Conjuration
# source: 68c5313d
a-skill-decking = Piratage
# source: 0f3c6a0b
a-skill-demolitions = Explosifs
# source: 616801cd
a-skill-firearms = Armes à feu
# source: c0160cf9
a-skill-gunnery = Armes lourdes
# source: bbe0f6ec
a-skill-leadership = Commandement
# source: 77b23f8c
a-skill-melee = Mêlée
# source: 271e20cf
a-skill-piloting = Pilotage
# source: 513221a7
a-skill-social = Social
# source: 79fa7de0
a-skill-sorcery = Sorcellerie
# source: a63744eb
a-skill-stealth = Discrétion
# source: f582fbe2
a-skill-streetwise = Connaissance de la rue
# source: 6510b314
a-skill-technical = Technique
# source: ab5bdb1a
a-race-human = Humain
# source: ae6c0bed
a-race-elf = Elfe
# source: 6a323c49
a-race-dwarf = Nain
# source: 29d25d05
a-race-ork = Ork
# source: 4363b615
a-race-troll = Troll
# source: c29eaf2d
a-calling-samurai = Samouraï des rues
# source: 66f1d50a
a-calling-decker = Decker
# source: 69678562
a-calling-rigger = Rigger
# source: 46f0f76e
a-calling-mage = Mage
# source: 2e9d1f29
a-calling-shaman = Chaman
# source: 8ad00cc1
a-calling-burned-out-mage = Mage grillé
# source: 8dbd1b0e
a-calling-cyborg = Cyborg
# source: 2ae736c6
a-calling-ganger = Ganger{ agree-s }
# source: edd288b6
a-calling-detective = Détective
# source: 0bd113ea
a-calling-courier = Coursier
# source: f6010315
a-calling-doctor = Docteur des rues
# source: 95ad702f
a-class-weapon = Arme
# source: 40cc6760
a-class-accessory = Accessoire
# source: 06c343b7
a-class-body-armour = Armure
# source: 293639a6
a-class-cyberware = Cyberware
# source: 74c5018c
a-class-drone = Drone
# source: 5a13fec2
a-class-spirit = Esprit
# source: 0d33be9d
a-class-spell = Sort
# source: cb27a10f
a-class-program = Programme
# source: 252db1c0
a-class-cyberdeck = Cyberdeck
# source: 86d19683
a-class-transport = Véhicule
# source: 1e4af33d
a-class-sundry = Divers
# source: 6ffdcb32
a-keyword-awakened = Éveillé{ agree }
# source: 962ceb2d
a-keyword-barrier = Barrière
# source: b1caaa56
a-keyword-closed = Système fermé
# source: 2329e5d4
a-keyword-electrical = Électrique{ agree-s }
# source: b320ecce
a-keyword-indoors = Intérieur{ agree }
# source: c9bf0fa2
a-keyword-outdoors = Extérieur{ agree }
# source: 99a53573
a-keyword-personnel = Personnel
# source: 49f3bee5
a-keyword-street = Rue
# source: b952e034
a-keyword-vehicular = Véhicule
# source: 4370c2bf
a-keyword-miscellaneous = Divers
# source: c66e6beb
a-keyword-prime = Prime
# source: d5ec8d64
a-keyword-one-of-a-kind = Unique
# source: 8a33b107
a-keyword-lasting = Reste en jeu
# source: d81a020e
a-keyword-piercing = Perforant{ agree }
# source: 7faea230
a-keyword-single-target = Cible unique
# source: 55878168
a-keyword-swift = Attaque d'abord
# source: f03bdfd5
a-keyword-silenced = { $gender ->
    [f] Silencieuse{ agree-s }
   *[m] Silencieux
  }
# source: a12272eb
a-keyword-indirect = Tir indirect
# source: 9aa93be2
a-keyword-guardian = Garde
# source: 1a5c01bb
a-keyword-hermit = Ermite
# source: 4cad6e49
a-keyword-anti-social = { $gender ->
    [f] Asociale{ agree-s }
   *[m] { $num ->
        [one] Asocial
       *[other] Asociaux
      }
  }
# source: 91b67d4c
a-bodypart-arm = Bras
# source: 35631f53
a-bodypart-leg = Jambe
# source: c2e7ab30
a-bodypart-skull = Tête
# source: d06e43b1
a-theme-chrome = Chrome
# source: 3fabb1eb
a-theme-spellbound = Envoûté{ agree }
# source: ab4d5d99
a-theme-streetborn = Né{ agree } de la rue
# source: d7789769
a-alarm-quiet = silencieuse
# source: 8da3abd9
a-alarm-ringing = déclenchée
# source: ea4e009c
a-journey-none = pas en cours
# source: 3955b613
a-journey-going = en cours
# source: 9173c6c4
a-journey-ended = terminé
# source: 2fed3447
a-brawl-calm = terminé{ agree }
# source: 764c1c02
a-brawl-joined = en cours
# source: 7fa00aef
a-cover-kept = intacte
# source: 7dcba4fc
a-cover-blown = perdue
# source: 9cefaa38
a-side-home = à la planque
    .side = last
# source: f44a854d
a-side-out = en mission
    .side = last
# source: cfd0dc18
a-side-against = en interception
    .side = last
# source: 7256ded1
a-fate-standing = debout
# source: 6c63f107
a-fate-felled = abattu{ agree }
# source: 665b8193
a-state-idle = inutilisé{ agree }
# source: af5c810e
a-state-working = utilisé{ agree }
# source: 490f0e26
a-state-parked = garé{ agree }
# source: e2d56eea
st-objective-phase =
    .one = phase d'Objectif
    .other = phase d'Objectif
    .gender = f
# source: 7080a7e2
st-credstick =
    .one = phase de Créditube
    .other = phase de Créditube
    .gender = f
# source: 2b71f206
st-refresh =
    .one = phase de Redressement
    .other = phase de Redressement
    .gender = f
# source: 4350af07
st-legwork =
    .one = phase de Préparation
    .other = phase de Préparation
    .gender = f
# source: 93ad2710
st-action =
    .one = phase de Shadowrun
    .other = phase de Shadowrun
    .gender = f
# source: 177e7f2e
st-end-phase =
    .one = phase de Fin
    .other = phase de Fin
    .gender = f
# source: 4c93c7b4
st-departure =
    .one = départ
    .other = départ
# source: 27a31718
st-approach =
    .one = approche
    .other = approche
    .gender = f
# source: 442d951a
st-claim =
    .one = conditions
    .other = conditions
    .gender = f
    .number = other
# source: 77fefa49
st-taking =
    .one = prise de l'Objectif
    .other = prise de l'Objectif
    .gender = f
# source: 81b86e96
st-homecoming =
    .one = retour
    .other = retour
# source: a28a6d1a
st-meeting =
    .one = révélation d'un Défi
    .other = révélation d'un Défi
    .gender = f
# source: 9b3a2eed
st-sneaking =
    .one = tentative de furtivité
    .other = tentative de furtivité
    .gender = f
# source: a9715351
st-arming =
    .one = armement
    .other = armement
# source: 3038735e
st-blows =
    .one = combat
    .other = combat
# source: 004f32ec
st-onward =
    .one = décision de continuer
    .other = décision de continuer
    .gender = f
# source: b46e7f94
k-pump = RENFORT
# source: f56021ae
k-act = À TOUT MOMENT
# source: 87f714eb
k-cast = INCLINEZ
# source: 0237cddf
k-burst = TIR EN RAFALE
# source: 0bc1c194
k-demand = CONDITIONS
# source: 81230409
k-bonus = BONUS
# source: c83f93ad
k-trap = ALARME
# source: e41d3c9e
k-visit = VISITE
# source: 4a788e27
k-play = JOUEZ
# source: 7b9b4ac8
k-sting = PIQUE
# source: 5c717d68
k-begin = DÉBUT

# source: 238eb5e6
r-won = la Réputation convenue est atteinte
# source: b27dd468
r-outlasted = il ne reste aucun Objectif, et la plus haute Réputation l'emporte

# source: e7a61dc6
su-decks =
    .one = préparation des decks
    .other = préparations des decks
    .gender = f
# source: df36f959
su-objective-limit =
    .one = limite des Objectifs
    .other = limites des Objectifs
    .gender = f
# source: 9b5a5133
su-first-cards =
    .one = pioche de départ
    .other = pioches de départ
    .gender = f
