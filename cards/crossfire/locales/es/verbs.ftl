### Crossfire, español: lo que puede ocurrir.
### Palabras: base (robar), third (roba), conj (robe), participle SIN la o final (robad), command si no es third.

draws =
    .base = robar
    .third = roba
    .conj = robe
    .participle = robad
    .unit = n-card
discards =
    .base = descartar
    .third = descarta
    .conj = descarte
    .participle = descartad
heals =
    .alone = yes
    .like = verb-reflexive
    .base = curar
    .third = cura
    .command = cúrate
    .conj = cure
    .participle = curad
    .unit = n-hp
    .granting = { FORM($who) ->
        [it] curarle { NP($amount) } PV
       *[other] curar { NP($amount) } PV a { NP($who, case: "prep") }
      }
suffers =
    .base = sufrir
    .third = sufre
    .conj = sufra
    .participle = sufrid
    .unit = n-damage
gains =
    .base = ganar
    .third = gana
    .conj = gane
    .participle = ganad
    .unit = n-nuyen
attacks =
    .alone = yes
    .base = atacar
    .third = ataca
    .conj = ataque
    .participle = atacad
flips-to =
    .like = verb-tail
    .base = entrar
    .third = entra
    .conj = entre
    .tail = en juego
    .participle = revelad
    .to = frente a { NP($what, case: "prep") }
abandons =
    .like = verb-tail
    .base = abandonar
    .third = abandona
    .conj = abandone
    .tail = la misión
    .participle = abandonad
arrives =
    .untold = yes
    .like = verb-tail
    .base = entrar
    .third = entra
    .conj = entre
    .tail = en juego frente al Runner de su color
    .tail-you = en juego frente al Runner de tu color
    .participle = colocad
turns-to =
    .causative = mueve { AGR($target) ->
        [you] hacia ti { NP($foe) }
       *[other] { NP($foe) } hacia { NP($target, case: "prep") }
      }
    .causative-infinitive = mover { AGR($target) ->
        [you] hacia ti { NP($foe) }
       *[other] { NP($foe) } hacia { NP($target, case: "prep") }
      }
    .causative-third = mueve { AGR($target) ->
        [you] hacia ti { NP($foe) }
       *[other] { NP($foe) } hacia { NP($target, case: "prep") }
      }
    .like = verb-tail
    .base = pasar
    .third = pasa
    .conj = pase
    .tail = a estar
    .participle = movid
    .to = frente a { NP($what, case: "prep") }
defeats =
    .reader = current
    .base = derrotar
    .third = derrota
    .conj = derrote
    .participle = derrotad
restores =
    .base = restaurar
    .third = restaura
    .conj = restaure
    .participle = restaurad
    .unit = n-level
clears-on =
    .on = de { NP($what, case: "prep") }
    .base = superar
    .third = supera
    .conj = supere
    .participle = superad
    .unit = n-level
strikes-with =
    .base = golpear
    .third = golpea
    .conj = golpee
    .participle = golpead
delays =
    .like = verb-tail
    .base = dejar
    .third = deja
    .conj = deje
    .tail = pendiente el daño de
    .case = prep
    .participle = retrasad
wears =
    .like = verb-tail
    .base = resolver
    .third = resuelve
    .conj = resuelva
    .tail = el daño de
    .case = prep
    .participle = resuelt
reshuffles =
    .like = verb-tail
    .base = barajar
    .third = baraja
    .conj = baraje
    .tail = su mano y su descarte con su mazo
    .tail-you = tu mano y tu descarte con tu mazo
    .participle = barajad
opens =
    .like = verb-tail
    .base = abrir
    .third = abre
    .conj = abra
    .tail = una nueva Escena
    .participle = abiert
plays =
    .base = jugar
    .third = juega
    .conj = juegue
    .participle = jugad
assists-with =
    .like = verb-tail
    .base = prestar
    .third = presta
    .conj = preste
    .tail = apoyo
    .participle = usad
buys =
    .base = comprar
    .third = compra
    .conj = compre
    .participle = comprad
appears =
    .base = aparecer
    .third = aparece
    .conj = aparezca
    .participle = revelad
retires =
    .like = verb-reflexive
    .base = descartar
    .third = descarta
    .command = descártate
    .conj = descarte
    .participle = descartad
calms =
    .like = verb-tail
    .base = volver
    .third = vuelve
    .conj = vuelva
    .tail = debajo de su mazo
    .participle = devuelt
