### Español: un mensaje por cada cosa que puede decir una carta. Se tutea: «elige», «puedes».

choose =
    .imperative = elige { NP($what, case: "acc") }
    .infinitive = elegir { NP($what, case: "acc") }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] eliges
        [one] elige
       *[other] eligen
      } { NP($what, case: "acc") }
    .predicate = { AGR($chooser) ->
        [you] eliges
        [one] elige
       *[other] eligen
      } { NP($what, case: "acc") }
search =
    .imperative = busca { NP($what, case: "acc") }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }en { NP($zone, case: "prep") }
      }
    .infinitive = buscar { NP($what, case: "acc") }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }en { NP($zone, case: "prep") }
      }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] buscas
        [one] busca
       *[other] buscan
      } { NP($what, case: "acc") }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }en { NP($zone, case: "prep") }
      }
    .predicate = { AGR($chooser) ->
        [you] buscas
        [one] busca
       *[other] buscan
      } { NP($what, case: "acc") }{ GIVEN($zone) ->
        [no] { "" }
       *[yes] { " " }en { NP($zone, case: "prep") }
      }
choose-value =
    .imperative = elige { LIST($values, join: "or") }
    .infinitive = elegir { LIST($values, join: "or") }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] eliges
        [one] elige
       *[other] eligen
      } { LIST($values, join: "or") }
    .predicate = { AGR($chooser) ->
        [you] eliges
        [one] elige
       *[other] eligen
      } { LIST($values, join: "or") }
choose-one =
    .imperative = elige una opción: { LIST($options, join: "choice") }
    .infinitive = elegir una opción: { LIST($options, join: "choice") }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] eliges
        [one] elige
       *[other] eligen
      } una opción: { LIST($options, join: "choice") }
option =
    .indicative = • { SENTENCES($sentences) }
may-do =
    .indicative = { NP($who) } { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } decidir que ocurra esto: { CLAUSE($action) }
may =
    .indicative = { NP($who) } { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } { CLAUSE($action, frame: "infinitive") }
    .predicate = { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } { CLAUSE($action, frame: "infinitive") }
if-so =
    .indicative = { AGR($who) ->
        [you] si lo haces
       *[other] en tal caso
      }, { CLAUSE($action) }
may-so =
    .indicative = { NP($who) } { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } { CLAUSE($action, frame: "infinitive") }; { AGR($who) ->
        [you] si lo haces
       *[other] en tal caso
      }, { CLAUSE($so) }
sequence =
    .imperative = { CLAUSE($first, frame: "imperative") }{ PLURAL($rest) ->
        [one] { " " }y luego
       *[other] ,
      } { LIST($rest, join: "row", frame: "imperative") }
    .infinitive = { CLAUSE($first, frame: "infinitive") }{ PLURAL($rest) ->
        [one] { " " }y luego
       *[other] ,
      } { LIST($rest, join: "row", frame: "infinitive") }
    .indicative = { CLAUSE($first, frame: "indicative") }{ PLURAL($rest) ->
        [one] { " " }y luego
       *[other] ,
      } { LIST($rest, join: "row", frame: "predicate") }
    .predicate = { CLAUSE($first, frame: "predicate") }{ PLURAL($rest) ->
        [one] { " " }y luego
       *[other] ,
      } { LIST($rest, join: "row", frame: "predicate") }
joined =
    .imperative = { CLAUSE($first, frame: "imperative") } y { LIST($rest, join: "and", frame: "imperative") }
    .infinitive = { CLAUSE($first, frame: "infinitive") } y { LIST($rest, join: "and", frame: "infinitive") }
    .indicative = { CLAUSE($first, frame: "indicative") } y { LIST($rest, join: "and", frame: "predicate") }
    .predicate = { CLAUSE($first, frame: "predicate") } y { LIST($rest, join: "and", frame: "predicate") }
nothing-happens =
    .indicative = no ocurre nada
