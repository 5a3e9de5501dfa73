"""Refusals of a ruleset. A refused action leaves the state unchanged."""

from games.core.text import Params


class GameError(ValueError):
    """Base of every refusal: a dotted `code` and the `params` of its sentence, never an English string.

    Params hold nothing that the sender's own view does not show.
    """

    is_public: bool = False
    """True if it follows from what everybody at the table knows: other seats may be told it too."""

    def __init__(self, code: str, params: Params | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.params: Params = params or {}

    def __str__(self) -> str:
        return f"{self.code} {self.params}" if self.params else self.code


class MalformedAction(GameError):
    """The payload is no action of this ruleset: unknown type, unknown or missing field, value out of range."""


class IllegalAction(GameError):
    """An action that a rule forbids now. `code` says why; `rule` is the section of the game's RULES.md that forbids it,
    passed on as a param."""

    def __init__(self, code: str, params: Params | None = None, rule: str = "", *, is_public: bool = False) -> None:
        super().__init__(code, {**(params or {}), "rule": rule} if rule else params)
        self.is_public = is_public


class TooLate(IllegalAction):
    """A simultaneous action that was meant for another round, step or draw than the current one."""

    def __init__(self) -> None:
        super().__init__("table.too_late")
