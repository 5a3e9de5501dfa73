/** Pan and pinch by pointer events, zoom by wheel. While fingers are down only `move` is called, which should only set a
 * transform. `settle` is called once when the last finger is up, or when the wheel has stopped.
 */

import { type Camera, type Point, panCamera, type Size, zoomCamera } from "./camera";

interface GestureTarget {
  camera: () => Camera;
  size: () => Size;
  move: (camera: Camera) => void;
  settle: () => void;
  /** A press that did not move, at px in the window. */
  tap: (at: Point) => void;
}

/** How far a finger may move during a tap, in px. */
const SLIP = 8;
/** The wheel has stopped after this time without an event, in ms. */
const WHEEL_REST = 160;

/** Listen on an element until the returned function is called. */
export function listen(element: HTMLElement, target: GestureTarget): () => void {
  const down = new Map<number, Point>();
  let start: Point | null = null;
  let travelled = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const at = (event: PointerEvent | WheelEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const pressed = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    down.set(event.pointerId, at(event));
    element.setPointerCapture?.(event.pointerId);
    if (down.size === 1) {
      start = at(event);
      travelled = false;
    } else travelled = true;
  };

  const moved = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (!travelled && start && Math.hypot(now.x - start.x, now.y - start.y) < SLIP) return;
    travelled = true;
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    let camera = target.camera();
    if (other) {
      const gap = (p: Point) => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
      const middle = (p: Point) => ({ x: (p.x + other.x) / 2, y: (p.y + other.y) / 2 });
      const [from, to] = [middle(before), middle(now)];
      camera = panCamera(camera, to.x - from.x, to.y - from.y);
      camera = zoomCamera(camera, target.size(), gap(now) / gap(before), to);
    } else camera = panCamera(camera, now.x - before.x, now.y - before.y);
    target.move(camera);
  };

  const lifted = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || down.size) return;
    if (travelled) target.settle();
    else if (event.type === "pointerup") target.tap(at(event));
  };

  const wheeled = (event: WheelEvent) => {
    event.preventDefault();
    const px = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    target.move(zoomCamera(target.camera(), target.size(), Math.exp(-px / 400), at(event)));
    clearTimeout(rest);
    rest = setTimeout(target.settle, WHEEL_REST);
  };

  // Browsers send a click after a touch, which would hit whatever the tap has brought under the finger. Prevent it at
  // touchstart, because the touched element may be gone by touchend.
  const touched = (event: TouchEvent) => {
    if (event.cancelable) event.preventDefault();
  };

  element.addEventListener("pointerdown", pressed);
  element.addEventListener("pointermove", moved);
  element.addEventListener("pointerup", lifted);
  element.addEventListener("pointercancel", lifted);
  element.addEventListener("wheel", wheeled, { passive: false });
  element.addEventListener("touchstart", touched, { passive: false });
  return () => {
    clearTimeout(rest);
    element.removeEventListener("pointerdown", pressed);
    element.removeEventListener("pointermove", moved);
    element.removeEventListener("pointerup", lifted);
    element.removeEventListener("pointercancel", lifted);
    element.removeEventListener("wheel", wheeled);
    element.removeEventListener("touchstart", touched);
  };
}