steps =
    .indicative = { LIST($parts, join: "then") }
bracketed =
    .indicative = ({ CLAUSE($action) })
after-choice =
    .indicative = sea cual sea la elección, { CLAUSE($action) }
also =
    .indicative = { LIST($parts, join: "and") }
together =
    .indicative = al mismo tiempo, { LIST($parts, join: "and") }
repeat =
    .indicative = { NP($times) } { PLURAL($times) ->
        [one] vez
       *[other] veces
      }{ GIVEN($letters) ->
        [no] { "" }
       *[yes] , donde { LIST($letters, join: "and") }
      }: { CLAUSE($action) }
repeat-while =
    .indicative = { NP($times) } { PLURAL($times) ->
        [one] vez
       *[other] veces
      }{ GIVEN($letters) ->
        [no] { "" }
       *[yes] , donde { LIST($letters, join: "and") }
      }, mientras { CLAUSE($condition) }: { CLAUSE($action) }
for-each =
    .indicative = por { NP($what, case: "prep") }, { CLAUSE($action) }
if =
    .indicative = si { CLAUSE($condition) }, { CLAUSE($action) }
if-all =
    .indicative = si { CLAUSE($condition) }, haz todo esto: { SENTENCES($sentences) }
if-block =
    .indicative = si { CLAUSE($condition) }: { CLAUSE($action) }
otherwise =
    .indicative = si no, { CLAUSE($action) }
if-otherwise =
    .indicative = si { CLAUSE($condition) }, { CLAUSE($action) }; si no, { CLAUSE($otherwise) }
if-none =
    .indicative = si no hay ninguno, { CLAUSE($action) }
where-x =
    .indicative = { CLAUSE($action) }, donde { LIST($letters, join: "and") }
    .infinitive = { CLAUSE($action, frame: "infinitive") }, donde { LIST($letters, join: "and") }
    .predicate = { CLAUSE($action, frame: "predicate") }, donde { LIST($letters, join: "and") }
letter-counts =
    .indicative = { $letter } cuenta las veces
letter-is =
    .indicative = { $letter } es { NP($value) }
note =
    .indicative = anota { NP($what) }
    .infinitive = anotar { NP($what) }
    .predicate = anota { NP($what) }
letter-fixed =
    .indicative = { $letter } queda fijado en { NP($value, case: "prep") }
let =
    .indicative = sea { $letter } { NP($value) }

move =
    .leans = what
    .indicative = pon{ FORM($what) ->
        [it] { NP($what, case: "clitic") }
       *[other] { " " }{ NP($what, case: "acc") }
      } en { NP($zone, case: "prep") }
    .infinitive = poner{ FORM($what) ->
        [it] { NP($what, case: "clitic") }
       *[other] { " " }{ NP($what, case: "acc") }
      } en { NP($zone, case: "prep") }
    .predicate = pon{ FORM($what) ->
        [it] { NP($what, case: "clitic") }
       *[other] { " " }{ NP($what, case: "acc") }
      } en { NP($zone, case: "prep") }
move-top =
    .indicative = pon { NP($what, case: "acc") } encima de { NP($zone, case: "prep") }
    .infinitive = poner { NP($what, case: "acc") } encima de { NP($zone, case: "prep") }
    .predicate = pon { NP($what, case: "acc") } encima de { NP($zone, case: "prep") }
move-bottom =
    .indicative = pon { NP($what, case: "acc") } debajo de { NP($zone, case: "prep") }
    .infinitive = poner { NP($what, case: "acc") } debajo de { NP($zone, case: "prep") }
    .predicate = pon { NP($what, case: "acc") } debajo de { NP($zone, case: "prep") }
move-top-any-order =
    .indicative = pon { NP($what, case: "acc") } encima de { NP($zone, case: "prep") } en el orden que prefieras
    .infinitive = poner { NP($what, case: "acc") } encima de { NP($zone, case: "prep") } en el orden que prefieras
    .predicate = pon { NP($what, case: "acc") } encima de { NP($zone, case: "prep") } en el orden que prefieras