supplies =
    .like = verb-tail
    .base = reponer
    .third = repone
    .command = repón
    .conj = reponga
    .tail = el Mercado Negro
    .participle = repuest
cycles =
    .base = sustituir
    .third = sustituye
    .conj = sustituya
    .participle = sustituid
embodies =
    .base = encarnar
    .third = encarna
    .conj = encarne
    .participle = encarnad
enlists =
    .like = verb-tail
    .base = asumir
    .third = asume
    .conj = asuma
    .tail = el rol de
    .case = prep
    .participle = asumid
announces =
    .like = verb-tail
    .base = revelar
    .third = revela
    .conj = revele
    .tail = un nuevo evento de Crossfire
    .participle = revelad
closes =
    .like = verb-tail
    .base = terminar
    .third = termina
    .conj = termine
    .tail = la Escena
    .participle = terminad
earns =
    .base = recibir
    .third = recibe
    .conj = reciba
    .participle = recibid
    .unit = p-runner-karma
adds-with-to =
    .base = añadir
    .third = añade
    .conj = añada
    .participle = añadid
    .unit = n-damage
    .with = { FORM($what) ->
        [none] { LIST($what) }
       *[other] de { NP($what, case: "prep") }
      }
    .infinitive = { GIVEN($amount) ->
        [no] infligir daño
       *[yes] añadir { NP($amount) } { PLURAL($amount) ->
            [one] punto
           *[other] puntos
          } de daño
      } { NP($shade) }{ GIVEN($foe) ->
        [no] { "" }
       *[yes] { " " }a { NP($foe, case: "prep") }
      }
deals-to =
    .like = verb-tail
    .base = infligir
    .third = inflige
    .conj = inflija
    .tail = el daño de
    .case = prep
    .participle = infligid
mimics =
    .base = imitar
    .third = imita
    .conj = imite
    .participle = imitad
    .indicative = juega { NP($what) } como una copia de { NP($model, case: "prep") }, con el daño de ambas
    .predicate = juega { NP($what) } como una copia de { NP($model, case: "prep") }, con el daño de ambas
responds =
    .like = verb-tail
    .infinitive = jugar una carta
    .base = poder
    .third = puede
    .conj = pueda
    .tail = jugar una carta
    .participle = jugad
shows =
    .like = verb-tail
    .base = apartar
    .third = aparta
    .conj = aparte
    .tail = boca arriba
    .participle = revelad
    .unit = n-card
    .object = { las-primeras }
renews =
    .like = verb-tail
    .base = descartar
    .third = descarta
    .conj = descarte
    .tail = su mano para robar otras tantas cartas
    .tail-you = tu mano para robar otras tantas cartas
    .participle = renovad
fathoms =
    .like = verb-tail
    .base = revelar
    .third = revela
    .conj = revele
    .tail = una a una las primeras cartas de su mazo hasta que dos de ellas sean del mismo tipo, dejando la última encima del mazo y apartando las demás
    .tail-you = una a una las primeras cartas de tu mazo hasta que dos de ellas sean del mismo tipo, dejando la última encima del mazo y apartando las demás
    .participle = explorad
stacks =
    .like = verb-tail
    .base = volver
    .third = vuelve
    .conj = vuelva
    .tail = a poner las cartas apartadas encima de su mazo en el orden que prefiera
    .tail-you = a poner las cartas apartadas encima de tu mazo en el orden que prefieras
    .participle = apilad
covers =
    .like = verb-tail
    .base = volver
    .third = vuelve
    .conj = vuelva
    .tail = a poner las cartas apartadas encima de su mazo en el mismo orden
    .tail-you = a poner las cartas apartadas encima de tu mazo en el mismo orden
    .participle = cubiert
retrieves =
    .like = verb-tail
    .base = devolver
    .third = devuelve
    .conj = devuelva
    .tail = a su mano
    .tail-you = a tu mano
    .participle = devuelt
recalls =
    .base = recuperar
    .third = recupera
    .conj = recupere
    .participle = recuperad
grabs =
    .base = ganar
    .third = gana
    .conj = gane
    .participle = ganad
    .unit = n-market-card
    .object = { AGR($thing) ->
        [one] { NP($thing, det: "the") }
       *[other] { NP($thing, det: "the-counted") }
      }
