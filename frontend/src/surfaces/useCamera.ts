import type { RefObject } from "preact";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Level } from "../pieces/assets";
import {
  type Bounds,
  type Camera,
  type Cell,
  CLOSE_MARGIN,
  clampCamera,
  findBoardPoint,
  findLevel,
  fitCamera,
  fitForTouch,
  formatTransform,
  leadCamera,
  type Point,
  type Size,
  shows,
  TARGET,
  zoomCamera,
} from "./camera";
import { listen } from "./gestures";

/** What the window should show. A new `key` moves the camera; with the same key it stays where a finger moved it. */
export type Aim = { key: string } & (
  | { kind: "whole"; close?: true } // `close`: without room for fingers around it
  | { kind: "touch"; cell: Cell; choice?: Cell }
  | { kind: "cell"; cell: Cell }
  | { kind: "near"; around: Bounds }
  | { kind: "places"; around: Bounds }
  | { kind: "look"; around: Bounds; least?: number } // px per cell
);

/** Scale while a tile is being laid, and scale of a proof, in CSS px per tile. */
const NEAR = 130;
const PROOF_NEAR = 78;
/** Px per cell where spots are looked at closely, if what is looked at fits. */
const NEAR_SPOT = 48;
const ZOOM_STEP = 1.5;

export interface CameraControl {
  level: Level;
  /** CSS px per tile, updated when the last finger is up. */
  scale: number;
  /** Where the camera is, updated when the last finger is up. */
  shown: Camera;
  size: () => Size;
  zoomIn: () => void;
  zoomOut: () => void;
  fitBoard: () => void;
  /** Return the board's point, in cells, under a point of the window, with the px per cell. */
  under: (at: Point) => Point & { scale: number };
  /** Bring a cell into the window if it is outside. */
  reveal: (cell: Cell) => void;
  /** Bring points into the middle of the window: as many as fit, the nearest first. */
  lead: (points: readonly Point[]) => void;
}

interface Refs {
  frame: RefObject<HTMLElement | null>;
  stage: RefObject<SVGSVGElement | null>;
}

/**
 * Camera of a board. While fingers are down only a CSS transform changes; the level of detail changes once they are up.
 *
 * @param bounds the box around all tiles and, while one is placed, free cells.
 */
