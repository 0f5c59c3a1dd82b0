### Crossfire, español: lo que puede ocurrir.
### Palabras: base (robar), third (roba), conj (robe), participle SIN la o final (robad), command si no es third.

# source: 47cc6500
draws =
    .base = robar
    .third = roba
    .conj = robe
    .participle = robad
    .unit = n-card
# source: 3859b6f8
discards =
    .base = descartar
    .third = descarta
    .conj = descarte
    .participle = descartad
# source: 03e11752
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
# source: 42cba759
suffers =
    .base = sufrir
    .third = sufre
    .command = sufres
    .conj = sufra
    .participle = sufrid
    .unit = n-damage
# source: d148bcac
gains =
    .base = ganar
    .third = gana
    .command = ganas
    .conj = gane
    .participle = ganad
    .unit = n-nuyen
# source: f813c3c7
attacks =
    .alone = yes
    .base = atacar
    .third = ataca
    .conj = ataque
    .participle = atacad
# source: de61600c
flips-to =
    .like = verb-tail
    .base = entrar
    .third = entra
    .conj = entre
    .tail = en juego
    .participle = voltead
    .to = frente a { NP($what, case: "prep") }
# source: 3653856e
abandons =
    .like = verb-tail
    .base = abandonar
    .third = abandona
    .conj = abandone
    .tail = la misión
    .participle = abandonad
# source: b08465e2
arrives =
    .untold = yes
    .like = verb-tail
    .base = entrar
    .third = entra
    .conj = entre
    .tail = en juego frente al Runner de su color
    .tail-you = en juego frente al Runner de tu color
    .participle = colocad
# source: 4f23a900
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
# source: e6a54d1f
defeats =
    .reader = current
    .base = derrotar
    .third = derrota
    .conj = derrote
    .participle = derrotad
    .object = { FORM($thing) ->
        [none] a { NP($thing, case: "prep") }
       *[other] { NP($thing, case: "acc") }
      }
# source: dfae1c2f
restores =
    .base = restaurar
    .third = restaura
    .conj = restaure
    .participle = restaurad
    .unit = n-level
# source: 9491f437
clears-on =
    .on = de { NP($what, case: "prep") }
    .base = superar
    .third = supera
    .conj = supere
    .participle = superad
    .unit = n-level
# source: 9f23d766
strikes-with =
    .object = a { NP($thing, case: "prep") }
    .base = golpear
    .third = golpea
    .conj = golpee
    .participle = golpead
# source: 684f447f
delays =
    .like = verb-tail
    .base = dejar
    .third = deja
    .conj = deje
    .tail = pendiente el daño de
    .case = prep
    .participle = retrasad
# source: 6bce4bef
wears =
    .like = verb-tail
    .base = resolver
    .third = resuelve
    .conj = resuelva
    .tail = el daño de
    .case = prep
    .participle = resuelt
# source: 62ba36f8
reshuffles =
    .like = verb-tail
    .base = barajar
    .third = baraja
    .conj = baraje
    .tail = su mano y su pila de descarte en su mazo
    .tail-you = tu mano y tu pila de descarte en tu mazo
    .participle = barajad
# source: b7e2ab38
opens =
    .like = verb-tail
    .base = abrir
    .third = abre
    .conj = abra
    .tail = una nueva Escena
    .participle = abiert
# source: 6dab9af3
plays =
    .base = jugar
    .third = juega
    .conj = juegue
    .participle = jugad
# source: 99acd517
assists-with =
    .like = verb-tail
    .base = prestar
    .third = presta
    .conj = preste
    .tail = apoyo
    .participle = usad
# source: ccffb247
buys =
    .base = comprar
    .third = compra
    .conj = compre
    .participle = comprad
# source: fac03867
appears =
    .base = aparecer
    .third = aparece
    .conj = aparezca
    .participle = revelad
# source: aeb4a731
retires =
    .like = verb-reflexive
    .base = descartar
    .third = descarta
    .command = descártate
    .conj = descarte
    .participle = descartad
