import type { VNode } from "preact";
import type { Layout, Surface as SurfaceView } from "../../wire";
import { BoardStill } from "../grid/BoardStill";
import type { SurfaceProps } from "../spots/types";
import { Plan, Track } from "./later";

type Props = Pick<SurfaceProps, "art" | "seats" | "label" | "legal" | "proof" | "lit"> & {
  board: SurfaceView;
  layout: Layout | undefined;
};

/** A whole surface of any kind as a picture without interaction. */
export function SurfaceStill({ board, layout, lit, ...shown }: Props): VNode | null {
  switch (board.kind) {
    case "grid":
      return <BoardStill {...shown} board={board} />;
    case "plan":
      return layout?.kind === "plan" ? (
        <Plan {...shown} lit={lit} board={board} layout={layout} still />
      ) : null;
    case "track":
      return layout?.kind === "track" ? (
        <Track {...shown} lit={lit} board={board} layout={layout} still />
      ) : null;
    case "display":
      return null;
  }
}
