const FOCUSABLE = "input:not(:disabled), button, select, textarea, [tabindex]";
const PULSE = { duration: 400, iterations: 2 };

/** Focus the element of a selector, or the first field in it, and let it pulse. */
export function leadTo(selector: string, root: ParentNode): void {
  const [first, ...rest] = root.querySelectorAll(selector);
  if (!first) return;
  const field = first.matches(FOCUSABLE) ? first : first.querySelector(FOCUSABLE);
  const taker = field ?? first.closest("[tabindex]");
  if (taker instanceof HTMLElement) taker.focus();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const element of [first, ...rest]) element.animate?.({ opacity: [1, 0.3, 1] }, PULSE);
}
