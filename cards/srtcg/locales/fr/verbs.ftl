### Le jeu de cartes à échanger, français : ce qui peut arriver.

# source: 17e1fd23
meets =
    .base = rencontrer
    .third = rencontre
    .plural = rencontrent
    .polite = rencontrez
    .participle = rencontré
    .third-subjunctive = rencontre
    .polite-subjunctive = rencontriez
# source: 9b8f02a8
blocks =
    .untold = yes
    .alone = yes
    .base = barrer la route
    .third = barre la route
    .plural = barrent la route
    .polite = barrez la route
    .participle = bloqué
    .third-subjunctive = barre la route
    .polite-subjunctive = barriez la route
    .case = a
# source: 6be34cec
sneaks =
    .base = tenter de passer inaperçu
    .third = tente de passer inaperçu
    .plural = tentent de passer inaperçu
    .polite = tentez de passer inaperçu
    .participle = tenté
    .third-subjunctive = tente de passer inaperçu
    .polite-subjunctive = tentiez de passer inaperçu
# source: 5d154d94
tests =
    .untold = yes
    .base = tester
    .third = teste
    .plural = testent
    .polite = testez
    .participle = testé
    .third-subjunctive = teste
    .polite-subjunctive = testiez
# source: 7a7b7bfc
alerts =
    .base = déclencher l'alarme
    .third = déclenche l'alarme
    .plural = déclenchent l'alarme
    .polite = déclenchez l'alarme
    .participle = déclenché
    .third-subjunctive = déclenche l'alarme
    .polite-subjunctive = déclenchiez l'alarme
# source: 48a5fab7
evades =
    .base = esquiver
    .third = esquive
    .plural = esquivent
    .polite = esquivez
    .participle = esquivé
    .third-subjunctive = esquive
    .polite-subjunctive = esquiviez
# source: e105ab73
engages =
    .base = affronter
    .third = affronte
    .plural = affrontent
    .polite = affrontez
    .participle = affronté
    .third-subjunctive = affronte
    .polite-subjunctive = affrontiez
# source: 731a8337
readies =
    .untold = yes
    .base = équiper
    .third = équipe
    .plural = équipent
    .polite = équipez
    .participle = équipé
    .third-subjunctive = équipe
    .polite-subjunctive = équipiez
# source: d9b21b7a
sends =
    .base = activer
    .third = active
    .plural = activent
    .polite = activez
    .participle = activé
    .third-subjunctive = active
    .polite-subjunctive = activiez
# source: 86ab843e
shells-with =
    .base = tirer
    .third = tire
    .plural = tirent
    .polite = tirez
    .participle = tiré
    .third-subjunctive = tire
    .polite-subjunctive = tiriez
# source: 8e2d7ab4
clashes =
    .untold = yes
    .base = combattre
    .third = combat
    .plural = combattent
    .polite = combattez
    .participle = combattu
    .third-subjunctive = combatte
    .polite-subjunctive = combattiez
# source: 2b947941
strikes =
    .base = frapper
    .third = frappe
    .plural = frappent
    .polite = frappez
    .participle = frappé
    .third-subjunctive = frappe
    .polite-subjunctive = frappiez
# source: bc67ff94
lands =
    .untold = yes
    .base = infliger les dégâts
    .third = inflige les dégâts
    .plural = infligent les dégâts
    .polite = infligez les dégâts
    .participle = infligé
    .third-subjunctive = inflige les dégâts
    .polite-subjunctive = infligiez les dégâts
# source: ae2467f2
aims =
    .untold = yes
    .base = diriger
    .third = dirige
    .plural = dirigent
    .polite = dirigez
    .participle = dirigé
    .third-subjunctive = dirige
    .polite-subjunctive = dirigiez
# source: 5bd2e4fc
braces =
    .untold = yes
    .base = se préparer aux coups
    .third = se prépare aux coups
    .plural = se préparent aux coups
    .polite = vous préparez aux coups
    .participle = préparé
    .third-subjunctive = se prépare aux coups
    .polite-subjunctive = vous prépariez aux coups
# source: c0380835
bears =
    .base = encaisser
    .third = encaisse
    .plural = encaissent
    .polite = encaissez
    .participle = encaissé
    .third-subjunctive = encaisse
    .polite-subjunctive = encaissiez
    .unit = n-damage
