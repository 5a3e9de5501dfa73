import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { addTexts, t } from "../i18n";
import { forgetDrafts } from "../net/drafts";
import * as assets from "../pieces/assets";
import * as boxFiles from "../pieces/boxFile";
import { route } from "../router";
import { listAxeFindings } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import { projectFile } from "../testing/files";
import druids from "../testing/fixtures/druid_box.json";
import { loadDocument, loadView, makePlayed, setSize, speak } from "../testing/played";
import type { View } from "../wire";
import { Box } from "./Box";
import { composed } from "./Composer";
import { Correction } from "./Correction";
import { UnlistedScreen } from "./UnlistedScreen";

const realFile = boxFiles.fetchBoxFile;

/** The list of the game comes with these sets. */
function offer(sets: unknown[]): void {
  vi.spyOn(boxFiles, "fetchBoxFile").mockImplementation(async (game) => {
    const file = await realFile(game);
    return { ...file, composer: { ...file.composer, sets } } as typeof file;
  });
}

const GAME = "isle_of_skye";
const { x1, x2, x3 } = druids.pieces;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

beforeEach(() => {
  localStorage.clear();
  forgetDrafts();
  offer(druids.sets);
  setSize(390, 500);
  for (const language of ["en", "de"] as const) {
    const source = projectFile(`games/isle_of_skye/expansions/druids/texts/${language}.ftl`);
    addTexts(language, source, [`${GAME}.druids`]);
  }
  speak();
});

/**
 * A phone with this box. The server accepts every piece and completes its regions. `elsewhere`: another phone has
 * changed the piece meanwhile.
 */
function phone(pieces: Record<string, unknown> = {}, elsewhere = false) {
  const sent: Record<string, unknown>[] = [];
  const fetchMock = stubFetch({
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
    [`GET /api/v1/games/${GAME}/box`]: { body: { pieces, settled: [] } },
  });
  const rest = fetchMock.getMockImplementation() as typeof fetch;
  fetchMock.mockImplementation(async (path: string, init: RequestInit = {}) => {
    const body = typeof init.body === "string" ? JSON.parse(init.body) : {};
    if (path.endsWith("/piece-picture")) {
      sent.push(body.facts);
      const { apart: _apart, ...facts } = body.facts;
      return Response.json({ facts: { ...facts, regions: x1.regions }, picture: SVG });
    }
    if (path.includes(".svg")) return new Response(SVG);
    if (path.endsWith("/box/pieces")) {
      if (!elsewhere) return Response.json({ pieces: { [body.piece]: body.facts }, settled: [body.piece] });
      const refusal = { code: "box.changed_elsewhere", params: { tile: "x1" }, message: "", version: 0 };
      return Response.json(refusal, { status: 409 });
    }
    return rest(path, init);
  });
  const keptPieces = () =>
    fetchMock.mock.calls
      .filter(([path]) => path.endsWith("/box/pieces"))
      .map(([, init]) => JSON.parse(init.body));
  return { fetchMock, sent, keptPieces };
}

const inGroup = (name: string) => within(screen.getByRole("group", { name }));
const cost = (gold: string) => inGroup("Cost in gold").getByRole<HTMLInputElement>("radio", { name: gold });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });

