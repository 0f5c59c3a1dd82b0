### Un reglamento: sus títulos, y lo que se dice de las declaraciones.

# source: e34f4d38
rules-title = Reglas
# source: f6e02a9d
rules-overview = El turno de un vistazo
# source: 320eed6d
rules-setup = Preparación
# source: 7dcff9e4
rules-course = Desarrollo de la partida
# source: a2d35c16
rules-actions = Acciones
# source: f72f7b24
rules-happenings = Otros sucesos
# source: 477cb699
rules-rules = Reglas permanentes
# source: 17ec1fc6
rules-end = Fin de la partida
# source: 3c915d72
rules-between = Entre dos partidas
# source: 70672a27
rules-glossary = Glosario

## líneas

# La acción de una línea cuyo bloque está en las líneas siguientes.
# source: caebf428
rules-follows =
    .imperative = haz lo siguiente:
    .infinitive = hacer lo siguiente:
    .indicative = haz lo siguiente:
    .predicate = haz lo siguiente:
# source: 7da6ff4b
rules-together =
    .indicative = al mismo tiempo, haz lo siguiente:
# source: ccd7ca22
rules-repeat =
    .indicative = haz lo siguiente { NP($times) } { PLURAL($times) ->
        [one] vez
       *[other] veces
      }{ GIVEN($letters) ->
        [no] { "" }
       *[yes] , donde { LIST($letters, join: "and") }
      }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] , mientras { CLAUSE($condition) }
      }:
# source: 3571aae2
rules-repeat-until =
    .indicative = repite lo siguiente hasta que se cumpla esto ({ CLAUSE($condition) }):
# source: 5cc6aadb
rules-window =
    .indicative = en orden de mesa{ GIVEN($start) ->
        [no] { "" }
       *[yes] , empezando por { NP($start, case: "prep") }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes]  y siguiendo por { NP($second, case: "prep") }
      }, cada jugador hace una de estas acciones o pasa, hasta que todos pasen seguidos:
# source: ae23adea
rules-window-once =
    .indicative = en orden de mesa{ GIVEN($start) ->
        [no] { "" }
       *[yes] , empezando por { NP($start, case: "prep") }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes]  y siguiendo por { NP($second, case: "prep") }
      }, cada jugador puede hacer una vez una de estas acciones:
# source: ecffeb36
rules-any =
    .infinitive = { LIST($actions, join: "or", frame: "infinitive") }
# source: d456dd42
rules-nothing =
    .indicative = eso solo no tiene efecto

## jugadores, desarrollo y preparación

# source: c0aec37a
rules-players =
    .indicative = para { NP($least) }{ GIVEN($most) ->
        [no] { "" }
       *[yes] { " " }a { NP($most) }
      } { NP($who, case: "prep") }
# source: fb06aac6
rules-step =
    .indicative = { NP($step) }
# source: 09b8f737
rules-turns =
    .indicative = { NP($who) } juega { NP($flow) }, en orden de mesa, empezando por { NP($start, case: "prep") }
# source: c35d883e
rules-turns-reverse =
    .indicative = { NP($who) } juega { NP($flow) }, en orden inverso de mesa, empezando por { NP($start, case: "prep") }
# source: 38ab3d9d
rules-repeats =
    .indicative = { NP($flow) } se repite hasta que termine la partida
# source: 4f6de8a4
rules-options = Opciones
# source: ff61d1a3
rules-begins =
    .indicative = para empezar la partida, elige { NP($what) }
# source: e1bbeb1a
rules-option =
    .indicative = { NP($what, det: "none") }: { LIST($values, join: "or") }
# source: 69695089
rules-option-number =
    .indicative = { NP($what, det: "none") }: 0 { GIVEN($most) ->
        [no] o más
       *[yes] { PLURAL($most) ->
            [one] o { NP($most) }
           *[other] a { NP($most) }
          }
      }
# source: 94a07c98
put-copies =
    .indicative = pon { PLURAL($number) ->
        [one] { "" }
       *[other] { NP($number) } veces{ " " }
      }{ NP($card) } en { NP($zone, case: "prep") }{ GIVEN($property) ->
        [no] { "" }
       *[yes] { " " }({ NP($property) }: { NP($value) })
      }
    .infinitive = poner { PLURAL($number) ->
        [one] { "" }
       *[other] { NP($number) } veces{ " " }
      }{ NP($card) } en { NP($zone, case: "prep") }{ GIVEN($property) ->
        [no] { "" }
       *[yes] { " " }({ NP($property) }: { NP($value) })
      }
