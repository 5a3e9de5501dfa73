/** Which surface: a table has one in the middle, or one of each seat, as each surface says. */

import { t, text } from "../i18n";
import type { GameArt } from "../pieces/assets";
import type { GridView, Layout, PlanView, Surface, TrackView, View } from "../wire";
import { piecesOn } from "./display/displays";

type Surfaces = Pick<View, "surfaces">;
/** What is looked at as a picture and as text. A display is shown by the screens that are about what it has. */
type Board = GridView | PlanView | TrackView;

/** A grid on which nothing lies. */
export const EMPTY: GridView = { kind: "grid", name: { code: "" }, tiles: {} };

const isGrid = (surface: Surface | undefined): surface is GridView => surface?.kind === "grid";
const isBoard = (entry: [string, Surface]): entry is [string, Board] => entry[1].kind !== "display";
const isShared = ([, { seat }]: [string, Surface]) => seat === undefined;

const boardsIn = ({ surfaces }: Surfaces) => Object.entries(surfaces).filter(isBoard);

/** The id of the surface that a seat plays on: its own, or everybody's. */
export function boardOf(view: Surfaces, seat: number | undefined): string {
  const boards = boardsIn(view);
  const found =
    boards.find(([, board]) => seat !== undefined && board.seat === seat) ?? boards.find(isShared);
  return (found ?? boards[0])?.[0] ?? "";
}

/** The ids of all surfaces that are looked at beside this one: everybody's, and its owner's. */
export function boardsBeside(view: Surfaces, name: string): string[] {
  const owner = ownerOf(view, name);
  return boardsIn(view)
    .filter(([, { seat }]) => seat === undefined || seat === owner)
    .map(([id]) => id);
}

/** The surface with this id, else the first one: a line that names none is about that. */
export function boardNamed(view: Surfaces, name: string | undefined): string {
  return name !== undefined && view.surfaces[name] ? name : boardOf(view, undefined);
}

/** Everybody's surfaces in the order to show; none where each seat has its own. */
export function sharedBoards(view: Surfaces): string[] {
  return boardsIn(view)
    .filter(isShared)
    .map(([id]) => id);
}

/** Whose surface it is; undefined: everybody's. */
export function ownerOf({ surfaces }: Surfaces, name: string): number | undefined {
  return surfaces[name]?.seat;
}

/** The surface of any kind with this id; an empty one where there is none. */
export function surfaceIn({ surfaces }: Surfaces, name: string): Surface {
  return surfaces[name] ?? EMPTY;
}

/** What lies on a grid; nothing where there is none of that name. */
export function lyingOn({ surfaces }: Surfaces, name: string): GridView {
  const surface = surfaces[name];
  return isGrid(surface) ? surface : EMPTY;
}

/** What is printed on a surface: as the table says, else as the game does. A grid has nothing printed on it. */
export function layoutOf(
  art: GameArt | null,
  view: Pick<View, "layouts"> | undefined,
  surface: Surface,
): Layout | undefined {
  if (surface.kind !== "plan" && surface.kind !== "track") return undefined;
  return (view?.layouts?.[surface.layout] as Layout | undefined) ?? art?.layouts[surface.layout];
}

/** How many things lie on a surface. */
function countOn(surface: Surface): number {
  const sum = (stacks: Readonly<Record<string, readonly unknown[]>>) =>
    Object.values(stacks).reduce((count, stack) => count + stack.length, 0);
  switch (surface.kind) {
    case "grid":
      return Object.keys(surface.tiles).length;
    case "plan":
      return sum(surface.stacks);
    case "track":
      return sum(surface.pieces);
    case "display":
      return piecesOn(surface).filter(([, { piece }]) => piece).length;
  }
}

/** What a surface is called. */
export function surfaceName({ name, seat }: Surface): string {
  return text(seat === undefined ? name : { ...name, params: { seat, ...name.params } });
}

/** What a surface is called, and how many things lie on it. */
export function labelOf(surface: Surface): string {
  const name = surfaceName(surface);
  const counted = surface.kind === "grid" ? "board.tiles" : surface.counted;
  return counted ? t("board.label", { name, counted: t(counted, { n: countOn(surface) }) }) : name;
}

/** Whether nothing lies on it. */
export function isBare(surface: Surface): boolean {
  return countOn(surface) === 0;
}

/** The surface that some places are on: the named one if it has any of them, else the first one that has. */
export function boardWith(
  art: GameArt | null,
  view: Pick<View, "layouts" | "surfaces">,
  name: string,
  places: readonly string[],
): string {
  const candidates = [name, ...boardsBeside(view, name)];
  return (
    candidates.find((id) => places.some((place) => hasPlace(art, view, surfaceIn(view, id), place))) ?? name
  );
}

/** Whether a place is one of a surface's. A grid goes on without end. */
function hasPlace(
  art: GameArt | null,
  view: Pick<View, "layouts">,
  surface: Surface,
  place: string,
): boolean {
  const layout = layoutOf(art, view, surface);
  if (layout?.kind === "plan") return place in layout.spots || place in (layout.areas ?? {});
  if (layout?.kind === "track") return place in layout.spaces;
  return surface.kind === "grid";
}
