import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import { UnlistedScreen } from "../box/UnlistedScreen";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { addTexts } from "../i18n";
import { forgetDrafts } from "../net/drafts";
import { preferences } from "../platform/preferences";
import { route } from "../router";
import { listAxeFindings } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import { projectFile } from "../testing/files";
import druids from "../testing/fixtures/druid_box.json";
import { loadDocument, loadView, makePlayed, setSize, speak } from "../testing/played";
import { KeepPieces } from "./KeepPieces";

const GAME = "isle_of_skye";
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const { x1, x2 } = druids.pieces;

beforeEach(() => {
  localStorage.clear();
  forgetDrafts();
  preferences.value = { ...preferences.value, keeps: true };
  setSize(390, 700);
  for (const language of ["en", "de"] as const) {
    const source = projectFile(`games/isle_of_skye/expansions/druids/texts/${language}.ftl`);
    addTexts(language, source, [`${GAME}.druids`]);
  }
  speak();
});

interface Answers {
  /** Content of the host's box, by the ids at the table. */
  boxIds?: Record<string, string | null>;
  same?: string | null;
  full?: boolean;
  /** Ids of pieces of the list. */
  corrected?: readonly string[];
}

/** A phone at a running table with x1 and x2, with its requests. */
function seated(host: boolean, { boxIds = {}, same = null, full = false, corrected = [] }: Answers = {}) {
  const built = loadDocument("built");
  const prompt = {
    kind: "pick",
    id: "stone-1",
    title: { code: "isle_of_skye.prompt_take" },
    action: { type: "draw_druid_tile" },
    field: "tile",
    choices: ["x1"],
    unlisted: { type: "add_found_tile", round: 1, tile: "x3", facts: { set: "druid" } },
  };
  const view = { ...loadView("built"), pieces: { x1, x2 }, prompts: { [prompt.id]: prompt } };
  const document = { ...built, table: { ...built.table, expansions: ["druids"] }, view } as never;
  const table = makePlayed(document, 1);
  const { store } = table;
  table.host.value = host;
  const calls: { method: string; path: string; body: Record<string, unknown> }[] = [];
  const fetchMock = stubFetch({
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
    [`GET /api/v1/games/${GAME}/box`]: { body: { pieces: {}, settled: [] } },
  });
  const rest = fetchMock.getMockImplementation() as typeof fetch;
  fetchMock.mockImplementation(async (path: string, init: RequestInit = {}) => {
    const { method = "GET" } = init;
    const body = typeof init.body === "string" ? JSON.parse(init.body) : {};
    if (method !== "GET" || path.endsWith("/kept")) calls.push({ method, path, body });
    if (path.includes(".svg")) return new Response(SVG);
    if (path.endsWith("/piece-picture")) {
      const { apart: _apart, ...facts } = body.facts;
      return Response.json({ facts: { ...facts, regions: x1.regions }, picture: SVG, same_as: same });
    }
    if (path.endsWith("/actions")) return Response.json({ version: calls.length + 100 });
    if (path.endsWith("/pieces/kept") && method === "GET") {
      const pieces = Object.entries(boxIds).map(([id, as]) => [
        id,
        { kept: as, new: false, corrected: corrected.includes(id) },
      ]);
      return Response.json({ pieces: Object.fromEntries(pieces) });
    }
    if (path.endsWith("/pieces/kept") && full) {
      const error = { code: "box.full", params: { n: 120 }, message: "The box is full." };
      return Response.json(error, { status: 409 });
    }
    if (path.endsWith("/pieces/kept")) {
      const pieces = body.pieces.map((id: string) => [id, { kept: `${id}3`, new: true }]);
      return Response.json({ pieces: Object.fromEntries(pieces) });
    }
    if (path.endsWith("/timeline") || path.includes("/timeline?"))
      return Response.json({ v: 1, entries: [] });
    return rest(path, init);
  });
  const sent = (end: string) => calls.filter(({ path, method }) => path.endsWith(end) && method === "POST");
  return { store, document: document as never, view: view as never, sent, calls };
}

test("the host is told of tiles that the box lacks; nobody else is", async () => {
  const { store, document } = seated(true, { boxIds: { x1: "x1", x2: null } });
  render(<PlayStrip store={store} document={document} />);
  expect(await screen.findByText("Keep the new tile in your box?")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /Look/ }));
  expect(route.value).toEqual(["t", store.id, "box", "keep"]);
  cleanup();
  const other = seated(false, { boxIds: { x2: null } });
  render(<PlayStrip store={other.store} document={other.document} />);
  expect(other.calls).toEqual([]);
});