# source: 86d7f7b4
put-every =
    .indicative = pon { NP($what) } en { NP($zone, case: "prep") }{ GIVEN($copies) ->
        [no] { "" }
       *[yes] { " " }(cada carta tantas veces como indica { NP($copies) })
      }
    .infinitive = poner { NP($what) } en { NP($zone, case: "prep") }{ GIVEN($copies) ->
        [no] { "" }
       *[yes] { " " }(cada carta tantas veces como indica { NP($copies) })
      }
# source: 36bbd998
m-brought = del mazo que trae { NP($who) }
# source: e9dc06a9
require =
    .indicative = la partida solo puede empezar si { CLAUSE($condition) }

## lo que vale siempre, y el final

# source: 5668e59f
rules-always =
    .indicative = en todo momento, { CLAUSE($condition) }
# source: 4fb4ae59
rules-packet =
    .indicative = las cantidades que se aplican al mismo tiempo se suman primero
# source: a963eba6
rules-costs =
    .indicative = si una habilidad tiene un coste { $letter }, { CLAUSE($paid) } para usarla
# source: 96f6f41b
rules-triggers =
    .indicative = si varias habilidades de cartas reaccionan al mismo suceso, { NP($who) } elige su orden
# source: a957ad94
rules-packets =
    .indicative = las cantidades que se aplican al mismo tiempo se aplican en orden de mesa, empezando por { NP($who, case: "prep") }
# source: 42c5de3b
rules-results =
    .indicative = la partida puede terminar así: { LIST($results, join: "or") }
# source: dd583d3a
rules-returns =
    .indicative = al final de la partida, la puntuación de { NP($who, case: "prep") } es { NP($amount) }
# source: c80201ec
rules-kept =
    .indicative = de una partida a otra, conserva { LIST($kept, join: "and") }
# source: e3634c67
rules-between-flow =
    .indicative = entre dos partidas, { NP($who) } juega { NP($flow) }

## el glosario

# source: bbf1ec7b
rules-term = { NP($what) }{ GIVEN($owner) ->
    [no] { "" }
   *[yes] { " " }({ NP($owner) })
  }
# source: 61f9d219
rules-printed =
    .indicative = impreso en { NP($what, case: "prep") }: { LIST($facts, join: "and") }
# source: fcf735f3
rules-has =
    .indicative = { NP($what) } tiene: { LIST($parts, join: "and") }
# source: a8e0939e
rules-slots =
    .indicative = { NP($what) } puede tener estas habilidades: { LIST($slots, join: "and", frame: "name") }
# source: dca39aae
rules-you =
    .indicative = en { NP($what, case: "prep") }, «tú» es { NP($who) }
# source: f7968081
rules-asks =
    .indicative = lo que decide { NP($what) } lo decide { LIST($who, join: "or") }
# source: 23674966
rules-number =
    .indicative = un número{ GIVEN($each) ->
        [no] { "" }
       *[yes] { " " }por { NP($each, case: "prep") }
      }, 0 al principio{ GIVEN($most) ->
        [no] { "" }
       *[yes] ; como máximo { NP($most) }
      }
# source: 72d79c11
rules-word =
    .indicative = { LIST($values, join: "or") }{ GIVEN($each) ->
        [no] { "" }
       *[yes] { " " }por { NP($each, case: "prep") }
      }; al principio { LIST($first) }
# source: bfc37b24
rules-thing =
    .indicative = { NP($what) }{ GIVEN($each) ->
        [no] { "" }
       *[yes] { " " }por { NP($each, case: "prep") }
      }, o nada; al principio nada
# source: d1ac6936
rules-until-leaves =
    .indicative = vuelve a su valor inicial cuando la carta deja { NP($zone) }
# source: eef1751d
rules-fact-number =
    .indicative = un número impreso en la carta
# source: 06a56486
rules-fact =
    .indicative = impreso en la carta: { LIST($values, join: "or") }
# source: f1a3bdab
rules-fact-many =
    .indicative = impreso en la carta, uno o varios: { LIST($values, join: "and") }
# source: 6198abf3
rules-value =
    .indicative = { NP($value) }
# source: ecbda304
rules-same =
    .indicative = { NP($value) }
# source: 7e46b6f3
rules-values =
    .indicative = { LIST($values, join: "or") }
# source: bdcc5f44
rules-open =
    .indicative = todos los jugadores ven las cartas
# source: a7d1b06d
rules-private =
    .indicative = solo un jugador ve las cartas
# source: 1c8f93d1
rules-hidden =
    .indicative = las cartas están boca abajo
# source: 0782823f
rules-outward =
    .indicative = todos los demás jugadores ven las cartas, pero su jugador no
# source: 26884147
rules-live =
    .indicative = las habilidades de las cartas actúan aquí
# source: e87ede7a
rules-per =
    .indicative = aparte para { NP($what, case: "prep") }
# source: 0e08fa85
rules-refill =
    .indicative = si no hay cartas suficientes, baraja estas cartas y ponlas debajo: { NP($zone) }
