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

np-you =
    .base = { "" }
    .acc = a ti
    .prep = ti
    .nom = tú
    .clitic = te
    .dative = te
np-name =
    .base = { $body }
    .acc = { a-personal }{ $body }
    .prep = { $body }
    .nom = { $body }
np-the =
    .base = { el-body } { $body }
    .acc = { a-personal }{ el-body } { $body }
    .prep = { el-body } { $body }
    .nom = { el-body } { $body }
np-a =
    .base = { un } { $body }
    .acc = { a-personal }{ un } { $body }
    .prep = { un } { $body }
    .nom = { un } { $body }
np-another =
    .base = otr{ agree } { $body }
    .acc = { a-personal }otr{ agree } { $body }
    .prep = otr{ agree } { $body }
    .nom = otr{ agree } { $body }
np-each =
    .base = cada { $body }
    .acc = { a-personal }cada { $body }
    .prep = cada { $body }
    .nom = cada { $body }
np-each-other =
    .base = cada otr{ agree } { $body }
    .acc = { a-personal }cada otr{ agree } { $body }
    .prep = cada otr{ agree } { $body }
    .nom = cada otr{ agree } { $body }
np-all =
    .base = tod{ agree } { el-body } { $body }
    .acc = { a-personal }tod{ agree } { el-body } { $body }
    .prep = tod{ agree } { el-body } { $body }
    .nom = tod{ agree } { el-body } { $body }
np-the-other =
    .base = { el-body } otr{ agree } { $body }
    .acc = { a-personal }{ el-body } otr{ agree } { $body }
    .prep = { el-body } otr{ agree } { $body }
    .nom = { el-body } otr{ agree } { $body }
# Todo lo que encaje, ahora y más tarde.
np-live =
    .base = { el-body } { $body }
    .acc = { a-personal }{ el-body } { $body }
    .prep = { el-body } { $body }
    .nom = { el-body } { $body }
np-live-other =
    .base = { el-body } otr{ agree } { $body }
    .acc = { a-personal }{ el-body } otr{ agree } { $body }
    .prep = { el-body } otr{ agree } { $body }
    .nom = { el-body } otr{ agree } { $body }
np-some =
    .base = { $body }
    .acc = { a-personal }{ $body }
    .prep = { $body }
    .nom = { $body }
np-some-other =
    .base = otr{ agree } { $body }
    .acc = { a-personal }otr{ agree } { $body }
    .prep = otr{ agree } { $body }
    .nom = otr{ agree } { $body }
np-portion =
    .base = { el-body } { $body }
    .acc = { el-body } { $body }
    .prep = { el-body } { $body }
    .nom = { el-body } { $body }
np-any =
    .base = { $body }
    .acc = { $body }
    .prep = { $body }
    .nom = { $body }
np-bare =
    .base = { $body }
    .acc = { $body }
    .prep = { $body }
    .nom = { $body }
np-none =
    .base = { $body }
    .acc = { $body }
    .prep = { $body }
    .nom = { $body }
np-this =
    .base = { este-body } { $body }
    .acc = { a-personal }{ este-body } { $body }
    .prep = { este-body } { $body }
    .nom = { este-body } { $body }
np-this-one =
    .base = { este-body } { $body }
    .acc = { a-personal }{ este-body } { $body }
    .prep = { este-body } { $body }
    .nom = { este-body } { $body }
np-exactly =
    .base = exactamente { $count } { $body }
    .acc = { a-personal }exactamente { $count } { $body }
    .prep = exactamente { $count } { $body }
    .nom = exactamente { $count } { $body }
np-no =
    .base = ning{ ningun-body } { $body }
    .acc = { a-personal }ning{ ningun-body } { $body }
    .prep = ning{ ningun-body } { $body }
    .nom = ning{ ningun-body } { $body }
ningun-body = { $gender ->
    [f] una
   *[m] ún
  }
np-numbered =
    .base = { el-body } { $body }
    .acc = { a-personal }{ el-body } { $body }
    .prep = { el-body } { $body }
    .nom = { el-body } { $body }
np-that =
    .base = { ese-body } { $body }
    .acc = { a-personal }{ ese-body } { $body }
    .prep = { ese-body } { $body }
    .nom = { ese-body } { $body }
np-counted =
    .base = { $count } { $body }
    .acc = { a-personal }{ $count } { $body }
    .prep = { $count } { $body }
    .nom = { $count } { $body }
np-the-counted =
    .base = { el-body } { $count } { $body }
    .acc = { a-personal }{ el-body } { $count } { $body }
    .prep = { el-body } { $count } { $body }
    .nom = { el-body } { $count } { $body }