yields =
    .like = verb-reflexive
    .base = descartar
    .third = descarta
    .command = descártate
    .conj = descarte
    .participle = cambiad
    .indicative = { NP($foe) } { AGR($foe) ->
        [one] se descarta y se sustituye
       *[other] se descartan y se sustituyen
      } por el siguiente obstáculo de su mazo
    .predicate = { AGR($foe) ->
        [one] se descarta y se sustituye
       *[other] se descartan y se sustituyen
      } por el siguiente obstáculo de su mazo
    .infinitive = descartarse y sustituirse por el siguiente obstáculo de su mazo
    .subjunctive = { NP($foe) } { AGR($foe) ->
        [one] se descarte y se sustituya
       *[other] se descarten y se sustituyan
      } por el siguiente obstáculo de su mazo
    .causative = descarta { NP($foe) } y sustitúyelo por el siguiente obstáculo del mismo mazo
    .causative-infinitive = descartar { NP($foe) } y sustituirlo por el siguiente obstáculo del mismo mazo
    .causative-third = descarta { NP($foe) } y lo sustituye por el siguiente obstáculo del mismo mazo
mills =
    .base = descartar
    .third = descarta
    .conj = descarte
    .participle = descartad
    .unit = n-card
    .object = { las-primeras }

modify--p-gear-cost =
    .indicative = { NP($what) } cuesta{ AGREE($what, ending: "agree-n") } { SIZE($amount) } { SIGN($amount) ->
        [minus] menos
       *[other] más
      } { $until }
threshold--p-level = { $amount }+
becomes--p-threat-facing =
    .indicative = { NP($owner) } pasa{ AGREE($owner, ending: "agree-n") } a estar frente a { NP($amount, case: "prep") }
    .predicate = pasa{ AGREE($owner, ending: "agree-n") } a estar frente a { NP($amount, case: "prep") }
becomes--p-gear-X =
    .indicative = X es { SORT($amount) ->
        [number] { NP($amount) }
       *[phrase] igual a { NP($amount, case: "prep") }
      }
m-is--p-threat-facing = frente a { LIST($values, join: "or", case: "prep") }
    .implies = z-row
m-is-not--p-threat-facing = { AGR($values) ->
    [you] frente a otro Runner
   *[other] que no esté{ AGREE($head, ending: "agree-n") } frente a { LIST($values, join: "or", case: "prep") }
  }
    .implies = z-row
m-in--z-row = en juego
m-from--z-row = en juego
m-there--z-row = en juego
is-in--z-row =
    .indicative = { NP($what) } está en juego
is-not-in--z-row =
    .indicative = { NP($what) } no está en juego
is--p-runner-condition =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] estás
        [one] está
       *[other] están
      } { LIST($values, $owner, join: "or") }
is-not--p-runner-condition =
    .indicative = { NP($owner) } no { AGR($owner) ->
        [you] estás
        [one] está
       *[other] están
      } { LIST($values, $owner, join: "or") }
m-is-not--p-runner-condition = que no { AGR($head) ->
    [one] está
   *[other] están
  } { LIST($values, $head, join: "or") }
is--p-threat-difficulty =
    .indicative = { NP($owner) } es { LIST($values, $owner, join: "or") }
is-not--p-threat-difficulty =
    .indicative = { NP($owner) } no es { LIST($values, $owner, join: "or") }
m-is-not--p-threat-difficulty = que no { AGR($head) ->
    [one] es
   *[other] son
  } { LIST($values, $head, join: "or") }
is--p-threat-facing =
    .indicative = { NP($owner) } está frente a { LIST($values, join: "or", case: "prep") }
is-not--p-threat-facing =
    .indicative = { NP($owner) } no está frente a { LIST($values, join: "or", case: "prep") }
m-le--p-gear-cost = que cueste{ AGREE($head, ending: "agree-n") } { SORT($amount) ->
    [number] { NP($amount) } o menos
   *[phrase] como máximo { NP($amount) }
  }
m-ge--p-gear-cost = que cueste{ AGREE($head, ending: "agree-n") } { SORT($amount) ->
    [number] { NP($amount) } o más
   *[phrase] al menos { NP($amount) }
  }
m-gt--p-gear-cost = que cueste{ AGREE($head, ending: "agree-n") } más { SORT($amount) ->
    [number] de { NP($amount) }
   *[phrase] que { NP($amount) }
  }
