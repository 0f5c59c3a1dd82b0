### Crazy eights, English: what can happen.

deals =
    .base = deal
    .third = deals
    .participle = dealt
    .untold = yes
plays =
    .base = play
    .third = plays
    .participle = played
goes-on =
    .base = go on
    .third = goes on
    .participle = gone on
    .untold = yes
draws =
    .base = draw a card
    .third = draws a card
    .participle = drawn
    .alone = yes
passes =
    .base = pass
    .third = passes
    .participle = passed
    .alone = yes
counts =
    .base = count the cards
    .third = counts the cards
    .participle = counted
    .untold = yes

## what the rules ask

q-wish = choose the suit that must follow
