import { beforeEach, describe, expect, it, vi } from "vitest";
import invented from "../generated/invented/isle_of_skye.json";
import type { DrawnPiece } from "../wire";
import { formatSymbolHref, type GameArt, withOwn } from "./assets";

const symbol = (name: string, level: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="game-${name}-0-${level}" viewBox="0 0 100 100"/></svg>`;

const piece = (name: string): DrawnPiece => ({
  facts: {},
  tile: {
    count: 1,
    name: { code: "game.tile", params: { id: name } },
    edges: ["a", "b", "a", "b"],
    turns: 2,
    segments: { r1: "a" },
    symbols: {},
    roads: [],
  },
  geometry: [{ anchors: { r1: [10, 20] }, regions: {}, wall_ends: [] }],
  name,
  sheets: { S: symbol(name, "S"), M: symbol(name, "M"), L: symbol(name, "L") },
});

/** The view's own pieces by id. */
const facts = (table: string) => JSON.stringify({ x1: { table } });

const art = {
  id: "game",
  tiles: { b1: piece("b1").tile },
  geometry: {},
  lying: [],
  categories: {},
  action_icons: {},
} as unknown as GameArt;

describe("a table's own pieces", () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
  });

  it("are drawn under their own names, independent of other tables' pieces with the same id", async () => {
    const ownArt = withOwn(art, { b1: piece("b1-one"), x1: piece("x1-two") });
    const other = withOwn(art, { b1: piece("b1-three") });
    expect(formatSymbolHref(art, "b1", 0, "S")).toBe("#game-b1-0-S");
    expect(formatSymbolHref(ownArt, "b1", 0, "S")).toBe("#game-b1-one-0-S");
    expect(formatSymbolHref(ownArt, "x1", 0, "L")).toBe("#game-x1-two-0-L");
    expect(formatSymbolHref(other, "b1", 0, "M")).toBe("#game-b1-three-0-M");
    expect(ownArt.geometry.x1?.[0]?.anchors.r1).toEqual([10, 20]);
    withOwn(art, { b1: piece("b1-one") });
    const levels = ["S", "M", "L"] as const;
    for (const level of levels) {
      for (const id of ["b1", "x1"]) formatSymbolHref(ownArt, id, 0, level);
      formatSymbolHref(other, "b1", 0, level);
    }
    await Promise.resolve();
    for (const name of ["b1-one", "x1-two", "b1-three"]) {
      for (const level of levels) {
        expect(document.querySelectorAll(`[id="game-${name}-0-${level}"]`)).toHaveLength(1);
      }
    }
  });

  it("are stored for offline use, those of three tables", async () => {
    localStorage.setItem("tableside.device", "a token");
    vi.stubGlobal("fetch", (path: string) =>
      Promise.resolve(Response.json({ pieces: { x1: piece(path.split("/")[4] ?? "") } })),
    );
    const { loadOwnPieces, ownPieces } = await import("./ownPieces");
    for (const table of ["one", "two", "three", "four"]) await loadOwnPieces(table, "game", facts(table));
    expect(ownPieces("four", facts("four"))?.x1?.name).toBe("four");
    expect(ownPieces("four", facts("other"))).toBeUndefined();
    vi.resetModules();
    const reloaded = await import("./ownPieces");
    expect(reloaded.ownPieces("two", facts("two"))?.x1?.name).toBe("two");
    expect(reloaded.ownPieces("one", facts("one"))).toBeUndefined();
  });

  describe("that are invented", () => {
    const views = Object.fromEntries(Object.entries(invented).map(([id, piece]) => [id, piece.facts]));
    const requests = vi.fn((_path: string) => Promise.resolve(Response.json({ pieces: {} })));
    beforeEach(() => {
      localStorage.setItem("tableside.device", "a token");
      requests.mockClear();
      vi.stubGlobal("fetch", requests);
    });

    it("come with the app, and are not stored", async () => {
      const { loadOwnPieces, ownPieces } = await import("./ownPieces");
      await loadOwnPieces("one", "isle_of_skye", JSON.stringify(views));
      expect(Object.keys(ownPieces("one", JSON.stringify(views)) ?? {})).toHaveLength(
        Object.keys(views).length,
      );
      expect(requests).not.toHaveBeenCalled();
      expect(localStorage.getItem("tableside.pieces") ?? "[]").toBe("[]");
    });

    it.each([
      ["beside own pieces", { ...views, x1: {} }],
      ["drawn by another version", { ...views, i1: { ...invented.i1.facts, cost: 0 } }],
    ])("are asked of the server %s", async (_why, pieces) => {
      const { loadOwnPieces } = await import("./ownPieces");
      await loadOwnPieces("one", "isle_of_skye", JSON.stringify(pieces));
      expect(requests.mock.calls.map(([path]) => path)).toEqual(["/api/v1/tables/one/pieces"]);
    });
  });
});