export function useCamera(
  { frame, stage }: Refs,
  bounds: Bounds,
  aim: Aim,
  onTap: (at: Point) => void,
): CameraControl {
  const camera = useRef<Camera>({ x: 0.5, y: 0.5, scale: 56 });
  const size = useRef<Size>({ width: 0, height: 0 });
  const moved = useRef(false);
  const beforeAim = useRef<{ key: string; camera: Camera } | null>(null);
  const current = useRef({ bounds, aim, onTap });
  const [shown, setShown] = useState(camera.current);
  const [measured, setMeasured] = useState(0);

  const draw = useCallback(
    (next: Camera, ease: boolean) => {
      camera.current = next;
      const svg = stage.current;
      if (!svg) return;
      svg.classList.toggle("board-easing", ease);
      svg.style.transform = formatTransform(next, size.current);
    },
    [stage],
  );

  const settle = useCallback(
    (next: Camera, ease = false) => {
      draw(next, ease);
      stage.current?.classList.remove("board-moving");
      setShown(next);
    },
    [draw, stage],
  );

  useLayoutEffect(() => {
    current.current = { bounds, aim, onTap };
  });

  // Measure the window, now and whenever the sheet below it changes its size.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      if (next.width === size.current.width && next.height === size.current.height) return;
      size.current = next;
      setMeasured((count) => count + 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  const aimed = useRef("");
  // Where the camera pointed before places were highlighted; null once a finger has moved it.
  const rested = useRef<Aim | null>(null);
  const boundsKey = `${bounds.left},${bounds.top},${bounds.right},${bounds.bottom}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the aim, `boundsKey` for the bounds
  useLayoutEffect(() => {
    if (!size.current.width || !measured) return;
    const first = aimed.current === "";
    const fresh = aim.key !== aimed.current;
    if (!fresh && moved.current) {
      settle(clampCamera(camera.current, bounds));
      return;
    }
    const back = beforeAim.current?.key === aim.key ? beforeAim.current.camera : undefined;
    // Only where a finger moved it: the window may have another size by then.
    if (fresh && aim.kind === "cell")
      beforeAim.current = moved.current ? { key: aimed.current, camera: camera.current } : null;
    aimed.current = aim.key;
    if (moved.current) rested.current = null;
    if (aim.kind !== "look") rested.current = aim;
    if (fresh) moved.current = false;
    const from = first ? fitCamera(bounds, size.current) : camera.current;
    const before = fresh || !rested.current ? from : findCamera(rested.current, bounds, size.current, from);
    settle(back ?? findCamera(aim, bounds, size.current, before), !first && fresh);
  }, [aim.key, boundsKey, measured, settle]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    return listen(element, {
      camera: () => camera.current,
      size: () => size.current,
      move: (next) => {
        moved.current = true;
        stage.current?.classList.add("board-moving");
        draw(clampCamera(next, current.current.bounds), false);
      },
      settle: () => settle(camera.current),
      tap: (at) => current.current.onTap(at),
    });
  }, [frame, stage, draw, settle]);

  const zoomBy = (factor: number) => {
    moved.current = true;
    const middle = { x: size.current.width / 2, y: size.current.height / 2 };
    settle(zoomCamera(camera.current, size.current, factor, middle), true);
  };

  return {
    level: findLevel(shown.scale),
    scale: shown.scale,
    shown,
    size: () => size.current,
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    fitBoard: () => {
      moved.current = true;
      settle(fitCamera(current.current.bounds, size.current), true);
    },
    under: (at) => ({ ...findBoardPoint(camera.current, size.current, at), scale: camera.current.scale }),
    reveal: (cell) => {
      const box = { left: cell.x, top: cell.y, right: cell.x, bottom: cell.y };
      if (!size.current.width || shows(camera.current, size.current, box)) return;
      moved.current = true;
      settle({ ...camera.current, x: cell.x + 0.5, y: cell.y + 0.5 }, true);
    },
    lead: (points) => {
      moved.current = true;
      settle(leadCamera(points, camera.current, size.current), true);
    },
  };
}

/** Return the px per cell at which a part of the board is looked at closely. */
export function computeNearScale({ left, right, top, bottom }: Bounds, bounds: Bounds, size: Size): number {
  const fits = Math.min(size.width / (right - left + 2), size.height / (bottom - top + 2));
  return Math.max(fitCamera(bounds, size).scale, Math.min(NEAR_SPOT, fits));
}

function findCamera(aim: Aim, bounds: Bounds, size: Size, now: Camera): Camera {
  switch (aim.kind) {
    case "whole":
      return aim.close
        ? fitCamera(bounds, size, CLOSE_MARGIN, Math.max(96, Math.min(size.width, size.height) / 2))
        : fitCamera(bounds, size);
    case "touch":
      return fitForTouch(bounds, size, aim.cell, aim.choice);
    case "near": {
      // Large enough to be tapped, as far as all of `around` is in the window.
      const fittedCamera = fitCamera(bounds, size);
      const scale = computeNearScale(aim.around, bounds, size);
      if (fittedCamera.scale >= Math.min(TARGET, scale)) return fittedCamera;
      const { left, right, top, bottom } = aim.around;
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
      return fitForTouch(bounds, size, middle, middle, scale);
    }
    case "cell": {
      // Shifted a little towards the middle of the board, so that the neighbours of the tile are visible.
      const { x, y } = aim.cell;
      const scale = Math.max(TARGET, Math.min(NEAR, size.width / 1.6, size.height / 1.5));
      const lean = (at: number, middle: number, px: number) => {
        const room = Math.max(0, px / scale / 2 - 0.85);
        return at + 0.5 + Math.max(-room, Math.min(room, (middle - at - 0.5) / 4));
      };
      return {
        x: lean(x, (bounds.left + bounds.right + 1) / 2, size.width),
        y: lean(y, (bounds.top + bounds.bottom + 1) / 2, size.height),
        scale,
      };
    }
    case "places":
      return fitCamera(aim.around, size, 0.8, PROOF_NEAR);
    case "look": {
      const { around, least = 0 } = aim;
      if (shows(now, size, around) && now.scale >= least) return now;
      const camera = fitCamera(around, size, 1, Math.max(now.scale, least));
      return { ...camera, scale: Math.max(camera.scale, least) };
    }
  }
}
