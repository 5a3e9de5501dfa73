"""The soak: many tables on the production set, from which something is taken away again and again."""
