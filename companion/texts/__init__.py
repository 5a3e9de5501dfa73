"""Texts of the house in every language."""
