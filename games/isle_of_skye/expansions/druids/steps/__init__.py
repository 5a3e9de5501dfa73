"""The steps that the Druids add, and what they change of the base's."""
