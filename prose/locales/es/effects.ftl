### Español: un mensaje por cada cosa que puede decir una carta. Se tutea: «elige», «puedes».

# source: 74b17f59
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
# source: 6e3ae199
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
# source: e3ebcab6
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
# source: 1da6d163
choose-number =
    .imperative = elige un número { $letter } entre { NP($least) } y { NP($most) }
    .infinitive = elegir un número { $letter } entre { NP($least) } y { NP($most) }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] eliges
        [one] elige
       *[other] eligen
      } un número { $letter } entre { NP($least) } y { NP($most) }
    .predicate = { AGR($chooser) ->
        [you] eliges
        [one] elige
       *[other] eligen
      } un número { $letter } entre { NP($least) } y { NP($most) }
# source: d29a10d5
choose-one =
    .imperative = elige una opción: { LIST($options, join: "choice") }
    .infinitive = elegir una opción: { LIST($options, join: "choice") }
    .indicative = { NP($chooser) } { AGR($chooser) ->
        [you] eliges
        [one] elige
       *[other] eligen
      } una opción: { LIST($options, join: "choice") }
# source: 33119e12
option =
    .indicative = • { SENTENCES($sentences) }
# source: 6178b0ce
may-do =
    .indicative = { NP($who) } { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } decidir que ocurra esto: { CLAUSE($action) }
# source: 361bbcfa
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
# source: ac4209bc
must =
    .indicative = { NP($who) } { AGR($who) ->
        [you] debes
        [one] debe
       *[other] deben
      } { CLAUSE($action, frame: "infinitive") }
    .predicate = { AGR($who) ->
        [you] debes
        [one] debe
       *[other] deben
      } { CLAUSE($action, frame: "infinitive") }
# source: f9eeeac1
if-so =
    .indicative = { AGR($who) ->
        [you] si lo haces
       *[other] en tal caso
      }, { CLAUSE($action) }
# source: 577d7dcf
if-not =
    .indicative = { AGR($who) ->
        [you] si no lo haces
       *[other] si no
      }, { CLAUSE($action) }
# source: a01021e2
may-or =
    .indicative = { CLAUSE($first) }; { AGR($who) ->
        [you] si no lo haces
       *[other] si no
      }, { CLAUSE($action) }
# source: e64740cb
may-so =
    .indicative = { NP($who) } { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } { CLAUSE($action, frame: "infinitive") }; { AGR($who) ->
        [you] si lo haces
       *[other] en tal caso
      }, { CLAUSE($so) }
# source: 61933935
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
# source: 34f4e0c0
joined =
    .imperative = { CLAUSE($first, frame: "imperative") } y { LIST($rest, join: "and", frame: "imperative") }
    .infinitive = { CLAUSE($first, frame: "infinitive") } y { LIST($rest, join: "and", frame: "infinitive") }
    .indicative = { CLAUSE($first, frame: "indicative") } y { LIST($rest, join: "and", frame: "predicate") }
    .predicate = { CLAUSE($first, frame: "predicate") } y { LIST($rest, join: "and", frame: "predicate") }
# source: fae0ba49
nothing-happens =
    .indicative = no ocurre nada
# source: fc08ac6e
steps =
    .indicative = { LIST($parts, join: "then", other: "stated") }
# source: 1aaf96f6
bracketed =
    .indicative = ({ CLAUSE($action) })
    .infinitive = ({ CLAUSE($action, frame: "infinitive") })
# source: 6b4f9691
after-choice =
    .indicative = sea cual sea la elección, { CLAUSE($action) }
# source: cacd1751
after-list =
    .indicative = en cualquier caso, { CLAUSE($action) }
# source: 93835777
also =
    .indicative = { LIST($parts, join: "and", other: "stated") }
# source: 77b5333a
together =
    .indicative = al mismo tiempo, { LIST($parts, join: "and", other: "stated") }
# source: f0eaec43
at-once =
    .indicative = en secreto y al mismo tiempo, { CLAUSE($action) }
# source: f5926177
all-at-once =
    .indicative = al mismo tiempo, { CLAUSE($action) }
# source: 1611fe35
one-by-one =
    .indicative = sucesivamente, { CLAUSE($action) }
# source: be90da8d
repeat =
    .indicative = { NP($times) } { PLURAL($times) ->
        [one] vez
       *[other] veces
      }{ GIVEN($letters) ->
        [no] { "" }
       *[yes] , donde { LIST($letters, join: "and") }
      }: { CLAUSE($action) }
