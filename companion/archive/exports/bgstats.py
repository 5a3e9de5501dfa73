"""Finished tables for BG Stats: a link that opens the app with the play in it, and a play file.

The shapes follow recorded files of the app. `winner` and `startPlayer` are written for every player, even when false:
the Android app rejects players without them.
"""

import json
from datetime import UTC, datetime, tzinfo
from typing import Any, Final
from urllib.parse import quote
from uuid import uuid5

from segno.encoder import DataOverflowError

from companion.archive.finished import Ended
from companion.people.names import PEOPLE
from companion.runtime.qr_codes import draw_qr_code
from companion.texts.languages import Language
from companion.texts.localization import format_sentence

SOURCE: Final = "Tableside"
"""Our name in BG Stats. It is part of the ids of people and games there, so it never changes."""
CREATE_PLAY: Final = "https://app.bgstatsapp.com/createPlay.html?data="
UNQUOTED: Final = ":,"
"""Characters that a query may contain unescaped. The shorter link gives a QR code with fewer and larger squares."""
MOST_CHARACTERS: Final = 8000
"""Length of a link that browsers and phones pass on uncut."""
ABOUT: Final = (
    "This is a Play file that can be read by Board Game Stats. If you see this text, try to use a share, export or "
    "open-in function to open it with Board Game Stats."
)


def build_play_link(ended: Ended, language: Language) -> str:
    """Return the address that opens BG Stats with the play, shorter than MOST_CHARACTERS whatever the names."""
    play = {
        "sourceName": SOURCE,
        "sourcePlayId": str(ended.table),
        "playDate": _stamp(ended.times.began),
        "durationMin": ended.times.minutes or None,
        "game": {
            "name": ended.format_title(language),
            "sourceGameId": ended.meta.id,
            "bggId": ended.meta.bgg or None,
            "highestWins": True,
            "noPoints": False,
        },
        "board": ended.format_edition(language) or None,
        "location": ended.place or None,
        "players": [
            {
                "name": seat.name,
                "sourcePlayerId": str(seat.person),
                "score": seat.score,
                "rank": seat.rank,
                "winner": seat.rank == 1,
                "startPlayer": seat.place == 1,
                "role": format_sentence(f"colour.{seat.colour}", {}, language),
            }
            for seat in ended.seats
        ],
    }
    fields_json = json.dumps(_without_none(play), ensure_ascii=False, separators=(",", ":"))
    return CREATE_PLAY + quote(fields_json, safe=UNQUOTED)


def draw_link_code(link: str) -> str:
    """Return the link as a QR code (SVG), or an empty text if the link is too long for one."""
    try:
        return draw_qr_code(link, "l", boost_error=False)
    except DataOverflowError:
        return ""


def build_play_file(ended: Ended, zone: tzinfo, language: Language) -> bytes:
    """Return a `.bgsplay` file: one play, its game and its people, numbered within the file.

    Ids are the same in every export of a table, so the app updates the play it has. Dates carry no zone; they are in
    the table's local time.
    """
    changed = _stamp(ended.changed)
    place = ended.place
    location = {"uuid": str(uuid5(PEOPLE, f"place {place}")), "id": 1, "name": place, "modificationDate": changed}
    play = {
        "uuid": str(ended.table),
        "modificationDate": changed,
        "entryDate": changed,
        "playDate": _stamp(ended.times.began, zone),
        "playDateYmd": int(ended.find_evening(zone).strftime("%Y%m%d")),
        "usesTeams": False,
        "durationMin": ended.times.minutes,
        "ignored": False,
        "manualWinner": False,
        "rounds": 0,
        "bggId": 0,
        "scoringSetting": 1,
        "board": ended.format_edition(language) or None,
        "comments": "; ".join(filter(None, (*ended.notes, ended.note))) or None,
        "locationRefId": 1 if ended.place else None,
        "gameRefId": 1,
        "playImages": "[]",
        "playerScores": [
            {
                "playerRefId": number,
                "score": str(seat.score),
                "rank": seat.rank,
                "winner": seat.rank == 1,
                "startPlayer": seat.place == 1,
                "newPlayer": False,
                "seatOrder": seat.place,
                "role": format_sentence(f"colour.{seat.colour}", {}, language),
                "metaData": "{}",
            }
            for number, seat in enumerate(ended.seats, 1)
        ],
    }
    content = {
        "about": ABOUT,
        "players": [
            {
                "uuid": str(seat.person),
                "id": number,
                "name": seat.name,
                "isAnonymous": False,
                "modificationDate": changed,
                "bggUsername": "",
            }
            for number, seat in enumerate(ended.seats, 1)
        ],
        "locations": [location] if place else [],
        "games": [_build_game(ended, language, changed)],
        "plays": [play],
        "userInfo": None if ended.mine is None else {"meRefId": ended.mine + 1},
    }
    return json.dumps(_without_none(content), ensure_ascii=False, indent=1).encode() + b"\n"


def _build_game(ended: Ended, language: Language, changed: str) -> dict[str, Any]:
    name = ended.format_title(language)
    return {
        "uuid": str(uuid5(PEOPLE, f"game {ended.meta.id}")),
        "id": 1,
        "name": name,
        "modificationDate": changed,
        "bggId": ended.meta.bgg,
        "bggName": name if ended.meta.bgg else "",
        "cooperative": False,
        "highestWins": True,
        "noPoints": False,
        "usesTeams": False,
        "isBaseGame": 1,
        "isExpansion": 0,
        "minPlayerCount": ended.meta.min_seats,
        "maxPlayerCount": ended.meta.max_seats,
    }


def _without_none(fields: Any) -> Any:
    """Return JSON-like data without the keys whose value is None."""
    if isinstance(fields, dict):
        return {key: _without_none(value) for key, value in fields.items() if value is not None}
    return [_without_none(field) for field in fields] if isinstance(fields, list) else fields


def _stamp(at: datetime, zone: tzinfo = UTC) -> str:
    return at.astimezone(zone).strftime("%Y-%m-%d %H:%M:%S")
