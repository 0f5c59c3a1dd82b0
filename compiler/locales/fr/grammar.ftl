### Français : ce qui diffère de la famille des langues romanes (families/romance) : groupes nominaux, mots, verbes
### pronominaux. np-DÉTERMINANT : $body le nom avec ses adjectifs, $gender, $num, $initial, $count ; les attributs sont
### des cas (base ; de : « du », « de la »... ; a : « au », « à la »...).

-ending-f = e
-ending-fs = es
-ending-m = { "" }
-ending-ms = s
-the-m = le
-the-f = la
-the-ms = les
-the-fs = les
-a-m = un
-a-f = une
-each = chaque
-exactly = exactement
-at-least = au moins
-at-most = au plus
-more-than = plus de
-fewer-than = moins de
-up-to = jusqu'à
-a = à
-in = dans
-among = parmi
-for = pour
-with = avec
-by = par
-on = sur
-against = contre
-and = et
-or = ou
-that = que
-then = puis
-not = ne
-be = être
-been = été
-be-you = êtes
-be-one = est
-be-other = sont
-may-be-you = soyez
-may-be-one = soit
-may-be-other = soient
-have-you = avez
-have-one = a
-have-other = ont

# égal, égale, égaux : ég{ agree-al }
agree-al = { $gender ->
    [f] ale{ agree-s }
   *[m] { $num ->
        [one] al
       *[other] aux
      }
  }
lequel-body = { $gender ->
    [f] { $num ->
        [one] laquelle
       *[other] lesquelles
      }
   *[m] { $num ->
        [one] lequel
       *[other] lesquels
      }
  }
auquel-body = { $gender ->
    [f] { $num ->
        [one] à laquelle
       *[other] auxquelles
      }
   *[m] { $num ->
        [one] auquel
       *[other] auxquels
      }
  }
duquel-body = { $gender ->
    [f] { $num ->
        [one] de laquelle
       *[other] desquelles
      }
   *[m] { $num ->
        [one] duquel
       *[other] desquels
      }
  }
de-body = { $initial ->
    [vowel] d'{ $body }
   *[consonant] de { $body }
  }
le-body = { $num ->
    [one] { $initial ->
        [vowel] l'{ $body }
       *[consonant] { $gender ->
            [f] la { $body }
           *[m] le { $body }
          }
      }
   *[other] les { $body }
  }
du-body = { $num ->
    [one] { $initial ->
        [vowel] de l'{ $body }
       *[consonant] { $gender ->
            [f] de la { $body }
           *[m] du { $body }
          }
      }
   *[other] des { $body }
  }
au-body = { $num ->
    [one] { $initial ->
        [vowel] à l'{ $body }
       *[consonant] { $gender ->
            [f] à la { $body }
           *[m] au { $body }
          }
      }
   *[other] aux { $body }
  }
this = { $num ->
    [one] { $gender ->
        [f] cette
       *[m] { $initial ->
            [vowel] cet
           *[consonant] ce
          }
      }
   *[other] ces
  }
that = { this }
another = { un } autre
other = autre{ agree-s }
all = { $gender ->
    [f] toutes
   *[m] tous
  }
# Aucun : « vous n'avez joué aucune carte ».
none-of = { $gender ->
    [f] aucune
   *[m] aucun
  }
your = { $num ->
    [one] votre
   *[other] vos
  }
own = { AGR($owner) ->
    [one] { $num ->
        [one] { $gender ->
            [f] { $initial ->
                [vowel] son
               *[consonant] sa
              }
           *[m] son
          }
       *[other] ses
      }
   *[other] leur{ agree-s }
  }

# « de » et « à » devant un groupe nominal dont le déterminant n'a pas de forme propre
case-de = { $initial ->
    [vowel] d'{ $phrase }
   *[consonant] de { $phrase }
  }
np-you =
    .base = vous
    .de = de vous
    .a = à vous
    .clitic = vous
    .dative = vous
np-the =
    .base = { le-body }
    .de = { du-body }
    .a = { au-body }