shuffle =
    .indicative = baraja { NP($zone) }
    .infinitive = barajar { NP($zone) }
    .predicate = baraja { NP($zone) }
reveal =
    .indicative = revela { NP($what, case: "acc") }
    .infinitive = revelar { NP($what, case: "acc") }
    .predicate = revela { NP($what, case: "acc") }
reveal-to =
    .indicative = revela { NP($what) } a { NP($who, case: "prep") }
    .infinitive = revelar { NP($what) } a { NP($who, case: "prep") }
    .predicate = revela { NP($what) } a { NP($who, case: "prep") }
look =
    .indicative = mira { NP($what, case: "acc") }
    .infinitive = mirar { NP($what, case: "acc") }
    .predicate = mira { NP($what, case: "acc") }
reveal-until =
    .indicative = revela cartas de la parte superior de { NP($zone, case: "prep") } hasta revelar { NP($what, case: "acc") }
    .infinitive = revelar cartas de la parte superior de { NP($zone, case: "prep") } hasta revelar { NP($what, case: "acc") }
    .predicate = revela cartas de la parte superior de { NP($zone, case: "prep") } hasta revelar { NP($what, case: "acc") }
m-revealed-before = revelad{ AGREE($head) } antes de { NP($what, case: "prep") }
m-top-of = de encima de { NP($zone, case: "prep") }
perform =
    .imperative = usa la habilidad { CLAUSE($slot, frame: "name") } de { NP($card, case: "prep") }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }sobre { NP($on, case: "prep") }
      }
    .infinitive = usar la habilidad { CLAUSE($slot, frame: "name") } de { NP($card, case: "prep") }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }sobre { NP($on, case: "prep") }
      }
    .indicative = { NP($who) } { AGR($who) ->
        [you] usas
        [one] usa
       *[other] usan
      } la habilidad { CLAUSE($slot, frame: "name") } de { NP($card, case: "prep") }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }sobre { NP($on, case: "prep") }
      }
    .predicate = { AGR($who) ->
        [you] usas
        [one] usa
       *[other] usan
      } la habilidad { CLAUSE($slot, frame: "name") } de { NP($card, case: "prep") }{ GIVEN($on) ->
        [no] { "" }
       *[yes] { " " }sobre { NP($on, case: "prep") }
      }

cannot =
    .indicative = { NP(DOER($action)) } no { AGR(DOER($action)) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } { CLAUSE($action, frame: "infinitive") } { $until }
    .predicate = no { AGR(DOER($action)) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } { CLAUSE($action, frame: "infinitive") } { $until }
modify =
    .granting = { FORM($what) ->
        [it] dar{ AGR($what) ->
            [one] le
           *[other] les
          } { $amount } de { NP($property, det: "none") }
       *[other] dar { $amount } de { NP($property, det: "none") } a { NP($what, case: "prep") }
      } { $until }
    .subjunctive = { NP($what) } { AGR($what) ->
        [you] ganes
        [one] gane
       *[other] ganen
      } { $amount } de { NP($property, det: "none") } { $until }
    .indicative = { NP($what) } { SIGN($amount) ->
        [minus] { AGR($what) ->
            [you] tienes
            [one] tiene
           *[other] tienen
          }
       *[plus] { AGR($what) ->
            [you] ganas
            [one] gana
           *[other] ganan
          }
      } { $amount } de { NP($property, det: "none") } { $until }
    .predicate = { SIGN($amount) ->
        [minus] { AGR($what) ->
            [you] tienes
            [one] tiene
           *[other] tienen
          }
       *[plus] { AGR($what) ->
            [you] ganas
            [one] gana
           *[other] ganan
          }
      } { $amount } de { NP($property, det: "none") } { $until }
obtain =
    .indicative = { NP($what) } { AGR($what) ->
        [you] ganas
        [one] gana
       *[other] ganan
      } { LIST($abilities, join: "and") } { $until }
