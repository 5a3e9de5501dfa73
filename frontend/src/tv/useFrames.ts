import type { RefCallback } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

export interface Room {
  width: number;
  height: number;
}

/** How equal frames share a room, and the size at which they show what they hold. */
interface Frames {
  columns: number;
  rows: number;
  size: number;
}

/**
 * Return how `count` frames share a room so that what they hold is largest.
 *
 * @param sizeIn returns the size at which a frame of that room shows it, if there are that many columns.
 */
export function computeFrames(
  count: number,
  { width, height }: Room,
  sizeIn: (frame: Room, columns: number) => number,
): Frames {
  let best: Frames = { columns: 1, rows: count, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const size = sizeIn({ width: width / columns, height: height / rows }, columns);
    if (size > best.size) best = { columns, rows, size };
  }
  return best;
}

/** As `computeFrames`, in the room of the element that has the returned ref, which may move in the page. `sizeIn` also gets its
 * font size in px.
 */
export function useFrames<T extends HTMLElement>(
  count: number,
  sizeIn: (frame: Room, columns: number, em: number) => number,
): [RefCallback<T>, Frames] {
  const [element, setElement] = useState<T | null>(null);
  const [{ em, ...room }, setRoom] = useState<Room & { em: number }>({ width: 0, height: 0, em: 16 });
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const pixels = (length: string) => Number.parseFloat(length) || 0;
      const width = element.clientWidth - pixels(style.paddingLeft) - pixels(style.paddingRight);
      const height = element.clientHeight;
      const em = pixels(style.fontSize) || 16;
      setRoom((last) =>
        last.width === width && last.height === height && last.em === em ? last : { width, height, em },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, computeFrames(count, room, (frame, columns) => sizeIn(frame, columns, em))];
}
