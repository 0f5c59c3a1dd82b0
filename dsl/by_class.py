"""Functions for node classes: a table with a function for each class, in place of one long `match`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, ParamSpec, TypeVar

Result = TypeVar("Result")
Given = ParamSpec("Given")
Made = TypeVar("Made")


class ByClass(Generic[Result]):
    """A table of functions by the class of a node.

    The table is the decorator for its functions, as in `@resolves(nodes.Swap)`; `table[type(node)]` is the function for
    a node. `complete` makes sure, when the program is imported, that no class is forgotten.
    """

    def __init__(self) -> None:
        self._functions: dict[type, Callable[..., Result]] = {}

    def __call__(self, *classes: type) -> Callable[[Callable[Given, Made]], Callable[Given, Made]]:
        def register(function: Callable[Given, Made]) -> Callable[Given, Made]:
            for one in classes:
                assert one not in self._functions, f"{one.__name__} has two functions"
                self._functions[one] = function  # type: ignore[assignment]  # its result is one of Result
            return function

        return register

    def __getitem__(self, node: type) -> Callable[..., Result]:
        return self._functions[node]

    def complete(self, classes: Iterable[type]) -> None:
        """Raise TypeError if a class has no function, or if another class has one."""
        wanted = {*classes}
        for told, found in (
            ("no function for", wanted - self._functions.keys()),
            ("a function for what is not in the union:", self._functions.keys() - wanted),
        ):
            if found:
                raise TypeError(f"{told} {', '.join(sorted(one.__name__ for one in found))}")
