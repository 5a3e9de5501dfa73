"""Corrections of the log: what they may touch, what they lead to, how they are previewed."""
