### Crossfire, français : ce qui peut arriver. Quelques mots donnent tous les cadres ; un cadre écrit à la main vaut mieux.
### Mots : infinitive, third (il), plural (ils), polite (vous, et l'impératif), participle ; au besoin third-subjunctive
### et polite-subjunctive (après « jusqu'à ce que »), case (du complément), unit (le nom qui suit un nombre),
### like (un autre modèle : verb-reflexive).

draws =
    .infinitive = piocher
    .third = pioche
    .plural = piochent
    .polite = piochez
    .participle = pioché
    .third-subjunctive = pioche
    .polite-subjunctive = piochiez
    .unit = n-card
    .label = PIOCHÉE
discards =
    .infinitive = défausser
    .third = défausse
    .plural = défaussent
    .polite = défaussez
    .participle = défaussé
    .third-subjunctive = défausse
    .polite-subjunctive = défaussiez
    .label = DÉFAUSSÉE
heals =
    .like = verb-reflexive
    .infinitive = soigner
    .third = soigne
    .plural = soignent
    .polite = soignez
    .participle = soigné
    .third-subjunctive = soigne
    .polite-subjunctive = soigniez
    .unit = n-hp
    .case = de
suffers =
    .infinitive = subir
    .third = subit
    .plural = subissent
    .polite = subissez
    .participle = subi
    .third-subjunctive = subisse
    .polite-subjunctive = subissiez
    .unit = n-damage
gains =
    .infinitive = gagner
    .third = gagne
    .plural = gagnent
    .polite = gagnez
    .participle = gagné
    .third-subjunctive = gagne
    .polite-subjunctive = gagniez
    .unit = n-nuyen
attacks =
    .infinitive = attaquer
    .third = attaque
    .plural = attaquent
    .polite = attaquez
    .participle = attaqué
    .third-subjunctive = attaque
    .polite-subjunctive = attaquiez
    .label = ATTAQUE
flips-to =
    .infinitive = retourner
    .third = retourne
    .plural = retournent
    .polite = retournez
    .participle = retourné
    .label = RETOURNÉ
    .indicative = { NP($foe) } { AGR($foe) ->
        [one] entre
       *[other] entrent
      } en jeu face { NP($target, case: "a") }
    .predicate = { AGR($foe) ->
        [one] entre
       *[other] entrent
      } en jeu face { NP($target, case: "a") }
turns-to =
    .infinitive = se tourner
    .third = se tourne
    .plural = se tournent
    .polite = tournez
    .participle = tourné
    .indicative = { NP($foe) } { AGR($foe) ->
        [one] fait
       *[other] font
      } désormais face { NP($target, case: "a") }
    .predicate = { AGR($foe) ->
        [one] fait
       *[other] font
      } désormais face { NP($target, case: "a") }
defeats =
    .infinitive = vaincre
    .third = vainc
    .plural = vainquent
    .polite = vainquez
    .participle = vaincu
    .third-subjunctive = vainque
    .polite-subjunctive = vainquiez
    .label = VAINCU
restores =
    .infinitive = restaurer
    .third = restaure
    .plural = restaurent
    .polite = restaurez
    .participle = restauré
    .unit = n-level
clears-of =
    .infinitive = franchir
    .third = franchit
    .plural = franchissent
    .polite = franchissez
    .participle = franchi
    .unit = n-level
plays =
    .infinitive = jouer
    .third = joue
    .plural = jouent
    .polite = jouez
    .participle = joué
    .third-subjunctive = joue
    .polite-subjunctive = jouiez
assists-with =
    .infinitive = donner du soutien
    .third = donne du soutien
    .plural = donnent du soutien
    .polite = donnez du soutien
    .participle = donné du soutien
buys =
    .infinitive = acheter
    .third = achète
    .plural = achètent
    .polite = achetez
    .participle = acheté
    .third-subjunctive = achète
    .polite-subjunctive = achetiez
arrives =
    .infinitive = être révélé
    .third = est révélé
    .plural = sont révélés
    .polite = êtes révélés
    .participle = révélé
    .label = RÉVÉLÉ
retires =
    .infinitive = être défaussé
    .third = est défaussé
    .plural = sont défaussés
    .polite = êtes défaussés
    .participle = défaussé
calms =
    .infinitive = retourner sous son deck
    .third = retourne sous son deck
    .plural = retournent sous leur deck
    .polite = retournez sous votre deck
    .participle = retourné sous son deck
returns-to =
    .infinitive = remettre
    .third = remet
    .plural = remettent
    .polite = remettez
    .participle = remis
    .to = dans { NP($what) }
cycles =
    .infinitive = changer
    .third = change
    .plural = changent
    .polite = changez
    .participle = changé
applies-to =
    .infinitive = appliquer
    .third = applique
    .plural = appliquent
    .polite = appliquez
    .participle = appliqué
