"""What is known of a game without its rules: who may sit, what may be chosen."""

from collections.abc import Iterable
from typing import Literal

import msgspec


class Option(msgspec.Struct, frozen=True):
    """A choice fixed before the first piece. `values[0]` is the default.

    `rule`: changes what is legal or what scores. `aid`: help on the phones, off for purists.
    """

    key: str
    values: tuple[str, ...]
    kind: Literal["rule", "aid"] = "rule"


class Expansion(msgspec.Struct, frozen=True):
    """An expansion that may be added: its stable id, and the choices that tables have only with it."""

    id: str
    options: tuple[Option, ...] = ()


class GameMeta(msgspec.Struct, frozen=True):
    """`id` names the game in code, data and texts; `colours` are those of the box, `categories` the kinds of
    points in the order a table shows them. `stage` says what is promised to old tables. `secrets`: there are times
    at which a seat knows what another must not see; which ones, its views say. `bgg`: its number at BoardGameGeek, 0
    where it is not known."""

    id: str
    min_seats: int
    max_seats: int
    colours: tuple[str, ...]
    options: tuple[Option, ...]
    categories: tuple[str, ...]
    ruleset_version: int
    expansions: tuple[Expansion, ...] = ()
    stage: Literal["beta", "stable"] = "stable"
    secrets: bool = False
    bgg: int = 0

    def with_options(self, more: Iterable[Option]) -> "GameMeta":
        """The meta of a ruleset whose expansions bring these options besides the game's own."""
        return msgspec.structs.replace(self, options=(*self.options, *more))

    def in_order(self, ids: Iterable[str]) -> tuple[str, ...]:
        """The expansions of these ids as a table keeps them: in the order of `expansions`, each once; unknown ids are
        left out."""
        wanted = set(ids)
        return tuple(expansion.id for expansion in self.expansions if expansion.id in wanted)

    def resolved_options(self, chosen: dict[str, str]) -> dict[str, str]:
        """`chosen` completed with defaults, in the order of `options`.

        :raises ValueError: an unknown key, or a value that the option does not have.
        """
        unknown = set(chosen) - {option.key for option in self.options}
        if unknown:
            raise ValueError(sorted(unknown)[0])
        resolved: dict[str, str] = {}
        for option in self.options:
            value = chosen.get(option.key, option.values[0])
            if value not in option.values:
                raise ValueError(option.key)
            resolved[option.key] = value
        return resolved
