/** Table steps: their words and their places. */

import { t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { findBoard, findGrid, findLayout, findSurface, nameSurface } from "../surfaces/boards";
import { nameTile } from "../surfaces/grid/describe";
import {
  type BoardVersions,
  describeMoveWithin,
  describePart,
  describeWhere,
  listTurnsAround,
} from "../surfaces/grid/landmarks";
import { listWholePlaces } from "../surfaces/kinds/places";
import type { Seats } from "../surfaces/types";
import type { Difference, GridView, Layout, Surface, TableStep, View } from "../wire";
import { describeStackStep } from "./stacks";

/** Return the places of a step: its source and its target. */
export function listPlaces({ place = "", to = "" }: TableStep): string[] {
  return [place, to].filter((part) => part !== "");
}

/** Return the boards that the steps change, each once. */
export function listBoards(steps: readonly TableStep[]): string[] {
  const touching = steps.filter((step) => listPlaces(step).length > 0);
  return [...new Set(touching.map(({ board = "main" }) => board))];
}

/** Return the board to show first: one that the steps change, else the first one. */
export function findFirstBoard(view: View, steps: readonly TableStep[]): string {
  return listBoards(steps)[0] ?? findBoard(view, undefined);
}

/** Return the places that the steps change on a board; on a grid, the cells. */
export function listTouched(
  steps: readonly TableStep[],
  board = "main",
  kind: Surface["kind"] = "grid",
): string[] {
  const places = steps.filter((step) => (step.board ?? "main") === board).flatMap(listPlaces);
  return listWholePlaces(places, kind);
}

/** What is needed to put steps into words. */
export interface Table {
  art: GameArt;
  describeSurface: (surface: string) => string;
  around: (board: string) => BoardVersions;
  /** Returns the layout of a board; undefined for a grid. */
  printed?: (board: string) => Layout | undefined;
}

/** Return the table that the steps are about. `after`: the surfaces once the steps are done, if the server sent them. No
 * place is described by a tile that one of the steps lays, because it may not lie there yet.
 */
export function buildTable(
  art: GameArt,
  view: View,
  steps: readonly TableStep[] = [],
  after: View["surfaces"] = {},
): Table {
  const around = (name: string) => {
    const board = findGrid(view, name);
    return [
      withoutTiles(board, listLaidCells(steps, name)),
      board,
      ...(after[name] ? [findGrid({ surfaces: after }, name)] : []),
    ];
  };
  const printed = (name: string) => findLayout(art, view, findSurface(view, name));
  const describeSurface = (name: string) => {
    const surface = view.surfaces[name];
    return surface ? nameSurface(surface) : "";
  };
  return { art, describeSurface, around, printed };
}

/** Return the cells of a board where the steps lay a tile. */
function listLaidCells(steps: readonly TableStep[], board: string): Set<string> {
  const laid = steps.filter(({ what, board: on = "main" }) => on === board && LAYING.includes(what));
  return new Set(laid.map(({ to = "" }) => to));
}

function withoutTiles(board: GridView, cells: Set<string>): GridView {
  const tiles = Object.entries(board.tiles).filter(([cell]) => !cells.has(cell));
  return { ...board, tiles: Object.fromEntries(tiles) };
}

/** A step in words. `seat`: the owner of the piece or board; undefined if it is everybody's. */
export interface Todo {
  seat?: number | undefined;
  /** Forms the words; within a `Sentence`, tiles become pictures. */
  form: () => string;
  /** How the tiles in the words lie, by tile. */
  turns?: Readonly<Record<string, number>>;
}

const LAYING: readonly TableStep["what"][] = ["move_tile", "lay_tile"];
const TILES: readonly TableStep["what"][] = ["take_tile", "turn_tile", ...LAYING];

export function describeTodo(table: Table, step: TableStep): Todo {
  const { what, board = "main", seat } = step;
  // Tiles of the shared board are everybody's, whoever laid them.
  const common = board === "main" && TILES.includes(what);
  return {
    seat: common ? undefined : seat,
    form: () => describeStep(table, step),
    turns: listTurns(table, step),
  };
}

/** Return how the moved tile is to lie, and how the tiles around it do. */
function listTurns({ around }: Table, step: TableStep): Record<string, number> {
  const { board = "main", place = "", to = place, tile = "", rotation } = step;
  const turns = listTurnsAround(around(board), to);
  return rotation === undefined ? turns : { ...turns, [tile]: rotation };
}

function describeStep(table: Table, step: TableStep): string {
  const { art } = table;
  const { what, board = "main", place = "", to = "", tile = "", kind = "", seat, n = 0 } = step;
  const layout = table.printed?.(board);
  const onSpots = layout && describeStackStep(art.id, layout, step);
  if (onSpots !== undefined) return onSpots;
  const around = table.around(board);
  const name = nameTile(art, tile);
  const piece = (form: "the" | "bare", count = 1) => t(`${art.id}.piece_${kind}`, { form, n: count });
  const at = (cell: string) => describeWhere(art, around, cell);
  const part = (target: string) => describePart(art, around, target);
  switch (what) {
    case "take_tile":
      return t("corrections.take_tile", { tile: name, place: at(place) });
    case "move_tile":
      if (at(place) === at(to)) return t("corrections.move_tile_shown", { tile: name });
      return t("corrections.move_tile", { tile: name, place: at(place), to: at(to) });
    case "turn_tile":
      return t("corrections.turn_tile", { tile: name, place: at(place) });
    case "lay_tile":
      return t("corrections.lay_tile", { tile: name, to: at(to) });
    case "take_piece":
      return t("corrections.take_piece", { piece: piece("the"), place: part(place) });
    case "move_piece":
      if (at(place) === at(to)) return describeMoveWithin(art, around, piece("the"), { from: place, to });
      return t("corrections.move_piece", { piece: piece("the"), place: part(place), to: part(to) });
    case "put_piece":
      return t("corrections.put_piece", { piece: piece("the"), to: part(to) });
    case "stock":
      return t("corrections.stock", {
        piece: piece("bare", Math.abs(n)),
        n: Math.abs(n),
        way: n > 0 ? "more" : "fewer",
      });
    case "put_back":
      return t(seat === undefined ? "corrections.put_back" : "corrections.put_back_of", { tile: name });
    case "set_aside":
      return t("corrections.set_aside", { tile: name });
    case "hold":
      return t(seat === undefined ? "corrections.hold" : "corrections.hold_of", { tile: name });
    case "price":
      return t(`${art.id}.step_price`, { tile: name, n });
    case "market":
    case "market_unknown":
      return describeWare(table, step);
    case "score_tile":
      return t(`${art.id}.step_score_tile`, { n });
    case "turn_piece":
    case "tip_over":
    case "stand_up":
      return t(`corrections.${what}`, { piece: piece("the"), place });
    case "fill_slot":
    case "empty_slot":
    case "slot_price":
      return t(`corrections.${what}`, { tile: tile ? name : t("corrections.market_unknown"), n });
    case "mark":
    case "unmark":
      return t(`corrections.${what}`, { tile: name, place: at(place), mark: t(`${art.id}.mark_${kind}`) });
  }
}

/** Say what has to lie on a space of the market. */
function describeWare(
  { art, describeSurface }: Table,
  { what, board = "", tile = "", n = 0, instead = "" }: TableStep,
): string {
  const named = (id: string) => t("corrections.market_tile", { tile: nameTile(art, id) });
  const none = t(what === "market_unknown" ? "corrections.market_unknown" : "corrections.market_none");
  const lying = tile ? named(tile) : none;
  const market = describeSurface(board);
  return instead
    ? t("corrections.market_instead", { market, n, lying, instead: named(instead) })
    : t("corrections.market", { market, n, lying });
}

/** Return what the score track has to show for each seat whose points change. */
export function listTrackTodos(difference: Difference): Todo[] {
  return Object.entries(difference.points ?? {}).map(([key, { before, after }]) => ({
    seat: Number(key),
    form: () => t("corrections.track", { before, after }),
  }));
}

/** Return "Ben: Score track: from 4 to 0.". */
export function formatTodo(seats: Seats, { seat, form }: Todo): string {
  const words = form();
  return seat === undefined
    ? words
    : t("corrections.step_of", { name: seats[seat]?.name ?? "", what: words });
}
