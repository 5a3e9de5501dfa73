/** Requests to share and import boxes. */

import { client, withTimeout } from "../net/client";
import type { BoxDifference, BoxExport } from "../wire";

/** Timeout for files with a whole box, in ms. */
const LONG = 30_000;

const ofGame = (game: string) => ({ path: { game } });
/** Send any text as a box's file; the server decides whether it is one. */
const asFile = (text: string) => new Blob([text], { type: "application/json" }) as unknown as BoxExport;

export const sharing = {
  file: (game: string) =>
    client.GET("/api/v1/games/{game}/box/export.json", {
      params: ofGame(game),
      parseAs: "blob",
      fetch: withTimeout(LONG),
    }),
  /** The differences between this phone's box and one given as text. */
  compare: (game: string, text: string) =>
    client.POST("/api/v1/games/{game}/box/compare", {
      params: ofGame(game),
      body: asFile(text),
      fetch: withTimeout(LONG),
    }),
  /** Import a box. Refused if this phone's box is no longer the `compared` one. */
  take: (game: string, file: BoxExport, compared: string) =>
    client.POST("/api/v1/games/{game}/box/import", {
      params: { ...ofGame(game), query: { compared } },
      body: asFile(JSON.stringify(file)),
      fetch: withTimeout(LONG),
    }),
  link: (game: string) => client.GET("/api/v1/games/{game}/box/link", { params: ofGame(game) }),
  linkMake: (game: string) =>
    client.POST("/api/v1/games/{game}/box/link", { params: ofGame(game), body: {} }),
  linkEnd: (game: string) => client.DELETE("/api/v1/games/{game}/box/link", { params: ofGame(game) }),
  /** The box of a link. */
  look: (game: string, code: string) =>
    client.POST("/api/v1/games/{game}/box/look", { params: ofGame(game), body: { code } }),
};

export const formatKey = ({ kind, id }: BoxDifference) => `${kind} ${id}`;

/** Return the chosen part of a file; the whole file if every difference is chosen. Pieces that do not differ are kept in
 * it, so that the server can tell two identical pieces apart.
 */
export function keepChosen(
  file: BoxExport,
  differences: readonly BoxDifference[],
  chosen: ReadonlySet<string>,
): BoxExport {
  if (differences.every((difference) => chosen.has(formatKey(difference)))) return file;
  const listIds = (kind: BoxDifference["kind"], isChosen: boolean) =>
    differences
      .filter((difference) => difference.kind === kind && chosen.has(formatKey(difference)) === isChosen)
      .map(({ id }) => id);
  const declinedIds = {
    piece: listIds("piece", false),
    board: listIds("board", false),
    count: listIds("count", false),
  };
  const without = <Value>(all: Record<string, Value> = {}, names: readonly string[]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
  const { pieces, settled = [], boards, counts, ...head } = file;
  return {
    ...head,
    pieces: without(pieces, declinedIds.piece),
    settled: settled.filter((name) => listIds("piece", true).includes(name)),
    boards: without(boards, declinedIds.board),
    ...(counts ? { counts: without(counts, declinedIds.count) } : {}),
  };
}
