/** Find surfaces of a view: by owner, by id, by the places on them. */

import { has, say, t } from "../i18n";
import { type GameArt, showsSeat } from "../pieces/assets";
import type { GridView, Layout, PlanView, StackedPiece, Surface, TrackView, View } from "../wire";
import { listPiecesOn } from "./display/displays";

type Surfaces = Pick<View, "surfaces">;
/** Surfaces shown as a picture and as text. A display is shown by screens of its own. */
type Board = GridView | PlanView | TrackView;

export const EMPTY: GridView = { kind: "grid", name: { code: "" }, tiles: {} };

const isGrid = (surface: Surface | undefined): surface is GridView => surface?.kind === "grid";
const isBoard = (entry: [string, Surface]): entry is [string, Board] => entry[1].kind !== "display";
const isOwnTrack = (entry: [string, Board]): entry is [string, TrackView] =>
  entry[1].kind === "track" && entry[1].seat !== undefined;
const isShared = ([, { seat }]: [string, Surface]) => seat === undefined;

const listBoards = ({ surfaces }: Surfaces) => Object.entries(surfaces).filter(isBoard);

/** Return the id of the surface that a seat plays on: its own, else a shared one. */
export function findBoard(view: Surfaces, seat: number | undefined): string {
  const boards = listBoards(view);
  const ownBoard =
    boards.find(([, board]) => seat !== undefined && board.seat === seat) ?? boards.find(isShared);
  return (ownBoard ?? boards[0])?.[0] ?? "";
}

/** Return the ids of the surfaces shown as tabs beside this one: shared ones, and its owner's. */
export function listBoardsBeside(view: Surfaces, name: string): string[] {
  const owner = findOwner(view, name);
  return listBoards(view)
    .filter(([, { seat }]) => seat === undefined || seat === owner)
    .map(([id]) => id);
}

/** Return `name` if there is such a surface, else the first one: score lines without a board are about that one. */
export function findBoardNamed(view: Surfaces, name: string | undefined): string {
  return name !== undefined && view.surfaces[name] ? name : findBoard(view, undefined);
}

/** Return the ids of the shared surfaces in display order; empty if each seat has its own. */
export function listSharedBoards(view: Surfaces): string[] {
  return listBoards(view)
    .filter(isShared)
    .map(([id]) => id);
}

/** Return the seat that owns a surface; undefined if it is shared. */
export function findOwner({ surfaces }: Surfaces, name: string): number | undefined {
  return surfaces[name]?.seat;
}

/** Return the surface with this id, or an empty grid. */
export function findSurface({ surfaces }: Surfaces, name: string): Surface {
  return surfaces[name] ?? EMPTY;
}

/** Return the grid with this id, or an empty one. */
export function findGrid({ surfaces }: Surfaces, name: string): GridView {
  const surface = surfaces[name];
  return isGrid(surface) ? surface : EMPTY;
}

/** Return a view whose grids lack what was laid after a turn. @param turn undefined: nothing was. */
export function findSurfacesAfter<V extends Surfaces>(view: V, turn = Number.POSITIVE_INFINITY): V {
  const surfaces = Object.entries(view.surfaces).map(([name, surface]) => {
    if (!isGrid(surface)) return [name, surface];
    const tiles = Object.entries(surface.tiles).filter(([, tile]) => (tile.turn ?? 0) <= turn);
    return [name, { ...surface, tiles: Object.fromEntries(tiles) }];
  });
  return { ...view, surfaces: Object.fromEntries(surfaces) };
}

/** Return the layout of a plan or a track: the table's own, else the game's. In a wide window that for a TV, if there is one. */
export function findLayout(
  art: GameArt | null,
  view: Pick<View, "layouts"> | undefined,
  surface: Surface,
  wide = false,
): Layout | undefined {
  if (surface.kind !== "plan" && surface.kind !== "track") return undefined;
  const find = (id: string): Layout | undefined => view?.layouts?.[id] ?? art?.layouts[id];
  const layout = find(surface.layout);
  return wide && layout?.kind === "track" && layout.tv_layout ? find(layout.tv_layout) : layout;
}

/** The tracks of all seats as one: the same spaces, with everybody's pieces. */
export interface CommonTrack {
  /** The ids of the tracks that it stands for. */
  names: readonly string[];
  board: TrackView;
  layout: Layout;
}

/** Return the tracks of all seats as one for a TV, if they are alike and have a layout for it. Pieces without a seat are left
 * out: they lie on the board of one seat only.
 */
export function findCommonTrack(art: GameArt, view: View): CommonTrack | undefined {
  const tracks = listBoards(view).filter(isOwnTrack);
  const [, first] = tracks[0] ?? [];
  const phoneLayout = first && findLayout(art, view, first);
  if (!first || phoneLayout?.kind !== "track" || !phoneLayout.tv_layout) return undefined;
  if (tracks.some(([, track]) => track.layout !== first.layout)) return undefined;
  const pieces: Record<string, StackedPiece[]> = {};
  for (const [, track] of tracks) {
    for (const [place, stack] of Object.entries(track.pieces)) {
      const seatPieces = stack.filter(({ kind }) => showsSeat(art, kind));
      if (seatPieces.length) pieces[place] = [...(pieces[place] ?? []), ...seatPieces];
    }
  }
  const board: TrackView = { ...first, layout: phoneLayout.tv_layout, pieces };
  const layout = findLayout(art, view, board);
  return layout && { names: tracks.map(([name]) => name), board, layout };
}

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
      return listPiecesOn(surface).filter(([, { piece }]) => piece).length;
  }
}

export function nameSurface({ name, seat }: Surface): string {
  return say(seat === undefined ? name : { ...name, params: { seat, ...name.params } });
}

/** Return the name of a surface among those of one owner: a short one if the game has it, else its name. */
export function nameTab(surface: Surface): string {
  const word = `${surface.name.code}_tab`;
  return has(word) ? t(word) : nameSurface(surface);
}

/** Return the name of a surface with the number of pieces on it. */
export function describeSurface(surface: Surface): string {
  const name = nameSurface(surface);
  const counted = surface.kind === "grid" ? "board.tiles" : surface.counted;
  return counted ? t("board.label", { name, counted: t(counted, { n: countOn(surface) }) }) : name;
}

/** True if nothing lies on the surface. */
export function isBare(surface: Surface): boolean {
  return countOn(surface) === 0;
}

/** Return the surface that has one of these places: the named one if it does, else the first one. */
export function findBoardWith(
  art: GameArt | null,
  view: Pick<View, "layouts" | "surfaces">,
  name: string,
  places: readonly string[],
): string {
  const candidates = [name, ...listBoardsBeside(view, name)];
  return (
    candidates.find((id) => places.some((place) => hasPlace(art, view, findSurface(view, id), place))) ?? name
  );
}

/** True if a place is on a surface. A grid has no bounds. */
function hasPlace(
  art: GameArt | null,
  view: Pick<View, "layouts">,
  surface: Surface,
  place: string,
): boolean {
  const layout = findLayout(art, view, surface);
  if (layout?.kind === "plan") return place in layout.spots || place in (layout.areas ?? {});
  if (layout?.kind === "track") return place in layout.spaces;
  return surface.kind === "grid";
}
