"""Isle of Skye: edge cases, refusals, placements, levels of tracking, texts."""