# source: 201af35b
repeat-while =
    .indicative = { NP($times) } { PLURAL($times) ->
        [one] vez
       *[other] veces
      }{ GIVEN($letters) ->
        [no] { "" }
       *[yes] , donde { LIST($letters, join: "and") }
      }, mientras { CLAUSE($condition) }: { CLAUSE($action) }
# source: d40c0988
repeat-until =
    .indicative = repite lo siguiente hasta que se cumpla esto ({ CLAUSE($condition) }): { CLAUSE($action) }
# source: 302127ea
for-each =
    .indicative = por { NP($what, case: "prep") }, { CLAUSE($action) }
# source: 49e07031
if =
    .indicative = si { CLAUSE($condition) }, { CLAUSE($action) }
# source: baea74f5
if-all =
    .indicative = si { CLAUSE($condition) }, haz todo esto: { SENTENCES($sentences) }
# source: 18582f6b
if-block =
    .indicative = si { CLAUSE($condition) }: { CLAUSE($action) }
# source: ae65874e
otherwise =
    .indicative = si no, { CLAUSE($action) }
# source: 6a25604b
if-otherwise =
    .indicative = si { CLAUSE($condition) }, { CLAUSE($action) }; si no, { CLAUSE($otherwise) }
# source: 156054bb
if-none =
    .indicative = si no hay ninguno, { CLAUSE($action) }
# source: cad61c9b
where-x =
    .indicative = { CLAUSE($action) }, donde { LIST($letters, join: "and") }
    .infinitive = { CLAUSE($action, frame: "infinitive") }, donde { LIST($letters, join: "and") }
    .predicate = { CLAUSE($action, frame: "predicate") }, donde { LIST($letters, join: "and") }
# source: 32405b06
letter-counts =
    .indicative = { $letter } cuenta las veces
# source: 3a7ecdcb
letter-is =
    .indicative = { $letter } es { NP($value) }
# source: c38aaf6f
note =
    .indicative = anota { NP($what) }
    .infinitive = anotar { NP($what) }
    .predicate = anota { NP($what) }
# source: 6043bf1b
letter-fixed =
    .indicative = { $letter } queda fijado en { NP($value, case: "prep") }
# source: 7f65c70e
let =
    .indicative = sea { $letter } { NP($value) }

# source: b52bdfff
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
# source: b0320303
move-top =
    .indicative = pon { NP($what, case: "acc") } encima de { NP($zone, case: "prep") }
    .infinitive = poner { NP($what, case: "acc") } encima de { NP($zone, case: "prep") }
    .predicate = pon { NP($what, case: "acc") } encima de { NP($zone, case: "prep") }
# source: bc327ec2
move-bottom =
    .indicative = pon { NP($what, case: "acc") } debajo de { NP($zone, case: "prep") }
    .infinitive = poner { NP($what, case: "acc") } debajo de { NP($zone, case: "prep") }
    .predicate = pon { NP($what, case: "acc") } debajo de { NP($zone, case: "prep") }
# source: 41347569
move-top-any-order =
    .indicative = pon { NP($what, case: "acc") } encima de { NP($zone, case: "prep") } en el orden que prefieras
    .infinitive = poner { NP($what, case: "acc") } encima de { NP($zone, case: "prep") } en el orden que prefieras
    .predicate = pon { NP($what, case: "acc") } encima de { NP($zone, case: "prep") } en el orden que prefieras
# source: 1a9d0e97
shuffle =
    .indicative = baraja { NP($zone) }
    .infinitive = barajar { NP($zone) }
    .predicate = baraja { NP($zone) }
# source: 9a5ca1d7
swap =
    .indicative = intercambia { NP($left, case: "acc") } con { NP($right, case: "prep") }
    .infinitive = intercambiar { NP($left, case: "acc") } con { NP($right, case: "prep") }
    .predicate = intercambia { NP($left, case: "acc") } con { NP($right, case: "prep") }
# source: 06e49ad7
reveal =
    .indicative = revela { NP($what, case: "acc") }
    .infinitive = revelar { NP($what, case: "acc") }
    .predicate = revela { NP($what, case: "acc") }
# source: 9bf340d6
reveal-to =
    .indicative = revela { NP($what) } a { NP($who, case: "prep") }
    .infinitive = { AGR($who) ->
        [you] revelarte { NP($what) }
       *[other] revelar { NP($what) } a { NP($who, case: "prep") }
      }
    .predicate = revela { NP($what) } a { NP($who, case: "prep") }
