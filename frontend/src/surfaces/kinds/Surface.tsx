import type { VNode } from "preact";
import type { Layout } from "../../wire";
import { Board } from "../grid/Board";
import { parsePlace } from "../grid/places";
import type { SurfaceProps } from "../spots/types";
import { Plan, renderWaiting, Track } from "./later";

interface Props extends SurfaceProps {
  /** The layout, for kinds that have one. */
  layout: Layout | undefined;
}

/** Return what is tapped on a grid for some places: the edge itself, else the cell, each once. */
const listTapped = (places: readonly string[]) => [
  ...new Set(places.map((place) => (parsePlace(place).edge ? place : parsePlace(place).cell))),
];

/** An interactive surface of any kind that is shown as a board. Screens use this, not the renderers of the kinds. */
export function Surface({ board, layout, ...rest }: Props): VNode | null {
  switch (board.kind) {
    case "grid": {
      const { legal, lit, trail, onCell } = rest;
      const ends = trail ? [trail.from, ...(trail.to === undefined ? [] : [trail.to])] : undefined;
      return (
        <Board
          {...rest}
          board={board}
          legal={legal && listTapped(legal)}
          lit={ends ?? lit}
          onCell={(cell, from) =>
            onCell?.(legal?.find((place) => listTapped([place])[0] === cell) ?? cell, from)
          }
        />
      );
    }
    case "plan":
      return layout?.kind === "plan" ? <Plan {...rest} board={board} layout={layout} /> : renderWaiting();
    case "track":
      return layout?.kind === "track" ? <Track {...rest} board={board} layout={layout} /> : renderWaiting();
    case "display":
      return null;
  }
}
