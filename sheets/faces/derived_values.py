"""Compute derived properties of the game from given numbers, without playing it, for tables on sheets."""

from __future__ import annotations

from collections.abc import Mapping

from ombre.compiler import model


class NotOnPaper(ValueError):
    """Raised if an amount is known only while a game is played; the text names the part that is not known before."""


def worked_out(known: model.Model, name: str, players: int, numbers: Mapping[str, int]) -> int:
    """Return the value of a derived property of the game for a number of players.

    numbers: the values of other properties, by name. Numbers without a given value or a formula count as 0.
    """
    formulas = {d.property.name: d.value for file in known.files if file.table for d in file.table.derived}

    def amount(node: model.Expression) -> int:
        match node:
            case model.Number(value=value):
                return value
            case model.Read(property=read, index=None) if not read.owner:
                return number(read)
            case model.Arithmetic(operator=operator, left=left, right=right):
                return combined(operator, amount(left), amount(right))
            case model.Quotient(of=of, by=by, rounded=rounded):
                return divided(amount(of), amount(by), rounded == "up")
            case model.Count(of=model.Those() as those, distinct=None):
                if those == model.Those(those.span, known.player, those.determiner, candidate=those.candidate):
                    return players
                raise NotOnPaper(f"how many there are of `{those.kind}`")
            case _:
                raise NotOnPaper("what only a game in play knows")

    def number(read: model.Property) -> int:
        if read.name in numbers:
            return numbers[read.name]
        if read.name in formulas:
            return amount(formulas[read.name])
        if read.type.tag == "number" and read.sort in ("state", "option"):
            return 0
        raise NotOnPaper(f"`{read.name}`")

    return number(model.Property("", name, "derived", model.Type("number")))


def combined(operator: model.Operator, left: int, right: int) -> int:
    match operator:
        case "at least":
            return max(left, right)
        case "at most":
            return min(left, right)
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right


def divided(of: int, by: int, up: bool) -> int:
    if not by:
        return 0
    return -(-of // by) if up else of // by
