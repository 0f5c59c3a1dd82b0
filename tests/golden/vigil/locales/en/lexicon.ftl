### The night on the lighthouse, English: the words of those cards that show how flows and tables are said.

n-keeper =
    .one = keeper
    .other = keepers
    .it = they
n-guest =
    .one = guest
    .other = guests
    .it = they
n-hour-no =
    .one = hour
    .other = hours
n-crew =
    .one = crew
    .other = crews

p-keeper-warmth =
    .one = warmth
    .other = warmth
p-keeper-most-warmth =
    .one = greatest warmth
    .other = greatest warmth
p-keeper-stars =
    .one = stars
    .other = stars
p-keeper-oil =
    .one = oil
    .other = oil
p-guest-debt =
    .one = debt
    .other = debts

s-turn =
    .one = turn
    .other = turns
s-hour =
    .one = hour
    .other = hours

k-use = USE
k-start-of = { "" }
k-course = COURSE

warms =
    .base = warm up by
    .third = warms up by
    .participle = warmed
freezes =
    .base = freeze by
    .third = freezes by
    .participle = frozen

p-played =
    .one = number of turns
    .other = numbers of turns
