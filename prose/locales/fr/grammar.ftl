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
tel-body = { $gender ->
    [f] { $num ->
        [one] telle
       *[other] telles
      }
   *[m] { $num ->
        [one] tel
       *[other] tels
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
celui-ci = { $gender ->
    [f] { $num ->
        [one] celle-ci
       *[other] celles-ci
      }
   *[m] { $num ->
        [one] celui-ci
       *[other] ceux-ci
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
# source: fe59ab65
np-you =
    .base = vous
    .de = de vous
    .a = à vous
    .clitic = vous
    .dative = vous
# source: 0e73877f
np-the =
    .base = { le-body }
    .de = { du-body }
    .a = { au-body }
# source: ba1e9e48
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
# source: 98a14ea1
np-live =
    .base = les { $body }
    .de = des { $body }
    .a = aux { $body }
# source: 44563d90
np-live-other =
    .base = les autres { $body }
    .de = des autres { $body }
    .a = aux autres { $body }
# Après « ne ... pas ».
# source: 1201f88d
np-some = des { $body }
    .de = { de-body }
# source: 0c0eecb2
np-some-other = d'autres { $body }
    .de = d'autres { $body }
# La moitié.
# source: a28a543c
np-portion =
    .base = { le-body }
    .de = { du-body }
    .a = { au-body }
# source: eadf4e7a
np-any =
    .base = { de-body }
    .de = { de-body }
    .after = des { $body }
    .a = à { $num ->
        [one] { un } { $body }
       *[other] des { $body }
      }
# « ce » quand une autre chose du même nom vient d'être dite.
# source: 67781e4f
np-this-one = { this } { $body }-ci
# « l'élément 3 » : le nombre suit le nom.
# source: 6a771222
np-numbered =
    .base = { le-body }
    .de = { du-body }
    .a = { au-body }
# source: 1dc71db1
np-the-counted =
    .base = les { $count } { $body }
    .de = des { $count } { $body }
    .a = aux { $count } { $body }
# Les premières d'une pile.
# source: e36d5964
np-the-top =
    .base = { PLURAL($count) ->
        [one] { $gender ->
            [f] la
           *[m] le
          } { $noun } du dessus{ $more }
       *[other] les { $count } { $noun } du dessus{ $more }
      }
    .de = { PLURAL($count) ->
        [one] { $gender ->
            [f] de la
           *[m] du
          } { $noun } du dessus{ $more }
       *[other] des { $count } { $noun } du dessus{ $more }
      }
    .a = { PLURAL($count) ->
        [one] { $gender ->
            [f] à la
           *[m] au
          } { $noun } du dessus{ $more }
       *[other] aux { $count } { $noun } du dessus{ $more }
      }
# Une quantité que dit ce qui suit : « un nombre de dégâts égal à ... ».
# source: 153b8555
np-equal = un nombre { de-body }
# Le sujet de la même phrase, dit une seconde fois ; .clitic se place devant le verbe, ou derrière son impératif.
# source: bbf2bbbd
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
    .de = de { celui-ci }
    .a = à { celui-ci }
    .stressed = { celui-ci }
    .after = { celui-ci }
    .clitic = { $num ->
        [one] { $gender ->
            [f] la
           *[m] le
          }
       *[other] les
      }
# source: 0298c9f4
np-any-number = n'importe quel nombre { de-body }
# source: 47a7b89d
np-up-to = { -up-to } { $count } { $body }
    .a = jusqu'à { $count } { $body }
# source: 74419901
np-of =
    .base = { le-body } { NP($owner, case: "de") }
    .de = { du-body } { NP($owner, case: "de") }
    .a = { au-body } { NP($owner, case: "de") }

## noms et adjectifs du langage

# source: d278de19
n-card =
    .one = carte
    .other = cartes
    .gender = f
# source: f3194026
n-number =
    .one = nombre
    .other = nombres
# source: a4d8229c
n-total =
    .one = total
    .other = totaux
# source: 8a5c5ee1
n-highest =
    .one = plus grande valeur
    .other = plus grandes valeurs
    .gender = f
# source: a33033cd
n-lowest =
    .one = plus petite valeur
    .other = plus petites valeurs
    .gender = f
# source: 30a7faa9
n-half =
    .one = moitié
    .other = moitiés
    .gender = f
# source: 0aded931
n-result =
    .one = résultat
    .other = résultats
# source: 5e129982
n-ability =
    .one = capacité
    .other = capacités
    .gender = f
# source: 11f9b9b5
n-owner =
    .one = propriétaire
    .other = propriétaires
# source: 74c72280
n-player =
    .one = joueur
    .other = joueurs
# source: 82a9026b
a-current = { $gender ->
    [f] active{ agree-s }
   *[m] actif{ agree-s }
  }
# source: 46cf90a2
a-chosen = choisi{ agree }
# source: e2b83192
a-revealed = révélé{ agree }
# source: c38371e5
a-noted = noté{ agree }
# source: d6f7395b
a-top = du dessus
# source: 239b6d58
a-at-work = qui agit
# source: e5677391
a-other = autre{ agree-s }
    .side = before
# source: 328c5f59
a-first = { $gender ->
    [f] première{ agree-s }
   *[m] premier{ agree-s }
  }
    .side = before
# source: e5f431e9
a-second = { $gender ->
    [f] seconde{ agree-s }
   *[m] second{ agree-s }
  }
    .side = before
# source: 418c705a
a-third = troisième{ agree-s }
    .side = before
# source: d4fff20d
a-fourth = quatrième{ agree-s }
    .side = before
# source: 449a56a1
a-fifth = cinquième{ agree-s }
    .side = before
# source: cba6ffa8
a-sixth = sixième{ agree-s }
    .side = before
# source: 1c8dca90
a-different = différent{ agree }
# source: cbe22a21
a-elsewhere = autre{ agree-s }
    .side = before

## compléments qui suivent le nom ; $head est le groupe nominal qu'ils complètent

# source: 5de9d7d0
m-different = { NP($property, det: "bare", case: "de") } différent{ AGREE($property) } parmi { NP($what) }
# source: 27d93d20
m-total-of = , pour { NP($what) }, { NP($amount, case: "de") }
# source: dae11cbf
m-present = à présent
# source: 5342e54f
m-half-up = { NP($what, case: "de") }, arrondie à l'entier supérieur
# source: 89978fc2
m-half-down = { NP($what, case: "de") }, arrondie à l'entier inférieur
# source: 6a94662e
m-other-than = autre{ AGREE($head, ending: "agree-s") } que { NP($what) }
# source: e0aa0e50
m-among = parmi { NP($what) }
# source: a996fb54
m-no-value = autre{ AGREE($head, ending: "agree-s") } que { LIST($values, $head, join: "or") }
# source: 063861ac
m-per = par { NP($what, det: "single") }
    .front = pour chaque { NP($what, det: "single") }
# An amount that is worked out once, although its effect lasts.
# source: c3f20623
m-now = (à cet instant)
# source: c3531d2e
m-equal = égal { NP($value, case: "a") }
# source: e5aeaad4
m-same = de même { NP($property, det: "none") } que { NP($what) }
# source: 629878a2
m-history = { CLAUSE($event, frame: "relative") } pendant { NP($scope, det: "this") }
# Ce que le verbe relie par une préposition : « les cartes avec lesquelles vous avez payé ».
# source: 186ea543
m-history-by = { CLAUSE($link) } { CLAUSE($event, frame: "perfect") } pendant { NP($scope, det: "this") }
# source: 9d087468
m-is = dont { NP($property, det: "the") } { AGR($property) ->
    [one] est
   *[other] sont
  } { LIST($values, $property, join: "or") }
# source: 8d8d4a5e
m-is-not = dont { NP($property, det: "the") } { AGR($property) ->
    [one] n'est
   *[other] ne sont
  } pas { LIST($values, $property, join: "or") }
# source: 0e29bca1
m-whose = dont { NP($whose, det: "the") } { AGR($whose) ->
    [one] est
   *[other] sont
  } { LIST($values, $whose, join: "or") }
# source: a3536388
m-highest = dont { NP($property, det: "the") } { AGR($property) ->
    [one] est { FEATURE($property, "gender") ->
        [f] la plus élevée
       *[m] le plus élevé
      }
   *[other] sont { FEATURE($property, "gender") ->
        [f] les plus élevées
       *[m] les plus élevés
      }
  }
# source: 17fdee69
m-lowest = dont { NP($property, det: "the") } { AGR($property) ->
    [one] est { FEATURE($property, "gender") ->
        [f] la plus basse
       *[m] le plus bas
      }
   *[other] sont { FEATURE($property, "gender") ->
        [f] les plus basses
       *[m] les plus bas
      }
  }
# source: 1bb43bcd
m-card = qui { AGR($head) ->
    [one] est
   *[other] sont
  } { LIST($values, join: "or") }
# source: 3ceaaeb7
m-no-card = qui { AGR($head) ->
    [one] n'est
   *[other] ne sont
  } pas { LIST($values, join: "or") }
# source: 4e3cae7b
m-copy = qui { AGR($head) ->
    [one] est un exemplaire
   *[other] sont des exemplaires
  } { NP($what, case: "de") }
# source: d250c90e
m-not-in = qui { AGR($head) ->
    [one] n'est
   *[other] ne sont
  } pas dans { NP($zone) }
# source: 89f81262
m-eq = dont { NP($property, det: "the") } { AGR($property) ->
    [one] est
   *[other] sont
  } { SORT($amount) ->
    [number] { NP($amount, case: "de") }
    [sum] ég{ AGREE($property, ending: "agree-al") } { NP($amount, case: "a") }
   *[phrase] { NP($amount) }
  }
# source: 92a82d5c
m-ge = dont { NP($property, det: "the") } { AGR($property) ->
    [one] est
   *[other] sont
  } { SORT($amount) ->
    [number] { NP($amount, case: "de") } ou plus
   *[phrase] au moins ég{ AGREE($property, ending: "agree-al") } { NP($amount, case: "a") }
  }
# source: 3b219235
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
# source: 51cff3af
m-gt = dont { NP($property, det: "the") } { AGR($property) ->
    [one] dépasse
   *[other] dépassent
  } { NP($amount) }
# source: f4cf3af2
m-lt = dont { NP($property, det: "the") } { AGR($property) ->
    [one] est
   *[other] sont
  } inférieur{ AGREE($property) } { NP($amount, case: "a") }
# source: c44ab72b
m-empty = dont { NP($zone, det: "the") } { AGR($zone) ->
    [one] est vide
   *[other] sont vides
  }
# source: d6d12ea0
m-not-empty = dont { NP($zone, det: "the") } { AGR($zone) ->
    [one] n'est pas vide
   *[other] ne sont pas vides
  }
# source: 31b80f08
m-which = pour { AGR($head) ->
    [one] { FEATURE($head, "gender") ->
        [f] laquelle
       *[m] lequel
      }
   *[other] { FEATURE($head, "gender") ->
        [f] lesquelles
       *[m] lesquels
      }
  } { CLAUSE($condition) }
    .itself = m-such
# « Pour lequel A ou B » : « que » ne suit que « si », « tant que », « dès que ».
m-which--both = pour { AGREE($head, ending: "lequel-body") } { LIST($parts, join: "and") }
m-which--either = pour { AGREE($head, ending: "lequel-body") } { LIST($parts, join: "or") }
# « Pour lequel » ne va pas avec un pronom qui reprend le nom même : « tel que son coût dépasse 2 ou ... ».
m-such = { AGREE($head, ending: "tel-body") } que { CLAUSE($condition) }
m-such--both = { AGREE($head, ending: "tel-body") } que { LIST($parts, join: "and-that") }
m-such--either = { AGREE($head, ending: "tel-body") } que { LIST($parts, join: "or-that") }
# source: 2fabb5e8
m-has = qui { AGR($head) ->
    [one] a
   *[other] ont
  } { NP($property) }
# source: 89f5423a
m-has-none = qui { AGR($head) ->
    [one] n'a
   *[other] n'ont
  } pas { NP($property, det: "none", case: "de") }
# L'action ne redit pas la chose : « une carte qu'il peut jouer ».
# source: 59d46290
m-can = que { NP(DOER($action)) } { AGR(DOER($action)) ->
    [you] pouvez
    [one] peut
   *[other] peuvent
  } { CLAUSE($action, frame: "infinitive") }
# source: 7dfd8da2
m-owned = { AGR($who) ->
    [you] qui vous { AGR($head) ->
        [one] appartient
       *[other] appartiennent
      }
   *[other] qui { FORM($who) ->
        [it] { AGR($who) ->
            [one] lui
           *[other] leur
          } { AGR($head) ->
            [one] appartient
           *[other] appartiennent
          }
       *[other] { AGR($head) ->
            [one] appartient
           *[other] appartiennent
          } { NP($who, case: "a") }
      }
  }
# source: 8791d646
m-not-owned = { AGR($who) ->
    [you] qui ne vous { AGR($head) ->
        [one] appartient
       *[other] appartiennent
      } pas
   *[other] qui { FORM($who) ->
        [it] ne { AGR($who) ->
            [one] lui
           *[other] leur
          } { AGR($head) ->
            [one] appartient
           *[other] appartiennent
          } pas
       *[other] { AGR($head) ->
            [one] n'appartient
           *[other] n'appartiennent
          } pas { NP($who, case: "a") }
      }
  }
# source: 430d3ed9
m-with-slot = qui { AGR($head) ->
    [one] a
   *[other] ont
  } la capacité { CLAUSE($slot, frame: "name") }
# source: a7aec428
m-without-slot = qui { AGR($head) ->
    [one] n'a
   *[other] n'ont
  } pas la capacité { CLAUSE($slot, frame: "name") }
# source: 8179b312
m-did = qui { AGR($head) ->
    [one] l'a
   *[other] l'ont
  } fait
# source: fd486115
m-chosen-first = choisi{ AGREE($head) } en premier
# source: e2612ea7
m-chosen-second = choisi{ AGREE($head) } en deuxième
# source: e82e9442
m-chosen-third = choisi{ AGREE($head) } en troisième
# source: e746fd2b
m-chosen-fourth = choisi{ AGREE($head) } en quatrième

## listes

list-and-if =
    .more = { $left }, si { $right }
    .last = { $left } et si { $right }
# source: 4ff2bc34
list-and-that =
    .more = { $left }, que { $right }
    .last = { $left } et que { $right }
# source: a3a597b5
list-or-that =
    .more = { $left }, que { $right }
    .last = { $left } ou que { $right }
list-or-if =
    .more = { $left }, si { $right }
    .last = { $left } ou si { $right }


## formes régulières d'un verbe, d'après les mots de son entrée :
## base (piocher), third (pioche), plural (piochent), polite (piochez), participle (pioché), subjunctive (pioche)

# être défaussé, être soigné : like = verb-passive ; le sujet subit l'action.
verb-passive =
    .imperative = soyez { $participle }{ AGREE($subject) }{ $rest }
    .infinitive = être { $participle }{ AGREE($subject) }{ $rest }
    .indicative = { NP($subject) } { AGR($subject) ->
        [you] êtes
        [one] est
       *[other] sont
      } { $participle }{ AGREE($subject) }{ $rest }
    .predicate = { AGR($subject) ->
        [you] êtes
        [one] est
       *[other] sont
      } { $participle }{ AGREE($subject) }{ $rest }
    .subjunctive = { NP($subject) } { AGR($subject) ->
        [you] soyez
        [one] soit
       *[other] soient
      } { $participle }{ AGREE($subject) }{ $rest }
    .perfect = { NP($subject) } { AGR($subject) ->
        [you] avez
        [one] a
       *[other] ont
      } été { $participle }{ AGREE($subject) }{ $rest }
    .never = { NP($subject) } { AGR($subject) ->
        [you] n'avez pas
        [one] n'a pas
       *[other] n'ont pas
      } été { $participle }{ AGREE($subject) }{ $rest }
    .adjective = { $participle }{ AGREE($head) }
    .label = { $participle }{ AGREE($patient) }
    .passive = { NP($patient) } { AGR($patient) ->
        [you] êtes
        [one] est
       *[other] sont
      } { $participle }{ AGREE($patient) }{ $rest }
    .passive-perfect = { NP($patient) } { AGR($patient) ->
        [you] avez
        [one] a
       *[other] ont
      } été { $participle }{ AGREE($patient) }{ $rest }
    .passive-subjunctive = { NP($patient) } { AGR($patient) ->
        [you] soyez
        [one] soit
       *[other] soient
      } { $participle }{ AGREE($patient) }{ $rest }
    .passive-infinitive = être { $participle }{ AGREE($patient) }{ $rest }

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
# source: e8134926
m-seats-after = assis { NP($steps) } { PLURAL($steps) ->
    [one] place
   *[other] places
  } après { NP($who, case: "stressed") }
# source: b33ee4e9
m-next-after = { AGR($who) ->
    [you] qui vous suit
   *[other] qui suit { NP($who, case: "stressed") }
  }
# source: 64f49824
m-seats-before = assis { NP($steps) } { PLURAL($steps) ->
    [one] place
   *[other] places
  } avant { NP($who) }
# source: efaeaa86
m-next-before = { AGR($who) ->
    [you] qui vous précède
   *[other] qui précède { NP($who, case: "stressed") }
  }
# source: fcb8c335
m-unseen = (sans regarder)
# source: 70595820
m-card-after = { FORM($what) ->
    [it] qui { NP($what, case: "clitic") } suit
   *[other] qui suit { NP($what) }
  }
# source: 6a472d5c
m-card-before = { FORM($what) ->
    [it] qui { NP($what, case: "clitic") } précède
   *[other] qui précède { NP($what) }
  }
# source: f7060088
s-step =
    .one = étape
    .other = étapes
    .gender = f
# source: 226ee01e
s-game =
    .one = partie
    .other = parties
    .gender = f
# source: 40a3662c
n-nothing =
    .one = rien
    .other = rien
# source: 339df5b1
n-item =
    .one = élément
    .other = éléments
# source: e006f642
n-copy =
    .one = exemplaire
    .other = exemplaires
# source: fec4157a
n-mark =
    .one = symbole
    .other = symboles
# source: dc4ae086
n-size =
    .one = valeur
    .other = valeurs
    .gender = f
# source: b89bd0bc
by-over = au-dessus { NP($what, case: "de") }
# source: 7eda8d13
link-to = { AGREE($what, ending: "auquel-body") }
# source: 6d9cf3c9
link-by = par { AGREE($what, ending: "lequel-body") }
# source: 3bf26d44
link-with = avec { AGREE($what, ending: "lequel-body") }
# source: 4a9953cf
link-from = { AGREE($what, ending: "duquel-body") }
# source: b6421c62
link-on = sur { AGREE($what, ending: "lequel-body") }
# source: 7cc4742f
link-into = dans { AGREE($what, ending: "lequel-body") }
# source: 98f792b5
link-against = contre { AGREE($what, ending: "lequel-body") }
# source: d8d052cd
link-onto = sur { AGREE($what, ending: "lequel-body") }
# source: 16ff73b6
link-over = au-dessus { AGREE($what, ending: "duquel-body") }

# Derrière une préposition.
# source: c57b856e
by-with = avec { NP($what, case: "after") }
# source: b403338e
by-by = par { NP($what, case: "after") }
# source: 6bd75b74
by-on = sur { NP($what, case: "after") }
# source: f88261b1
by-for = pour { NP($what, case: "after") }
# source: 2688d5c0
by-in = dans { NP($what, case: "after") }
# source: 56ab5c47
by-into = dans { NP($what, case: "after") }
# source: 2ba1b303
by-against = contre { NP($what, case: "after") }
# source: e736b8b2
by-onto = sur { NP($what, case: "after") }
# source: faefeeba
m-at = pour { NP($index, case: "after") }
