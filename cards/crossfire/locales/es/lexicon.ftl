### Crossfire, español: nombres (n-), valores (a-), propiedades (p-), zonas (z-), tiempos (s-), pasos (st-), ranuras (k-).

# source: 1a1046f8
n-runner =
    .one = Runner
    .other = Runners
    .being = yes
# source: f23bbdac
n-obstacle =
    .one = obstáculo
    .other = obstáculos
# source: 2a031c54
n-threat =
    .one = amenaza
    .other = amenazas
    .gender = f
# source: 4ba2038e
n-boss =
    .one = jefe
    .other = jefes
# source: cfaa2aba
n-gear =
    .one = carta
    .other = cartas
    .gender = f
# source: e7fcff1a
n-event =
    .one = evento
    .other = eventos
# source: e7247277
n-upgrade =
    .one = Mejora
    .other = Mejoras
    .gender = f
# source: 27afc705
n-mission =
    .one = misión
    .other = misiones
    .gender = f
    .doer = you
# source: 34bda9f0
n-level =
    .one = nivel
    .other = niveles
# source: f88fca41
n-hp =
    .one = PV
    .other = PV
# source: 60efd104
n-nuyen =
    .one = nuyen
    .other = nuyenes
# source: 69799c39
n-damage =
    .one = punto de daño
    .other = puntos de daño
# source: d1bc15ee
n-symbol =
    .one = color
    .other = colores
# source: 77068d8b
n-market-card =
    .one = primera carta del mazo del Mercado Negro
    .other = primeras cartas del mazo del Mercado Negro
    .gender = f
# source: cf6dc47b
z-runner-aside =
    .one = zona de cartas apartadas
    .other = zonas de cartas apartadas
    .gender = f
# source: 5bfd0816
p-runner-responses =
    .one = número de respuestas
    .other = números de respuestas
# source: 07dd0ed9
p-runner-helps =
    .one = número de apoyos restantes
    .other = números de apoyos restantes
# source: b5a219c1
p-runner-fetches =
    .one = número de recuperaciones restantes
    .other = números de recuperaciones restantes
# source: 61871c71
p-gear-copying =
    .untold = yes
    .one = copia
    .other = copias
    .gender = f
# source: 57d5e928
a-copying-single = un original
# source: ae83fca6
a-copying-doubled = una copia
# source: 9f86978b
a-copying-redoubled = de nuevo una copia

# source: 78654208
a-symbol-plain = incolor{ agree }
# source: 303b35b4
a-symbol-black = negr{ agree }
# source: a6455275
a-symbol-blue = azul{ agree-es }
# source: 7cf1c661
a-symbol-green = verde{ agree-s }
# source: a8230043
a-symbol-red = roj{ agree }
# source: 12c455f7
a-art-weapon = { $decl ->
    [predicate] Arma
   *[other] de Arma
  }
# source: 0eca6c9c
a-art-spell = { $decl ->
    [predicate] Hechizo
   *[other] de Hechizo
  }
# source: cd6fc34d
a-art-hacking = { $decl ->
    [predicate] Hackeo
   *[other] de Hackeo
  }
# source: dd1f5cb0
a-art-skill = { $decl ->
    [predicate] Habilidad
   *[other] de Habilidad
  }
# source: 237ed18c
a-folk-human = Human{ agree }
# source: 13663948
a-folk-elf = Elf{ agree }
# source: 1e959f8f
a-folk-dwarf = Enan{ agree }
# source: 25f9ce88
a-folk-ork = Ork{ agree }
# source: 27815cfa
a-folk-troll = Trol{ agree-es }
# source: 40b1bf2e
a-folk-tech = Tecno
# source: 72ff10b7
a-folk-sixth-world = { $decl ->
    [predicate] Sexto Mundo
   *[other] del Sexto Mundo
  }
# source: 7d3f3134
a-condition-ok = iles{ agree }
# source: 0d5c6b6e
a-condition-staggered = Aturdid{ agree }
# source: 1e111dbe
a-condition-critical = Crític{ agree }
# source: 0b46fe9c
a-grade-normal = normal{ agree-es }
# source: 30963dcb
a-grade-hard = difícil{ agree-es }

# source: 63ff3aa5
p-level =
    .one = nivel de Crossfire
    .other = niveles de Crossfire
# source: 1dd40bb9
p-unharmed =
    .one = Runner ileso
    .other = Runners ilesos
    .being = yes
# source: b1919400
p-runner-hp =
    .one = total de PV
    .other = totales de PV