test("a tile of the list is not new but corrected", async () => {
  const strip = async (boxIds: Record<string, null>, corrected: readonly string[]) => {
    const { store, document } = seated(true, { boxIds, corrected });
    render(<PlayStrip store={store} document={document} />);
    await screen.findByRole("button", { name: /Look/ });
    const sentence = screen.getByText(/your box/).textContent;
    cleanup();
    return sentence;
  };
  expect(await strip({ b06: null }, ["b06"])).toBe("Keep the corrected tile in your box?");
  expect(await strip({ b06: null, b07: null }, ["b06", "b07"])).toBe("Keep 2 corrected tiles in your box?");
  expect(await strip({ b06: null, x1: null }, ["b06"])).toBe("Keep 2 new or corrected tiles in your box?");
  const { store, document, view } = seated(true, { boxIds: { x1: null }, corrected: ["x1"] });
  render(<KeepPieces {...{ store, document, view }} />);
  expect(
    await screen.findByText("They were corrected at this table and are different in your box."),
  ).toBeTruthy();
});

test("each is saved or left, and says what became of it", async () => {
  const { store, document, view, sent } = seated(true, { boxIds: { x1: null, x2: null } });
  render(<KeepPieces {...{ store, document, view }} />);
  expect(await screen.findByRole("button", { name: "Keep all 2" })).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(await screen.findByRole("button", { name: "Keep it: tile x1" }));
  expect(await screen.findByText("In your box as tile x13")).toBeTruthy();
  expect(sent("/pieces/kept").map(({ body }) => body)).toEqual([{ pieces: ["x1"] }]);
  fireEvent.click(screen.getByRole("button", { name: "Don’t keep it: tile x2" }));
  expect(await screen.findByText("Not kept")).toBeTruthy();
  expect(screen.getByText("Nothing is left to decide.")).toBeTruthy();
  cleanup();
  render(<PlayStrip store={store} document={document} />);
  expect(screen.queryByText(/in your box\?/)).toBeNull();
});

test("a full box says so, and the tile is still offered", async () => {
  const { store, document, view } = seated(true, { boxIds: { x1: null }, full: true });
  render(<KeepPieces {...{ store, document, view }} />);
  fireEvent.click(await screen.findByRole("button", { name: "Keep it: tile x1" }));
  expect(await screen.findByText("The box is full: it keeps 120 tiles of its own.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Keep it: tile x1" })).toBeTruthy();
});

const drawUp = async (host: boolean, answers: Answers = {}) => {
  const at = seated(host, answers);
  render(<UnlistedScreen store={at.store} game={GAME} view={at.view} prompt="stone-1" />);
  const untouched = await screen.findByRole("button", { name: "Sketch it first" });
  expect(untouched.getAttribute("aria-disabled"), "nothing is sketched yet").toBe("true");
  fireEvent.click(await screen.findByRole("button", { name: "mountain" }));
  const add = await screen.findByRole("button", { name: "Add it" });
  return { ...at, add };
};

test("a tile added by the host answers the question, and is saved while the switch is on", async () => {
  const { add, sent } = await drawUp(true);
  fireEvent.click(add);
  await waitFor(() => expect(sent("/actions")).toHaveLength(2));
  expect(sent("/actions").map(({ body }) => (body as { action: { type: string } }).action.type)).toEqual([
    "add_found_tile",
    "draw_druid_tile",
  ]);
  expect(sent("/pieces/kept").map(({ body }) => body)).toEqual([{ pieces: ["x3"] }]);
  cleanup(); // the table is shown again
  expect(sessionStorage.getItem("tableside.draft.piece")).toBeNull();
});

test("switched off it is not saved, and not next time either", async () => {
  const { add, sent } = await drawUp(true);
  fireEvent.click(screen.getByRole("switch", { name: "Keep it in my box too" }));
  fireEvent.click(add);
  await waitFor(() => expect(sent("/actions")).toHaveLength(2));
  expect(sent("/pieces/kept")).toEqual([]);
  cleanup();
  await drawUp(true);
  expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("false");
});

test("other players have no switch, and save nothing", async () => {
  const { add, sent } = await drawUp(false);
  expect(screen.queryByRole("switch", { name: "Keep it in my box too" })).toBeNull();
  fireEvent.click(add);
  await waitFor(() => expect(sent("/actions")).toHaveLength(2));
  expect(sent("/pieces/kept")).toEqual([]);
});

test("the same tile is found, and taken with one tap", async () => {
  const { sent } = await drawUp(false, { same: "x1" });
  expect(await screen.findByText("This looks like tile x1, which is known. Is it that one?")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "It is tile x1" }));
  await waitFor(() => expect(sent("/actions")).toHaveLength(1));
  expect(sent("/actions")[0]?.body).toMatchObject({ action: { type: "draw_druid_tile", tile: "x1" } });
});

test("one that cannot have come up again is only named", async () => {
  await drawUp(false, { same: "x2" });
  expect(await screen.findByText("This looks like tile x2, which is known already.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /It is/ })).toBeNull();
});
