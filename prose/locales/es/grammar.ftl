### Español: grupos nominales, listas y formas regulares del verbo.
### $case: base (sujeto), acc (complemento; con «a» si es un ser), prep (tras preposición: «ti»).

# negr{ agree }: o, a, os, as
agree = { $gender ->
    [f] { $num ->
        [one] a
       *[other] as
      }
   *[m] { $num ->
        [one] o
       *[other] os
      }
  }
# verde{ agree-s }
agree-s = { $num ->
    [one] { "" }
   *[other] s
  }
# igual{ agree-es }
agree-es = { $num ->
    [one] { "" }
   *[other] es
  }
el-que-body = { $gender ->
    [f] { $num ->
        [one] la que
       *[other] las que
      }
   *[m] { $num ->
        [one] el que
       *[other] los que
      }
  }
un = { $gender ->
    [f] una
   *[m] un
  }
el-body = { $gender ->
    [f] { $num ->
        [one] la
       *[other] las
      }
   *[m] { $num ->
        [one] el
       *[other] los
      }
  }
este-body = { $gender ->
    [f] { $num ->
        [one] esta
       *[other] estas
      }
   *[m] { $num ->
        [one] este
       *[other] estos
      }
  }
ese-body = { $gender ->
    [f] { $num ->
        [one] esa
       *[other] esas
      }
   *[m] { $num ->
        [one] ese
       *[other] esos
      }
  }
a-personal = { $being ->
    [yes] a{ " " }
   *[no] { "" }
  }

# source: fe59ab65
np-you =
    .base = { "" }
    .acc = a ti
    .prep = ti
    .nom = tú
    .clitic = te
    .dative = te
# source: ab44e472
np-name =
    .base = { $body }
    .acc = { a-personal }{ $body }
    .prep = { $body }
    .nom = { $body }
# source: 0e73877f
np-the =
    .base = { el-body } { $body }
    .acc = { a-personal }{ el-body } { $body }
    .prep = { el-body } { $body }
    .nom = { el-body } { $body }
# source: 143a0ffa
np-a =
    .base = { un } { $body }
    .acc = { a-personal }{ un } { $body }
    .prep = { un } { $body }
    .nom = { un } { $body }
# source: e45acfcc
np-another =
    .base = otr{ agree } { $body }
    .acc = { a-personal }otr{ agree } { $body }
    .prep = otr{ agree } { $body }
    .nom = otr{ agree } { $body }
# source: 332e9bf6
np-each =
    .base = cada { $body }
    .acc = { a-personal }cada { $body }
    .prep = cada { $body }
    .nom = cada { $body }
# source: ba899dea
np-each-other =
    .base = tod{ agree } { el-body } demás { $body }
    .acc = { a-personal }tod{ agree } { el-body } demás { $body }
    .prep = cada un{ uno-body } de { el-body } demás { $body }
    .nom = tod{ agree } { el-body } demás { $body }
uno-body = { $gender ->
    [f] a
   *[m] o
  }
# source: 739d833c
np-all =
    .base = tod{ agree } { el-body } { $body }
    .acc = { a-personal }tod{ agree } { el-body } { $body }
    .prep = tod{ agree } { el-body } { $body }
    .nom = tod{ agree } { el-body } { $body }
# source: ba1e9e48
np-the-other =
    .base = { el-body } otr{ agree } { $body }
    .acc = { a-personal }{ el-body } otr{ agree } { $body }
    .prep = { el-body } otr{ agree } { $body }
    .nom = { el-body } otr{ agree } { $body }
# Todo lo que encaje, ahora y más tarde.
# source: 98a14ea1
np-live =
    .base = { el-body } { $body }
    .acc = { a-personal }{ el-body } { $body }
    .prep = { el-body } { $body }
    .nom = { el-body } { $body }
# source: 44563d90
np-live-other =
    .base = { el-body } demás { $body }
    .acc = { a-personal }{ el-body } demás { $body }
    .prep = { el-body } demás { $body }
    .nom = { el-body } demás { $body }