copy =
    .causative = convierte { NP($what, case: "acc") } en una copia de { NP($model, case: "prep") } { $until }
    .causative-infinitive = convertir { NP($what, case: "acc") } en una copia de { NP($model, case: "prep") } { $until }
    .causative-third = convierte { NP($what, case: "acc") } en una copia de { NP($model, case: "prep") } { $until }
    .indicative = { NP($what) } se convierte en una copia de { NP($model, case: "prep") } { $until }
    .predicate = se convierte en una copia de { NP($model, case: "prep") } { $until }
blank =
    .indicative = { NP($what) } { AGR($what) ->
        [one] pierde
       *[other] pierden
      } su texto { $until }
    .predicate = { AGR($what) ->
        [one] pierde
       *[other] pierden
      } su texto { $until }
become =
    .imperative = quédate { PREDICATE($value, $what) }
    .indicative = { NP($what) } { AGR($what) ->
        [you] quedas
        [one] queda
       *[other] quedan
      } { PREDICATE($value, $what) }
    .infinitive = quedar { PREDICATE($value, $what) }
    .subjunctive = { NP($what) } { AGR($what) ->
        [you] quedes
        [one] quede
       *[other] queden
      } { PREDICATE($value, $what) }
    .predicate = { AGR($what) ->
        [you] quedas
        [one] queda
       *[other] quedan
      } { PREDICATE($value, $what) }
rises =
    .indicative = { NP($property) } aumenta{ AGREE($property, ending: "agree-n") } en { NP($amount, case: "prep") }
falls =
    .indicative = { NP($property) } disminuye{ AGREE($property, ending: "agree-n") } en { NP($amount, case: "prep") }
becomes =
    .indicative = { NP($property) } { SORT($amount) ->
        [number] pasa{ AGREE($property, ending: "agree-n") } a ser { NP($amount) }
       *[phrase] pasa{ AGREE($property, ending: "agree-n") } a ser { NP($amount) }
      }
window-once =
    .indicative = en orden de mesa{ GIVEN($start) ->
        [no] { "" }
       *[yes] , empezando por { NP($start, case: "prep") }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , los demás desde { NP($second, case: "prep") }
      }, { LIST($offers, join: "or") }, una vez cada uno
window =
    .indicative = en orden de mesa{ GIVEN($start) ->
        [no] { "" }
       *[yes] , empezando por { NP($start, case: "prep") }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes] , los demás desde { NP($second, case: "prep") }
      }, { LIST($offers, join: "or") }, hasta que todos pasen
end-game =
    .indicative = la partida termina: { $result }{ GIVEN($winner) ->
        [no] { "" }
       *[yes] { " " }para { NP($winner, case: "prep") }
      }
until-any =
    .indicative = { LIST($parts, join: "or") }
until-end =
    .indicative = hasta el final de { NP($scope, case: "prep") }
until-event =
    .indicative = hasta que { CLAUSE($event, frame: "subjunctive") }
rest-of-game =
    .indicative = durante el resto de la partida
for-next =
    .indicative = la próxima vez que { CLAUSE($event, frame: "subjunctive") }{ GIVEN($until) ->
        [no] { "" }
       *[yes] , { $until }
      }

passive =
    .indicative = { CLAUSE($event, frame: "passive") }
    .subjunctive = { CLAUSE($event, frame: "passive-subjunctive") }
    .infinitive = { CLAUSE($event, frame: "passive-infinitive") }
    .perfect = { CLAUSE($event, frame: "passive-perfect") }
when =
    .indicative = cuando { CLAUSE($event, frame: "indicative") }, { CLAUSE($action) }
when-until =
    .indicative = { $until }, cuando { CLAUSE($event, frame: "indicative") }, { CLAUSE($action) }
next-time =
    .indicative = la próxima vez que { CLAUSE($event, frame: "subjunctive") }, { $until }, { CLAUSE($action) }