# source: f19dd277
calms =
    .like = verb-tail
    .base = volver
    .third = vuelve
    .conj = vuelva
    .tail = al fondo de su mazo
    .participle = devuelt
# source: 7077ec0f
supplies =
    .like = verb-tail
    .base = reponer
    .third = repone
    .command = repón
    .conj = reponga
    .tail = el Mercado Negro
    .participle = repuest
# source: 121f8899
cycles =
    .base = sustituir
    .third = sustituye
    .conj = sustituya
    .participle = sustituid
# source: b5edddd5
embodies =
    .base = encarnar
    .third = encarna
    .conj = encarne
    .participle = encarnad
    .object = a un { NP($thing, det: "none") }
# source: de7b5867
enlists =
    .like = verb-tail
    .base = asumir
    .third = asume
    .conj = asuma
    .tail = el rol de
    .case = prep
    .participle = asumid
# source: 2f1a144c
announces =
    .like = verb-tail
    .base = revelar
    .third = revela
    .conj = revele
    .tail = un nuevo evento de Crossfire
    .participle = revelad
# source: d9f525ec
closes =
    .like = verb-tail
    .base = terminar
    .third = termina
    .conj = termine
    .tail = la Escena
    .participle = terminad
# source: 80fde6b9
earns =
    .base = recibir
    .third = recibe
    .command = recibes
    .conj = reciba
    .participle = recibid
    .unit = p-runner-karma
# source: 875e02d1
adds-with-to =
    .base = añadir
    .third = añade
    .conj = añada
    .participle = añadid
    .unit = n-damage
    .with = { FORM($what) ->
        [none] { PREDICATE($what, $head) }
       *[other] de { NP($what, case: "prep") }
      }
    .infinitive = { GIVEN($amount) ->
        [no] infligir daño
       *[yes] añadir { NP($amount) } { PLURAL($amount) ->
            [one] punto
           *[other] puntos
          } de daño
      } { FORM($shade) ->
        [none] { NP($shade) }
       *[other] de { NP($shade, case: "prep") }
      }{ GIVEN($foe) ->
        [no] { "" }
       *[yes] { " " }a { NP($foe, case: "prep") }
      }
# source: d532861d
deals-to =
    .like = verb-tail
    .base = infligir
    .third = inflige
    .conj = inflija
    .tail = el daño de
    .case = prep
    .participle = infligid
# source: 26fe215b
mimics =
    .base = imitar
    .third = imita
    .conj = imite
    .participle = imitad
    .indicative = juega { NP($what) } como una copia de { NP($model, case: "prep") }, con el daño de ambas
    .predicate = juega { NP($what) } como una copia de { NP($model, case: "prep") }, con el daño de ambas
# source: 4a510ab2
when--mimics =
    .indicative = cuando { NP($what) } se juega como una copia de { NP($model, case: "prep") }, con el daño de ambas, { CLAUSE($action) }
# source: 26b3381b
responds =
    .like = verb-tail
    .infinitive = jugar una carta
    .base = poder
    .third = puede
    .conj = pueda
    .tail = jugar una carta
    .participle = jugad
# source: c8835462
shows =
    .like = verb-tail
    .base = apartar
    .third = aparta
    .conj = aparte
    .tail = boca arriba
    .participle = revelad
    .unit = n-card
    .object = { las-primeras }
# source: c046ce10
renews =
    .like = verb-tail
    .base = descartar
    .third = descarta
    .conj = descarte
    .tail = su mano para robar otras tantas cartas
    .tail-you = tu mano para robar otras tantas cartas
    .participle = renovad
# source: a775c48f
fathoms =
    .like = verb-tail
    .base = revelar
    .third = revela
    .conj = revele
    .tail = una a una las primeras cartas de su mazo hasta que dos de ellas son del mismo tipo, deja la última encima del mazo y aparta las demás
    .tail-you = una a una las primeras cartas de tu mazo hasta que dos de ellas sean del mismo tipo, deja la última encima del mazo y aparta las demás
    .participle = explorad
# source: 755df302
stacks =
    .like = verb-tail
    .base = volver
    .third = vuelve
    .conj = vuelva
    .tail = a poner las cartas apartadas encima de su mazo en el orden que prefiera
    .tail-you = a poner las cartas apartadas encima de tu mazo en el orden que prefieras
    .participle = apilad
