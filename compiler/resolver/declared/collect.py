"""The first pass of name resolution: collect all declared names; bodies are resolved later."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal

from ombre.dsl import nodes
from ombre.dsl.diagnostics import did_you_mean, nearest, tr, writing
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import base_form, one, participle, plural

from ... import model
from ...model import NUMBER, Property, Type
from .declaration_messages import declared_already
from .declarations import BUILT_IN, TABLE, Declarations, property_sort

Line = nodes.GameLine | nodes.KindLine


def declare(declared: Declarations, trees: Sequence[nodes.Declaration]) -> None:
    """Collect kinds and lists, then the properties, whose types may be kinds and lists of any file."""
    bases = kinds(declared, trees)
    real_bases(declared, bases)
    no_circles(declared, bases)
    declared.player = declared.model.player
    for node in trees:
        match node:
            case nodes.Kind():
                properties(declared, node.name.text, node.lines or ())
            case nodes.Extend():
                properties(declared, declared.extended(node), node.lines)
            case nodes.Game():
                properties(declared, TABLE, node.lines or ())
            case _:
                pass
    inherited(declared)


# -- values, kinds and their properties


def kinds(declared: Declarations, trees: Iterable[nodes.Declaration]) -> dict[str, Span]:
    """Collect the kinds, the lists, the flows and the scopes; return the place of the base kind of each kind."""
    bases: dict[str, Span] = {}
    known = declared.model
    for node in trees:
        match node:
            case nodes.Kind() if node.name.text in BUILT_IN and not declared.is_own(node.span.source):
                declared.problem(
                    "E101", declared_already("kind", node.name.text), node.name.span, tr("choose another name")
                )
            case nodes.Kind() if declared.claim("kind", node.name.text, node.name.span):
                bases[node.name.text] = node.base.span
                many = node.forms.words[0].text if node.forms else plural(node.name.text)
                no_plural(declared, node.name)
                declared.nouns |= {node.name.text: node.name.text, many: node.name.text}
                known.kinds[node.name.text] = model.Kind(node.span, node.name.text, node.base.text, many)
            case nodes.Values():
                declared.nouns.setdefault(node.name.text, node.name.text)
                list_of_values(declared, node.name.text, node.words, node.name.span)
            case nodes.Game() | nodes.Extend():
                scopes = (line for line in node.lines or () if isinstance(line, nodes.Scopes))
                known.scopes.extend(word.text for line in scopes for word in line.names)
            case nodes.Flow():
                known.scopes.append(node.name.text)
                known.flows.append(node.name.text)
            case _:
                pass
    lists_apart(declared)
    return bases


def no_plural(declared: Declarations, name: nodes.Word) -> None:
    """Report a kind that has the name of the plural of another kind."""
    noun = declared.nouns.get(name.text, name.text)
    if noun != name.text:
        message = tr(
            "'{0}' is the plural of the kind '{1}'; a line that uses it would refer to the kind", name.text, noun
        )
        help = tr("choose another name, such as 'own_{0}'", name.text)
        declared.problem("E133", message, name.span, writing(help, f"own_{name.text}"))


def lists_apart(declared: Declarations) -> None:
    """Report lists of values with the name of a kind, or of its plural: a line that uses it would mean the kind."""
    known = declared.model
    for kind in known.kinds.values():
        for name in sorted({kind.name, kind.plural} & known.values.keys()):
            message = tr("the list of values '{0}' has the name of the kind '{1}'", name, kind.name)
            help = tr("choose another name, such as 'own_{0}'", name)
            line = known.values[name].span
            if declared.is_added(kind.span, line):
                declared.problem("E133", message, declared.owners["kind", kind.name], tr("choose another name"), line)
            else:
                declared.problem("E133", message, line, writing(help, f"own_{name}"))


def real_bases(declared: Declarations, bases: dict[str, Span]) -> None:
    """Report unknown base kinds, and assume the kind with the most similar name instead."""
    known, hints = declared.model.kinds, declared.vocabulary.hints
    for kind in list(known.values()):
        if kind.base not in BUILT_IN and kind.base not in known:
            message = tr("a kind cannot be based on '{0}'", kind.base)
            near = did_you_mean(kind.base, [*BUILT_IN, *known])
            help = (
                writing(tr("in this game the word is '{0}'", hints[kind.base]), hints[kind.base])
                if kind.base in hints
                else near
            )
            declared.problem("E102", message, bases[kind.name], help)
            base = nearest(kind.base, [*BUILT_IN, *known]) or "card"
            known[kind.name] = replace(kind, base=base if base != kind.name else "card")


def no_circles(declared: Declarations, bases: dict[str, Span]) -> None:
    """Report kinds that are based on themselves, directly or through other kinds."""
    known = declared.model.kinds
    for name in list(known):
        above, seen = known[name].base, {name}
        while above in known and above not in seen:
            seen.add(above)
            above = known[above].base
        if above in seen:
            message = tr("the kind '{0}' is based on itself", name)
            declared.problem("E102", message, bases[name], tr("base it on 'player', 'card' or another kind"))
            base = "" if "card" in known else "card"  # a game may declare a kind with the name `card`
            known[name] = replace(known[name], base=base)


def list_of_values(declared: Declarations, name: str, words: Iterable[nodes.Word], span: Span) -> Type:
    """Collect a list of words, and return its type."""
    if declared.claim("list of values", name, span):
        seen: dict[str, Span] = {}
        for word in words:
            if word.text in seen:
                declared.problem("E101", tr("the list '{1}' has '{0}' twice", word.text, name), word.span)
            seen.setdefault(word.text, word.span)
        declared.model.values[name] = model.Values(span, name, tuple(seen))
    return Type("value", name)


def properties(declared: Declarations, owner: str, lines: Iterable[Line]) -> None:
    """Collect the properties, zones, slots and options of a kind, or of the game."""
    for line in lines:
        match line:
            case nodes.Has():
                typed(declared, owner, line.name, "state", line.type)
            case nodes.Derived():
                add(declared, Property(owner, line.name.text, "derived", Type("unknown")), line.name.span)
            case nodes.Fact():
                fact(declared, owner, line)
            case nodes.Zones():
                for zone in line.zones:
                    per = known_name(declared, zone.per) if zone.per else ""
                    add(declared, Property(owner, zone.name.text, "zone", Type("zone"), per), zone.name.span)
            case nodes.YouIs():
                declared.you_is[owner] = type(line.value)
            case nodes.Begins() if owner in declared.model.kinds:
                declared.model.kinds[owner] = replace(declared.model.kinds[owner], begins=True)
            case nodes.Asks() if has_no_seat(declared, owner):
                declared.asked.add(owner)
            case nodes.Option():
                option(declared, owner, line)
            case nodes.TableForm():
                if declared.claim(f"table of {owner}", line.name.text, line.name.span):
                    declared.axes[owner, line.name.text] = line.axes
            case nodes.Slots():
                for slot in line.slots:
                    slot_form(declared, owner, slot)
            case _:
                pass


def fact(declared: Declarations, owner: str, line: nodes.Fact) -> None:
    """Collect a fact of a kind: a printed property, or words that are no part of the rules."""
    if isinstance(line.type, nodes.TextType):
        add(declared, Property(owner, line.name.text, "words", Type("words")), line.name.span)
    else:
        typed(declared, owner, line.name, "fact", line.type)


def has_no_seat(declared: Declarations, kind: str) -> bool:
    """Whether the players of a kind have no seats: the kind is based on the kind of the players with seats."""
    known = declared.model
    return kind in known.kinds and known.is_a(known.kinds[kind].base, declared.player)


def option(declared: Declarations, owner: str, line: nodes.Option) -> None:
    """Collect a start option of the game, or of each player."""
    typed(declared, owner, line.name, "option", line.type)
    found = declared.model.properties.get((owner, line.name.text))
    if found is not None and found.type.tag == "thing":
        help = tr("write 'number ...', the name of a list of values, or several words")
        declared.problem("E103", tr("an option must be a number or a word of a list"), line.span, help)
    elif owner and not declared.model.is_a(owner, "player"):
        help = tr("write it below the game, or below the kind of the players")
        declared.problem("E103", tr("an option must belong to the game or to its players"), line.span, help)
    elif found is not None and is_free(declared, line.name, owner):
        bound = line.type.most if isinstance(line.type, nodes.OptionNumber) else None
        most = None if bound is None else bound.number
        declared.model.options[line.name.text] = model.Option(line.span, found, most)


def slot_form(declared: Declarations, owner: str, slot: nodes.SlotWord) -> None:
    """Collect a slot of a kind, with its printed fact and the kind of the thing that the slot is used on."""
    declared.slots.setdefault(owner, []).append(slot.name.text)
    if slot.parameter is not None:
        declared.parameters[owner, slot.name.text] = known_name(declared, slot.parameter)
    if slot.fact is not None:
        word = nodes.Word(slot.fact.span, f"{slot.name.text}_{slot.fact.text}", "WORD")
        typed(declared, owner, word, "fact", slot.type)


def inherited(declared: Declarations) -> None:
    """Report names that both a kind and its base kind declare; each name must have one meaning."""
    for owner, name in list(declared.model.properties):
        for above in [kind.name for kind in declared.model.above(owner)][1:]:
            if (above, name) in declared.model.properties:
                mine, first = (declared.owners[property_sort(kind), name] for kind in (owner, above))
                message = tr("{0} already has '{1}', and {2} is {0}", one(above), name, one(owner))
                if declared.is_added(first, mine):
                    mine, first = first, mine
                    message = declared_already(property_sort(owner), name)
                declared.problem("E101", message, mine, tr("choose another name, or delete one of the two"), first)


def typed(
    declared: Declarations,
    owner: str,
    name: nodes.Word,
    sort: Literal["state", "fact", "option"],
    written: nodes.Type | nodes.OptionNumber | None,
) -> None:
    """Collect a property with its declared type."""
    kind, per = written_type(declared, written, name.text, owner)
    if per and sort == "fact":
        help = tr("write it like this: 'has {0} number per {1}', or a fact for each", name.text, per)
        declared.problem("E114", tr("a printed fact cannot have 'per'; only a state can"), name.span, help)
    is_signed = isinstance(written, nodes.NumberType) and written.signed is not None
    add(declared, Property(owner, name.text, sort, kind, per, is_signed), name.span)


def add(declared: Declarations, found: Property, span: Span) -> None:
    """Add a property, and report if its name belongs to a kind, a list or another property."""
    sort = property_sort(found.owner)
    noun = declared.nouns.get(found.name, "")
    is_list = noun in declared.model.values
    places = [declared.owners.get((sort, noun)) for sort in ("kind", "list of values")] if noun else []
    added = next((place for place in places if place is not None and declared.is_added(place, span)), None)
    if added is not None and found.sort != "zone":
        declared.problem("E101", declared_already(sort, found.name), added, tr("choose another name"), span)
        noun = ""
    # No line begins with a zone, so it is not confused with a kind or a list there. A card begins with a fact.
    if noun and found.sort != "zone":
        if is_list:
            message = tr(
                "'{0}' is the name of the list of values '{1}'; a line that uses it would refer to the list of values",
                found.name,
                noun,
            )
        elif noun == found.name:
            message = tr(
                "'{0}' is the name of the kind '{1}'; a line that uses it would refer to the kind", found.name, noun
            )
        else:
            message = tr(
                "'{0}' is the plural of the kind '{1}'; a line that uses it would refer to the kind", found.name, noun
            )
        help = tr("choose another name, such as 'own_{0}'", found.name)
        declared.problem("E133", message, span, writing(help, f"own_{found.name}"))
    if declared.claim(sort, found.name, span):
        declared.model.properties[found.owner, found.name] = found


def is_free(declared: Declarations, name: nodes.Word, owner: str) -> bool:
    """Whether no other owner has an option of this name; options are set by their name alone."""
    other = declared.model.options.get(name.text)
    if other is None or other.property.owner == owner:
        return True
    message = tr("there is an option '{0}' already", name.text)
    declared.problem("E101", message, name.span, tr("choose another name"), other.span)
    return False


def written_type(
    declared: Declarations, written: nodes.Type | nodes.OptionNumber | None, name: str, owner: str
) -> tuple[Type, str]:
    """Return the declared type of a property, and its index; an unknown type if the declared type does not exist."""
    match written:
        case nodes.NumberType():
            return NUMBER, known_name(declared, written.per) if written.per else ""
        case nodes.CellsType():
            of = known_name(declared, written.of)
            if of and of not in declared.model.values:
                message = tr("cells contain words of a list of values, but '{0}' is a kind", of)
                declared.problem("E103", message, written.span)
                return Type("unknown"), ""
            return type_named("cells", of), ""
        case nodes.SetType():
            return type_named("set", known_name(declared, written.of)), ""
        case nodes.WordsType():
            list_name = name if name not in declared.model.values else f"{owner}_{name}"
            return list_of_values(declared, list_name, written.words, written.span), ""
        case nodes.WordType():
            of = known_name(declared, written.name)
            per = known_name(declared, written.per) if written.per else ""
            return type_named("value" if of in declared.model.values else "thing", of), per
        case nodes.OptionNumber() | None:
            return NUMBER, ""


def type_named(tag: model.Tag, of: str) -> Type:
    return Type(tag, of) if of else Type("unknown")


def known_name(declared: Declarations, word: nodes.Word) -> str:
    """Return the name of a list of values or of a kind; after an error an empty name."""
    known, hints = declared.model, declared.vocabulary.hints
    if word.text in hints and word.text not in known.kinds:
        help = writing(tr("in this game the word is '{0}'", hints[word.text]), hints[word.text])
        declared.problem("E103", tr("this game has no kind '{0}'", word.text), word.span, help)
        return ""
    if word.text not in known.values and word.text not in known.kinds and word.text not in BUILT_IN:
        help = did_you_mean(word.text, ["number", *known.values, *known.kinds])
        declared.problem("E103", tr("there is no list of values and no kind '{0}'", word.text), word.span, help)
        return ""
    return word.text


# -- verbs


def verb_form(declared: Declarations, node: nodes.Verb, replaces: bool = False) -> model.Verb:
    """Collect the form of a verb; the key of the verb consists of its word and its prepositions."""
    roles = [role(declared, node.subject, "")]
    for field in node.fields:
        if isinstance(field, nodes.Field):
            roles.append(role(declared, field.role, field.preposition.text))
        else:
            roles.append(role(declared, field, ""))
    third = node.word.text
    given = [w.text for w in node.forms.words] if node.forms else []
    base = given[0] if given else base_form(third)
    part = given[1] if len(given) > 1 else participle(base)
    key = " ".join([third, *(r.preposition for r in roles if r.preposition)])
    packet = affects = ""
    for line in node.lines or ():
        if isinstance(line, nodes.Packet):
            packet = line.role.text
        elif isinstance(line, nodes.Affects):
            affects = line.role.text
        known = [r.name for r in roles if r.type == NUMBER or not isinstance(line, nodes.Needs)]
        if line.role.text not in known:
            help = did_you_mean(line.role.text, known) or tr("its roles are: {0}", ", ".join(known))
            message = tr("this verb has no role '{0}'", line.role.text)
            if line.role.text in (r.name for r in roles):
                message, help = tr("'{0}' is no number", line.role.text), tr("a verb needs an amount: 'needs AMOUNT'")
            declared.problem("E104", message, line.role.span, help)
    verb = model.Verb(node.span, key, third, base, part, tuple(roles), (), packet, affects)
    if sum(not r.preposition for r in roles) > 2:
        message = tr("a verb can have only one object without a preposition")
        declared.problem("E105", message, node.span, tr("put 'to', 'with' or 'on' before each further object"))
    if replaces or declared.claim("verb", key, node.word.span):
        declared.model.verbs[key] = declared.verbs[node.span] = verb
    return verb


def role(declared: Declarations, node: nodes.Role, preposition: str) -> model.Role:
    """Return one role of a verb."""
    name = node.type.text
    if name == "number":
        kind = NUMBER
    else:
        of = known_name(declared, node.type)
        kind = type_named("value" if name in declared.model.values else "thing", of)
        if node.signed is not None:
            declared.problem("E103", tr("only a number can be signed"), node.signed.span, tr("leave out 'signed'"))
    return model.Role(node.span, node.name.text, kind, preposition, node.signed is not None)


# -- other named elements


def former_ids(declared: Declarations, trees: Iterable[nodes.Declaration]) -> None:
    """Collect the former ids of cards; an id that two cards claim belongs to the first."""
    for node in trees:
        card = node.declaration if isinstance(node, nodes.Replacement) else node
        if isinstance(card, nodes.Card):
            for line in card.lines or ():
                if isinstance(line, nodes.Formerly):
                    for word in line.ids:
                        declared.formerly.setdefault(word.text, card.id.text)


def names(declared: Declarations, trees: Iterable[nodes.Declaration]) -> None:
    """Collect cards, decks, parts of the set-up, and flows with their steps; all files can use these names."""
    kinds = declared.vocabulary.kinds
    for node in trees:
        match node:
            case nodes.Card():
                declared.cards[node.id.text] = kinds[node.kind.text]
            case nodes.Replacement(declaration=nodes.Card() as card):
                declared.cards[declared.today(card.id.text, card.id.span)] = kinds[card.kind.text]
            case nodes.Deck():
                if node.name.text in declared.decks:
                    declared.problem("E101", tr("deck '{0}' is declared twice", node.name.text), node.name.span)
                declared.decks.add(node.name.text)
            case nodes.Setup(name=nodes.Word() as name):
                declared.setups.add(name.text)
            case nodes.Flow():
                declared.flows.add(node.name.text)
                of = kinds.get(node.of.text, "") if node.of is not None else ""
                steps(declared, node.items, (node.name.text, of))
            case nodes.ReplaceStep():
                steps(declared, node.steps, declared.steps.get(node.name.text))
            case _:
                pass


def steps(declared: Declarations, items: Iterable[nodes.FlowItem], flow: tuple[str, str] | None) -> None:
    for item in items:
        if isinstance(item, nodes.Step):
            declared.steps[item.name.text] = flow or declared.steps.get(item.name.text)


def between_games(declared: Declarations, trees: Iterable[nodes.Declaration]) -> None:
    """Record each flow between games after the first, with the flow before it; a game can have only one."""
    before = ""
    for node in trees:
        if isinstance(node, nodes.Between) and node.flow is not None and node.flow.text in declared.flows:
            if before:
                declared.flow_before[node.span] = before
            before = node.flow.text


def paying(declared: Declarations, trees: Iterable[nodes.Declaration]) -> None:
    """Find the verb that pays costs: a player pays a number."""
    for line in trees:
        if isinstance(line, nodes.Paying):
            verbs = declared.verbs_of(line.verb)
            fitting = [verb for verb in verbs if [role.type.tag for role in verb.roles] == ["thing", "number"]]
            if fitting and declared.model.is_a(fitting[0].roles[0].type.of, "player"):
                declared.model.pays = fitting[0].key
            else:
                help = tr("declare it as 'verb who:PLAYER VERB amount:number'")
                message = tr("'{0}' cannot pay costs: it needs a player and a number", line.verb.text)
                declared.problem("E125", message, line.verb.span, help)
