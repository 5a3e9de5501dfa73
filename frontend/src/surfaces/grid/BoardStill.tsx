import { useMemo, useRef, useState } from "preact/hooks";
import { NO_PLACES } from "../types";
import { useCamera } from "../useCamera";
import { LegalCells, Marks, Outline, Pieces, Tiles, Turrets } from "./layers";
import { ProofLayer } from "./ProofLayer";
import { computeBounds, findNewest } from "./places";
import { listCellsOfProof } from "./proof";
import type { BoardProps } from "./types";
import "./Board.css";

type StillProps = Pick<BoardProps, "art" | "board" | "seats" | "label" | "legal" | "proof">;

/** The whole board as a picture without interaction. */
export function BoardStill({ art, board, seats, label, legal = NO_PLACES, proof }: StillProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<SVGSVGElement>(null);
  const bounds = useMemo(
    () => computeBounds([...Object.keys(board.tiles), ...Object.keys(board.marks ?? {}), ...legal]),
    [board.tiles, board.marks, legal],
  );
  const newest = findNewest(board.tiles);
  const [since] = useState(newest.n);
  const proven = proof && listCellsOfProof(proof, board).length ? proof : undefined;
  const { level, scale } = useCamera(
    { frame, stage },
    bounds,
    { kind: "whole", key: "whole", close: true },
    () => undefined,
  );
  return (
    <div
      class={proven ? "board board-still board-proof" : "board board-still"}
      ref={frame}
      role="img"
      aria-label={label}
    >
      <svg ref={stage} class="board-stage" width="100" height="100" viewBox="0 0 100 100" aria-hidden="true">
        <g class={proven ? "board-layers board-faint" : "board-layers"}>
          <Tiles art={art} tiles={board.tiles} level={level} since={since} />
          <LegalCells tiles={board.tiles} cells={legal} />
          {board.marks ? <Marks art={art} tiles={board.tiles} marks={board.marks} /> : null}
          <Turrets art={art} tiles={board.tiles} level={level} />
          <Pieces art={art} tiles={board.tiles} pieces={board.pieces ?? {}} seats={seats} level={level} />
        </g>
        {proven ? (
          <ProofLayer art={art} board={board} seats={seats} level={level} scale={scale} line={proven} />
        ) : null}
        {newest.n && !legal.length && !proof ? <Outline name="lit" cells={[newest.cell]} /> : null}
      </svg>
    </div>
  );
}
