// @vitest-environment node

import { describe, expect, it } from "vitest";
import file from "../generated/boxes/isle_of_skye.json";
import type { BoxFile, Corner, Edge, Facts } from "../pieces/boxFile";
import druids from "../testing/fixtures/druid_box.json";
import {
  chooseSet,
  countSymbol,
  fillAll,
  findRoad,
  findSet,
  findSpot,
  isSame,
  makeBlank,
  makeDraft,
  mayBeApart,
  type PieceDraft,
  stepRoad,
  stepTerrain,
  toggleApart,
  withExtra,
  withSymbol,
} from "./draft";

const { composer, facts, readings } = file as unknown as BoxFile;
const b06 = facts.b06 as Facts;

describe("a piece that is drawn up", () => {
  it("begins as it is: every symbol on the region where it stands", () => {
    for (const piece of [...Object.values(facts), ...Object.values(readings).map((all) => all[0]?.facts)]) {
      if (!piece) throw new Error("no reading");
      const draft = makeDraft(piece);
      draft.features.forEach(({ region }, n) => {
        const stands = piece.regions.find(({ id }) => id === piece.features[n]?.region);
        const spot = findSpot(piece.regions, region, piece.center);
        expect(stands?.edges.length ? stands.edges[0] : "center").toBe(spot);
      });
    }
  });

  it("steps through the terrains of the game and comes round", () => {
    let draft: PieceDraft = makeBlank(composer);
    const terrains = composer.terrains.map(() => {
      draft = stepTerrain(draft, "N", composer);
      return draft.edges.N;
    });
    expect([...terrains].sort()).toEqual([...composer.terrains].sort());
    expect(draft).toEqual(makeBlank(composer));
    expect(stepTerrain(draft, "center", composer).center).toBe(composer.terrains[1]);
  });

  it("has neighbours apart only where they can be", () => {
    const corner: Corner = "ES";
    const draft = makeDraft(b06);
    expect(b06.edges.E).toBe(b06.edges.S);
    expect(mayBeApart(draft, corner)).toBe(true);
    const apart = toggleApart(draft, corner);
    expect(apart.apart).toEqual([corner]);
    expect(toggleApart(apart, corner).apart).toEqual([]);
    expect(stepTerrain(apart, "E", composer).apart).toEqual([]);
  });

  it("leads a road to each edge by taps, numbered from one, none left over", () => {
    const tapped = (edges: string) =>
      [...edges].reduce((draft, edge) => stepRoad(draft, edge as Edge, composer), makeBlank(composer));
    expect(tapped("NS").roads).toEqual([{ edges: ["N", "S"] }]);
    expect(tapped("NSEE").roads).toEqual([{ edges: ["N", "S"] }, { edges: ["E"] }]);
    expect(findRoad(tapped("NSEE"), "E")).toBe(2);
    expect(tapped("NSEEE").roads).toEqual([{ edges: ["N", "S"] }]);
    expect(tapped("NN").roads).toEqual([]);
    expect(tapped("NSEENNSSS").roads).toEqual([{ edges: ["E"] }]);
  });

  it("counts symbols and loses those of which none is left", () => {
    const drafted = withSymbol(makeBlank(composer), "sheep", "", "N");
    expect(countSymbol(drafted, 0, 1).features).toEqual([{ kind: "sheep", count: 2, region: "N" }]);
    expect(countSymbol(drafted, 0, -1).features).toEqual([]);
    expect(withSymbol(drafted, "scroll", "per_farm", "center").features[1]).toEqual({
      kind: "scroll",
      scroll: "per_farm",
      count: 1,
      region: "center",
    });
  });

  it("is the same piece in whatever order it is composed", () => {
    expect(isSame(b06, { ...b06, features: [...b06.features].reverse() })).toBe(true);
    expect(isSame(b06, readings.b06?.[0]?.facts as Facts)).toBe(false);
  });
});

describe("a piece of a set", () => {
  const kinds = { ...composer, sets: druids.sets };
  const x1 = druids.pieces.x1 as unknown as Facts;

  it("costs something as soon as it is one, and loses what only such have", () => {
    const chosen = chooseSet(makeBlank(kinds), kinds, "druid");
    expect(chosen).toEqual({ ...makeBlank(kinds), set: "druid", cost: 0 });
    expect(findSet(kinds, chosen)?.most_cost).toBe(8);
    const scrolled = withSymbol(withExtra(chosen, "tablet", "buy_own"), "scroll", "druid_gold", "N");
    expect(scrolled.tablet).toBe("buy_own");
    expect(chooseSet(scrolled, kinds)).toEqual(makeBlank(kinds));
    expect(withExtra(scrolled, "tablet", "").tablet).toBeUndefined();
    expect(chooseSet(withSymbol(chosen, "scroll", "per_farm", "N"), kinds).features).toHaveLength(1);
  });

  it("has the symbol of its set, once, and no cost where there are none", () => {
    const walkers = { id: "walker", expansion: "walkers", most_cost: null, extras: [], variants: {} };
    const kindsWithWalkers = { ...kinds, sets: [...kinds.sets, { ...walkers, symbols: ["walker"] }] };
    const chosen = chooseSet({ ...makeBlank(kindsWithWalkers), cost: 3 }, kindsWithWalkers, "walker");
    const features = [{ kind: "walker", count: 1, region: "center" }];
    expect(chosen).toEqual({ ...makeBlank(kindsWithWalkers), set: "walker", features });
    expect(chooseSet(chosen, kindsWithWalkers, "walker")).toEqual(chosen);
    expect(chooseSet(chosen, kindsWithWalkers, "druid")).toEqual({
      ...makeBlank(kindsWithWalkers),
      set: "druid",
      cost: 0,
    });
    expect(chooseSet(chosen, kindsWithWalkers)).toEqual(makeBlank(kindsWithWalkers));
  });

  it("of a set that nobody knows is of none", () => {
    expect(chooseSet(makeBlank(composer), composer, "witch")).toEqual(makeBlank(composer));
  });

  it("begins as it is, and is another piece with another cost or tablet", () => {
    expect(makeDraft(x1)).toMatchObject({ set: "druid", cost: 3, tablet: "buy_own" });
    expect(isSame(x1, { ...x1 })).toBe(true);
    expect(isSame(x1, { ...x1, cost: 4 })).toBe(false);
    expect(isSame(x1, { ...x1, tablet: "discount_1" })).toBe(false);
    const { set: _set, cost: _cost, tablet: _tablet, ...plain } = x1;
    expect(isSame(x1, plain)).toBe(false);
  });
});

it("the whole piece gets one terrain; roads and symbols stay", () => {
  const piece = { ...makeBlank(composer), roads: [{ edges: ["N"] as Edge[] }], apart: ["NE"] as Corner[] };
  const [, other = ""] = composer.terrains;
  const filledPiece = fillAll(piece, other);
  expect([...Object.values(filledPiece.edges), filledPiece.center]).toEqual(Array(5).fill(other));
  expect([filledPiece.roads, filledPiece.apart]).toEqual([piece.roads, []]);
});
