### Lo que se dice en la mesa: el registro de una partida y lo que se pregunta a un jugador.

table-scope-starts = { NP($scope) }
table-turn = { NP($scope) }: { NP($who) }
table-result = Resultado: { $result }
table-state = Estado final: { $hash }
table-chooses = { NP($who) } elige { $what }
table-ask = { NP($who) }{ GIVEN($card) ->
    [no] , elige:
   *[yes] { " " }({ NP($card) }): elige
  }
table-asked = { NP($who) }{ GIVEN($card) ->
    [no] : { CLAUSE($what) }
   *[yes] { " " }({ NP($card) }): { CLAUSE($what) }
  }
table-may = { NP($who) }{ GIVEN($card) ->
    [no] , ¿quieres hacerlo?
   *[yes] { " " }({ NP($card) }): ¿quieres hacerlo?
  }
table-order = { NP($who) }, ¿qué ocurre primero?
table-act = { NP($who) }, ¿qué haces?
table-do = { CLAUSE($action, frame: "infinitive") }
table-enough = es suficiente
table-pass = pasar
table-yes = sí
table-no = no
table-help = escribe un número, t para ver la mesa, r y un número o un nombre para leer una carta, porqué para lo último que ha pasado, porqué CARTA, porqué no CARTA o porqué no VERBO CARTA para saber los motivos, u para deshacer, s para guardar y salir, q para salir
table-line = { $head }: { $told }
table-no-card = no hay ninguna carta { $name }
table-no-number = ese número no existe
table-saved = guardado en { $file }
campaign-begun = campaña empezada en { $file }
campaign-games = partidas jugadas: { $number }
campaign-nothing = nada todavía

why-chosen = { NP($who) } lo ha elegido
why-setup = preparación
why-effect = un efecto
why-script = la partida se preparó así
why-rule = regla { $name }
why-no-event = nada de lo ocurrido se llama { $words }
why-nothing-yet = todavía no ha ocurrido nada
why-offered = puede hacerse ahora
why-not-asked = se le pregunta a { NP($who, case: "prep") }, no a ti
why-unseen = no ves en ningún sitio una carta { $name }
why-only = { NP($who) } puede hacerlo, y nadie más
why-others = les toca a los demás, no a { NP($who, case: "prep") }
why-must-be = debe ser { NP($what) }
why-not-live = { NP($what) } no está donde actúan sus habilidades
why-other = hace falta otra que { NP($what) }
why-fails = esto no es cierto: { CLAUSE($what) }{ GIVEN($amounts) ->
    [no] { "" }
   *[yes] { " " }(aquí: { LIST($amounts, join: "and") })
  }
why-fails-somehow = no se cumple una condición
why-silenced = { NP($what) } no tiene texto por ahora
why-spent = es una vez por { NP($scope) }, y ya se ha hecho
why-cost = no se puede pagar el coste: { CLAUSE($cost, frame: "infinitive") }
why-forbids = { $head }{ GIVEN($text) ->
    [no] { "" }
   *[yes] : { $text }
  }{ GIVEN($amounts) ->
    [no] { "" }
   *[yes] { " " }(aquí: { LIST($amounts, join: "and") })
  }
why-when = el momento es { LIST($steps, join: "or") }
why-nothing = no se puede hacer nada{ GIVEN($what) ->
    [no] { "" }
   *[yes] { " " }con { NP($what, case: "prep") }
  } ahora
why-word = porqué porque
why-word-not = no
why-no-card = no hay ninguna carta { $name }; pregunta: porqué, porqué CARTA, porqué no CARTA, porqué no VERBO, porqué no VERBO CARTA

simulate-games = { $games } partidas de { $wanted }
simulate-number = partidas
simulate-interval = intervalo del 95 %
simulate-mean = media
simulate-decisions = decisiones
simulate-seen = vista
simulate-difference = diferencia para «{ $result }», en puntos
simulate-more = { $number } más, con diferencias menores
table-ending = { $result } para { NP($winner, case: "prep") }
