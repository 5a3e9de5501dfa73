"""Backups: one archive with everything that a server keeps, made while it runs, and read back before it counts."""
