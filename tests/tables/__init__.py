"""Services and store, tested on the database."""
