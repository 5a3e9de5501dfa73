"""Where and how this copy runs: its settings, what must hold before it starts, its addresses, its log."""