# source: f8dc0dee
p-runner-nuyen =
    .one = total de nuyenes
    .other = totales de nuyenes
# source: 3eb3beea
p-runner-condition =
    .one = estado
    .other = estados
# source: e4947a8f
p-runner-colour =
    .one = color de rol
    .other = colores de rol
# source: cb75fb6a
p-obstacle-colour =
    .one = color
    .other = colores
# source: 9970e98f
p-obstacle-type =
    .one = tipo
    .other = tipos
# source: 58514f95
p-threat-attack =
    .one = Ataque
    .other = Ataques
# source: 9a7aa692
p-threat-nuyen =
    .one = valor en nuyenes
    .other = valores en nuyenes
# source: 70c57b74
p-threat-facing =
    .one = Runner enfrentado
    .other = Runners enfrentados
    .being = yes
# source: b42cded8
p-threat-held =
    .one = daño pendiente
    .other = daños pendientes
# source: 217302ee
p-threat-cleared =
    .one = número de niveles superados
    .other = números de niveles superados
# source: 9532f9d0
p-threat-remaining =
    .one = número de niveles restantes
    .other = números de niveles restantes
# source: 270a6108
p-gear-type =
    .one = tipo
    .other = tipos
# source: d8ea0183
p-gear-cost =
    .one = coste
    .other = costes
# source: 147593e8
p-gear-damage =
    .one = daño
    .other = daños
    .number = one
# source: 704e6b31
p-gear-bonus =
    .one = daño
    .other = daños
    .number = one
# source: 159e80be
p-gear-X =
    .one = X
    .other = X

# source: 06273bc2
z-runner-deck =
    .one = mazo
    .other = mazos
# source: eb549b96
z-runner-hand =
    .one = mano
    .other = manos
    .gender = f
# source: 4a8f394e
z-runner-discard =
    .one = pila de descarte
    .other = pilas de descarte
    .gender = f
# source: 4eeb5a4a
z-runner-played =
    .one = zona de juego
    .other = zonas de juego
    .gender = f
# source: ea9b6b4d
z-row =
    .one = fila de obstáculos
    .other = filas de obstáculos
    .gender = f
# source: 74134396
z-market =
    .one = Mercado Negro
    .other = Mercados Negros
# source: 80e6cd8b
z-market-deck =
    .one = mazo del Mercado Negro
    .other = mazos del Mercado Negro
# source: 673a85e8
z-beaten =
    .one = zona de jefes derrotados
    .other = zonas de jefes derrotados
    .gender = f
# source: 836bd8bb
z-event-deck =
    .one = mazo de Crossfire
    .other = mazos de Crossfire
# source: 12eff476
z-event-discard =
    .one = pila de descarte de Crossfire
    .other = pilas de descarte de Crossfire
    .gender = f
# source: eb153e73
z-normal-deck =
    .home = z-normal-discard
    .one = mazo de obstáculos normales
    .other = mazos de obstáculos normales
# source: f7442963
z-normal-discard =
    .one = pila de descarte de obstáculos normales
    .other = pilas de descarte de obstáculos normales
    .gender = f
# source: 7516b047
z-hard-deck =
    .home = z-hard-discard
    .one = mazo de obstáculos difíciles
    .other = mazos de obstáculos difíciles
# source: 1eff9f21
z-hard-discard =
    .one = pila de descarte de obstáculos difíciles
    .other = pilas de descarte de obstáculos difíciles
    .gender = f

# source: 5fc5a14a
s-turn =
    .one = turno
    .other = turnos
# source: 53f1ac57
s-round =
    .one = ronda
    .other = rondas
    .gender = f
# source: 8eab19cd
s-scene =
    .one = Escena
    .other = Escenas
    .gender = f
# source: 84000b64
st-new-event =
    .one = paso de Nuevo evento
    .other = pasos de Nuevo evento
# source: eabe985a
st-play-cards =
    .one = paso de Jugar cartas
    .other = pasos de Jugar cartas
# source: 8642b415
st-apply-damage =
    .one = paso de Infligir daño
    .other = pasos de Infligir daño
# source: 90c3cdf9
st-take-damage =
    .one = paso de Sufrir daño
    .other = pasos de Sufrir daño
# source: 715b45ae
st-draw-and-buy =
    .one = paso de Robar y comprar
    .other = pasos de Robar y comprar
# source: a7916759
st-end-turn =
    .one = paso de Fin del turno
    .other = pasos de Fin del turno

