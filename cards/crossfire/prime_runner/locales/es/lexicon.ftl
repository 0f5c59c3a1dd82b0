### Prime Runner Edition, español: lo que añade a las palabras del juego, y lo que llama de otro modo.

# source: 4a905fbe
n-waiver =
    .one = exención
    .other = exenciones
    .gender = f
# source: 084739c9
n-stamina =
    .one = resistencia
    .other = resistencias
    .gender = f
# source: e85eb52f
p-starting =
    .one = líder de la misión
    .other = líderes de la misión
    .being = yes
# source: 6faa44e1
p-runner-earned-karma =
    .one = Karma ganado antes
    .other = Karma ganado antes
# source: e5813598
p-quiet =
    .one = número de rondas restantes sin evento
    .other = números de rondas restantes sin evento
# source: 7129069c
p-fallen =
    .one = número de caídas críticas en esta Escena
    .other = números de caídas críticas en esta Escena
# source: 516b6feb
p-resting =
    .one = Pausa
    .other = Pausas
    .gender = f
# source: a4158de6
p-spokesman =
    .one = negociador
    .other = negociadores
    .being = yes
# source: 7a37da34
p-mission-waives =
    .one = exenciones
    .other = exenciones
    .gender = f
# source: c69b9759
p-mission-calm =
    .one = número de rondas sin evento
    .other = números de rondas sin evento
# source: 5a3f0d1d
n-in-breather =
    .one = uso en las Pausas
    .other = usos en las Pausas
# source: f9606ac2
p-upgrade-in-breather =
    .one = uso en las Pausas
    .other = usos en las Pausas
# source: cb7341ce
p-runner-tier =
    .one = coste de la carta adicional
    .other = costes de las cartas adicionales
# source: 4e98a77f
p-runner-stamina =
    .one = resistencia
    .other = resistencias
    .gender = f
# source: a9996422
p-role-second-colour =
    .one = segundo color
    .other = segundos colores
# source: 53cc8c0e
p-role-first-art =
    .one = primer tipo
    .other = primeros tipos
# source: 11f30ec9
p-role-second-art =
    .one = segundo tipo
    .other = segundos tipos
# source: 07c5100c
z-spare-roles =
    .one = pila de roles sobrantes
    .other = pilas de roles sobrantes
    .gender = f
# source: b20056ac
z-exchanged =
    .one = pila de cartas cambiadas
    .other = pilas de cartas cambiadas
    .gender = f
# source: dc535352
st-reload =
    .one = paso de Recargar
    .other = pasos de Recargar
# source: 9761e953
st-black-market =
    .one = paso de Mercado Negro
    .other = pasos de Mercado Negro
# source: edc187a3
a-waiver-breather = sin Pausa
# source: f8e646e9
a-waiver-abandoning = sin abandono
# source: 3444780d
a-waiver-extra-obstacle = sin obstáculo adicional
# source: 4247cdc3
a-waiver-extra-card = sin carta adicional
# source: ea0b78f4
a-stamina-steady = descansad{ agree }
# source: 6b150693
a-stamina-exhausted = Agotad{ agree }
# source: 47cd4f80
a-in-breather-asleep = no se puede usar en las Pausas
# source: 55384728
a-in-breather-awake = se puede usar en las Pausas
