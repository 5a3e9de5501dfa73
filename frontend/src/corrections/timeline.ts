/** The log in words, as one viewer may know it. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { correctionsApi } from "../net/corrections";
import { createDraftSignal } from "../net/drafts";
import { describeError } from "../net/errors";
import type { TableStore } from "../net/table";
import { isCounted, isInForce } from "../net/timelineEntries";
import { findOwnSeat, tellTo } from "../seats/people";
import { isEnteredDraw } from "../surfaces/grid/placing";
import { listWholePlaces } from "../surfaces/kinds/places";
import { handleAnswer } from "../ui/handleAnswer";
import type {
  Added,
  Edit,
  EntryDetail,
  Narration,
  ScoreLine,
  TableDocument,
  Text,
  Timeline,
  TimelineEntry,
  Watched,
} from "../wire";

interface LoadedTimeline {
  table: string;
  seat: Watched;
  v: number;
  timeline: Timeline;
}

/** The newest timeline. Holds what the seat may know, and is dropped with the seat. */
const loadedTimeline = createDraftSignal<LoadedTimeline>();

/**
 * Return the timeline of a table, fetched anew whenever the table changes. Until it arrives, the previous one is
 * returned.
 */
export function useTimeline(store: TableStore): { timeline: Timeline | null; failed: string } {
  const [failed, setFailed] = useState("");
  const { id } = store;
  const seat = store.seat.value;
  const { v } = store.version.value;
  const online = store.connection.value.state !== "offline";
  const current =
    loadedTimeline.value?.table === id && loadedTimeline.value.seat === seat ? loadedTimeline.value : null;
  const fresh = current !== null && current.v >= v;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that is older already is asked for again
  useEffect(() => {
    if (fresh || !online) return;
    return handleAnswer(
      correctionsApi.timeline(id, seat),
      (timeline) => {
        loadedTimeline.value = { table: id, seat, v: timeline.v, timeline };
        setFailed("");
      },
      (error) => setFailed(describeError(error)),
    );
  }, [fresh, online, id, seat, v]);
  const own = findOwnSeat(store);
  const timeline = useMemo(() => tellEntriesTo(own, current?.timeline ?? null), [own, current?.timeline]);
  return { timeline, failed };
}

/** Return a timeline, or entries of it, with each text as it is told to a seat. */
export const tellEntriesTo = <T>(you: number | undefined, entries: T): T =>
  JSON.parse(JSON.stringify(entries), (key, value) => (key === "text" ? tellTo(you, value) : value));

/** An entry that screens can be about: one of the log, or one that a correction added. */
interface EntryOrAddition extends Added {
  /** Version of the entry in the log: its own, or that of the correction. */
  v: number;
  turn?: number;
  kind?: string;
  /** The entry of the log itself, or the correction that added it. */
  entry: TimelineEntry;
}

export function findEntry(timeline: Timeline | null, ref: string): EntryOrAddition | undefined {
  for (const entry of timeline?.entries ?? []) {
    if (readRef(entry) === ref) return { ...entry, ref, entry };
    const added = entry.added?.find((addition) => addition.ref === ref);
    if (added) return { ...added, v: entry.v, kind: "action", entry };
  }
  return undefined;
}

export function readRef(entry: TimelineEntry): string {
  return entry.ref ?? String(entry.v);
}

export const KINDS = ["all", "turns", "points", "corrections", "people"] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF_ENTRY: Readonly<Record<string, Kind>> = {
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
  /** Only entries in force at these cells, and those of the same turn that led to them. */
  cells: readonly string[] | null;
}

/** Return how an entry changed scores: nothing once a correction changed its sentence, which then says another number. */
export function readPoints({ now, status = "counts", points = {} }: TimelineEntry): Record<string, number> {
  return now && status === "counts" ? {} : points;
}

/** True if nobody entered it and nothing came of it, such as a scoring without points: there is nothing to read. */
function isSilent({ actor, narrations, now, points }: TimelineEntry): boolean {
  return actor === "system" && !narrations?.length && !now?.length && !Object.keys(points ?? {}).length;
}

/** Return an entry once for each turn that it speaks of, in order: the scoring of a round may begin the next one. */
export function splitTurns(entry: TimelineEntry): TimelineEntry[] {
  const begins = readNarrations(entry).find(({ turn = 0 }) => turn > (entry.turn ?? turn))?.turn;
  if (begins === undefined) return [entry];
  const cut = (all: readonly Narration[], next: boolean) => {
    const at = all.findIndex(({ turn }) => turn === begins);
    const end = at < 0 ? all.length : at;
    return next ? all.slice(end) : all.slice(0, end);
  };
  const { narrations = [], now } = entry;
  const of = (next: boolean) => ({
    ...entry,
    narrations: cut(narrations, next),
    ...(now ? { now: cut(now, next) } : {}),
  });
  return [of(false), { ...of(true), turn: begins, points: {} }].filter((part) => readNarrations(part).length);
}

