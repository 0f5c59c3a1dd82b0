"""The sentences with which a scenario fails. They can be translated; what an author has written stays as it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ombre.translatable import Translatable, listed, tr

NAME_THEM = tr("name the copies with 'as' where they are put")
NO_ZONE = tr("no zone")


def no(text: str, actual: str | None = None) -> Translatable:
    """What a test says is not so. actual: what it is instead."""
    return tr("{0}: no", text) if actual is None else tr("{0}: no, {1}", text, actual)


def it_is(actual: str) -> Translatable:
    return tr("it is {0}", actual)


def differs(text: str, actual: int, operator: str, expected: int) -> Translatable:
    """A number is not the expected one."""
    wanted: dict[str, str] = {
        "=": str(expected),
        "<": tr("less than {0}", expected),
        ">": tr("more than {0}", expected),
        "<=": tr("at most {0}", expected),
        ">=": tr("at least {0}", expected),
    }
    return tr("{0} is {1}, expected {2}", text, actual, wanted[operator])


def not_forbidden(text: str) -> Translatable:
    return tr("{0}: expected to be forbidden, but nothing forbids it", text)


def forbidden(place: str) -> Translatable:
    """An action did nothing. place: where the ability is written that forbids it, in parentheses, or ""."""
    return tr("this did nothing, because it is forbidden{0}", place)


def was_made(text: str) -> Translatable:
    """A set-up was expected to be refused, and was not."""
    return no(text, tr("it was made"))


def was_offered(text: str) -> Translatable:
    return tr("{0}: it was offered", text)


def other_options(text: str, options: str) -> Translatable:
    return tr("{0}: no, offered was {1}", text, options)


def nobody_could(text: str, name: str) -> Translatable:
    return tr("{0}: nobody could answer; if this is meant, write {1}", text, f"'offered {name}: pass'")


def nobody_asked(text: str, name: str, asked: Sequence[str]) -> Translatable:
    names = ", ".join(asked) if asked else tr("nothing")
    return tr("{0}: nobody was asked '{1}'; asked was {2}", text, name, names)


def asks(name: str, place: str, who: int, question: str, words: str) -> Translatable:
    """Who is asked what. name, place: what asks, and where it is written, or "". words: the text of the question."""
    asked = f"'{question}'" + (f' ("{words}")' if words else "")
    seat = f"P{who + 1}"
    return tr("{0} asks {1} {2}", f"{name}{place}", seat, asked) if name else tr("{0} is asked {1}", seat, asked)


def by_rule(rule: str) -> Translatable:
    return tr("rule '{0}'", rule)


def somebody_else(asked: str, seat: int) -> Translatable:
    """Another player is asked than the one for whom the answer is."""
    return tr("{0}, not P{1}", asked, seat + 1)


def several(said: str, name: str, options: str, counted: bool) -> Translatable:
    """An answer fits several options. counted: whether some of them cannot be told apart."""
    told = tr("the answer {0} to {1} fits several: {2}", said, name, options)
    return listed([told, NAME_THEM], "; ") if counted else told


def unanswered(asked: str, options: str, waiting: str, offer: bool) -> Translatable:
    """A question has no answer. waiting: an answer that is not among the options, or ""."""
    parts: list[str] = [tr("{0} and no answer is given; options: {1}", asked, options)]
    if waiting:
        parts.append(tr("not among them: {0}", waiting))
    if offer:
        parts.append(tr("'all pass' lets everybody pass who is given no answer"))
    return listed(parts, "; ")


def impossible(asked: str, said: str, options: str, same: bool) -> Translatable:
    """An answer is not among the options. same: whether an option has the same name."""
    told = tr("{0}: the answer {1} is not possible, options: {2}", asked, said, options)
    return listed([told, tr("it is another {0}", said), NAME_THEM], "; ") if same else told


def no_side(said: str, name: str, sides: int) -> Translatable:
    return tr("{0} is no answer to {1}: it has {2} sides", said, name, sides)


def unused(said: str, name: str) -> Translatable:
    return tr("the answer {0} to {1} is not used", said, name)


def not_over(name: str, units: int) -> Translatable:
    return tr("{0} is not over after {1} units", name, units)


def options(texts: Iterable[tuple[str, int]]) -> Translatable:
    """A list of options, each with its number."""
    return listed(tr("{0} times {1}", number, text) if number > 1 else text for text, number in texts)


def option_in(text: str, zone: str) -> Translatable:
    return tr("{0} (in {1})", text, zone)


def players(least: int, most: int, number: int) -> Translatable:
    return tr("this is a game for {0} to {1} players, not {2}", least, most, number)