# source: 1201f88d
np-some =
    .base = { $body }
    .acc = { a-personal }{ $body }
    .prep = { $body }
    .nom = { $body }
# source: 0c0eecb2
np-some-other =
    .base = otr{ agree } { $body }
    .acc = { a-personal }otr{ agree } { $body }
    .prep = otr{ agree } { $body }
    .nom = otr{ agree } { $body }
# source: a28a543c
np-portion =
    .base = { el-body } { $body }
    .acc = { el-body } { $body }
    .prep = { el-body } { $body }
    .nom = { el-body } { $body }
# source: eadf4e7a
np-any =
    .base = { $body }
    .acc = { $body }
    .prep = { $body }
    .nom = { $body }
# source: 8b1e7575
np-bare =
    .base = { $body }
    .acc = { $body }
    .prep = { $body }
    .nom = { $body }
# source: f9234d3f
np-none =
    .base = { $body }
    .acc = { $body }
    .prep = { $body }
    .nom = { $body }
# source: 2369b3b4
np-this =
    .base = { este-body } { $body }
    .acc = { a-personal }{ este-body } { $body }
    .prep = { este-body } { $body }
    .nom = { este-body } { $body }
# source: 67781e4f
np-this-one =
    .base = { este-body } { $body }
    .acc = { a-personal }{ este-body } { $body }
    .prep = { este-body } { $body }
    .nom = { este-body } { $body }
# source: 0f47ffa6
np-exactly =
    .base = exactamente { $count } { $body }
    .acc = { a-personal }exactamente { $count } { $body }
    .prep = exactamente { $count } { $body }
    .nom = exactamente { $count } { $body }
# source: 6766a82e
np-no =
    .base = ning{ ningun-body } { $body }
    .acc = { a-personal }ning{ ningun-body } { $body }
    .prep = ning{ ningun-body } { $body }
    .nom = ning{ ningun-body } { $body }
ningun-body = { $gender ->
    [f] una
   *[m] ún
  }
# source: 6a771222
np-numbered =
    .base = { el-body } { $body }
    .acc = { a-personal }{ el-body } { $body }
    .prep = { el-body } { $body }
    .nom = { el-body } { $body }
# source: bb662d68
np-that =
    .base = { ese-body } { $body }
    .acc = { a-personal }{ ese-body } { $body }
    .prep = { ese-body } { $body }
    .nom = { ese-body } { $body }
# source: 35a5631b
np-counted =
    .base = { $count } { $body }
    .acc = { a-personal }{ $count } { $body }
    .prep = { $count } { $body }
    .nom = { $count } { $body }
# source: 1dc71db1
np-the-counted =
    .base = { el-body } { $count } { $body }
    .acc = { a-personal }{ el-body } { $count } { $body }
    .prep = { el-body } { $count } { $body }
    .nom = { el-body } { $count } { $body }
# source: bbf2bbbd
np-it =
    .base = { ese-body } { $body }
    .acc = { a-personal }{ ese-body } { $body }
    .prep = { ese-body } { $body }
    .nom = { ese-body } { $body }
    .clitic = { $gender ->
        [f] la{ agree-s }
       *[m] { $num ->
            [one] lo
           *[other] los
          }
      }
# «Cuando ataca, este obstáculo...»
np-dropped =
    .base = { "" }
    .acc = { "" }
    .prep = { "" }
    .nom = { "" }
# source: 6b9b446e
np-at-least =
    .base = al menos { $count } { $body }
    .acc = { a-personal }al menos { $count } { $body }
    .prep = al menos { $count } { $body }
    .nom = al menos { $count } { $body }
# source: 5ecd7f4c
np-at-most =
    .base = como máximo { $count } { $body }
    .acc = { a-personal }como máximo { $count } { $body }
    .prep = como máximo { $count } { $body }
    .nom = como máximo { $count } { $body }