# source: cb6b82ba
look =
    .imperative = mira { NP($what, case: "acc") }
    .infinitive = mirar { NP($what, case: "acc") }
    .indicative = { NP($who) } { AGR($who) ->
        [you] miras
        [one] mira
       *[other] miran
      } { NP($what, case: "acc") }
    .predicate = { AGR($who) ->
        [you] miras
        [one] mira
       *[other] miran
      } { NP($what, case: "acc") }
# source: 803807b9
tell-whether =
    .indicative = indica a { GIVEN($who) ->
        [no] todos los jugadores
       *[yes] { NP($who, case: "prep") }
      } si { CLAUSE($condition) }
    .infinitive = { AGR($who) ->
        [you] indicarte
       *[other] indicar a { GIVEN($who) ->
            [no] todos los jugadores
           *[yes] { NP($who, case: "prep") }
          }
      } si { CLAUSE($condition) }
    .predicate = indica a { GIVEN($who) ->
        [no] todos los jugadores
       *[yes] { NP($who, case: "prep") }
      } si { CLAUSE($condition) }
# source: 0c13c197
learn-whether =
    .imperative = averigua si { CLAUSE($condition) }
    .infinitive = averiguar si { CLAUSE($condition) }
    .indicative = { NP($who) } { AGR($who) ->
        [you] averiguas
        [one] averigua
       *[other] averiguan
      } si { CLAUSE($condition) }
    .predicate = { AGR($who) ->
        [you] averiguas
        [one] averigua
       *[other] averiguan
      } si { CLAUSE($condition) }
# source: bb1e744c
reveal-until =
    .indicative = revela cartas de la parte superior de { NP($zone, case: "prep") } hasta revelar { NP($what, case: "acc") }
    .infinitive = revelar cartas de la parte superior de { NP($zone, case: "prep") } hasta revelar { NP($what, case: "acc") }
    .predicate = revela cartas de la parte superior de { NP($zone, case: "prep") } hasta revelar { NP($what, case: "acc") }
# source: e4ea3991
m-revealed-before = revelad{ AGREE($head) } antes de { NP($what, case: "prep") }
# source: 7de82fc1
m-top-of = de encima de { NP($zone, case: "prep") }
# source: 96f9c2a5
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

# source: 2093594e
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
# source: ba49bed9
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
# source: d1c58138
obtain =
    .indicative = { NP($what) } { AGR($what) ->
        [you] ganas
        [one] gana
       *[other] ganan
      } { LIST($abilities, join: "and") } { $until }
# source: da5151a7
copy =
    .causative = convierte { NP($what, case: "acc") } en una copia de { NP($model, case: "prep") } { $until }
    .causative-infinitive = convertir { NP($what, case: "acc") } en una copia de { NP($model, case: "prep") } { $until }
    .causative-third = convierte { NP($what, case: "acc") } en una copia de { NP($model, case: "prep") } { $until }
    .indicative = { NP($what) } se convierte en una copia de { NP($model, case: "prep") } { $until }
    .predicate = se convierte en una copia de { NP($model, case: "prep") } { $until }
# source: b8f8cbb9
lent-abilities =
    .indicative = { NP($what) } { AGR($what) ->
        [one] obtiene
       *[other] obtienen
      } las capacidades de { NP($model, case: "prep") } { $until }
    .predicate = { AGR($what) ->
        [one] obtiene
       *[other] obtienen
      } las capacidades de { NP($model, case: "prep") } { $until }
# source: 86fc88af
blank =
    .indicative = { NP($what) } { AGR($what) ->
        [one] pierde
       *[other] pierden
      } su texto { $until }
    .predicate = { AGR($what) ->
        [one] pierde
       *[other] pierden
      } su texto { $until }
# source: 255b408e
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
# source: b7c56536
rises =
    .indicative = { NP($property) } aumenta{ AGREE($property, ending: "agree-n") } en { NP($amount, case: "prep") }
# source: 87ab39f8
falls =
    .indicative = { NP($property) } disminuye{ AGREE($property, ending: "agree-n") } en { NP($amount, case: "prep") }
# source: 5003920a
becomes =
    .indicative = { NP($property) } { SORT($amount) ->
        [number] pasa{ AGREE($property, ending: "agree-n") } a ser { NP($amount) }
       *[phrase] pasa{ AGREE($property, ending: "agree-n") } a ser { NP($amount) }
      }