np-it =
    .base = { este-body }
    .acc = { a-personal }{ este-body }
    .prep = { este-body }
    .nom = { este-body }
    .clitic = { $gender ->
        [f] la{ agree-s }
       *[m] { $num ->
            [one] lo
           *[other] los
          }
      }
np-at-least =
    .base = al menos { $count } { $body }
    .acc = { a-personal }al menos { $count } { $body }
    .prep = al menos { $count } { $body }
    .nom = al menos { $count } { $body }
np-at-most =
    .base = como máximo { $count } { $body }
    .acc = { a-personal }como máximo { $count } { $body }
    .prep = como máximo { $count } { $body }
    .nom = como máximo { $count } { $body }
np-more-than =
    .base = más de { $count } { $body }
    .acc = { a-personal }más de { $count } { $body }
    .prep = más de { $count } { $body }
    .nom = más de { $count } { $body }
np-fewer-than =
    .base = menos de { $count } { $body }
    .acc = { a-personal }menos de { $count } { $body }
    .prep = menos de { $count } { $body }
    .nom = menos de { $count } { $body }
np-any-number =
    .base = cualquier número de { $body }
    .acc = { a-personal }cualquier número de { $body }
    .prep = cualquier número de { $body }
    .nom = cualquier número de { $body }
np-up-to =
    .base = hasta { $count } { $body }
    .acc = { a-personal }hasta { $count } { $body }
    .prep = hasta { $count } { $body }
    .nom = hasta { $count } { $body }
np-your =
    .base = tu{ agree-s } { $body }
    .acc = { a-personal }tu{ agree-s } { $body }
    .prep = tu{ agree-s } { $body }
    .nom = tu{ agree-s } { $body }
np-of =
    .base = { el-body } { $body } de { NP($owner, case: "prep") }
    .acc = { a-personal }{ el-body } { $body } de { NP($owner, case: "prep") }
    .prep = { el-body } { $body } de { NP($owner, case: "prep") }
    .nom = { el-body } { $body } de { NP($owner, case: "prep") }
np-own =
    .base = su{ agree-s } { $body }
    .acc = { a-personal }su{ agree-s } { $body }
    .prep = su{ agree-s } { $body }
    .nom = su{ agree-s } { $body }

n-card =
    .one = carta
    .other = cartas
    .gender = f
n-number =
    .one = número
    .other = números
n-total =
    .one = total
    .other = totales
n-highest =
    .one = valor más alto
    .other = valores más altos
n-half =
    .one = mitad
    .other = mitades
    .gender = f
n-ability =
    .one = habilidad
    .other = habilidades
    .gender = f
n-owner =
    .one = propietario
    .other = propietarios
    .being = yes
n-player =
    .one = jugador
    .other = jugadores
    .being = yes
a-current = activ{ agree }
a-chosen = elegid{ agree }
a-revealed = revelad{ agree }
a-noted = anotad{ agree }
a-top = { $gender ->
    [f] primera{ agree-s }
   *[m] { $num ->
        [one] primer
       *[other] primeros
      }
  }
    .side = before
a-at-work = que actúa
a-other = otr{ agree }
    .side = before
a-first = { $gender ->
    [f] primera{ agree-s }
   *[m] { $num ->
        [one] primer
       *[other] primeros
      }
  }
    .side = before
a-second = segund{ agree }
    .side = before
a-third = { $gender ->
    [f] tercera{ agree-s }
   *[m] { $num ->
        [one] tercer
       *[other] terceros
      }
  }
    .side = before
a-fourth = cuart{ agree }
    .side = before
a-fifth = quint{ agree }
    .side = before
a-sixth = sext{ agree }
    .side = before
a-different = distint{ agree }

m-in = de { NP($zone, case: "prep") }
m-from = de { NP($zone, case: "prep") }
m-there = en { NP($zone, case: "prep") }
m-of = de { NP($what, case: "prep") }
m-slot-of = { CLAUSE($slot, frame: "name") } de { NP($what, case: "prep") }
m-number-of = de { NP($what, det: "bare", case: "prep") }
m-different = de { NP($property, det: "bare", case: "prep") } distint{ AGREE($property) } entre { NP($what, case: "prep") }
m-total-of = , para { NP($what, case: "prep") }, de { NP($amount, case: "prep") }
m-total-property = de { NP($property, case: "prep") } de { NP($what, case: "prep") }
m-half-up = de { NP($what, case: "prep") }, redondeando hacia arriba
m-half-down = de { NP($what, case: "prep") }, redondeando hacia abajo
m-among = entre { NP($what, case: "prep") }
m-other-than = que no sea{ AGREE($head, ending: "agree-n") } { NP($what) }
agree-n = { $num ->
    [one] { "" }
   *[other] n
  }
