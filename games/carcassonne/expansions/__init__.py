"""Expansions of Carcassonne. Each is known to `games.carcassonne.game` alone."""