# source: 3b33f294
becomes-thing =
    .indicative = { NP($amount) } { AGR($amount) ->
        [you] pasas
        [one] pasa
       *[other] pasan
      } a ser { NP($property) }
# source: 11d1d6c5
becomes-nothing =
    .indicative = { GIVEN($owner) ->
        [no] ya no hay { NP($property, det: "none") }
       *[yes] { NP($owner) } ya no { AGR($owner) ->
            [you] tienes
            [one] tiene
           *[other] tienen
          } { NP($property, det: "none") }
      }
# source: 390ee71d
window-once =
    .indicative = en orden de mesa{ GIVEN($start) ->
        [no] { "" }
       *[yes] , empezando por { NP($start, case: "prep") }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes]  y siguiendo por { NP($second, case: "prep") }
      }, { LIST($offers, join: "or") }, una vez cada uno
# source: b860b1d4
window =
    .indicative = en orden de mesa{ GIVEN($start) ->
        [no] { "" }
       *[yes] , empezando por { NP($start, case: "prep") }
      }{ GIVEN($second) ->
        [no] { "" }
       *[yes]  y siguiendo por { NP($second, case: "prep") }
      }, { LIST($offers, join: "or") }, hasta que todos pasen
# source: c318f50b
end-game =
    .indicative = la partida termina{ GIVEN($winner) ->
        [no] { "" }
       *[yes] { " " }con la victoria de { NP($winner, case: "prep") }
      }: { $result }
# source: 88a3f126
until-any =
    .indicative = { LIST($parts, join: "or") }
# source: 8a1ff99d
until-end =
    .indicative = hasta el final de { NP($scope, case: "prep") }
# source: f74e714c
until-event =
    .indicative = hasta que { CLAUSE($event, frame: "subjunctive") }
# source: 902620f2
rest-of-game =
    .indicative = durante el resto de la partida
# source: 0481047c
for-next =
    .indicative = la próxima vez que { CLAUSE($event, frame: "subjunctive") }{ GIVEN($until) ->
        [no] { "" }
       *[yes] , { $until }
      }

# source: b9536969
passive =
    .indicative = { CLAUSE($event, frame: "passive") }
    .subjunctive = { CLAUSE($event, frame: "passive-subjunctive") }
    .infinitive = { CLAUSE($event, frame: "passive-infinitive") }
    .perfect = { CLAUSE($event, frame: "passive-perfect") }
# source: 57aeab83
when =
    .indicative = cuando { CLAUSE($event, frame: "indicative") }, { CLAUSE($action) }
# source: 64ef1221
when-until =
    .indicative = { $until }, cuando { CLAUSE($event, frame: "indicative") }, { CLAUSE($action) }
# source: 34d6ba4c
next-time =
    .indicative = la próxima vez que { CLAUSE($event, frame: "subjunctive") }, { $until }, { CLAUSE($action) }
# source: a9006608
event-where =
    .indicative = { CLAUSE($event, frame: "indicative") } si { CLAUSE($condition) }
    .subjunctive = { CLAUSE($event, frame: "subjunctive") } si { CLAUSE($condition) }
    .infinitive = { CLAUSE($event, frame: "infinitive") } si { CLAUSE($condition) }
    .perfect = { CLAUSE($event, frame: "perfect") } si { CLAUSE($condition) }
# source: 30104c2a
before =
    .indicative = antes de que { CLAUSE($event, frame: "subjunctive") }, { CLAUSE($action) }
# source: 60b87a73
instead =
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] fueras
        [one] fuera
       *[other] fueran
      } a { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }y { CLAUSE($condition) }
      }, en vez de eso { CLAUSE($action) }
# source: f0490151
instead-of-it =
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] fueras
        [one] fuera
       *[other] fueran
      } a { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }y { CLAUSE($condition) }
      }, eso no ocurre; en vez de eso, { CLAUSE($action) }
# source: 267969a3
may-instead =
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] fueras
        [one] fuera
       *[other] fueran
      } a { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }y { CLAUSE($condition) }
      }, en vez de eso puedes { CLAUSE($action, frame: "infinitive") }
# source: 2b137ef6
may-instead-have =
    .frame = subjunctive
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] fueras
        [one] fuera
       *[other] fueran
      } a { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }y { CLAUSE($condition) }
      }, puedes decidir que en vez de eso { CLAUSE($action, frame: "subjunctive") }
