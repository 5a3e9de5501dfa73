"""The top of the process: the ASGI application, the servers, health, metrics and what runs at the start."""
