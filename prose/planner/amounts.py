"""Replace the letters of amounts, such as X, by phrases: "1 damage for each card in their hand"."""

from __future__ import annotations

from dataclasses import replace

from ..language.messages import Amount, Argument, Message, NounPhrase, say, uses_letter, walk
from .clauses import LISTS
from .trees import Rewriting, changed, parts_of, rewrite_clauses
from .words import Words

# Messages in which an amount can be printed as a phrase.
VALUED = frozenset(
    "minus plus times at-least at-most eq ge le lt gt is-one-of equals amount-equal change-equal".split()
)


def amounts(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """Remove each "where X is ..." whose letter is used only once, if the locale can print the amount in its place."""

    def rule(tree: Message) -> Message:
        if tree.id == "repeat":
            return _repeated(tree, words)
        return _in_place(tree, words) if tree.id == "where-x" else tree

    told = rewrite_clauses(sentences, rule)
    return tuple(one for sentence in told for one in _let_before(sentence))


def _let_before(sentence: Message) -> tuple[Message, ...]:
    """The letters of a sentence behind whose end no explanation can stand, as sentences before it: "let X be ..."."""
    action, letters = sentence.get("action"), parts_of(sentence, "letters")
    ends = any(isinstance(node, Message) and node.id in LISTS for node in walk(action))
    if not isinstance(action, Message) or sentence.id != "where-x" or not ends:
        return (sentence,)
    let = tuple(
        say("let", letter=one.get("letter"), value=one.get("value")) for one in letters if one.id == "letter-is"
    )
    kept = tuple(one for one in letters if one.id != "letter-is")
    return *let, changed(sentence, letters=kept) if kept else action


def _repeated(tree: Message, words: Words) -> Message:
    """Replace "X times, where X is the number of players" by "as many times as there are players"."""
    times, letters, action = tree.get("times"), parts_of(tree, "letters"), tree.get("action")
    value = letters[0].get("value") if len(letters) == 1 else None
    if not isinstance(value, NounPhrase) or value.noun != "n-number" or not words.has("repeat-count", "indicative"):
        return tree
    of = value.modifiers[0].get("what") if value.modifiers and value.modifiers[0].id == "m-number-of" else None
    if any(node == times for node in walk(action)) or not isinstance(of, NounPhrase):
        return tree
    return say("repeat-count", what=replace(of, determiner="each", plural=False), action=action)


def _in_place(tree: Message, words: Words) -> Message:
    action, kept = tree.get("action"), list[Message]()
    assert isinstance(action, Message)
    for letter in parts_of(tree, "letters"):
        made = _put(action, letter, words)
        if made is None:
            kept.append(letter)
        else:
            action = made
    if not kept:
        return action
    if action.id != "if-otherwise":
        return say("where-x", action=action, letters=tuple(kept))
    return changed(
        action, action=say("where-x", action=action.get("action"), letters=tuple(kept))
    )  # before "otherwise"


def _put(action: Message, explained: Message, words: Words) -> Message | None:
    """A clause with the explained amount in place of its letter; None if the locale cannot print the amount there."""
    letter, value = explained.get("letter"), explained.get("value")
    if uses_letter(action, letter) != 1:
        return None
    terms = _terms(value, words)
    if explained.id == "letter-fixed":  # the amount is computed when the lasting effect begins, and then stays
        if not words.has("m-now"):
            return None
        terms = [(times, _now(each)) for times, each in terms or ()]
    done = False

    def rule(tree: Message) -> Message:
        nonlocal done
        at = next((n for n, one in tree.arguments if isinstance(one, Amount) and one.value == letter), None)
        made = None if at is None else _counted(tree, at, terms, value, words)
        done = done or made is not None
        return tree if made is None else made

    told = Rewriting(of_clauses=rule).clause(action)
    return told if done else _before_it(action, str(letter), terms, words)


def _before_it(
    action: Message, letter: str, terms: list[tuple[int, NounPhrase]] | None, words: Words
) -> Message | None:
    """A clause after its amount: "for each level, put the top card ..."; None if the locale cannot print it so."""
    if not terms or len(terms) != 1 or not words.has("per-each", "indicative"):
        return None
    times, each = terms[0]

    def rule(tree: NounPhrase) -> NounPhrase:
        return replace(tree, count=Amount(times)) if tree.count == Amount(letter) else tree

    told = Rewriting(of_phrases=rule).clause(action)
    return None if told is action else say("per-each", each=say("m-per", what=each), action=told)


def results(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """Replace the letter of the only roll of a text by "the result", if this is possible everywhere in the text."""
    rolls = [
        node for sentence in sentences for node in walk(sentence) if isinstance(node, Message) and node.id == "roll"
    ]
    if len(rolls) != 1 or not words.has("n-result", "one"):
        return sentences
    letter, result = Amount(str(rolls[0].get("letter"))), NounPhrase("n-result")

    def rule(tree: Message) -> Message:
        if tree.id == "roll":
            return changed(tree, letter=None)
        if tree.id in VALUED:
            return Message(tree.id, tuple((name, result if one == letter else one) for name, one in tree.arguments))
        at = next((n for n, one in tree.arguments if isinstance(one, Amount) and one.value == letter.value), None)
        return tree if at is None else _counted(tree, at, None, result, words) or tree

    told = rewrite_clauses(sentences, rule)
    left = any(isinstance(node, Amount) and node.value == letter.value for sentence in told for node in walk(sentence))
    return sentences if left else told


def _now(each: NounPhrase) -> NounPhrase:
    """A counted phrase with the mark "now"; a phrase that counts past events is unchanged."""
    if each.modifiers and each.modifiers[-1].id in ("m-history", "m-history-by"):
        return each
    return replace(each, modifiers=(*each.modifiers, say("m-now")))


def _counted(
    clause: Message, at: str, terms: list[tuple[int, NounPhrase]] | None, value: Argument, words: Words
) -> Message | None:
    """A clause in which a phrase replaces the letter of the argument `at`; None if the locale cannot print this.

    terms: the amount as a sum, see `_terms`; then the phrase is "for each ...". value: the amount as an expression.
    """
    sign = amount.sign if isinstance(amount := clause.get(at), Amount) else ""
    property = clause.get("property")
    own = f"{clause.id}--{property.noun}" if isinstance(property, NounPhrase) else clause.id
    if terms and len(terms) == 1 and words.has(own, "per"):
        times, each = terms[0]
        told = changed(clause, **{at.replace("-", "_"): Amount(times, sign)})
        return Message(told.id, (*told.arguments, ("per", say("m-per", what=each))))
    if terms and clause.id == "modify" and isinstance(property, NounPhrase) and _says_per(property, words):
        changes = tuple(_change(property, Amount(times, sign), each, words) for times, each in terms)
        return say("modify-all", what=clause.get("what"), changes=changes, until=clause.get("until"))
    if sign == "+" and clause.id == "modify" and not words.has(own) and words.has("change-equal"):
        changes = (say("change-equal", property=property, value=value),)
        return say("modify-all", what=clause.get("what"), changes=changes, until=clause.get("until"))
    written = ("indicative", "infinitive", "object")  # such a frame prints the amount itself
    if sign or not words.word(clause.id, "unit") or any(words.has(clause.id, frame) for frame in written):
        return None
    if terms and len(terms) == 1:
        put = say("amount-per", amount=Amount(terms[0][0]), what=_other(terms[0][1], clause.arguments[0][1]))
    elif words.has("m-equal") and not (isinstance(value, NounPhrase) and value.noun == "n-number"):
        put = say("amount-equal", value=value)
    else:
        return None
    return Message(clause.id, tuple((name, put if name == at else one) for name, one in clause.arguments))


def _says_per(property: NounPhrase, words: Words) -> bool:
    """Whether the locale can print a change of this property with "for each ..."."""
    if words.has(f"modify--{property.noun}"):
        return False
    return words.has(f"change--{property.noun}", "per") or not words.has(f"change--{property.noun}")


def _change(property: NounPhrase, amount: Amount, each: NounPhrase, words: Words) -> Message:
    """The message for a change such as "+1 for each ...".

    If the locale has no such message for this property, "for each ..." is printed after the name of the property.
    """
    if words.has(f"change--{property.noun}", "per"):
        return say("change", property=property, amount=amount, per=say("m-per", what=each))
    return say("change", property=replace(property, modifiers=(say("m-per", what=each),)), amount=amount)


def _other(each: NounPhrase, doer: Argument) -> NounPhrase:
    """The phrase "each other card" for "each card other than ...", if the other card is the subject of the clause."""
    mine = [m for m in each.modifiers if m.id == "m-other-than" and doer == m.get("what")]
    if not mine or not isinstance(doer, NounPhrase) or "a-other" in each.adjectives:
        return each
    rest = tuple(m for m in each.modifiers if m not in mine)
    return replace(each, adjectives=("a-other", *each.adjectives), modifiers=rest)


def _terms(value: Argument, words: Words) -> list[tuple[int, NounPhrase]] | None:
    """The terms of a sum of counted things, each with its factor and the thing; None if the value is no such sum."""
    match value:
        case Message(id="plus"):
            left, right = _terms(value.get("left"), words), _terms(value.get("right"), words)
            return [*left, *right] if left and right else None
        case Message(id="times"):
            times, counted = value.get("left"), value.get("right")
            if not isinstance(times, Amount) or not isinstance(times.value, int):
                return None
            each = _each(counted, words)
            return None if each is None else [(times.value, each)]
        case NounPhrase():
            each = _each(value, words)
            return None if each is None else [(1, each)]
        case _:
            return None


def _each(counted: Argument, words: Words) -> NounPhrase | None:
    """The phrase "each card" for "the number of cards"; None if a value is not the number of some things."""
    if not isinstance(counted, NounPhrase):
        return None
    if words.has(f"m-per--{counted.noun}"):
        return counted
    if counted.noun != "n-number" or len(counted.modifiers) != 1 or counted.modifiers[0].id != "m-number-of":
        return None
    of = counted.modifiers[0].get("what")
    if not isinstance(of, NounPhrase) or of.determiner != "bare" or of.plural:
        return None

    def single(tree: NounPhrase) -> NounPhrase:
        bare = tree is not of and tree.determiner == "bare"
        return tree.with_determiner("that") if bare else tree

    return Rewriting(of_phrases=single).phrase(of).with_determiner("each")
