"""The Druids expansion of Isle of Skye (rules text "Druids", whose sections are named d1, d2 ...)."""
