import { useEffect, useRef } from "preact/hooks";
import { type Point, UNIT } from "../camera";
import { useRoom } from "../useRoom";
import { isFine, SpotsLayers, sizeOfBadges } from "./SpotsLayers";
import type { SpotsProps } from "./types";

interface SpotsMapProps extends SpotsProps {
  /** A tap: the point in cells, and px for a cell. */
  onPoint: (at: Point & { scale: number }) => void;
}

/** Cells around the surface. */
const MARGIN = 0.2;

/**
 * All of a surface in small above the window on a part of it. Its taps are for the eye and the finger: keys go to the
 * window, which steps everywhere.
 */
export function SpotsMap({ onPoint, ...props }: SpotsMapProps) {
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
        scale,
      });
    };
    element.addEventListener("click", tapped);
    return () => element.removeEventListener("click", tapped);
  });

  const box = [-MARGIN, -MARGIN, size.x, size.y].map((part) => part * UNIT);
  return (
    <div ref={root} class="spots-map" style={{ aspectRatio: `${size.x} / ${size.y}` }}>
      <svg viewBox={box.join(" ")} aria-hidden="true" focusable="false">
        <SpotsLayers
          {...props}
          labels={{}}
          proof={undefined}
          bigger={sizeOfBadges(scale)}
          fine={isFine(scale)}
        />
      </svg>
    </div>
  );
}
