import type { VNode } from "preact";
import type { Layout, Surface as SurfaceView } from "../../wire";
import { BoardStill } from "../grid/BoardStill";
import type { SurfaceProps } from "../spots/types";
import { Plan, Track } from "./later";

type Props = Pick<SurfaceProps, "art" | "seats" | "label" | "legal" | "proof" | "lit" | "live"> & {
  board: SurfaceView;
  layout: Layout | undefined;
  /** The only spaces of a track that are shown; on a plan, the spots around which it is shown. */
  close?: readonly string[];
};

/** A whole surface of any kind as a picture without interaction. */
export function SurfaceStill({ board, layout, lit, close, ...rest }: Props): VNode | null {
  switch (board.kind) {
    case "grid":
      return <BoardStill {...rest} board={board} />;
    case "plan":
      return layout?.kind === "plan" ? (
        <Plan {...rest} lit={lit} around={close} board={board} layout={layout} still />
      ) : null;
    case "track":
      return layout?.kind === "track" ? (
        <Track {...rest} lit={lit} close={close} board={board} layout={layout} still />
      ) : null;
    case "display":
      return null;
  }
}