m-no-value = que no sea{ AGREE($head, ending: "agree-n") } { LIST($values, $head, join: "or") }
m-numbered = { $number }
m-of-kinds = de { NP($what, case: "prep") }
m-history = { CLAUSE($event, frame: "relative") } en { NP($scope, det: "this", case: "prep") }
m-history-by = { CLAUSE($link) } { CLAUSE($event, frame: "perfect") } en { NP($scope, det: "this", case: "prep") }
m-is = cuy{ AGREE($property) } { NP($property, det: "none") } { AGR($property) ->
    [one] es
   *[other] son
  } { LIST($values, $property, join: "or") }
m-is-not = cuy{ AGREE($property) } { NP($property, det: "none") } no { AGR($property) ->
    [one] es
   *[other] son
  } { LIST($values, $property, join: "or") }
m-eq = cuy{ AGREE($property) } { NP($property, det: "none") } { AGR($property) ->
    [one] es
   *[other] son
  } { SORT($amount) ->
    [number] { NP($amount) }
    [sum] igual{ AGREE($property, ending: "agree-es") } a { NP($amount, case: "prep") }
   *[phrase] { NP($amount) }
  }
m-ge = cuy{ AGREE($property) } { NP($property, det: "none") } { AGR($property) ->
    [one] es
   *[other] son
  } { SORT($amount) ->
    [number] { NP($amount) } o más
   *[phrase] al menos { NP($amount) }
  }
m-le = cuy{ AGREE($property) } { NP($property, det: "none") } { SORT($amount) ->
    [number] { AGR($property) ->
        [one] es
       *[other] son
      } { NP($amount) } o menos
   *[phrase] no supera{ AGREE($property, ending: "agree-n") } { NP($amount) }
  }
m-gt = cuy{ AGREE($property) } { NP($property, det: "none") } supera{ AGREE($property, ending: "agree-n") } { NP($amount) }
m-lt = cuy{ AGREE($property) } { NP($property, det: "none") } { AGR($property) ->
    [one] es menor
   *[other] son menores
  } que { NP($amount) }
m-empty = cuy{ AGREE($zone) } { NP($zone, det: "none") } está vací{ AGREE($zone) }
m-not-empty = cuy{ AGREE($zone) } { NP($zone, det: "none") } no está vací{ AGREE($zone) }
m-which = para { FEATURE($head, "gender") ->
    [f] la cual
   *[m] el cual
  } { CLAUSE($condition) }
m-link = y
m-owned = { AGR($who) ->
    [you] que te pertenece{ AGREE($head, ending: "agree-n") }
   *[other] que pertenece{ AGREE($head, ending: "agree-n") } a { NP($who, case: "prep") }
  }
m-not-owned = { AGR($who) ->
    [you] que no te pertenece{ AGREE($head, ending: "agree-n") }
   *[other] que no pertenece{ AGREE($head, ending: "agree-n") } a { NP($who, case: "prep") }
  }
m-with-slot = con { CLAUSE($slot, frame: "name") }
m-without-slot = sin { CLAUSE($slot, frame: "name") }
m-chosen-first = elegid{ AGREE($head) } en primer lugar
m-chosen-second = elegid{ AGREE($head) } en segundo lugar
m-chosen-third = elegid{ AGREE($head) } en tercer lugar
m-chosen-fourth = elegid{ AGREE($head) } en cuarto lugar

list-and =
    .more = { $left }, { $right }
    .last = { $left } y { $right }
list-or =
    .more = { $left }, { $right }
    .last = { $left } o { $right }
list-and-that =
    .more = { $left }, { $right }
    .last = { $left } y { $right }
list-or-that =
    .more = { $left }, { $right }
    .last = { $left } o { $right }
list-then =
    .more = { $left }, luego { $right }
    .last = { $left }, luego { $right }
list-choice =
    .more = { $left } { $right }
    .last = { $left } { $right }