# source: b7f6ec7e
may-instead-do =
    .indicative = si { NP(DOER($event)) } { AGR(DOER($event)) ->
        [you] fueras
        [one] fuera
       *[other] fueran
      } a { CLAUSE($event, frame: "infinitive") }{ GIVEN($condition) ->
        [no] { "" }
       *[yes] { " " }y { CLAUSE($condition) }
      }, puedes decidir que en vez de eso ocurra esto: { CLAUSE($action) }
# source: 45596a94
whenever =
    .indicative = siempre que { CLAUSE($condition) }, { CLAUSE($action) }
# source: 656544e8
# Lo que era cierto justo antes del suceso con el que empieza la frase.
earlier =
    .indicative = justo antes { CLAUSE($condition) }
# source: 3f99b771
while =
    .indicative = mientras { CLAUSE($condition) }, { CLAUSE($action) }
# source: 9c708235
once =
    .indicative = una vez por { NP($scope, det: "none") }, { CLAUSE($action) }
# source: 13436d78
starts =
    .indicative = empieza { NP($scope) }
    .infinitive = empezar
    .subjunctive = empiece { NP($scope) }
# source: 10426ca1
effects-end =
    .indicative = termina todo lo que empezó con { NP($what, case: "prep") }
    .infinitive = terminar todo lo que empezó con { NP($what, case: "prep") }
    .subjunctive = termine todo lo que empezó con { NP($what, case: "prep") }
# source: db754d3d
ends =
    .indicative = termina { NP($scope) }
    .infinitive = terminar
    .subjunctive = termine { NP($scope) }
# source: 2474e7ac
step-ends =
    .indicative = termina { NP($scope) }
    .subjunctive = termine { NP($scope) }
    .infinitive = terminar
# source: 6d022f50
performed =
    .indicative = se usa { NP($what) }
    .subjunctive = se use { NP($what) }
    .infinitive = usarse
# source: 7e9d3157
quoted =
    .indicative = «{ SENTENCES($sentences) }»
# source: 36324a0f
quoted-label =
    .indicative = «{ $label } { SENTENCES($sentences) }»
# source: 8383e0e4
label = { CLAUSE($head, frame: "label") }:
# source: f0219852
label-threshold = { CLAUSE($head, frame: "label") } { CLAUSE($threshold) }:
# source: 71e9b000
threshold = { NP($property, det: "none") } { $amount }+
# source: 1869a98a
label-when = { CLAUSE($threshold) }:
# source: 36ffde34
label-slot = { $slot }:
# source: 5dd87dde
label-cost = { $slot } ({ CLAUSE($cost, frame: "imperative") }):
# source: 83fe2692
label-once = { CLAUSE($label) } una vez por { NP($scope, det: "none") }:

# source: 926298cf
is =
    .indicative = { NP($left) } { AGR($values) ->
        [you] eres
       *[other] { AGR($left) ->
            [you] eres
            [one] es
           *[other] son
          }
      } { LIST($values, $left, join: "or", case: "nom") }
# source: d94f5a87
is-not =
    .indicative = { NP($left) } no { AGR($values) ->
        [you] eres
       *[other] { AGR($left) ->
            [you] eres
            [one] es
           *[other] son
          }
      } { LIST($values, $left, join: "or", case: "nom") }
# source: d26bda61
is-turn =
    .indicative = es { AGR($who) ->
        [you] tu turno
       *[other] el turno de { NP($who, case: "prep") }
      }
# source: aefb70b6
is-not-turn =
    .indicative = no es { AGR($who) ->
        [you] tu turno
       *[other] el turno de { NP($who, case: "prep") }
      }
# source: 5dd1d4e1
equals =
    .indicative = { NP($left) } { AGR($left) ->
        [one] es igual
       *[other] son iguales
      } a { NP($right, case: "prep") }
# source: 620bb8ab
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
# source: 1c956781
ge =
    .indicative = { NP($left) } { AGR($left) ->
        [one] es
       *[other] son
      } { SORT($right) ->
        [number] { NP($right) } o más
       *[phrase] al menos { NP($right) }
      }
# source: 753f78c8
le =
    .indicative = { NP($left) } { SORT($right) ->
        [number] { AGR($left) ->
            [one] es
           *[other] son
          } { NP($right) } o menos
       *[phrase] no supera{ AGREE($left, ending: "agree-n") } { NP($right) }
      }
# source: 7172e977
gt =
    .indicative = { NP($left) } supera{ AGREE($left, ending: "agree-n") } { NP($right) }
