"""Actions of Traders & Builders."""

from games.core.action import Action


class UseBuilder(Action, frozen=True):
    """Draw another tile, or decline (rules section e48)."""

    draws: bool