np-the-other =
    .base = { $num ->
        [one] l'autre { $body }
       *[other] les autres { $body }
      }
    .de = { $num ->
        [one] de l'autre { $body }
       *[other] des autres { $body }
      }
    .a = { $num ->
        [one] à l'autre { $body }
       *[other] aux autres { $body }
      }
# Un ensemble vivant : tout ce qui convient, maintenant et plus tard.
np-live =
    .base = les { $body }
    .de = des { $body }
    .a = aux { $body }
np-live-other =
    .base = les autres { $body }
    .de = des autres { $body }
    .a = aux autres { $body }
# Après « ne ... pas ».
np-some = des { $body }
    .de = { de-body }
np-some-other = d'autres { $body }
    .de = d'autres { $body }
# La moitié.
np-portion =
    .base = { le-body }
    .de = { du-body }
    .a = { au-body }
np-any = { de-body }
    .de = { de-body }
    .a = à { un } { $body }
# « ce » quand une autre chose du même nom vient d'être dite.
np-this-one = { this } { $body }-ci
# « l'élément 3 » : le nombre suit le nom.
np-numbered =
    .base = { le-body }
    .de = { du-body }
    .a = { au-body }
np-the-counted =
    .base = les { $count } { $body }
    .de = des { $count } { $body }
    .a = aux { $count } { $body }
# Les premières d'une pile.
np-the-top =
    .base = { PLURAL($count) ->
        [one] { $gender ->
            [f] la première
           *[m] le premier
          } { $body }
       *[other] les { $count } { $gender ->
            [f] premières
           *[m] premiers
          } { $body }
      }
    .de = { PLURAL($count) ->
        [one] { $gender ->
            [f] de la première
           *[m] du premier
          } { $body }
       *[other] des { $count } { $gender ->
            [f] premières
           *[m] premiers
          } { $body }
      }
    .a = { PLURAL($count) ->
        [one] { $gender ->
            [f] à la première
           *[m] au premier
          } { $body }
       *[other] aux { $count } { $gender ->
            [f] premières
           *[m] premiers
          } { $body }
      }
# Une quantité que dit ce qui suit : « un nombre de dégâts égal à ... ».
np-equal = un nombre { de-body }
# Le sujet de la même phrase, dit une seconde fois ; .clitic se place devant le verbe, ou derrière son impératif.
np-it =
    .base = { $gender ->
        [f] { $num ->
            [one] elle
           *[other] elles
          }
       *[m] { $num ->
            [one] il
           *[other] ils
          }
      }
    .de = de celui-ci
    .a = à celui-ci
    .clitic = { $num ->
        [one] { $gender ->
            [f] la
           *[m] le
          }
       *[other] les
      }
np-any-number = n'importe quel nombre { de-body }
np-up-to = { -up-to } { $count } { $body }
    .a = jusqu'à { $count } { $body }
np-of =
    .base = { le-body } { NP($owner, case: "de") }
    .de = { du-body } { NP($owner, case: "de") }
    .a = { au-body } { NP($owner, case: "de") }

## noms et adjectifs du langage

n-card =
    .one = carte
    .other = cartes
    .gender = f
n-number =
    .one = nombre
    .other = nombres
n-total =
    .one = total
    .other = totaux
n-highest =
    .one = plus grande valeur
    .other = plus grandes valeurs
    .gender = f
n-lowest =
    .one = plus petite valeur
    .other = plus petites valeurs
    .gender = f
n-half =
    .one = moitié
    .other = moitiés
    .gender = f
n-result =
    .one = résultat
    .other = résultats
n-ability =
    .one = capacité
    .other = capacités
    .gender = f
n-owner =
    .one = propriétaire
    .other = propriétaires
n-player =
    .one = joueur
    .other = joueurs
a-current = { $gender ->
    [f] active{ agree-s }
   *[m] actif{ agree-s }
  }
a-chosen = choisi{ agree }
a-revealed = révélé{ agree }
a-noted = noté{ agree }
a-top = { $gender ->
    [f] première{ agree-s }
   *[m] premier{ agree-s }
  }
    .side = before
a-at-work = qui agit
a-other = autre{ agree-s }
    .side = before
a-first = { $gender ->
    [f] première{ agree-s }
   *[m] premier{ agree-s }
  }
    .side = before
