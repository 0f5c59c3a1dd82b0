### Crossfire, English: what can happen. A few words give every frame; a hand-written frame betters it.
### Arguments keep the names and the order of the verb's declaration.

draws =
    .base = draw
    .third = draws
    .participle = drawn
    .past = drew
    .unit = n-card
discards =
    .base = discard
    .third = discards
    .participle = discarded
heals =
    .alone = yes
    .base = heal
    .third = heals
    .participle = healed
    .unit = n-hp
suffers =
    .base = take
    .third = takes
    .participle = hurt
    .past = took
    .unit = n-damage
gains =
    .base = gain
    .third = gains
    .participle = gained
    .unit = n-nuyen
attacks =
    .alone = yes
    .base = attack
    .third = attacks
    .participle = attacked
# What is flipped is the first role: nobody in particular flips it. In the passive it "is flipped".
flips-to =
    .base = enter play
    .third = enters play
    .participle = flipped
    .past = entered play
    .to = facing { NP($what, case: "acc") }
abandons =
    .base = abort the run
    .third = aborts the run
    .participle = aborted
arrives =
    .untold = yes
    .base = enter play facing the runner of its color
    .third = enters play facing the runner of its color
    .participle = placed
    .indicative = { NP($foe) } { AGR($foe) ->
        [one] enters play facing the runner of its
       *[other] enter play facing the runners of their
      } color
    .predicate = { AGR($foe) ->
        [one] enters play facing the runner of its
       *[other] enter play facing the runners of their
      } color
turns-to =
    .base = turn
    .third = turns
    .participle = turned
    .indicative = { NP($foe) } { AGR($foe) ->
        [one] turns to face
       *[other] turn to face
      } { NP($target, case: "acc") }
    .predicate = { AGR($foe) ->
        [one] turns to face
       *[other] turn to face
      } { NP($target, case: "acc") }
    .causative = move { NP($foe, case: "acc") } to face { NP($target, case: "acc") }
    .causative-third = moves { NP($foe, case: "acc") } to face { NP($target, case: "acc") }
# Who defeats it reads what comes of it.
defeats =
    .reader = current
    .base = defeat
    .third = defeats
    .participle = defeated
restores =
    .base = restore
    .third = restores
    .participle = restored
    .unit = n-level
clears-on =
    .on = of { NP($what) }
    .base = clear
    .third = clears
    .participle = cleared
    .unit = n-level
strikes-with =
    .base = strike
    .third = strikes
    .participle = struck
delays =
    .base = leave the damage pending on
    .third = leaves the damage pending on
    .participle = delayed
wears =
    .base = resolve the damage on
    .third = resolves the damage on
    .participle = resolved
reshuffles =
    .base = shuffle
    .third = shuffles
    .participle = reshuffled
    .imperative = shuffle your hand and discard pile into your deck
    .infinitive = shuffle { AGR($who) ->
        [you] your hand and discard pile into your
       *[other] their hand and discard pile into their
      } deck
    .indicative = { NP($who) } { AGR($who) ->
        [you] shuffle your hand and discard pile into your
        [one] shuffles their hand and discard pile into their
       *[other] shuffle their hand and discard pile into their
      } deck
    .predicate = { AGR($who) ->
        [you] shuffle your hand and discard pile into your
        [one] shuffles their hand and discard pile into their
       *[other] shuffle their hand and discard pile into their
      } deck
opens =
    .base = open a new scene
    .third = opens a new scene
    .participle = opened
plays =
    .base = play
    .third = plays
    .participle = played
assists-with =
    .base = assist
    .third = assists
    .participle = assisted
buys =
    .base = buy
    .third = buys
    .participle = bought
    .past = bought
appears =
    .base = appear
    .third = appears
    .participle = revealed
retires =
    .base = be discarded
    .third = is discarded
    .participle = discarded
    .indicative = { NP($what) } { AGR($what) ->
        [one] is
       *[other] are
      } discarded
    .predicate = { AGR($what) ->
        [one] is
       *[other] are
      } discarded
