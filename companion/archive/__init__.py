"""Finished tables: library, statistics, people, photos, imports."""
