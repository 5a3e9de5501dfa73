import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** From as large as the screen has room for down to half of it. */
const SIZES = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;

/** Return a ref for a list whose `--fit` becomes the largest size at which all of it can be seen. */
export function useFit<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const resize = () => {
      for (const size of SIZES) {
        list.style.setProperty("--fit", String(size));
        if (measureBottom(list.lastElementChild ?? list) <= measureBottom(list) + 1) return;
      }
    };
    resize();
    const watch = new ResizeObserver(resize);
    watch.observe(list);
    if (list.parentElement) watch.observe(list.parentElement);
    return () => watch.disconnect();
  });
  return ref;
}

function measureBottom(element: Element): number {
  return element.getBoundingClientRect().bottom;
}
