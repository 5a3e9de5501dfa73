import { useEffect } from "preact/hooks";
import { inspect } from "./inspected";

/** How long a finger stays, in ms, and how far it may wander, in px. */
const HOLD = 450;
const SLIP = 8;

/** A tile's picture says which tile it shows. */
function pieceUnder(target: EventTarget | null): SVGElement | null {
  if (!(target instanceof Element)) return null;
  // A keyboard's menu key is pressed on the button that holds the picture.
  return target.closest<SVGElement>("[data-shows]") ?? target.querySelector<SVGElement>("[data-shows]");
}

function open(picture: SVGElement): void {
  // What opens it by a tap knows what may be done with it.
  const look = picture.closest<HTMLElement>(".piece-look");
  const { shows: piece, turned } = picture.dataset;
  if (look) look.click();
  else if (piece) inspect({ piece, rotation: Number(turned ?? 0) });
}

/** A finger held on any tile's picture opens it, also where a tap does something else; so does the menu key. */
export function useLongPress(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let held = false;
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      held = false;
      const picture =
        event.target instanceof Element ? event.target.closest<SVGElement>("[data-shows]") : null;
      if (!picture) return;
      start = { x: event.clientX, y: event.clientY };
      stop();
      timer = setTimeout(() => {
        open(picture);
        held = true;
      }, HOLD);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) stop();
    };
    // The click that ends a hold is none.
    const click = (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent) => {
      const picture = pieceUnder(event.target);
      if (!picture) return;
      event.preventDefault();
      stop();
      if (!held) open(picture);
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
