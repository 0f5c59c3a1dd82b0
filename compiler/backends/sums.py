"""Compute a derived property of the game without a game in play, for tables on sheets."""

from __future__ import annotations

from collections.abc import Mapping

from .. import model


class NotOnPaper(ValueError):
    """Raised if an amount depends on a game in play; the text says on what."""


def worked_out(known: model.Model, name: str, players: int, numbers: Mapping[str, int]) -> int:
    """The value of a property of the game for a number of players and given values of others; the rest are 0."""
    formulas = {d.property.name: d.value for file in known.files if file.table for d in file.table.derived}

    def amount(node: model.Expression) -> int:
        match node:
            case model.Number(value=value):
                return value
            case model.Read(property=read, index=None) if not read.owner:
                return number(read)
            case model.Arithmetic(operator=operator, left=left, right=right):
                return combined(operator, amount(left), amount(right))
            case model.Half(of=of, rounded=rounded):
                return (amount(of) + (rounded == "up")) // 2
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
