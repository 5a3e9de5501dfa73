"""The Abbot: an expansion of Carcassonne."""