event-where =
    .indicative = { CLAUSE($event, frame: "indicative") } si { CLAUSE($condition) }
    .subjunctive = { CLAUSE($event, frame: "subjunctive") } si { CLAUSE($condition) }
    .infinitive = { CLAUSE($event, frame: "infinitive") } si { CLAUSE($condition) }
    .perfect = { CLAUSE($event, frame: "perfect") } si { CLAUSE($condition) }
before =
    .indicative = cuando { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] vas
        [one] va
       *[other] van
      } a { CLAUSE($event, frame: "infinitive") }, { CLAUSE($action) }
instead =
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] fueras
        [one] fuera
       *[other] fueran
      } a { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }y { CLAUSE($condition) }
      }, en vez de eso { CLAUSE($action) }
may-instead =
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] fueras
        [one] fuera
       *[other] fueran
      } a { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }y { CLAUSE($condition) }
      }, en vez de eso puedes { CLAUSE($action, frame: "infinitive") }
may-instead-have =
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] fueras
        [one] fuera
       *[other] fueran
      } a { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }y { CLAUSE($condition) }
      }, puedes decidir que en vez de eso { CLAUSE($action, frame: "indicative") }
whenever =
    .indicative = siempre que { CLAUSE($condition) }, { CLAUSE($action) }
while =
    .indicative = mientras { CLAUSE($condition) }, { CLAUSE($action) }
once =
    .indicative = una vez por { NP($scope, det: "none") }, { CLAUSE($action) }
starts =
    .indicative = empieza { NP($scope) }
    .infinitive = empezar
    .subjunctive = empiece { NP($scope) }
effects-end =
    .indicative = termina todo lo que empezó con { NP($what, case: "prep") }
    .infinitive = terminar todo lo que empezó con { NP($what, case: "prep") }
    .subjunctive = termine todo lo que empezó con { NP($what, case: "prep") }
ends =
    .indicative = termina { NP($scope) }
    .infinitive = terminar
    .subjunctive = termine { NP($scope) }
step-ends =
    .indicative = termina { NP($scope) }
    .subjunctive = termine { NP($scope) }
    .infinitive = terminar
performed =
    .indicative = se usa { NP($what) }
    .subjunctive = se use { NP($what) }
    .infinitive = usarse
quoted =
    .indicative = «{ SENTENCES($sentences) }»
quoted-label =
    .indicative = «{ $label } { SENTENCES($sentences) }»
label = { CLAUSE($head, frame: "label") }:
label-threshold = { CLAUSE($head, frame: "label") } { CLAUSE($threshold) }:
threshold = { NP($property, det: "none") } { $amount }+
label-when = { CLAUSE($threshold) }:
label-slot = { $slot }:
label-cost = { $slot } ({ CLAUSE($cost, frame: "imperative") }):

is =
    .indicative = { NP($left) } { AGR($values) ->
        [you] eres
       *[other] { AGR($left) ->
            [you] eres
            [one] es
           *[other] son
          }
      } { LIST($values, $left, join: "or", case: "nom") }
is-not =
    .indicative = { NP($left) } no { AGR($values) ->
        [you] eres
       *[other] { AGR($left) ->
            [you] eres
            [one] es
           *[other] son
          }
      } { LIST($values, $left, join: "or", case: "nom") }
is-turn =
    .indicative = es { AGR($who) ->
        [you] tu turno
       *[other] el turno de { NP($who, case: "prep") }
      }
is-not-turn =
    .indicative = no es { AGR($who) ->
        [you] tu turno
       *[other] el turno de { NP($who, case: "prep") }
      }
equals =
    .indicative = { NP($left) } { AGR($left) ->
        [one] es igual
       *[other] son iguales
      } a { NP($right, case: "prep") }
eq =
    .indicative = { NP($left) } { AGR($left) ->
        [you] eres
        [one] es
       *[other] son
      } { SORT($right) ->
        [number] { NP($right) }
        [sum] igual{ AGREE($left, ending: "agree-es") } a { NP($right, case: "prep") }
       *[phrase] { NP($right) }
      }
