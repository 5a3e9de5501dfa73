import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** The width of an element and the size of text, in px, now and whenever they change: drawn text keeps its size. */
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