# source: 0ed63a58
lt =
    .indicative = { NP($left) } { AGR($left) ->
        [one] es menor
       *[other] son menores
      } que { NP($right) }
# source: e45b3727
is-copy =
    .indicative = { NP($what) } es un ejemplar de { NP($model, case: "prep") }
# source: c4164290
is-no-copy =
    .indicative = { NP($what) } no es un ejemplar de { NP($model, case: "prep") }
# source: 523e4382
is-next-to =
    .indicative = { NP($what) } está junto a { NP($other, case: "prep") }
# source: ada1217a
is-not-next-to =
    .indicative = { NP($what) } no está junto a { NP($other, case: "prep") }
# source: 20683ac2
is-in =
    .indicative = { NP($what) } está en { NP($zone, case: "prep") }
# source: 5e0f69f4
is-not-in =
    .indicative = { NP($what) } no está en { NP($zone, case: "prep") }
# source: 2f1a6085
is-empty =
    .indicative = { NP($zone) } está{ AGREE($zone, ending: "agree-n") } vací{ AGREE($zone) }
# source: 1194e0c1
is-not-empty =
    .indicative = { NP($zone) } no está{ AGREE($zone, ending: "agree-n") } vací{ AGREE($zone) }
# source: 048d6dd7
set-is-empty =
    .indicative = no hay { NP($what, det: "any") }
# source: 8d134556
set-is-not-empty =
    .indicative = hay { NP($what, det: "none") }
# source: 6cfc59a9
there-is =
    .indicative = hay { NP($what) }
# source: 6b167c22
there-is-no =
    .indicative = no hay { NP($what, det: "any") }
# source: 385aa7e9
exists =
    .indicative = existe { NP($what) }
# source: 7d5d6cb7
exists-not =
    .indicative = no existe { NP($what) }
# source: 23ee1d34
was =
    .indicative = { NP($what) } { AGR($what) ->
        [one] ha
       *[other] han
      } sido { PREDICATE($value, $what) }
# source: 22dfb662
was-not =
    .indicative = { NP($what) } no { AGR($what) ->
        [one] ha
       *[other] han
      } sido { PREDICATE($value, $what) }
# source: 34be2bc2
was-no =
    .indicative = { NP($what) } ha sido { PREDICATE($value, $what) }
# source: 8f9a96d8
has-one =
    .indicative = { NP($who) } { AGR($who) ->
        [you] tienes
        [one] tiene
       *[other] tienen
      } { NP($property) }
# source: bb5cacda
has-none =
    .indicative = { NP($who) } no { AGR($who) ->
        [you] tienes
        [one] tiene
       *[other] tienen
      } { NP($property, det: "none") }
# source: db82d2e8
owns =
    .indicative = { AGR($who) ->
        [you] { NP($what) } te pertenece{ AGREE($what, ending: "agree-n") }
       *[other] { NP($what) } pertenece{ AGREE($what, ending: "agree-n") } a { NP($who, case: "prep") }
      }
# source: e137eff0
owns-not =
    .indicative = { AGR($who) ->
        [you] { NP($what) } no te pertenece{ AGREE($what, ending: "agree-n") }
       *[other] { NP($what) } no pertenece{ AGREE($what, ending: "agree-n") } a { NP($who, case: "prep") }
      }
# source: b44dfe7c
did =
    .indicative = { AGR($who) ->
        [you] lo haces
       *[other] eso ocurre
      }
# source: 6afc8628
did-not =
    .indicative = { AGR($who) ->
        [you] no lo haces
       *[other] eso no ocurre
      }
# source: ad015b4e
happened =
    .indicative = eso ha ocurrido
# source: b4cc8b56
can =
    .indicative = { NP(DOER($action)) } { AGR(DOER($action)) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } { CLAUSE($action, frame: "infinitive") }
# source: d0cd2c45
has-slot =
    .indicative = { NP($what) } tiene { CLAUSE($slot, frame: "name") }
# source: 4d512d90
has-no-slot =
    .indicative = { NP($what) } no tiene { CLAUSE($slot, frame: "name") }
# source: 0f9cdbcd
in-scope =
    .indicative = { CLAUSE($event, frame: "perfect") } en { NP($scope, det: "this", case: "prep") }
# source: 94a4d8c2
never-in-scope =
    .indicative = { CLAUSE($event, frame: "never") } en { NP($scope, det: "this", case: "prep") }
# source: dc0a8fd9
both =
    .indicative = { LIST($parts, join: "and-that") }
