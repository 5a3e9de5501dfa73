"""Where a table meets the process around it: other processes, Celery, chance."""