# source: ff54250a
covers =
    .like = verb-tail
    .base = volver
    .third = vuelve
    .conj = vuelva
    .tail = a poner las cartas apartadas encima de su mazo en el mismo orden
    .tail-you = a poner las cartas apartadas encima de tu mazo en el mismo orden
    .participle = cubiert
# source: ec796a1e
retrieves =
    .like = verb-tail
    .base = devolver
    .third = devuelve
    .conj = devuelva
    .tail = a su mano
    .tail-you = a tu mano
    .participle = devuelt
# source: 40f14a04
recalls =
    .base = recuperar
    .third = recupera
    .conj = recupere
    .participle = recuperad
# source: 6ed360e3
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
# source: 3470482d
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
# source: 1e003785
mills =
    .base = descartar
    .third = descarta
    .conj = descarte
    .participle = descartad
    .unit = n-card
    .object = { las-primeras }

# source: eb3188c0
modify--p-gear-cost =
    .indicative = { NP($what) } cuesta{ AGREE($what, ending: "agree-n") } { SIZE($amount) } { SIGN($amount) ->
        [minus] menos
       *[other] más
      } { $until }
# source: b7a92800
threshold--p-level = { $amount }+
# source: 4404b97a
gt--p-unharmed--0 =
    .indicative = al menos un Runner está ileso
# source: 0351caa2
eq--p-unharmed--0 =
    .indicative = ningún Runner está ileso
# source: 5507624a
becomes-thing--p-threat-facing =
    .indicative = { NP($owner) } pasa{ AGREE($owner, ending: "agree-n") } a estar frente a { NP($amount, case: "prep") }
    .predicate = pasa{ AGREE($owner, ending: "agree-n") } a estar frente a { NP($amount, case: "prep") }
# source: c0ccd339
becomes--p-gear-X =
    .indicative = X es { SORT($amount) ->
        [number] { NP($amount) }
       *[phrase] igual a { NP($amount, case: "prep") }
      }
# source: cbe3ef84
m-is--p-threat-facing = frente a { LIST($values, join: "or", case: "prep") }
    .implies = z-row
# source: af6d0d0b
m-is-not--p-threat-facing = { AGR($values) ->
    [you] frente a otro Runner
   *[other] que no esté{ AGREE($head, ending: "agree-n") } frente a { LIST($values, join: "or", case: "prep") }
  }
    .implies = z-row
# source: d1aa5074
m-in--z-row = en juego
# source: 07e181ca
m-from--z-row = en juego
# source: 63e290f5
m-there--z-row = en juego
# source: f0bca0ec
is-in--z-row =
    .indicative = { NP($what) } está en juego
# source: a3b00c50
is-not-in--z-row =
    .indicative = { NP($what) } no está en juego
# source: 7d7b424e
is--p-runner-condition =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] estás
        [one] está
       *[other] están
      } { LIST($values, $owner, join: "or") }
# source: aef622a2
is-not--p-runner-condition =
    .indicative = { NP($owner) } no { AGR($owner) ->
        [you] estás
        [one] está
       *[other] están
      } { LIST($values, $owner, join: "or") }
# source: fa88259f
m-is-not--p-runner-condition = que no { AGR($head) ->
    [one] está
   *[other] están
  } { LIST($values, $head, join: "or") }
# source: 8e626809
is--p-threat-difficulty =
    .indicative = { NP($owner) } es { LIST($values, $owner, join: "or") }
# source: 78469ef8
is-not--p-threat-difficulty =
    .indicative = { NP($owner) } no es { LIST($values, $owner, join: "or") }
# source: 34cf6948
m-is-not--p-threat-difficulty = que no { AGR($head) ->
    [one] es
   *[other] son
  } { LIST($values, $head, join: "or") }
# source: 39951a60
is--p-threat-facing =
    .indicative = { NP($owner) } está frente a { LIST($values, join: "or", case: "prep") }
