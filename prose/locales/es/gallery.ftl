### Lo que aparece en el sitio de un juego junto a sus cartas.

## escenarios en palabras

# source: b987e854
scenario-given = Al principio
# source: 2d4de082
scenario-when = Después
# source: 9e82bce7
scenario-then = Resultado
# source: a3b86d2e
scenario-players = Jugadores: { $number }
# source: aa13069d
scenario-zone = { NP($zone) }: { LIST($cards, join: "and") }
# source: 42a877ac
scenario-having = { $what } ({ NP($property) }: { NP($value) })
# source: b1702f9b
scenario-all-pass = pasan todos los que no tienen otra respuesta
# source: 041bacf1
scenario-answer = respuesta: { $what }
# source: 192d61ce
scenario-so = { CLAUSE($what) }
# source: a59dd619
scenario-brings = { NP($who) } trae el mazo { $deck }
# source: 1319a96d
scenario-over = la partida ha terminado
# source: 94499811
scenario-goes-on = la partida no ha terminado
# source: 8d51b811
scenario-not-result = no es el resultado: { $result }
# source: 4b140528
scenario-refused = la partida no puede empezar así
# source: 686b7506
scenario-offered = se puede elegir: { $options }
# source: 689b709b
scenario-not-offered = no se puede elegir: { $options }

## el sitio de un juego

# source: c6eb5a9d
gallery-cards = Cartas
# source: a1047adc
gallery-words = Vocabulario
# source: fe4242e5
gallery-rulings = Casos de reglas
# source: e7e7f220
gallery-languages = Idiomas
# source: 40ee5101
gallery-skip = Ir al contenido
# source: 3b546983
gallery-contents = Índice
# source: 98b1cdcd
gallery-search = Buscar en nombres y textos
# source: 1d4a5de5
gallery-kind = Tipo
# source: d45b734f
gallery-set = Serie
# source: c31388a4
gallery-all = todos
# source: 3038b321
gallery-all-sets = todas
# source: 9ea75a4b
gallery-count = { $shown } de { $total } cartas
# source: 7673efec
gallery-previous = Carta anterior
# source: 488b5df7
gallery-next = Carta siguiente
# source: d444d597
gallery-picture = La carta tal como se imprime
# source: 2f6205ce
gallery-named = Cartas que menciona
# source: 491933db
gallery-named-by = Cartas que la mencionan
# source: c609eb88
gallery-about-rulings = Cada caso es una partida corta que muestra lo que ocurre. El programa la juega y comprueba el resultado.
# source: fe7be5a2
gallery-assumed = supuesto
# source: 312de18b
gallery-declared = En los archivos de las cartas
# source: 43e5d19d
gallery-example = Ejemplo

## las clases de palabras

# source: 1a361630
gallery-sort-kind = Tipos
# source: 0c366159
gallery-sort-verb = Verbos
# source: 8352ff2a
gallery-sort-property = Propiedades que cambian durante la partida
# source: 7659890f
gallery-sort-derived = Propiedades calculadas
# source: 3caa98dc
gallery-sort-fact = Propiedades impresas
# source: 8c8d04b6
gallery-sort-option = Opciones de inicio
# source: 921de121
gallery-sort-zone = Zonas
# source: 3eca0754
gallery-sort-slot = Partes de una carta
# source: dde49e27
gallery-sort-table = Tablas
# source: dcce1982
gallery-sort-list = Listas de valores
# source: 85e55a28
gallery-sort-value = Valores
# source: df177e28
gallery-sort-flow = Secuencias
# source: 8dbda360
gallery-sort-step = Pasos
# source: 37c0e54d
gallery-sort-scope = Períodos
# source: 4186a06e
gallery-sort-setup = Partes de la preparación
# source: cff83fb4
gallery-sort-rule = Reglas
# source: 79ac31f8
gallery-sort-result = Resultados
# source: f8dd6e79
gallery-sort-deck = Mazos
# source: eb36aa3c
gallery-sort-idiom = Giros
