"""Messages about declarations: one sentence for each sort of declaration, because translations need agreement."""

from __future__ import annotations

from ombre.dsl.diagnostics import Translatable, listed, tr


def declared_already(sort: str, name: str) -> Translatable:
    match sort.split(" of "):
        case ["list", "values"]:
            return tr("there is a list of values '{0}' already", name)
        case ["property", "the game"]:
            return tr("the game already has a property '{0}'", name)
        case ["property", owner]:
            return tr("the kind '{0}' already has a property '{1}'", owner, name)
        case ["table", owner]:
            return tr("the kind '{0}' already has a table '{1}'", owner, name)
        case ["set-up part"]:
            return tr("there is a set-up part '{0}' already", name)
        case ["card"]:
            return tr("there is a card '{0}' already", name)
        case ["kind"]:
            return tr("there is a kind '{0}' already", name)
        case ["rule"]:
            return tr("there is a rule '{0}' already", name)
        case ["scenario"]:
            return tr("there is a scenario '{0}' already", name)
        case ["step"]:
            return tr("there is a step '{0}' already", name)
        case ["verb"]:
            return tr("there is a verb '{0}' already", name)
        case _:
            return tr("there is a {0} '{1}' already", called(sort), name)


def changed_twice(sort: str, name: str) -> Translatable:
    match sort:
        case "set-up part":
            return tr("the set-up part '{0}' is changed twice", name)
        case "card":
            return tr("the card '{0}' is changed twice", name)
        case "rule":
            return tr("the rule '{0}' is changed twice", name)
        case "scenario":
            return tr("the scenario '{0}' is changed twice", name)
        case "step":
            return tr("the step '{0}' is changed twice", name)
        case "verb":
            return tr("the verb '{0}' is changed twice", name)
        case "worth":
            return tr("the worth '{0}' is changed twice", name)
        case "returns":
            return tr("the returns '{0}' are changed twice", name)
        case _:
            return tr("the {0} '{1}' is changed twice", called(sort), name)


def not_there(sort: str, name: str) -> Translatable:
    """The message for a declaration that an expansion replaces or removes, but that does not exist."""
    match sort:
        case "card":
            return tr("there is no card '{0}' to replace or remove", name)
        case "cell":
            return tr("there is no cell '{0}' to replace or remove", name)
        case "rule":
            return tr("there is no rule '{0}' to replace or remove", name)
        case "step":
            return tr("there is no step '{0}' to replace or remove", name)
        case "verb":
            return tr("there is no verb '{0}' to replace or remove", name)
        case _:
            return tr("there is no {0} '{1}' to replace or remove", called(sort), name)


def missing(sort: str, name: str) -> Translatable:
    match sort:
        case "flow":
            return tr("there is no flow '{0}'", name)
        case "step":
            return tr("there is no step '{0}'", name)
        case _:
            return tr("there is no {0} '{1}'", called(sort), name)


def there_are(sort: str, names: str) -> Translatable:
    """The message that lists the named elements of a sort; the author may have meant one of them."""
    return tr("{0}s with a name: {1}", sort, names or tr("none"))


def called(sort: str) -> Translatable:
    """The name of a sort of declaration, for a sentence in which no word agrees with it."""
    match sort.split(" of "):
        case ["list", "values"]:
            return tr("list of values")
        case ["line", "the game"]:
            return tr("line of the game")
        case ["property", owner]:
            return tr("property of {0}", tr("the game") if owner == "the game" else owner)
        case ["table", owner]:
            return tr("table of {0}", owner)
        case ["set-up part"]:
            return tr("set-up part")
        case _:
            return listed((sort,))
