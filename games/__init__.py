"""The games: pure rules, scoring and proofs. No Django, no clock, no randomness, no I/O while playing."""
