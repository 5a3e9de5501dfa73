"""What leaves as a file, a link or a picture."""
