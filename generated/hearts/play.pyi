"""Made by `ombre build` from the declarations of hearts: do not edit."""

from ombre.runtime.flow import Play as Kernel

class Play(Kernel):
    l_suits: tuple[int, ...]
    e_suits_clubs: int
    e_suits_diamonds: int
    e_suits_hearts: int
    e_suits_spades: int
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
    l_direction: tuple[int, ...]
    e_direction_by_lot: int
    e_direction_hold: int
    e_direction_left: int
    e_direction_across: int
    e_direction_right: int
    l_stage: tuple[int, ...]
    e_stage_passing: int
    e_stage_playing: int
    l_seal: tuple[int, ...]
    e_seal_whole: int
    e_seal_broken: int
    k_card: tuple[int, ...]
    def v_plays(self, u_who: int, u_what: int, /) -> bool | None: ...
    def v_collects(self, u_who: int, /) -> bool | None: ...
    def v_scores(self, u_who: int, /) -> bool | None: ...
    def v_shoots(self, u_who: int, /) -> bool | None: ...
    s__direction: int
    k_person: tuple[int, ...]
    s_person_taken: list[int]
    z_person_hand: int
    z_person_won: int
    k_playing_card: tuple[int, ...]
    def f_playing_card_rank(self, x: int, /) -> int: ...
    def f_playing_card_suit(self, x: int, /) -> int: ...
    def f_playing_card_height(self, x: int, /) -> int: ...
    def f_playing_card_points(self, x: int, /) -> int: ...
    s__shift: int
    s__stage: int
    s__seal: int
    s__tricks: int
    s__leader: int
    s__lead: int
    s__best: int
    s__winning: int
    z__talon: int
    z__trick: int
