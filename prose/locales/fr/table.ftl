### Ce qui se dit à la table : le journal d'une partie, et ce qui est demandé à un joueur.

# source: 9ae07f5a
table-scope-starts = { NP($scope) }
# source: 86547b4a
table-turn = { NP($scope) } ({ NP($who) })
# source: 095d3a6d
table-result = Résultat : { $result }
# source: 4671345e
table-ending = { $result } ; victoire de { LIST($winners, join: "and") }
# source: 04112d38
table-returned = { LIST($players, join: "and") } : { $number }
# source: f19eea3f
table-score = { $numbers } ; score { $score }
# source: a8d7e0e3
table-state = Empreinte de l'état final : { $hash }
# Who has seen or learned what; without $who, it is everybody.
# source: 742fa85a
table-sees = { GIVEN($who) ->
    [no] tout le monde voit { $what }
   *[yes] { NP($who) } voit { $what }
  } ({ NP($where, det: "none") })
# English "learns of CARD (ZONE): FACT"
# source: 80d57a7f
table-learns = { GIVEN($who) ->
    [no] tout le monde apprend
   *[yes] { NP($who) } apprend
  } ceci : { $card }, { NP($where, det: "none") }, { $fact }
# source: 5fb01974
table-chooses = { NP($who) } choisit { $what }
# $card est la carte qui pose la question, s'il y en a une.
# source: 566174f3
table-one = { NP($who) }{ GIVEN($card) ->
    [no] { "" }
   *[yes] { " " }({ NP($card) })
  } : choisissez une option
# source: 8485b389
table-asked = { NP($who) }{ GIVEN($card) ->
    [no] { " " }: { CLAUSE($what) }
   *[yes] { " " }({ NP($card) }) : { CLAUSE($what) }
  }
# source: 128f14e7
table-wants = { NP($who) }{ GIVEN($card) ->
    [no] { "" }
   *[yes] { " " }({ NP($card) })
  } : voulez-vous { CLAUSE($action, frame: "infinitive") } ?
# source: 723b793a
table-may = { NP($who) }{ GIVEN($card) ->
    [no] { "" }
   *[yes] { " " }({ NP($card) })
  } : voulez-vous utiliser cet effet ?
# source: 76a6783c
table-order = { NP($who) }, que se passe-t-il d'abord ?
# source: 921536db
table-act = { NP($who) }, que faites-vous ?
# source: 866f6e3d
table-do = { CLAUSE($action, frame: "infinitive") }
# source: 1de446f0
table-enough = cela suffit
# source: 6be2ab77
table-pass = passer
# source: 87df6eaa
table-yes = oui
# source: 0669d36d
table-no = non
# source: 9df2caa3
table-help = tapez un numéro, t pour voir la table, t et un joueur ou une zone pour en voir tout, r et un numéro ou un nom pour lire une carte, noter et un nom pour écrire votre dernier coup comme scénario, pourquoi pour la dernière chose arrivée, pourquoi CARTE, pourquoi pas CARTE ou pourquoi pas VERBE CARTE pour en savoir les raisons, u pour annuler, s pour enregistrer et quitter, q pour quitter
# source: 39734218
table-line = { $head } : { $told }
# source: c5dc51cb
table-no-card = il n’y a pas de carte { $name }
# source: b1169f42
table-no-number = ce numéro n'existe pas
# source: bc6519d1
table-recorded = noté dans { $file } ; le scénario réussit
# source: 4abe6822
table-recorded-failing = noté dans { $file } ; le scénario ne réussit pas encore : corrigez-le à la main
# source: 58add649
table-recorded-nothing = rien n’est noté
# source: d40e97df
table-record-word = noter
# source: 14d3bc2b
table-saved = enregistré dans { $file }
# source: 6f317e7e
campaign-begun = campagne commencée dans { $file }
# source: 3b3d7034
campaign-games = parties jouées : { $number }
# source: 755554f2
campaign-nothing = rien encore
# source: 11e87820
refit-answers = { $fitting } réponses sur { $number } conviennent encore : la partie a été enregistrée avec d’autres cartes ou règles
# source: 3398de7e
refit-lost = n’existe plus : { $what }
# source: 2282c107
campaign-migrated = la campagne continue avec les cartes et règles d’aujourd’hui
# source: 97133dfc
campaign-current = la campagne a déjà les cartes et règles d’aujourd’hui

## pourquoi quelque chose est arrivé, et pourquoi quelque chose ne se peut pas