calms =
    .base = go to the bottom of its deck
    .third = goes to the bottom of its deck
    .participle = calmed
    .indicative = { NP($what) } { AGR($what) ->
        [one] goes to the bottom of its
       *[other] go to the bottom of their
      } deck
    .predicate = { AGR($what) ->
        [one] goes to the bottom of its
       *[other] go to the bottom of their
      } deck
supplies =
    .base = refill the Black Market
    .third = refills the Black Market
    .participle = supplied
cycles =
    .base = cycle
    .third = cycles
    .participle = cycled
embodies =
    .base = play as
    .third = plays as
    .participle = played
enlists =
    .base = take
    .third = takes
    .participle = enlisted
    .object = { FORM($thing) ->
        [none] the role of { NP($thing) }
       *[other] { NP($thing, case: "acc") }
      }
announces =
    .base = reveal a new Crossfire event
    .third = reveals a new Crossfire event
    .participle = announced
closes =
    .base = end the scene
    .third = ends the scene
    .participle = closed
earns =
    .base = earn
    .third = earns
    .participle = earned
    .unit = p-runner-karma

adds-with-to =
    .base = add
    .third = adds
    .participle = added
    .unit = n-damage
    .imperative = add { FORM($shade) ->
        [none] { NP($amount) } { NP($shade) } damage
       *[other] { NP($amount) } damage of { NP($shade) }
      }{ GIVEN($foe) ->
        [no] { "" }
       *[yes] { " " }to { NP($foe, case: "acc") }
      }
    .indicative = { NP($who) } { AGR($who) ->
        [one] adds
       *[other] add
      } { FORM($shade) ->
        [none] { NP($amount) } { NP($shade) } damage
       *[other] { NP($amount) } damage of { NP($shade) }
      }{ GIVEN($foe) ->
        [no] { "" }
       *[yes] { " " }to { NP($foe, case: "acc") }
      }
    .predicate = { AGR($who) ->
        [one] adds
       *[other] add
      } { FORM($shade) ->
        [none] { NP($amount) } { NP($shade) } damage
       *[other] { NP($amount) } damage of { NP($shade) }
      }{ GIVEN($foe) ->
        [no] { "" }
       *[yes] { " " }to { NP($foe, case: "acc") }
      }
    .with = of { NP($what) }
    .infinitive = { GIVEN($amount) ->
        [no] deal{ " " }
       *[yes] add { NP($amount) }{ " " }
      }{ FORM($shade) ->
        [none] { NP($shade) } damage
       *[other] damage of { NP($shade) }
      }{ GIVEN($foe) ->
        [no] { "" }
       *[yes] { " " }to { NP($foe) }
      }
deals-to =
    .base = deal the damage of
    .third = deals the damage of
    .participle = dealt
    .imperative = deal { FORM($what) ->
        [this] { NP($what, case: "genitive") } damage
       *[other] the damage of { NP($what, case: "acc") }
      } to { NP($foe, case: "acc") }
mimics =
    .base = mimic
    .third = mimics
    .participle = mimicked
    .indicative = play { NP($what, case: "acc") } as a copy of { NP($model, case: "acc") }, with the damage of both
    .predicate = play { NP($what, case: "acc") } as a copy of { NP($model, case: "acc") }, with the damage of both
when--mimics =
    .indicative = when { NP($what) } is played as a copy of { NP($model, case: "acc") }, with the damage of both, { CLAUSE($action) }
responds =
    .infinitive = play a card
    .base = may play a card
    .third = may play a card
    .participle = answered
seeks =
    .untold = yes
    .base = look for
    .third = looks for
    .participle = called
    .object = { FORM($thing) ->
        [none] the { NP($thing) } runner
       *[other] the runner of { NP($thing) }
      }
invokes =
    .untold = yes
    .base = call
    .third = calls
    .participle = called
    .object = the runner for { NP($thing) }
shows =
    .base = reveal and set aside
    .third = reveals and sets aside
    .participle = shown
    .unit = n-card
    .object = { NP($thing, det: "the-top") } of { AGR($subject) ->
        [you] your
       *[other] their
      } deck
