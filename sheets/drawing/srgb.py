"""Pictures of authors as all outputs can show them alike: upright, and in the colours of sRGB."""

from __future__ import annotations

import io
from contextlib import suppress

from PIL import Image, ImageCms, ImageOps

from ombre.compiler.projects import cache

from .artwork import Artwork, orientation

SRGB = (b"sRGB", "sRGB".encode("utf-16-be"))  # in the name of a profile
QUALITY = 95  # of a JPEG that is written again


def shown(art: Artwork) -> bytes:
    """Return the content of a picture, in the format of its file:
    that of the file itself, unless it is turned or not sRGB.

    Viewers treat such files differently: some turn a picture as its file says, some read its profile, some neither.
    """
    if not art.is_raster:
        return art.content
    with Image.open(io.BytesIO(art.content), formats=("PNG", "JPEG")) as found:
        if orientation(found) == 1 and not _is_other(found):
            return art.content
        place = cache.place("art", art.name, cache.fingerprint("sheets"))
        known = cache.held(place)
        if known is None:
            known = _converted(found, art.sort)
            cache.keep(place, known)
        return known


def _is_other(picture: Image.Image) -> bool:
    """Whether the colours of a picture are those of another space than sRGB."""
    profile: bytes = picture.info.get("icc_profile") or b""
    return picture.mode == "CMYK" or bool(profile) and not any(name in profile for name in SRGB)


def _converted(picture: Image.Image, sort: str) -> bytes:
    upright = ImageOps.exif_transpose(picture)
    profile: bytes = picture.info.get("icc_profile") or b""
    alpha = upright.convert("RGBA").getchannel("A") if upright.has_transparency_data else None
    plain = upright if upright.mode in ("RGB", "CMYK", "L") else upright.convert("RGB")
    made = plain.convert("RGB")
    if _is_other(picture) and profile:
        with suppress(ImageCms.PyCMSError, OSError):  # a damaged profile, or one of another space: as without it
            source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            converted = _into_srgb(plain, source)
            made = converted or made
    if alpha is not None:
        made.putalpha(alpha)
    made.info.clear()  # the library would write the profile into the file, with the time
    content = io.BytesIO()
    if sort == "png":
        made.save(content, "PNG")
    else:
        made.save(content, "JPEG", quality=QUALITY, subsampling=0)
    return content.getvalue()


def _into_srgb(picture: Image.Image, source: ImageCms.ImageCmsProfile) -> Image.Image | None:
    target = ImageCms.createProfile("sRGB")  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    given = ImageCms.ImageCmsProfile(target)  # pyright: ignore[reportUnknownArgumentType]
    return ImageCms.profileToProfile(picture, source, given, outputMode="RGB")
