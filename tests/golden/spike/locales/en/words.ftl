# What the spike says, and no game does.

m-facing = facing { NP($runner) }

m-left = with { NP($levels) } left

m-sharing = that shares its { NP($property, det: "none") } with { NP($what) }

from-cards = by the use of { NP($what) }

works-on =
    .base = work
    .third = works
    .participle = worked

returns-to =
    .base = return
    .third = returns
    .participle = returned

applies-to =
    .base = apply
    .third = applies
    .participle = applied

adds-to =
    .base = add
    .third = adds
    .participle = added
