"""Connections of a table with the process around it: other processes, Celery, chance."""