m-lt--p-gear-cost = que cueste{ AGREE($head, ending: "agree-n") } menos { SORT($amount) ->
    [number] de { NP($amount) }
   *[phrase] que { NP($amount) }
  }
falls--p-runner-nuyen =
    .indicative = { SORT($amount) ->
        [number] { NP($owner) } { AGR($owner) ->
            [you] pierdes
            [one] pierde
           *[other] pierden
          } { NP($amount) } { PLURAL($amount) ->
            [one] nuyen
           *[other] nuyenes
          }
       *[phrase] { NP($property) } disminuye en { NP($amount, case: "prep") }
      }
rises--p-runner-nuyen =
    .indicative = { SORT($amount) ->
        [number] { NP($owner) } { AGR($owner) ->
            [you] recibes
            [one] recibe
           *[other] reciben
          } { NP($amount) } { PLURAL($amount) ->
            [one] nuyen
           *[other] nuyenes
          }
       *[phrase] { NP($property) } aumenta en { NP($amount, case: "prep") }
      }
fills-with =
    .base = llenar
    .third = llena
    .conj = llene
    .participle = llenad
readies =
    .like = verb-tail
    .untold = yes
    .base = preparar
    .third = prepara
    .conj = prepare
    .tail = el siguiente obstáculo
    .participle = preparad
bares =
    .base = mostrar
    .third = muestra
    .conj = muestre
    .participle = mostrad
    .indicative = { NP($what) } muestra al Dragón { NP($front, det: "none") }
    .predicate = muestra al Dragón { NP($front, det: "none") }
    .imperative = muestra al Dragón { NP($front, det: "none") }
summons =
    .base = revelar
    .third = revela
    .conj = revele
    .participle = revelad
    .unit = n-obstacle
rewards =
    .like = verb-tail
    .base = recompensar
    .third = recompensa
    .conj = recompense
    .tail = a cada Runner y termina la Escena
    .participle = recompensad
succeeds =
    .like = verb-tail
    .base = tener
    .third = tiene
    .conj = tenga
    .tail = éxito
    .participle = ganad
    .imperative = la misión es un éxito
outgrows =
    .untold = yes
    .base = superar
    .third = supera
    .conj = supere
    .participle = superad
advances =
    .like = verb-tail
    .base = avanzar
    .third = avanza
    .conj = avance
    .tail = un paso en el medidor de progreso
    .participle = avanzad
sends =
    .base = revelar
    .third = revela
    .conj = revele
    .participle = revelad
    .unit = n-normal-obstacle
unleashes =
    .base = revelar
    .third = revela
    .conj = revele
    .participle = revelad
    .unit = n-hard-obstacle
proceeds =
    .like = verb-tail
    .base = pasar
    .third = pasa
    .conj = pase
    .tail = a la Escena siguiente
    .participle = pasad
intercepts =
    .base = interceptar
    .third = intercepta
    .conj = intercepte
    .participle = interceptad
shelters =
    .base = escoltar
    .third = escolta
    .conj = escolte
    .participle = escoltad
    .indicative = { NP($what) } escolta a { NP($who, case: "prep") }: los obstáculos que revela se enfrentan a él
    .predicate = escolta a { NP($who, case: "prep") }: los obstáculos que revela se enfrentan a él
    .imperative = escolta a { NP($who, case: "prep") }: los obstáculos revelados se enfrentan a él
place--n-band =
    .indicative = { NP($first) }{ GIVEN($last) ->
        [no] { " " }{ PLURAL($first) ->
            [one] Runner
           *[other] Runners
          }
       *[yes] –{ NP($last) } Runners
      }
seeks =
    .untold = yes
    .like = verb-tail
    .base = buscar
    .third = busca
    .conj = busque
    .tail = al Runner de este color
    .participle = llamad
invokes =
    .untold = yes
    .like = verb-tail
    .base = llamar
    .third = llama
    .conj = llame
    .tail = al Runner de un rol
    .participle = llamad
las-primeras = { AGR($thing) ->
    [one] la primera carta
   *[other] { NP($thing, det: "the-top") }
  } de { AGR($subject) ->
    [you] tu
   *[other] su
  } mazo
modify--p-threat-nuyen =
    .indicative = { NP($what) } da{ AGREE($what, ending: "agree-n") } { SIZE($amount) } { PLURAL($amount) ->
        [one] nuyen
       *[other] nuyenes
      } { SIGN($amount) ->
        [minus] menos
       *[other] más
      } { $until }