# source: 657888e5
is-not--p-threat-facing =
    .indicative = { NP($owner) } no está frente a { LIST($values, join: "or", case: "prep") }
# source: 346916a1
m-le--p-gear-cost = que cueste{ AGREE($head, ending: "agree-n") } { SORT($amount) ->
    [number] { NP($amount) } o menos
   *[phrase] como máximo { NP($amount) }
  }
# source: 36348e3d
m-ge--p-gear-cost = que cueste{ AGREE($head, ending: "agree-n") } { SORT($amount) ->
    [number] { NP($amount) } o más
   *[phrase] al menos { NP($amount) }
  }
# source: 02de197e
m-gt--p-gear-cost = que cueste{ AGREE($head, ending: "agree-n") } más { SORT($amount) ->
    [number] de { NP($amount) }
   *[phrase] que { NP($amount) }
  }
# source: cc6a7b60
m-lt--p-gear-cost = que cueste{ AGREE($head, ending: "agree-n") } menos { SORT($amount) ->
    [number] de { NP($amount) }
   *[phrase] que { NP($amount) }
  }
# source: 9666b107
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
# source: 1cc5c1ed
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
# source: bac8f99c
fills-with =
    .base = llenar
    .third = llena
    .conj = llene
    .participle = llenad
# source: 19c2a06b
readies =
    .like = verb-tail
    .untold = yes
    .base = preparar
    .third = prepara
    .conj = prepare
    .tail = el siguiente obstáculo
    .participle = preparad
# source: 3bc58412
bares =
    .base = mostrar
    .third = muestra
    .conj = muestre
    .participle = mostrad
    .indicative = { NP($what) } muestra al Dragón { NP($front, det: "none") }
    .predicate = muestra al Dragón { NP($front, det: "none") }
    .imperative = muestra al Dragón { NP($front, det: "none") }
# source: 69d51c5d
summons =
    .base = revelar
    .third = revela
    .conj = revele
    .participle = revelad
    .unit = n-obstacle
# source: 9d816d9b
rewards =
    .like = verb-tail
    .base = recompensar
    .third = recompensa
    .conj = recompense
    .tail = a cada Runner y termina la Escena
    .participle = recompensad
# source: 376ec353
succeeds =
    .like = verb-tail
    .base = tener
    .third = tiene
    .conj = tenga
    .tail = éxito
    .participle = ganad
    .imperative = la misión es un éxito
# source: 1f32a601
outgrows =
    .untold = yes
    .base = superar
    .third = supera
    .conj = supere
    .participle = superad
# source: b0db55af
advances =
    .like = verb-tail
    .base = avanzar
    .third = avanza
    .conj = avance
    .tail = un paso en el medidor de progreso
    .participle = avanzad
# source: 54a09e58
sends =
    .base = revelar
    .third = revela
    .conj = revele
    .participle = revelad
    .unit = n-normal-obstacle
# source: 1e6cddda
unleashes =
    .base = revelar
    .third = revela
    .conj = revele
    .participle = revelad
    .unit = n-hard-obstacle
# source: b93e5c0f
proceeds =
    .like = verb-tail
    .base = pasar
    .third = pasa
    .conj = pase
    .tail = a la Escena siguiente
    .participle = pasad
# source: f5f286a5
intercepts =
    .base = interceptar
    .third = intercepta
    .conj = intercepte
    .participle = interceptad
    .object = { FORM($thing) ->
        [none] a { NP($thing, case: "prep") }
       *[other] { NP($thing, case: "acc") }
      }
# source: 1430fda4
shelters =
    .base = escoltar
    .third = escolta
    .conj = escolte
    .participle = escoltad
    .indicative = { NP($what) } escolta a { NP($who, case: "prep") }: los obstáculos que revela se enfrentan a él
    .predicate = escolta a { NP($who, case: "prep") }: los obstáculos que revela se enfrentan a él
    .imperative = escolta a { NP($who, case: "prep") }: los obstáculos revelados se enfrentan a él
# source: de40b083
place--n-band =
    .indicative = { NP($first) }{ GIVEN($last) ->
        [no] { " " }{ PLURAL($first) ->
            [one] Runner
           *[other] Runners
          }
       *[yes] –{ NP($last) } Runners
      }
