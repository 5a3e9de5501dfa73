"""The Journeyman expansion of Isle of Skye (rules text "Journeyman", whose sections are named j1, j2 ...)."""
