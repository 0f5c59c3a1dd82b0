"""Join clauses into one sentence: a loop and its body, a choice and its only use, or clauses with one subject."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..language.messages import CONDITIONAL, Amount, Argument, Message, NounPhrase, Paragraph, doer_of, say
from .conditions import PLACES
from .trees import changed, core, mentions, parts_of, rewrite_clauses, uses, with_core
from .words import Words, said_by

# ------------------------------------------------------------------------------------------------- for each


def each(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """Replace "for each card, discard 1 part of that card" by "discard 1 part of each card"."""

    def rule(tree: Message) -> Message:
        if tree.id != "for-each":
            return tree
        what, action = tree.get("what"), tree.get("action")
        if not isinstance(what, NounPhrase) or not what.about or not isinstance(action, Message):
            return tree
        rules = (_of_each, _linked_to_each, _row_of_each)
        return next((made for rule in rules if (made := rule(what, action, words)) is not None), tree)

    return rewrite_clauses(sentences, rule)


def _of_each(what: NounPhrase, action: Message, words: Words) -> Message | None:
    if not words.is_verb(action.id) or uses(action, what.about) != 1:
        return None
    for name, value in action.arguments[1:]:
        if isinstance(value, NounPhrase) and value.about == what.about and value.of is None and not value.modifiers:
            return changed(action, **{name.replace("-", "_"): what})
    return None


def _linked_to_each(what: NounPhrase, action: Message, words: Words) -> Message | None:
    """Replace "for each chosen player, each card beside that player wakes" by one clause; None if this is impossible.

    The clause is "each card beside a chosen player wakes".
    """
    doer = _doer(action)
    if (
        doer is None
        or doer.determiner != "each"
        or what.determiner != "each"
        or not words.is_verb(action.id)
        or uses(action, what.about) != 1
    ):
        return None
    for link in doer.modifiers:
        if link.id == "m-is" and isinstance(values := link.get("values"), tuple) and len(values) == 1:
            only = values[0]
            if isinstance(only, NounPhrase) and only.about == what.about and what.adjectives:
                told = changed(link, values=(what.with_determiner("a"),))
                rest = tuple(told if m is link else m for m in doer.modifiers)
                return Message(
                    action.id, ((action.arguments[0][0], replace(doer, modifiers=rest)), *action.arguments[1:])
                )
    return None


def _row_of_each(what: NounPhrase, action: Message, words: Words) -> Message | None:
    """Replace "for each player, that player searches, then shuffle that player's deck" by a sequence with one subject.

    The sequence is "each player searches, then shuffles their deck". None if this is impossible.
    """
    made: list[Message] = []
    for part in parts_of(action) if action.id == "steps" else ():
        zone, (name, doer) = part.get("zone"), part.arguments[0]
        if words.has(f"does-{part.id}", "predicate") and isinstance(zone, NounPhrase):
            if zone.of is None or zone.of.about != what.about:
                return None
            own = replace(zone, of=NounPhrase(what.noun, "own", about=what.about))
            told = changed(part, zone=own)
            made.append(Message(f"does-{part.id}", (("who", what), *told.arguments)))
        elif isinstance(doer, NounPhrase) and doer.about == what.about:
            made.append(Message(part.id, ((name, what), *part.arguments[1:])))
        else:
            return None
    return say("sequence", doer=what, first=made[0], rest=tuple(made[1:])) if len(made) > 1 else None


# -------------------------------------------------------------------------------- a choice and its only use


def fuse(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """Replace "choose X; X turns to face you" by "move X to face you", if the verb has such a form (`.causative`)."""

    def rule(tree: Message) -> Message:
        if tree.id == "may-so":
            return _offered(tree, words)
        if tree.id == "steps":
            parts = parts_of(tree)
            made = _put_by_choosers(_fused(parts, words), words)
            return tree if len(made) == len(parts) else made[0] if len(made) == 1 else say("steps", parts=made)
        return tree

    return _fused(_offers(rewrite_clauses(sentences, rule), words), words)


def _offers(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """Join the sentences "you may choose X" and "if you do, ..." into one, if the locale can print this."""
    out: list[Message] = []
    for sentence in sentences:
        inner = core(out[-1]) if out else None
        if sentence.id == "if-so" and inner is not None and inner.id == "may":
            whole = say("may-so", who=inner.get("who"), action=inner.get("action"), so=sentence.get("action"))
            made = _offered(whole, words)
            if made is not whole:
                out[-1] = with_core(out[-1], inner, made)
                continue
        out.append(sentence)
    return tuple(out)


def _offered(tree: Message, words: Words) -> Message:
    choice, so = tree.get("action"), tree.get("so")
    if not isinstance(choice, Message) or choice.id != "choose" or not isinstance(so, Message):
        return tree
    acts = parts_of(so) if so.id == "steps" else (so,)
    choices = [choice]
    while len(choices) < len(acts) and acts[len(choices) - 1].id == "choose":
        choices.append(acts[len(choices) - 1])
    made = _caused(choices, acts[len(choices) - 1], words)
    if made is None:
        return tree
    rest, what = acts[len(choices) :], choice.get("what")
    if not rest:
        return say("may", who=tree.get("who"), action=made)
    assert isinstance(what, NounPhrase)
    # If each remaining action uses the chosen thing, it is possible only if a thing was chosen: "if you do" is omitted.
    id = "may-then" if all(uses(part, what.about) for part in rest) else "may-so"
    return say(id, who=tree.get("who"), action=made, so=rest[0] if len(rest) == 1 else say("steps", parts=rest))


def _fused(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    out: list[Message] = []
    for sentence in sentences:
        for reach in (2, 1):
            before = out[len(out) - reach :] if len(out) >= reach else []
            if not before or any(core(m).id != "choose" for m in before) or any(core(m) is not m for m in before[1:]):
                continue
            inner = core(before[0])
            made = _caused([inner, *before[1:]], sentence, words)
            if made is not None:
                out[len(out) - reach :] = [with_core(before[0], inner, made)]
                break
        else:
            out.append(sentence)
    return tuple(out)


def _put_by_choosers(parts: Sequence[Message], words: Words) -> tuple[Message, ...]:
    """Replace "that player chooses a card, then put it into that player's hand" by "..., then
    puts it into their hand".
    """
    out: list[Message] = []
    for part in parts:
        chooser = out[-1].get("chooser") if out and out[-1].id == "choose" else None
        zone = part.get("zone")
        if (
            not isinstance(chooser, NounPhrase)
            or chooser.determiner == "you"
            or not words.has(f"does-{part.id}", "predicate")
            or not isinstance(zone, NounPhrase)
            or zone.of is None
            or zone.of.about != chooser.about
        ):
            out.append(part)
            continue
        own = replace(zone, of=NounPhrase(chooser.noun, "own", about=chooser.about))
        put = Message(f"does-{part.id}", (("who", chooser), *changed(part, zone=own).arguments))
        out[-1] = say("sequence", doer=chooser, first=out[-1], rest=(put,))
    return tuple(out)


def _caused(choices: Sequence[Message], act: Message, words: Words) -> Message | None:
    """Some choices and the only clause that uses the chosen things, as one causative clause; None if impossible."""
    if not act.arguments or not words.has(act.id, "causative"):
        return None
    chooser, brought = choices[0].get("chooser"), dict[str, NounPhrase]()
    for choice in choices:
        what = choice.get("what")
        if choice.get("chooser") != chooser or not isinstance(what, NounPhrase) or not what.about:
            return None
        brought[what.about] = what
    doer = act.arguments[0][1]
    if not isinstance(doer, NounPhrase) or doer.about not in brought or any(uses(act, a) != 1 for a in brought):
        return None
    order = [value.about for _, value in act.arguments if isinstance(value, NounPhrase) and value.about in brought]
    if len(order) != len(brought) or any(uses(brought[b], a) for i, a in enumerate(order) for b in order[:i]):
        return None  # one of the chosen things would be mentioned before it is introduced
    things = {about: _elsewhere(what, doer, words) for about, what in brought.items()}
    told = [(n, things.get(v.about, v) if isinstance(v, NounPhrase) else v) for n, v in act.arguments]
    return say("cause", who=chooser, action=Message(act.id, tuple(told)))


def have(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """Print an optional action of another player as one clause: "you may have each player draw 1 card"."""
    frame = words.word("may-have", "frame")

    def rule(tree: Message) -> Message:
        if tree.id == "may-instead-have":
            return _instead(tree, words)
        action = tree.get("action") if tree.id == "may-do" else None
        if not frame or not isinstance(action, Message):
            return tree
        if words.has(said_by(action, words), "granting"):
            return say("may", who=tree.get("who"), action=say("grant", who=tree.get("who"), action=action))
        said = said_by(action, words)
        if _doer(action) == tree.get("who"):
            can = words.is_verb(said) or words.has(said, "infinitive")
            return say("may", who=tree.get("who"), action=action) if can else tree
        known = words.is_verb(said) or words.has(said, frame)
        return say("may-have", who=tree.get("who"), action=action) if known and _doer(action) is not None else tree

    return rewrite_clauses(sentences, rule)


def _instead(tree: Message, words: Words) -> Message:
    """What another player does in the place of an event, in the form in which the locale can say that you decide it."""
    action, frame = tree.get("action"), words.word("may-instead-have", "frame")
    can = isinstance(action, Message) and (words.is_verb(action.id) or words.has(action.id, frame))
    return tree if can or not frame else Message("may-instead-do", tree.arguments)


def _elsewhere(thing: NounPhrase, moved: NounPhrase, words: Words) -> NounPhrase:
    """The phrase "a different place" for "a place other than the place of X", if X is the moved thing."""

    def is_its(modifier: Message) -> bool:
        now = modifier.get("what")
        of = now.of if isinstance(now, NounPhrase) else None
        return modifier.id == "m-other-than" and of is not None and of.about == moved.about

    rest = tuple(m for m in thing.modifiers if not is_its(m))
    if thing.determiner != "a" or len(rest) == len(thing.modifiers) or not words.has("a-elsewhere"):
        return thing
    return replace(thing, adjectives=("a-elsewhere", *thing.adjectives), modifiers=rest)


# ------------------------------------------------------------------------------------------ equal branches


def branches(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """Join each "otherwise" with its "if".

    If the two branches differ only in one number, the action is printed once, with both numbers.
    """
    out: list[Message] = []
    for sentence in sentences:
        test = core(out[-1]) if out else None
        if sentence.id == "otherwise" and test is not None and test.id == "if":
            whole = Message("if-otherwise", (*test.arguments, ("otherwise", sentence.get("action"))))
            out[-1] = with_core(out[-1], test, whole)
        else:
            out.append(sentence)

    def rule(tree: Message) -> Message:
        if tree.id in ("if-all", "option"):
            inner = parts_of(tree, "sentences")
            made = branches(inner, words)
            return tree if len(made) == len(inner) else changed(tree, sentences=made)
        if tree.id == "if-block":
            inner_action = tree.get("action")
            # A block with one action that contains no other "if" is printed like a plain "if".
            if isinstance(inner_action, Message) and inner_action.id not in (*CONDITIONAL, "steps"):
                return Message("if", tree.arguments)
        if tree.id == "if":
            return _done(tree, words) or tree
        if tree.id == "if-otherwise" and words.has("differs", "indicative"):
            able = tree.get("condition")
            if isinstance(able, Message) and able.id == "can" and words.has("if-possible", "indicative"):
                one, other = tree.get("action"), tree.get("otherwise")
                if able.get("action") == one and _doer(one) is not None and _doer(one) == _doer(other):
                    return say("if-possible", action=one, otherwise=other)
            amount = _one_amount(tree.get("action"), tree.get("otherwise"))
            if amount is not None:
                return say("differs", action=tree.get("otherwise"), amount=amount, condition=tree.get("condition"))
        return tree

    return rewrite_clauses(out, rule)


def _done(tree: Message, words: Words) -> Message | None:
    """Replace "if there is a card here, take a card from here, then rest" by "take a card from here; if you do, rest".

    None if the clause is not of this form.
    """
    condition, row = tree.get("condition"), tree.get("action")
    if not isinstance(condition, Message) or not isinstance(row, Message) or not words.has("do-so", "indicative"):
        return None
    if row.id != "sequence" or not isinstance(first := row.get("first"), Message):
        return None
    things = [value for _, value in first.arguments[1:] if isinstance(value, NounPhrase)]
    if not any(_is_asked(condition, thing) for thing in things):
        return None
    rest = parts_of(row, "rest")
    so = rest[0] if len(rest) == 1 else say("sequence", doer=row.get("doer"), first=rest[0], rest=rest[1:])
    return say("do-so", who=row.get("doer"), action=first, so=so)


def _is_asked(condition: Message, thing: NounPhrase) -> bool:
    """Whether a condition tests only that there is a thing, and `thing` describes the same thing."""
    place = next((m for m in thing.modifiers if m.id in PLACES), None)
    if thing.determiner != "a" or place is None:
        return False
    what = condition.get("what")
    if condition.id == "there-is" and isinstance(what, NounPhrase):
        there = say("m-there", zone=place.get("zone"))
        return what == replace(thing, modifiers=tuple(there if m is place else m for m in thing.modifiers))
    bare = not thing.adjectives and len(thing.modifiers) == 1
    return condition.id == "is-not-empty" and bare and condition.get("zone") == place.get("zone")


def _doer(clause: Argument) -> NounPhrase | None:
    """The subject of a clause, if it is a noun phrase."""
    first = doer_of(clause)
    return first if isinstance(first, NounPhrase) else None


def _one_amount(one: Argument, other: Argument) -> Amount | None:
    """The number in the first of two clauses, if the clauses differ only in this number; else None."""
    if not isinstance(one, Message) or not isinstance(other, Message) or one.id != other.id:
        return None
    if len(one.arguments) != len(other.arguments):
        return None
    pairs = [(a, b) for (_, a), (_, b) in zip(one.arguments, other.arguments, strict=True) if a != b]
    if len(pairs) != 1:
        return None
    match pairs[0]:
        case Amount(int()) as amount, Amount(int()):
            return amount
        case _:
            return None


# ------------------------------------------------------------------------------------ clauses with one subject


def join(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """Join clauses with the same subject into one clause: "gets +1 attack and +1 body"."""

    def rule(tree: Message) -> Message:
        if tree.id == "modify" and _is_change(tree, words):
            return _as_change(tree)
        if tree.id in ("steps", "also"):
            parts = parts_of(tree)
            made = _joined(parts, words)
            return tree if len(made) == len(parts) else made[0] if len(made) == 1 else say(tree.id, parts=made)
        return tree

    return _joined(rewrite_clauses(sentences, rule), words)


def _joined(parts: Sequence[Message], words: Words) -> tuple[Message, ...]:
    out: list[Message] = []
    for part in parts:
        inner = core(out[-1]) if out else None
        made = None if inner is None else _two(inner, part, words)
        if made is not None and inner is not None:
            out[-1] = with_core(out[-1], inner, made)
        else:
            out.append(part)
    return tuple(out)


def _two(one: Message, other: Message, words: Words) -> Message | None:
    """Two clauses with the same subject, joined into one; None if the clauses cannot be joined."""
    items = parts_of(one, "items"), parts_of(other, "items")
    if all(items) and changed(one, items=None) == changed(other, items=None):
        return changed(one, items=(*items[0], *items[1]))
    changes = _changes(one, words), _changes(other, words)
    same = one.get("what") == other.get("what") and one.get("until") == other.get("until")
    if all(changes) and same:
        return say("modify-all", what=one.get("what"), changes=(*changes[0], *changes[1]), until=one.get("until"))
    action = other.get("action")
    if other.id == "cannot" and isinstance(action, Message) and words.is_verb(one.id) and one.arguments:
        doer = action.arguments[0][1] if action.arguments else None
        if isinstance(doer, NounPhrase) and doer == one.arguments[0][1]:
            return say("joined", doer=doer, first=one, rest=(other,))
    return None


def _is_change(clause: Message, words: Words) -> bool:
    """Whether the locale has a separate message for a change of this property (`change--PROPERTY`)."""
    property = clause.get("property")
    return isinstance(property, NounPhrase) and words.has(f"change--{property.noun}")


def _as_change(clause: Message) -> Message:
    change = say("change", property=clause.get("property"), amount=clause.get("amount"))
    return say("modify-all", what=clause.get("what"), changes=(change,), until=clause.get("until"))


def _changes(clause: Message, words: Words) -> tuple[Message, ...]:
    if clause.id == "modify-all":
        return parts_of(clause, "changes")
    property = clause.get("property")
    if clause.id != "modify" or not isinstance(property, NounPhrase) or words.has(f"modify--{property.noun}"):
        return ()
    return (say("change", property=property, amount=clause.get("amount")),)


def aggregate(paragraphs: Sequence[Paragraph], words: Words) -> list[Paragraph]:
    """Paragraphs in which neighbouring static abilities with the same subject are joined into one paragraph."""
    out: list[Paragraph] = []
    for paragraph in paragraphs:
        before = out[-1] if out else None
        if before is not None and before.label is None and paragraph.label is None:
            if len(before.sentences) == len(paragraph.sentences) == 1:
                one, other = before.sentences[0], paragraph.sentences[0]
                made = _two(one, other, words)
                if made is not None and made.id != "joined" and one.get("until") is None:
                    out[-1] = replace(before, sentences=(made,))
                    continue
        out.append(paragraph)
    return out


def named_twice(paragraph: Paragraph) -> bool:
    """Whether a paragraph mentions an entity more than once."""
    seen: set[str] = set()
    for phrase in mentions(paragraph):
        if phrase.about in seen:
            return True
        seen.add(phrase.about)
    return False
