"""What every game shares: the ruleset contract, actions, events, prompts, score lines, the effective log, replay."""