renews =
    .base = discard your hand, then draw that many cards
    .third = discards their hand, then draws that many cards
    .participle = renewed
    .indicative = { NP($who) } { AGR($who) ->
        [one] discards their hand, then draws
       *[other] discard their hand, then draw
      } that many cards
    .infinitive = discard { AGR($who) ->
        [you] your
       *[other] their
      } hand, then draw that many cards
fathoms =
    .base = reveal cards from the top of your deck one by one until two of them have the same type, return the last card to the top, and set the others aside
    .third = reveals cards from the top of their deck one by one until two of them have the same type, returns the last card to the top, and sets the others aside
    .participle = fathomed
stacks =
    .base = return the cards you set aside to the top of your deck in any order
    .third = returns the cards they set aside to the top of their deck in any order
    .participle = stacked
covers =
    .base = return the cards you set aside to the top of your deck in the same order
    .third = returns the cards they set aside to the top of their deck in the same order
    .participle = covered
retrieves =
    .base = return
    .third = returns
    .participle = returned
    .imperative = return { NP($what) } to your hand
    .infinitive = return { NP($what) } to your hand
recalls =
    .base = recall
    .third = recalls
    .participle = recalled
grabs =
    .base = gain
    .third = gains
    .participle = gained
    .unit = n-market-card
yields =
    .base = be discarded and replaced by the top obstacle of the deck that it came from
    .third = is discarded and replaced by the top obstacle of the deck that it came from
    .participle = cycled
    .causative = discard { NP($foe, case: "acc") } and replace it with the top obstacle of the deck that it came from
    .causative-third = discards { NP($foe, case: "acc") } and replaces it with the top obstacle of the deck that it came from
mills =
    .base = discard
    .third = discards
    .participle = discarded
    .unit = n-card
    .object = { NP($thing, det: "the-top") } of { AGR($subject) ->
        [you] your
       *[other] their
      } deck

### Idioms: MESSAGE--NOUN is how the language's own message is said of this noun.

modify--p-gear-cost =
    .indicative = { NP($what) } { AGR($what) ->
        [one] costs
       *[other] cost
      } { SIZE($amount) } { SIGN($amount) ->
        [minus] less
       *[other] more
      } { $until }
modify--p-threat-nuyen =
    .indicative = { NP($what) } { AGR($what) ->
        [one] pays
       *[other] pay
      } { SIZE($amount) } { SIGN($amount) ->
        [minus] less
       *[other] more
      } nuyen { $until }
threshold--p-level = { $amount }+
threshold-most--p-level = { $amount } or less
gt--p-unharmed--0 =
    .indicative = at least one runner is steady
eq--p-unharmed--0 =
    .indicative = no runner is steady
becomes-thing--p-threat-facing =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] turns
       *[other] turn
      } to face { NP($amount, case: "acc") }
    .predicate = { AGR($owner) ->
        [one] turns
       *[other] turn
      } to face { NP($amount, case: "acc") }
becomes--p-gear-X =
    .indicative = X is { NP($amount) }
m-is--p-threat-facing = facing { LIST($values, join: "or", case: "acc") }
    .implies = z-row
m-is-not--p-threat-facing = { AGR($values) ->
    [you] facing another runner
   *[other] not facing { LIST($values, join: "or", case: "acc") }
  }
    .implies = z-row
m-other-than--p-threat-facing = other than { GIVEN(OWNER($what)) ->
    [no] { NP($what) }
   *[yes] the one { NP(OWNER($what)) } faces
  }
gt--p-round-number--0 =
    .indicative = this is not the first round
m-le--p-threat-remaining--0 = with no levels left
m-with--p-threat-facing = facing { NP($what) }
m-without--p-threat-facing = facing no { NP($what, det: "none") }
m-in--z-row = in play
m-from--z-row = in play
m-there--z-row = in play
is-in--z-row =
    .indicative = { NP($what) } is in play
is-not-in--z-row =
    .indicative = { NP($what) } is not in play
