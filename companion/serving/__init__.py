"""The top of the process: the ASGI application, the servers, health, metrics and startup."""
