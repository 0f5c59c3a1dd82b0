"""Made by `ombre build` from the declarations of crossfire: do not edit."""

from ombre.generated.crossfire.play import Play as Base

class Play(Base):
    l_waiver: tuple[int, ...]
    e_waiver_breather: int
    e_waiver_abandoning: int
    e_waiver_extra_obstacle: int
    e_waiver_extra_card: int
    l_in_breather: tuple[int, ...]
    e_in_breather_asleep: int
    e_in_breather_awake: int
    l_stamina: tuple[int, ...]
    e_stamina_steady: int
    e_stamina_exhausted: int
    def v_rests(self, u_what: int, /) -> bool | None: ...
    s_runner_earned_karma: list[int]
    s_runner_tier: list[int]
    def f_role_second_colour(self, x: int, /) -> int: ...
    def f_role_first_art(self, x: int, /) -> int: ...
    def f_role_second_art(self, x: int, /) -> int: ...
    z__spare_roles: int
    z__exchanged: int
    def f_mission_waives(self, x: int, /) -> tuple[int, ...]: ...
    def f_mission_calm(self, x: int, /) -> int: ...
    def f_upgrade_in_breather(self, x: int, /) -> int: ...
    s_runner_stamina: list[int]
    def b_runner_stamina(self, x: int, value: int, /) -> bool | None: ...
    s__quiet: int
    s__fallen: int
    s__resting: int
    s__spokesman: int
