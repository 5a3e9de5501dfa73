/** A phone that several seats of a table may share, for tests of what stays on it. */

import { afterEach, beforeEach, expect, vi } from "vitest";
import { TableStore } from "../net/table";
import type { TableDocument, Text, Watched } from "../wire";
import { beginAnew, FakeSocket, makeTableDocument, type Stub } from "./fakeSocket";

export const wait: Text = { code: "x.wait" };
export const SECRET = "only Anna knows";

export let table: TableStore;
/** True if the views say that seats have secrets from each other. */
let secrets: boolean;
export const http: Record<string, Stub | (() => Stub)> = {};

/** Return the fields of a view in which every awaited seat is asked in secret. */
export const makeSecret = (waits: Record<string, unknown>) => ({
  secrets: true,
  secret_seats: Object.keys(waits)
    .filter((seat) => waits[seat])
    .map(Number),
});

/** Return the table as a seat sees it. The secret is in its phase. */
export function makeDocumentFor(by: Watched, waits: Record<string, Text> = { 0: wait }): TableDocument {
  const secret = by === 0 ? SECRET : `what ${by} knows`;
  return makeTableDocument({
    view: { turn: 1, phase: secret, seats: {}, surfaces: {}, waits, ...(secrets ? makeSecret(waits) : {}) },
  });
}

export const BENS_TURN = { waits: { 0: null, 1: wait }, secret_seats: [1] };
export const ANNAS_TURN = { waits: { 0: wait, 1: null }, secret_seats: [0] };

export const findLine = () => FakeSocket.last;
export const listHellos = () => findLine().listMessages("hello");
export const findViewer = () => listHellos().at(-1)?.seat;
export const welcome = (...seats: number[]) =>
  findLine().receive({ t: "welcome", seats, host: seats[0] === 0 });
export const show = (seat: Watched, v = 5, document = makeDocumentFor(seat)) =>
  findLine().receive({ t: "view", v, r: 0, seat, document });

/** Return everything of the table that is in memory or storage. */
export function listRemembered(): string {
  const { document, narrations, rejected, pending } = table;
  const memory = [document, narrations, rejected, pending].map(({ value }) => JSON.stringify(value));
  return [...memory, ...Object.values(localStorage)].join("\n");
}

export async function waitForViewer(seat: Watched) {
  await vi.waitFor(() => expect(findViewer()).toBe(seat));
}

/** Anna's seat alone, in a game without secrets. */
export async function sitDown() {
  keepSecrets(false);
  await findLine().open();
  welcome(0);
  show(0);
}

/** Anna's and Ben's seats on one phone, which Anna took. */
export async function giveToAnna() {
  await findLine().open();
  welcome(0, 1);
  show("spectator");
  expect(table.handOver.value).toBe(0);
  table.take();
  await waitForViewer(0);
  welcome(0, 1);
  show(0);
  expect(listRemembered()).toContain(SECRET);
}

/** Give every test of the file a phone that has just opened the table. */
export function onASharedPhone(): void {
  beforeEach(() => {
    beginAnew(http);
    secrets = true;
    reopen();
  });
  afterEach(() => {
    table.close();
  });
}

/** Open the table as a page that has just been loaded. */
export function reopen(): void {
  table = new TableStore("t1");
}

/** Let the views say from now on whether seats have secrets from each other. */
export function keepSecrets(keep: boolean): void {
  secrets = keep;
}
