import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, expect, test, type vi } from "vitest";
import { findCorrectionDraft } from "../corrections/draft";
import { RunningBox } from "../corrections/RunningBox";
import { PlayStrip } from "../frame/strips/PlayStrip";
import file from "../generated/boxes/isle_of_skye.json";
import { forgetDrafts } from "../net/drafts";
import { route } from "../router";
import { listAxeFindings } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import { loadDocument, makePlayed, type PlayedTable, setSize, speak } from "../testing/played";
import type { DisplayView, TableDocument } from "../wire";

const BEN = 1;
const TILE = "b22";
const LISTED = file.facts[TILE];
const OTHER = file.readings[TILE][0]?.facts;
const START = { type: "start_table", game: "isle_of_skye", options: {}, starter: 1, pieces: {} };
const REFUSED = { status: 404, body: { code: "table.unknown", message: "No such table.", params: {} } };

let fetchMock: ReturnType<typeof vi.fn>;

beforeEach(() => {
  localStorage.clear();
  forgetDrafts();
  speak();
  setSize(390, 700);
});

/** Ben has laid these tiles out. */
function offering({ view }: TableDocument, tiles: readonly string[]): void {
  const slots = Object.fromEntries(tiles.map((piece) => [piece, { piece }]));
  const offer = view?.surfaces[`offer-${BEN}`] as DisplayView;
  Object.assign(offer, { slots });
}

