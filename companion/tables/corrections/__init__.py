"""Corrections of the log: permissions, simulation and previews."""
