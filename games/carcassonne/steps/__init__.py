"""The steps of a turn (rules section 3), and what they have in common."""
