### Hearts, English: what can happen.

plays =
    .base = play
    .third = plays
    .participle = played
collects =
    .base = take the trick
    .third = takes the trick
    .participle = taken
    .alone = yes
scores =
    .base = score
    .third = scores
    .participle = scored
    .untold = yes
shoots =
    .base = shoot the moon
    .third = shoots the moon
    .participle = shot
    .alone = yes

## what the rules ask

q-gift = choose the three cards that you pass
q-pick = choose the card that you play
