"""Helpers of the process: addresses of this machine, bare ASGI responses, thread priority, liveness."""
