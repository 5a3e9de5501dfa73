"""What lies under all work of the server: SQL, connections, caches, clocks, thread priority, ASGI answers."""