# source: 67d2fa91
np-more-than =
    .base = más de { $count } { $body }
    .acc = { a-personal }más de { $count } { $body }
    .prep = más de { $count } { $body }
    .nom = más de { $count } { $body }
# source: 62b4b648
np-fewer-than =
    .base = menos de { $count } { $body }
    .acc = { a-personal }menos de { $count } { $body }
    .prep = menos de { $count } { $body }
    .nom = menos de { $count } { $body }
# source: 0298c9f4
np-any-number =
    .base = cualquier número de { $body }
    .acc = { a-personal }cualquier número de { $body }
    .prep = cualquier número de { $body }
    .nom = cualquier número de { $body }
# source: 47a7b89d
np-up-to =
    .base = hasta { $count } { $body }
    .acc = { a-personal }hasta { $count } { $body }
    .prep = hasta { $count } { $body }
    .nom = hasta { $count } { $body }
# source: 59940540
np-your =
    .base = tu{ agree-s } { $body }
    .acc = { a-personal }tu{ agree-s } { $body }
    .prep = tu{ agree-s } { $body }
    .nom = tu{ agree-s } { $body }
# source: 74419901
np-of =
    .base = { el-body } { $body } de { NP($owner, case: "prep") }
    .acc = { a-personal }{ el-body } { $body } de { NP($owner, case: "prep") }
    .prep = { el-body } { $body } de { NP($owner, case: "prep") }
    .nom = { el-body } { $body } de { NP($owner, case: "prep") }
# source: 86c3c746
np-own =
    .base = su{ agree-s } { $body }
    .acc = { a-personal }su{ agree-s } { $body }
    .prep = su{ agree-s } { $body }
    .nom = su{ agree-s } { $body }

# source: d278de19
n-card =
    .one = carta
    .other = cartas
    .gender = f
# source: f3194026
n-number =
    .one = número
    .other = números
# source: a4d8229c
n-total =
    .one = total
    .other = totales
# source: 8a5c5ee1
n-highest =
    .one = valor más alto
    .other = valores más altos
# source: 30a7faa9
n-half =
    .one = mitad
    .other = mitades
    .gender = f
# source: 5e129982
n-ability =
    .one = habilidad
    .other = habilidades
    .gender = f
# source: 11f9b9b5
n-owner =
    .one = propietario
    .other = propietarios
    .being = yes
# source: 74c72280
n-player =
    .one = jugador
    .other = jugadores
    .being = yes
# source: 82a9026b
a-current = activ{ agree }
# source: 46cf90a2
a-chosen = elegid{ agree }
# source: e2b83192
a-revealed = revelad{ agree }
# source: c38371e5
a-noted = anotad{ agree }
# source: d6f7395b
a-top = { $gender ->
    [f] primera{ agree-s }
   *[m] { $num ->
        [one] primer
       *[other] primeros
      }
  }
    .side = before
# source: 239b6d58
a-at-work = que actúa
# source: e5677391
a-other = otr{ agree }
    .side = before
# source: 328c5f59
a-first = { $gender ->
    [f] primera{ agree-s }
   *[m] { $num ->
        [one] primer
       *[other] primeros
      }
  }
    .side = before
# source: e5f431e9
a-second = segund{ agree }
    .side = before
# source: 418c705a
a-third = { $gender ->
    [f] tercera{ agree-s }
   *[m] { $num ->
        [one] tercer
       *[other] terceros
      }
  }
    .side = before
# source: d4fff20d
a-fourth = cuart{ agree }
    .side = before
# source: 449a56a1
a-fifth = quint{ agree }
    .side = before
# source: cba6ffa8
a-sixth = sext{ agree }
    .side = before
# source: 1c8dca90
a-different = distint{ agree }