# source: e6ad550d
k-play = { "" }
    .name = JUGAR
# source: eb8d65b7
k-assist = APOYO
# source: 48844291
k-strike = GOLPE
# source: fa72208c
k-breach = GOLPE A UN OBSTÁCULO
# source: 24f4b222
k-recall = RECUPERACIÓN


# source: 109285b5
p-scene-obstacles =
    .one = número de obstáculos de la Escena
    .other = números de obstáculos de la Escena
# source: 698ea415
p-scene-number =
    .one = número de Escena
    .other = números de Escena
# source: 6879f7ea
p-starting =
    .one = Runner inicial
    .other = Runners iniciales
    .being = yes
# source: c8ccbf59
p-shooter =
    .one = Samurái Callejero
    .other = Samuráis Callejeros
    .being = yes
# source: 30061ca8
p-caster =
    .one = Mago
    .other = Magos
    .being = yes
# source: 8a4f5632
p-hacker =
    .one = Decker
    .other = Deckers
    .being = yes
# source: 3673e80c
p-talker =
    .one = Portavoz
    .other = Portavoces
    .being = yes
# source: bb547f20
p-placing =
    .one = último Runner servido
    .other = últimos Runners servidos
    .being = yes
# source: f52e649d
p-runner-max-hp =
    .one = máximo de PV
    .other = máximos de PV
# source: e925d0c9
p-gear-requires =
    .one = tipo requerido
    .other = tipos requeridos
# source: 9fdefc21
p-gear-applied =
    .one = aplicación
    .other = aplicaciones
    .gender = f
# source: 3762c2c7
p-gear-mode =
    .untold = yes
    .one = modo
    .other = modos
# source: d8c81fc0
p-gear-assist-damage =
    .one = daño de apoyo
    .other = daños de apoyo
# source: 98fb106d
p-threat-difficulty =
    .one = dificultad
    .other = dificultades
    .gender = f
# source: ae2a6822
p-threat-track =
    .one = Medidor de Daño
    .other = Medidores de Daño
# source: c6216fd2
p-threat-pool =
    .one = puntos de daño
    .other = puntos de daño
    .number = other
# source: 2caa11cb
p-threat-points =
    .one = total de daño
    .other = totales de daño
# source: 36ce5499
p-threat-stage =
    .one = nivel actual
    .other = niveles actuales
# source: 466035a5
z-briefing =
    .one = zona de misión
    .other = zonas de misión
    .gender = f
# source: 90499407
z-coming =
    .one = obstáculos por venir
    .other = obstáculos por venir
    .number = other
# source: 30031fdb
z-active =
    .one = zona de eventos
    .other = zonas de eventos
    .gender = f
# source: 6b747d2c
z-market-discard =
    .one = pila de descarte del Mercado Negro
    .other = pilas de descarte del Mercado Negro
    .gender = f
# source: d679e072
a-mode-main = jugada
# source: 8b90dbeb
a-mode-assisting = de apoyo
# source: f6133390
k-begin = { "" }
    .name = INICIO
# source: 556b136c
p-gear-copies =
    .one = número de ejemplares
    .other = números de ejemplares
# source: df429669
p-event-copies =
    .one = número de ejemplares
    .other = números de ejemplares
# source: b2e20c3f
p-obstacle-number-printed =
    .one = número impreso
    .other = números impresos
# source: 7358fe44
n-metatype =
    .one = metatipo
    .other = metatipos
# source: c7697309
n-role =
    .one = rol
    .other = roles
# source: ca8cb9e7
p-round-number =
    .one = número de la ronda
    .other = números de la ronda
# source: 849962fa
p-more-obstacles =
    .one = número de obstáculos adicionales
    .other = números de obstáculos adicionales
# source: 566d21fd
p-danger-zone =
    .one = nivel de Zona de Peligro
    .other = niveles de Zona de Peligro
# source: 41ad02ef
p-bonus-karma =
    .one = Karma adicional
    .other = Karma adicional
# source: e1f0443e
p-retreat =
    .one = retirada
    .other = retiradas
    .gender = f
# source: 23470551
p-gap =
    .one = pausa entre dos turnos
    .other = pausas entre dos turnos
    .gender = f
# source: 7e8e58c8
p-runner-calling =
    .one = rol principal
    .other = roles principales
# source: 9eef8914
p-runner-karma =
    .one = Karma
    .other = Karma
# source: 40e219cd
p-runner-upgrade-karma =
    .one = Karma en mejoras
    .other = Karma en mejoras
