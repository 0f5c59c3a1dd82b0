### Lo que se dice en la mesa: el registro de una partida y lo que se pregunta a un jugador.

# source: 9ae07f5a
table-scope-starts = { NP($scope) }
# source: 86547b4a
table-turn = { NP($scope) } ({ NP($who) })
# source: 095d3a6d
table-result = Resultado: { $result }
# source: a8d7e0e3
table-state = Estado final: { $hash }
# Who has seen or learned what; without $who, it is everybody.
# source: 742fa85a
table-sees = { GIVEN($who) ->
    [no] todos ven { $what }
   *[yes] { NP($who) } ve { $what }
  } ({ NP($where, det: "none") })
# source: 80d57a7f
table-learns = { GIVEN($who) ->
    [no] todos se enteran
   *[yes] { NP($who) } se entera
  } de esto: { $card }, { NP($where, det: "none") }, { $fact }
# source: 5fb01974
table-chooses = { NP($who) } elige { $what }
# source: 566174f3
table-one = { NP($who) }{ GIVEN($card) ->
    [no] { "" }
   *[yes] { " " }({ NP($card) })
  }: elige una opción
# source: 8485b389
table-asked = { NP($who) }{ GIVEN($card) ->
    [no] : { CLAUSE($what) }
   *[yes] { " " }({ NP($card) }): { CLAUSE($what) }
  }
# source: 128f14e7
table-wants = { NP($who) }{ GIVEN($card) ->
    [no] { "" }
   *[yes] { " " }({ NP($card) })
  }: ¿quieres { CLAUSE($action, frame: "infinitive") }?
# source: 723b793a
table-may = { NP($who) }{ GIVEN($card) ->
    [no] { "" }
   *[yes] { " " }({ NP($card) })
  }: ¿quieres usar este efecto?
# source: 76a6783c
table-order = { NP($who) }, ¿qué ocurre primero?
# source: 921536db
table-act = { NP($who) }, ¿qué haces?
# source: 866f6e3d
table-do = { CLAUSE($action, frame: "infinitive") }
# source: 1de446f0
table-enough = es suficiente
# source: 6be2ab77
table-pass = pasar
# source: 87df6eaa
table-yes = sí
# source: 0669d36d
table-no = no
# source: 9df2caa3
table-help = escribe un número, t para ver la mesa, t y un jugador o una zona para verlo todo, r y un número o un nombre para leer una carta, grabar y un nombre para escribir tu última jugada como escenario, porqué para lo último que ha pasado, porqué CARTA, porqué no CARTA o porqué no VERBO CARTA para saber los motivos, u para deshacer, s para guardar y salir, q para salir
# source: 39734218
table-line = { $head }: { $told }
# source: c5dc51cb
table-no-card = no hay ninguna carta { $name }
# source: b1169f42
table-no-number = ese número no existe
# source: bc6519d1
table-recorded = grabado en { $file }; el escenario se cumple
# source: 4abe6822
table-recorded-failing = grabado en { $file }; el escenario aún no se cumple: corrígelo a mano
# source: 58add649
table-recorded-nothing = no se ha grabado nada
# source: d40e97df
table-record-word = grabar
# source: 14d3bc2b
table-saved = guardado en { $file }
# source: 6f317e7e
campaign-begun = campaña empezada en { $file }
# source: 3b3d7034
campaign-games = partidas jugadas: { $number }
# source: 755554f2
campaign-nothing = nada todavía
# source: 11e87820
refit-answers = { $fitting } de { $number } respuestas aún encajan: la partida se guardó con otras cartas o reglas
# source: 3398de7e
refit-lost = ya no existe: { $what }
# source: 2282c107
campaign-migrated = la campaña sigue con las cartas y reglas de hoy
# source: 97133dfc
campaign-current = la campaña ya tiene las cartas y reglas de hoy