describe("a tile of a set", () => {
  test("is copied from the box: set, cost, tablet, scroll", async () => {
    const { keptPieces, sent } = phone();
    render(<Box path={["box", GAME, "x1"]} />);
    fireEvent.click(await screen.findByRole("radio", { name: "Druids" }));
    expect(cost("0").checked).toBe(true);
    expect(inGroup("Cost in gold").getAllByRole("radio")).toHaveLength(9);
    fireEvent.click(cost("7"));
    expect(cost("7").checked).toBe(true);
    fireEvent.click(radio("Better bag"));
    fireEvent.click(radio("Scroll for gold"));
    fireEvent.click(radio("Scroll worth 4 points"));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ set: "druid", cost: 7, tablet: "better_bag" }));
    await waitFor(() => expect(button("Keep it").getAttribute("aria-disabled")).not.toBe("true"));
    fireEvent.click(button("Keep it"));
    await waitFor(() => expect(keptPieces()).toHaveLength(1));
    expect(keptPieces()[0]).toMatchObject({ piece: "x1", before: null });
    expect(keptPieces()[0].facts).toMatchObject({
      set: "druid",
      cost: 7,
      tablet: "better_bag",
      features: [{ kind: "scroll", scroll: "druid_flat_4", count: 1 }],
    });
  });

  test("that another phone has changed meanwhile is not overwritten: it is said, and asked for again", async () => {
    const { fetchMock, keptPieces } = phone({ x1 }, true);
    render(<Box path={["box", GAME, "x1"]} />);
    await screen.findByRole("group", { name: "Cost in gold" });
    await waitFor(() => expect(button("Keep it").getAttribute("aria-disabled")).not.toBe("true"));
    fireEvent.click(button("Keep it"));
    expect(await screen.findByText(/Another of your phones has changed this/)).toBeTruthy();
    expect(keptPieces()[0].before).toEqual(x1);
    const boxes = () => fetchMock.mock.calls.filter(([path]) => path === `/api/v1/games/${GAME}/box`);
    await waitFor(() => expect(boxes()).toHaveLength(2));
  });

  test("has its own scrolls and tablets, each by picture and words, and loses them with the set", async () => {
    const { sent } = phone({ x2: { ...x2, tablet: "buy_own" } });
    const { container } = render(<Box path={["box", GAME, "x2"]} />);
    await screen.findByRole("group", { name: "Cost in gold" });
    const pictures = [...container.querySelectorAll(".composer-set .composer-mark use")].map((use) =>
      use.getAttribute("href"),
    );
    const [set] = druids.sets;
    expect(pictures).toEqual([
      ...(set?.extras[0]?.values ?? []).map((value) => `#g-tablet-${value}`),
      ...(set?.variants.scroll ?? []).map((value) => `#g-scroll-${value}`),
    ]);
    expect(radio("Buy your own").checked).toBe(true);
    expect(radio("Scroll for gold").checked).toBe(true);
    expect(await listAxeFindings()).toEqual([]);
    fireEvent.click(inGroup("Scroll").getByRole("radio", { name: "None" }));
    await waitFor(() => expect(sent.at(-1)?.features).toEqual([]));
    fireEvent.click(radio("Scroll for gold"));
    fireEvent.click(radio("No tablet"));
    await waitFor(() => expect(sent.at(-1)).not.toHaveProperty("tablet"));
    fireEvent.click(radio("Isle of Skye"));
    await waitFor(() => expect(sent.at(-1)).not.toHaveProperty("set"));
    expect(sent.at(-1)).not.toHaveProperty("cost");
    expect(sent.at(-1)?.features).toEqual([]);
    expect(screen.queryByRole("group", { name: "Scroll" })).toBeNull();
    expect(screen.queryByRole("group", { name: "Cost in gold" })).toBeNull();
  });

  test("gets a symbol with one tap, in the terrain where most tiles of the list have it", async () => {
    const { sent } = phone({ x2 });
    const { container } = render(<Box path={["box", GAME, "x2"]} />);
    await screen.findByRole("button", { name: "Ship" });
    for (const [kind, terrain] of [
      ["ship", "water"],
      ["sheep", "pasture"],
      ["broch", "mountain"],
    ]) {
      const region = x1.regions.find((region) => region.terrain === terrain)?.edges[0];
      expect(region).toBeTruthy();
      fireEvent.click(container.querySelector(`[data-add=${kind}]`) as HTMLElement);
      await waitFor(() => expect(sent.at(-1)?.features).toContainEqual({ kind, count: 1, region }));
    }
    expect(await listAxeFindings()).toEqual([]);
  });

  test("begins as one where it was asked for as one", async () => {
    const { sent } = phone();
    render(<Box path={["box", GAME, "x1", "druid"]} />);
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Druids" })).checked).toBe(true);
    expect(sent.at(-1)).toMatchObject({ set: "druid", cost: 0 });
  });

  test("speaks German", async () => {
    phone({ x1 });
    speak("de");
    render(<Box path={["box", GAME, "x1"]} />);
    await screen.findByRole("group", { name: "Preis in Gold" });
    expect(radio("Druiden").checked).toBe(true);
    expect(radio("Eigenes kaufen").checked).toBe(true);
  });

  test("is no tile of the list", async () => {
    phone();
    render(<Box path={["box", GAME, "b06"]} />);
    await screen.findByRole("group", { name: "Add a symbol" });
    expect(screen.queryByRole("radio", { name: "Druids" })).toBeNull();
  });
});

