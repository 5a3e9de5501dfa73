"""Services: the only code that changes a table."""