is--p-runner-condition =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] is
       *[other] are
      } { LIST($values, $owner, join: "or") }
is-not--p-runner-condition =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] is
       *[other] are
      } not { LIST($values, $owner, join: "or") }
m-is-not--p-runner-condition = who { AGR($head) ->
    [one] is
   *[other] are
  } not { LIST($values, $head, join: "or") }
is--p-threat-difficulty =
    .indicative = { NP($owner) } is { LIST($values, $owner, join: "or") }
is-not--p-threat-difficulty =
    .indicative = { NP($owner) } is not { LIST($values, $owner, join: "or") }
m-is-not--p-threat-difficulty = that { AGR($head) ->
    [one] is
   *[other] are
  } not { LIST($values, $head, join: "or") }
is--p-threat-facing =
    .indicative = { NP($owner) } is facing { LIST($values, join: "or", case: "acc") }
is-not--p-threat-facing =
    .indicative = { NP($owner) } is not facing { LIST($values, join: "or", case: "acc") }
m-le--p-gear-cost = that { AGR($head) ->
    [one] costs
   *[other] cost
  } { SORT($amount) ->
    [number] { NP($amount) } or less
   *[phrase] at most { NP($amount) }
  }
m-ge--p-gear-cost = that { AGR($head) ->
    [one] costs
   *[other] cost
  } { SORT($amount) ->
    [number] { NP($amount) } or more
   *[phrase] at least { NP($amount) }
  }
m-gt--p-gear-cost = that { AGR($head) ->
    [one] costs
   *[other] cost
  } more than { NP($amount) }
m-lt--p-gear-cost = that { AGR($head) ->
    [one] costs
   *[other] cost
  } less than { NP($amount) }
falls--p-runner-nuyen =
    .indicative = { SORT($amount) ->
        [number] { NP($owner) } { AGR($owner) ->
            [one] loses
           *[other] lose
          } { NP($amount) } nuyen
       *[phrase] { NP($property) } falls by { NP($amount) }
      }
rises--p-runner-nuyen =
    .indicative = { SORT($amount) ->
        [number] { NP($owner) } { AGR($owner) ->
            [one] receives
           *[other] receive
          } { NP($amount) } nuyen
       *[phrase] { NP($property) } rises by { NP($amount) }
      }
fills-with =
    .base = fill
    .third = fills
    .participle = filled

# ---- Dragon Fight
readies =
    .untold = yes
    .base = prepare the next obstacle
    .third = prepares the next obstacle
    .participle = prepared
bares =
    .base = turn the dragon up
    .third = turns the dragon up
    .participle = turned up
    .indicative = { NP($what) } shows the dragon's { NP($front, det: "none") } side
    .predicate = shows the dragon's { NP($front, det: "none") } side
    .imperative = show the dragon's { NP($front, det: "none") } side
summons =
    .base = summon
    .third = summons
    .participle = summoned
    .unit = n-obstacle
rewards =
    .base = reward each runner and end the scene
    .third = rewards each runner and ends the scene
    .participle = rewarded

succeeds =
    .base = succeed
    .third = succeeds
    .participle = won
    .imperative = the run succeeds
outgrows =
    .untold = yes
    .base = have learnt more than
    .third = has learnt more than
    .participle = outgrown
advances =
    .base = advance one step on the progress track
    .third = advances one step on the progress track
    .participle = advanced
sends =
    .base = flip
    .third = flips
    .participle = flipped
    .unit = n-normal-obstacle
unleashes =
    .base = flip
    .third = flips
    .participle = flipped
    .unit = n-hard-obstacle
proceeds =
    .base = go on to the next scene
    .third = goes on to the next scene
    .participle = gone on
intercepts =
    .base = intercept
    .third = intercepts
    .participle = intercepted
shelters =
    .base = shelter
    .third = shelters
    .participle = sheltered
    .indicative = { NP($what) } shelters { NP($who) }: the obstacles that it flips face them
    .predicate = shelters { NP($who) }: the obstacles that it flips face them
    .imperative = shelter { NP($who) }: the obstacles that are flipped face them
