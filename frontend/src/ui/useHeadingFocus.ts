import { useEffect } from "preact/hooks";

/** Focus the heading of a new screen, unless one of its elements has the focus already. */
export function useHeadingFocus(): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, []);
}
