"""The Django project: people, tables, HTTP, sockets, workers. It knows no rule of any game."""
