### The trading-card game, English: what can happen.

meets =
    .base = encounter
    .third = encounters
    .participle = encountered
blocks =
    .untold = yes
    .alone = yes
    .base = stand in the way
    .third = stands in the way
    .object = { GIVEN($thing) ->
        [no] { "" }
       *[yes] of { NP($thing, case: "acc") }
      }
    .participle = blocked
sneaks =
    .base = try to sneak past
    .third = tries to sneak past
    .participle = sneaked past
tests =
    .untold = yes
    .base = test
    .third = tests
    .participle = tested
alerts =
    .base = trigger the alarm
    .third = triggers the alarm
    .participle = alerted
evades =
    .base = sleaze
    .third = sleazes
    .participle = sleazed
engages =
    .base = engage
    .third = engages
    .participle = engaged
readies =
    .untold = yes
    .base = ready
    .third = readies
    .participle = readied
sends =
    .base = activate
    .third = activates
    .participle = activated
shells-with =
    .base = fire indirectly
    .third = fires indirectly
    .participle = fired
clashes =
    .untold = yes
    .base = fight
    .third = fights
    .participle = fought
strikes =
    .base = strike
    .third = strikes
    .participle = struck
    .past = struck
lands =
    .untold = yes
    .base = deal the damage
    .third = deals the damage
    .participle = landed
aims =
    .untold = yes
    .base = direct
    .third = directs
    .participle = directed
braces =
    .untold = yes
    .base = prepare for the blows
    .third = prepares for the blows
    .participle = prepared
bears =
    .base = bear
    .third = bears
    .participle = borne
    .past = bore
    .unit = n-damage
suffers =
    .untold = yes
    .base = take
    .third = takes
    .participle = hurt
    .past = took
    .unit = n-damage
judges =
    .untold = yes
    .base = settle the combat
    .third = settles the combat
    .participle = settled
beats =
    .base = defeat
    .third = defeats
    .participle = defeated
retreats-from =
    .base = retreat
    .third = retreats
    .participle = retreated
parts =
    .untold = yes
    .base = end the combat
    .third = ends the combat
    .participle = parted
bypasses =
    .base = get past
    .third = gets past
    .participle = passed
demands =
    .base = try to take
    .third = tries to take
    .participle = tried
takes =
    .base = take
    .third = takes
    .participle = taken
    .past = took
intercepts =
    .base = intercept
    .third = intercepts
    .participle = intercepted
enlists =
    .base = step in
    .third = steps in
    .participle = enlisted
confronts =
    .base = attack the team
    .third = attacks the team
    .participle = confronted
returns =
    .base = bring the team home
    .third = brings the team home
    .participle = returned
bursts-with =
    .base = fire a burst
    .third = fires a burst
    .participle = fired
supports =
    .base = pay the Upkeep of
    .third = pays the Upkeep of
    .participle = supported
raids =
    .base = go on a shadowrun against
    .third = goes on a shadowrun against
    .participle = raided
departs =
    .untold = yes
    .base = leave on the run
    .third = leaves on the run
    .participle = gone
refills =
    .base = refill their hand
    .third = refills their hand
    .imperative = refill your hand
    .infinitive = refill { AGR($who) ->
        [you] your
       *[other] their
      } hand
    .participle = refilled
redraws =
    .base = declare a Bad Shuffle
    .third = declares a Bad Shuffle
    .participle = redrawn
earns =
    .base = gain
    .third = gains
    .participle = gained
    .unit = n-nuyen
pays =
    .base = pay
    .third = pays
    .participle = paid
    .past = paid
    .unit = n-nuyen
draws =
    .base = draw
    .third = draws
    .participle = drawn
    .past = drew
    .unit = n-asset
scores =
    .base = gain
    .third = gains
    .participle = gained
    .unit = n-reputation
forfeits =
    .base = lose
    .third = loses
    .participle = lost
    .unit = n-reputation
strips =
    .untold = yes
    .base = strip
    .third = strips
    .participle = stripped
trashes =
    .base = trash
    .third = trashes
    .participle = trashed
frags =
    .base = frag
    .third = frags
    .participle = fragged
taps =
    .base = turn
    .third = turns
    .participle = turned
untaps =
    .base = unturn
    .third = unturns
    .participle = unturned
    .causative = unturn { NP($what, case: "acc") }
    .causative-third = unturns { NP($what, case: "acc") }
deploys =
    .base = deploy
    .third = deploys
    .participle = deployed
hides-on =
    .base = play
    .third = plays
    .participle = hidden
    .past = played
    .on = face down on the Objective of { NP($what) }
equips =
    .base = deploy
    .third = deploys
    .participle = deployed
mounts-on =
    .base = attach
    .third = attaches
    .participle = attached
    .on = to { NP($what, case: "acc") }
goes-to =
    .base = go
    .third = goes
    .participle = gone
    .past = went
swaps-from =
    .base = swap gear
    .third = swaps gear
    .participle = swapped
visits =
    .base = visit
    .third = visits
    .participle = visited
consults =
    .base = consult
    .third = consults
    .participle = consulted
calls-on =
    .base = call
    .third = calls
    .participle = called
plays =
    .base = play
    .third = plays
    .participle = played
stings-with =
    .base = play the Stinger
    .third = plays the Stinger
    .participle = stung
    .with = of { NP($what) }
pumps =
    .base = pump
    .third = pumps
    .participle = pumped
uses =
    .base = use
    .third = uses
    .participle = used
casts =
    .base = use
    .third = uses
    .participle = used
rests =
    .base = heal
    .third = heals
    .participle = healed
