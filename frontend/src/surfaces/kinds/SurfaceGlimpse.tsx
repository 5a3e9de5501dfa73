import type { GameArt } from "../../pieces/assets";
import type { Surface, View } from "../../wire";
import { describeSurface, findLayout } from "../boards";
import { GridGlimpse } from "../grid/GridGlimpse";
import type { Seats } from "../types";
import { listWholePlaces } from "./places";
import { SurfaceStill } from "./SurfaceStill";

interface GlimpseProps {
  art: GameArt;
  seats: Seats;
  view: View;
  board: Surface;
  places: readonly string[];
  size?: number;
}

/** Picture of the relevant part of a surface: a few cells of a grid, the spaces of a track, a plan around some places. */
export function SurfaceGlimpse({ art, seats, view, board, places, size = 150 }: GlimpseProps) {
  if (board.kind === "grid") {
    return <GridGlimpse art={art} seats={seats} board={board} cells={listWholePlaces(places)} size={size} />;
  }
  return (
    <div class="glimpse glimpse-whole" aria-hidden="true">
      <SurfaceStill
        art={art}
        seats={seats}
        board={board.kind === "track" ? { ...board, ahead: {} } : board}
        layout={findLayout(art, view, board)}
        lit={places}
        close={places}
        label={describeSurface(board)}
      />
    </div>
  );
}