a-second = { $gender ->
    [f] seconde{ agree-s }
   *[m] second{ agree-s }
  }
    .side = before
a-third = troisième{ agree-s }
    .side = before
a-fourth = quatrième{ agree-s }
    .side = before
a-fifth = cinquième{ agree-s }
    .side = before
a-sixth = sixième{ agree-s }
    .side = before
a-different = différent{ agree }
a-elsewhere = autre{ agree-s }
    .side = before

## compléments qui suivent le nom ; $head est le groupe nominal qu'ils complètent

m-different = { NP($property, det: "bare", case: "de") } différent{ AGREE($property) } parmi { NP($what) }
m-total-of = , pour { NP($what) }, { NP($amount, case: "de") }
m-half-up = { NP($what, case: "de") }, arrondie à l'entier supérieur
m-half-down = { NP($what, case: "de") }, arrondie à l'entier inférieur
m-other-than = autre{ AGREE($head, ending: "agree-s") } que { NP($what) }
m-no-value = autre{ AGREE($head, ending: "agree-s") } que { LIST($values, $head, join: "or") }
m-per = par { NP($what, det: "single") }
# An amount that is worked out once, although its effect lasts.
m-now = (à cet instant)
m-equal = égal { NP($value, case: "a") }
m-same = de même { NP($property, det: "none") } que { NP($what) }
m-history = { CLAUSE($event, frame: "relative") } pendant { NP($scope, det: "this") }
# Ce que le verbe relie par une préposition : « les cartes avec lesquelles vous avez payé ».
m-history-by = { CLAUSE($link) } { CLAUSE($event, frame: "perfect") } pendant { NP($scope, det: "this") }
m-is = dont { NP($property, det: "the") } { AGR($property) ->
    [one] est
   *[other] sont
  } { LIST($values, $property, join: "or") }
m-is-not = dont { NP($property, det: "the") } { AGR($property) ->
    [one] n'est
   *[other] ne sont
  } pas { LIST($values, $property, join: "or") }
m-eq = dont { NP($property, det: "the") } { AGR($property) ->
    [one] est
   *[other] sont
  } { SORT($amount) ->
    [number] { NP($amount, case: "de") }
    [sum] ég{ AGREE($property, ending: "agree-al") } { NP($amount, case: "a") }
   *[phrase] { NP($amount) }
  }
m-ge = dont { NP($property, det: "the") } { AGR($property) ->
    [one] est
   *[other] sont
  } { SORT($amount) ->
    [number] { NP($amount, case: "de") } ou plus
   *[phrase] au moins ég{ AGREE($property, ending: "agree-al") } { NP($amount, case: "a") }
  }
m-le = dont { NP($property, det: "the") } { SORT($amount) ->
    [number] { AGR($property) ->
        [one] est
       *[other] sont
      } { NP($amount, case: "de") } ou moins
   *[phrase] ne { AGR($property) ->
        [one] dépasse
       *[other] dépassent
      } pas { NP($amount) }
  }
m-gt = dont { NP($property, det: "the") } { AGR($property) ->
    [one] dépasse
   *[other] dépassent
  } { NP($amount) }
m-lt = dont { NP($property, det: "the") } { AGR($property) ->
    [one] est
   *[other] sont
  } inférieur{ AGREE($property) } { NP($amount, case: "a") }
m-empty = dont { NP($zone, det: "the") } est vide
m-not-empty = dont { NP($zone, det: "the") } n'est pas vide
m-which = pour { FEATURE($head, "gender") ->
    [f] laquelle
   *[m] lequel
  } { CLAUSE($condition) }
m-owned = { AGR($who) ->
    [you] qui vous { AGR($head) ->
        [one] appartient
       *[other] appartiennent
      }
   *[other] qui { AGR($head) ->
        [one] appartient
       *[other] appartiennent
      } { NP($who, case: "a") }
  }
m-not-owned = { AGR($who) ->
    [you] qui ne vous { AGR($head) ->
        [one] appartient
       *[other] appartiennent
      } pas
   *[other] qui { AGR($head) ->
        [one] n'appartient
       *[other] n'appartiennent
      } pas { NP($who, case: "a") }
  }
