/** Marks on what a score line cites, in stage units, for surfaces of any kind. */

interface MarkProps {
  x: number;
  y: number;
  scale: number;
}

/** A cross on a place that was examined but not counted. */
export function LeftOver({ place, x, y, scale }: MarkProps & { place: string }) {
  return (
    <g class="left-over" data-left-over={place} transform={`translate(${x} ${y})scale(${scale})`}>
      <circle r="9" />
      <path d="M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4" />
    </g>
  );
}

/** The number of a thing that gave points. */
export function ProofNumber({ number, x, y, scale }: MarkProps & { number: number }) {
  return (
    <g class="proof-number" data-number={number} transform={`translate(${x} ${y})scale(${scale})`}>
      <circle r="12" />
      <text y="5.2">{number}</text>
    </g>
  );
}