# source: 69d795e1
seeks =
    .untold = yes
    .base = buscar
    .third = busca
    .conj = busque
    .participle = llamad
    .object = al Runner { FORM($thing) ->
        [none] { NP($thing) }
       *[other] de { NP($thing, case: "prep") }
      }
# source: 4e9b6e57
invokes =
    .untold = yes
    .base = llamar
    .third = llama
    .conj = llame
    .participle = llamad
    .object = al Runner { FORM($thing) ->
        [none] de tipo { NP($thing) }
       *[other] de { NP($thing, case: "prep") }
      }
las-primeras = { AGR($thing) ->
    [one] la primera carta
   *[other] { NP($thing, det: "the-top") }
  } de { AGR($subject) ->
    [you] tu
   *[other] su
  } mazo
# source: 73427196
modify--p-threat-nuyen =
    .indicative = { NP($what) } da{ AGREE($what, ending: "agree-n") } { SIZE($amount) } { PLURAL($amount) ->
        [one] nuyen
       *[other] nuyenes
      } { SIGN($amount) ->
        [minus] menos
       *[other] más
      } { $until }
# source: f098c242
threshold-most--p-level = { $amount } o menos
# source: fef5de13
m-other-than--p-threat-facing = que no sea{ AGREE($head, ending: "agree-n") } { GIVEN(OWNER($what)) ->
    [no] { NP($what, case: "nom") }
   *[yes] aquel al que se enfrenta { NP(OWNER($what), case: "nom") }
  }
# source: 6d1b6cf0
gt--p-round-number--0 =
    .indicative = no es la primera ronda
# source: 4ad59215
m-le--p-threat-remaining--0 = sin niveles restantes
# source: 30f01ba1
m-with--p-threat-facing = frente a { NP($what, case: "prep") }
# source: d7a04eac
m-without--p-threat-facing = sin { NP($what, det: "none") } enfrente
# source: 2791c3d1
m-same--p-threat-facing = frente al mismo Runner que { NP($what, case: "nom") }
    .implies = z-row
# source: 83d34024
m-in--z-runner-aside = { GIVEN(OWNER($zone)) ->
    [no] apartad{ AGREE($head) }
   *[yes] que { NP(OWNER($zone)) } { AGR(OWNER($zone)) ->
        [you] has
        [one] ha
       *[other] han
      } apartado
  }
# source: 9eab3749
m-there--z-runner-aside = { GIVEN(OWNER($zone)) ->
    [no] apartad{ AGREE($head) }
   *[yes] que { NP(OWNER($zone)) } { AGR(OWNER($zone)) ->
        [you] has
        [one] ha
       *[other] han
      } apartado
  }
# source: f14a520c
m-is--p-gear-type = de tipo { LIST($values, $property, join: "or") }
# source: 5923c4d1
is--p-obstacle-type =
    .indicative = { FORM($owner) ->
        [it] { "" }
       *[other] { NP($owner) }{ " " }
      }{ AGR($owner) ->
        [one] es
       *[other] son
      } { LIST($values, $owner, join: "or") }
# source: e8566a61
m-empty--z-runner-hand = sin cartas en la mano
# source: df3ea0f6
m-not-empty--z-runner-hand = con cartas en la mano
# source: 7c1e12ab
m-lt--p-runner-hp = con menos de { NP($amount) } PV
# source: d55ea604
m-le--p-runner-hp = con { NP($amount) } PV o menos
# source: af82eac9
m-ge--p-runner-hp = con { NP($amount) } PV o más
# source: 226ca5c1
m-gt--p-runner-hp = { SORT($amount) ->
    [number] con más de { NP($amount) } PV
   *[phrase] cuy{ AGREE($property) } { NP($property, det: "none") } supera{ AGREE($property, ending: "agree-n") } { NP($amount) }
  }
# source: 9bfb0a2e
m-le--p-threat-remaining = con { NP($amount) } { PLURAL($amount) ->
    [one] nivel restante
   *[other] niveles restantes
  } o menos