# source: 62369711
p-runner-karma-penalty =
    .one = penalización de Karma
    .other = penalizaciones de Karma
    .gender = f
# source: 43c4a5f9
p-metatype-hp =
    .one = PV
    .other = PV
# source: f8556743
p-metatype-start-cards =
    .one = número de cartas iniciales
    .other = números de cartas iniciales
# source: c6577e2b
p-metatype-start-nuyen =
    .one = nuyenes iniciales
    .other = nuyenes iniciales
    .number = other
# source: 2077e54b
p-role-colour =
    .one = color impreso
    .other = colores impresos
# source: b4be668c
p-role-quick-shots =
    .one = número de Disparos Rápidos
    .other = números de Disparos Rápidos
# source: 97053033
p-role-manas =
    .one = número de Manás
    .other = números de Manás
# source: e9918074
p-role-marks =
    .one = número de Marcas
    .other = números de Marcas
# source: 4b34c306
p-role-smarts =
    .one = número de Astucias Callejeras
    .other = números de Astucias Callejeras
# source: 3d190ac8
p-crew =
    .one = forma de reunir al equipo
    .other = formas de reunir al equipo
    .gender = f
# source: 98f1072a
p-mission-scenes =
    .one = número de Escenas
    .other = números de Escenas
# source: 54427fee
p-mission-fewest =
    .one = número mínimo de Runners
    .other = números mínimos de Runners
# source: 2f528b96
p-mission-most =
    .one = número máximo de Runners
    .other = números máximos de Runners
# source: a3405fb3
p-mission-award =
    .one = Karma por éxito
    .other = Karma por éxito
# source: 1920546a
p-mission-consolation =
    .one = Karma por abandono
    .other = Karma por abandono
# source: 4607bdd9
z-called-off =
    .one = misiones abandonadas
    .other = misiones abandonadas
    .gender = f
    .number = other
# source: 3d28b0d3
z-role-pool =
    .one = roles restantes
    .other = roles restantes
    .number = other
# source: aa28403b
z-runner-metatypes =
    .one = metatipos disponibles
    .other = metatipos disponibles
    .number = other
# source: b4c41200
z-runner-profile =
    .one = espacio de carta de Runner
    .other = espacios de las cartas de Runner
# source: 77edce3a
z-runner-roles =
    .one = espacio de roles
    .other = espacios de roles
# source: 0a8ef7d7
s-news =
    .one = nuevo evento
    .other = nuevos eventos
# source: 7fdd1305
s-abort =
    .one = turno de retirada
    .other = turnos de retirada
# source: e851af51
a-crew-dealt = repartida
# source: abebc76e
a-crew-chosen = elegida
# source: aad60c9d
a-retreat-idle = innecesaria
# source: dbc6fd93
a-retreat-due = decidida
# source: 7b540b0e
a-retreat-running = en curso
# source: 6b20d9f1
p-gear-punch =
    .one = impacto
    .other = impactos
# source: 26068334
p-gear-help-punch =
    .one = impacto de apoyo
    .other = impactos de apoyo
# source: 9b7db157
n-art =
    .one = tipo de carta
    .other = tipos de carta
# source: 524ee57d
n-folk =
    .one = tipo de obstáculo
    .other = tipos de obstáculo
# source: 16c9ac0d
n-grade =
    .one = dificultad
    .other = dificultades
    .gender = f
# source: 8cb05b92
n-condition =
    .one = estado
    .other = estados
# source: b3e3b7dd
n-mode =
    .one = modo
    .other = modos
# source: b8f570e9
n-copying =
    .one = copia
    .other = copias
    .gender = f
# source: 42c58cae
n-retreat =
    .one = retirada
    .other = retiradas
    .gender = f
# source: c5577842
p-threat-labour =
    .one = trabajo restante
    .other = trabajos restantes
# source: 38887633
n-crew =
    .one = forma de reunir al equipo
    .other = formas de reunir al equipo
    .gender = f
# source: 00e248bf
su-leader =
    .one = elección del Runner inicial
    .other = elección del Runner inicial
    .gender = f
# source: 4a22932d
su-pool =
    .one = elección de los roles en juego
    .other = elección de los roles en juego
    .gender = f
# source: 1e19ea52
su-roles =
    .one = reparto de roles
    .other = reparto de roles
# source: c9d898be
su-decks =
    .one = preparación de los mazos
    .other = preparación de los mazos
    .gender = f
