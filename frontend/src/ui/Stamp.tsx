/** Shape and path of each seat colour. */
export const SHAPES: Record<string, { shape: string; path: string }> = {
  red: { shape: "square", path: "M-7-7H7V7H-7z" },
  blue: { shape: "disc", path: "M0-8A8 8 0 1 1 0 8 8 8 0 1 1 0-8z" },
  yellow: { shape: "triangle", path: "M0-8.4L8.6 6.8H-8.6z" },
  green: { shape: "cross", path: "M-2.9-8.2H2.9V-2.9H8.2V2.9H2.9V8.2H-2.9V2.9H-8.2V-2.9H-2.9z" },
  coal: { shape: "kite", path: "M0-9L6 0 0 9-6 0z" },
  pink: {
    shape: "burst",
    path: "M0 -8.8L2.5 -2.9L8.9 -2.3L4.1 1.9L5.5 8.2L0 4.9L-5.5 8.2L-4.1 1.9L-8.9 -2.3L-2.5 -2.9z",
  },
  bone: { shape: "moon", path: "M5-7.6A8.4 8.4 0 1 0 5 7.6 8.6 8.6 0 0 1 5-7.6z" },
};

/** The dashed place of a seat that nobody has taken. */
const FREE = SHAPES.coal?.path;

interface StampProps {
  /** Colour of the wood; without one an empty place is drawn. */
  colour?: string | undefined;
  /** 12, 22, 28 or 44. */
  size?: number;
}

/** Stamp of a seat: its colour with the shape that belongs to it. Decorative; the name is written beside it. */
export function Stamp({ colour, size = 22 }: StampProps) {
  const shape = colour === undefined ? undefined : SHAPES[colour];
  return (
    <svg
      class={shape ? `stamp seat-${colour}` : "stamp stamp-free"}
      viewBox="-11 -11 22 22"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path class="stamp-halo" d={shape?.path ?? FREE} stroke-width="5" stroke-linejoin="round" />
      <path class="stamp-shape" d={shape?.path ?? FREE} stroke-width="2" stroke-linejoin="round" />
    </svg>
  );
}