/** Ben's phone at a table that draws from a box, with the pieces that he has drawn and the pieces to check. */
function bens(
  drawn: readonly string[],
  toCheck: readonly string[],
  draw: "table" | "app" = "table",
): PlayedTable {
  const document = loadDocument("offers_open");
  document.table.draw = draw;
  offering(document, drawn);
  const table = makePlayed(document, BEN);
  const at = `/api/v1/tables/${table.store.id}`;
  fetchMock = stubFetch({
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
    [`GET ${at}/pieces/to-check`]: { body: { pieces: toCheck } },
    [`POST ${at}/pieces/to-check`]: { body: { pieces: toCheck.filter((tile) => tile !== TILE) } },
    [`GET ${at}/timeline?seat=${BEN}`]: { body: { v: 9, entries: [] } },
    [`POST ${at}/corrections/entry`]: { body: { v: 9, ref: "1", action: START, view: document.view } },
    "POST /api/v1/games/isle_of_skye/piece-picture": {
      body: { facts: LISTED, picture: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    },
  });
  return table;
}

const requests = (end: string) =>
  (fetchMock.mock.calls as [string, RequestInit?][]).filter(([path]) => path.endsWith(end));
const strip = ({ store, document }: PlayedTable) => (
  <PlayStrip store={store} document={document.value} onShow={() => undefined} />
);
const look = () => screen.findByRole("button", { name: "Look at it" });
const check = ({ store, document }: PlayedTable) => {
  const { view } = document.value as TableDocument;
  if (!view) throw new Error("no view");
  return render(<RunningBox store={store} document={document.value} view={view} piece={TILE} checks />);
};
const findOption = (which: "listed" | "other") =>
  waitFor(() => {
    const option = document.querySelector<HTMLElement>(`[data-reading="${which}"]`);
    if (!option) throw new Error("not here yet");
    return option;
  });

test("whoever has drawn a tile on which lists differ is asked, and led to its two readings", async () => {
  const table = bens(["b01", TILE], [TILE, "b06"]);
  render(strip(table));
  fireEvent.click(await look());
  expect(route.value.slice(2)).toEqual(["box", TILE, "check"]);
  expect(requests("/to-check")).toHaveLength(1);
});

test("the question gives way to newer news", async () => {
  const table = bens([TILE], [TILE]);
  const shown = render(strip(table));
  await screen.findByText(/The app is not sure\./);
  const v = table.version.value.v + 1;
  const text = { code: "isle_of_skye.event_passed", params: { seat: "Anna" } };
  act(() => {
    table.narrations.value = [{ key: 1, v, at: 0, seat: 0, text }];
  });
  shown.rerender(strip(table));
  expect(screen.queryByRole("button", { name: "Look at it" })).toBeNull();
  expect(document.querySelector(".strip")?.textContent).toContain("Anna bought nothing.");
});

test.each([
  ["a tile that is not disputed", bens, ["b01", "b02"], [TILE]],
  ["a tile that was checked before", bens, ["b01", TILE], ["b06"]],
] as const)("nobody is asked to check %s", async (_, at, drawn, toCheck) => {
  const table = at(drawn, toCheck);
  render(strip(table));
  await waitFor(() => expect(requests("/to-check")).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByRole("button", { name: "Look at it" })).toBeNull();
});

test("where the app draws nothing is asked for at all", async () => {
  const table = bens([TILE], [TILE], "app");
  render(strip(table));
  await act(async () => undefined);
  expect(requests("/to-check")).toHaveLength(0);
});

test("a tile that is new here is asked for again: somebody may have checked it meanwhile", async () => {
  const table = bens(["b01"], [TILE]);
  render(strip(table));
  await waitFor(() => expect(requests("/to-check")).toHaveLength(1));
  const drawn = structuredClone(table.document.value);
  offering(drawn, ["b01", TILE]);
  cleanup();
  act(() => {
    table.document.value = drawn;
  });
  render(strip(table));
  expect(await look()).toBeTruthy();
  expect(requests("/to-check")).toHaveLength(2);
});

test("as listed: it is noted in the box, and this phone goes on", async () => {
  const table = bens([TILE], [TILE]);
  check(table);
  fireEvent.click(await findOption("listed"));
  await waitFor(() => expect(route.value.slice(2)).toEqual([]));
  const [, sent] = requests("/to-check").at(-1) ?? [];
  expect(JSON.parse(String(sent?.body))).toEqual({ pieces: [TILE] });
  expect(findCorrectionDraft(table.store.id)).toBeNull();
  cleanup();
  render(strip(table));
  await act(async () => undefined);
  expect(screen.queryByRole("button", { name: "Look at it" })).toBeNull();
});

test("the other reading joins the draft of a correction of how the table began", async () => {
  const table = bens([TILE], [TILE]);
  check(table);
  const other = await findOption("other");
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(other);
  await waitFor(() => expect(route.value.slice(2)).toEqual(["correct"]));
  expect(findCorrectionDraft(table.store.id)?.edits).toEqual([
    { type: "replace", ref: "1", action: { ...START, pieces: { [TILE]: OTHER } } },
  ]);
  expect(requests("/to-check").filter(([, init]) => init?.method === "POST")).toHaveLength(0);
});

test("dismissed, it is not asked again on this phone; 'neither' leads to the whole tile", async () => {
  const table = bens([TILE], [TILE]);
  check(table);
  await findOption("listed");
  fireEvent.click(screen.getByRole("button", { name: "Neither" }));
  expect(route.value.slice(2)).toEqual(["box", TILE]);
  cleanup();
  check(table);
  await findOption("listed");
  fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(route.value.slice(2)).toEqual([]);
  cleanup();
  render(strip(table));
  await act(async () => undefined);
  expect(screen.queryByRole("button", { name: "Look at it" })).toBeNull();
});

test("a refusal is said, and it can be tried again", async () => {
  const table = bens([TILE], [TILE]);
  const rest = fetchMock.getMockImplementation() as typeof fetch;
  fetchMock.mockImplementation(async (path: string, init: RequestInit = {}) =>
    init.method === "POST" && path.endsWith("/to-check")
      ? Response.json(REFUSED.body, { status: REFUSED.status })
      : rest(path, init),
  );
  check(table);
  fireEvent.click(await findOption("listed"));
  expect(await screen.findByText(/^There is no such table/)).toBeTruthy();
  expect((await findOption("listed")).hasAttribute("disabled")).toBe(false);
});
