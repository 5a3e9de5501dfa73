"""The steps of the base, each a module that holds all that concerns it (rules section 3)."""
