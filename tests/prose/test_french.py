"""French as an editor reads it: plural nouns, an h that is not elided, articles of names, cases,
and no empty sentences.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from ombre.compiler.projects.places import games
from ombre.prose.language.messages import Message, NounPhrase, say
from ombre.prose.language.text import Locale
from ombre.prose.language.text_runs import without_marks
from ombre.workshop.api.table import open_table
from ombre.workshop.printing.booklet import as_text, booklet
from ombre.workshop.printing.printer import Printer

from ..command import run

ROOT = Path(__file__).parents[2]
LEXICONS = sorted((ROOT / "cards").rglob("locales/fr/lexicon.ftl"))
ENTRY = re.compile(r"^([nzps]-[\w-]+) =\n((?:    .*\n)+)", re.M)
# Words that end with an s or x in the singular, too.
SINGULAR = frozenset("boss malus choix sens bonus".split())
ASPIRATED = frozenset("hasard haut hauteur héros huit hache hors honte halte hausse heurt".split())


@cache
def printer(game: str) -> Printer:
    return Printer(open_table(game), "fr")


@cache
def rules(game: str) -> str:
    """The booklet of a game as one line, so that no sentence is broken."""
    return re.sub(r"\s+", " ", as_text(booklet(printer(game))))


def locale(game: str) -> Locale:
    return printer(game).locale


def entries() -> list[tuple[str, dict[str, str]]]:
    return [
        (f"{path.parts[-4]}: {found[1]}", dict(re.findall(r"^    \.([\w-]+) = (.*)$", found[2], re.M)))
        for path in LEXICONS
        for found in ENTRY.finditer(path.read_text(encoding="utf-8"))
    ]


def test_a_noun_that_is_always_plural_says_so() -> None:
    """Without `.number = other`, a text has "le points" and "son plis remportés"."""
    wrong: list[str] = []
    for name, words in entries():
        first = words.get("one", "").split(" ")[0]
        plural = first.endswith(("s", "x")) and first not in SINGULAR and words.get("other") == words["one"]
        if plural and "number" not in words and words.get("style") != "name":
            wrong.append(name)
    assert wrong == []


def test_an_h_that_is_not_elided_says_so() -> None:
    """Without `.initial = consonant`, a text has "l'hauteur" and "son hauteur"."""
    first = {name: (words.get("one", "").split(" ")[0].lower(), words.get("initial")) for name, words in entries()}
    assert [name for name, (word, initial) in first.items() if word in ASPIRATED and initial != "consonant"] == []


# What was printed once, as patterns of whole rules.
WRONG = [
    r"\b(\w+) est une? \1\.",
    r"\b([Ll]e|[Ss]on|[Dd]u|[Aa]u) (points|plis|suites|brelans|cartes|nouveaux|dégâts)\b",
    r"\b[Ll]a (cartes|passes|suites)\b",
    r"\b(son|l’)hauteur|\bson hauteur",
    r"\b(avec|sur|pour|contre) (de|d’) ?(cartes|Runners|Lieux|Augmentations)\b",
    r"\bcartes qui n’est\b",
    r"\bdevient (pas|en|aucune)\b|(?<!n’)\best pas\b",
    r"\bpour (lequel|laquelle|lesquels|lesquelles) (?:(?!\btel(le)?s? qu)[^,.:])*? ou qu[e’]",
    r"\bpour (il|elle|ils|elles)\b",
    r"\bà tout moment, (?:(?!\btel(le)?s? qu)[^.])* ou que ",
    r"\bchoisissez une partie\b",
    r"\bse tourne\b",
    r"\bPV PV\. ",
    r"\bqui appartien(t|nent) à (celui|celle|ceux|celles)-ci\b",
    r"\b(ne sont pas pas|est aucune|n’est pas aucune)\b",
    r"\bemplacement d’Augmentation le \w+ emplacement\b",
    r"\bun (\w+) des \1s\b",
    r"\best les (points|PV)\b",
    r"\bRunner de sa couleur de\b",
    r"\bdevient (Critique|en État)\b",
    r"\bdans la planche\b",
    r"\b[23456789] Karma\b",
    r"\bÉquipements? (\w+ )?blessés?\b",
    r"\bdevient (re)?copiée\b|\bdevient (in)?utilisé|\bdevient garé",
    r"\b([a-zàâéèê]+), \1[.,]",
    r"\b([Ll]e|[Cc]haque) Fixer( actif)? peut (utiliser|activer|réparer) [^.:]*? "
    r"qui appartient (au|à ce) Fixer( actif)?\b",
    r"\bpour (laquelle \(?elle|lequel \(?il|lesquelles \(?elles|lesquels \(?ils) (est|sont|n’est|ne sont)\b",
    r"\b(pour lesquel(le)?s ils l’ont|une carte de (ses|vos) cartes)\b",
]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("wrong", WRONG)
def test_no_booklet_has_what_no_reader_would_print(game: str, wrong: str) -> None:
    found = re.search(wrong, rules(game), re.I if wrong.startswith(r"\bà") else 0)
    assert found is None, rules(game)[max(0, found.start() - 60) : found.end() + 30]


RULES = {
    "hearts": [
        "la hauteur de cette carte dépasse la hauteur de la carte maîtresse",
        "les joueurs ne peuvent pas jouer de cartes qui ne sont pas le deux de trèfle",
        "si cette carte est la dame de pique, les cœurs sont désormais entamés",
        "Le joueur actif joue une carte de sa main qu’il peut jouer.",
        "ses points ramassés augmentent du total des points des cartes du pli",
        "Joueur Un joueur a : points ramassés, main et plis remportés.",
        "le score de chaque joueur est égal à 26 moins les points ramassés de ce joueur",
        "Si la phase est celle du passage, procédez comme suit :",
        "Seul leur propriétaire voit les cartes.",
    ],
    "crazy_eights": ["la partie se termine par la victoire de ce joueur : un joueur n’a plus de cartes"],
    "srtcg": [
        "Les Fixers ne peuvent pas tirer avec des Runners",
        "Il n’y a plus d’intercepteur.",
        "À tout moment, la Réputation convenue est de 0 ou la Réputation convenue est de 50 ou plus.",
        "barre la route à ce Fixer",
        "Chaque Fixer peut renforcer une carte qui lui appartient et qui a la capacité RENFORT.",
        "Seul leur propriétaire voit les cartes. Propre à chaque Fixer.",
        "réparer un Équipement endommagé redressé qui lui appartient",
        "chaque Équipement garé est désormais utilisé",
        "4 cartes dans le deck de ce Fixer qui sont des exemplaires de cette carte",
    ],
    "crossfire": [
        "Les Runners ne peuvent pas acheter de cartes qui ont un type requis et pour lesquelles ils n’ont joué",
        "Chercher le Runner d’une couleur",
        "À tout moment, Problèmes plus Soyons Sérieux est de 1 ou moins.",
        "Quand un Runner passe en État Critique, il mélange sa main",
        "une carte qui n’est pas d’origine",
        "Quand une mission montre une face du Dragon,",
        "Quand une mission escorte un Client, ce Client devient le Client de cette mission.",
        "leur premier emplacement d’Augmentation",
        "Placez toutes les Augmentations sur la planche d’Augmentations.",
        "S’il n’y a pas assez de cartes, mélangez celles de la défausse et placez-les dessous.",
        "Les Augmentations dont le propriétaire est en État Critique perdent leur texte.",
        "cible en jeu dont le Runner en face est Choqué ou en État Critique",
        "Les Runners ne peuvent pas rappeler de cartes qu’ils ont jouées pendant ce tour.",
        "Quand une carte devient une copie,",
        "il choisit une carte parmi ses cartes mises de côté",
    ],
}


@pytest.mark.parametrize(("game", "sentence"), [(game, one) for game, told in RULES.items() for one in told])
def test_a_booklet_says(game: str, sentence: str) -> None:
    assert sentence in rules(game).replace("\u00a0", " ").replace("\u202f", " ")


def test_the_owner_of_a_property_agrees_with_all_cards() -> None:
    """The set-up of the Prime Runner Edition said: all cards for which the number of its types is 2."""
    for language, said in (("fr", "le nombre de leurs types"), ("en", "the number of their types")):
        told = run("rules", "crossfire", "--with", "prime_runner", "--locale", language).stdout
        assert said in " ".join(told.split())


def name(card: str, determiner: str = "the") -> NounPhrase:
    return NounPhrase("n-playing-card", determiner, name="?", card=card)


def said(game: str, message: Message) -> str:
    return without_marks(locale(game).clause(message))


def test_a_name_that_is_a_common_noun_has_an_article_in_a_sentence() -> None:
    """Alone, as in a list or below a picture, it has none."""
    found = [
        locale("hearts").np(name(card), case) for card in ("two_of_clubs", "ace_of_hearts") for case in ("base", "de")
    ]
    plain = [without_marks(one).replace("'", "’") for one in found]
    assert plain == ["le deux de trèfle", "du deux de trèfle", "l’as de cœur", "de l’as de cœur"]
    assert [locale("hearts").words_of_phrase(name(card)) for card in ("eight_of_clubs", "queen_of_spades")] == [
        "Huit de trèfle",
        "Dame de pique",
    ]
    assert "le huit de trèfle" in said("hearts", say("plays", who=NounPhrase("n-person"), what=name("eight_of_clubs")))


def test_a_participle_agrees_with_the_name_of_a_card() -> None:
    card = NounPhrase("n-event", name="?", card="quiet_street")
    assert said("crossfire", say("retires", what=card)).endswith("est défaussée")


@pytest.mark.parametrize("game", ["crossfire", "srtcg"])
def test_a_verb_agrees_with_a_name_in_the_plural(game: str) -> None:
    """The first word of a name tells its number, apart from those that end in an s or an x in the singular."""
    singular = {*"Ares Avis Bras Braises Dans Harnais Mauvais Reflux Sans Temps".split()}
    for folder in (ROOT / "cards" / game).rglob("locales/fr/names.po"):
        with folder.open("rb") as file:
            told = {str(entry.string) for entry in read_po(file) if entry.id and " " not in str(entry.context)}
        first = {one: one.split("{")[0].split()[0] for one in told}
        plural = {one for one, word in first.items() if re.search("[sx]$", word) and word not in singular}
        assert sorted(one for one in plural if "num: other" not in one) == []


def test_a_name_in_the_plural_has_a_plural_verb() -> None:
    card = NounPhrase("n-obstacle", name="?", card="gutter_punks")
    runner = NounPhrase("n-runner", name="P1")
    assert (
        said("crossfire", say("attacks", foe=card, target=runner)).replace("'", "’") == "Punks du Caniveau attaquent P1"
    )


def test_no_name_of_a_player_follows_a_word_that_would_be_elided() -> None:
    """The page does not know that it is "d'Ana": its sentences go round it."""
    with (ROOT / "desk" / "serve" / "page" / "fr.po").open("rb") as file:
        texts = [str(entry.string) for entry in read_po(file) if entry.id]
    assert [text for text in texts if re.search(r"\b(de|que|le|la|se|ne|jusque) \{(player|name|game)\}", text)] == []