# source: c8ef1ab2
m-in = de { NP($zone, case: "prep") }
# source: 9f5a0675
m-from = de { NP($zone, case: "prep") }
# source: ecc8e130
m-there = en { NP($zone, case: "prep") }
# source: d1c01ac3
m-of = de { NP($what, case: "prep") }
# source: 46378232
m-slot-of = { CLAUSE($slot, frame: "name") } de { NP($what, case: "prep") }
# source: b78074d9
m-number-of = de { NP($what, det: "bare", case: "prep") }
# source: 5de9d7d0
m-different = de { NP($property, det: "bare", case: "prep") } distint{ AGREE($property) } entre { NP($what, case: "prep") }
# source: 27d93d20
m-total-of = , para { NP($what, case: "prep") }, de { NP($amount, case: "prep") }
# source: b9f0b24d
m-total-property = de { NP($property, case: "prep") } de { NP($what, case: "prep") }
# source: dae11cbf
m-present = ahora
# source: 5342e54f
m-half-up = de { NP($what, case: "prep") }, redondeando hacia arriba
# source: 89978fc2
m-half-down = de { NP($what, case: "prep") }, redondeando hacia abajo
# source: e0aa0e50
m-among = entre { NP($what, case: "prep") }
# source: 6a94662e
m-other-than = que no sea{ AGREE($head, ending: "agree-n") } { NP($what) }
agree-n = { $num ->
    [one] { "" }
   *[other] n
  }
# source: a996fb54
m-no-value = que no sea{ AGREE($head, ending: "agree-n") } { LIST($values, $head, join: "or") }
# source: d9b64f25
m-numbered = { $number }
# source: 58e396cf
m-of-kinds = de { NP($what, case: "prep") }
# source: 629878a2
m-history = { CLAUSE($event, frame: "relative") } en { NP($scope, det: "this", case: "prep") }
# source: 186ea543
m-history-by = { CLAUSE($link) } { CLAUSE($event, frame: "perfect") } en { NP($scope, det: "this", case: "prep") }
# source: 9d087468
m-is = cuy{ AGREE($property) } { NP($property, det: "none") } { AGR($property) ->
    [one] es
   *[other] son
  } { LIST($values, $property, join: "or") }
# source: 8d8d4a5e
m-is-not = cuy{ AGREE($property) } { NP($property, det: "none") } no { AGR($property) ->
    [one] es
   *[other] son
  } { LIST($values, $property, join: "or") }
# source: 0e29bca1
m-whose = cuy{ AGREE($whose) } { NP($whose, det: "none") } { AGR($whose) ->
    [one] es
   *[other] son
  } { LIST($values, $whose, join: "or") }
# source: a3536388
m-highest = cuy{ AGREE($property) } { NP($property, det: "none") } { AGR($property) ->
    [one] es { FEATURE($property, "gender") ->
        [f] la más alta
       *[m] el más alto
      }
   *[other] son { FEATURE($property, "gender") ->
        [f] las más altas
       *[m] los más altos
      }
  }
# source: 17fdee69
m-lowest = cuy{ AGREE($property) } { NP($property, det: "none") } { AGR($property) ->
    [one] es { FEATURE($property, "gender") ->
        [f] la más baja
       *[m] el más bajo
      }
   *[other] son { FEATURE($property, "gender") ->
        [f] las más bajas
       *[m] los más bajos
      }
  }
# source: 1bb43bcd
m-card = que { AGR($head) ->
    [one] es
   *[other] son
  } { LIST($values, join: "or") }
# source: 3ceaaeb7
m-no-card = que no { AGR($head) ->
    [one] es
   *[other] son
  } { LIST($values, join: "or") }
# source: 4e3cae7b
m-copy = que { AGR($head) ->
    [one] es un ejemplar
   *[other] son ejemplares
  } de { NP($what, case: "prep") }
# source: d250c90e
m-not-in = que no está{ AGREE($head, ending: "agree-n") } en { NP($zone, case: "prep") }
# source: 89f81262
m-eq = cuy{ AGREE($property) } { NP($property, det: "none") } { AGR($property) ->
    [one] es
   *[other] son
  } { SORT($amount) ->
    [number] { NP($amount) }
    [sum] igual{ AGREE($property, ending: "agree-es") } a { NP($amount, case: "prep") }
   *[phrase] { NP($amount) }
  }
