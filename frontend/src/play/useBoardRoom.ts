import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** In px: below it a board is a slice of itself. */
const LEAST_HEIGHT = 160;

/**
 * Return a ref for an element beside the table of points. While the words of the sheet leave the board less than its
 * least height, the screen has `data-without-board`, and the words get that room.
 */
export function useBoardRoom<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const screen = ref.current?.closest<HTMLElement>(".screen");
    const work = screen?.querySelector(".band-work");
    if (!screen || !work) return;
    const measure = () => {
      screen.removeAttribute("data-without-board");
      screen.toggleAttribute("data-without-board", work.clientHeight < LEAST_HEIGHT);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(screen);
    const table = ref.current?.parentElement?.querySelector(".score-frame");
    if (table) watch.observe(table);
    return () => watch.disconnect();
  });
  return ref;
}
