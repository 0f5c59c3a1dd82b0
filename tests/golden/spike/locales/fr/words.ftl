# What the spike says, and no game does.

m-facing = face { NP($runner, case: "a") }

m-left = avec { NP($levels) } à franchir

m-sharing = du même { NP($property, det: "none") } qu'{ NP($what) }

from-cards = grâce à { NP($what) }

works-on =
    .base = appliquer
    .third = applique
    .plural = appliquent
    .polite = appliquez
    .participle = appliqué
    .third-subjunctive = applique

returns-to =
    .base = remettre
    .third = remet
    .plural = remettent
    .polite = remettez
    .participle = remis
    .third-subjunctive = remette
    .polite-subjunctive = remettiez
    .to = dans { NP($what) }

applies-to =
    .base = appliquer
    .third = applique
    .plural = appliquent
    .polite = appliquez
    .participle = appliqué
    .third-subjunctive = applique
    .polite-subjunctive = appliquiez

adds-to =
    .base = ajouter
    .third = ajoute
    .plural = ajoutent
    .polite = ajoutez
    .participle = ajouté
    .third-subjunctive = ajoute
    .polite-subjunctive = ajoutiez
