/** Focus the first required field of a screen, else its heading. */
export function focusHeading(): void {
  const first = document.querySelector<HTMLElement>("[data-first-focus]");
  (first ?? document.querySelector<HTMLElement>("h1"))?.focus({ preventScroll: true });
}

/** Focus the board, as a picture or as text, if it is shown. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>(".board-frame, .board-text h2")?.focus({ preventScroll: true });
}
