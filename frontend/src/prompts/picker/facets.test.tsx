import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { addTexts } from "../../i18n";
import type { GameArt } from "../../pieces/assets";
import { EDGES } from "../../pieces/boxFile";
import { listAxeFindings } from "../../testing/app";
import { projectFile } from "../../testing/files";
import { setSize, speak } from "../../testing/played";
import type { GridView, PickPrompt } from "../../wire";
import type { Pieces } from "./facets";
import { Picker } from "./Picker";

interface Recorded {
  set?: string;
  edges: Record<string, string>;
  cost: number;
  tablet?: string;
  features: { kind: string; count: number; scroll?: string }[];
}

/** The 36 Druid tiles of the records. */
const recorded: Record<string, Recorded> = JSON.parse(projectFile("tests/golden/isle_of_skye/tiles.json"));
const tiles = Object.entries(recorded).filter(([, { set }]) => set === "druid");
const pieces = Object.fromEntries(tiles) as unknown as Pieces;
const ids = tiles.map(([id]) => id);
const art = {
  id: "isle_of_skye",
  tiles: Object.fromEntries(
    tiles.map(([id, { edges, features }]) => [
      id,
      {
        count: 1,
        name: { code: "isle_of_skye.tile", params: { id } },
        edges: EDGES.map((edge) => edges[edge]),
        turns: 4,
        segments: {},
        symbols: Object.fromEntries(
          features.map(({ kind, scroll, count }) => [scroll ? `${kind}_${scroll}` : kind, count]),
        ),
      },
    ]),
  ),
  geometry: {},
  extras: ["tablet"],
} as unknown as GameArt;

beforeEach(() => {
  setSize(320, 568);
  for (const language of ["en", "de"] as const) {
    for (const folder of ["", "expansions/druids/"]) {
      addTexts(language, projectFile(`games/isle_of_skye/${folder}texts/${language}.ftl`));
    }
  }
  speak("en");
});

function open(choices: readonly string[] = ids) {
  const onPick = vi.fn();
  const prompt = {
    kind: "pick",
    id: "p",
    title: { code: "x" },
    action: {},
    field: "tile",
    choices,
  } as unknown as PickPrompt;
  const board = { tiles: {} } as GridView;
  const container = render(
    <Picker {...{ art, prompt, board, pieces, onPick }} onShow={() => undefined} />,
  ).container;
  const pieceIds = () =>
    [...container.querySelectorAll("[data-piece]")].map((element) => element.getAttribute("data-piece"));
  return { container, pieceIds, onPick };
}

const readMark = ({ tablet, features }: Recorded) => {
  const scroll = features.find(({ scroll }) => scroll)?.scroll;
  return tablet ? `tablet-${tablet}` : scroll ? `scroll-${scroll}` : "";
};

/**
 * Return the number of taps until the tile is picked. Facets are chosen in this order while more than `most` tiles
 * are left.
 */
function taps(id: string, order: readonly ("mark" | "cost")[], most: number): number {
  const { container, pieceIds, onPick } = open();
  const tile = recorded[id] as Recorded;
  let count = 0;
  const tap = (target: Element | null) => {
    expect(target, id).not.toBeNull();
    fireEvent.click(target as Element);
    count += 1;
  };
  for (const facet of order) {
    if (pieceIds().length <= most) break;
    const value = facet === "cost" ? String(tile.cost) : readMark(tile);
    tap(container.querySelector(`[data-facet="${facet}"] [data-value="${value}"]`));
  }
  for (let side = 0; side < 4 && pieceIds().length > most; side++) {
    const expected = tile.edges[EDGES[side] as string];
    const button = container.querySelectorAll(".edge-side")[side] as Element;
    while (!button.getAttribute("aria-label")?.endsWith(expected as string)) tap(button);
  }
  tap(container.querySelector(`[data-piece="${id}"]`));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(id);
  cleanup();
  return count;
}

test("with one type left there is nothing to narrow down", () => {
  expect(open().container.querySelector(".edge-filter")).not.toBeNull();
  cleanup();
  const { container, pieceIds } = open(ids.slice(0, 1));
  expect(container.querySelector(".picker-head, .edge-filter")).toBeNull();
  expect(pieceIds()).toEqual(ids.slice(0, 1));
});

/** Number of pictures in a row on the smallest phone. */
const ROW = 4;

test.each([
  ["mark first", ["mark", "cost"], ROW],
  ["cost first", ["cost", "mark"], ROW],
  ["mark first, until two are left", ["mark", "cost"], 2],
] as const)(
  "36 tiles take 3 taps at the median and 4 at most, %s",
  (_, order, most) => {
    expect(ids).toHaveLength(36);
    const counts = ids.map((id) => taps(id, order, most)).sort((first, second) => first - second);
    expect(counts[18]).toBeLessThanOrEqual(3);
    expect(counts[35]).toBeLessThanOrEqual(4);
  },
  30_000,
);

test("a chosen value stands alone in its row, and a second tap removes it", () => {
  const { container, pieceIds } = open();
  const chips = (facet: string) => container.querySelectorAll(`[data-facet="${facet}"] button`);
  expect(chips("cost")).toHaveLength(new Set(tiles.map(([, { cost }]) => cost)).size);
  const eight = screen.getByRole("button", { name: "costs 8 gold" });
  fireEvent.click(eight);
  expect(chips("cost")).toHaveLength(1);
  expect(eight.getAttribute("aria-pressed")).toBe("true");
  expect(pieceIds().sort()).toEqual(ids.filter((id) => recorded[id]?.cost === 8));
  expect(chips("mark")).toHaveLength(4);
  fireEvent.click(eight);
  expect(pieceIds()).toHaveLength(36);
});

test("marks are named by their words, in German too", async () => {
  open();
  expect(screen.getByRole("group", { name: "Which tablet or scroll?" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "tablet “Buy your own”" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Scroll for gold" })).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  cleanup();
  speak("de");
  open();
  expect(screen.getByRole("button", { name: "Tafel „Eigenes kaufen“" })).toBeTruthy();
});

test("few choices, and pieces without a cost, are not filtered by facets", () => {
  expect(open(ids.slice(0, 8)).container.querySelector(".facets")).toBeNull();
  cleanup();
  expect(open(ids.slice(0, 9)).container.querySelector(".facets")).not.toBeNull();
});
