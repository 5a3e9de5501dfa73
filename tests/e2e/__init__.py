"""The product in Chromium: phone-sized contexts at one table, played by taps."""
