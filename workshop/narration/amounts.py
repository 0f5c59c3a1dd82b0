"""Find out what the numbers of an event do:
whether an event with 0 does nothing, and which number of cards it moves.
"""

from __future__ import annotations

from collections.abc import Sequence

from ombre.compiler import model


class Amounts:
    """Answers for the verbs of one game, from the statements in their bodies."""

    def __init__(self, known: model.Model) -> None:
        self.verbs = known.verbs
        self._idle: dict[str, bool] = {}

    def moving(self) -> dict[str, int]:
        """Return the verbs that only move a number of cards from the top of a zone: key -> index of this number."""
        found = {verb.key: _moving(verb) for verb in self.verbs.values()}
        return {key: at for key, at in found.items() if at is not None}

    def is_idle(self, verb: model.Verb, arguments: Sequence[int]) -> bool:
        """Whether an event does nothing because its numbers are 0, such as drawing 0 cards.

        A verb that sets something to its number, such as a bid, does something with 0, too.
        """
        numbers = [at for at, role in enumerate(verb.roles) if role.type == model.NUMBER]
        if not numbers or any(arguments[at] for at in numbers):
            return False
        return self._does_nothing(verb)

    def _does_nothing(self, verb: model.Verb) -> bool:
        """Whether a verb does nothing if all of its numbers are 0."""
        if verb.key not in self._idle:
            self._idle[verb.key] = False  # a verb that calls itself
            zeros = {role.name for role in verb.roles if role.type == model.NUMBER}
            self._idle[verb.key] = bool(verb.body) and self._is_nothing(verb.body, zeros)
        return self._idle[verb.key]

    def _is_nothing(self, body: Sequence[model.Statement], zeros: set[str]) -> bool:
        """Whether statements do nothing if these names mean 0."""
        for node in body:
            match node:
                case model.Let(_, name, value):
                    zeros = {*zeros, name} if _is_zero(value, zeros) else zeros - {name}
                case model.Repeat(_, times) if _is_zero(times, zeros):
                    pass
                case model.Change(_, _, _, _, "rises" | "falls", amount) if _is_zero(amount, zeros):
                    pass
                case model.If(_, condition, then, otherwise):
                    never = _is_false(condition, zeros)
                    if not (never or self._is_nothing(then, zeros)) or not self._is_nothing(otherwise, zeros):
                        return False
                case model.Call(_, key, arguments) if key in self.verbs:
                    called = self.verbs[key]
                    given = [a for a, role in zip(arguments, called.roles, strict=True) if role.type == model.NUMBER]
                    if not given or not all(_is_zero(one, zeros) for one in given) or not self._does_nothing(called):
                        return False
                case _:
                    return False
        return True


def _is_zero(node: model.Phrase, zeros: set[str]) -> bool:
    match node:
        case model.Number(_, 0):
            return True
        case model.Local(_, name):
            return name in zeros
        case model.Arithmetic(_, "*", left, right):
            return _is_zero(left, zeros) or _is_zero(right, zeros)
        case model.Arithmetic(_, "+" | "-", left, right):
            return _is_zero(left, zeros) and _is_zero(right, zeros)
        case _:
            return False


def _is_false(condition: model.Condition, zeros: set[str]) -> bool:
    match condition:
        case model.Compare(_, ">", left, model.Number(_, number)):
            return number >= 0 and _is_zero(left, zeros)
        case model.And(_, parts):
            return any(_is_false(part, zeros) for part in parts)
        case _:
            return False


def _moving(verb: model.Verb) -> int | None:
    """Return the index of the number of cards that a verb moves from the top of a zone, if it does nothing else."""
    match verb.body:
        case (model.Repeat(_, model.Local(_, name), (model.Move(_, model.Top()),)),):
            return next(at for at, role in enumerate(verb.roles) if role.name == name)
        case _:
            return None