# source: 92a82d5c
m-ge = cuy{ AGREE($property) } { NP($property, det: "none") } { AGR($property) ->
    [one] es
   *[other] son
  } { SORT($amount) ->
    [number] { NP($amount) } o más
   *[phrase] al menos { NP($amount) }
  }
# source: 3b219235
m-le = cuy{ AGREE($property) } { NP($property, det: "none") } { SORT($amount) ->
    [number] { AGR($property) ->
        [one] es
       *[other] son
      } { NP($amount) } o menos
   *[phrase] no supera{ AGREE($property, ending: "agree-n") } { NP($amount) }
  }
# source: 51cff3af
m-gt = cuy{ AGREE($property) } { NP($property, det: "none") } supera{ AGREE($property, ending: "agree-n") } { NP($amount) }
# source: f4cf3af2
m-lt = cuy{ AGREE($property) } { NP($property, det: "none") } { AGR($property) ->
    [one] es menor
   *[other] son menores
  } que { NP($amount) }
# source: c44ab72b
m-empty = cuy{ AGREE($zone) } { NP($zone, det: "none") } está{ AGREE($zone, ending: "agree-n") } vací{ AGREE($zone) }
# source: d6d12ea0
m-not-empty = cuy{ AGREE($zone) } { NP($zone, det: "none") } no está{ AGREE($zone, ending: "agree-n") } vací{ AGREE($zone) }
# source: 31b80f08
m-which = para { AGR($head) ->
    [one] { FEATURE($head, "gender") ->
        [f] la cual
       *[m] el cual
      }
   *[other] { FEATURE($head, "gender") ->
        [f] las cuales
       *[m] los cuales
      }
  } { CLAUSE($condition) }
# source: 646772a7
m-link = y
# source: 2fabb5e8
m-has = que tiene{ AGREE($head, ending: "agree-n") } { NP($property) }
# source: 89f5423a
m-has-none = que no tiene{ AGREE($head, ending: "agree-n") } { NP($property, det: "none") }
# La acción no repite la cosa: «una carta que puede jugar».
# source: 59d46290
m-can = que { NP(DOER($action)) } { AGR(DOER($action)) ->
    [you] puedes
    [one] puede
   *[other] pueden
  } { CLAUSE($action, frame: "infinitive") }
# source: 7dfd8da2
m-owned = { AGR($who) ->
    [you] que te pertenece{ AGREE($head, ending: "agree-n") }
   *[other] que pertenece{ AGREE($head, ending: "agree-n") } a { NP($who, case: "prep") }
  }
# source: 8791d646
m-not-owned = { AGR($who) ->
    [you] que no te pertenece{ AGREE($head, ending: "agree-n") }
   *[other] que no pertenece{ AGREE($head, ending: "agree-n") } a { NP($who, case: "prep") }
  }
# source: 430d3ed9
m-with-slot = que tiene{ AGREE($head, ending: "agree-n") } { CLAUSE($slot, frame: "name") }
# source: a7aec428
m-without-slot = que no tiene{ AGREE($head, ending: "agree-n") } { CLAUSE($slot, frame: "name") }
# source: 8179b312
m-did = que lo { AGR($head) ->
    [one] ha
   *[other] han
  } hecho
# source: fd486115
m-chosen-first = elegid{ AGREE($head) } en primer lugar
# source: e2612ea7
m-chosen-second = elegid{ AGREE($head) } en segundo lugar
# source: e82e9442
m-chosen-third = elegid{ AGREE($head) } en tercer lugar
# source: e746fd2b
m-chosen-fourth = elegid{ AGREE($head) } en cuarto lugar

# source: c8789f70
list-and =
    .more = { $left }, { $right }
    .last = { $left } y { $right }
# source: 50c0eeac
list-or =
    .more = { $left }, { $right }
    .last = { $left } o { $right }