threshold-most--p-level = { $amount } o menos
m-other-than--p-threat-facing = que no sea{ AGREE($head, ending: "agree-n") } { GIVEN(OWNER($what)) ->
    [no] { NP($what, case: "nom") }
   *[yes] aquel al que se enfrenta { NP(OWNER($what), case: "nom") }
  }
gt--p-round-number--0 =
    .indicative = no es la primera ronda
m-le--p-threat-remaining--0 = sin niveles restantes
m-with--p-threat-facing = frente a { NP($what, case: "prep") }
m-without--p-threat-facing = sin { NP($what, det: "none") } enfrente
m-same--p-threat-facing = frente al mismo Runner que { NP($what, case: "nom") }
    .implies = z-row
m-in--z-runner-aside = { GIVEN(OWNER($zone)) ->
    [no] apartad{ AGREE($head) }
   *[yes] que { NP(OWNER($zone)) } { AGR(OWNER($zone)) ->
        [you] has
        [one] ha
       *[other] han
      } apartado
  }
m-there--z-runner-aside = { GIVEN(OWNER($zone)) ->
    [no] apartad{ AGREE($head) }
   *[yes] que { NP(OWNER($zone)) } { AGR(OWNER($zone)) ->
        [you] has
        [one] ha
       *[other] han
      } apartado
  }
m-is--p-gear-type = de tipo { LIST($values, $property, join: "or") }
is--p-obstacle-type =
    .indicative = { FORM($owner) ->
        [it] { "" }
       *[other] { NP($owner) }{ " " }
      }{ AGR($owner) ->
        [one] es
       *[other] son
      } { LIST($values, $owner, join: "or") }
m-empty--z-runner-hand = sin cartas en la mano
m-not-empty--z-runner-hand = con cartas en la mano
m-lt--p-runner-hp = con menos de { NP($amount) } PV
m-le--p-runner-hp = con { NP($amount) } PV o menos
m-ge--p-runner-hp = con { NP($amount) } PV o más
m-gt--p-runner-hp = con más de { NP($amount) } PV
m-le--p-threat-remaining = con { NP($amount) } { PLURAL($amount) ->
    [one] nivel restante
   *[other] niveles restantes
  } o menos
m-ge--p-threat-remaining = con { NP($amount) } { PLURAL($amount) ->
    [one] nivel restante
   *[other] niveles restantes
  } o más
le--p-threat-remaining =
    .indicative = { FORM($owner) ->
        [it] { "" }
       *[other] a { NP($owner, case: "prep") }
      } { AGR($owner) ->
        [one] le
       *[other] les
      } { PLURAL($right) ->
        [one] queda { NP($right) } nivel
       *[other] quedan { NP($right) } niveles
      } o menos
ge--p-threat-remaining =
    .indicative = { FORM($owner) ->
        [it] { "" }
       *[other] a { NP($owner, case: "prep") }
      } { AGR($owner) ->
        [one] le
       *[other] les
      } { PLURAL($right) ->
        [one] queda { NP($right) } nivel
       *[other] quedan { NP($right) } niveles
      } o más
ge--p-runner-alike =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] has
        [one] ha
       *[other] han
      } jugado al menos { NP($right) } cartas con un tipo en común en este turno
m-per--p-threat-cleared = por cada nivel superado
m-per--p-more-obstacles = por cada obstáculo adicional
m-per--p-danger-zone = por cada nivel de Zona de Peligro
m-per--p-stepped-up = por cada nivel de { NP($what, det: "none") }
m-per--p-emt-gig = por cada nivel de { NP($what, det: "none") }
m-per--p-elite-team = por cada nivel de { NP($what, det: "none") }
become--a-condition-ok =
    .indicative = { NP($what) } { AGR($what) ->
        [you] dejas
        [one] deja
       *[other] dejan
      } de estar { PREDICATE("a-condition-staggered", $what) }
    .subjunctive = { NP($what) } { AGR($what) ->
        [you] dejes
        [one] deje
       *[other] dejen
      } de estar { PREDICATE("a-condition-staggered", $what) }
become--a-cover-kept =
    .indicative = { NP($what) } ya no { AGR($what) ->
        [you] estás
        [one] está
       *[other] están
      } { PREDICATE("a-cover-slipping", $what) }
