"""HTTP response bodies, one struct each."""

from typing import Any, Literal

import msgspec

from companion.tables.document import TableDocument, Watched
from games.core.art.sheet import TileGeometry
from games.core.assets import PieceParts, StockKind, TileFacts
from games.core.event import Narration
from games.core.meta import GameMeta
from games.core.score import ScoreLine
from games.core.surface import Layout


class Token(msgspec.Struct, frozen=True):
    """The token of a new device; shown this once.

    - `token`: what this device sends with every request and keeps to itself.
    """

    token: str


class TableMade(msgspec.Struct, frozen=True):
    """A new table.

    - `table`: its id.
    - `code`: the code with which others join it.
    """

    table: str
    code: str


class TableJoined(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table that a code leads to.

    - `table`: the id of the table.
    - `to`: what the code lets this phone do: `join` and play, `watch`, play on a `seat` that it had before, or `move`
      the seat of the code to this phone.
    - `name`: to `move` a seat: who plays it.
    """

    table: str
    to: Literal["join", "watch", "seat", "move"]
    name: str = ""


class SeatTaken(msgspec.Struct, frozen=True):
    """The id of a new seat.

    - `seat`: the id of the seat, a UUID: requests in the lobby name it so.
    """

    seat: str


class SeatAsked(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a phone that asks to play a seat.

    - `request`: the id of the request that waits for the host; left out: this phone plays the seat now.
    """

    request: str | None = None


class SeatMoved(msgspec.Struct, frozen=True):
    """The seat that this device plays from now on.

    - `table`: the id of its table.
    - `seat`: its number in turn order, from 0.
    """

    table: str
    seat: int


class Changed(msgspec.Struct, frozen=True):
    """The table after a change.

    - `v`: its version, the number of its newest entry.
    - `r`: its revision, which counts changes that are no entries.
    """

    v: int
    r: int


class Done(msgspec.Struct, frozen=True):
    """An entry was made.

    - `version`: its number in the table's log.
    """

    version: int


class CorrectionMade(msgspec.Struct, frozen=True, omit_defaults=True):
    """Result of a draft: exactly one of the two fields is set.

    - `version`: the number of its entry, if it was made.
    - `proposal`: the id of the proposal, if it waits for the host.
    """

    version: int | None = None
    proposal: str | None = None


class Look(msgspec.Struct, frozen=True):
    """The table as this device may see it.

    - `document`: the table as that viewer sees it.
    - `v`: the version that is shown, the number of the newest entry.
    - `r`: the revision, which counts changes that are no entries.
    - `seat`: as whom the table is shown: the number of a seat, or the name of another viewer.
    - `seats`: the seats that this device plays.
    - `host`: true if this device is the host.
    - `narrations`: what the newest entry did, in sentences to show.
    - `waited`: whole seconds since that entry.
    """

    v: int
    r: int
    seat: Watched
    seats: tuple[int, ...]
    host: bool
    document: TableDocument
    narrations: tuple[Narration, ...] = ()
    waited: int = 0


class HttpsAdvice(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a client comes to HTTPS.

    - `way`: what brings it: another `command` that starts the server, a setting of the `container` that names its
      domain, perhaps the same `domain` over HTTPS, or to `ask` whoever runs the proxy.
    - `words`: what is typed: the command, the setting or the address; empty where there is nothing to type.
    """

    way: Literal["command", "container", "domain", "ask"]
    words: str = ""


class GameAssets(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game is made of: facts about its pieces, and what is printed where.

    - `meta`: the game with its seats, colours and options.
    - `tiles`: the kinds of tiles, by id.
    - `geometry`: where things are on each tile, by its id: an entry for each quarter turn, in units of 100 a tile.
    - `layouts`: what is printed on plans and tracks, by the id that surfaces name.
    - `pieces`: pictures of pieces by kind, SVG content around its middle, where a spot has a radius of 50;
      `currentColor` is the colour of its seat.
    - `parts`: what is drawn where on such a picture, by the same kind.
    - `lying`: kinds of segments on which a piece lies instead of standing.
    - `categories`: kinds of points with their icons, a path in a box of 24.
    - `action_icons`: types of actions that mark a piece with their icons, in the same form.
    - `extras`: facts of own pieces that tell them apart at a glance.
    - `stock`: what the kinds of a seat's stock are; a piece where nothing is said.
    """

    meta: GameMeta
    tiles: dict[str, TileFacts]
    geometry: dict[str, list[TileGeometry]]
    layouts: dict[str, Layout]
    pieces: dict[str, str]
    lying: tuple[str, ...]
    categories: dict[str, str]
    action_icons: dict[str, str]
    extras: tuple[str, ...]
    stock: dict[str, StockKind]
    parts: dict[str, PieceParts] = {}


class Invitation(msgspec.Struct, frozen=True):
    """A way in: to a table, to watch it, or to a seat.

    - `url`: the address to open on the other phone.
    - `code`: the code to type there instead.
    - `svg`: the address as a QR code, an SVG document.
    """

    url: str
    code: str
    svg: str


class WaitingScreen(msgspec.Struct, frozen=True):
    """A screen without a keyboard.

    - `code`: what a phone at a table enters to have the table shown here; empty once it has.
    - `watch`: the code to watch that table; null until then.
    """

    code: str
    watch: str | None


class BoxSharing(msgspec.Struct, frozen=True):
    """Whether others may look at a box.

    - `link`: the way there; null: nobody else sees it.
    """

    link: Invitation | None = None


class Projection(msgspec.Struct, frozen=True):
    """The final scoring if the game ended now.

    - `v`: the version of the table.
    - `lines`: the score lines that the end would add.
    - `totals`: the points of each seat with them, in turn order.
    """

    v: int
    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]


class PlayLink(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished table for BG Stats.

    - `link`: the address that opens the app with the game.
    - `qr`: the address as a QR code, an SVG document; left out: it is too long for a code.
    """

    link: str
    qr: str = ""


class Recovered(msgspec.Struct, frozen=True):
    """The number of devices that share this history now, including this one.

    - `devices`: how many devices share the history now.
    """

    devices: int


class AccountAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The account of this device.

    - `email`: the address of the account; left out: the device is not signed in.
    - `phones`: how many devices look back at this history, this one included.
    - `mail`: true if this server can send mails.
    - `least`: the least number of characters of a password.
    """

    mail: bool
    least: int
    phones: int
    email: str | None = None


class AccountStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """The next step of signing in: one of the two.

    - `account`: the account that this device is signed in to now.
    - `session`: the session to name together with the code that was sent by mail.
    """

    account: AccountAnswer | None = None
    session: str | None = None


class ErrorAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A refusal: nothing was changed. With status 429 or 5xx a fault: the same request may be sent again.

    - `code`: what went wrong. It stays the same in every language and version.
    - `params`: values for the message of this code.
    - `message`: a sentence to show, in the language of the request.
    - `version`: the version of the table, if the request was about an older one; 0: any other refusal.
    - `v`, `r`: version and revision of `document`.
    - `document`: the table as it is now, if the request was about an older version.
    """

    code: str
    params: dict[str, Any]
    message: str
    version: int
    v: int | None = None
    r: int | None = None
    document: TableDocument | None = None
