"""Sentences of this game."""

from games.core.text import Param, Text


def build_text(word: str, **params: Param) -> Text:
    return Text(f"isle_of_skye.{word}", params)
