"""The first pass: syntax trees in, a `Model` out that knows every declared name and nothing yet of any body."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from ombre.dsl import nodes
from ombre.dsl.diagnostics import NO_TEXT, Diagnostic, Translatable, did_you_mean, nearest, tr
from ombre.dsl.parser import Parsed
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import base_form, one, participle, plural

from . import model
from .model import Model, Property, Type

TABLE = ""
"""The owner of the game's own properties and zones."""

_BUILT_IN = {"player": "player", "card": "card"}


class Declarations:
    """Collects what is declared; `owners` remembers where, so that a second declaration can name the first."""

    def __init__(self, hints: Mapping[str, str]) -> None:
        self.hints = hints  # words of other games -> this game's
        self.model = Model()
        self.found: list[Diagnostic] = []
        self.owners: dict[tuple[str, str], Span] = {}
        self._bases: dict[str, Span] = {}  # where a kind says what it is
        self.verbs: dict[Span, model.Verb] = {}  # by where they are declared: a replaced one, too
        self.rules: dict[str, tuple[str, ...]] = {}  # a named rule -> it, and those inside it
        self.gone: dict[Span, tuple[str, ...]] = {}  # where a rule is replaced or removed -> all that go
        self.refused: set[Span] = set()  # other tables and cells, where there is none to change: nothing more is said
        self.tables: dict[str, dict[str, nodes.Table]] = {}  # card -> its tables, as expansions leave them
        self.you_refers: set[str] = set()
        self.slots: dict[str, list[str]] = {}  # kind -> its slots, wherever they are declared
        self.axes: dict[tuple[str, str], tuple[nodes.Axis, ...]] = {}  # (kind, table) -> what it is looked up by
        self.nouns = {
            word: kind for kind in _BUILT_IN for word in (kind, plural(kind))
        }  # any form of a kind -> the kind
        self.parameters: dict[tuple[str, str], str] = {}  # (kind, slot) -> the kind of what the slot runs on

    def problem(
        self, code: str, message: Translatable, span: Span, help: Translatable = NO_TEXT, first: Span | None = None
    ) -> None:
        """Note an error, with the place of the earlier declaration where there is one."""
        notes = ((first, tr("declared here first")),) if first else ()
        self.found.append(Diagnostic(code, message, span, help, notes))

    def claim(self, sort: str, name: str, span: Span) -> bool:
        """Whether a name is still free; the second declaration of it is an error that shows the first."""
        first = self.owners.setdefault((sort, name), span)
        if first is not span:
            self.problem("E101", tr("there is a {0} '{1}' already", sort, name), span, tr("choose another name"), first)
        return first is span

    # -- values, kinds and their properties

    def values(self, node: nodes.Values) -> None:
        """A declared list of words."""
        self.nouns.setdefault(node.name.text, node.name.text)
        self._list(node.name.text, node.words, node.name.span)

    def _list(self, name: str, words: Iterable[nodes.Word], span: Span) -> Type:
        if self.claim("list of values", name, span):
            seen: dict[str, Span] = {}
            for word in words:
                if word.text in seen:
                    self.problem("E101", tr("'{0}' stands in the list '{1}' twice", word.text, name), word.span)
                seen.setdefault(word.text, word.span)
            self.model.values[name] = model.Values(span, name, tuple(seen))
        return Type("value", name)

    def kind_names(self, parsed: Iterable[Parsed]) -> None:
        """Kinds first: a property may refer to a kind that another file declares."""
        for file in parsed:
            for node in file.declarations:
                if isinstance(node, nodes.Kind) and self.claim("kind", node.name.text, node.name.span):
                    self._bases[node.name.text] = node.base.span
                    many = node.forms.words[0].text if node.forms else plural(node.name.text)
                    self.nouns |= {node.name.text: node.name.text, many: node.name.text}
                    self.model.kinds[node.name.text] = model.Kind(
                        node.span, node.name.text, node.base.text, many,
                        begins=any(isinstance(line, nodes.Begins) for line in node.lines or ()),
                    )  # fmt: skip

                elif isinstance(node, nodes.Values):
                    self.values(node)
                elif isinstance(node, nodes.Game | nodes.ExtendGame):
                    for line in node.lines or ():
                        if isinstance(line, nodes.Scopes):
                            self.model.scopes.extend(w.text for w in line.names)
                elif isinstance(node, nodes.Flow):
                    self.model.scopes.append(node.name.text)
                    self.model.flows.append(node.name.text)
        for kind in list(self.model.kinds.values()):
            if kind.base not in _BUILT_IN and kind.base not in self.model.kinds:
                self.problem(
                    "E102",
                    tr("a kind is a player, a card or another kind, not '{0}'", kind.base),
                    self._bases[kind.name],
                    (
                        tr("this game says '{0}'", self.hints[kind.base])
                        if kind.base in self.hints
                        else did_you_mean(kind.base, [*_BUILT_IN, *self.model.kinds])
                    ),
                )
                base = nearest(kind.base, [*_BUILT_IN, *self.model.kinds]) or "card"
                self.model.kinds[kind.name] = replace(kind, base=base if base != kind.name else "card")
        for name in list(self.model.kinds):
            above, seen = self.model.kinds[name].base, {name}
            while above in self.model.kinds and above not in seen:
                seen.add(above)
                above = self.model.kinds[above].base
            if above in seen:
                message = tr("'{0}' would be a kind of itself", name)
                self.problem("E102", message, self._bases[name], tr("a kind is a player, a card or another kind"))
                base = "" if "card" in self.model.kinds else "card"  # a kind may have taken that very name
                self.model.kinds[name] = replace(self.model.kinds[name], base=base)

    def properties(self, owner: str, lines: Iterable[Any]) -> None:
        """The properties and zones of a kind, or of the table."""
        for line in lines:
            match line:
                case nodes.Has():
                    self._property(owner, line.name, "state", line.type)
                case nodes.Derived():
                    self._add(Property(owner, line.name.text, "derived", Type("unknown")), line.name.span)
                case nodes.Fact():
                    self._property(owner, line.name, "fact", line.type)
                case nodes.Zones():
                    for zone in line.zones:
                        per = self._known(zone.per) if zone.per else ""
                        self._add(Property(owner, zone.name.text, "zone", Type("zone"), per), zone.name.span)
                case nodes.YouIs(value=nodes.Property()):
                    self.you_refers.add(owner)
                case nodes.Option():
                    self._property(owner, line.name, "option", line.type)
                    found = self.model.properties.get((owner, line.name.text))
                    if found is not None and found.type.tag == "thing":
                        help = tr("write 'number', a list of values, or its words")
                        self.problem(
                            "E103", tr("an option is a number or a word, and nothing of the game"), line.span, help
                        )
                    elif owner and not self.model.is_a(owner, "player"):
                        help = tr("write it below the game, or below the kind that takes seats")
                        self.problem(
                            "E103", tr("an option belongs to the game, or to each of its players"), line.span, help
                        )
                    elif found is not None and self._free(line.name, owner):
                        bound = line.type.most if isinstance(line.type, nodes.OptionNumber) else None
                        most = None if bound is None else bound.number
                        self.model.options[line.name.text] = model.Option(line.span, found, most)
                case nodes.TableForm():
                    if self.claim(f"table of {owner}", line.name.text, line.name.span):
                        self.axes[owner, line.name.text] = line.axes
                case nodes.Slots():
                    for slot in line.slots:
                        self.slots.setdefault(owner, []).append(slot.name.text)
                        if slot.parameter is not None:
                            self.parameters[owner, slot.name.text] = self._known(slot.parameter)
                        if slot.fact is not None:
                            word = nodes.Word(slot.fact.span, f"{slot.name.text}_{slot.fact.text}", "WORD")
                            self._property(owner, word, "fact", slot.type)

    def inherited(self) -> None:
        """What a kind declares, the kind that it is one of must not declare, too: each name means one thing."""
        for owner, name in list(self.model.properties):
            for above in [kind.name for kind in self.model.above(owner)][1:]:
                if (above, name) in self.model.properties:
                    mine, first = (self.owners[f"property of {kind}", name] for kind in (owner, above))
                    message = tr("{0} has '{1}' already, and {2} is {0}", one(above), name, one(owner))
                    self.problem("E101", message, mine, tr("choose another name, or take one out"), first)

    def _property(self, owner: str, name: nodes.Word, sort: Any, written: Any) -> None:
        kind, per = self.type_of(written, name.text, owner)
        if per and sort == "fact":
            help = tr("write 'has {0} number per {1}', or a fact for each", name.text, per)
            self.problem(
                "E114", tr("a printed number is a single one: 'per' is for what changes in play"), name.span, help
            )
        self._add(Property(owner, name.text, sort, kind, per), name.span)

    def _add(self, found: Property, span: Span) -> None:
        whose = f"property of {found.owner or 'the game'}"
        noun = self.nouns.get(found.name, "")
        is_list = noun in self.model.values
        # No line begins with a zone or a fact; and behind "number of", where a kind would be meant, no list can stand.
        if noun and found.sort != "zone" and not (is_list and found.sort == "fact"):
            form = "the name" if noun == found.name else "the plural"
            sort = "list of values" if is_list else "kind"
            help = tr("choose another name, such as 'own_{0}'", found.name)
            self.problem(
                "E133",
                tr(
                    "'{0}' is {1} of the {2} '{3}'; a line that uses it would mean the {2}",
                    found.name,
                    form,
                    sort,
                    noun,
                ),
                span,
                help,
            )
        if self.claim(whose, found.name, span):
            self.model.properties[found.owner, found.name] = found

    def _free(self, name: nodes.Word, owner: str) -> bool:
        """Whether no option of another owner is called so: whoever sets one says its name only."""
        other = self.model.options.get(name.text)
        if other is None or other.property.owner == owner:
            return True
        self.problem(
            "E101", tr("there is an option '{0}' already", name.text), name.span, tr("choose another name"), other.span
        )
        return False

    def type_of(self, written: Any, name: str, owner: str) -> tuple[Type, str]:
        """The type that was written after a property's name, and what indexes it; unknown where it names nothing."""
        match written:
            case nodes.NumberType():
                return model.NUMBER, self._known(written.per) if written.per else ""
            case nodes.CellsType():
                of = self._known(written.of)
                if of and of not in self.model.values:
                    self.problem(
                        "E103", tr("cells hold the words of a list of values, and '{0}' is a kind", of), written.span
                    )
                    return Type("unknown"), ""
                return self._type("cells", of), ""
            case nodes.SetType():
                return self._type("set", self._known(written.of)), ""
            case nodes.WordsType():
                list_name = name if name not in self.model.values else f"{owner}_{name}"
                return self._list(list_name, written.words, written.span), ""
            case nodes.WordType():
                of = self._known(written.name)
                return self._type("value" if of in self.model.values else "thing", of), ""
        return model.NUMBER, ""

    def _type(self, tag: str, of: str) -> Type:
        return Type(tag, of) if of else Type("unknown")

    def _known(self, word: nodes.Word) -> str:
        """A list of values or a kind; empty, and an error, where there is none."""
        if word.text in self.hints and word.text not in self.model.kinds:
            help = tr("this game says '{0}'", self.hints[word.text])
            self.problem("E103", tr("this game has no kind '{0}'", word.text), word.span, help)
            return ""
        if word.text not in self.model.values and word.text not in self.model.kinds and word.text not in _BUILT_IN:
            known = ["number", *self.model.values, *self.model.kinds]
            self.problem(
                "E103",
                tr("there is no list of values and no kind '{0}'", word.text),
                word.span,
                did_you_mean(word.text, known),
            )
            return ""
        return word.text

    # -- verbs and cards

    def verb(self, node: nodes.Verb, replaces: bool = False) -> model.Verb:
        """A verb's form: its key is its word and its prepositions."""
        roles = [self._role(node.subject, "")]
        for field in node.fields:
            if isinstance(field, nodes.Field):
                roles.append(self._role(field.role, field.preposition.text))
            else:
                roles.append(self._role(field, ""))
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
            known = [r.name for r in roles]
            if line.role.text not in known:
                help = did_you_mean(line.role.text, known) or tr("its roles are: {0}", ", ".join(known))
                self.problem("E104", tr("this verb has no '{0}'", line.role.text), line.role.span, help)
        verb = model.Verb(node.span, key, third, base, part, tuple(roles), (), packet, affects)
        if sum(not r.preposition for r in roles) > 2:
            self.problem(
                "E105",
                tr("a verb has one doer and at most one object without a preposition"),
                node.span,
                tr("put 'to', 'with', 'on' ... before the others"),
            )
        if replaces or self.claim("verb", key, node.word.span):
            self.model.verbs[key] = self.verbs[node.span] = verb
        return verb

    def _role(self, node: nodes.Role, preposition: str) -> model.Role:
        name = node.type.text
        if name == "number":
            kind = model.NUMBER
        else:
            of = self._known(node.type)
            kind = self._type("value" if name in self.model.values else "thing", of)
        return model.Role(node.span, node.name.text, kind, preposition)