# source: fa532d4e
either =
    .indicative = { LIST($parts, join: "or-that") }
# source: 83c9348c
both-grouped =
    .indicative = ({ LIST($parts, join: "and") })
# source: 8480157d
either-grouped =
    .indicative = ({ LIST($parts, join: "or") })

# source: d3c591cb
grouped =
    .indicative = ({ NP($what) })
    .acc = ({ NP($what) })
    .prep = ({ NP($what) })
    .nom = ({ NP($what) })
# source: b0c20f19
plus =
    .indicative = { NP($left) } más { NP($right) }
    .acc = { NP($left) } más { NP($right) }
    .prep = { NP($left, case: "prep") } más { NP($right) }
    .nom = { NP($left, case: "prep") } más { NP($right) }
# source: c2e132ba
minus =
    .indicative = { NP($left) } menos { NP($right) }
    .acc = { NP($left) } menos { NP($right) }
    .prep = { NP($left, case: "prep") } menos { NP($right) }
    .nom = { NP($left, case: "prep") } menos { NP($right) }
# source: 3e80f9a4
times =
    .indicative = { NP($left) } por { NP($right) }
    .acc = { NP($left) } por { NP($right) }
    .prep = { NP($left, case: "prep") } por { NP($right) }
    .nom = { NP($left, case: "prep") } por { NP($right) }
# source: 8ac2dc44
divided-up =
    .indicative = { NP($left) } entre { NP($right) } (redondeando hacia arriba)
    .acc = { NP($left) } entre { NP($right) } (redondeando hacia arriba)
    .prep = { NP($left, case: "prep") } entre { NP($right) } (redondeando hacia arriba)
# source: e59d9e29
divided-down =
    .indicative = { NP($left) } entre { NP($right) } (redondeando hacia abajo)
    .acc = { NP($left) } entre { NP($right) } (redondeando hacia abajo)
    .prep = { NP($left, case: "prep") } entre { NP($right) } (redondeando hacia abajo)
# source: c9ed53d2
at-least =
    .indicative = { NP($left) } (mínimo { NP($right) })
    .acc = { NP($left) } (mínimo { NP($right) })
    .prep = { NP($left, case: "prep") } (mínimo { NP($right) })
    .nom = { NP($left, case: "prep") } (mínimo { NP($right) })
# source: ad48dd56
at-most =
    .indicative = { NP($left) } (máximo { NP($right) })
    .acc = { NP($left) } (máximo { NP($right) })
    .prep = { NP($left, case: "prep") } (máximo { NP($right) })
    .nom = { NP($left, case: "prep") } (máximo { NP($right) })
# source: 6953e827
one-if =
    .indicative = 1 si { CLAUSE($condition) } (si no, 0)

# source: 0f2f2ce0
roll =
    .imperative = lanza un dado { SORT($sides) ->
        [number] de { NP($sides) } caras
       *[other] cuyo número de caras es { NP($sides) }
      }{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } es el resultado
      }
    .infinitive = lanzar un dado { SORT($sides) ->
        [number] de { NP($sides) } caras
       *[other] cuyo número de caras es { NP($sides) }
      }{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } es el resultado
      }
    .indicative = { NP($who) } { AGR($who) ->
        [you] lanzas
        [one] lanza
       *[other] lanzan
      } un dado { SORT($sides) ->
        [number] de { NP($sides) } caras
       *[other] cuyo número de caras es { NP($sides) }
      }{ GIVEN($letter) ->
        [no] { "" }
       *[yes] : { $letter } es el resultado
      }
# source: df0d8038
cell =
    .indicative = • { LIST($places, join: "places") }: { SENTENCES($sentences) }
# source: 9863ce18
cell-empty =
    .indicative = • { LIST($places, join: "places") }: nada
# source: 936d4cce
cell-any =
    .indicative = • siempre: { SENTENCES($sentences) }
# source: e74b9c89
cell-otherwise =
    .indicative = • si no: { SENTENCES($sentences) }
# source: b0a54410
place =
    .indicative = { NP($axis) } { NP($first) }{ GIVEN($last) ->
        [no] { "" }
       *[yes] –{ NP($last) }
      }
# source: 660c57ae
joins-game =
    .indicative = { NP($what) } se une a la partida
# source: 26cf6d61
leaves-game =
    .imperative = abandona la partida
    .infinitive = abandonar la partida
    .indicative = { NP($who) } { AGR($who) ->
        [you] abandonas
        [one] abandona
       *[other] abandonan
      } la partida
    .predicate = { AGR($who) ->
        [you] abandonas
        [one] abandona
       *[other] abandonan
      } la partida
