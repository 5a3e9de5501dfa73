import { duration, listed, t, text } from "../i18n";
import type { ReceivedNarration } from "../net/table";
import type { Pill } from "../ui/SeatsBand";
import type { TableDocument, Watched } from "../wire";

/** The seats of this phone, and its viewer. */
interface Viewer {
  seats: readonly number[];
  seat: Watched;
}

/** Seconds after which a phone counts as silent. The server uses the same limit. */
const SILENT_AFTER = 5;

export function nameOf(document: TableDocument, seat: number): string {
  return document.table.seats[seat]?.name ?? "";
}

export function colourOf(document: TableDocument, seat: number | undefined): string | undefined {
  return seat === undefined ? undefined : document.table.seats[seat]?.colour;
}

/** Return whom the table waits for, and for what. Several seats that may do the same share one sentence. Undefined: nobody. */
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
 * Return the pills of the seats band in turn order, with awaited seats and silent phones marked. `shownSeat`: the
 * seat whose board is on the screen, where each has one.
 */
export function pillsOf(
  document: TableDocument,
  presence: Readonly<Record<string, number>>,
  shownSeat?: number,
  viewer: Viewer = { seats: [], seat: "spectator" },
): Pill[] {
  return Object.entries(document.table.seats)
    .map(([key, { name, colour, phone }]) => {
      return {
        seat: Number(key),
        name,
        colour,
        points: document.view?.seats[key]?.score ?? 0,
        isOwn: viewer.seats.includes(Number(key)),
        you: viewer.seat === Number(key),
        active: document.view?.waits?.[key] !== undefined,
        isShown: shownSeat === undefined ? undefined : shownSeat === Number(key),
        // Nobody waits for a silent phone once the game is over.
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

/** Return the narrations of the newest version that tells more than what this seat did itself. Narrations about the own
 * seat (its income, for example) come last, because the last one is read first.
 */
export function newsOf(
  narrations: readonly ReceivedNarration[],
  ownSeat: number | undefined,
): ReceivedNarration[] {
  const isOwn = ({ seat, places }: ReceivedNarration) =>
    ownSeat !== undefined && seat === ownSeat && !places?.length;
  const newest = narrations.filter((narration) => !isOwn(narration)).at(-1)?.v;
  const news = narrations.filter(({ v }) => v === newest);
  const otherNews = news.filter((narration) => !isOwn(narration));
  const areOthers = otherNews.some(({ seat }) => seat !== undefined && seat !== ownSeat);
  return areOthers ? [...otherNews, ...news.filter(isOwn)] : otherNews;
}
