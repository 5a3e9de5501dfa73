import { useEffect } from "preact/hooks";
import { inspect } from "./inspected";

/** How long a press lasts, in ms, and how far the finger may move, in px. */
const HOLD = 450;
const SLIP = 8;

/** Return the picture of a tile at an event's target; its `data-shows` names the tile. */
function findPieceUnder(target: EventTarget | null): SVGElement | null {
  if (!(target instanceof Element)) return null;
  // The menu key targets the focused button around the picture.
  return target.closest<SVGElement>("[data-shows]") ?? target.querySelector<SVGElement>("[data-shows]");
}

function open(picture: SVGElement): void {
  // A `PieceLook` knows what may be done with its piece.
  const look = picture.closest<HTMLElement>(".piece-look");
  const { shows: piece, turned } = picture.dataset;
  if (look) look.click();
  else if (piece) inspect({ piece, rotation: Number(turned ?? 0) });
}

/** Open the close look of a tile by a long press on its picture or by the menu key, also where a tap does something else. */
export function useLongPress(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let isHeld = false;
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      isHeld = false;
      const picture =
        event.target instanceof Element ? event.target.closest<SVGElement>("[data-shows]") : null;
      if (!picture) return;
      start = { x: event.clientX, y: event.clientY };
      stop();
      timer = setTimeout(() => {
        open(picture);
        isHeld = true;
      }, HOLD);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) stop();
    };
    // The click at the end of a long press does not count.
    const click = (event: MouseEvent) => {
      if (!isHeld) return;
      isHeld = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent) => {
      const picture = findPieceUnder(event.target);
      if (!picture) return;
      event.preventDefault();
      stop();
      if (!isHeld) open(picture);
    };
    const listeners = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["click", click],
      ["contextmenu", menu],
    ] as const;
    for (const [name, listener] of listeners) addEventListener(name, listener as EventListener, true);
    return () => {
      stop();
      for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener, true);
    };
  }, []);
}
