"""The step that Traders & Builders adds."""
