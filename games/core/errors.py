"""What a ruleset says when it says no. Both leave the state as it was."""

from games.core.text import Params


class GameError(ValueError):
    """Base of every refusal: a dotted `code` and the `params` of its sentence, never an English string.

    Params hold only what the sender's own view holds.
    """

    def __init__(self, code: str, params: Params | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.params: Params = params or {}

    def __str__(self) -> str:
        return f"{self.code} {self.params}" if self.params else self.code


class MalformedAction(GameError):
    """The payload is not an action of this ruleset: unknown type, unknown or missing field, value out of range."""


class IllegalAction(GameError):
    """An action that a rule forbids here and now; `code` says what, `rule` is the section of the game's RULES.md that
    does, given on among the params."""

    def __init__(self, code: str, params: Params | None = None, rule: str = "") -> None:
        super().__init__(code, {**(params or {}), "rule": rule} if rule else params)


class TooLate(IllegalAction):
    """A simultaneous action that was meant for another round, step or draw than the one that is open."""

    def __init__(self) -> None:
        super().__init__("table.too_late")
