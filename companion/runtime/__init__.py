"""What lies under everything: addresses of this machine, bare ASGI responses, thread priority, liveness."""
