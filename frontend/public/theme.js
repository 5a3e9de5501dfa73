// Runs before the first paint, so that the other palette never flashes.
// The settings screen writes the keys: theme "day" or "lamp", contrast "more"; without them the system decides.
try {
  for (const name of ["theme", "contrast"]) {
    const chosen = localStorage.getItem(`tableside.${name}`);
    if (chosen) document.documentElement.dataset[name] = chosen;
  }
} catch {
  // Storage is forbidden here: the system's choice stays.
}
