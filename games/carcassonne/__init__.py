"""Carcassonne, the base game: one shared board, no secrets."""
