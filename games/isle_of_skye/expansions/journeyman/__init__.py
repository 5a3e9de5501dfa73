"""The Journeyman expansion of Isle of Skye (its rules: `RULES.md` beside this module)."""
