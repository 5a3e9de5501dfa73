/** The log in words, as one viewer may know it. */

import { useEffect, useState } from "preact/hooks";
import { correctionsApi } from "../net/corrections";
import { draft } from "../net/drafts";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import { wholePlaces } from "../surfaces/kinds/places";
import type { Added, Edit, Narration, ScoreLine, Text, Timeline, TimelineEntry, Watched } from "../wire";

interface Known {
  table: string;
  seat: Watched;
  v: number;
  timeline: Timeline;
}

/** The newest timeline. Holds what the seat may know, and is dropped with the seat. */
const known = draft<Known>();

/** The timeline of a table, fetched anew whenever the table moves; the last known one meanwhile. */
export function useTimeline(store: TableStore): { timeline: Timeline | null; failed: string } {
  const [failed, setFailed] = useState("");
  const { id } = store;
  const seat = store.seat.value;
  const { v } = store.version.value;
  const online = store.connection.value.state !== "offline";
  const here = known.value?.table === id && known.value.seat === seat ? known.value : null;
  const fresh = here !== null && here.v >= v;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that is older already is asked for again
  useEffect(() => {
    if (fresh || !online) return;
    let gone = false;
    correctionsApi.timeline(id, seat).then(
      (timeline) => {
        if (gone) return;
        known.value = { table: id, seat, v: timeline.v, timeline };
        setFailed("");
      },
      (error: unknown) => {
        if (!gone) setFailed(sentence(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [fresh, online, id, seat, v]);
  return { timeline: here?.timeline ?? null, failed };
}

/** An entry that screens can be about: one of the log, or one that a correction added. */
export interface Spoken extends Added {
  /** Of the log's entry: its own, or that of the correction. */
  v: number;
  turn?: number;
  kind?: string;
  /** The entry of the log itself, or the correction that put it in. */
  entry: TimelineEntry;
}

/** The entry of a ref. */
export function entryOf(timeline: Timeline | null, ref: string): Spoken | undefined {
  for (const entry of timeline?.entries ?? []) {
    if (refOf(entry) === ref) return { ...entry, ref, entry };
    const added = entry.added?.find((one) => one.ref === ref);
    if (added) return { ...added, v: entry.v, kind: "action", entry };
  }
  return undefined;
}

export function refOf(entry: TimelineEntry): string {
  return entry.ref ?? String(entry.v);
}

export type Kind = "all" | "turns" | "points" | "corrections" | "people";
export const KINDS: readonly Kind[] = ["all", "turns", "points", "corrections", "people"];

const SORTS: Readonly<Record<string, Kind>> = {
  start: "turns",
  action: "turns",
  undo: "corrections",
  redo: "corrections",
  correction: "corrections",
  seat: "people",
  host: "people",
};

export interface Filter {
  seat: number | null;
  kind: Kind;
  /** Only what happened at these cells, and what led to it. */
  cells: readonly string[] | null;
}

const counts = (entry: TimelineEntry) => entry.kind === "action" || entry.kind === "start";

function placesOf(entry: TimelineEntry): Narration["places"] {
  return [...(entry.told ?? []), ...(entry.now ?? [])].flatMap(({ places }) => places ?? []);
}

/** The entries that a filter lets through, newest first. */
export function filtered(timeline: Timeline, { seat, kind, cells }: Filter): TimelineEntry[] {
  const { entries } = timeline;
  const near = cells && new Set(cells);
  const led = new Set<string>();
  if (near) {
    for (const entry of entries) {
      const at = wholePlaces(laidAt(entry));
      if (at.some((cell) => near.has(cell))) led.add(`${entry.turn} ${entry.seat}`);
    }
  }
  return entries
    .filter((entry) => entry.kind !== undefined)
    .filter((entry) => seat === null || entry.seat === seat)
    .filter((entry) => {
      if (kind === "all") return true;
      if (kind === "points") return Object.keys(entry.points ?? {}).length > 0;
      return SORTS[entry.kind ?? ""] === kind;
    })
    .filter((entry) => !near || (counts(entry) && led.has(`${entry.turn} ${entry.seat}`)))
    .reverse();
}

/** Leave out entries that the next one of the same turn repeats, "drew" before "placed". Newest first. */
export function folded(entries: readonly TimelineEntry[]): TimelineEntry[] {
  return entries.filter((entry, at) => {
    const next = entries[at - 1];
    return !next || !repeats(next, entry);
  });
}

/** Whether an entry names every piece that chance brought the same seat right before. */
function repeats(entry: TimelineEntry, before: TimelineEntry): boolean {
  const told = currentNarrations(before);
  const plain = before.actor === "chance" && inForce(before) && !before.added && !before.now;
  const together = entry.seat === before.seat && entry.turn === before.turn && inForce(entry);
  if (!plain || !together || !told.length || Object.keys(before.points ?? {}).length) return false;
  const named = new Set(currentNarrations(entry).flatMap(({ text }) => piecesIn(text)));
  return told.every(({ text }) => {
    const pieces = piecesIn(text);
    return pieces.length > 0 && pieces.every((piece) => named.has(piece));
  });
}

const piecesIn = ({ params = {} }: Text) =>
  Object.values(params).flatMap((param) => (typeof param === "object" ? [JSON.stringify(param)] : []));

/** Where the entry's own doing was: what it scored elsewhere is told after it. */
function laidAt(entry: TimelineEntry): readonly string[] {
  const [first] = (entry.now ?? entry.told ?? []).filter(({ places }) => places?.length);
  return first?.places ?? placesOf(entry)?.slice(0, 1) ?? [];
}

/** The cells that a score line is about. */
export function cellsOfLine(line: ScoreLine): string[] {
  const things = (line.parts ?? []).flatMap((part) => part.things ?? []).flat();
  return wholePlaces([...things, ...(line.segments ?? [])]);
}

const stands = ({ status }: Pick<TimelineEntry, "status">) =>
  status === undefined || status === "stands" || status === "mended";

const inForce = (entry: TimelineEntry) => counts(entry) && stands(entry);

/** The first entry in force whose narration names this; for a piece, the entry that added it. */
export function firstMentionOf(
  { entries }: Timeline,
  name: Text,
): { ref: string; seat?: number | undefined; can_correct?: boolean | undefined } | undefined {
  const said = JSON.stringify(name);
  const mentions = (one: Pick<TimelineEntry, "told" | "now">) =>
    currentNarrations(one).some(({ text }) =>
      Object.values(text.params ?? {}).some((param) => JSON.stringify(param) === said),
    );
  for (const entry of entries) {
    if (inForce(entry) && mentions(entry)) {
      return { ref: refOf(entry), seat: entry.seat, can_correct: entry.can_correct };
    }
    const added = entry.added?.find((one) => stands(one) && mentions(one));
    if (added) return { ref: added.ref, seat: added.seat, can_correct: added.can_correct };
  }
  return undefined;
}

/** The narrations of an entry as corrected. */
export function currentNarrations({ told, now }: Pick<TimelineEntry, "told" | "now">): readonly Narration[] {
  return now ?? told ?? [];
}

/** The other entries of the same seat in the same turn that count. */
export function restOfTurn(timeline: Timeline, of: TimelineEntry): TimelineEntry[] {
  return timeline.entries.filter(
    (entry) =>
      inForce(entry) &&
      entry.v !== of.v &&
      entry.kind === of.kind &&
      entry.seat === of.seat &&
      entry.turn === of.turn &&
      entry.can_correct === true,
  );
}

/** The entry that counts right before or after another one in the log. @param gone what a draft drops. */
export function neighbourOf(
  timeline: Timeline,
  v: number,
  by: 1 | -1,
  gone: readonly string[] = [],
): TimelineEntry | undefined {
  const order = timeline.entries
    .filter((entry) => inForce(entry) && !gone.includes(refOf(entry)))
    .sort((one, other) => one.v - other.v);
  return by === 1 ? order.find((entry) => entry.v > v) : order.filter((entry) => entry.v < v).at(-1);
}

/**
 * The ref of the entry that lays what the last edit is about: the edit itself, or what the same seat did right after the
 * piece that was named otherwise. Undefined: nothing is laid.
 */
export function layingOf(edits: readonly Edit[], timeline: Timeline): string | undefined {
  const edit = edits.at(-1);
  if (!edit || edit.type === "drop") return undefined;
  const inserts = edits.filter(({ type }) => type === "insert").length;
  if (typeof edit.action.rotation === "number") return edit.type === "insert" ? `+${inserts}` : edit.ref;
  const named = edit.type === "replace" ? entryOf(timeline, edit.ref)?.entry : undefined;
  const next = named && neighbourOf(timeline, named.v, 1);
  const follows = next && next.seat === named.seat && next.turn === named.turn && next.actor !== "chance";
  return follows && next.can_correct && laidAt(next).length ? refOf(next) : undefined;
}

/** A step of the game as it counts now. @property v of the log; what was put in has that of the correction. */
export interface Step {
  place: number;
  ref: string;
  v: number;
  /** People entered it, not the system. */
  entered: boolean;
  /** A correction put it in. */
  added: boolean;
  corrected: boolean;
}

/** The entries in force, in their order; if the server does not say the order, in that of the log without added ones. */
export function stepsOf(timeline: Timeline): Step[] {
  let last = 0;
  return timeline.entries
    .flatMap((entry): Step[] => {
      const { v, place, status, kind, actor, added = [] } = entry;
      const own = { v, ref: refOf(entry), entered: kind === "action" && actor !== "system", added: false };
      return [
        ...(inForce(entry) ? [{ ...own, place: place ?? ++last, corrected: status === "mended" }] : []),
        ...added.flatMap((one) =>
          one.place === undefined
            ? []
            : [{ v, ref: one.ref, place: one.place, entered: true, added: true, corrected: true }],
        ),
      ];
    })
    .sort((one, other) => one.place - other.place);
}

/** What people entered from an entry on and what counts: what cutting there drops. */
export function fromHereOn(timeline: Timeline, ref: string): string[] {
  const steps = stepsOf(timeline);
  const from = steps.findIndex((step) => step.ref === ref);
  if (from < 0) return [ref];
  return steps.slice(from).flatMap((step) => (step.entered ? [step.ref] : []));
}

/** The newest entry of a seat that counts and may be taken back. */
export function lastOf(timeline: Timeline, seat: number | null): TimelineEntry | undefined {
  return timeline.entries
    .filter((entry) => inForce(entry) && entry.can_undo === true && (entry.seat ?? null) === seat)
    .at(-1);
}
