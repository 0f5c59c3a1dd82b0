"""The picture of a card: the art of an author, or an icon on an ornament."""

from __future__ import annotations

from ..faces.designs import card_face, ids_of
from ..faces.faces import KIND, CardFace, Crop, FaceSet
from ..faces.printed import PrintedCard
from ..faces.widgets import Picture
from . import plain
from .artwork import Artwork
from .ornament import ornament


def value_of(card: PrintedCard, name: str) -> str:
    """Return the word that a property of a card has, or the first of several words; empty if it has none."""
    return first_word(card.kind if name == KIND else card.facts.get(name, ""))


def first_word(fact: int | str | tuple[object, ...]) -> str:
    """Return the word that a fact has, or the first of several words; empty if it has none."""
    first = fact[0] if isinstance(fact, tuple) and fact else fact
    return first if isinstance(first, str) else ""


def drawn_picture(card: PrintedCard, faces: FaceSet, widget: Picture, pattern: str) -> plain.PlainPicture:
    """Return the data of a picture: the art of an author if there is some, and the icon on an ornament."""
    own: CardFace | None = card_face(card, faces)
    stem = art_name(card, faces, widget.fact)
    # A drawn picture says nothing that the title of the card does not say: it is not read.
    alt = card.words.get(widget.alt, "") or (card.name if stem else "")
    made: plain.PlainPicture = {
        "draw": "picture",
        "icon": "",
        "low": widget.low,
        "high": widget.high,
        "ornament": "",
        "alt": alt,
    }
    if stem:
        crop = faces.crops.get(stem, Crop())
        if own is not None and (chosen := Crop(own.focus, own.zoom, own.whole)) != Crop():
            crop = chosen
        made["art"] = art_of(faces.art[stem], crop)
    icon = own.icon if own is not None and own.icon else shown_in(card, faces, widget)
    # With little ink, the icon stands in the place of art; a card with art may have none.
    made["icon"] = faces.picture_of(icon, card.where, needed=not stem)
    made["ornament"] = "" if stem else ornament(card.id, pattern)
    return made


def art_name(card: PrintedCard, faces: FaceSet, fact: str) -> str:
    """Return the name of the art of a card; "" if its picture is drawn."""
    return named_art(faces, card.id, value_of(card, fact) if fact else "", card.kind)


def named_art(faces: FaceSet, id: str, value: str, kind: str) -> str:
    """Return the name of the art of a card: what `cards:` says, or that with its id, its value, or its kind."""
    own = next((faces.cards[name] for name in ids_of(id) if name in faces.cards), CardFace())
    return next((stem for stem in (own.art, *ids_of(id), value, kind) if stem in faces.art), "")


def art_of(art: Artwork, crop: Crop) -> plain.PlainArt:
    return {
        "file": art.name,
        "ratio": art.width / art.height,
        "focus": list(crop.focus),
        "zoom": crop.zoom,
        "whole": crop.whole,
        "chosen": crop != Crop(),
    }


def shown_in(card: PrintedCard, faces: FaceSet, widget: Picture) -> str:
    """Return the name of the picture on a card; a picture with the id of the card has priority."""
    return named_icon(faces, card.id, value_of(card, widget.fact) if widget.fact else "", widget.icon or card.kind)


def named_icon(faces: FaceSet, id: str, value: str, usual: str) -> str:
    """Return the name of the drawn picture of a card: that with its id, its value, or the usual one."""
    own = next((one for one in ids_of(id) if one in faces.pictures or one in faces.icons), "")
    return own or value or usual