# source: 028dd78c
why-chosen = { NP($who) } lo ha elegido
# source: 08142e54
why-setup = preparación
# source: ca0887d3
why-effect = un efecto
# source: 9b552b2f
why-script = la partida se preparó así
# source: 2e9945cd
why-rule = regla { $name }
# source: c2e0e771
why-no-event = nada de lo ocurrido se llama { $words }
# source: 67c00307
why-nothing-yet = todavía no ha ocurrido nada
# source: a0122130
why-offered = puede hacerse ahora
# source: 13f61a83
why-not-asked = se le pregunta a { NP($who, case: "prep") }, no a ti
# source: c56e9c9f
why-unseen = no ves en ningún sitio una carta { $name }
# source: 5edd4be7
why-only = { NP($who) } puede hacerlo, y nadie más
# source: 169b1c5a
why-others = les toca a los demás, no a { NP($who, case: "prep") }
# source: 44e8dd8d
why-must-be = debe ser { NP($what) }
# source: 5f528199
why-not-live = { NP($what) } no está donde actúan sus habilidades
# source: 917fc6e3
why-other = hace falta otra que { NP($what) }
# source: e4531336
why-fails = esto no es cierto: { CLAUSE($what) }{ GIVEN($amounts) ->
    [no] { "" }
   *[yes] { " " }(aquí: { LIST($amounts, join: "and") })
  }
# source: 8129ec89
why-fails-somehow = no se cumple una condición
# source: a8b3b1a1
why-silenced = { NP($what) } no tiene texto por ahora
# source: d7e248f4
why-spent = es una vez por { NP($scope) }, y ya se ha hecho
# source: ac86f0b8
why-cost = no se puede pagar el coste: { CLAUSE($cost, frame: "infinitive") }
# source: ca6e29bd
why-forbids = { $head }{ GIVEN($text) ->
    [no] { "" }
   *[yes] : { $text }
  }{ GIVEN($amounts) ->
    [no] { "" }
   *[yes] { " " }(aquí: { LIST($amounts, join: "and") })
  }
# source: cb26abbe
why-when = eso solo se puede hacer en { LIST($steps, join: "or", case: "prep") }
# source: 390e758f
why-nothing = no se puede hacer nada{ GIVEN($what) ->
    [no] { "" }
   *[yes] { " " }con { NP($what, case: "prep") }
  } ahora
# source: df390a38
why-word = porqué porque
# source: 9d109597
why-word-not = no
# source: b8cdc2a1
why-no-card = no hay ninguna carta { $name }; pregunta: porqué, porqué CARTA, porqué no CARTA, porqué no VERBO, porqué no VERBO CARTA

# source: 1ca3dfab
simulate-games = { $games } partidas de { $wanted }
# source: 7cf982b1
simulate-number = partidas
# source: 1e94ab4f
simulate-interval = intervalo del 95 %
# source: b02791a2
simulate-mean = media
# source: 91895af2
simulate-decisions = decisiones
# source: 88166a3b
simulate-seen = vista
# source: 0d5a2193
simulate-difference = diferencia para «{ $result }», en puntos
# source: faeb4703
simulate-more = { $number } más, con diferencias menores
# source: 4671345e
table-ending = { $result }; victoria de { LIST($winners, join: "and", case: "prep") }
# source: 04112d38
table-returned = { LIST($players, join: "and") }: { $number }
# source: f19eea3f
table-score = { $numbers }; resultado { $score }
# source: 80e55b1b
simulate-won = ganadas
# source: 11dcef89
simulate-returns = puntuación
# source: 8481574e
simulate-lowest = mínimo
# source: cdd68289
simulate-median = mediana
# source: 334f2b09
simulate-highest = máximo
# source: 70ea9d6a
simulate-difference-won = diferencia de partidas ganadas, en puntos porcentuales
# source: 50bb3d2d
table-place = { $what } (n.º { $number })
# source: cd82128b
table-is = { $what }: { $value }
# source: 294378a9
table-is-not = { $what }: no { $value }
# source: 734caacf
table-copies = { $what } ×{ $number }
# source: 4302b8a9
table-top = { $number }, encima { $what }
# source: 5a8d12f0
table-empty = no hay nada en { $name }
# source: 653f85ca
table-gone = { $name } (ha abandonado la partida)
# source: d7e2e19f
table-no-part = no hay ningún jugador ni zona { $name }
# source: 64d5139e
table-paid = { $what } ({ CLAUSE($cost, frame: "infinitive") })
