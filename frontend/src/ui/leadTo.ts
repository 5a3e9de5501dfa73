const FOCUSABLE = "input:not(:disabled), button, select, textarea, [tabindex]";
const PULSE = { duration: 400, iterations: 2 };

/** Focus the element of a selector, or the first field in it, and let it pulse. As much of it as fits is scrolled into
 * view: of a fieldset that is half covered the browser shows the focused field alone. */
export function leadTo(selector: string, root: ParentNode): void {
  const [first, ...rest] = root.querySelectorAll(selector);
  if (!first) return;
  const field = first.matches(FOCUSABLE) ? first : first.querySelector(FOCUSABLE);
  const taker = field ?? first.closest("[tabindex]");
  if (field) first.scrollIntoView?.({ block: "nearest" });
  if (taker instanceof HTMLElement) taker.focus();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const element of [first, ...rest]) element.animate?.({ opacity: [1, 0.3, 1] }, PULSE);
}