place--n-band =
    .indicative = { NP($first) }{ GIVEN($last) ->
        [no] { "" }
       *[yes] –{ NP($last) }
      } { GIVEN($last) ->
        [no] { PLURAL($first) ->
            [one] runner
           *[other] runners
          }
       *[yes] runners
      }

m-same--p-threat-facing = facing the same runner as { NP($what, case: "acc") }
    .implies = z-row
m-in--z-runner-aside = { GIVEN(OWNER($zone)) ->
    [no] set aside
   *[yes] { NP(OWNER($zone)) } set aside
  }
m-there--z-runner-aside = { GIVEN(OWNER($zone)) ->
    [no] set aside
   *[yes] { NP(OWNER($zone)) } set aside
  }
m-is--p-gear-type = of type { LIST($values, $property, join: "or") }
is--p-obstacle-type =
    .indicative = { NP($owner) } is { INITIAL(LIST($values, join: "or")) ->
        [vowel] an
       *[consonant] a
      } { LIST($values, $owner, join: "or") } obstacle
m-empty--z-runner-hand = with no cards in hand
m-not-empty--z-runner-hand = with cards in hand
is-empty--z-runner-hand =
    .indicative = { NP($zone) } is empty
m-lt--p-runner-hp = with fewer than { NP($amount) } HP
m-le--p-runner-hp = with { NP($amount) } or fewer HP
m-ge--p-runner-hp = with { NP($amount) } or more HP
m-gt--p-runner-hp = { SORT($amount) ->
    [number] with more than { NP($amount) } HP
   *[phrase] whose { NP($property, det: "none") } is more than { NP($amount) }
  }
m-le--p-threat-remaining = with { NP($amount) } or fewer levels left
m-ge--p-threat-remaining = with { NP($amount) } or more levels left
le--p-threat-remaining =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] has
       *[other] have
      } { NP($right) } or fewer levels left
ge--p-threat-remaining =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] has
       *[other] have
      } { NP($right) } or more levels left
ge--p-runner-alike =
    .indicative = { NP($owner) } played { NP($right) } or more cards that share a type this turn
m-per--p-threat-cleared = for each cleared level
m-per--p-more-obstacles = for each additional obstacle
m-per--p-danger-zone = for each Danger Zone level
m-per--p-stepped-up = for each level of { NP($what, det: "none") }
m-per--p-emt-gig = for each level of { NP($what, det: "none") }
m-per--p-elite-team = for each level of { NP($what, det: "none") }
# "Becomes" said of conditions: back to normal is no change for the better in HP.
become--a-condition-ok =
    .indicative = { NP($what) } { AGR($what) ->
        [one] stops
       *[other] stop
      } being staggered
become--a-cover-kept =
    .infinitive = be no longer newly staggered
    .indicative = { NP($what) } { AGR($what) ->
        [one] is
       *[other] are
      } no longer newly staggered

### The idioms of the game: i-NAME, with the open parts of the line as arguments.

starts-with =
    .indicative = { NP($who) } { AGR($who) ->
        [one] starts
       *[other] start
      } the game with { LIST($items, join: "and", frame: "item") }
i-more-cards =
    .list = starts-with
    .item = { $amount } more { PLURAL($amount) ->
        [one] card
       *[other] cards
      } in hand
i-more-nuyen =
    .list = starts-with
    .item = { $amount } more nuyen
i-more-hp =
    .list = starts-with
    .item = { $amount } more HP
i-more-quick-shots =
    .list = starts-with
    .item = { $amount } more { PLURAL($amount) ->
        [one] Quick Shot
       *[other] Quick Shots
      }
i-more-manas =
    .list = starts-with
    .item = { $amount } more { PLURAL($amount) ->
        [one] Mana
       *[other] Manas
      }
i-more-marks =
    .list = starts-with
    .item = { $amount } more { PLURAL($amount) ->
        [one] Mark
       *[other] Marks
      }
i-more-smarts =
    .list = starts-with
    .item = { $amount } more Street Smarts
