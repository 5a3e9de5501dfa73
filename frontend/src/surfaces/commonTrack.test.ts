import { expect, test } from "vitest";
import type { GameArt } from "../pieces/assets";
import type { TrackView, View } from "../wire";
import { findCommonTrack, findLayout } from "./boards";

const space = { x: 50, y: 50, name: { code: "" } };
const printed = { kind: "track", size: [100, 100], spot: 20, spaces: { "0": space } };
const art = {
  pieces: { runner: '<circle fill="currentColor"/>', chip: "<rect/>" },
  layouts: { near: { ...printed, tv_layout: "wide" }, wide: printed, plain: printed },
} as unknown as GameArt;

const track = (seat: number, pieces: TrackView["pieces"], layout = "near"): TrackView => ({
  kind: "track",
  name: { code: "" },
  counted: "",
  layout,
  seat,
  pieces,
});
const runner = (seat: number) => ({ kind: "runner", seat });
const makeView = (...tracks: TrackView[]) =>
  ({
    surfaces: Object.fromEntries(tracks.map((track) => [`tracks-${track.seat}`, track])),
  }) as unknown as View;

test("tracks that are alike are one, with every piece that shows whose it is", () => {
  const view = makeView(
    track(0, { "0": [runner(0), { kind: "chip", seat: 0 }], "1": [{ kind: "chip", seat: 0 }] }),
    track(1, { "0": [runner(1)], "2": [runner(1)] }),
  );
  expect(findCommonTrack(art, view)).toEqual({
    names: ["tracks-0", "tracks-1"],
    board: { ...track(0, { "0": [runner(0), runner(1)], "2": [runner(1)] }), layout: "wide" },
    layout: printed,
  });
});

test.each([
  ["no tracks", makeView()],
  ["no layout for a TV", makeView(track(0, {}, "plain"))],
  ["tracks that differ", makeView(track(0, {}), track(1, {}, "plain"))],
])("%s: each stays with its seat", (_, view) => {
  expect(findCommonTrack(art, view)).toBeUndefined();
});

test("a wide window has a track as on a TV, if there is such a layout", () => {
  const near = track(0, {});
  expect(findLayout(art, makeView(near), near)).toBe(art.layouts.near);
  expect(findLayout(art, makeView(near), near, true)).toBe(art.layouts.wide);
  const plain = track(0, {}, "plain");
  expect(findLayout(art, makeView(plain), plain, true)).toBe(art.layouts.plain);
});
