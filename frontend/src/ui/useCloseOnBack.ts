import { useLayoutEffect, useRef } from "preact/hooks";
import { openOverlay } from "../router";

/** While `isOpen`, the browser's Back calls `close` and stays on the screen. For whatever covers a screen, or its sheet. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => (isOpen ? openOverlay(() => latest.current()) : undefined), [isOpen]);
}
