"""Made by `ombre build` from the declarations of gin_rummy: do not edit."""

from ombre.runtime.flow import Play as Kernel

class Play(Kernel):
    l_suits: tuple[int, ...]
    e_suits_clubs: int
    e_suits_diamonds: int
    e_suits_hearts: int
    e_suits_spades: int
    l_ranks: tuple[int, ...]
    e_ranks_ace: int
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
    l_stage: tuple[int, ...]
    e_stage_first_offer: int
    e_stage_second_offer: int
    e_stage_stock_only: int
    e_stage_playing: int
    e_stage_wall: int
    k_card: tuple[int, ...]
    def v_takes(self, u_who: int, /) -> bool | None: ...
    def v_draws(self, u_who: int, /) -> bool | None: ...
    def v_discards(self, u_who: int, u_what: int, /) -> bool | None: ...
    def v_arranges(self, u_who: int, /) -> bool | None: ...
    def v_ponders(self, u_who: int, /) -> bool | None: ...
    def v_knocks_with(self, u_who: int, u_what: int, /) -> bool | None: ...
    def v_lays(self, u_who: int, /) -> bool | None: ...
    def v_adds(self, u_who: int, u_what: int, /) -> bool | None: ...
    k_person: tuple[int, ...]
    s_person_points: list[int]
    def d_person_deadwood(self, x: int, /) -> int: ...
    z_person_hand: int
    z_person_sets: int
    z_person_runs: int
    z_person_rest: int
    k_playing_card: tuple[int, ...]
    s_playing_card_part: list[int]
    s_playing_card_trial: list[int]
    s_playing_card_twins: list[int]
    s_playing_card_nth: list[int]
    s_playing_card_parting: list[int]
    def f_playing_card_rank(self, x: int, /) -> int: ...
    def f_playing_card_suit(self, x: int, /) -> int: ...
    def f_playing_card_place(self, x: int, /) -> int: ...
    def f_playing_card_value(self, x: int, /) -> int: ...
    s__stage: int
    s__upcard: int
    s__upcards_taken: int
    s__given_back: int
    s__lifted: int
    s__ways: int
    s__code: int
    z__talon: int
    z__pile: int