starts-with =
    .indicative = { NP($who) } { AGR($who) ->
        [you] empiezas
        [one] empieza
       *[other] empiezan
      } la partida con { LIST($items, join: "and", frame: "item") }
i-more-cards =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] carta
       *[other] cartas
      } más en la mano
i-more-nuyen =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] nuyen
       *[other] nuyenes
      } más
i-more-hp =
    .list = starts-with
    .item = { $amount } PV más
i-more-quick-shots =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] Disparo Rápido
       *[other] Disparos Rápidos
      } más
i-more-manas =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] Maná
       *[other] Manás
      } más
i-more-marks =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] Marca
       *[other] Marcas
      } más
i-more-smarts =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] Astucia Callejera
       *[other] Astucias Callejeras
      } más
i-most-cards =
    .indicative = { NP($who) } no { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } jugar más de { $count } { PLURAL($count) ->
        [one] carta
       *[other] cartas
      } por turno
i-most-cards-in-turn =
    .indicative = { NP($who) } no { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } jugar más de { $count } { PLURAL($count) ->
        [one] carta
       *[other] cartas
      } durante { AGR($who) ->
        [you] tu
       *[other] su
      } turno
i-no-healing =
    .indicative = { NP($who) } no { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } ser curad{ AGREE($who) }
    .predicate = no { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } ser curad{ AGREE($who) }
i-heals-nobody =
    .indicative = { AGR($who) ->
        [you] tus cartas
       *[other] las cartas de { NP($who, case: "prep") }
      } no pueden curar a nadie
i-another-turn =
    .indicative = { NP($who) } { AGR($who) ->
        [you] juegas
        [one] juega
       *[other] juegan
      } un turno adicional
    .imperative = juega un turno adicional
    .infinitive = jugar un turno adicional
    .predicate = { AGR($who) ->
        [you] juegas
        [one] juega
       *[other] juegan
      } un turno adicional
i-full-repair =
    .indicative = { NP($what) } restaura{ AGREE($what, ending: "agree-n") } todos sus niveles superados
    .predicate = restaura{ AGREE($what, ending: "agree-n") } todos sus niveles superados
la-siguiente = la próxima carta que { AGR($who) ->
    [you] compres
    [one] compre { NP($who) }
   *[other] compren { NP($who) }
  } en el Mercado Negro en este turno cuesta { $amount } menos
i-cheaper-purchase =
    .indicative = { la-siguiente }
    .per = { la-siguiente } { CLAUSE($per) }
change--p-mission-minions =
    .indicative = { $amount } { PLURAL($amount) ->
        [one] obstáculo
       *[other] obstáculos
      } por ronda
    .per = { $amount } { PLURAL($amount) ->
        [one] obstáculo
       *[other] obstáculos
      } por ronda { CLAUSE($per) }
change--p-mission-quiet-rounds =
    .indicative = { $amount } { PLURAL($amount) ->
        [one] ronda
       *[other] rondas
      } sin evento de Crossfire
    .per = { $amount } { PLURAL($amount) ->
        [one] ronda
       *[other] rondas
      } sin evento de Crossfire { CLAUSE($per) }
i-obstacles-of-the-round =
    .imperative = revela tantos obstáculos como indica { NP($what) } por ronda
    .indicative = revela tantos obstáculos como indica { NP($what) } por ronda
i-quiet-start =
    .indicative = durante las rondas sin evento de Crossfire de { NP($what, case: "prep") }, los Runners no pueden revelar ninguno
i-affordable =
    .indicative = { NP($who) } { AGR($who) ->
        [you] puedes comprar una carta del Mercado Negro si te alcanzan los
        [one] puede comprar una carta del Mercado Negro si le alcanzan los
       *[other] pueden comprar una carta del Mercado Negro si les alcanzan los
      } nuyenes
    .predicate = { AGR($who) ->
        [you] puedes comprar una carta del Mercado Negro si te alcanzan los
        [one] puede comprar una carta del Mercado Negro si le alcanzan los
       *[other] pueden comprar una carta del Mercado Negro si les alcanzan los
      } nuyenes
interponerse = { AGR($who) ->
    [you] puedes
    [one] puede
   *[other] pueden
  } interceptar un obstáculo que esté frente al Cliente de { NP($what, case: "prep") } y que sea del color de uno de { AGR($who) ->
    [you] tus
   *[other] sus
  } roles
i-stand-in =
    .indicative = { NP($who) } { interponerse }
    .predicate = { interponerse }
