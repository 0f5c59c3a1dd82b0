### Une soirée de cartes, français : ce qui peut arriver.

draws =
    .base = piocher
    .third = pioche
    .plural = piochent
    .polite = piochez
    .participle = pioché
    .third-subjunctive = pioche
    .polite-subjunctive = piochiez
    .unit = n-gift
discards =
    .base = défausser
    .third = défausse
    .plural = défaussent
    .polite = défaussez
    .participle = défaussé
    .third-subjunctive = défausse
    .polite-subjunctive = défaussiez
plays =
    .base = jouer
    .third = joue
    .plural = jouent
    .polite = jouez
    .participle = joué
    .third-subjunctive = joue
    .polite-subjunctive = jouiez
takes =
    .base = prendre
    .third = prend
    .plural = prennent
    .polite = prenez
    .participle = pris
    .third-subjunctive = prenne
    .polite-subjunctive = preniez
buys =
    .base = acheter
    .third = achète
    .plural = achètent
    .polite = achetez
    .participle = acheté
    .third-subjunctive = achète
    .polite-subjunctive = achetiez
trashes =
    .base = écarter
    .third = écarte
    .plural = écartent
    .polite = écartez
    .participle = écarté
    .third-subjunctive = écarte
    .polite-subjunctive = écartiez
hands-to =
    .base = donner
    .third = donne
    .plural = donnent
    .polite = donnez
    .participle = donné
    .third-subjunctive = donne
    .polite-subjunctive = donniez
gains =
    .base = gagner
    .third = gagne
    .plural = gagnent
    .polite = gagnez
    .participle = gagné
    .third-subjunctive = gagne
    .polite-subjunctive = gagniez
    .unit = n-coins
pays =
    .base = payer
    .third = paie
    .plural = paient
    .polite = payez
    .participle = payé
    .third-subjunctive = paie
    .polite-subjunctive = payiez
    .unit = n-coins
heals =
    .base = récupérer
    .third = récupère
    .plural = récupèrent
    .polite = récupérez
    .participle = récupéré
    .third-subjunctive = récupère
    .polite-subjunctive = récupériez
    .unit = n-health
suffers =
    .base = subir
    .third = subit
    .plural = subissent
    .polite = subissez
    .participle = subi
    .third-subjunctive = subisse
    .polite-subjunctive = subissiez
    .unit = n-damage
scores =
    .base = marquer
    .third = marque
    .plural = marquent
    .polite = marquez
    .participle = marqué
    .third-subjunctive = marque
    .polite-subjunctive = marquiez
    .unit = n-points
bids =
    .base = miser
    .third = mise
    .plural = misent
    .polite = misez
    .participle = misé
    .third-subjunctive = mise
    .polite-subjunctive = misiez
    .unit = n-coins
leads =
    .base = jouer
    .third = joue
    .plural = jouent
    .polite = jouez
    .participle = joué
    .third-subjunctive = joue
    .polite-subjunctive = jouiez
falls--p-guest-coins =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] perdez
        [one] perd
       *[other] perdent
      } { NP($amount) } { PLURAL($amount) ->
        [one] pièce
       *[other] pièces
      }
rises--p-guest-coins =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] recevez
        [one] reçoit
       *[other] reçoivent
      } { NP($amount) } { PLURAL($amount) ->
        [one] pièce
       *[other] pièces
      }
falls--p-guest-points =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] perdez
        [one] perd
       *[other] perdent
      } { NP($amount) } { PLURAL($amount) ->
        [one] point
       *[other] points
      }
rises--p-guest-points =
    .indicative = { NP($owner) } { AGR($owner) ->
        [you] recevez
        [one] reçoit
       *[other] reçoivent
      } { NP($amount) } { PLURAL($amount) ->
        [one] point
       *[other] points
      }
modify--p-gift-price =
    .indicative = { NP($what) } { AGR($what) ->
        [one] coûte
       *[other] coûtent
      } { SIZE($amount) } de { SIGN($amount) ->
        [minus] moins
       *[other] plus
      } { $until }