# source: 4ff2bc34
list-and-that =
    .more = { $left }, { $right }
    .last = { $left } y { $right }
# source: a3a597b5
list-or-that =
    .more = { $left }, { $right }
    .last = { $left } o { $right }
# source: cb594a6c
list-then =
    .more = { $left }, luego { $right }
    .last = { $left } y luego { $right }
# source: 41f13baf
list-choice =
    .more = { $left } { $right }
    .last = { $left } { $right }

# Palabras: base (robar), third (roba; tú: +s, ellos: +n), subjunctive-stem (robe), participle (robado sin o: robad),
# command (si no es como third).
# source: 1f5b84a8
verb =
    .clitics = yes
    .imperative = { $command }{ $enclitic } { $object }{ $rest }
    .infinitive = { $base }{ $clitic }{ $dative } { $object }{ $rest }
    .indicative = { NP($subject) } { $dative }{ $clitic }{ $third }{ AGR($subject) ->
        [you] s
        [one] { "" }
       *[other] n
      } { $object }{ $rest }
    .predicate = { $dative }{ $clitic }{ $third }{ AGR($subject) ->
        [you] s
        [one] { "" }
       *[other] n
      } { $object }{ $rest }
    .subjunctive = { NP($subject) } { $dative }{ $clitic }{ $conj }{ AGR($subject) ->
        [you] s
        [one] { "" }
       *[other] n
      } { $object }{ $rest }
    .passive = { NP($patient) } { $dative }{ AGR($patient) ->
        [you] eres
        [one] es
       *[other] son
      } { $participle }{ AGREE($patient) }{ $rest }
    .label = { $participle }{ AGREE($patient) }
    .passive-subjunctive = { NP($patient) } { $dative }sea{ AGR($patient) ->
        [you] s
        [one] { "" }
       *[other] n
      } { $participle }{ AGREE($patient) }{ $rest }
    .passive-infinitive = ser{ $dative } { $participle }{ AGREE($patient) }{ $rest }
    .perfect = { NP($subject) } { $dative }{ $clitic }{ AGR($subject) ->
        [you] has
        [one] ha
       *[other] han
      } { $participle }o { $object }{ $rest }
    .never = { NP($subject) } no { $dative }{ $clitic }{ AGR($subject) ->
        [you] has
        [one] ha
       *[other] han
      } { $participle }o { $object }{ $rest }
    .adjective = { $participle }{ AGREE($head) }
    .passive-perfect = { NP($patient) } { $dative }{ AGR($patient) ->
        [you] has
        [one] ha
       *[other] han
      } sido { $participle }{ AGREE($patient) }{ $rest }
    .relative = que { NP($subject) } { $dative }{ AGR($subject) ->
        [you] has
        [one] ha
       *[other] han
      } { $participle }o{ $rest }
# «entrar en juego»: .tail = en juego
verb-tail =
    .clitics = yes
    .imperative = { $command }{ $enclitic } { $tail-you } { $object }{ $rest }
    .infinitive = { $base }{ $clitic }{ $dative } { AGR($subject) ->
        [you] { $tail-you }
       *[other] { $tail }
      } { $object }{ $rest }
    .indicative = { NP($subject) } { $dative }{ $clitic }{ $third }{ AGR($subject) ->
        [you] s
        [one] { "" }
       *[other] n
      } { AGR($subject) ->
        [you] { $tail-you }
       *[other] { $tail }
      } { $object }{ $rest }
    .predicate = { $dative }{ $clitic }{ $third }{ AGR($subject) ->
        [you] s
        [one] { "" }
       *[other] n
      } { AGR($subject) ->
        [you] { $tail-you }
       *[other] { $tail }
      } { $object }{ $rest }
    .subjunctive = { NP($subject) } { $dative }{ $clitic }{ $conj }{ AGR($subject) ->
        [you] s
        [one] { "" }
       *[other] n
      } { AGR($subject) ->
        [you] { $tail-you }
       *[other] { $tail }
      } { $object }{ $rest }
    .passive = { verb.passive }
    .label = { $participle }{ AGREE($patient) }
    .passive-subjunctive = { verb.passive-subjunctive }
    .passive-infinitive = { verb.passive-infinitive }
    .perfect = { NP($subject) } { $dative }{ $clitic }{ AGR($subject) ->
        [you] has
        [one] ha
       *[other] han
      } { $participle }o { AGR($subject) ->
        [you] { $tail-you }
       *[other] { $tail }
      } { $object }{ $rest }
    .never = { NP($subject) } no { $dative }{ $clitic }{ AGR($subject) ->
        [you] has
        [one] ha
       *[other] han
      } { $participle }o { AGR($subject) ->
        [you] { $tail-you }
       *[other] { $tail }
      } { $object }{ $rest }
    .adjective = { $participle }{ AGREE($head) }
    .passive-perfect = { verb.passive-perfect }
    .relative = que { NP($subject) } { $dative }{ AGR($subject) ->
        [you] has
        [one] ha
       *[other] han
      } { $participle }o { AGR($subject) ->
        [you] { $tail-you }
       *[other] { $tail }
      }{ $rest }