# source: 26e5a36d
suffers =
    .untold = yes
    .base = subir
    .third = subit
    .plural = subissent
    .polite = subissez
    .participle = blessé
    .third-subjunctive = subisse
    .polite-subjunctive = subissiez
    .unit = n-damage
# source: c77a303f
judges =
    .untold = yes
    .base = conclure le combat
    .third = conclut le combat
    .plural = concluent le combat
    .polite = concluez le combat
    .participle = conclu
    .third-subjunctive = conclue le combat
    .polite-subjunctive = concluiez le combat
# source: 27df047e
beats =
    .base = vaincre
    .third = vainc
    .plural = vainquent
    .polite = vainquez
    .participle = vaincu
    .third-subjunctive = vainque
    .polite-subjunctive = vainquiez
# source: a7bbfefb
retreats-from =
    .base = battre en retraite
    .third = bat en retraite
    .plural = battent en retraite
    .polite = battez en retraite
    .participle = reculé
    .third-subjunctive = batte en retraite
    .polite-subjunctive = battiez en retraite
    .from = face { NP($what, case: "a") }
# source: 95497c2e
parts =
    .untold = yes
    .base = terminer le combat
    .third = termine le combat
    .plural = terminent le combat
    .polite = terminez le combat
    .participle = terminé
    .third-subjunctive = termine le combat
    .polite-subjunctive = terminiez le combat
# source: 6e72eebf
bypasses =
    .base = contourner
    .third = contourne
    .plural = contournent
    .polite = contournez
    .participle = contourné
    .third-subjunctive = contourne
    .polite-subjunctive = contourniez
# source: 9e084416
demands =
    .base = tenter
    .third = tente
    .plural = tentent
    .polite = tentez
    .participle = tenté
    .third-subjunctive = tente
    .polite-subjunctive = tentiez
# source: ed1c8a9d
takes =
    .base = prendre
    .third = prend
    .plural = prennent
    .polite = prenez
    .participle = pris
    .third-subjunctive = prenne
    .polite-subjunctive = preniez
# source: ff5cdac8
intercepts =
    .base = intercepter
    .third = intercepte
    .plural = interceptent
    .polite = interceptez
    .participle = intercepté
    .third-subjunctive = intercepte
    .polite-subjunctive = interceptiez
# source: 07d375c5
enlists =
    .base = s'interposer
    .third = s'interpose
    .plural = s'interposent
    .polite = interposez
    .participle = interposé
    .third-subjunctive = s'interpose
    .polite-subjunctive = interposiez
# source: c65ed21a
confronts =
    .base = attaquer l'équipe
    .third = attaque l'équipe
    .plural = attaquent l'équipe
    .polite = attaquez l'équipe
    .participle = attaqué
    .third-subjunctive = attaque l'équipe
    .polite-subjunctive = attaquiez l'équipe
# source: 8bd293e2
returns =
    .base = ramener l'équipe
    .third = ramène l'équipe
    .plural = ramènent l'équipe
    .polite = ramenez l'équipe
    .participle = ramené
    .third-subjunctive = ramène l'équipe
    .polite-subjunctive = rameniez l'équipe
# source: 4e72b4f4
bursts-with =
    .base = tirer une rafale
    .third = tire une rafale
    .plural = tirent une rafale
    .polite = tirez une rafale
    .participle = tiré
    .third-subjunctive = tire une rafale
    .polite-subjunctive = tiriez une rafale
# source: 089e232b
supports =
    .base = payer l'entretien pour
    .third = paie l'entretien pour
    .plural = paient l'entretien pour
    .polite = payez l'entretien pour
    .participle = entretenu
    .third-subjunctive = paie l'entretien pour
    .polite-subjunctive = payiez l'entretien pour
# source: ed5fbbb5
raids =
    .base = lancer un shadowrun contre
    .third = lance un shadowrun contre
    .plural = lancent un shadowrun contre
    .polite = lancez un shadowrun contre
    .participle = attaqué
    .third-subjunctive = lance un shadowrun contre
    .polite-subjunctive = lanciez un shadowrun contre
# source: d8cfe842
departs =
    .untold = yes
    .base = partir en mission
    .third = part en mission
    .plural = partent en mission
    .polite = partez en mission
    .participle = parti
    .third-subjunctive = parte en mission
    .polite-subjunctive = partiez en mission
