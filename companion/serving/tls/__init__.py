"""HTTPS in the room: a certificate authority of this server's own, or a given certificate.

Loaded only with TLS=1 or TLS_CERT: `cryptography` is not needed otherwise.
"""
