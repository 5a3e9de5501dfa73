/** Spots in words: names and pieces, top first. */

import { capital, listed, t, text } from "../../i18n";
import type { StackedPiece } from "../../wire";
import type { Seats } from "../types";
import { type Chart, partnersOf } from "./chart";

export interface Charted {
  game: string;
  chart: Chart;
  seats: Seats;
}

export function spotName({ spots }: Chart, place: string): string {
  const name = spots[place]?.name;
  return name ? text(name) : place;
}

/** Return the name of a spot with a capital, for headings. Coordinates keep their case. */
export function spotTitle(chart: Chart, place: string): string {
  const name = spotName(chart, place);
  return /^\p{L}{2}/u.test(name) ? capital(name) : name;
}

/** Return "Anna: druid, 3, lying". */
function pieceWords({ game, seats }: Charted, piece: StackedPiece): string {
  const { kind, seat, value = 0, lying = false, face_down = false } = piece;
  const words = [
    t(`${game}.piece_${kind}`, { form: "bare", n: 1 }),
    ...(value ? [String(value)] : []),
    ...(face_down ? [t("board.face_down")] : []),
    ...(lying ? [t("board.lying")] : []),
  ].join(", ");
  return seat === undefined ? words : t("board.of_seat", { name: seats[seat]?.name ?? "", what: words });
}

/** Describe the pieces on a place: none, one, or a stack from its top down. */
export function stackWords(table: Charted, place: string): string {
  const stack = table.chart.stacks[place] ?? [];
  const words = stack.map((piece) => pieceWords(table, piece));
  if (!words.length) return t("board.empty");
  if (words.length === 1 || !table.chart.stacked) return `${listed(words)}.`;
  return t("board.stack", { n: words.length, pieces: words.join("; ") });
}

/** Return "Next to b1 and a2." and "Leads across to c9.". */
function besideWords(chart: Chart, place: string): string[] {
  const named = (places: readonly string[]) => listed(places.map((other) => spotName(chart, other)));
  const { beside = [] } = chart.spots[place] ?? {};
  const across = partnersOf(chart, place);
  return [
    beside.length ? t("board.next_to", { places: named(beside) }) : "",
    across.length ? t("board.across", { places: named(across) }) : "",
  ];
}

/** Return who is ahead on a spot. */
function holderWords({ game, chart, seats }: Charted, place: string): string {
  const holders = chart.holders[place] ?? [];
  if (!holders.length) return "";
  const names = listed(holders.map((seat) => seats[seat]?.name ?? ""));
  return capital(t(`${game}.holders`, { n: holders.length, names }));
}

/** Describe a spot: its pieces, its mark, its areas, its neighbours. */
export function spotWords(table: Charted, place: string): string {
  const { game, chart } = table;
  const mark = chart.marks[place];
  return [
    stackWords(table, place),
    ...(mark ? [`${capital(t(`${game}.mark_${mark}`))}.`] : []),
    holderWords(table, place),
    ...(chart.spots[place]?.about ?? []),
    ...besideWords(chart, place),
  ]
    .filter(Boolean)
    .join(" ");
}
