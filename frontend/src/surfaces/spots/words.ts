/** Spots in words: names and pieces, top first. */

import { capitalize, joinWords, say, t } from "../../i18n";
import type { StackedPiece } from "../../wire";
import type { Seats } from "../types";
import { type Chart, listPartners } from "./chart";

interface Charted {
  game: string;
  chart: Chart;
  seats: Seats;
}

export function nameSpot({ spots }: Chart, place: string): string {
  const name = spots[place]?.name;
  return name ? say(name) : place;
}

/** Return the name of a spot with a capital, for headings. Coordinates keep their case. */
export function titleSpot(chart: Chart, place: string): string {
  const name = nameSpot(chart, place);
  return /^\p{L}{2}/u.test(name) ? capitalize(name) : name;
}

/** Return "Anna: druid, 3, lying". */
function describePiece({ game, seats }: Charted, piece: StackedPiece): string {
  const { kind, seat, value = 0, lying = false, face_down = false } = piece;
  const words = [
    t(`${game}.piece_${kind}`, { form: "bare", n: 1 }),
    ...(value ? [String(value)] : []),
    ...(face_down ? [t("board.face_down")] : []),
    ...(lying ? [t("board.lying")] : []),
  ].join(", ");
  return seat === undefined ? words : t("board.of_seat", { name: seats[seat]?.name ?? "", what: words });
}

/** Return what the top piece on a place is called, with a capital. */
export function titlePiece({ game, chart }: Charted, place: string): string {
  const [piece] = chart.stacks[place] ?? [];
  return piece
    ? capitalize(t(`${game}.piece_${piece.kind}`, { form: "bare", n: 1 }))
    : titleSpot(chart, place);
}

/** True if the words about a choice say more than the name of its place. */
export function isMore(words: string | undefined, chart: Chart, place: string): words is string {
  return Boolean(words) && words !== nameSpot(chart, place);
}

/** Describe the pieces on a place: none, one, or a stack from its top down. */
function describeStack(table: Charted, place: string): string {
  const stack = table.chart.stacks[place] ?? [];
  const words = stack.map((piece) => describePiece(table, piece));
  if (!words.length) return t("board.empty");
  if (words.length === 1 || !table.chart.stacked) return `${joinWords(words)}.`;
  return t("board.stack", { n: words.length, pieces: words.join("; ") });
}

/** Return "Next to b1 and a2." and "Leads across to c9.". */
function describeNeighbours(chart: Chart, place: string): string[] {
  const named = (places: readonly string[]) => joinWords(places.map((other) => nameSpot(chart, other)));
  const { beside = [] } = chart.spots[place] ?? {};
  const across = listPartners(chart, place);
  return [
    beside.length ? t("board.next_to", { places: named(beside) }) : "",
    across.length ? t("board.across", { places: named(across) }) : "",
  ];
}

function describeHolders({ game, chart, seats }: Charted, place: string): string {
  const holders = chart.holders[place] ?? [];
  if (!holders.length) return "";
  const names = joinWords(holders.map((seat) => seats[seat]?.name ?? ""));
  return capitalize(t(`${game}.holders`, { n: holders.length, names }));
}

/** Describe a spot: its pieces, its mark, its areas, its neighbours. */
export function describeSpot(table: Charted, place: string): string {
  const { game, chart } = table;
  const mark = chart.marks[place];
  return [
    describeStack(table, place),
    ...(mark ? [`${capitalize(t(`${game}.mark_${mark}`))}.`] : []),
    describeHolders(table, place),
    ...(chart.spots[place]?.about ?? []),
    ...describeNeighbours(chart, place),
  ]
    .filter(Boolean)
    .join(" ");
}
