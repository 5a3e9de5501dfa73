"""Everything known of a game without loading its rules: seats, colours, options."""

import re
from collections.abc import Iterable
from typing import Literal

import msgspec

from games.core.action import DrawnBy


class Option(msgspec.Struct, frozen=True):
    """A choice that is fixed before the game starts. `values[0]` is the default.

    With `number`, the least and the most, every whole number between them may be chosen, in digits; `values` has the
    default alone.

    `rule` options change what is legal or what scores; `aid` options are help on the phones, off for purists. `first`
    options are among the first choices of a table, beside who draws. An option of an expansion may be about others: it
    is a choice only where a table plays with all that it `needs`. With `in_box` it is a number of pieces that boxes
    have: what the host's box says of it is its default.
    """

    key: str
    values: tuple[str, ...]
    kind: Literal["rule", "aid"] = "rule"
    first: bool = False
    number: tuple[int, int] | msgspec.UnsetType = msgspec.UNSET
    needs: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    in_box: bool | msgspec.UnsetType = msgspec.UNSET

    def is_of(self, expansions: Iterable[str]) -> bool:
        """Return whether it is a choice at a table with these expansions."""
        return set(self.needs or ()) <= set(expansions)

    def allows(self, value: str) -> bool:
        """Return whether the value may be chosen.

        >>> turns = Option("turns", ("8",), number=(2, 30))
        >>> turns.allows("12"), turns.allows("31"), turns.allows("08")
        (True, False, False)
        """
        if self.number is msgspec.UNSET:
            return value in self.values
        least, most = self.number
        return re.fullmatch(r"0|[1-9][0-9]{0,8}", value) is not None and least <= int(value) <= most


class Expansion(msgspec.Struct, frozen=True):
    """An expansion that may be added, alone or with others: its permanent id.

    - `options`, `categories`: choices and kinds of points that only tables with it have.
    """

    id: str
    options: tuple[Option, ...] = ()
    categories: tuple[str, ...] = ()


class GameMeta(msgspec.Struct, frozen=True):
    """Description of a game.

    - `id`: its name in code, data and texts.
    - `colours`: those of the box.
    - `categories`: the kinds of points, in the order in which they are shown; those of expansions come behind.
    - `stage`: what is promised to old tables.
    - `secrets`: at some tables a seat may know what another must not see; `Ruleset.has_secrets` says at which.
    - `draws`: who may draw from the bag, the default first; empty: nobody draws.
    - `bgg`: its number at BoardGameGeek, 0 if unknown.
    """

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
    draws: tuple[DrawnBy, ...] = ("table", "app")

    def counts(self) -> dict[str, Option]:
        """Return the numbers of pieces that a box of the game may say, those of expansions included, by key."""
        options = (*self.options, *(option for expansion in self.expansions for option in expansion.options))
        return {option.key: option for option in options if option.in_box is True}

    def with_options(self, more: Iterable[Option]) -> "GameMeta":
        """Return the meta with the options of chosen expansions added."""
        return msgspec.structs.replace(self, options=(*self.options, *more))

    def in_order(self, ids: Iterable[str]) -> tuple[str, ...]:
        """Return the expansions of these ids in the order of `expansions`, each once. Unknown ids are left out."""
        chosen_ids = set(ids)
        return tuple(expansion.id for expansion in self.expansions if expansion.id in chosen_ids)

    def has_expansions(self, ids: Iterable[str]) -> bool:
        """Return whether there are expansions of all these ids."""
        return set(ids) <= {expansion.id for expansion in self.expansions}

    def resolved_draw(self, draw: DrawnBy | None) -> DrawnBy:
        """Return who draws at a table: `draw` if given, else the default; `none` where nobody draws.

        :raises ValueError: the game is not played that way.
        """
        allowed: tuple[DrawnBy, ...] = self.draws or ("none",)
        if draw is not None and draw not in allowed:
            raise ValueError("draw")
        return draw or allowed[0]

    def resolved_options(self, choices: dict[str, str]) -> dict[str, str]:
        """Return `choices` completed with defaults, in the order of `options`.

        :raises ValueError: an unknown key, or a value that the option does not have.
        """
        unknown = set(choices) - {option.key for option in self.options}
        if unknown:
            raise ValueError(sorted(unknown)[0])
        resolved: dict[str, str] = {}
        for option in self.options:
            value = choices.get(option.key, option.values[0])
            if not option.allows(value):
                raise ValueError(option.key)
            resolved[option.key] = value
        return resolved