# Palabras: base (robar), third (roba; tú: +s, ellos: +n), subjunctive-stem (robe), participle (robado sin o: robad),
# command (si no es como third).
verb =
    .clitics = yes
    .imperative = { $command }{ $enclitic } { $object }{ $rest }
    .infinitive = { $base }{ $clitic }{ $dative } { $object }{ $rest }
    .indicative = { NP($subject) } { $clitic }{ $dative }{ $third }{ AGR($subject) ->
        [you] s
        [one] { "" }
       *[other] n
      } { $object }{ $rest }
    .predicate = { $clitic }{ $dative }{ $third }{ AGR($subject) ->
        [you] s
        [one] { "" }
       *[other] n
      } { $object }{ $rest }
    .subjunctive = { NP($subject) } { $clitic }{ $dative }{ $conj }{ AGR($subject) ->
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
    .perfect = { NP($subject) } { $clitic }{ $dative }{ AGR($subject) ->
        [you] has
        [one] ha
       *[other] han
      } { $participle }o { $object }{ $rest }
    .never = { NP($subject) } no { $clitic }{ $dative }{ AGR($subject) ->
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
    .indicative = { NP($subject) } { $clitic }{ $dative }{ $third }{ AGR($subject) ->
        [you] s
        [one] { "" }
       *[other] n
      } { AGR($subject) ->
        [you] { $tail-you }
       *[other] { $tail }
      } { $object }{ $rest }
    .predicate = { $clitic }{ $dative }{ $third }{ AGR($subject) ->
        [you] s
        [one] { "" }
       *[other] n
      } { AGR($subject) ->
        [you] { $tail-you }
       *[other] { $tail }
      } { $object }{ $rest }
    .subjunctive = { NP($subject) } { $clitic }{ $dative }{ $conj }{ AGR($subject) ->
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
    .perfect = { NP($subject) } { $clitic }{ $dative }{ AGR($subject) ->
        [you] has
        [one] ha
       *[other] han
      } { $participle }o { AGR($subject) ->
        [you] { $tail-you }
       *[other] { $tail }
      } { $object }{ $rest }
    .never = { NP($subject) } no { $clitic }{ $dative }{ AGR($subject) ->
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
m-seats-after = sentad{ AGREE($head) } { NP($steps) } { PLURAL($steps) ->
    [one] puesto
   *[other] puestos
  } después de { NP($who, case: "prep") }
m-next-after = { AGR($who) ->
    [you] que te sigue
   *[other] que sigue a { NP($who, case: "prep") }
  }
m-at = para { NP($index, case: "prep") }
s-step =
    .one = paso
    .other = pasos
s-game =
    .one = partida
    .other = partidas
    .gender = f
n-nothing =
    .one = nada
    .other = nada
n-item =
    .one = elemento
    .other = elementos
n-mark =
    .one = símbolo
    .other = símbolos
n-size =
    .one = valor
    .other = valores
by-with = con { NP($what, case: "prep") }
by-to = a { NP($what, case: "prep") }
    .weak = dative
by-from = de { NP($what, case: "prep") }
by-by = por { NP($what, case: "prep") }
by-on = en { NP($what, case: "prep") }
by-for = por { NP($what, case: "prep") }
by-of = de { NP($what, case: "prep") }
by-in = en { NP($what, case: "prep") }
by-into = en { NP($what, case: "prep") }
by-at = a { NP($what, case: "prep") }
by-against = contra { NP($what, case: "prep") }
by-onto = sobre { NP($what, case: "prep") }
by-over = por encima de { NP($what, case: "prep") }
link-to = a { AGREE($what, ending: "el-que-body") }
link-by = por { AGREE($what, ending: "el-que-body") }
link-with = con { AGREE($what, ending: "el-que-body") }
link-from = de { AGREE($what, ending: "el-que-body") }
link-on = en { AGREE($what, ending: "el-que-body") }
link-into = en { AGREE($what, ending: "el-que-body") }
link-against = contra { AGREE($what, ending: "el-que-body") }
link-onto = sobre { AGREE($what, ending: "el-que-body") }
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
np-the-top =
    .base = { primeras-body }
    .acc = { a-personal }{ primeras-body }
    .prep = { primeras-body }
    .nom = { primeras-body }
np-equal =
    .base = un número de { $body }
    .acc = un número de { $body }
    .prep = un número de { $body }
    .nom = un número de { $body }
n-lowest =
    .one = valor más bajo
    .other = valores más bajos
n-result =
    .one = resultado
    .other = resultados
a-elsewhere = otr{ agree }
    .side = before
m-per = por cada { NP($what, det: "single") }
m-now = (en este momento)
m-equal = igual a { NP($value, case: "prep") }
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
list-places =
    .more = { $left }, { $right }
    .last = { $left }, { $right }
list-row =
    .more = { $left }, { $right }
    .last = { $left } y luego { $right }
