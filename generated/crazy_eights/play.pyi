"""Made by `ombre build` from the declarations of crazy_eights: do not edit."""

from ombre.runtime.flow import Play as Kernel

class Play(Kernel):
    l_french_suit: tuple[int, ...]
    e_french_suit_clubs: int
    e_french_suit_diamonds: int
    e_french_suit_hearts: int
    e_french_suit_spades: int
    l_ranks: tuple[int, ...]
    e_ranks_two: int
    e_ranks_three: int
    e_ranks_four: int
    e_ranks_five: int
    e_ranks_six: int
    e_ranks_seven: int
    e_ranks_eight: int
    e_ranks_nine: int
    e_ranks_ten: int
    e_ranks_jack: int
    e_ranks_queen: int
    e_ranks_king: int
    e_ranks_ace: int
    l_turn_state: tuple[int, ...]
    e_turn_state_open: int
    e_turn_state_over: int
    k_card: tuple[int, ...]
    def v_deals(self, u_who: int, /) -> bool | None: ...
    def v_plays(self, u_who: int, u_what: int, /) -> bool | None: ...
    def v_goes_on(self, u_who: int, /) -> bool | None: ...
    def v_draws(self, u_who: int, /) -> bool | None: ...
    def v_passes(self, u_who: int, /) -> bool | None: ...
    def v_counts(self, u_who: int, /) -> bool | None: ...
    k_person: tuple[int, ...]
    s_person_lost: list[int]
    z_person_hand: int
    z_person_shown: int
    k_playing_card: tuple[int, ...]
    def f_playing_card_rank(self, x: int, /) -> int: ...
    def f_playing_card_suit(self, x: int, /) -> int: ...
    def f_playing_card_penalty(self, x: int, /) -> int: ...
    s__dealer: int
    s__face_up: int
    s__wanted: int
    s__drawn: int
    s__passes: int
    s__turn_state: int
    z__talon: int
    z__pile: int
