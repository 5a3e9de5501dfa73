"""Everything known of a game without loading its rules: seats, colours, options."""

import re
from collections.abc import Iterable, Mapping
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
    have: what the host's box says of it is its default. `most_seats`: values with which fewer people can play than the
    game allows, such as an edition with fewer colours; lobbies check it, rules do not. `without_box`: the value for a
    table without the game's pieces.

    - `key`: names the option.
    - `values`: what may be chosen, the default first.
    - `kind`: what it changes: `rule` what is legal or scores, `aid` what phones tell.
    - `first`: true if it is asked before the others.
    - `number`: the least and the greatest number that may be chosen; left out: it is no number.
    - `needs`: the expansions that it is offered with.
    - `in_box`: true if it says how many of something the box has.
    - `most_seats`: the most players for a value, by value.
    - `without_box`: the value for people who have no box; left out: the default.
    """

    key: str
    values: tuple[str, ...]
    kind: Literal["rule", "aid"] = "rule"
    first: bool = False
    number: tuple[int, int] | msgspec.UnsetType = msgspec.UNSET
    needs: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    in_box: bool | msgspec.UnsetType = msgspec.UNSET
    most_seats: dict[str, int] | msgspec.UnsetType = msgspec.UNSET
    without_box: str | msgspec.UnsetType = msgspec.UNSET

    def is_offered_with(self, expansions: Iterable[str]) -> bool:
        """True if a table with these expansions has the option."""
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

    - `id`: its permanent id.
    - `options`, `categories`: choices and kinds of points that only tables with it have.
    - `max_seats`: how many people can play with it, if those are more than without.
    - `colours`: further colours in its box.
    - `tiles`: how many tiles are in its box, said where it is chosen.
    """

    id: str
    options: tuple[Option, ...] = ()
    categories: tuple[str, ...] = ()
    max_seats: int | msgspec.UnsetType = msgspec.UNSET
    colours: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    tiles: int = 0


class GameMeta(msgspec.Struct, frozen=True):
    """Description of a game.

    - `min_seats`: the least number of players.
    - `max_seats`: the greatest number of players.
    - `options`: what may be chosen before the game.
    - `ruleset_version`: the version of the rules that new tables are played by.
    - `expansions`: its expansions on this server.
    - `id`: its name in code, data and texts.
    - `colours`: those of the box.
    - `categories`: the kinds of points, in the order in which they are shown; those of expansions come behind.
    - `stage`: what is promised to old tables.
    - `secrets`: at some tables a seat may know what another must not see; `has_secrets` of a table says at which.
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

    def list_parts(self) -> tuple[str, ...]:
        """Return the names of the files of the game and of its expansions, some of which may have none."""
        return (self.id, *(f"{self.id}.{expansion.id}" for expansion in self.expansions))

    def find_counts(self) -> dict[str, Option]:
        """Return the options that are numbers of pieces of a box (`in_box`), those of expansions included, by key."""
        options = (*self.options, *(option for expansion in self.expansions for option in expansion.options))
        return {option.key: option for option in options if option.in_box is True}

    def limit_seats(self, options: Mapping[str, str]) -> "GameMeta":
        """Return the meta with as many seats as a table with these options may have."""
        limits = (option.most_seats.get(options.get(option.key, "")) for option in self.options if option.most_seats)
        most = min((limit for limit in limits if limit is not None), default=self.max_seats)
        return msgspec.structs.replace(self, max_seats=min(most, self.max_seats))

    def add_expansions(self, expansions: Iterable[Expansion]) -> "GameMeta":
        """Return the meta of tables with these expansions: their options, kinds of points, seats and colours are added.

        >>> meta = GameMeta("go", 2, 5, ("red",), (), ("area",), 1)
        >>> more = meta.add_expansions([Expansion("six", max_seats=6, colours=("pink",))])
        >>> more.max_seats, more.colours
        (6, ('red', 'pink'))
        """
        chosen = tuple(expansions)
        ids = [expansion.id for expansion in chosen]
        options = (option for expansion in chosen for option in expansion.options if option.is_offered_with(ids))
        return msgspec.structs.replace(
            self,
            max_seats=max(self.max_seats, *(expansion.max_seats or 0 for expansion in chosen), 0),
            colours=(*self.colours, *(colour for expansion in chosen for colour in expansion.colours or ())),
            options=(*self.options, *options),
            categories=(*self.categories, *(category for expansion in chosen for category in expansion.categories)),
        )

    def order_expansions(self, ids: Iterable[str]) -> tuple[str, ...]:
        """Return the expansions of these ids in the order of `expansions`, each once. Unknown ids are left out."""
        chosen_ids = set(ids)
        return tuple(expansion.id for expansion in self.expansions if expansion.id in chosen_ids)

    def has_expansions(self, ids: Iterable[str]) -> bool:
        return set(ids) <= {expansion.id for expansion in self.expansions}

    def resolve_draw(self, draw: DrawnBy | None) -> DrawnBy:
        """Return who draws at a table: `draw` if given, else the default; `none` where nobody draws.

        :raises ValueError: the game is not played that way.
        """
        allowed: tuple[DrawnBy, ...] = self.draws or ("none",)
        if draw is not None and draw not in allowed:
            raise ValueError("draw")
        return draw or allowed[0]

    def resolve_options(self, choices: dict[str, str]) -> dict[str, str]:
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