# «curarse»: .command = cúrate
verb-reflexive =
    .imperative = { $command } { $object }{ $rest }
    .infinitive = { $base }{ AGR($subject) ->
        [you] te
       *[other] se
      } { $object }{ $rest }
    .indicative = { NP($subject) } { AGR($subject) ->
        [you] te { $third }s
        [one] se { $third }
       *[other] se { $third }n
      } { $object }{ $rest }
    .predicate = { AGR($subject) ->
        [you] te { $third }s
        [one] se { $third }
       *[other] se { $third }n
      } { $object }{ $rest }
    .subjunctive = { NP($subject) } { AGR($subject) ->
        [you] te { $conj }s
        [one] se { $conj }
       *[other] se { $conj }n
      } { $object }{ $rest }
    .perfect = { NP($subject) } { AGR($subject) ->
        [you] te has
        [one] se ha
       *[other] se han
      } { $participle }o { $object }{ $rest }
    .never = { NP($subject) } no { AGR($subject) ->
        [you] te has
        [one] se ha
       *[other] se han
      } { $participle }o { $object }{ $rest }
    .relative = que { NP($subject) } { AGR($subject) ->
        [you] te has
        [one] se ha
       *[other] se han
      } { $participle }o{ $rest }
    .adjective = { $participle }{ AGREE($head) }
    .passive-perfect = { verb.passive-perfect }
    .passive = { verb.passive }
    .label = { $participle }{ AGREE($patient) }
    .passive-subjunctive = { verb.passive-subjunctive }
    .passive-infinitive = { verb.passive-infinitive }
# source: e8134926
m-seats-after = sentad{ AGREE($head) } { NP($steps) } { PLURAL($steps) ->
    [one] puesto
   *[other] puestos
  } después de { NP($who, case: "prep") }
# source: b33ee4e9
m-next-after = { AGR($who) ->
    [you] que te sigue
   *[other] que sigue a { NP($who, case: "prep") }
  }
# source: 64f49824
m-seats-before = sentad{ AGREE($head) } { NP($steps) } { PLURAL($steps) ->
    [one] puesto
   *[other] puestos
  } antes de { NP($who, case: "prep") }
# source: efaeaa86
m-next-before = { AGR($who) ->
    [you] que te precede
   *[other] que precede a { NP($who, case: "prep") }
  }
# source: fcb8c335
m-unseen = (sin mirar)
# source: 70595820
m-card-after = que sigue a { NP($what, case: "prep") }
# source: 6a472d5c
m-card-before = que precede a { NP($what, case: "prep") }
# source: faefeeba
m-at = para { NP($index, case: "prep") }
# source: f7060088
s-step =
    .one = paso
    .other = pasos
# source: 226ee01e
s-game =
    .one = partida
    .other = partidas
    .gender = f
# source: 40a3662c
n-nothing =
    .one = nada
    .other = nada