/** Return the entries that pass a filter, newest first. */
export function filterEntries(timeline: Timeline, { seat, kind, cells }: Filter): TimelineEntry[] {
  const { entries } = timeline;
  const near = cells && new Set(cells);
  const led = new Set<string>();
  if (near) {
    for (const entry of entries) {
      const at = listWholePlaces(listLaidPlaces(entry));
      if (isInForce(entry) && at.some((cell) => near.has(cell))) led.add(`${entry.turn} ${entry.seat}`);
    }
  }
  return entries
    .filter((entry) => entry.kind !== undefined && !isSilent(entry))
    .flatMap(splitTurns)
    .filter((entry) => seat === null || entry.seat === seat)
    .filter((entry) => {
      if (kind === "all") return true;
      if (kind === "points") return Object.keys(entry.points ?? {}).length > 0;
      return KIND_OF_ENTRY[entry.kind ?? ""] === kind;
    })
    .filter((entry) => !near || (isInForce(entry) && led.has(`${entry.turn} ${entry.seat}`)))
    .reverse();
}

/** Leave out entries that the next one of the same turn repeats, "drew" before "placed". Newest first. */
export function foldEntries(entries: readonly TimelineEntry[]): TimelineEntry[] {
  return entries.filter((entry, at) => {
    const next = entries[at - 1];
    return !next || !repeats(next, entry);
  });
}

/** How many entries in a row that are alike are folded into one. */
const MANY = 4;

/** Group entries of one turn that say the same of other places, one after the other, if they are many. */
export function groupEntries(entries: readonly TimelineEntry[]): TimelineEntry[][] {
  const runs: TimelineEntry[][] = [];
  for (const entry of entries) {
    const [first] = runs.at(-1) ?? [];
    if (first && formatLikeness(entry) && formatLikeness(entry) === formatLikeness(first))
      runs.at(-1)?.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => (run.length < MANY ? run.map((entry) => [entry]) : [run]));
}

/** Return the turn and the message of a plain entry that says one thing and brings no points, else "". What "you" did is
 * like what others did. */
function formatLikeness(entry: TimelineEntry): string {
  const [narration, ...more] = readNarrations(entry);
  const plain = isInForce(entry) && !entry.added && !entry.now && !Object.keys(entry.points ?? {}).length;
  return plain && narration && !more.length
    ? `${entry.turn} ${narration.text.code.replace(/_own$/, "")}`
    : "";
}

/** True if an entry names every piece that the same seat drew right before. */
function repeats(entry: TimelineEntry, before: TimelineEntry): boolean {
  const narrations = readNarrations(before);
  const plain = before.actor === "chance" && isInForce(before) && !before.added && !before.now;
  const together = entry.seat === before.seat && entry.turn === before.turn && isInForce(entry);
  if (!plain || !together || !narrations.length || Object.keys(before.points ?? {}).length) return false;
  const named = new Set(readNarrations(entry).flatMap(({ text }) => listPieces(text)));
  return narrations.every(({ text }) => {
    const pieces = listPieces(text);
    return pieces.length > 0 && pieces.every((piece) => named.has(piece));
  });
}

const listPieces = ({ params = {} }: Text) =>
  Object.values(params).flatMap((param) => (typeof param === "object" ? [JSON.stringify(param)] : []));

/** Return where an entry laid something. Narrations of places where it scored come later. */
function listLaidPlaces(entry: TimelineEntry): readonly string[] {
  const first = readNarrations(entry).find(({ places }) => places?.length);
  return first?.places ?? (entry.narrations ?? []).flatMap(({ places = [] }) => places).slice(0, 1);
}

export function listCellsOfLine(line: ScoreLine): string[] {
  const citedPlaces = (line.parts ?? []).flatMap((part) => part.things ?? []).flat();
  return listWholePlaces([...citedPlaces, ...(line.segments ?? [])]);
}

/** Return the first entry in force whose narration has this name; for a piece, this is the entry that added it. */
export function findFirstMention(
  { entries }: Timeline,
  name: Text,
): { ref: string; seat?: number | undefined; can_correct?: boolean | undefined } | undefined {
  const key = JSON.stringify(name);
  const mentions = (entry: Pick<TimelineEntry, "narrations" | "now">) =>
    readNarrations(entry).some(({ text }) =>
      Object.values(text.params ?? {}).some((param) => JSON.stringify(param) === key),
    );
  for (const entry of entries) {
    if (isInForce(entry) && mentions(entry)) {
      return { ref: readRef(entry), seat: entry.seat, can_correct: entry.can_correct };
    }
    const added = entry.added?.find((addition) => isCounted(addition) && mentions(addition));
    if (added) return { ref: added.ref, seat: added.seat, can_correct: added.can_correct };
  }
  return undefined;
}

