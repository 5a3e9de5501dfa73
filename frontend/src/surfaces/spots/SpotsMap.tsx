import { render } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Bounds, type Point, UNIT } from "../camera";
import { useRoom } from "../useRoom";
import { computeBadgeSize, isFine, SpotsLayers } from "./SpotsLayers";
import type { SpotsProps } from "./types";

interface SpotsMapProps extends SpotsProps {
  /** The part in the window. */
  seen: Bounds;
  /** A tap: the point in cells. */
  onPoint: (at: Point) => void;
}

/** Cells around the surface. */
const MARGIN = 0.2;

/**
 * All of a surface in small beside the window on a part of it, with a frame around that part. A tap moves the window
 * there and chooses nothing. Keys go to the window, which steps everywhere.
 */
export function SpotsMap({ onPoint, seen, ...props }: SpotsMapProps) {
  const { chart } = props;
  const root = useRef<HTMLDivElement>(null);
  const room = useRoom(root);
  const size = { x: chart.size.x + 2 * MARGIN, y: chart.size.y + 2 * MARGIN };
  const scale = Math.min(room.width / size.x, room.height / size.y) || 1;

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const tapped = (event: MouseEvent) => {
      const box = element.getBoundingClientRect();
      onPoint({
        x: (event.clientX - box.left - box.width / 2) / scale + chart.size.x / 2,
        y: (event.clientY - box.top - box.height / 2) / scale + chart.size.y / 2,
      });
    };
    element.addEventListener("click", tapped);
    return () => element.removeEventListener("click", tapped);
  });

  const box = [-MARGIN, -MARGIN, size.x, size.y].map((part) => part * UNIT);
  return (
    <div ref={root} class="spots-map" style={{ aspectRatio: `${size.x} / ${size.y}` }}>
      <svg viewBox={box.join(" ")} aria-hidden="true">
        <SpotsLayers
          {...props}
          legal={[]}
          changes={undefined}
          labels={{}}
          proof={undefined}
          bigger={computeBadgeSize(scale)}
          fine={isFine(scale)}
        />
        <SeenFrame seen={seen} size={chart.size} />
      </svg>
    </div>
  );
}

/** A frame around the part in the window, as far as it is on the surface. */
function SeenFrame({ seen, size }: { seen: Bounds; size: Point }) {
  const [left, top] = [Math.max(-MARGIN / 2, seen.left), Math.max(-MARGIN / 2, seen.top)];
  const [right, bottom] = [
    Math.min(size.x + MARGIN / 2, seen.right + 1),
    Math.min(size.y + MARGIN / 2, seen.bottom + 1),
  ];
  const box = {
    x: left * UNIT,
    y: top * UNIT,
    width: Math.max(0, right - left) * UNIT,
    height: Math.max(0, bottom - top) * UNIT,
    rx: 20,
  };
  return (
    <g data-seen>
      <rect class="spots-seen-edge" {...box} />
      <rect class="spots-seen" {...box} />
    </g>
  );
}

/** The map in an element elsewhere on the screen. */
export function SpotsMapIn({ slot, ...props }: SpotsMapProps & { slot: HTMLElement }) {
  useLayoutEffect(() => render(<SpotsMap {...props} />, slot));
  useLayoutEffect(() => () => render(null, slot), [slot]);
  return null;
}