# source: 720087f8
refills =
    .base = compléter sa main
    .third = complète sa main
    .plural = complètent leur main
    .polite = complétez votre main
    .participle = complété
    .third-subjunctive = complète sa main
    .polite-subjunctive = complétiez votre main
# source: e8b58e5d
redraws =
    .base = déclarer un mauvais mélange
    .third = déclare un mauvais mélange
    .plural = déclarent un mauvais mélange
    .polite = déclarez un mauvais mélange
    .participle = déclaré
    .third-subjunctive = déclare un mauvais mélange
    .polite-subjunctive = déclariez un mauvais mélange
# source: 9f603ef7
earns =
    .base = gagner
    .third = gagne
    .plural = gagnent
    .polite = gagnez
    .participle = gagné
    .third-subjunctive = gagne
    .polite-subjunctive = gagniez
    .unit = n-nuyen
# source: f030f4fa
pays =
    .base = payer
    .third = paie
    .plural = paient
    .polite = payez
    .participle = payé
    .third-subjunctive = paie
    .polite-subjunctive = payiez
    .unit = n-nuyen
# source: 8c487ffe
draws =
    .base = piocher
    .third = pioche
    .plural = piochent
    .polite = piochez
    .participle = pioché
    .third-subjunctive = pioche
    .polite-subjunctive = piochiez
    .unit = n-asset
# source: 38168897
scores =
    .base = gagner
    .third = gagne
    .plural = gagnent
    .polite = gagnez
    .participle = gagné
    .third-subjunctive = gagne
    .polite-subjunctive = gagniez
    .unit = n-reputation
# source: 3eb84668
forfeits =
    .base = perdre
    .third = perd
    .plural = perdent
    .polite = perdez
    .participle = perdu
    .third-subjunctive = perde
    .polite-subjunctive = perdiez
    .unit = n-reputation
# source: 13b9abaf
strips =
    .untold = yes
    .base = dépouiller
    .third = dépouille
    .plural = dépouillent
    .polite = dépouillez
    .participle = dépouillé
    .third-subjunctive = dépouille
    .polite-subjunctive = dépouilliez
# source: baf8e20d
trashes =
    .base = défausser
    .third = défausse
    .plural = défaussent
    .polite = défaussez
    .participle = défaussé
    .third-subjunctive = défausse
    .polite-subjunctive = défaussiez
# source: 030d5c35
frags =
    .base = éliminer
    .third = élimine
    .plural = éliminent
    .polite = éliminez
    .participle = éliminé
    .third-subjunctive = élimine
    .polite-subjunctive = éliminiez
# source: 8b5fbf06
taps =
    .base = s'incliner
    .third = s'incline
    .plural = s'inclinent
    .polite = inclinez
    .participle = incliné
    .third-subjunctive = s'incline
    .polite-subjunctive = incliniez
# source: b186b5f7
untaps =
    .base = se redresser
    .third = se redresse
    .plural = se redressent
    .polite = redressez
    .participle = redressé
    .third-subjunctive = se redresse
    .polite-subjunctive = redressiez
    .causative = redressez { NP($what) }
    .causative-infinitive = redresser { NP($what) }
    .causative-third = redresse { NP($what) }
# source: cd90fc4a
deploys =
    .base = déployer
    .third = déploie
    .plural = déploient
    .polite = déployez
    .participle = déployé
    .third-subjunctive = déploie
    .polite-subjunctive = déployiez
# source: 233ef1cb
hides-on =
    .base = poser
    .third = pose
    .plural = posent
    .polite = posez
    .participle = posé
    .third-subjunctive = pose
    .polite-subjunctive = posiez
    .on = face cachée sur l'Objectif { NP($what, case: "de") }
# source: 6b58226d
equips =
    .base = déployer
    .third = déploie
    .plural = déploient
    .polite = déployez
    .participle = déployé
    .third-subjunctive = déploie
    .polite-subjunctive = déployiez
# source: c59d798d
mounts-on =
    .base = fixer
    .third = fixe
    .plural = fixent
    .polite = fixez
    .participle = fixé
    .third-subjunctive = fixe
    .polite-subjunctive = fixiez
# source: e06b2341
goes-to =
    .base = aller
    .third = va
    .plural = vont
    .polite = allez
    .participle = allé
    .third-subjunctive = aille
    .polite-subjunctive = alliez
