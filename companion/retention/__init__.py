"""How long things are kept: what is deleted by itself, and what is forgotten because somebody asks for it."""