i-most-cards =
    .indicative = { NP($who) } cannot play more than { $count } { PLURAL($count) ->
        [one] card
       *[other] cards
      } per turn
i-most-cards-in-turn =
    .indicative = { NP($who) } cannot play more than { $count } { PLURAL($count) ->
        [one] card
       *[other] cards
      } on { NP($who, case: "genitive") } turn
i-no-healing =
    .indicative = { NP($who) } cannot be healed
    .predicate = cannot be healed
i-heals-nobody =
    .indicative = { NP($who, case: "genitive") } cards cannot heal anyone
i-another-turn =
    .indicative = { NP($who) } { AGR($who) ->
        [one] takes
       *[other] take
      } another turn
    .imperative = take another turn
    .infinitive = take another turn
    .predicate = { AGR($who) ->
        [one] takes
       *[other] take
      } another turn
i-full-repair =
    .indicative = { NP($what) } { AGR($what) ->
        [one] restores all of its
       *[other] restore all of their
      } cleared levels
    .predicate = { AGR($what) ->
        [one] restores all of its
       *[other] restore all of their
      } cleared levels
i-cheaper-purchase =
    .indicative = the next card { NP($who) } { AGR($who) ->
        [one] buys
       *[other] buy
      } from the Black Market this turn costs { $amount } less
    .per = the next card { NP($who) } { AGR($who) ->
        [one] buys
       *[other] buy
      } from the Black Market this turn costs { $amount } less { CLAUSE($per) }

### Changes of printed numbers: change--PROPERTY is said of one of several.

change--p-mission-minions =
    .indicative = { $amount } { PLURAL($amount) ->
        [one] obstacle
       *[other] obstacles
      } per round
    .per = { $amount } { PLURAL($amount) ->
        [one] obstacle
       *[other] obstacles
      } per round { CLAUSE($per) }
change--p-mission-quiet-rounds =
    .indicative = { $amount } { PLURAL($amount) ->
        [one] round
       *[other] rounds
      } without a Crossfire event
    .per = { $amount } { PLURAL($amount) ->
        [one] round
       *[other] rounds
      } without a Crossfire event { CLAUSE($per) }
i-obstacles-of-the-round =
    .imperative = summon as many obstacles as { NP($what) } has per round
    .indicative = summon as many obstacles as { NP($what) } has per round
i-quiet-start =
    .indicative = during { NP($what, case: "genitive") } rounds without a Crossfire event, runners cannot reveal one
i-affordable =
    .indicative = { NP($who) } may buy a card from the Black Market that { AGR($who) ->
        [you] you
       *[other] they
      } can afford
    .predicate = may buy a card from the Black Market that { AGR($who) ->
        [you] you
       *[other] they
      } can afford
i-stand-in =
    .indicative = { NP($who) } may intercept an obstacle that faces { NP($what, case: "genitive") } client and has the color of one of { AGR($who) ->
        [you] your
       *[other] their
      } roles
    .predicate = may intercept an obstacle that faces { NP($what, case: "genitive") } client and has the color of one of { AGR($who) ->
        [you] your
       *[other] their
      } roles

# A card that is played as a copy of another one.
become--a-copying-single =
    .indicative = { NP($what) } { AGR($what) ->
        [one] is
       *[other] are
      } no longer a copy
is--p-gear-copying =
    .indicative = { NP($owner) } is { LIST($values, $owner, join: "or") }
is-not--p-gear-copying =
    .indicative = { NP($owner) } is not { LIST($values, $owner, join: "or") }
m-is--p-gear-copying = that { AGR($head) ->
    [one] is
   *[other] are
  } { LIST($values, $head, join: "or") }
m-is-not--p-gear-copying = that { AGR($head) ->
    [one] is
   *[other] are
  } not { LIST($values, $head, join: "or") }

## what the rules ask

q-s = choose the color to spend as colorless
q-pick = choose the card that goes onto the deck next
q-leader = choose who takes the first turn
q-body = choose your metatype
q-part = choose the role that you take
q-double = choose who takes another role