# source: dbdcdd3f
start-flow =
    .indicative = empieza { NP($scope) }{ GIVEN($who) ->
        [no] { "" }
       *[yes] { " " }para { NP($who, case: "prep") }
      }
# source: 09468902
may-have =
    .frame = subjunctive
    .indicative = { NP($who) } { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } hacer que { CLAUSE($action, frame: "subjunctive") }
# source: 03feee8b
cause =
    .imperative = { CLAUSE($action, frame: "causative") }
    .infinitive = { CLAUSE($action, frame: "causative-infinitive") }
    .indicative = { NP($who) } { CLAUSE($action, frame: "causative-third") }
    .predicate = { CLAUSE($action, frame: "causative-third") }
# source: 16496350
may-then =
    .indicative = { NP($who) } { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } { CLAUSE($action, frame: "infinitive") }; { CLAUSE($so) }
# source: 920b1db4
repeat-count =
    .indicative = una vez por cada { NP($what, det: "single") }, { CLAUSE($action) }
# source: 4ee28981
do-so =
    .indicative = { CLAUSE($action) }; { AGR($who) ->
        [you] si lo haces
       *[other] en tal caso
      }, { CLAUSE($so) }
# source: cac95c0b
if-possible =
    .indicative = { CLAUSE($action) } si es posible; si no, { CLAUSE($otherwise, frame: "predicate") }
# source: 21db3722
differs =
    .indicative = { CLAUSE($action) }, o { NP($amount) } si { CLAUSE($condition) }
# source: 3b3a2bbd
per-each =
    .indicative = { CLAUSE($each) }, { CLAUSE($action) }
# source: da8934df
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
# source: 2ecbfb34
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
# source: 1185da2c
does-move-top =
    .leans = what
    .indicative = { NP($who) } { FORM($what) ->
        [it] { NP($what, case: "clitic") }{ " " }
       *[other] { "" }
      }pone{ AGREE($who, ending: "agree-n") }{ FORM($what) ->
        [it] { "" }
       *[other] { " " }{ NP($what, case: "acc") }
      } encima de { NP($zone, case: "prep") }
    .predicate = { FORM($what) ->
        [it] { NP($what, case: "clitic") }{ " " }
       *[other] { "" }
      }pone{ AGREE($who, ending: "agree-n") }{ FORM($what) ->
        [it] { "" }
       *[other] { " " }{ NP($what, case: "acc") }
      } encima de { NP($zone, case: "prep") }
# source: 5661ba55
does-shuffle =
    .indicative = { NP($who) } baraja{ AGREE($who, ending: "agree-n") } { NP($zone) }
    .predicate = baraja{ AGREE($who, ending: "agree-n") } { NP($zone) }
# source: d086e0bf
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
# source: de853bf0
grant =
    .indicative = { CLAUSE($action, frame: "granting") }
    .infinitive = { CLAUSE($action, frame: "granting") }
# source: c38452c5
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
# source: 5ccd43c0
change =
    .indicative = { $amount } de { NP($property, det: "none") }
# source: 1442ffc2
change-equal =
    .indicative = una bonificación de { NP($property, det: "none") } igual a { NP($value, case: "prep") }
# source: a0347ab5
while--is-taken =
    .indicative = con { NP($what, case: "prep") }, { CLAUSE($action) }
# source: 391c125b
when--starts =
    .indicative = al principio de { NP($scope, case: "prep") }, { CLAUSE($action) }
# source: 17026512
when--ends =
    .indicative = al final de { NP($scope, case: "prep") }, { CLAUSE($action) }
# source: 74d7a204
before--starts =
    .indicative = antes de { NP($scope, case: "prep") }, { CLAUSE($action) }
# source: f9d1a2d2
before--ends =
    .indicative = justo antes del final de { NP($scope, case: "prep") }, { CLAUSE($action) }
# source: ec231e54
threshold-most = { NP($property, det: "none") } { $amount } o menos
# source: a6dbfdbf
is-one-of =
    .indicative = { NP($left) } { AGR($left) ->
        [one] es
       *[other] son
      } { LIST($values, join: "or") }
# source: 813aa8a2
was-any =
    .indicative = hay { NP($what, det: "none") } { PREDICATE($value, $what) }
# source: 68754315
is-taken =
    .indicative = se juega con la opción { NP($what) }