# source: 9e6e8c45
su-goods =
    .one = preparación del mazo del Mercado Negro
    .other = preparación del mazo del Mercado Negro
    .gender = f
# source: a7967fd1
su-piles =
    .one = barajado de los mazos
    .other = barajado de los mazos
# source: ea7bbfab
su-hands =
    .one = primera mano
    .other = primera mano
    .gender = f
# source: dcd5fdc3
su-market =
    .one = apertura del Mercado Negro
    .other = apertura del Mercado Negro
    .gender = f
# source: a541f3d6
su-briefing =
    .one = inicio de la misión
    .other = inicio de la misión
# source: 989ca2d0
n-socket =
    .one = ranura de Mejora
    .other = ranuras de Mejora
    .gender = f
# source: ccef4527
a-socket-first-slot = { $decl ->
    [predicate] la primera ranura
   *[other] primera
  }
    .side = before
# source: fb2db566
a-socket-second-slot = { $decl ->
    [predicate] la segunda ranura
   *[other] segunda
  }
    .side = before
# source: 87ad37eb
a-socket-third-slot = { $decl ->
    [predicate] la tercera ranura
   *[other] tercera
  }
    .side = before
# source: 8bddb330
a-socket-fourth-slot = { $decl ->
    [predicate] la cuarta ranura
   *[other] cuarta
  }
    .side = before
# source: f74dabe2
z-catalogue =
    .one = hoja de Mejoras
    .other = hojas de Mejoras
    .gender = f
# source: c3ddb22e
p-upgrade-value =
    .one = valor
    .other = valores
# source: 0bad4738
p-upgrade-copies =
    .one = número de ejemplares
    .other = números de ejemplares
# source: 0fbda3cc
z-runner-worn =
    .one = ranura de Mejora
    .other = ranuras de Mejora
    .gender = f
# source: 91cedb6b
z-runner-covered =
    .one = zona de Mejoras cubiertas
    .other = zonas de Mejoras cubiertas
    .gender = f
# source: 37f27f94
p-runner-upgrade-value =
    .one = valor de las Mejoras
    .other = valores de las Mejoras
# source: 3adc299c
s-training =
    .one = entrenamiento
    .other = entrenamientos
# source: e0668181
st-acquisition =
    .one = paso de adquisición
    .other = pasos de adquisición
# source: f1cca272
n-aspect =
    .one = especialidad
    .other = especialidades
    .gender = f
# source: 547a5baf
n-side =
    .one = cara
    .other = caras
    .gender = f
# source: f71caf3c
p-trouble-brewing =
    .style = name
    .one = Problemas a la Vista
    .other = Problemas a la Vista
# source: 426c8376
p-lets-get-serious =
    .style = name
    .one = Pongámonos Serios
    .other = Pongámonos Serios
# source: fa8d733e
p-closer-than-you-think =
    .style = name
    .one = Más Cerca de lo que Crees
    .other = Más Cerca de lo que Crees
# source: 446a623e
p-minions-unending =
    .style = name
    .one = Esbirros sin Fin
    .other = Esbirros sin Fin
# source: e8340a0f
z-lair =
    .one = guarida del Dragón
    .other = guaridas del Dragón
    .gender = f
# source: 35e15f1a
p-hunted =
    .one = Runner enfrentado al Dragón
    .other = Runners enfrentados al Dragón
    .being = yes
# source: 0a386714
p-slayer =
    .one = Runner que derrotó la última especialidad
    .other = Runners que derrotaron la última especialidad
    .being = yes
# source: 2123d1f3
p-mission-minions =
    .one = número de obstáculos por ronda
    .other = números de obstáculos por ronda
# source: 394f36e8
p-mission-quiet-rounds =
    .one = número de rondas sin evento de Crossfire
    .other = números de rondas sin evento de Crossfire
# source: 5912db6e
p-aspect-type =
    .one = tipo
    .other = tipos
# source: 2f0c035b
p-aspect-side =
    .one = cara
    .other = caras
    .gender = f
# source: 0935e023
p-aspect-any-damage =
    .one = límite de daño de cualquier color
    .other = límites de daño de cualquier color
# source: a3cfee0b
p-aspect-reward-cards =
    .one = cartas para cada Runner
    .other = cartas para cada Runner
# source: 58117da5
p-aspect-reward-nuyen =
    .one = nuyenes para cada Runner
    .other = nuyenes para cada Runner
# source: b83cc278
p-aspect-reward-hp =
    .one = PV para cada Runner
    .other = PV para cada Runner