/** Return the narrations of an entry, as corrected. */
export function readNarrations({
  narrations,
  now,
}: Pick<TimelineEntry, "narrations" | "now">): readonly Narration[] {
  return now ?? narrations ?? [];
}

/** Return the other entries in force of the same seat and turn that may be corrected. */
export function listRestOfTurn(timeline: Timeline, of: TimelineEntry): TimelineEntry[] {
  return timeline.entries.filter(
    (entry) =>
      isInForce(entry) &&
      entry.v !== of.v &&
      entry.kind === of.kind &&
      entry.seat === of.seat &&
      entry.turn === of.turn &&
      entry.can_correct === true,
  );
}

/** Return the entry in force right before or after another one. @param droppedRefs refs that a draft drops. */
export function findNeighbour(
  timeline: Timeline,
  v: number,
  by: 1 | -1,
  droppedRefs: readonly string[] = [],
): TimelineEntry | undefined {
  const order = timeline.entries
    .filter((entry) => isInForce(entry) && !droppedRefs.includes(readRef(entry)))
    .sort((first, second) => first.v - second.v);
  return by === 1 ? order.find((entry) => entry.v > v) : order.filter((entry) => entry.v < v).at(-1);
}

/** Return the entry by which the table entered the tile that another entry placed. Undefined if that tile came otherwise,
 * as a bought one did, or if the viewer cannot correct the draw.
 */
export function findEnteredDraw(
  timeline: Timeline,
  entry: TimelineEntry,
  table: TableDocument["table"],
  { view, prompt: id }: EntryDetail,
): TimelineEntry | undefined {
  const prompt = id === undefined ? undefined : view.prompts?.[id];
  if (prompt?.kind !== "place" || !isEnteredDraw(prompt, { table, view })) return undefined;
  const before = findNeighbour(timeline, entry.v, -1);
  const isDraw = before?.seat === entry.seat && before?.turn === entry.turn;
  return isDraw && before?.can_correct ? before : undefined;
}

/** Return the ref of the entry that lays the piece of the last edit: the edit itself, or the seat's next entry if the edit
 * changed which piece was drawn, and so concerns no place. Undefined if nothing is laid.
 */
export function findLaying(edits: readonly Edit[], timeline: Timeline): string | undefined {
  const edit = edits.at(-1);
  if (!edit || edit.type === "drop") return undefined;
  const inserts = edits.filter(({ type }) => type === "insert").length;
  if (typeof edit.action.rotation === "number") return edit.type === "insert" ? `+${inserts}` : edit.ref;
  const named = edit.type === "replace" ? findEntry(timeline, edit.ref)?.entry : undefined;
  const next = named && !listLaidPlaces(named).length && findNeighbour(timeline, named.v, 1);
  const follows = next && next.seat === named.seat && next.turn === named.turn && next.actor !== "chance";
  return follows && next.can_correct && listLaidPlaces(next).length ? readRef(next) : undefined;
}

/** An entry of the effective log. @property v its version; an added entry has that of the correction. */
export interface Step {
  place: number;
  ref: string;
  v: number;
  /** True if a person entered it, not the system. */
  entered: boolean;
  /** True if a correction added it. */
  added: boolean;
  corrected: boolean;
}

/** Return the effective log in order. If the server does not send places, in the log's order without added entries. */
export function listSteps(timeline: Timeline): Step[] {
  let last = 0;
  return timeline.entries
    .flatMap((entry): Step[] => {
      const { v, place, status, kind, actor, added = [] } = entry;
      const entryStep = {
        v,
        ref: readRef(entry),
        entered: kind === "action" && actor !== "system",
        added: false,
      };
      return [
        ...(isInForce(entry)
          ? [{ ...entryStep, place: place ?? ++last, corrected: status === "corrected" }]
          : []),
        ...added.flatMap((addition) =>
          addition.place === undefined
            ? []
            : [{ v, ref: addition.ref, place: addition.place, entered: true, added: true, corrected: true }],
        ),
      ];
    })
    .sort((first, second) => first.place - second.place);
}

/** Return the refs of people's entries in force from an entry on, which a cut there drops. */
export function listFromHereOn(timeline: Timeline, ref: string): string[] {
  const steps = listSteps(timeline);
  const from = steps.findIndex((step) => step.ref === ref);
  if (from < 0) return [ref];
  return steps.slice(from).flatMap((step) => (step.entered ? [step.ref] : []));
}