ge =
    .indicative = { NP($left) } { AGR($left) ->
        [one] es
       *[other] son
      } { SORT($right) ->
        [number] { NP($right) } o más
       *[phrase] al menos { NP($right) }
      }
le =
    .indicative = { NP($left) } { SORT($right) ->
        [number] { AGR($left) ->
            [one] es
           *[other] son
          } { NP($right) } o menos
       *[phrase] no supera{ AGREE($left, ending: "agree-n") } { NP($right) }
      }
gt =
    .indicative = { NP($left) } supera{ AGREE($left, ending: "agree-n") } { NP($right) }
lt =
    .indicative = { NP($left) } { AGR($left) ->
        [one] es menor
       *[other] son menores
      } que { NP($right) }
is-copy =
    .indicative = { NP($what) } es un ejemplar de { NP($model, case: "prep") }
is-no-copy =
    .indicative = { NP($what) } no es un ejemplar de { NP($model, case: "prep") }
is-in =
    .indicative = { NP($what) } está en { NP($zone, case: "prep") }
is-not-in =
    .indicative = { NP($what) } no está en { NP($zone, case: "prep") }
is-empty =
    .indicative = { NP($zone) } está vací{ AGREE($zone) }
is-not-empty =
    .indicative = { NP($zone) } no está vací{ AGREE($zone) }
set-is-empty =
    .indicative = no hay { NP($what, det: "any") }
set-is-not-empty =
    .indicative = hay { NP($what, det: "none") }
there-is =
    .indicative = hay { NP($what) }
there-is-no =
    .indicative = no hay { NP($what, det: "any") }
exists =
    .indicative = existe { NP($what) }
exists-not =
    .indicative = no existe { NP($what) }
was =
    .indicative = { NP($what) } { AGR($what) ->
        [one] ha
       *[other] han
      } sido { PREDICATE($value, $what) }
was-not =
    .indicative = { NP($what) } no { AGR($what) ->
        [one] ha
       *[other] han
      } sido { PREDICATE($value, $what) }
was-no =
    .indicative = { NP($what) } ha sido { PREDICATE($value, $what) }
has-one =
    .indicative = { NP($who) } { AGR($who) ->
        [you] tienes
        [one] tiene
       *[other] tienen
      } { NP($property) }
has-none =
    .indicative = { NP($who) } no { AGR($who) ->
        [you] tienes
        [one] tiene
       *[other] tienen
      } { NP($property, det: "none") }
owns =
    .indicative = { AGR($who) ->
        [you] { NP($what) } te pertenece{ AGREE($what, ending: "agree-n") }
       *[other] { NP($what) } pertenece{ AGREE($what, ending: "agree-n") } a { NP($who, case: "prep") }
      }
owns-not =
    .indicative = { AGR($who) ->
        [you] { NP($what) } no te pertenece{ AGREE($what, ending: "agree-n") }
       *[other] { NP($what) } no pertenece{ AGREE($what, ending: "agree-n") } a { NP($who, case: "prep") }
      }
can =
    .indicative = { NP(DOER($action)) } { AGR(DOER($action)) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } { CLAUSE($action, frame: "infinitive") }
has-slot =
    .indicative = { NP($what) } tiene { CLAUSE($slot, frame: "name") }
has-no-slot =
    .indicative = { NP($what) } no tiene { CLAUSE($slot, frame: "name") }
in-scope =
    .indicative = { CLAUSE($event, frame: "perfect") } en { NP($scope, det: "this", case: "prep") }
never-in-scope =
    .indicative = { CLAUSE($event, frame: "never") } en { NP($scope, det: "this", case: "prep") }
both =
    .indicative = { LIST($parts, join: "and-that") }
either =
    .indicative = { LIST($parts, join: "or-that") }
