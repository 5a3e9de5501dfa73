"""Sentences by code: the wire carries a code and its params, the reader's phone forms the words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Union

import msgspec

Param = Union[int, str, "Text"]
Params = Mapping[str, Param]


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence: a dotted `code` as in refusals (`carcassonne.tile_v`), and `params`, its variables.

    A param named `seat` is a seat and is shown as that player's name. A nested Text is formed first.

    - `code`: the dotted code of a message, as of refusals.
    - `params`: the variables of the message.
    """

    code: str
    params: Params = {}


def format_message_id(code: str) -> str:
    """Return the Fluent message id of a code.

    >>> format_message_id("carcassonne.edge_mismatch")
    'carcassonne-edge-mismatch'
    """
    return code.replace(".", "-").replace("_", "-")


def format_code(code: str) -> str:
    """Return a code as plain words, for codes that have a sentence in no language.

    >>> format_code("isle_of_skye.druid_bought")
    'isle of skye: druid bought'
    """
    return code.replace(".", ": ").replace("_", " ")
