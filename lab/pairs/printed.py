"""Tell from the printed facts of a card whether a noun phrase can mean it."""

from __future__ import annotations

from ombre.compiler import model
from ombre.compiler.model import Model


def fits(known: Model, those: model.Those, card: model.Card) -> bool:
    """Whether no printed fact of a card of the right kind speaks against a noun phrase."""
    for adjective in those.adjectives:
        found = known.property_for(those.kind, adjective.list)
        if found is not None and found.sort == "fact" and not _has(dict(card.facts).get(found), adjective.word):
            return False
    return those.where is None or _possible(known, those.where, those.candidate, card)


def _possible(known: Model, node: model.Condition, name: str, card: model.Card) -> bool:
    """Whether a condition on a card can be true with its printed facts."""
    facts = dict(card.facts)

    def fact(part: model.Expression) -> model.Property | None:
        if isinstance(part, model.Read) and part.property.sort == "fact" and isinstance(part.owner, model.Local):
            return part.property if part.owner.name == name else None
        return None

    def listed(part: model.Phrase) -> model.Property | None:
        return None if isinstance(part, model.Those) else fact(part)

    match node:
        case model.And():
            return all(_possible(known, part, name, card) for part in node.parts)
        case model.Or():
            return any(_possible(known, part, name, card) for part in node.parts)
        case model.Is() if (read := fact(node.left)) is not None:
            words = [option.word for option in node.options if isinstance(option, model.Value)]
            if len(words) < len(node.options):
                return True
            return any(_has(facts.get(read), word) for word in words) != node.negated
        case model.Exists() if (read := fact(node.what)) is not None:
            return (read in facts) != node.negated
        case model.IsKind(left=model.Local(name=own)) if own == name:
            return known.is_a(card.kind, node.kind) != node.negated
        case model.HasSlot(what=model.Local(name=own)) if own == name:
            return any(ability.slot == node.slot for ability in card.abilities) != node.negated
        case model.Compare(right=model.Number(value=right)) if (read := fact(node.left)) is not None:
            left = facts.get(read, 0)
            return not isinstance(left, int) or compares(node.operator, left, right)
        case model.Compare(left=model.Count(of=of), right=model.Number(value=right)) if (
            read := listed(of)
        ) is not None:
            items = facts.get(read, ())
            return compares(node.operator, len(items) if isinstance(items, tuple) else 1, right)
        case _:
            return True


def _has(fact: model.Fact | None, word: str) -> bool:
    """Whether a printed fact is a word, or has it in its list."""
    if isinstance(fact, tuple):
        return any(one == word or isinstance(one, model.Cell) and one.symbol == word for one in fact)
    return fact == word


def compares(operator: model.Comparison, left: int, right: int) -> bool:
    """Whether a comparison of two numbers is true."""
    match operator:
        case "=":
            return left == right
        case "<":
            return left < right
        case ">":
            return left > right
        case "<=":
            return left <= right
        case ">=":
            return left >= right