both-grouped =
    .indicative = ({ LIST($parts, join: "and") })
either-grouped =
    .indicative = ({ LIST($parts, join: "or") })

grouped =
    .indicative = ({ NP($what) })
    .acc = ({ NP($what) })
    .prep = ({ NP($what) })
    .nom = ({ NP($what) })
plus =
    .indicative = { NP($left) } más { NP($right) }
    .acc = { NP($left) } más { NP($right) }
    .prep = { NP($left, case: "prep") } más { NP($right) }
    .nom = { NP($left, case: "prep") } más { NP($right) }
minus =
    .indicative = { NP($left) } menos { NP($right) }
    .acc = { NP($left) } menos { NP($right) }
    .prep = { NP($left, case: "prep") } menos { NP($right) }
    .nom = { NP($left, case: "prep") } menos { NP($right) }
times =
    .indicative = { NP($left) } por { NP($right) }
    .acc = { NP($left) } por { NP($right) }
    .prep = { NP($left, case: "prep") } por { NP($right) }
    .nom = { NP($left, case: "prep") } por { NP($right) }
at-least =
    .indicative = { NP($left) } (mínimo { NP($right) })
    .acc = { NP($left) } (mínimo { NP($right) })
    .prep = { NP($left, case: "prep") } (mínimo { NP($right) })
    .nom = { NP($left, case: "prep") } (mínimo { NP($right) })
at-most =
    .indicative = { NP($left) } (máximo { NP($right) })
    .acc = { NP($left) } (máximo { NP($right) })
    .prep = { NP($left, case: "prep") } (máximo { NP($right) })
    .nom = { NP($left, case: "prep") } (máximo { NP($right) })

roll =
    .imperative = lanza un dado de { NP($sides) } caras{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } es el resultado
      }
    .infinitive = lanzar un dado de { NP($sides) } caras{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } es el resultado
      }
    .indicative = { NP($who) } { AGR($who) ->
        [you] lanzas
        [one] lanza
       *[other] lanzan
      } un dado de { NP($sides) } caras{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } es el resultado
      }
cell =
    .indicative = • { LIST($places, join: "places") }: { SENTENCES($sentences) }
cell-empty =
    .indicative = • { LIST($places, join: "places") }: nada
cell-any =
    .indicative = • siempre: { SENTENCES($sentences) }
cell-otherwise =
    .indicative = • si no: { SENTENCES($sentences) }
place =
    .indicative = { NP($axis) } { NP($first) }{ GIVEN($last) ->
        [no] { "" }
       *[yes] –{ NP($last) }
      }
joins-game =
    .indicative = { NP($what) } se une a la partida
start-flow =
    .indicative = empieza { NP($scope) }{ GIVEN($who) ->
        [no] { "" }
       *[yes] { " " }para { NP($who, case: "prep") }
      }
may-have =
    .frame = subjunctive
    .indicative = { NP($who) } { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } hacer que { CLAUSE($action, frame: "subjunctive") }
cause =
    .imperative = { CLAUSE($action, frame: "causative") }
    .infinitive = { CLAUSE($action, frame: "causative-infinitive") }
    .indicative = { NP($who) } { CLAUSE($action, frame: "causative-third") }
    .predicate = { CLAUSE($action, frame: "causative-third") }
may-then =
    .indicative = { NP($who) } { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } { CLAUSE($action, frame: "infinitive") }; { CLAUSE($so) }
repeat-count =
    .indicative = una vez por cada { NP($what, det: "single") }, { CLAUSE($action) }
do-so =
    .indicative = { CLAUSE($action) }; { AGR($who) ->
        [you] si lo haces
       *[other] en tal caso
      }, { CLAUSE($so) }
if-possible =
    .indicative = { CLAUSE($action) } si es posible; si no, { CLAUSE($otherwise, frame: "predicate") }
differs =
    .indicative = { CLAUSE($action) }, o { NP($amount) } si { CLAUSE($condition) }
