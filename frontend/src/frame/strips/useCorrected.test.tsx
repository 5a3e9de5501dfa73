/** A phone learns of every correction, whether it was connected or not: it asks the server about versions that it
 * missed.
 */
import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDevice } from "../../net/device";
import { TableStore } from "../../net/table";
import { FakeSocket, makeTableDocument, type Stub, stubFetch } from "../../testing/fakeSocket";
import type { Narration } from "../../wire";
import { openVersions } from "./putRightLists";
import { useCorrected } from "./useCorrected";

const document = makeTableDocument({ view: { turn: 1, phase: "draw", seats: {}, surfaces: {}, waits: {} } });
const narration = (event: string): Narration => ({ text: { code: `table.event_${event}` }, seat: 1 });
const answers: Record<string, Stub> = {};
let table: TableStore;
let fetched: ReturnType<typeof stubFetch>;

function Sitting() {
  useCorrected(table);
  return null;
}

const requests = () =>
  (fetched.mock.calls as [string][]).map(([path]) => path).filter((path) => path.includes("put-right"));
const since = (v: number) => `/api/v1/tables/${table.id}/put-right?since=${v}&seat=0`;

/** Connect the phone to the table and show a version. */
async function comes(v: number, news: Narration[] = []) {
  await FakeSocket.last.open();
  FakeSocket.last.receive({ t: "welcome", seats: [0], host: false });
  FakeSocket.last.receive({ t: "view", v, r: 0, seat: 0, document, narrations: news });
}

const update = (v: number, ...news: Narration[]) =>
  act(() =>
    FakeSocket.last.receive({ t: "update", v, r: 0, patch: { view: { turn: v } }, narrations: news }),
  );

/** Close and reopen the phone. */
function opened() {
  cleanup();
  table.close();
  FakeSocket.install();
  table = new TableStore(table.id);
  render(<Sitting />);
}

let tables = 0;

beforeEach(() => {
  localStorage.clear();
  forgetDevice();
  localStorage.setItem("tableside.device", "token");
  FakeSocket.install();
  for (const path of Object.keys(answers)) delete answers[path];
  fetched = stubFetch(answers);
  tables += 1;
  table = new TableStore(`t${tables}`);
  render(<Sitting />);
});
afterEach(() => {
  table.close();
});

test("a new phone, and one that follows along, request nothing", async () => {
  await comes(5, [narration("corrected")]);
  update(6, narration("seat_host"));
  update(7);
  expect(requests()).toEqual([]);
  expect(openVersions(table.id)).toEqual([]);
});

test("a narrated correction is requested by its version, whatever came with it", async () => {
  await comes(5);
  answers[`GET ${since(5)}`] = { body: { v: 7, versions: [6] } };
  update(7, narration("corrected"), narration("seat_host"));
  await vi.waitFor(() => expect(openVersions(table.id)).toEqual([6]));
  update(8);
  expect(requests()).toEqual([since(5)]);
});

test("a returning phone is told, also when it had been closed", async () => {
  await comes(5);
  opened();
  answers[`GET ${since(5)}`] = { body: { v: 9, versions: [7] } };
  await comes(9, [narration("seat_host")]);
  await vi.waitFor(() => expect(openVersions(table.id)).toEqual([7]));
  opened();
  await comes(9);
  expect(requests()).toEqual([since(5)]);
});

test("without an answer the request is repeated", async () => {
  await comes(5);
  opened();
  await comes(8);
  await vi.waitFor(() => expect(requests()).toEqual([since(5)]));
  expect(openVersions(table.id)).toEqual([]);
  answers[`GET ${since(5)}`] = { body: { v: 9, versions: [6, 8] } };
  update(9);
  await vi.waitFor(() => expect(openVersions(table.id)).toEqual([6, 8]));
});
