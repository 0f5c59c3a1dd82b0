"""Made by `ombre build` from cards/srtcg/web_revision/revision.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Env, Module, Value

if TYPE_CHECKING:
    from ombre.generated.srtcg.web_revision.play import Play


# cards/srtcg/web_revision/revision.card:6
def rule_unturned_holders__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it2 = args[1]
    return g.kind[u_it2] in g.k_runner and g.s_asset_ready[u_it2] == 0


# cards/srtcg/web_revision/revision.card:6
def rule_unturned_holders__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_gear


# cards/srtcg/web_revision/revision.card:9
def rule_unturned_mounts__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it2 = args[1]
    u_base = args[2]
    return (
        g.kind[u_it2] in g.k_gear
        and g.kind[u_base] in g.k_gear
        and (g.s_gear_user[u_base] != NOTHING and g.s_asset_ready[g.s_gear_user[u_base]] == 0)
    )


MODULE = Module(
    source="cards/srtcg/web_revision/revision.card",
    digest="245609040112376549849579004304171152422",
    rules=(
        Ability(
            "rule_unturned_holders__static_cannot",
            "cannot",
            "goes to",
            rule_unturned_holders__static_cannot,
            None,
            guard=rule_unturned_holders__static_cannot_while,
            rule="unturned_holders",
            line=6,
        ),
        Ability(
            "rule_unturned_mounts__static_cannot",
            "cannot",
            "mounts on",
            rule_unturned_mounts__static_cannot,
            None,
            rule="unturned_mounts",
            line=9,
        ),
    ),
    lines="14:6 26:9",
)