# source: 7dde8900
m-ge--p-threat-remaining = con { NP($amount) } { PLURAL($amount) ->
    [one] nivel restante
   *[other] niveles restantes
  } o más
# source: 06e14669
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
# source: 078e44b3
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
# source: 9577383b
ge--p-runner-alike =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] has
        [one] ha
       *[other] han
      } jugado al menos { NP($right) } cartas con un tipo en común en este turno
# source: 48cc36ac
m-per--p-threat-cleared = por cada nivel superado
# source: 4de448d6
m-per--p-more-obstacles = por cada obstáculo adicional
# source: cce720e8
m-per--p-danger-zone = por cada nivel de Zona de Peligro
# source: 396c81b2
m-per--p-stepped-up = por cada nivel de { NP($what, det: "none") }
# source: 7af23668
m-per--p-emt-gig = por cada nivel de { NP($what, det: "none") }
# source: 91c8d8ac
m-per--p-elite-team = por cada nivel de { NP($what, det: "none") }
# source: 3c0c3b48
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
# source: e7111654
become--a-cover-kept =
    .infinitive = dejar de estar { PREDICATE("a-cover-slipping", $what) }
    .indicative = { NP($what) } ya no { AGR($what) ->
        [you] estás
        [one] está
       *[other] están
      } { PREDICATE("a-cover-slipping", $what) }
# source: 9184c2d6
starts-with =
    .indicative = { NP($who) } { AGR($who) ->
        [you] empiezas
        [one] empieza
       *[other] empiezan
      } la partida con { LIST($items, join: "and", frame: "item") }
# source: 922289e8
i-more-cards =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] carta
       *[other] cartas
      } más en la mano
# source: fadde605
i-more-nuyen =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] nuyen
       *[other] nuyenes
      } más
# source: 7db5a475
i-more-hp =
    .list = starts-with
    .item = { $amount } PV más
# source: 2774a53a
i-more-quick-shots =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] Disparo Rápido
       *[other] Disparos Rápidos
      } más
# source: e410d843
i-more-manas =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] Maná
       *[other] Manás
      } más
# source: f47d0877
i-more-marks =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] Marca
       *[other] Marcas
      } más
# source: ddbfa8f5
i-more-smarts =
    .list = starts-with
    .item = { $amount } { PLURAL($amount) ->
        [one] Astucia Callejera
       *[other] Astucias Callejeras
      } más
# source: fb9554b6
i-most-cards =
    .indicative = { NP($who) } no { AGR($who) ->
        [you] puedes
        [one] puede
       *[other] pueden
      } jugar más de { $count } { PLURAL($count) ->
        [one] carta
       *[other] cartas
      } por turno
# source: 20c19d8b
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
# source: 2da3f725
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
# source: 937f03c8
i-heals-nobody =
    .indicative = { AGR($who) ->
        [you] tus cartas
       *[other] las cartas de { NP($who, case: "prep") }
      } no pueden curar a nadie
# source: 9177ef99
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
# source: e3dd4b89
i-full-repair =
    .indicative = { NP($what) } restaura{ AGREE($what, ending: "agree-n") } todos sus niveles superados
    .predicate = restaura{ AGREE($what, ending: "agree-n") } todos sus niveles superados
la-siguiente = la próxima carta que { AGR($who) ->
    [you] compres
    [one] compre { NP($who) }
   *[other] compren { NP($who) }
  } en el Mercado Negro en este turno cuesta { $amount } menos
# source: 608fc95b
i-cheaper-purchase =
    .indicative = { la-siguiente }
    .per = { la-siguiente } { CLAUSE($per) }
# source: 91af78a7
change--p-mission-minions =
    .indicative = { $amount } { PLURAL($amount) ->
        [one] obstáculo
       *[other] obstáculos
      } por ronda
    .per = { $amount } { PLURAL($amount) ->
        [one] obstáculo
       *[other] obstáculos
      } por ronda { CLAUSE($per) }
