import { Piece } from "./layers";

/** A standing piece beside a number; decoration for the eye. */
export function PiecePicture({ colour, size = 30 }: { colour: string; size?: number }) {
  return (
    <svg viewBox="-12 -18 24 36" width={(size * 2) / 3} height={size} aria-hidden="true" focusable="false">
      <Piece colour={colour} at={[0, 0]} scale={1} />
    </svg>
  );
}
