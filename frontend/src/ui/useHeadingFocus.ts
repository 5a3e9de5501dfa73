import { useEffect } from "preact/hooks";

/** A screen that came in another one's place is read from its heading, unless something of it has the focus. */
export function useHeadingFocus(): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, []);
}