describe("the box", () => {
  test("lists the tiles of a set for themselves, in words, and adds the next one", async () => {
    phone({ x1, x2, x3 });
    const { container } = render(<Box path={["box", GAME]} />);
    const head = await screen.findByRole("heading", { name: "Druids" });
    const section = within(head.closest("section") as HTMLElement);
    expect(section.getByText("2 of 36 tiles")).toBeTruthy();
    expect(section.getByText("1 of 10 tablets")).toBeTruthy();
    expect(section.getByText("Buy your own: 1")).toBeTruthy();
    expect(
      section.getByRole("button", { name: "tile x1, costs 3 gold, tablet “Buy your own”" }),
    ).toBeTruthy();
    expect(section.getByRole("button", { name: "tile x2, costs 0 gold, Scroll for gold" })).toBeTruthy();
    const otherTiles = [...container.querySelectorAll("[data-piece]")].filter(
      (element) => !head.closest("section")?.contains(element),
    );
    expect(otherTiles.map((element) => element.getAttribute("data-piece"))).toContain("x3");
    expect(otherTiles.map((element) => element.getAttribute("data-piece"))).not.toContain("x1");
    fireEvent.click(section.getByRole("button", { name: "Add a tile: Druids" }));
    expect(route.value).toEqual(["box", GAME, "x4", "druid"]);
  });

  test("says that no list has them before the first", async () => {
    phone();
    render(<Box path={["box", GAME]} />);
    expect(
      await screen.findByText("The app does not know these tiles: enter each from your box once."),
    ).toBeTruthy();
    expect(screen.getByText("0 of 36 tiles")).toBeTruthy();
  });

  test("names what no box has, and takes it all the same", async () => {
    const thirdOfTwo = { x1, x4: { ...x1, cost: 4 }, x5: { ...x1, cost: 5 } };
    phone(thirdOfTwo);
    render(<Box path={["box", GAME]} />);
    expect(await screen.findByText("Buy your own: 3 entered, but the box has only 2")).toBeTruthy();
    cleanup();
    const many = Array.from({ length: 37 }, (_, n) => [`x${n + 1}`, { ...x2, cost: n % 9 }]);
    phone(Object.fromEntries(many));
    render(<Box path={["box", GAME]} />);
    expect(await screen.findByText("Druids: 37 entered, but the box has only 36")).toBeTruthy();
    expect(button("Add a tile: Druids").getAttribute("aria-disabled")).toBeNull();
  });

  test("is as it was where the game has no sets", async () => {
    offer([]);
    phone({ x3 });
    const { container } = render(<Box path={["box", GAME]} />);
    await screen.findByRole("heading", { name: "All tiles" });
    expect(screen.queryByRole("heading", { name: "Druids" })).toBeNull();
    expect(container.querySelector('[data-piece="x3"]')).toBeTruthy();
    cleanup();
    const rendered = render(<Box path={["box", GAME, "x3"]} />);
    await screen.findByRole("group", { name: "Add a symbol" });
    expect(screen.queryAllByRole("radio")).toEqual([]);
    expect(rendered.container.querySelector(".composer-set")).toBeNull();
  });
});

