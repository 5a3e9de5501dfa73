import { has, joinWords, say, t } from "../i18n";
import type { Reviews } from "../net/presence";
import type { ReceivedNarration } from "../net/table";
import type { Pill } from "../ui/SeatsBand";
import type { TableDocument, Text, Watched } from "../wire";
import { describeSilence } from "./silence";

/** The seats of this phone, and its viewer. */
interface Viewer {
  seats: readonly number[];
  seat: Watched;
}

/** Seconds after which a phone counts as silent. The server uses the same limit. */
const SILENT_AFTER = 5;

export function readName(document: TableDocument, seat: number): string {
  return document.table.seats[seat]?.name ?? "";
}

export function readColour(document: TableDocument, seat: number | undefined): string | undefined {
  return seat === undefined ? undefined : document.table.seats[seat]?.colour;
}

/** Return the host's name, or "the host" for a host without a seat. */
export function nameHost({ table }: TableDocument): string {
  return Object.values(table.seats).find(({ host }) => host)?.name ?? t("corrections.the_host");
}

/** Return the seat of a phone that plays only this one: "you" in what is told of its points. */
export function findOwnSeat({ seats }: { seats: { value: readonly number[] } }): number | undefined {
  const [own, ...others] = seats.value;
  return others.length ? undefined : own;
}

/** Return a text as it is told to a seat: in the second person, if it is about that seat and there are words for it. */
export function tellTo(you: number | undefined, { code, params = {} }: Text): Text {
  const own = `${code}_own`;
  const isOwn = you !== undefined && params.seat === you && has(own);
  const told = Object.entries(params).map(([key, param]) => [
    key,
    typeof param === "object" ? tellTo(you, param) : param,
  ]);
  return { code: isOwn ? own : code, params: Object.fromEntries(told) };
}

/**
 * Return whom the table waits for, and for what: what a seat has to do, unless its phone still shows a review. Several
 * seats that may do the same share one sentence. Undefined: nobody.
 */
export function describeAwaited({ table, view }: TableDocument, reviews: Reviews = {}): string | undefined {
  const awaited = Object.entries(view?.waits ?? {});
  const seats = awaited.flatMap(([key]) => table.seats[key] ?? []);
  const describeWait = ([key, wait]: [string, Text]) => {
    const turn = reviews[key];
    return turn ? t("play.reviews", { name: table.seats[key]?.name ?? "", turn }) : say(wait);
  };
  const words = [...new Set(awaited.map(describeWait))];
  if (words.length < 2 || seats.length < 2) return words[0];
  const [code, ...otherCodes] = [...new Set(awaited.map(([, wait]) => `${wait.code}_still`))];
  const names = joinWords(seats.map(({ name }) => name));
  return t(code && !otherCodes.length && has(code) ? code : "play.waits_for", { names });
}

const describeAbsence = (silent = 0) =>
  silent >= SILENT_AFTER ? t("seats.gone", { time: describeSilence(silent) }) : undefined;

/**
 * Return the pills of the seats band in turn order, with awaited seats and silent phones marked. `shownSeat`: the
 * seat whose board is on the screen, where each has one.
 */
export function listPills(
  document: TableDocument,
  presence: Readonly<Record<string, number>>,
  shownSeat?: number,
  viewer: Viewer = { seats: [], seat: "spectator" },
): Pill[] {
  return Object.entries(document.table.seats).map(([key, { name, colour, phone }]) => ({
    seat: Number(key),
    name,
    colour,
    points: document.view?.seats[key]?.score ?? 0,
    isOwn: viewer.seats.includes(Number(key)),
    // On a phone of several people nobody is "you": it would change with each turn.
    you: viewer.seat === Number(key) && viewer.seats.length < 2,
    active: document.view?.waits?.[key] !== undefined,
    isShown: shownSeat === undefined ? undefined : shownSeat === Number(key),
    // Nobody waits for a silent phone once the game is over.
    presence: phone && document.table.status !== "finished" ? describeAbsence(presence[key]) : undefined,
  }));
}

/** Somebody whose phone is silent while the table waits for them. */
export interface Silent {
  seat: number;
  seconds: number;
}

export function findSilentAwaited(
  document: TableDocument,
  presence: Readonly<Record<string, number>>,
): Silent | undefined {
  for (const key of Object.keys(document.view?.waits ?? {})) {
    const seconds = presence[key] ?? 0;
    if (seconds >= SILENT_AFTER) return { seat: Number(key), seconds };
  }
  return undefined;
}

/** Return the narrations of the newest version that tells more than what this seat did itself; an undo, until the next
 * entry, is one of them. Nothing where all of it is about this seat, and it has done something since. Narrations about the own seat (its income, for example) come last, because the last one is read
 * first.
 */
export function listNews(
  narrations: readonly ReceivedNarration[],
  ownSeat: number | undefined,
): ReceivedNarration[] {
  const last = narrations.at(-1)?.v;
  const isOfTable = ({ v, text }: ReceivedNarration) => v === last && text.code.split(".")[0] === "table";
  const isOwn = (narration: ReceivedNarration) =>
    ownSeat !== undefined && narration.seat === ownSeat && !narration.places?.length && !isOfTable(narration);
  const newest = narrations.filter((narration) => !isOwn(narration)).at(-1)?.v;
  const news = narrations.filter(({ v }) => v === newest);
  // What the seat has done since may have made it untrue.
  const isStale = newest !== last && ownSeat !== undefined && news.every(({ seat }) => seat === ownSeat);
  if (isStale) return [];
  const otherNews = news.filter((narration) => !isOwn(narration));
  const areOthers = otherNews.some(({ seat }) => seat !== undefined && seat !== ownSeat);
  return areOthers ? [...otherNews, ...news.filter(isOwn)] : otherNews;
}
