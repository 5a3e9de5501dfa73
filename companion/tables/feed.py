"""The feed of a table, for lamps, speakers and home automation: whose turn it is, who scored, who has won.

It follows from two documents of a spectator, so it says nothing that a spectator may not know.
"""

from typing import Any

import msgspec


class Player(msgspec.Struct, frozen=True):
    """Somebody at the table.

    - `seat`: the number of the seat in turn order, from 0.
    - `name`: what the player is called.
    - `colour`: the colour of the pieces, a word of the game.
    - `score`: the points so far.
    """

    seat: int
    name: str
    colour: str
    score: int


class Happening(msgspec.Struct, frozen=True, tag_field="t"):
    """Base of what happens at a table.

    - `table`: the id of the table.
    - `game`: the id of the game.
    - `v`: the version of the table.
    - `players`: everybody, in turn order.
    """

    table: str
    game: str
    v: int
    players: tuple[Player, ...]


class Now(Happening, frozen=True, tag="now"):
    """How the table stands. The first message of a feed.

    - `table`: the id of the table.
    - `game`: the id of the game.
    - `v`: the version of the table.
    - `players`: everybody, in turn order.
    - `waits`: the seats that the table waits for.
    - `winners`: the seats that have won; empty: the game is not over.
    """

    waits: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


class Turn(Happening, frozen=True, tag="turn"):
    """The table waits for somebody else than before.

    - `table`: the id of the table.
    - `game`: the id of the game.
    - `v`: the version of the table.
    - `players`: everybody, in turn order.
    - `waits`: the seats that the table waits for; several where all decide at once.
    """

    waits: tuple[int, ...]


class Scored(Happening, frozen=True, tag="scored"):
    """Points have changed.

    - `table`: the id of the table.
    - `game`: the id of the game.
    - `v`: the version of the table.
    - `players`: everybody, in turn order.
    - `gained`: seat -> the points that it got; fewer than 0 after an undo or a correction.
    """

    gained: dict[str, int]


class Finished(Happening, frozen=True, tag="finished"):
    """The game is over.

    - `table`: the id of the table.
    - `game`: the id of the game.
    - `v`: the version of the table.
    - `players`: everybody, in turn order.
    - `winners`: the seats that have won.
    """

    winners: tuple[int, ...]


FeedEvent = Turn | Scored | Finished


def sum_up(document: dict[str, Any], v: int) -> Now:
    """Return how a table stands, from a spectator's document of version `v`."""
    table, view = document["table"], document.get("view", {})
    players = tuple(
        Player(int(seat), info["name"], info["colour"], view.get("seats", {}).get(seat, {}).get("score", 0))
        for seat, info in sorted(table["seats"].items(), key=lambda item: int(item[0]))
    )
    outcome = view.get("outcome")
    return Now(
        table=table["id"],
        game=table["game"],
        v=v,
        players=players,
        waits=() if outcome else tuple(sorted(int(seat) for seat in view.get("waits", ()) if seat.isdecimal())),
        winners=tuple(seat for seat, rank in enumerate(outcome["ranks"]) if rank == 1) if outcome else (),
    )


def compare(before: Now | None, now: Now) -> tuple[FeedEvent, ...]:
    """Return what has happened between two states of a table; `before` None: nothing is known of it."""
    about = (now.table, now.game, now.v, now.players)
    points = {player.seat: player.score for player in before.players} if before else {}
    gains = {player.seat: player.score - points.get(player.seat, player.score) for player in now.players}
    happenings: list[FeedEvent] = []
    if any(gains.values()):
        happenings.append(Scored(*about, {str(seat): gain for seat, gain in gains.items() if gain}))
    if now.winners and (before is None or before.winners != now.winners):
        happenings.append(Finished(*about, now.winners))
    if now.waits and (before is None or before.waits != now.waits):
        happenings.append(Turn(*about, now.waits))
    return tuple(happenings)