repairs =
    .base = repair
    .third = repairs
    .participle = repaired
mends =
    .base = be healed
    .third = is healed
    .participle = healed
    .causative = heal { NP($what, case: "acc") }
    .causative-third = heals { NP($what, case: "acc") }
treats-with =
    .base = use the Biotech
    .third = uses the Biotech
    .participle = used
    .with = of { NP($what) }
scouts-with =
    .base = perform a Recon
    .third = performs a Recon
    .participle = scouted
withdraws =
    .untold = yes
    .base = return to its safehouse
    .third = returns to its safehouse
    .participle = withdrawn
    .causative = return { NP($what, case: "acc") } to its safehouse
    .causative-third = returns { NP($what, case: "acc") } to its safehouse
fails =
    .base = pull out of the shadowrun
    .third = pulls out of the shadowrun
    .participle = failed
silences =
    .base = silence the alarm
    .third = silences the alarm
    .participle = silenced
musters =
    .untold = yes
    .base = set the pairs
    .third = sets the pairs
    .participle = mustered
duels =
    .untold = yes
    .base = fight it out
    .third = fights it out
    .participle = fought
hunts =
    .base = hunt
    .third = hunts
    .participle = hunted
    .causative = have { NP($what, case: "acc") } hunt { NP($prey, case: "acc") }
    .causative-third = has { NP($what, case: "acc") } hunt { NP($prey, case: "acc") }
binds-to =
    .base = attach
    .third = attaches
    .participle = attached
unmasks =
    .imperative = trash the top card of { NP($spot, case: "genitive") } Challenge stack
    .base = trash the top card of the Challenge stack of
    .third = trashes the top card of the Challenge stack of
    .participle = unmasked
yields =
    .untold = yes
    .base = let the others be heard
    .third = lets the others be heard
    .participle = yielded

## idioms

m-gt--p-asset-hurt--0 =
    .adjective = damaged
m-gt--p-asset-ready--0 =
    .adjective = unturned
m-lt--p-asset-ready--1 =
    .adjective = turned
m-is-not--p-asset-keywords = without the keyword { LIST($values, join: "or") }
    .adjective = non-{ LIST($values) }
m-is-not--p-runner-profession = who { AGR($head) ->
    [one] is
   *[other] are
  } not { LIST($values, $head, join: "or") }
    .adjective = non-{ LIST($values, $head) }
there-is--p-foe =
    .indicative = an encounter is in progress
m-gt--p-fixer-reputation--0 = with a positive Reputation
gt--p-asset-body--0 =
    .indicative = { NP($owner) } has a Body
m-gt--p-fixer-reputation = with more than { NP($amount) } Reputation
m-le--p-asset-life = with { NP($amount) } or less remaining Body
m-from--z-fixer-safehouse = in { NP($zone) }
is--p-asset-keywords =
    .indicative = { NP($owner) } { AGR($owner) ->
        [one] is
       *[other] are
      } { LIST($values, $owner, join: "or") }
modify--p-asset-plating =
    .indicative = { NP($what) } { AGR($what) ->
        [one] gets
       *[other] get
      } Armor { $amount } { $until }

## what the rules ask

q-head = choose the first Runner of the team
q-others = choose who goes along
q-dropped = choose the cards that you trash
q-surplus = you hold more than seven cards: choose one to trash
q-billed = choose the card whose Upkeep is paid first
q-spot = choose whose Objective to look at
q-keeper = choose whose stack to look at
q-side-of = choose whose stack is met first
q-handed = choose the Gear card to swap
q-taker = choose who gets that Gear card
q-holder = choose who gets the Gear card
q-arms = choose a weapon for this combat
q-ride = choose a Vehicle for the run
q-gun = choose the weapon to fire
q-met-one = choose whom the next Runner fights
q-joined-one = choose whom the spare Runner fights
q-helped-against = choose whom the spare Runner fights
q-aimed-at = choose whom it fights
q-victim = choose who takes the damage
q-wards = choose whom the Guard protects
q-patients = choose who is healed
o-money = collect nuyen
o-cards = draw up to seven cards
o-go-on = go on with the shadowrun
o-pull-out = pull out
o-all-that-it-takes = all the damage that the card can take
o-one-point = one point of it
o-uppermost = the top card
o-second = the second card
o-third = the third card

become--a-state-working =
    .indicative = { NP($what) } { AGR($what) ->
        [one] is
       *[other] are
      } now in use
become--a-state-parked =
    .indicative = { NP($what) } { AGR($what) ->
        [one] is
       *[other] are
      } now parked
become--a-state-idle =
    .indicative = { NP($what) } { AGR($what) ->
        [one] is
       *[other] are
      } no longer in use
become--a-side-out =
    .infinitive = join the shadowrun
    .indicative = { NP($what) } { AGR($what) ->
        [one] joins
       *[other] join
      } the shadowrun
become--a-side-home =
    .infinitive = return to the safehouse
    .indicative = { NP($what) } { AGR($what) ->
        [one] returns
       *[other] return
      } to the safehouse
become--a-side-against =
    .infinitive = go to intercept
    .indicative = { NP($what) } { AGR($what) ->
        [one] goes
       *[other] go
      } to intercept
rises--p-asset-tokens =
    .indicative = put { NP($amount) } { PLURAL($amount) ->
        [one] token
       *[other] tokens
      } on { NP($owner, case: "acc") }
falls--p-asset-tokens =
    .indicative = remove { NP($amount) } { PLURAL($amount) ->
        [one] token
       *[other] tokens
      } from { NP($owner, case: "acc") }

game-title = The trading-card game
