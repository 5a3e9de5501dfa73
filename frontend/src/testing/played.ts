import { type Signal, signal } from "@preact/signals";
import { vi } from "vitest";
import { addTexts, seatName } from "../i18n";
import type { Lost } from "../net/losses";
import type { Entry } from "../net/outbox";
import type { Connection, ReceivedNarration, Rejection, TableStore, Unconfirmed } from "../net/table";
import { findSeat } from "../net/viewpoint";
import { fetchGameArt, type GameArt } from "../pieces/assets";
import { prefer } from "../platform/preferences";
import { findGrid } from "../surfaces/boards";
import type { GridView, TableDocument, View, Watched } from "../wire";
import { readTexts } from "./files";

/** Names of documents of recorded games, in fixtures/. */
export type Fixture =
  | "dolmens_over"
  | "dolmens_scored"
  | "draw"
  | "late"
  | "over"
  | "pick"
  | "place"
  | "purist"
  | "set_aside"
  | "waiting"
  | "market"
  | "market_tv"
  | "market_watched"
  | "offers_all"
  | "offers_marked"
  | "offers_open"
  | "offers_sealed"
  | "offers_told"
  | "offers_waiting"
  | "scored"
  | "scored_over"
  | "building"
  | "built"
  | "again"
  | "again_chosen"
  | "again_over"
  | "bag_keep"
  | "bag_look"
  | "bag_watched"
  | "wares"
  | "wares_building"
  | "wares_filling"
  | "wares_first"
  | "wares_first_watched"
  | "wares_late"
  | "untold"
  | "untold_building"
  | "untold_draw"
  | "untold_goals"
  | "untold_tv"
  | "untold_watched"
  | "wares_refill"
  | "wares_taken"
  | "wares_tv"
  | "wares_watched";

const files = import.meta.glob<TableDocument>("./fixtures/*.json", { import: "default", eager: true });

export function loadDocument(name: Fixture): TableDocument {
  const fixture = files[`./fixtures/${name}.json`];
  if (!fixture) throw new Error(`no fixture ${name}`);
  return structuredClone(fixture);
}

export function loadView(name: Fixture): View {
  const { view } = loadDocument(name);
  if (!view) throw new Error(`${name} has no view`);
  return view;
}

export function loadBoard(name: Fixture): GridView {
  return findGrid(loadView(name), "main");
}

export const fetchArt = (): Promise<GameArt> => fetchGameArt("carcassonne");

/** Switch to a language with the app's own texts. */
export function speak(language: "en" | "de" = "en"): void {
  addTexts("en", readTexts("en"));
  addTexts("de", readTexts("de"));
  prefer({ language });
}

type Settable<Value> = Value extends { readonly value: infer Content } ? Signal<Content> : never;

/** A table store whose signals the test sets, in place of a server. */
export interface PlayedTable {
  store: TableStore;
  document: Signal<TableDocument>;
  pending: Settable<TableStore["pending"]>;
  unconfirmed: Signal<Unconfirmed | null>;
  keepsEntries: Signal<boolean>;
  rejected: Signal<Rejection | null>;
  narrations: Signal<readonly ReceivedNarration[]>;
  connection: Signal<Connection>;
  since: Signal<number | null>;
  presence: Signal<Readonly<Record<string, number>>>;
  hostSilent: Signal<number>;
  tvStep: Signal<number>;
  reviews: Signal<Readonly<Record<string, number>>>;
  handOver: Signal<number | null>;
  lost: Signal<Lost | null>;
  apart: Signal<boolean>;
  secret: Signal<boolean>;
  host: Signal<boolean>;
  seats: Signal<readonly number[]>;
  seat: Signal<Watched>;
  version: Signal<{ v: number; r: number }>;
  submit: ReturnType<typeof vi.fn>;
  undo: ReturnType<typeof vi.fn>;
  resend: ReturnType<typeof vi.fn>;
  dismiss: ReturnType<typeof vi.fn>;
  handTo: ReturnType<typeof vi.fn>;
  take: ReturnType<typeof vi.fn>;
  answerAutomatically: ReturnType<typeof vi.fn>;
  letGo: ReturnType<typeof vi.fn>;
  lostRead: ReturnType<typeof vi.fn>;
  takeHost: ReturnType<typeof vi.fn>;
  retry: ReturnType<typeof vi.fn>;
  discard: ReturnType<typeof vi.fn>;
  withdraw: ReturnType<typeof vi.fn>;
  showStep: ReturnType<typeof vi.fn>;
  showReview: ReturnType<typeof vi.fn>;
}

let tables = 0;

/** Create a table store that shows a document to the awaited seat, or to `seat`. */
export function makePlayed(tableDocument: TableDocument, seat?: Watched): PlayedTable {
  tables += 1;
  const awaited = Number(Object.keys(tableDocument.view?.waits ?? {})[0] ?? 0);
  const looks = seat ?? awaited;
  const document = signal(tableDocument);
  const parts = {
    seat: signal<Watched>(looks),
    version: signal({ v: 9, r: 0 }),
    pending: signal<readonly Entry[]>([]),
    unconfirmed: signal<Unconfirmed | null>(null),
    keepsEntries: signal(true),
    rejected: signal<Rejection | null>(null),
    narrations: signal<readonly ReceivedNarration[]>([]),
    connection: signal<Connection>({ state: "live", since: 0 }),
    since: signal<number | null>(null),
    presence: signal<Readonly<Record<string, number>>>({}),
    hostSilent: signal(0),
    tvStep: signal(0),
    reviews: signal<Readonly<Record<string, number>>>({}),
    handOver: signal<number | null>(null),
    lost: signal<Lost | null>(null),
    apart: signal(false),
    secret: signal(typeof looks === "number" && tableDocument.view?.secrets === true),
    host: signal(true),
    seats: signal<readonly number[]>(findSeat(looks) === undefined ? [] : [findSeat(looks) ?? 0]),
    submit: vi.fn(() => true),
    undo: vi.fn(() => true),
    resend: vi.fn(() => true),
    dismiss: vi.fn(),
    handTo: vi.fn(),
    take: vi.fn(),
    answerAutomatically: vi.fn(),
    letGo: vi.fn(),
    lostRead: vi.fn(),
    takeHost: vi.fn(async () => undefined),
    retry: vi.fn(),
    discard: vi.fn(),
    withdraw: vi.fn(),
    showStep: vi.fn(),
    showReview: vi.fn(),
  };
  seatName.value = (n) => tableDocument.table.seats[n]?.name ?? "";
  const store = {
    id: `table-${tables}`,
    document,
    asOf: signal(null),
    back: signal(null),
    ...parts,
  } as unknown as TableStore;
  return { store, document, ...parts };
}

/** Give the window and every element a size, because happy-dom has no layout. */
export function setSize(width: number, height: number): void {
  const { happyDOM } = window as {
    happyDOM?: { setViewport(size: { width: number; height: number }): void };
  };
  happyDOM?.setViewport({ width, height });
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
}

/** Return the goal whose picture is in an element; undefined if there is none. */
export function findGoalDrawn(element: Element): string | undefined {
  return element.querySelector<SVGElement>("[data-goal]")?.dataset.goal;
}
