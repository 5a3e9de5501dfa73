"""Traders & Builders: an expansion of Carcassonne."""
