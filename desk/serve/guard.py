"""Refuse every request that does not come from the page itself, and tell browsers what the page may load.

Other web sites can send requests to a server on the same machine, and can make a name of theirs lead to it. So a
request needs the right `Host`; all but the first need the cookie that the first one sets; a websocket, and each request
that changes something, needs the right `Origin`, too. The seats of tables have secret links of their own, which replace
the cookie; whether a link is right, their routes check.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ombre.prose.language.wording import wording_for
from ombre.translatable import tr

AUTHOR = "ombre.author"
"""The key in the scope of a request that says whether it comes from a browser of the author."""

_SEATS = "/seat/"
"""What the paths begin with that have links of their own."""

_READING = ("GET", "HEAD")
_OPEN = ("/page/", "/colours.css")  # what every copy of the program has, so that nothing is told by it


def refused(headers: Headers, message: str, status: int = 403) -> Response:
    """A refusal as plain text, in the language that the browser asks for first."""
    wanted = headers.get("accept-language", "").split(",")[0].partition(";")[0].strip()
    return PlainTextResponse(f"{wording_for(wanted).say(message)}\n", status)


def safe_headers(nonce: str) -> dict[str, str]:
    """The headers of every answer, which tell a browser what the page may load. nonce: see `Guard`."""
    return {
        "content-security-policy": "default-src 'none'; script-src 'self'; connect-src 'self'; "
        f"style-src 'self' 'nonce-{nonce}'; img-src 'self' data: blob:; font-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-resource-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cache-control": "no-store",
    }


class Guard:
    """ASGI middleware. hosts: the values of `Host` by which the server is reached, such as `127.0.0.1:8642`.

    secret: what the address that is given to the author ends with, and what the cookie holds. nonce: of the style
    sheets that the editor makes.
    """

    def __init__(self, app: ASGIApp, hosts: Sequence[str], secret: str, nonce: str) -> None:
        self.app, self.hosts, self.secret = app, frozenset(hosts), secret
        self.origins = frozenset(f"http://{host}" for host in hosts)
        self.cookie = f"ombre-{hosts[0].rpartition(':')[2]}"  # browsers send cookies to all ports of a host
        self.headers = safe_headers(nonce)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                if "websocket.http.response" in scope.get("extensions", {}):
                    answer = self._with_headers(send, "websocket.")
                    await answer({"type": "websocket.http.response.start", "status": 403, "headers": []})
                    await answer({"type": "websocket.http.response.body", "body": b""})
                else:
                    await send({"type": "websocket.close", "code": 1008})  # before it is accepted: status 403
            return
        await (refusal or self.app)(scope, receive, self._with_headers(send))

    def _with_headers(self, send: Send, sort: str = "") -> Send:
        async def sent(message: Message) -> None:
            if message["type"] == f"{sort}http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        return sent

    def _refusal(self, scope: Scope) -> Response | None:
        """What is answered in place of the app, or None."""
        headers = Headers(scope=scope)
        if headers.get("host", "") not in self.hosts:
            return refused(headers, tr("This server has another name."), 421)
        if headers.get("content-length", "0") != "0" or "transfer-encoding" in headers:
            answer = refused(headers, tr("This server takes no contents of requests."), 413)
            answer.headers["connection"] = "close"  # what follows is not read
            return answer
        is_change = scope["type"] == "websocket" or scope["method"] not in _READING
        if is_change and headers.get("origin", "") not in self.origins:
            return refused(headers, tr("Only the page of this server may ask this."))
        if scope["type"] == "http" and scope["path"] == "/":
            if secrets.compare_digest(scope["query_string"], f"key={self.secret}".encode()):
                entered = RedirectResponse("/", 303)
                entered.set_cookie(self.cookie, self.secret, httponly=True, samesite="strict", path="/")
                return entered
        scope[AUTHOR] = secrets.compare_digest(self._cookie(headers), self.secret)
        if not scope[AUTHOR] and not scope["path"].startswith((_SEATS, *_OPEN)):
            return refused(headers, tr("Open the address that 'ombre serve' has printed: it ends with a key."))
        return None

    def _cookie(self, headers: Headers) -> str:
        for one in headers.get("cookie", "").split(";"):  # SimpleCookie takes seconds for many backslashes
            name, _, value = one.strip().partition("=")
            if name == self.cookie and value.isascii():
                return value
        return ""
