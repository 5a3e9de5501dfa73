"""Adapters from the neutral record formats to the rulesets."""
