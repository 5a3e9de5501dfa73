"""The steps that the Journeyman adds, and what it changes of the base's."""