# source: 6f26536b
swaps-from =
    .base = échanger l'Équipement
    .third = échange l'Équipement
    .plural = échangent l'Équipement
    .polite = échangez l'Équipement
    .participle = échangé
    .third-subjunctive = échange l'Équipement
    .polite-subjunctive = échangiez l'Équipement
# source: ae6e40fc
visits =
    .base = visiter
    .third = visite
    .plural = visitent
    .polite = visitez
    .participle = visité
    .third-subjunctive = visite
    .polite-subjunctive = visitiez
# source: 3bab654a
consults =
    .base = consulter
    .third = consulte
    .plural = consultent
    .polite = consultez
    .participle = consulté
    .third-subjunctive = consulte
    .polite-subjunctive = consultiez
# source: 6cd3607b
calls-on =
    .base = se rendre
    .third = se rend
    .plural = se rendent
    .polite = rendez
    .participle = rendu
    .third-subjunctive = se rende
    .polite-subjunctive = rendiez
# source: 79ae3b4f
plays =
    .base = jouer
    .third = joue
    .plural = jouent
    .polite = jouez
    .participle = joué
    .third-subjunctive = joue
    .polite-subjunctive = jouiez
# source: f8bfac80
stings-with =
    .base = jouer la Pique
    .third = joue la Pique
    .plural = jouent la Pique
    .polite = jouez la Pique
    .participle = joué
    .third-subjunctive = joue la Pique
    .polite-subjunctive = jouiez la Pique
    .with = { NP($what, case: "de") }
# source: 2c9e2eb7
pumps =
    .base = renforcer
    .third = renforce
    .plural = renforcent
    .polite = renforcez
    .participle = renforcé
    .third-subjunctive = renforce
    .polite-subjunctive = renforciez
# source: 2bd82801
uses =
    .base = utiliser
    .third = utilise
    .plural = utilisent
    .polite = utilisez
    .participle = utilisé
    .third-subjunctive = utilise
    .polite-subjunctive = utilisiez
# source: 6cd5f8ac
casts =
    .base = utiliser
    .third = utilise
    .plural = utilisent
    .polite = utilisez
    .participle = utilisé
    .third-subjunctive = utilise
    .polite-subjunctive = utilisiez
# source: 19bb15c8
rests =
    .base = soigner
    .third = soigne
    .plural = soignent
    .polite = soignez
    .participle = soigné
    .third-subjunctive = soigne
    .polite-subjunctive = soigniez
# source: 801dea21
repairs =
    .base = réparer
    .third = répare
    .plural = réparent
    .polite = réparez
    .participle = réparé
    .third-subjunctive = répare
    .polite-subjunctive = répariez
# source: 09f7bdf7
mends =
    .like = verb-passive
    .base = être soigné
    .third = est soigné
    .plural = sont soignés
    .polite = êtes soigné
    .participle = soigné
    .third-subjunctive = soit soigné
    .polite-subjunctive = soyez soigné
    .causative = soignez { NP($what) }
    .causative-infinitive = soigner { NP($what) }
    .causative-third = soigne { NP($what) }
# source: de8c540e
treats-with =
    .base = soigner
    .third = soigne
    .plural = soignent
    .polite = soignez
    .participle = soigné
    .third-subjunctive = soigne
    .polite-subjunctive = soigniez
# source: e4d2991a
scouts-with =
    .base = faire une reconnaissance
    .third = fait une reconnaissance
    .plural = font une reconnaissance
    .polite = faites une reconnaissance
    .participle = fait
    .third-subjunctive = fasse une reconnaissance
    .polite-subjunctive = fassiez une reconnaissance
# source: d736c85e
withdraws =
    .untold = yes
    .base = rentrer à sa planque
    .third = rentre à sa planque
    .plural = rentrent à leur planque
    .polite = rentrez à votre planque
    .participle = rentré
    .third-subjunctive = rentre à sa planque
    .polite-subjunctive = rentriez à votre planque
    .causative = ramenez à sa planque { NP($what) }
    .causative-infinitive = ramener à sa planque { NP($what) }
    .causative-third = ramène à sa planque { NP($what) }
