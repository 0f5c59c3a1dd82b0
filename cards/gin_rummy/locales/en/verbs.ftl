### Gin rummy, English: what can happen.

takes =
    .base = take the upcard
    .third = takes the upcard
    .participle = taken
    .alone = yes
draws =
    .base = draw a card
    .third = draws a card
    .participle = drawn
    .alone = yes
discards =
    .base = discard
    .third = discards
    .participle = discarded
arranges =
    .base = arrange the cards
    .third = arranges the cards
    .participle = arranged
    .untold = yes
ponders =
    .base = ponder
    .third = ponders
    .participle = pondered
    .untold = yes
knocks-with =
    .base = knock
    .third = knocks
    .participle = knocked
lays =
    .base = lay the melds
    .third = lays the melds
    .participle = laid
    .alone = yes
adds =
    .base = lay off
    .third = lays off
    .participle = laid off

# What the steps offer.
o-take-upcard = take the upcard
o-draw-stock = draw a card from the talon
o-leave-it = pass
o-play-on = discard a card
o-go-down = knock

## what the rules ask

q-pick = choose the card that you discard