m-with-slot = ayant { CLAUSE($slot, frame: "name") }
m-without-slot = n'ayant pas { CLAUSE($slot, frame: "name") }
m-chosen-first = choisi{ AGREE($head) } en premier
m-chosen-second = choisi{ AGREE($head) } en deuxième
m-chosen-third = choisi{ AGREE($head) } en troisième
m-chosen-fourth = choisi{ AGREE($head) } en quatrième

## listes


## formes régulières d'un verbe, d'après les mots de son entrée :
## base (piocher), third (pioche), plural (piochent), polite (piochez), participle (pioché), subjunctive (pioche)

# se soigner, se défausser : like = verb-reflexive
verb-reflexive =
    .imperative = { $polite }-vous { $object }{ $rest }
    .infinitive = { AGR($subject) ->
        [you] vous
       *[other] se
      } { $base } { $object }{ $rest }
    .indicative = { NP($subject) } { AGR($subject) ->
        [you] vous { $polite }
        [one] se { $third }
       *[other] se { $plural }
      } { $object }{ $rest }
    .predicate = { AGR($subject) ->
        [you] vous { $polite }
        [one] se { $third }
       *[other] se { $plural }
      } { $object }{ $rest }
    .subjunctive = { NP($subject) } { AGR($subject) ->
        [you] vous { $polite-subjunctive }
        [one] se { $third-subjunctive }
       *[other] se { $plural }
      } { $object }{ $rest }
    .perfect = { NP($subject) } { AGR($subject) ->
        [you] vous êtes
        [one] s'est
       *[other] se sont
      } { $participle }{ AGREE($subject) } { $object }{ $rest }
    .never = { NP($subject) } { AGR($subject) ->
        [you] ne vous êtes
        [one] ne s'est
       *[other] ne se sont
      } { $participle }{ AGREE($subject) } { $object }{ $rest }
    .relative = que { NP($subject) } { AGR($subject) ->
        [you] vous êtes
        [one] s'est
       *[other] se sont
      } { $participle }{ AGREE($patient) }{ $rest }
    .adjective = { $participle }{ AGREE($head) }
    .passive-perfect = { NP($patient) } { AGR($patient) ->
        [you] avez
        [one] a
       *[other] ont
      } été { $participle }{ AGREE($patient) }{ $rest }
    .passive = { NP($patient) } { AGR($patient) ->
        [you] êtes
        [one] est
       *[other] sont
      } { $participle }{ AGREE($patient) }{ $rest }
    .label = { $participle }{ AGREE($patient) }
    .passive-subjunctive = { NP($patient) } { AGR($patient) ->
        [you] soyez
        [one] soit
       *[other] soient
      } { $participle }{ AGREE($patient) }{ $rest }
    .passive-infinitive = être { $participle }{ AGREE($patient) }{ $rest }
m-seats-after = assis { NP($steps) } { PLURAL($steps) ->
    [one] place
   *[other] places
  } après { NP($who) }
m-next-after = { AGR($who) ->
    [you] qui vous suit
   *[other] qui suit { NP($who) }
  }
s-step =
    .one = étape
    .other = étapes
    .gender = f
s-game =
    .one = partie
    .other = parties
    .gender = f
n-nothing =
    .one = rien
    .other = rien
n-item =
    .one = élément
    .other = éléments
n-mark =
    .one = symbole
    .other = symboles
n-size =
    .one = valeur
    .other = valeurs
    .gender = f
by-over = au-dessus { NP($what, case: "de") }
link-to = { AGREE($what, ending: "auquel-body") }
link-by = par { AGREE($what, ending: "lequel-body") }
link-with = avec { AGREE($what, ending: "lequel-body") }
link-from = { AGREE($what, ending: "duquel-body") }
link-on = sur { AGREE($what, ending: "lequel-body") }
link-into = dans { AGREE($what, ending: "lequel-body") }
link-against = contre { AGREE($what, ending: "lequel-body") }
link-onto = sur { AGREE($what, ending: "lequel-body") }
link-over = au-dessus { AGREE($what, ending: "duquel-body") }