# source: b8bc4b95
fails =
    .base = abandonner le shadowrun
    .third = abandonne le shadowrun
    .plural = abandonnent le shadowrun
    .polite = abandonnez le shadowrun
    .participle = abandonné
    .third-subjunctive = abandonne le shadowrun
    .polite-subjunctive = abandonniez le shadowrun
# source: e1ef4b5d
silences =
    .base = couper l'alarme
    .third = coupe l'alarme
    .plural = coupent l'alarme
    .polite = coupez l'alarme
    .participle = coupé
    .third-subjunctive = coupe l'alarme
    .polite-subjunctive = coupiez l'alarme
# source: b680b2dd
musters =
    .untold = yes
    .base = former les duels
    .third = forme les duels
    .plural = forment les duels
    .polite = formez les duels
    .participle = formé
    .third-subjunctive = forme les duels
    .polite-subjunctive = formiez les duels
# source: b5001f6c
duels =
    .untold = yes
    .base = livrer combat
    .third = livre combat
    .plural = livrent combat
    .polite = livrez combat
    .participle = livré
    .third-subjunctive = livre combat
    .polite-subjunctive = livriez combat
# source: 59d161a4
hunts =
    .base = traquer
    .third = traque
    .plural = traquent
    .polite = traquez
    .participle = traqué
    .third-subjunctive = traque
    .polite-subjunctive = traquiez
    .causative = { NP($what) } traque { NP($prey) }
    .causative-infinitive = faire traquer { NP($prey) } par { NP($what) }
    .causative-third = fait traquer { NP($prey) } par { NP($what) }
# source: b1a57186
binds-to =
    .base = attacher
    .third = attache
    .plural = attachent
    .polite = attachez
    .participle = attaché
    .third-subjunctive = attache
    .polite-subjunctive = attachiez
# source: cda9a9f1
unmasks =
    .base = défausser la carte du dessus de la pile de Défis
    .third = défausse la carte du dessus de la pile de Défis
    .plural = défaussent la carte du dessus de la pile de Défis
    .polite = défaussez la carte du dessus de la pile de Défis
    .participle = démasqué
    .third-subjunctive = défausse la carte du dessus de la pile de Défis
    .polite-subjunctive = défaussiez la carte du dessus de la pile de Défis
    .case = de
# source: f428017d
yields =
    .untold = yes
    .base = laisser parler les autres Fixers
    .third = laisse parler les autres Fixers
    .plural = laissent parler les autres Fixers
    .polite = laissez parler les autres Fixers
    .participle = laissé
    .third-subjunctive = laisse parler les autres Fixers
    .polite-subjunctive = laissiez parler les autres Fixers

## tournures

# source: 351da63c
m-gt--p-asset-hurt--0 =
    .adjective = { FEATURE($head, "harm") ->
        [damage] endommagé
       *[injury] blessé
      }{ agree }
# source: 070b33d8
m-gt--p-asset-ready--0 =
    .adjective = redressé{ agree }
# source: 762c9f44
m-lt--p-asset-ready--1 =
    .adjective = incliné{ agree }
# source: 2f05f926
m-is-not--p-asset-keywords = sans le mot-clé { LIST($values, join: "or") }
    .adjective = non { LIST($values) }
# source: 0014c1fe
m-is-not--p-runner-profession = qui { AGR($head) ->
    [one] n'est
   *[other] ne sont
  } pas { LIST($values, $head, join: "or") }
    .adjective = non { LIST($values, $head) }
# source: 95a11519
there-is--p-foe =
    .indicative = une rencontre est en cours
# source: d59b5398
m-gt--p-fixer-reputation--0 = ayant une Réputation positive
# source: 84b5ab50
gt--p-asset-body--0 =
    .indicative = { NP($owner) } a une Constitution
# source: 1464248a
m-gt--p-fixer-reputation = ayant plus { NP($amount, case: "de") } en Réputation
# source: bc866dbe
m-le--p-asset-life = ayant une Constitution restante de { NP($amount) } ou moins
# source: ffa88aa7
is--p-asset-keywords =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] est
       *[other] sont
      } { LIST($values, $owner, join: "or") }
# source: 724e2af6
modify--p-asset-plating =
    .indicative = { NP($what) } { AGR($what) ->
        [one] gagne
       *[other] gagnent
      } un bonus d'Armure de { $amount } { $until }

m-in--z-met = rencontré{ AGREE($head) }

## ce que les règles demandent