# source: 028dd78c
why-chosen = { NP($who) } l'a choisi
# source: 08142e54
why-setup = mise en place
# source: ca0887d3
why-effect = un effet
# source: 9b552b2f
why-script = la partie a été posée ainsi
# source: 2e9945cd
why-rule = règle { $name }
# source: c2e0e771
why-no-event = rien de ce qui est arrivé ne se dit { $words }
# source: 67c00307
why-nothing-yet = rien n'est encore arrivé
# source: a0122130
why-offered = cela peut se faire maintenant
# source: 13f61a83
why-not-asked = la question est posée à { NP($who) }, pas à vous
# source: c56e9c9f
why-unseen = vous ne voyez nulle part de carte { $name }
# source: 5edd4be7
why-only = { NP($who) } peut le faire, et personne d'autre
# source: 169b1c5a
why-others = c'est aux autres de le faire, pas à { NP($who) }
# source: 44e8dd8d
why-must-be = ce doit être { NP($what) }
# source: 5f528199
why-not-live = { NP($what) } n'est pas là où ses capacités agissent
# source: 917fc6e3
why-other = il en faut une autre que { NP($what) }
# source: e4531336
why-fails = ceci n'est pas vrai : { CLAUSE($what) }{ GIVEN($amounts) ->
    [no] { "" }
   *[yes] { " " }(ici : { LIST($amounts, join: "and") })
  }
# source: 8129ec89
why-fails-somehow = une condition n'est pas remplie
# source: a8b3b1a1
why-silenced = { NP($what) } est sans texte pour l'instant
# source: d7e248f4
why-spent = c'est une fois par { NP($scope) }, et c'est déjà fait
# source: ac86f0b8
why-cost = le coût ne peut pas être payé : { CLAUSE($cost, frame: "infinitive") }
# source: ca6e29bd
why-forbids = { $head }{ GIVEN($text) ->
    [no] { "" }
   *[yes] { " " }: { $text }
  }{ GIVEN($amounts) ->
    [no] { "" }
   *[yes] { " " }(ici : { LIST($amounts, join: "and") })
  }
# source: cb26abbe
why-when = cela se fait { LIST($steps, join: "or", case: "a") }
# source: 390e758f
why-nothing = rien ne peut se faire{ GIVEN($what) ->
    [no] { "" }
   *[yes] { " " }avec { NP($what) }
  } maintenant
# Ce que l'on tape ; plusieurs mots pour une chose se suivent avec une espace.
# source: df390a38
why-word = pourquoi
# source: 9d109597
why-word-not = pas
# source: b8cdc2a1
why-no-card = il n'y a pas de carte { $name } ; demandez : pourquoi, pourquoi CARTE, pourquoi pas CARTE, pourquoi pas VERBE, pourquoi pas VERBE CARTE

# Ce que rapportent les robots qui ont joué beaucoup de parties.
# source: 1ca3dfab
simulate-games = { $games } parties sur { $wanted }
# source: 7cf982b1
simulate-number = parties
# source: 1e94ab4f
simulate-interval = intervalle à 95 %
# source: b02791a2
simulate-mean = moyenne
# source: 91895af2
simulate-decisions = décisions
# source: 88166a3b
simulate-seen = vue
# source: 0d5a2193
simulate-difference = écart pour « { $result } », en points
# source: faeb4703
simulate-more = { $number } autres, aux écarts plus petits
# source: 80e55b1b
simulate-won = gagnées
# source: 11dcef89
simulate-returns = score
# source: 8481574e
simulate-lowest = minimum
# source: cdd68289
simulate-median = médiane
# source: 334f2b09
simulate-highest = maximum
# source: 70ea9d6a
simulate-difference-won = écart de parties gagnées, en points de pourcentage
# source: 50bb3d2d
table-place = { $what } (n° { $number })
# source: cd82128b
table-is = { $what } : { $value }
# source: 294378a9
table-is-not = { $what } : pas { $value }
# source: 734caacf
table-copies = { $what } ×{ $number }
# source: 4302b8a9
table-top = { $number }, sur le dessus { $what }
# source: 5a8d12f0
table-empty = rien dans { $name }
# source: 653f85ca
table-gone = { $name } (a quitté la partie)
# source: d7e2e19f
table-no-part = il n’y a ni joueur ni zone { $name }
# source: 64d5139e
table-paid = { $what } ({ CLAUSE($cost, frame: "infinitive") })
