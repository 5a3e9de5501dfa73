import { duration, listed, t, text } from "../i18n";
import type { ReceivedNarration } from "../net/table";
import type { Pill } from "../ui/SeatsBand";
import type { TableDocument, Watched } from "../wire";

/** The seats that this phone plays, and as whom it looks. */
interface Own {
  seats: readonly number[];
  seat: Watched;
}

/** A silence is called one from so many seconds on: the server's measure. */
const SILENT_AFTER = 5;

export function nameOf(document: TableDocument, seat: number): string {
  return document.table.seats[seat]?.name ?? "";
}

export function colourOf(document: TableDocument, seat: number | undefined): string | undefined {
  return seat === undefined ? undefined : document.table.seats[seat]?.colour;
}

/** Whom the table waits for, and for what; of several who may all do the same, what that is. Undefined: for nobody. */
export function awaitedWords({ table, view }: TableDocument): string | undefined {
  const awaited = Object.entries(view?.waits ?? {});
  const seats = awaited.flatMap(([key]) => table.seats[key] ?? []);
  const words = [...new Set(awaited.map(([, wait]) => text(wait)))];
  if (words.length < 2 || seats.length < 2) return words[0];
  return t("play.waits_for", { names: listed(seats.map(({ name }) => name)) });
}

function silenceWords(silent: number | undefined): string | undefined {
  return (silent ?? 0) >= SILENT_AFTER ? t("seats.gone", { time: duration(silent ?? 0) }) : undefined;
}

/**
 * The seats band: everybody in turn order, those awaited marked, silent phones with their seconds; `shown`: whose board
 * is on the screen, where each has one.
 */
export function pillsOf(
  document: TableDocument,
  presence: Readonly<Record<string, number>>,
  shown?: number,
  own: Own = { seats: [], seat: "spectator" },
): Pill[] {
  return Object.entries(document.table.seats)
    .map(([key, { name, colour, phone }]) => {
      return {
        seat: Number(key),
        name,
        colour,
        points: document.view?.seats[key]?.score ?? 0,
        own: own.seats.includes(Number(key)),
        you: own.seat === Number(key),
        active: document.view?.waits?.[key] !== undefined,
        shown: shown === undefined ? undefined : shown === Number(key),
        // Who has gone from a table that is over is missed by nobody.
        presence: phone && !document.view?.outcome ? silenceWords(presence[key]) : undefined,
      };
    })
    .sort((a, b) => a.seat - b.seat);
}

/** Somebody whose phone is silent while the table waits for them. */
export interface Silent {
  seat: number;
  seconds: number;
}

export function silentAwaited(
  document: TableDocument,
  presence: Readonly<Record<string, number>>,
): Silent | undefined {
  for (const key of Object.keys(document.view?.waits ?? {})) {
    const seconds = presence[key] ?? 0;
    if (seconds >= SILENT_AFTER) return { seat: Number(key), seconds };
  }
  return undefined;
}

/**
 * What happened last, in words: everything of one version but this phone's own mere doings. A version of nothing else
 * leaves the news before it. What came to the own seat among others, its income say, is told last: that is what is read
 * at once.
 */
export function newsOf(told: readonly ReceivedNarration[], own: number | undefined): ReceivedNarration[] {
  const isOwn = ({ seat, places }: ReceivedNarration) => own !== undefined && seat === own && !places?.length;
  const newest = told.filter((one) => !isOwn(one)).at(-1)?.v;
  const news = told.filter(({ v }) => v === newest);
  const others = news.filter((one) => !isOwn(one));
  const areOthers = others.some(({ seat }) => seat !== undefined && seat !== own);
  return areOthers ? [...others, ...news.filter(isOwn)] : others;
}
