import type { GameArt } from "../../pieces/assets";
import { Content } from "../Content";
import { Piece, PieceShape } from "./layers";
import "./Board.css";

interface PiecePictureProps {
  colour: string;
  size?: number;
  /** The game's picture of the piece; without one, a standing peg. */
  picture?: string | undefined;
  /** Where that picture has its seat's shape. */
  parts?: GameArt["parts"][string] | undefined;
}

/** A piece beside a number, as decoration. */
export function PiecePicture({ colour, size = 30, picture, parts }: PiecePictureProps) {
  if (picture) {
    return (
      <svg viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true">
        <g class={`piece-drawn seat-${colour}`}>
          <Content source={picture} />
          <PieceShape colour={colour} parts={parts} />
        </g>
      </svg>
    );
  }
  return (
    <svg viewBox="-12 -18 24 36" width={(size * 2) / 3} height={size} aria-hidden="true">
      <Piece colour={colour} at={[0, 0]} scale={1} />
    </svg>
  );
}