# source: b328b4c1
p-aspect-payoff =
    .one = recompensa
    .other = recompensas
    .gender = f
# source: d21d651c
n-payoff =
    .one = recompensa
    .other = recompensas
    .gender = f
# source: 4c985c0f
a-payoff-waiting = en espera
# source: 7fa5f74f
a-payoff-given = entregada
# source: b7661a27
a-side-covert = encubiert{ agree }
# source: ef3b993b
a-side-enraged = enfurecid{ agree }
# source: 0583f1bb
n-client =
    .one = Cliente
    .other = Clientes
    .being = yes
# source: eb22c340
n-cover =
    .one = cobertura
    .other = coberturas
    .gender = f
# source: f70ab3e1
n-lap =
    .one = ronda
    .other = rondas
    .gender = f
# source: c066bc1f
n-band =
    .one = Runner
    .other = Runners
    .being = yes
# source: 1c721e08
n-normal-obstacle =
    .one = obstáculo normal
    .other = obstáculos normales
# source: 935cb00c
n-hard-obstacle =
    .one = obstáculo difícil
    .other = obstáculos difíciles
# source: cb723bf9
p-stepped-up =
    .style = name
    .one = Seguridad Reforzada
    .other = Seguridad Reforzada
    .gender = f
# source: 11d1d03b
p-emt-gig =
    .style = name
    .one = Urgencia Médica
    .other = Urgencia Médica
    .gender = f
# source: c7466977
p-elite-team =
    .style = name
    .one = Equipo de Élite
    .other = Equipo de Élite
# source: 46ce9005
p-team =
    .one = número de Runners en la mesa
    .other = números de Runners en la mesa
# source: ddec2ff3
z-reserve =
    .one = reserva
    .other = reservas
    .gender = f
# source: 786f388c
p-obstacle-voice =
    .one = Runner de su color
    .other = Runners de su color
    .being = yes
# source: 1ce1ae8f
p-mission-bonus =
    .one = Karma
    .other = Karma
# source: 5d113aa4
p-mission-brackets =
    .one = tabla de Karma
    .other = tablas de Karma
    .gender = f
# source: cf0af60a
p-mission-client-hp =
    .one = PV del Cliente
    .other = PV del Cliente
    .number = other
# source: a91cdc24
p-mission-client-type =
    .one = tipo del Cliente
    .other = tipos del Cliente
# source: a4448496
p-mission-marker =
    .one = marcador de progreso
    .other = marcadores de progreso
# source: 863edd84
p-mission-charge =
    .one = Cliente
    .other = Clientes
    .being = yes
# source: 209976be
p-runner-cover =
    .untold = yes
    .one = cobertura
    .other = coberturas
    .gender = f
# source: d916883c
a-cover-kept = otra vez a cubierto
# source: fa3c0fc7
a-cover-slipping = recién Aturdid{ agree }
# source: 891bebfb
k-progress = medidor de progreso
# source: caedc547
n-rung =
    .one = dificultad
    .other = dificultades
    .gender = f
# source: 2760d237
p-mission-rank =
    .one = dificultad
    .other = dificultades
    .gender = f
# source: 1258eaf9
p-mission-advised =
    .one = Karma en mejoras recomendado
    .other = Karma en mejoras recomendado
# source: 19574e38
a-rung-basic = básica
# source: 7386c035
a-rung-advanced = avanzada
# source: 58bfdbd2
a-rung-very-advanced = muy avanzada
# source: a10666eb
p-runner-alike =
    .one = número de cartas de un mismo tipo jugadas en este turno
    .other = números de cartas de un mismo tipo jugadas en este turno
# source: 9e56c805
p-tally =
    .one = recuento
    .other = recuentos
# source: aa3ba7b5
p-role-tint =
    .one = color
    .other = colores
# source: 643e04e0
p-called =
    .one = Runner indicado
    .other = Runners indicados
    .being = yes
# source: da1c9219
p-obstacle-calls =
    .one = tipo indicado
    .other = tipos indicados
# source: d1450d48
p-event-calls =
    .one = tipo indicado
    .other = tipos indicados
# source: ffff7084
p-news-out =
    .one = evento de la ronda
    .other = eventos de la ronda
# source: f157d1f8
top--z-normal-deck =
    .one = primer obstáculo normal
    .other = primeros obstáculos normales
# source: 9b740486
top--z-hard-deck =
    .one = primer obstáculo difícil
    .other = primeros obstáculos difíciles
