import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { hasSameFacts } from "../box/formFacts";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { addTexts } from "../i18n";
import { forgetDrafts } from "../net/drafts";
import * as boards from "../pieces/boards";
import { route } from "../router";
import { listAxeFindings } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import { projectFile } from "../testing/files";
import { loadDocument, loadView, makePlayed, setSize, speak } from "../testing/played";
import type { EntryDetail } from "../wire";
import { findCorrectionDraft } from "./draft";
import { RunningBox } from "./RunningBox";

const TRACK = { id: "track", name: { code: "mills.surface_track" }, schema: "mills-track/1", expansion: "" };
const PLAN = { ...TRACK, id: "plan", name: { code: "mills.surface_plan" } };
const SHORT = { schema: "mills-track/1", last: 2 };
const LONG = { ...SHORT, last: 8 };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

const view = loadView("built");
const built = loadDocument("built");
const document_ = {
  ...built,
  view: { ...loadView("built"), layouts: { track: { kind: "track" } } },
} as never;
const START = {
  type: "start_table",
  game: "isle_of_skye",
  options: {},
  starter: 1,
  boards: { track: SHORT },
};

beforeEach(() => {
  vi.spyOn(boards, "hasBox").mockReturnValue(true);
  vi.spyOn(boards, "fetchBoards").mockResolvedValue([TRACK, PLAN]);
  localStorage.clear();
  forgetDrafts();
  addTexts("en", projectFile("tests/rulesets/mills/texts/en.ftl"), ["mills"]);
  speak();
  setSize(390, 500);
});

/** A phone with a seat at a table that began with these boards. */
function phone(boards: unknown = START.boards, isHost = false) {
  const table = makePlayed(document_, 1);
  table.host.value = isHost;
  const detail: EntryDetail = { v: 9, ref: "1", action: { ...START, boards }, view };
  const at = `/api/v1/games/isle_of_skye/boards/track`;
  stubFetch({
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
    [`POST /api/v1/tables/${table.store.id}/corrections/entry`]: { body: detail },
    [`GET /api/v1/tables/${table.store.id}/pieces`]: { body: { pieces: {} } },
    [`GET ${at}/draft`]: { body: { facts: null } },
    [`POST ${at}/check`]: { body: { faults: [], picture: SVG } },
  });
  return table.store;
}

/** This phone's box has these boards. */
function boxAtHand(boards: Record<string, unknown>) {
  const before = fetch;
  const calls: unknown[] = [];
  let times = 0;
  let comparisons = 0;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const at = "/api/v1/games/isle_of_skye/box";
    if (path.startsWith(at) && init.method === "PUT") calls.push(JSON.parse(String(init.body)));
    if (path === at) times += 1;
    if (path.endsWith("/pieces/kept")) {
      comparisons += 1;
      return Response.json({ pieces: {}, boards: { track: hasSameFacts(boards.track, SHORT) } });
    }
    if (path.startsWith(at)) return Response.json({ pieces: {}, settled: [], boards });
    return before(path, init);
  });
  return { calls, requestCount: () => times, compared: () => comparisons };
}

test("boards entered for the table are listed in its box, and others are not", async () => {
  const store = phone();
  render(<RunningBox store={store} document={document_} view={view} piece={undefined} />);
  const row = await screen.findByRole("button", { name: "Track" });
  expect(screen.queryByRole("button", { name: "Plan" })).toBeNull();
  fireEvent.click(row);
  expect(route.value.slice(2)).toEqual(["box", "board", "track"]);
});

test("a board that differs in the host's box is offered to it, and saved as at the table", async () => {
  const store = phone(START.boards, true);
  const { calls } = boxAtHand({ track: LONG });
  render(<RunningBox store={store} document={document_} view={view} piece={undefined} />);
  fireEvent.click(await screen.findByRole("button", { name: "Keep it: Track" }));
  expect(await screen.findByText("Now in your box")).toBeTruthy();
  expect(calls).toEqual([{ facts: SHORT, before: LONG }]);
  expect(await listAxeFindings()).toEqual([]);
});

test("a board that the box has is not offered, and only the host is offered one", async () => {
  const store = phone(START.boards, true);
  const { requestCount } = boxAtHand({ track: SHORT });
  const first = render(<RunningBox store={store} document={document_} view={view} piece={undefined} />);
  await waitFor(() => expect(requestCount()).toBe(1));
  expect(screen.queryByRole("button", { name: /Keep it/ })).toBeNull();
  first.unmount();
  const guests = phone();
  const box = boxAtHand({ track: LONG });
  render(<RunningBox store={guests} document={document_} view={view} piece={undefined} />);
  await screen.findByRole("button", { name: "Track" });
  expect(box.requestCount()).toBe(0);
});

const QUESTION = "Keep this table’s board in your box?";

/** A host's phone at a table whose track the box has differently. */
function hostAt() {
  const store = phone(START.boards, true);
  const box = boxAtHand({ track: LONG });
  return { store, ...box, strip: () => render(<PlayStrip store={store} document={document_} />) };
}

test("the strip of a running table leads the host to a board that the box has differently, until it is kept", async () => {
  const { store, strip, calls } = hostAt();
  strip();
  expect(await screen.findByText(QUESTION)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Look at it" }));
  expect(route.value.slice(2)).toEqual(["box", "keep"]);
  render(<RunningBox store={store} document={document_} view={view} piece="keep" />);
  expect(screen.getByRole("heading", { name: "Keep this in your box?" })).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Keep it: Track" }));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect(calls).toEqual([{ facts: SHORT, before: LONG }]);
});

test("a board that the host does not want to keep is not asked about again, and can be kept all the same", async () => {
  const { store, strip, calls } = hostAt();
  strip();
  await screen.findByText(QUESTION);
  const box = <RunningBox store={store} document={document_} view={view} piece={undefined} />;
  render(box);
  fireEvent.click(await screen.findByRole("button", { name: "Don’t keep it: Track" }));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect(screen.queryByRole("button", { name: "Don’t keep it: Track" })).toBeNull();
  expect(screen.getByRole("button", { name: "Keep it: Track" })).toBeTruthy();
  cleanup();
  const other = hostAt();
  other.strip();
  await screen.findByText(QUESTION);
  cleanup();
  strip();
  await waitFor(() => expect(other.compared()).toBe(2));
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(calls).toEqual([]);
});

test("the printed facts become part of the start, and their consequences are asked for", async () => {
  const store = phone();
  render(<RunningBox store={store} document={document_} view={view} piece={undefined} board="track" />);
  const field = (await screen.findByLabelText("The board as JSON")) as HTMLTextAreaElement;
  expect(JSON.parse(field.value)).toEqual(SHORT);
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
  expect(screen.queryByRole("button", { name: "See what changes" })).toBeNull();
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.input(field, { target: { value: JSON.stringify(LONG) } });
  fireEvent.click(await screen.findByRole("button", { name: "See what changes" }));
  await waitFor(() => expect(findCorrectionDraft(store.id)).not.toBeNull());
  expect(findCorrectionDraft(store.id)?.edits).toEqual([
    { type: "replace", ref: "1", action: { ...START, boards: { track: LONG } } },
  ]);
  expect(route.value.slice(2)).toEqual(["correct"]);
});

test("a board that the table did not begin with cannot be corrected", async () => {
  const store = phone();
  render(<RunningBox store={store} document={document_} view={view} piece={undefined} board="plan" />);
  expect(await screen.findByText("This game has no such board.")).toBeTruthy();
  expect(screen.queryByLabelText("The board as JSON")).toBeNull();
});