per-each =
    .indicative = { CLAUSE($each) }, { CLAUSE($action) }
discard-home =
    .leans = what
    .indicative = descarta{ FORM($what) ->
        [it] -{ NP($what, case: "clitic") }
       *[other] { " " }{ NP($what, case: "acc") }
      }
    .infinitive = descartar{ FORM($what) ->
        [it] { NP($what, case: "clitic") }
       *[other] { " " }{ NP($what, case: "acc") }
      }
    .predicate = descarta{ FORM($what) ->
        [it] -{ NP($what, case: "clitic") }
       *[other] { " " }{ NP($what, case: "acc") }
      }
does-move =
    .leans = what
    .indicative = { NP($who) } { FORM($what) ->
        [it] { NP($what, case: "clitic") }{ " " }
       *[other] { "" }
      }pone{ AGREE($who, ending: "agree-n") }{ FORM($what) ->
        [it] { "" }
       *[other] { " " }{ NP($what, case: "acc") }
      } en { NP($zone, case: "prep") }
    .predicate = { FORM($what) ->
        [it] { NP($what, case: "clitic") }{ " " }
       *[other] { "" }
      }pone{ AGREE($who, ending: "agree-n") }{ FORM($what) ->
        [it] { "" }
       *[other] { " " }{ NP($what, case: "acc") }
      } en { NP($zone, case: "prep") }
does-shuffle =
    .indicative = { NP($who) } baraja{ AGREE($who, ending: "agree-n") } { NP($zone) }
    .predicate = baraja{ AGREE($who, ending: "agree-n") } { NP($zone) }
cannot-act =
    .indicative = { NP($who) } no { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } actuar { $until }{ GIVEN($but) ->
        [no] { "" }
       *[yes] , pero sí { LIST($but, join: "and", frame: "infinitive") }
      }
    .predicate = no { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } actuar { $until }{ GIVEN($but) ->
        [no] { "" }
       *[yes] , pero sí { LIST($but, join: "and", frame: "infinitive") }
      }
grant =
    .indicative = { CLAUSE($action, frame: "granting") }
    .infinitive = { CLAUSE($action, frame: "granting") }
modify-all =
    .indicative = { NP($what) } { SIGN($changes) ->
        [minus] { AGR($what) ->
            [you] tienes
            [one] tiene
           *[other] tienen
          }
       *[plus] { AGR($what) ->
            [you] ganas
            [one] gana
           *[other] ganan
          }
      } { LIST($changes, join: "and") } { $until }
    .predicate = { SIGN($changes) ->
        [minus] { AGR($what) ->
            [you] tienes
            [one] tiene
           *[other] tienen
          }
       *[plus] { AGR($what) ->
            [you] ganas
            [one] gana
           *[other] ganan
          }
      } { LIST($changes, join: "and") } { $until }
change =
    .indicative = { $amount } de { NP($property, det: "none") }
change-equal =
    .indicative = una bonificación de { NP($property, det: "none") } igual a { NP($value, case: "prep") }
while--is-taken =
    .indicative = con { NP($what, case: "prep") }, { CLAUSE($action) }
when--starts =
    .indicative = al principio de { NP($scope, case: "prep") }, { CLAUSE($action) }
when--ends =
    .indicative = al final de { NP($scope, case: "prep") }, { CLAUSE($action) }
before--starts =
    .indicative = antes de { NP($scope, case: "prep") }, { CLAUSE($action) }
before--ends =
    .indicative = justo antes del final de { NP($scope, case: "prep") }, { CLAUSE($action) }
threshold-most = { NP($property, det: "none") } { $amount } o menos
is-one-of =
    .indicative = { NP($left) } { AGR($left) ->
        [one] es
       *[other] son
      } { LIST($values, join: "or") }
was-any =
    .indicative = hay { NP($what, det: "none") } { PREDICATE($value, $what) }
is-taken =
    .indicative = se juega con la opción { NP($what) }
