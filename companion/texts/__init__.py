"""Texts of the app in every language."""
