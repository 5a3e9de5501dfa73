import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** Return an element's width and the root font size, in px, updated when the element is resized. */
export function useWidth(element: RefObject<HTMLElement | null>): { width: number; rem: number } {
  const [size, setSize] = useState({ width: 0, rem: 16 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const width = measured.clientWidth;
      setSize((before) => (before.width === width && before.rem === rem ? before : { width, rem }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
