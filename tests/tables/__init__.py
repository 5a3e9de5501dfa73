"""Services and store on the database."""
