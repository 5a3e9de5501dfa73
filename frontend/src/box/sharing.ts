/** What is asked of the server about boxes that leave and come in. */

import { answered, client, withTimeout } from "../net/client";
import type { BoxDifference, BoxExport } from "../wire";

/** For files with a whole box, in ms. */
const LONG = 30_000;

const ofGame = (game: string) => ({ path: { game } });
/** What the server is to make sense of: whether it is a box it says itself. */
const asFile = (text: string) => new Blob([text], { type: "application/json" }) as unknown as BoxExport;

export const sharing = {
  file: (game: string) =>
    answered(
      client.GET("/api/games/{game}/box/export.json", {
        params: ofGame(game),
        parseAs: "blob",
        fetch: withTimeout(LONG),
      }),
    ),
  /** Only what differs in a box that came as text. */
  compare: (game: string, text: string) =>
    answered(
      client.POST("/api/games/{game}/box/compare", {
        params: ofGame(game),
        body: asFile(text),
        fetch: withTimeout(LONG),
      }),
    ),
  /** Refused where this phone's box is another one than was `compared`. */
  take: (game: string, file: BoxExport, compared: string) =>
    answered(
      client.POST("/api/games/{game}/box/import", {
        params: { ...ofGame(game), query: { compared } },
        body: asFile(JSON.stringify(file)),
        fetch: withTimeout(LONG),
      }),
    ),
  link: (game: string) => answered(client.GET("/api/games/{game}/box/link", { params: ofGame(game) })),
  linkMake: (game: string) =>
    answered(client.POST("/api/games/{game}/box/link", { params: ofGame(game), body: {} })),
  linkEnd: (game: string) => answered(client.DELETE("/api/games/{game}/box/link", { params: ofGame(game) })),
  /** The box that a link leads to. */
  look: (game: string, code: string) =>
    answered(client.POST("/api/games/{game}/box/look", { params: ofGame(game), body: { code } })),
};

/** The key of a difference among the others. */
export const keyOf = ({ kind, id }: BoxDifference) => `${kind} ${id}`;

/**
 * The part of a file that somebody chose; all of it where nothing that differs is left out. Pieces that do not differ
 * stay in it: beside them the server tells a second piece of the same look from the first.
 */
export function chosenOf(
  file: BoxExport,
  differences: readonly BoxDifference[],
  chosen: ReadonlySet<string>,
): BoxExport {
  if (differences.every((one) => chosen.has(keyOf(one)))) return file;
  const idsOf = (kind: BoxDifference["kind"], isChosen: boolean) =>
    differences.filter((one) => one.kind === kind && chosen.has(keyOf(one)) === isChosen).map(({ id }) => id);
  const left = { piece: idsOf("piece", false), board: idsOf("board", false) };
  const without = <Facts>(all: Record<string, Facts> = {}, names: readonly string[]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
  const { pieces, settled = [], boards, ...head } = file;
  return {
    ...head,
    pieces: without(pieces, left.piece),
    settled: settled.filter((name) => idsOf("piece", true).includes(name)),
    boards: without(boards, left.board),
  };
}
