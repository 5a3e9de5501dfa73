"""The soak test: many tables on the production set under repeated faults."""