# source: 231deeac
q-head = choisissez le premier Runner de l'équipe
# source: a69caff5
q-others = choisissez qui l'accompagne
# source: 5650a3eb
q-dropped = choisissez les cartes que vous défaussez
# source: 29f22086
q-surplus = vous avez plus de sept cartes en main : choisissez-en une à défausser
# source: 8b7d77c6
q-billed = choisissez la carte dont l'entretien est payé en premier
# source: b12c7425
q-spot = choisissez l'Objectif à observer
# source: abf8e47a
q-keeper = choisissez la pile à observer
# source: 84630eff
q-side-of = choisissez la pile rencontrée en premier
# source: 93ebc7b2
q-handed = choisissez l'Équipement à échanger
# source: 84640531
q-taker = choisissez qui reçoit cet Équipement
# source: 23a4dc0f
q-holder = choisissez qui reçoit l'Équipement
# source: 508b2282
q-arms = choisissez une arme pour ce combat
# source: 17deb8b1
q-ride = choisissez un Véhicule pour le shadowrun
# source: 774cca90
q-gun = choisissez l'arme qui tire
# source: d9ceaa54
q-met-one = choisissez l'adversaire du prochain Runner
# source: 2e660049
q-joined-one = choisissez l'adversaire du Runner en surnombre
# source: 746bdd83
q-helped-against = choisissez l'adversaire du Runner en surnombre
# source: 44d92081
q-aimed-at = choisissez l'adversaire de cet Équipement
# source: 7f8c7d8e
q-victim = choisissez qui subit les dégâts
# source: c978dfe3
q-wards = choisissez qui est protégé par la Garde
# source: 424afae0
q-patients = choisissez qui est soigné
# source: 3fade88e
o-money = toucher des Nuyens
# source: 3ac504d0
o-cards = piocher jusqu'à sept cartes
# source: 887ed280
o-go-on = poursuivre le shadowrun
# source: 6a594bdf
o-pull-out = se retirer
# source: b316b535
o-all-that-it-takes = tous les dégâts que la carte peut subir
# source: 06c89d32
o-one-point = un seul point
# source: 90f38452
o-uppermost = la première carte
# source: 900aea44
o-second = la deuxième carte
# source: ae2961b6
o-third = la troisième carte

# source: f4c2434a
become--a-state-working =
    .indicative = { NP($what) } { AGR($what) ->
        [one] est
       *[other] sont
      } désormais utilisé{ AGREE($what) }
# source: ca0f329e
become--a-state-parked =
    .indicative = { NP($what) } { AGR($what) ->
        [one] est
       *[other] sont
      } désormais garé{ AGREE($what) }
# source: f36b0d7b
become--a-state-idle =
    .indicative = { NP($what) } { AGR($what) ->
        [one] n'est
       *[other] ne sont
      } plus utilisé{ AGREE($what) }
# source: 44b4b742
become--a-side-out =
    .infinitive = partir en mission
    .indicative = { NP($what) } { AGR($what) ->
        [one] part
       *[other] partent
      } en mission
# source: b40fba1e
become--a-side-home =
    .infinitive = rentrer à la planque
    .indicative = { NP($what) } { AGR($what) ->
        [one] rentre
       *[other] rentrent
      } à la planque
# source: 4dedadf8
become--a-side-against =
    .infinitive = partir en interception
    .indicative = { NP($what) } { AGR($what) ->
        [one] part
       *[other] partent
      } en interception
# source: 44d429a7
rises--p-asset-tokens =
    .indicative = placez { NP($amount) } marqueur{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } sur { NP($owner) }
# source: 09452b74
falls--p-asset-tokens =
    .indicative = retirez { NP($amount) } marqueur{ PLURAL($amount) ->
        [one] { "" }
       *[other] s
      } de { NP($owner) }
become--a-journey-none =
    .indicative = { NP($what) } n'est plus en cours
become--a-journey-going =
    .indicative = { NP($what) } est désormais en cours
become--a-journey-ended =
    .indicative = { NP($what) } prend fin
become--a-brawl-joined =
    .indicative = { NP($what) } est désormais en cours
become--a-brawl-calm =
    .indicative = { NP($what) } prend fin
become--a-fate-standing =
    .indicative = { NP($what) } est de nouveau debout

# source: 24b59e8f
game-title = Le jeu de cartes à collectionner
