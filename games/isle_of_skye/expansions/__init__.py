"""Expansions of Isle of Skye. The base never imports these, and they do not import one another."""
