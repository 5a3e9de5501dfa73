import type { VNode } from "preact";
import type { Layout } from "../../wire";
import { Board } from "../grid/Board";
import { cellsOf } from "../grid/places";
import type { SurfaceProps } from "../spots/types";
import { Plan, Track, waiting } from "./later";

interface Props extends SurfaceProps {
  /** What is printed on it, where its kind has a layout. */
  layout: Layout | undefined;
}

/** A surface by its kind: the one way in for whoever shows one that can be looked at and tapped on. */
export function Surface({
  board,
  layout,
  draft,
  words,
  labels,
  quiet,
  trail,
  ...shown
}: Props): VNode | null {
  switch (board.kind) {
    case "grid": {
      const { legal, lit, onCell } = shown;
      const way = trail ? [trail.from, ...trail.path, ...(trail.to === undefined ? [] : [trail.to])] : lit;
      return (
        <Board
          {...shown}
          board={board}
          draft={draft}
          legal={legal && cellsOf(legal)}
          lit={way}
          onCell={(cell, from) =>
            onCell?.(legal?.find((place) => cellsOf([place])[0] === cell) ?? cell, from)
          }
        />
      );
    }
    case "plan":
      return layout?.kind === "plan" ? (
        <Plan
          {...shown}
          board={board}
          layout={layout}
          words={words}
          labels={labels}
          quiet={quiet}
          trail={trail}
        />
      ) : (
        waiting()
      );
    case "track":
      return layout?.kind === "track" ? (
        <Track
          {...shown}
          board={board}
          layout={layout}
          words={words}
          labels={labels}
          quiet={quiet}
          trail={trail}
        />
      ) : (
        waiting()
      );
    case "display":
      return null;
  }
}
