### Français : groupes nominaux, listes et formes régulières d'un verbe.
### np-DÉTERMINANT : $body le nom avec ses adjectifs, $gender, $num, $initial, $count ; les attributs sont des cas
### (base ; de : « du », « de la »... ; a : « au », « à la »...).

# Accord d'un adjectif ou d'un participe régulier : noir{ agree }
agree = { $gender ->
    [f] { $num ->
        [one] e
       *[other] es
      }
   *[m] { $num ->
        [one] { "" }
       *[other] s
      }
  }
# égal, égale, égaux : ég{ agree-al }
agree-al = { $gender ->
    [f] ale{ agree-s }
   *[m] { $num ->
        [one] al
       *[other] aux
      }
  }
# Accord en nombre seul : rouge{ agree-s }
agree-s = { $num ->
    [one] { "" }
   *[other] s
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
un = { $gender ->
    [f] une
   *[m] un
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
ce-body = { $num ->
    [one] { $gender ->
        [f] cette { $body }
       *[m] { $initial ->
            [vowel] cet { $body }
           *[consonant] ce { $body }
          }
      }
   *[other] ces { $body }
  }
son-body = { $num ->
    [one] { $gender ->
        [f] { $initial ->
            [vowel] son { $body }
           *[consonant] sa { $body }
          }
       *[m] son { $body }
      }
   *[other] ses { $body }
  }

# source: fe59ab65
np-you =
    .base = vous
    .de = de vous
    .a = à vous
    .clitic = vous
    .dative = vous
# source: ab44e472
np-name =
    .base = { $body }
    .de = { $initial ->
        [vowel] d'{ $body }
       *[consonant] de { $body }
      }
    .a = à { $body }
# source: 0e73877f
np-the =
    .base = { le-body }
    .de = { du-body }
    .a = { au-body }
# source: 143a0ffa
np-a =
    .base = { un } { $body }
    .de = d'{ un } { $body }
    .a = à { un } { $body }
# source: e45acfcc
np-another =
    .base = { un } autre { $body }
    .de = d'{ un } autre { $body }
    .a = à { un } autre { $body }
# source: 332e9bf6
np-each =
    .base = chaque { $body }
    .de = de chaque { $body }
    .a = à chaque { $body }
# source: ba899dea
np-each-other =
    .base = chaque autre { $body }
    .de = de chaque autre { $body }
    .a = à chaque autre { $body }
# source: 739d833c
np-all =
    .base = { $gender ->
        [f] toutes les { $body }
       *[m] tous les { $body }
      }
    .de = { $gender ->
        [f] de toutes les { $body }
       *[m] de tous les { $body }
      }
    .a = { $gender ->
        [f] à toutes les { $body }
       *[m] à tous les { $body }
      }
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
np-some =
    .base = des { $body }
    .de = { de-body }
    .a = à des { $body }
# source: 0c0eecb2
np-some-other =
    .base = d'autres { $body }
    .de = d'autres { $body }
    .a = à d'autres { $body }
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
    .a = à { un } { $body }
# source: 8b1e7575
np-bare =
    .base = { $body }
    .de = { de-body }
    .a = à { $body }
# source: f9234d3f
np-none =
    .base = { $body }
    .de = { de-body }
    .a = à { $body }
# « par carte »
np-single =
    .base = { $body }
    .de = { de-body }
    .a = à { $body }
# source: 2369b3b4
np-this =
    .base = { ce-body }
    .de = de { ce-body }
    .a = à { ce-body }
# « ce » quand une autre chose du même nom vient d'être dite.
# source: 67781e4f
np-this-one =
    .base = { ce-body }-ci
    .de = de { ce-body }-ci
    .a = à { ce-body }-ci
# source: 0f47ffa6
np-exactly =
    .base = exactement { $count } { $body }
    .de = d'exactement { $count } { $body }
    .a = à exactement { $count } { $body }
# Aucun : « vous n'avez joué aucune carte ».
# source: 6766a82e
np-no =
    .base = { $gender ->
        [f] aucune { $body }
       *[m] aucun { $body }
      }
    .de = { $gender ->
        [f] d'aucune { $body }
       *[m] d'aucun { $body }
      }
    .a = { $gender ->
        [f] à aucune { $body }
       *[m] à aucun { $body }
      }
# « l'élément 3 » : le nombre suit le nom.
# source: 6a771222
np-numbered =
    .base = { le-body }
    .de = { du-body }
    .a = { au-body }
# source: bb662d68
np-that =
    .base = { ce-body }
    .de = de { ce-body }
    .a = à { ce-body }
# source: 35a5631b
np-counted =
    .base = { $count } { $body }
    .de = de { $count } { $body }
    .a = à { $count } { $body }
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
# source: 153b8555
np-equal =
    .base = un nombre { de-body }
    .de = d'un nombre { de-body }
    .a = à un nombre { de-body }
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
    .de = de celui-ci
    .a = à celui-ci
    .clitic = { $num ->
        [one] { $gender ->
            [f] la
           *[m] le
          }
       *[other] les
      }
# source: 6b9b446e
np-at-least =
    .base = au moins { $count } { $body }
    .de = d'au moins { $count } { $body }
    .a = à au moins { $count } { $body }
# source: 5ecd7f4c
np-at-most =
    .base = au plus { $count } { $body }
    .de = d'au plus { $count } { $body }
    .a = à au plus { $count } { $body }
# source: 67d2fa91
np-more-than =
    .base = plus de { $count } { $body }
    .de = de plus de { $count } { $body }
    .a = à plus de { $count } { $body }
# source: 62b4b648
np-fewer-than =
    .base = moins de { $count } { $body }
    .de = de moins de { $count } { $body }
    .a = à moins de { $count } { $body }
# source: 0298c9f4
np-any-number =
    .base = n'importe quel nombre { de-body }
    .de = de n'importe quel nombre { de-body }
    .a = à n'importe quel nombre { de-body }
# source: 47a7b89d
np-up-to =
    .base = jusqu'à { $count } { $body }
    .de = de jusqu'à { $count } { $body }
    .a = jusqu'à { $count } { $body }
# source: 59940540
np-your =
    .base = { $num ->
        [one] votre { $body }
       *[other] vos { $body }
      }
    .de = de { $num ->
        [one] votre { $body }
       *[other] vos { $body }
      }
    .a = à { $num ->
        [one] votre { $body }
       *[other] vos { $body }
      }
# source: 74419901
np-of =
    .base = { le-body } { NP($owner, case: "de") }
    .de = { du-body } { NP($owner, case: "de") }
    .a = { au-body } { NP($owner, case: "de") }
# source: 86c3c746
np-own =
    .base = { AGR($owner) ->
        [one] { son-body }
       *[other] leur{ agree-s } { $body }
      }
    .de = de { AGR($owner) ->
        [one] { son-body }
       *[other] leur{ agree-s } { $body }
      }
    .a = à { AGR($owner) ->
        [one] { son-body }
       *[other] leur{ agree-s } { $body }
      }

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
a-top = { $gender ->
    [f] première{ agree-s }
   *[m] premier{ agree-s }
  }
    .side = before
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

# source: c8ef1ab2
m-in = { NP($zone, case: "de") }
# source: 9f5a0675
m-from = { NP($zone, case: "de") }
# source: ecc8e130
m-there = dans { NP($zone) }
# source: d1c01ac3
m-of = { NP($what, case: "de") }
# source: 46378232
m-slot-of = { CLAUSE($slot, frame: "name") } { NP($what, case: "de") }
# source: b78074d9
m-number-of = { NP($what, det: "bare", case: "de") }
# source: 5de9d7d0
m-different = { NP($property, det: "bare", case: "de") } différent{ AGREE($property) } parmi { NP($what) }
# source: 27d93d20
m-total-of = , pour { NP($what) }, { NP($amount, case: "de") }
# source: b9f0b24d
m-total-property = { NP($property, case: "de") } { NP($what, case: "de") }
# source: 5342e54f
m-half-up = { NP($what, case: "de") }, arrondie à l'entier supérieur
# source: 89978fc2
m-half-down = { NP($what, case: "de") }, arrondie à l'entier inférieur
# source: e0aa0e50
m-among = parmi { NP($what) }
# source: 6a94662e
m-other-than = autre{ AGREE($head, ending: "agree-s") } que { NP($what) }
# source: a996fb54
m-no-value = autre{ AGREE($head, ending: "agree-s") } que { LIST($values, $head, join: "or") }
# source: d9b64f25
m-numbered = { $number }
# source: 063861ac
m-per = par { NP($what, det: "single") }
# An amount that is worked out once, although its effect lasts.
# source: c3f20623
m-now = (à cet instant)
# source: c3531d2e
m-equal = égal { NP($value, case: "a") }
# source: e5aeaad4
m-same = de même { NP($property, det: "none") } que { NP($what) }
# source: 58e396cf
m-of-kinds = { NP($what, case: "de") }
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
# source: bbf40ee0
m-empty = dont { NP($zone, det: "the") } est vide
# source: fb276de5
m-not-empty = dont { NP($zone, det: "the") } n'est pas vide
# source: cbd1cd8f
m-which = pour { FEATURE($head, "gender") ->
    [f] laquelle
   *[m] lequel
  } { CLAUSE($condition) }
# Entre deux conditions sur la même chose : « qui est blessé et qui ne vous appartient pas ».
# source: 646772a7
m-link = et
# source: 7dfd8da2
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
# source: 8791d646
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
# source: 430d3ed9
m-with-slot = ayant { CLAUSE($slot, frame: "name") }
# source: a7aec428
m-without-slot = n'ayant pas { CLAUSE($slot, frame: "name") }
# source: fd486115
m-chosen-first = choisi{ AGREE($head) } en premier
# source: e2612ea7
m-chosen-second = choisi{ AGREE($head) } en deuxième
# source: e82e9442
m-chosen-third = choisi{ AGREE($head) } en troisième
# source: e746fd2b
m-chosen-fourth = choisi{ AGREE($head) } en quatrième

## listes

# source: c8789f70
list-and =
    .more = { $left }, { $right }
    .last = { $left } et { $right }
# source: 50c0eeac
list-or =
    .more = { $left }, { $right }
    .last = { $left } ou { $right }
# après « si », « tant que » : « si A et que B »
# source: 4ff2bc34
list-and-that =
    .more = { $left }, que { $right }
    .last = { $left } et que { $right }
# source: a3a597b5
list-or-that =
    .more = { $left }, que { $right }
    .last = { $left } ou que { $right }
# source: cb594a6c
list-then =
    .more = { $left }, puis { $right }
    .last = { $left }, puis { $right }
# source: 55b71e6a
list-places =
    .more = { $left }, { $right }
    .last = { $left }, { $right }
# What one doer does, one thing after the other.
# source: 829ade44
list-row =
    .more = { $left }, { $right }
    .last = { $left }, puis { $right }
# source: 41f13baf
list-choice =
    .more = { $left } { $right }
    .last = { $left } { $right }

## formes régulières d'un verbe, d'après les mots de son entrée :
## base (piocher), third (pioche), plural (piochent), polite (piochez), participle (pioché), subjunctive (pioche)

# $clitic, $dative : le pronom qui se place devant le verbe (« vous attaque », « vous donne 2 cartes »).
# source: 1f5b84a8
verb =
    .clitics = yes
    .imperative = { $polite }{ $enclitic } { $object }{ $rest }
    .infinitive = { $clitic }{ $dative }{ $base } { $object }{ $rest }
    .indicative = { NP($subject) } { $clitic }{ $dative }{ AGR($subject) ->
        [you] { $polite }
        [one] { $third }
       *[other] { $plural }
      } { $object }{ $rest }
    .predicate = { $clitic }{ $dative }{ AGR($subject) ->
        [you] { $polite }
        [one] { $third }
       *[other] { $plural }
      } { $object }{ $rest }
    .subjunctive = { NP($subject) } { $clitic }{ $dative }{ AGR($subject) ->
        [you] { $polite-subjunctive }
        [one] { $third-subjunctive }
       *[other] { $plural }
      } { $object }{ $rest }
    .passive = { NP($patient) } { $dative }{ AGR($patient) ->
        [you] êtes
        [one] est
       *[other] sont
      } { $participle }{ AGREE($patient) }{ $rest }
    .label = { $participle }{ AGREE($patient) }
    .passive-subjunctive = { NP($patient) } { $dative }{ AGR($patient) ->
        [you] soyez
        [one] soit
       *[other] soient
      } { $participle }{ AGREE($patient) }{ $rest }
    .passive-infinitive = { $dative }être { $participle }{ AGREE($patient) }{ $rest }
    .perfect = { NP($subject) } { $clitic }{ $dative }{ AGR($subject) ->
        [you] avez
        [one] a
       *[other] ont
      } { $participle } { $object }{ $rest }
    .never = { NP($subject) } ne { $clitic }{ $dative }{ AGR($subject) ->
        [you] avez
        [one] a
       *[other] ont
      } { $participle } { $object }{ $rest }
    .adjective = { $participle }{ AGREE($head) }
    .passive-perfect = { NP($patient) } { $dative }{ AGR($patient) ->
        [you] avez
        [one] a
       *[other] ont
      } été { $participle }{ AGREE($patient) }{ $rest }
    .relative = que { NP($subject) } { $dative }{ AGR($subject) ->
        [you] avez
        [one] a
       *[other] ont
      } { $participle }{ AGREE($patient) }{ $rest }
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
# source: 53a9283c
m-seats-after = assis { NP($steps) } { PLURAL($steps) ->
    [one] place
   *[other] places
  } après { NP($who) }
# source: 9e7275b5
m-next-after = { AGR($who) ->
    [you] qui vous suit
   *[other] qui suit { NP($who) }
  }
# source: faefeeba
m-at = pour { NP($index) }
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
# source: fec4157a
n-mark =
    .one = symbole
    .other = symboles
# source: dc4ae086
n-size =
    .one = valeur
    .other = valeurs
    .gender = f
# source: c57b856e
by-with = avec { NP($what) }
# source: df669484
by-to = { NP($what, case: "a") }
    .weak = dative
# source: 4ac5bd34
by-from = { NP($what, case: "de") }
# source: b403338e
by-by = par { NP($what) }
# source: 6bd75b74
by-on = sur { NP($what) }
# source: f88261b1
by-for = pour { NP($what) }
# source: 33b08fb6
by-of = { NP($what, case: "de") }
# source: 2688d5c0
by-in = dans { NP($what) }
# source: 56ab5c47
by-into = dans { NP($what) }
# source: c16346c5
by-at = { NP($what, case: "a") }
# source: 2ba1b303
by-against = contre { NP($what) }
# source: e736b8b2
by-onto = sur { NP($what) }
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