# source: 339df5b1
n-item =
    .one = elemento
    .other = elementos
# source: e006f642
n-copy =
    .one = ejemplar
    .other = ejemplares
# source: fec4157a
n-mark =
    .one = símbolo
    .other = símbolos
# source: dc4ae086
n-size =
    .one = valor
    .other = valores
# source: c57b856e
by-with = con { NP($what, case: "prep") }
# source: df669484
by-to = a { NP($what, case: "prep") }
    .weak = dative
# source: 4ac5bd34
by-from = de { NP($what, case: "prep") }
# source: b403338e
by-by = por { NP($what, case: "prep") }
# source: 6bd75b74
by-on = en { NP($what, case: "prep") }
# source: f88261b1
by-for = por { NP($what, case: "prep") }
# source: 33b08fb6
by-of = de { NP($what, case: "prep") }
# source: 2688d5c0
by-in = en { NP($what, case: "prep") }
# source: 56ab5c47
by-into = en { NP($what, case: "prep") }
# source: c16346c5
by-at = a { NP($what, case: "prep") }
# source: 2ba1b303
by-against = contra { NP($what, case: "prep") }
# source: e736b8b2
by-onto = sobre { NP($what, case: "prep") }
# source: b89bd0bc
by-over = por encima de { NP($what, case: "prep") }
# source: 7eda8d13
link-to = a { AGREE($what, ending: "el-que-body") }
# source: 6d9cf3c9
link-by = por { AGREE($what, ending: "el-que-body") }
# source: 3bf26d44
link-with = con { AGREE($what, ending: "el-que-body") }
# source: 4a9953cf
link-from = de { AGREE($what, ending: "el-que-body") }
# source: b6421c62
link-on = en { AGREE($what, ending: "el-que-body") }
# source: 7cc4742f
link-into = en { AGREE($what, ending: "el-que-body") }
# source: 98f792b5
link-against = contra { AGREE($what, ending: "el-que-body") }
# source: d8d052cd
link-onto = sobre { AGREE($what, ending: "el-que-body") }
# source: 16ff73b6
link-over = por encima de { AGREE($what, ending: "el-que-body") }
np-single =
    .base = { $body }
    .acc = { a-personal }{ $body }
    .prep = { $body }
    .nom = { $body }
primeras-body = { PLURAL($count) ->
    [one] { $gender ->
        [f] la primera
       *[m] el primer
      } { $body }
   *[other] { $gender ->
        [f] las { $count } primeras
       *[m] los { $count } primeros
      } { $body }
  }
# source: e36d5964
np-the-top =
    .base = { primeras-body }
    .acc = { a-personal }{ primeras-body }
    .prep = { primeras-body }
    .nom = { primeras-body }
# source: 153b8555
np-equal =
    .base = un número de { $body }
    .acc = un número de { $body }
    .prep = un número de { $body }
    .nom = un número de { $body }
# source: a33033cd
n-lowest =
    .one = valor más bajo
    .other = valores más bajos
# source: 0aded931
n-result =
    .one = resultado
    .other = resultados
# source: cbe22a21
a-elsewhere = distint{ agree } del actual
# source: 063861ac
m-per = por cada { NP($what, det: "single") }
# source: c3f20623
m-now = (en este momento)
# source: c3531d2e
m-equal = igual a { NP($value, case: "prep") }
# source: e5aeaad4
m-same = { del-mismo-body } { NP($property, det: "none") } que { NP($what, case: "nom") }
del-mismo-body = { AGR($property) ->
    [one] de { FEATURE($property, "gender") ->
        [f] la misma
       *[m] el mismo
      }
   *[other] de { FEATURE($property, "gender") ->
        [f] las mismas
       *[m] los mismos
      }
  }
# source: 55b71e6a
list-places =
    .more = { $left }, { $right }
    .last = { $left }, { $right }
# source: 829ade44
list-row =
    .more = { $left }, { $right }
    .last = { $left } y luego { $right }
