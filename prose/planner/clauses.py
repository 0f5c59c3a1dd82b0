"""Clauses in other clauses: in which frames they stand, and how they end, so that a word can stand behind them."""

from __future__ import annotations

from ..language.messages import ADDRESSED, Amount, Argument, Message

# Messages that end with a list, with sentences of their own, or with what stands behind a colon.
LISTS = frozenset(
    "choose-one may-do if-all if-block repeat repeat-while repeat-until end-game obtain quoted quoted-label when-until"
    " next-time rules-follows".split()
)
# Messages that end with a clause, or with an explanation, to which a word behind them would belong.
OPEN = frozenset(
    "where-x steps if if-otherwise otherwise if-none if-so if-not if-possible do-so differs for-each "
    "repeat-count per-each"
    " together at-once all-at-once one-by-one also may-so may-or may-then let after-choice after-list"
    " bracketed instead-of-it"
    " tell-whether learn-whether window window-once reveal-until cannot-act".split()
)
# Messages that end as the clause in them ends, with the name of this clause; of a row, it is the last one.
AROUND = {
    "sequence": "rest",
    "joined": "rest",
    "may": "action",
    "must": "action",
    "cannot": "action",
    "cause": "action",
}


# Messages that are inserted into other messages in a requested frame: events, and actions of a player. The `..._TAKERS`
# are the messages that request a frame, each with the name of the argument that is inserted.
EVENTS = ("verb", "verb-reflexive", "become", "starts", "ends", "step-ends", "performed", "passive")
EVENT_TAKERS = {
    **{"when": "event", "when-until": "event", "before": "event", "until-event": "event"},
    **{"instead": "event", "may-instead": "event"},
}
ACTIONS = (
    *("verb", "verb-reflexive", "choose", "choose-value", "choose-number", "choose-one", "search", "sequence"),
    *("joined", "where-x", "look", "learn-whether", "roll", "perform", "become", *sorted(ADDRESSED)),
)
ACTION_TAKERS = {"may": "action", "may-instead": "action"}
ROW = ("verb", "verb-reflexive", "choose")
ROW_TAKERS = {"sequence": "rest", "joined": "rest"}


def ending(clause: Argument) -> str:
    """How a clause ends: "list", "open", or "closed" if a word can stand behind it."""
    if isinstance(clause, tuple):
        return ending(clause[-1]) if clause else "closed"
    if not isinstance(clause, Message):
        return "closed"
    if clause.id in LISTS or clause.id == "roll" and clause.get("letter") is not None:
        return "list"
    if clause.id in AROUND:
        return ending(clause.get(AROUND[clause.id]))
    sums = any(isinstance(value, Message) for name, value in clause.arguments if name in ("amount", "sides"))
    counted = any(isinstance(value, Amount) and isinstance(value.value, str) for _, value in clause.arguments)
    return "open" if clause.id in OPEN or sums and not counted else "closed"
