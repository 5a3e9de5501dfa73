/** Give the focus to where a screen is read from: the field that it asks for first, else its heading. */
export function focusHeading(): void {
  const first = document.querySelector<HTMLElement>("[data-first-focus]");
  (first ?? document.querySelector<HTMLElement>("h1"))?.focus({ preventScroll: true });
}

/** Give the focus to the board, where it has come. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>(".board-frame")?.focus({ preventScroll: true });
}
