"""What lies under all work of the server: SQL, caches, clocks, thread priority, room on the disk, ASGI answers."""
