/** Which surface: a table has one in the middle, or one of each seat, as each surface says. */

import { t, text } from "../i18n";
import type { GridView, Surface, View } from "../wire";

type Surfaces = Pick<View, "surfaces">;

/** A grid on which nothing lies. */
export const EMPTY: GridView = { kind: "grid", name: { code: "" }, counted: "", tiles: {} };

const isGrid = (surface: Surface | undefined): surface is GridView => surface?.kind === "grid";

/** The id of the grid that a seat plays on: its own, or everybody's. */
export function boardOf({ surfaces }: Surfaces, seat: number | undefined): string {
  const grids = Object.entries(surfaces).filter(([, surface]) => isGrid(surface));
  const found = grids.find(([, grid]) => seat !== undefined && grid.seat === seat) ?? grids.find(isShared);
  return (found ?? grids[0])?.[0] ?? "";
}

const isShared = ([, { seat }]: [string, Surface]) => seat === undefined;

/** The grid that belongs to everybody; undefined where each seat has its own. */
export function sharedGrid({ surfaces }: Surfaces): GridView | undefined {
  return Object.values(surfaces).find(
    (surface): surface is GridView => isGrid(surface) && surface.seat === undefined,
  );
}

/** Whose surface it is; undefined: everybody's. */
export function ownerOf({ surfaces }: Surfaces, name: string): number | undefined {
  return surfaces[name]?.seat;
}

/** What lies on a grid; nothing where there is none of that name. */
export function lyingOn({ surfaces }: Surfaces, name: string): GridView {
  const surface = surfaces[name];
  return isGrid(surface) ? surface : EMPTY;
}

/** What a grid is called, and how many tiles lie on it. */
export function labelOf(grid: GridView): string {
  return t("board.label", {
    name: text(grid.name),
    counted: t(grid.counted, { n: Object.keys(grid.tiles).length }),
  });
}