# source: 9c0fa014
change--p-mission-quiet-rounds =
    .indicative = { $amount } { PLURAL($amount) ->
        [one] ronda
       *[other] rondas
      } sin evento de Crossfire
    .per = { $amount } { PLURAL($amount) ->
        [one] ronda
       *[other] rondas
      } sin evento de Crossfire { CLAUSE($per) }
# source: b426199d
i-obstacles-of-the-round =
    .imperative = revela tantos obstáculos como indica { NP($what) } por ronda
    .indicative = revela tantos obstáculos como indica { NP($what) } por ronda
# source: 3ca58212
i-quiet-start =
    .indicative = durante las rondas sin evento de Crossfire de { NP($what, case: "prep") }, los Runners no pueden revelar ninguno
# source: c1752811
i-affordable =
    .indicative = { NP($who) } { AGR($who) ->
        [you] puedes comprar una carta del Mercado Negro si tienes
        [one] puede comprar una carta del Mercado Negro si tiene
       *[other] pueden comprar una carta del Mercado Negro si tienen
      } suficientes nuyenes
    .predicate = { AGR($who) ->
        [you] puedes comprar una carta del Mercado Negro si tienes
        [one] puede comprar una carta del Mercado Negro si tiene
       *[other] pueden comprar una carta del Mercado Negro si tienen
      } suficientes nuyenes
interponerse = { AGR($who) ->
    [you] puedes
    [one] puede
   *[other] pueden
  } interceptar un obstáculo que esté frente al Cliente de { NP($what, case: "prep") } y que sea del color de uno de { AGR($who) ->
    [you] tus
   *[other] sus
  } roles
# source: 8f7edd5a
i-stand-in =
    .indicative = { NP($who) } { interponerse }
    .predicate = { interponerse }
# «Mientras» pide subjuntivo: «mientras haya», «mientras el total sea».
while--there-is =
    .indicative = mientras haya { NP($what) }, { CLAUSE($action) }
while--there-is-no =
    .indicative = mientras no haya { NP($what, det: "any") }, { CLAUSE($action) }
while--lt =
    .indicative = mientras { NP($left) } { AGR($left) ->
        [one] sea menor
       *[other] sean menores
      } que { NP($right) }, { CLAUSE($action) }
while--is-in =
    .indicative = mientras { NP($what) } esté{ AGREE($what, ending: "agree-n") } en { NP($zone, case: "prep") }, { CLAUSE($action) }

# Una carta que se juega como copia de otra.
# source: 235c691c
become--a-copying-single =
    .indicative = { NP($what) } deja de ser una copia
    .subjunctive = { NP($what) } deje de ser una copia
become--a-copying-doubled =
    .indicative = { NP($what) } pasa a ser una copia
    .subjunctive = { NP($what) } pase a ser una copia
become--a-copying-redoubled =
    .indicative = { NP($what) } vuelve a ser una copia
    .subjunctive = { NP($what) } vuelva a ser una copia
# source: 1be36736
m-is--p-gear-copying = que { AGR($head) ->
    [one] es
   *[other] son
  } { LIST($values, $head, join: "or") }
# source: 3393754b
m-is-not--p-gear-copying = que no { AGR($head) ->
    [one] es
   *[other] son
  } { LIST($values, $head, join: "or") }
# source: b5bc6eb9
is--p-gear-copying =
    .indicative = { NP($owner) } es { LIST($values, $owner, join: "or") }
# source: f8d737e9
is-not--p-gear-copying =
    .indicative = { NP($owner) } no es { LIST($values, $owner, join: "or") }
m-whose--p-runner-condition = cuy{ AGREE($whose) } { NP($whose, det: "none") } { AGR($whose) ->
    [one] está
   *[other] están
  } { LIST($values, $whose, join: "or") }

## lo que preguntan las reglas

# source: b6b00098
q-s = elige el color cuyo daño cuenta como incoloro
# source: d98acb81
q-pick = elige la siguiente carta que va encima del mazo
# source: 2be2f9d6
q-leader = elige quién juega el primer turno
# source: e4148bb3
q-body = elige tu metatipo
# source: dbbe2cf8
q-part = elige el rol que asumes
# source: be90d0d5
q-double = elige quién asume otro rol
