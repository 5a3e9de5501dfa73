"""HTTP: the same commands and documents as the socket."""