describe("at a table", () => {
  const asking = (facts: Record<string, unknown>): View => {
    const unlisted = { type: "add_found_tile", round: 1, tile: "x1", facts };
    const prompt = {
      kind: "pick",
      id: "p",
      title: { code: "x" },
      action: {},
      field: "tile",
      choices: [],
      unlisted,
    };
    return { ...loadView("built"), prompts: { p: prompt } } as unknown as View;
  };
  const open = (more: { expansions?: string[] }, facts: Record<string, unknown> = {}, question = "p") => {
    const built = loadDocument("built");
    expect(built.table.expansions).toBeUndefined();
    const table = makePlayed({ ...built, table: { ...built.table, ...more } }, 1);
    const show = () =>
      render(<UnlistedScreen store={table.store} game={GAME} view={asking(facts)} prompt={question} />);
    show();
    return show;
  };

  test("what the question knows of the tile is there to begin with", async () => {
    const { sent } = phone();
    open({ expansions: ["druids"] }, { set: "druid" });
    await screen.findByRole("group", { name: "Cost in gold" });
    expect(sent[0]).toMatchObject({ set: "druid", cost: 0 });
    expect(screen.queryByRole("radio", { name: "Druids" })).toBeNull();
  });

  test("what was sketched stays after a reload, with its pictures", async () => {
    phone();
    const loaded = vi.spyOn(assets, "loadArt");
    const show = open({ expansions: ["druids"] }, { set: "druid" });
    await screen.findByRole("group", { name: "Cost in gold" });
    fireEvent.click(cost("4"));
    const stored = sessionStorage.getItem("tableside.draft.piece") ?? "";
    expect(stored).toContain('"cost":4');
    cleanup();
    composed.value = JSON.parse(stored);
    show();
    await screen.findByRole("group", { name: "Cost in gold" });
    expect(cost("4").checked).toBe(true);
    expect(loaded).toHaveBeenCalledWith(GAME, expect.anything());
  });

  test("what was sketched is not there when another tile is asked for, however the screen was closed", async () => {
    phone();
    const show = open({ expansions: ["druids"] }, { set: "druid" });
    await screen.findByRole("group", { name: "Cost in gold" });
    fireEvent.click(cost("4"));
    cleanup(); // by the Back of the browser
    show();
    await screen.findByRole("group", { name: "Cost in gold" });
    expect(cost("0").checked).toBe(true);
  });

  test("a tile from the bag begins as one of the base, and may be corrected", async () => {
    phone();
    open({ expansions: ["druids"] });
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Isle of Skye" })).checked).toBe(true);
  });

  test("a table without the expansion knows no set", async () => {
    phone();
    open({});
    await screen.findByRole("group", { name: "Add a symbol" });
    expect(screen.queryAllByRole("radio")).toEqual([]);
  });

  test("a question that is open no more is not taken for another one", async () => {
    phone();
    open({ expansions: ["druids"] }, { set: "druid" }, "q");
    expect(await screen.findByText(t("box.nobody_draws"))).toBeTruthy();
    expect(screen.queryAllByRole("radio")).toEqual([]);
  });

  const correction = () => {
    const built = loadDocument("built");
    const document = { ...built, table: { ...built.table, expansions: ["druids"] } };
    const onAnswer = vi.fn();
    render(
      <Correction
        store={makePlayed(document, 1).store}
        document={document}
        piece="x1"
        before={x1 as never}
        title="Correct"
        onBack={() => undefined}
        onAnswer={onAnswer}
      />,
    );
    return onAnswer;
  };

  test("what is corrected is kept at home only where the same tile has this name there", async () => {
    phone({ x1 });
    correction();
    expect(await screen.findByRole("switch", { name: "Keep it in my box too" })).toBeTruthy();
    cleanup();
    phone({ x1: x2 });
    correction();
    await screen.findByRole("group", { name: "Cost in gold" });
    expect(screen.queryByRole("switch", { name: "Keep it in my box too" })).toBeNull();
  });

  test("another cost is told before it is corrected", async () => {
    phone({ x1 });
    const onAnswer = correction();
    await screen.findByRole("group", { name: "Cost in gold" });
    fireEvent.click(cost("4"));
    expect(await screen.findByText("costs 4 gold")).toBeTruthy();
    fireEvent.click(button("See what changes"));
    await waitFor(() => expect(onAnswer).toHaveBeenCalled());
    expect(onAnswer.mock.calls[0]?.[0]).toMatchObject({ set: "druid", cost: 4, tablet: "buy_own" });
  });
});
