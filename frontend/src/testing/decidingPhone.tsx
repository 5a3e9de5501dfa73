/** A phone at a table with a correction to decide about: its requests, and the screens of the past. */

import { act, render, screen } from "@testing-library/preact";
import type { ReceivedNarration } from "../net/table";
import { TableScreen } from "../play/TableScreen";
import { go } from "../router";
import type { Difference, Preview, TableDocument } from "../wire";
import { type Stub, stubFetch } from "./fakeSocket";
import { Past } from "./past";
import { loadDocument, makePlayed, type PlayedTable } from "./played";

export let table: PlayedTable;
let fetchMock: ReturnType<typeof stubFetch>;
export let answers: Record<string, Stub | (() => Stub)>;

const CHANGE: Difference = {
  points: { 1: { before: 12, after: 15 } },
  steps: [
    { what: "take_piece", place: "0,1/f0", seat: 0, kind: "follower" },
    { what: "set_aside", tile: "C" },
  ],
};

/** Anna's curve with a thief, which was placed without one. */
const EDITED: Preview["edited"] = [
  {
    ref: "3",
    seat: 0,
    status: "corrected",
    narrations: [
      { text: { code: "carcassonne.event_placed", params: { seat: 0, tile: "V", role: "thief" } } },
    ],
    now: [{ text: { code: "carcassonne.event_placed", params: { seat: 0, tile: "V", role: "none" } } }],
  },
];

export const formatPath = (path = "") => `/api/v1/tables/${table.store.id}${path}`;

/** Prepare a phone of the seat. */
export function open(
  seat: number,
  host: boolean,
  change: (document: TableDocument) => void = () => undefined,
) {
  const document = loadDocument("late");
  change(document);
  table = makePlayed(document, seat);
  table.host.value = host;
  answers = {
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
    "GET /api/v1/games": {
      body: [
        { id: "carcassonne", categories: ["road", "city", "cloister", "farm"], options: [], expansions: [] },
      ],
    },
    [`GET ${formatPath(`/corrections/p1?seat=${seat}`)}`]: {
      body: { v: 9, kind: "correction", difference: CHANGE, dropped: 1, edited: EDITED },
    },
    [`GET ${formatPath(`/put-right/9?seat=${seat}`)}`]: { body: CHANGE },
    [`GET ${formatPath(`/put-right?since=8&seat=${seat}`)}`]: { body: { v: 9, versions: [9] } },
  };
  fetchMock = stubFetch(answers);
}

export function openAt(path: string[]) {
  act(() => go(["t", table.store.id, ...path], true));
  return render(<Past table={table} />);
}

export function Table() {
  const document = table.document.value;
  return document.view ? <TableScreen store={table.store} document={document} view={document.view} /> : null;
}

/** Give the table a proposal of Ben, which waits for the host. */
export const addProposal = ({ table: info }: TableDocument) => {
  info.proposals = { p1: { kind: "correction", seat: 1 } };
};
/** Return the requests to an address. */
export const calls = (method: string, path: string) =>
  (fetchMock.mock.calls as [string, RequestInit?][]).filter(
    ([to, init]) => to === path && (init?.method ?? "GET") === method,
  );
/** Return the body of the last request to an address. */
export const readBody = (method: string, path: string) =>
  JSON.parse(String(calls(method, path).at(-1)?.[1]?.body));
export const readStrip = () => screen.getAllByRole("status")[0]?.textContent ?? "";
export const makeNews = (code: string, v = 9, seat = 1): ReceivedNarration => ({
  key: v,
  v,
  at: Date.now(),
  seat,
  text: { code: `table.event_${code}`, params: { seat } },
});
