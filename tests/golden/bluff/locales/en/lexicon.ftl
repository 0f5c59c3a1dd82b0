### The words of Night Raid that its log needs: nothing of it is printed.

s-round =
    .one = round
    .other = rounds
s-turn =
    .one = turn
    .other = turns
n-thief =
    .one = thief
    .other = thieves
    .it = they
n-ware =
    .one = ware
    .other = wares
