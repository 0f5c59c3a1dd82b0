"""Judge printed sentences by their words: the faults that a reader sees, in four languages.

The judge knows the nouns of the game from its lexicons, and closed classes of words (articles, pronouns, conjunctions).
It knows nothing of message trees and of the planner.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

Said = Iterator[str]
LETTERS = "XYZVWUTSRQPNMLKJHGFEDCBA"
PEOPLE = ("n-captain", "n-owner", "n-player", "p-cargo-holder", "p-ship-mate")
CARDS = ("n-cargo", "n-ship", "n-card")


@dataclass(frozen=True)
class Noun:
    """A noun of a language: its forms, its gender, and whether a pronoun for a player or a card can mean it."""

    id: str
    one: str
    other: str
    gender: str

    @property
    def named(self) -> bool:
        return self.id in PEOPLE or self.id in CARDS


@dataclass(frozen=True)
class Reader:
    """What a reader knows of a language."""

    language: str
    nouns: tuple[Noun, ...]

    def forms(self, number: str = "", gender: str = "", named: bool = False) -> str:
        """A pattern for the nouns of a number and a gender."""
        found = [
            form
            for noun in self.nouns
            for of, form in (("one", noun.one), ("other", noun.other))
            if number in ("", of) and gender in ("", noun.gender) and (noun.named or not named)
            and (not number or noun.one != noun.other)
        ]  # fmt: skip
        return "(?:" + "|".join(sorted({re.escape(one) for one in found}, key=len, reverse=True)) + ")"


def entries(path: Path) -> Iterator[Noun]:
    """Yield the nouns of a message file."""
    for id, body in re.findall(r"^([a-z]+-[\w-]+) =\n((?: +\..*\n)+)", path.read_text(encoding="utf-8"), re.MULTILINE):
        words = dict(re.findall(r"^ +\.([\w-]+) = (.*)$", body, re.MULTILINE))
        if re.match(r"[nzp]|st?-|su-", id) and "one" in words and "{" not in words["one"]:
            yield Noun(str(id), str(words["one"]), str(words.get("other", words["one"])), str(words.get("gender", "")))


def reader(language: str, folders: Sequence[Path], declared: Sequence[Noun]) -> Reader:
    """The reader of a language. folders: with the message files. declared: nouns that stand in no message file."""
    found = {noun.id: noun for noun in declared}
    for folder in folders:
        for path in sorted((folder / language).glob("*.ftl")):
            found |= {noun.id: noun for noun in entries(path)}
    return Reader(language, tuple(found.values()))


def faults(text: str, source: Sequence[str], of: Reader) -> list[str]:
    """The faults of a text, each with its sort and the words that show it. source: the lines of the card."""
    plain = text.replace("\u00a0", " ").replace("\u202f", " ")
    found = [f"{name}: {words}" for name, check in CHECKS.items() for words in check(plain, of)]
    return [
        *found,
        *(f"lost number: {one}" for one in lost(plain, source)),
        *edges(plain, source, of),
        *outside_may(plain, source, of),
    ]


def _all(pattern: str, text: str, flags: int = 0) -> Said:
    return (" ".join(found.group(0).split()) for found in _known(pattern, flags).finditer(text))


@cache
def _known(pattern: str, flags: int) -> re.Pattern[str]:
    return re.compile(pattern, flags)


# ------------------------------------------------------------------------------------- who does what, and to whom

HEADS = {
    "en": "when|before|if|whenever|until|while|once|that|whether",
    "fr": "quand|avant que?|si|dès que?|tant que?|que?|jusqu’à ce que?",
    "de": "wenn|bevor|falls|sobald|solange|dass|bis|ob",
    "es": "cuando|antes de que|si|siempre que|mientras|que|hasta que",
}


# Words between two mentions of a noun that are no verb with the one as its doer and the other as its object.
BETWEEN = (
    "until qui au al into to with for from of at on by in and or than plus minus times becomes become is are "
    "equals rises falls"
    " avec dans à de des en et ou que plus moins fois pour sous devient deviennent est sont passe"
    " mit in zu zur auf für von und oder mal als unter wird werden ist sind um das die der"
    " con en a de por y o que más menos pasa es son entre"
)


def own_object(text: str, of: Reader) -> Said:
    """A doer that is its own object: "have your hand swap your hand"; or a noun that is said again at once."""
    word = r"[\w’-]+"
    for found in _known(
        rf"\b({word} {of.forms()}) ((?:{word} ){{1,3}})\1\b(?!’s| (?:\w+ )?(?:plus|minus|times))", 0
    ).finditer(text):
        loop = re.match(r"(?:each|chaque|jede\w*|cada|of|de|von|des|der)\b", found[1])
        if not loop and not {*found[2].split()} & {*BETWEEN.split()}:
            yield found[0]
    yield from _all(
        rf"\b{of.forms('', '', True)} (?:end|ends|endet|termine|fin) (?:{word} ){{3,4}}{of.forms('', '', True)}\b", text
    )


def no_doer(text: str, of: Reader) -> Said:
    """A conjunction without a clause, or with an order in place of one: "if, put", "when play a card"."""
    heads = HEADS[of.language]
    yield from _all(rf"\b(?:{heads})(?=[,.:;)])", text, re.IGNORECASE)
    if of.language == "en":
        yield from _all(
            r"\b(?:when|before|whenever|until) (?:draw|put|play|discard|sell|attack|sink|swap|reveal|shuffle)\b",
            text,
            re.IGNORECASE,
        )
    if of.language == "fr":  # « qu'à la place, révélez »: an order behind "que"
        after = (
            r"(?:décider|faire|vouloir) qu(?:e|’)[^.:;•]*?"
            r"(?<!vous )(?<!vous vous )(?<!vous la )(?<!vous le )\b\w+(?:ez)\b"
        )
        yield from (one for one in _all(after, text) if not re.search(r"\bvous \w+ez$", one))
    if of.language == "es":
        yield from _all(
            r"(?:decidir|hacer) que (?!ocurra|termine|en vez de eso ocurra)[^.:;•]*?"
            r"\b(?:revela|baraja|pon|roba|intercambia|descarta)\b",
            text,
        )


def wrong_mood(text: str, of: Reader) -> Said:
    """A main clause where a subordinate one must stand, or a condition inside of what would happen."""
    if of.language == "es":
        yield from _all(
            r"(?:decidir|hacer) que (?:en vez de eso )?(?:\w+ )*?(?:roba|hunde|vende|ataca|descarta)n?\b", text
        )
    if of.language == "de":
        yield from _all(r"\b(?:ist|sind|hat|hast|haben) (?:würdest|würden|würde)\b", text)
        yield from _all(r", falls [^,.;:•]* (?:würdest|würden|würde)\b", text)
        yield from _all(r"\b(?:dass|ob) was\b", text)
    inside = {"en": r"\bwould (?:\w+ ){1,4}if\b", "fr": r"\b(?:devait|deviez|devaient) (?:[\w’]+ ){1,5}(?<!et )si\b",
              "es": r"\b(?:fuera|fueras|fueran) a (?:\w+ ){1,5}si\b"}  # fmt: skip
    if pattern := inside.get(of.language):
        yield from _all(pattern, text)


def self_explained(text: str, of: Reader) -> Said:
    """A name that is explained by itself: "a captain for which the third captain is ..."."""
    noun = of.forms(named=True)
    link = {
        "en": "for which",
        "fr": "pour l[ae]quelle?|pour lequel",
        "de": ", für (?:den|die|das) gilt, dass",
        "es": "para (?:el|la) cual",
    }
    the = {"en": "the|that|those", "fr": "l[ea]|ce|cette", "de": "de[rnm]|die|das|diese[rsn]?", "es": "el|la|ese|esa"}
    words = r"(?:[\wéèêñáíóäöüß]+ )?"
    yield from _all(
        rf"\b{noun} ?(?:{link[of.language]}) (?:{the[of.language]}) {words}{noun} "
        rf"(?:{words})?(?:is|est|ist|es|are|sont|son)\b",
        text,
    )


# -------------------------------------------------------------------------------------------------------- numbers


def number(text: str, of: Reader) -> Said:
    """A number without its plural, or a plural without its number."""
    single, many = of.forms("one"), of.forms("other")
    count = r"(?<![\w+−-])(?:[02-9]|\d\d+|[XYZVWU])(?![\w-])"
    yield from _all(rf"{count} {single}\b(?! {single})(?!-)", text)
    yield from _all(rf"(?<![\d–-])\b1 {many}\b", text)
    if of.language == "en":
        yield from _all(rf"\b(?:\d+|[XYZ]) or (?:more|fewer) {single}\b", text)
        yield from _all(r"\b(?:there is|is) \d+ or (?:more|fewer)\b \w+s\b", text)
        yield from _all(
            rf"[+−]1 {many}\b|\b(?:all|(?<![Ee]ach )other|those) {single}\b|\b(?:each|another|every) {many}\b", text
        )
        yield from _all(r"\b(?:coins|stamps|crates) (?:is|has|equals|rises|falls|becomes)\b", text)
        yield from _all(r"\b[Aa] (?:8\d?|11|18|[AEFHILMNORSX])(?![\w])", text)


def lost(text: str, source: Sequence[str]) -> Said:
    """Yield each number above 1 that the lines of a card say, and its text does not."""
    said = " ".join(re.sub(r"\bseat \d+|\btop \w+|seat|\bP\d", " ", line) for line in source)
    half = {"2"} if "half of" in said else set[str]()
    shown = set(re.findall(r"\d+", text))
    for one in dict.fromkeys(re.findall(r"(?<![\w-])\d+\b", said)):
        if int(one) > 1 and one not in shown and one not in half:
            yield one


def letters(text: str, of: Reader) -> Said:
    """A letter that comes before the letters of the alphabet before it: a Y without an X."""
    used = list(dict.fromkeys(re.findall(r"(?<![\w’])([XYZVWU])(?![\w’])", text)))
    for letter in used:
        if letter not in LETTERS[: len(used)]:
            yield f"{letter} among {''.join(used)}"


# ------------------------------------------------------------------------------------------------------- agreement

ARTICLES: dict[str, dict[str, str]] = {
    "fr": {"m": "un|le|du|ce|cet|aucun|chacun|certain|quel", "f": "une|la|cette|aucune|certaine|quelle"},
    "es": {"m": "un|el|ese|este|del|al|ningún|algún|otro", "f": "una|la|esa|esta|ninguna|alguna|otra"},
}
ENDINGS: dict[str, tuple[str, dict[tuple[str, str], str]]] = {
    "fr": ("choisi|révélé|noté|embarqué|débarqué|agité|doré|bleu|petit|grand|lent", {
        ("m", "one"): "", ("f", "one"): "e", ("m", "other"): "s", ("f", "other"): "es"}),
    "es": ("elegid|revelad|anotad|embarcad|desembarcad|agitad|dorad|roj|calm|lent|pequeñ", {
        ("m", "one"): "o", ("f", "one"): "a", ("m", "other"): "os", ("f", "other"): "as"}),
}  # fmt: skip
GERMAN: dict[str, str] = {
    "m": "eine|das|dieses(?! \\w+s\\b)|jedes|einer|keine",
    "f": "einen|ein|das|dieses|jedes|eines|einem|dem|des|diesem|diesen|jeden|jedem|keinen|kein",
    "n": "eine|einen|einer|diesen|jeden|jede|keine",
}


def agreement(text: str, of: Reader) -> Said:
    """An article or a participle that does not agree with its noun."""
    if of.language in ARTICLES:
        for gender, wrong in (("m", "f"), ("f", "m")):
            yield from _all(rf"\b(?:{ARTICLES[of.language][wrong]}) {of.forms('one', gender)}\b", text, re.IGNORECASE)
        stems, endings = ENDINGS[of.language]
        every = sorted(set(endings.values()), key=len, reverse=True)
        for (gender, many), ending in endings.items():
            others = "|".join(one for one in every if one != ending)
            yield from _all(rf"\b{of.forms(many, gender)} (?:{stems})(?:{others})(?![\wé])", text)
    if of.language == "de":
        for gender, wrong in GERMAN.items():
            yield from _all(rf"\b(?:{wrong}) {of.forms('one', gender)}\b", text, re.IGNORECASE)
    if of.language == "fr":
        vowel = r"(?=[aeiouyâàéèêîôû])"
        yield from _all(
            rf"(?<![\w’-])(?:le|la|de|que|ne|se|me) {vowel}(?!onze|oui|une? heure)(?:\w+)", text, re.IGNORECASE
        )
        yield from _all(r"-l’\w+", text)
        yield from _all(r"\b(?:de le|de les|à le|à les|si ils?)\b(?! \w+(?:er|ir|re)\b)", text)
    if of.language == "es":
        yield from _all(r"\b(?:de el|a el)\b", text)
    if of.language == "en":
        yield from _all(r"\ba (?=[aeiou])\w+|\ban (?=[bcdfgjkpqtvwz])\w+", text)


def possessive(text: str, of: Reader) -> Said:
    """A preposition with a pronoun where the language has a possessive: "the hand of it"."""
    noun = f"(?!cop){of.forms()}"
    pattern = {
        "en": rf"\b{noun} of (?:it|them|you|him|her)\b(?! (?:own|that|who))",
        "fr": rf"\b{noun} (?:de lui|d’elles?|d’eux|de vous|de toi)\b",
        "de": rf"\b{noun} von (?:ihm|ihr|ihnen|dir)\b",
        "es": rf"\b{noun} de (?:él|ella|ellos|ellas|ti|usted)\b",
    }
    return _all(pattern[of.language], text)


def clitics(text: str, of: Reader) -> Said:
    """Two pronouns of a verb in the wrong order."""
    pattern = {
        "es": r"\b(?:lo|la|los|las) (?:te|me|se|le|les) \w+",
        "fr": r"\b(?:le|la|les) (?:vous|me|te|nous) \w+(?:e|t|d|ent|ez|s)\b",
        "de": r"\b(?:dir|ihm|ihr|ihnen) (?:es|sie|ihn)\b",
        "en": r"(?!)",
    }
    return _all(pattern[of.language], text)


# -------------------------------------------------------------------------------------------------------- pronouns

PRONOUNS = {
    "en": {"it|its": "thing", "they|them|their": "person"},
    "fr": {"il": "m", "elle": "f"},
    "de": {"er|ihn|ihm": "m", "es": "n"},
    "es": {"lo": "m"},
}
FRESH = {
    "en": (
        r"(?:an?|another|each|each other|the (?:first|second|third|chosen|current|acting|revealed|top)"
        r"|this|that|any)"
    ),
    "fr": r"(?:une?|une? autre|chaque|chaque autre|l[ea] (?:premi[eè]re?|seconde?|troisième)|ce|cet|cette|l[ea])",
    "de": r"(?:ein\w*|jede\w*|jede\w* andere\w*|de[rnms] (?:erste|zweite|dritte|aktive|gewählte)n?|diese\w*|de[rnms])",
    "es": r"(?:una?|otr[oa]|cada|el (?:primer|segundo|tercer)|est[ea]|es[ea]|el)",
}


# What a pronoun is that refers to no thing: "it is your turn", "do it", "the following".
EMPTY = {
    "en": r"it is (?:not )?(?:your|the|that|this)\b|(?:its|their) text|it was",
    "fr": r"il (?:y a|n’y a|existe)",
    "de": r"\bes (?:gibt|ist|nichts|kein)|gibt es|gilt",
    "es": r"lo (?:haces|siguiente|que)",
}
OWN = ("its", "their", "sein", "ihr")


def pronoun(text: str, of: Reader) -> Said:
    """A pronoun that could mean two players, or two cards, of one class and number."""
    nouns = [noun for noun in of.nouns if noun.named]
    for told in re.split(r" / |•|: |“|«", text):
        parts = re.split(r"(?<=[.!?]) ", told)
        for at, sentence in enumerate(parts):
            for words, form in PRONOUNS[of.language].items():
                for found in _known(rf"(?<![\w’-])(?:{words})(?![\w’-])", re.IGNORECASE).finditer(sentence):
                    if re.match(EMPTY[of.language], sentence[found.start() :], re.IGNORECASE):
                        continue
                    before = (parts[at - 1] + " " if at else "") + sentence[: found.start()]
                    clause = re.split(r"[,;:(]", sentence[: found.start()])[-1]
                    near = list(_entities(before, nouns, form, of.language))
                    # "Their" is that of the doer of its clause; any other pronoun in it means somebody else.
                    mine = list(_entities(clause, nouns, form, of.language))
                    if mine and found[0].lower() in OWN:
                        continue
                    if len(near) - (1 if mine and len(near) > 1 else 0) > 1:
                        yield f"{found[0]} in {sentence} is {' or '.join(near)}"


def _entities(text: str, nouns: Sequence[Noun], form: str, language: str) -> Said:
    """Yield the different players or cards of a class that a text mentions; "that X" is the X mentioned before it."""
    found: dict[str, str] = {}
    for noun in nouns:
        person = noun.id in PEOPLE
        fits = {"thing": not person, "person": person}.get(form, noun.gender == form)
        if not fits:
            continue
        for phrase in _known(rf"\b({FRESH[language]}) {re.escape(noun.one)}\w{{0,2}}(?![\w])", re.IGNORECASE).finditer(
            text
        ):
            how = phrase[1].lower()
            again = re.fullmatch(r"that|ce|cet|cette|diese\w*|es[ea]|de[rnms]|l[ea]|el", how) and any(
                known.startswith(f"{noun.id} ") for known in found
            )
            if not again:
                found.setdefault(f"{noun.id} {how}", phrase[0])
    yield from found.values()


# ----------------------------------------------------------------------------------------- sentences and their parts


def options(text: str, of: Reader) -> Said:
    """Two options that are alike."""
    ways = [" ".join(way.split()).strip(" .") for way in text.split("•")[1:]]
    return (way for at, way in enumerate(ways) if way and not way.endswith(":") and way in ways[:at])


def unfilled(text: str, of: Reader) -> Said:
    """A place that is not filled, a sentence that does not begin, or one that ends inside another one."""
    if not text.strip(" /"):
        yield "empty"
    yield from _all(r"[{}$]|\bNone\b|\bn-\w+|\ba-\w+-\w+|\(\s*\)|,\s*[,.;:]|\s[,.](?=\s|$)|«\s*»|“\s*”|„\s*“", text)
    yield from _all(r"(?<=[.!?]) [a-zäöüéèàçñ]\w*", text)
    yield from _all(r"[.!?]\s?[;,:.)]", text)
    yield from _all(r": *(?=$|•)(?<!: •)(?<!:  •)(?!\s*•)", text)


def outside_may(text: str, source: Sequence[str], of: Reader) -> Said:
    """A sentence behind what may be done in the place of an event, that no longer stands under the "may"."""
    lead = {"en": "if|otherwise", "fr": "si|dans ce cas|sinon", "de": "falls|sonst", "es": "si|en tal caso"}[
        of.language
    ]
    first, *rest = re.split(r"(?<=[.!?]) ", re.sub(r"[“«„][^”»“]*[”»“]", "", text.split(" / ")[0]))
    if source and "may instead of" in source[0] and "•" not in text and ": " not in first and rest:
        if not re.match(rf"(?:{lead})\b", rest[0], re.IGNORECASE):
            yield f"outside may: {first} {rest[0]}"


def edges(text: str, source: Sequence[str], of: Reader) -> Said:
    """A step or a scope that begins where its line says that it ends, or the other way round."""
    begin = {"en": "start", "fr": "commenc|début", "de": "beginn|Beginn|Anfang", "es": "empez|principio|comienz"}[
        of.language
    ]
    end = {"en": r"\bends?\b|over", "fr": "termin|fin", "de": "end|Ende|vorbei", "es": "termin|final"}[of.language]
    head = source[0] if source else ""
    if re.search(r"instead of (?:step|setup) ", head) and not re.search(begin, text):
        yield f"edge: {text}"
    if re.search(r"\bends(?:[: ]|$)", head) and not re.search(end, text):
        yield f"edge: {text}"


CHECKS: dict[str, Callable[[str, Reader], Said]] = {
    "doer is object": own_object,
    "no doer": no_doer,
    "mood": wrong_mood,
    "explained by itself": self_explained,
    "number": number,
    "letter": letters,
    "agreement": agreement,
    "possessive": possessive,
    "clitics": clitics,
    "pronoun": pronoun,
    "options alike": options,
    "unfilled": unfilled,
}
