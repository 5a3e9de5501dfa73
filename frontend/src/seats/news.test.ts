import { expect, it } from "vitest";
import type { ReceivedNarration } from "../net/table";
import { listNews } from "./people";

const ANNA = 0;
const BEN = 1;
const tell = (v: number, seat: number, code: string, places: string[] = []): ReceivedNarration => ({
  key: v,
  at: v,
  v,
  seat,
  text: { code },
  places,
});
const codes = (narrations: readonly ReceivedNarration[], seat?: number) =>
  listNews(narrations, seat).map(({ text }) => text.code);

const OUT_OF_REACH = tell(1, ANNA, "mills.out_of_reach", ["1,0"]);
const REACHED = tell(2, ANNA, "mills.more_points");

it("tells a seat where its own piece is until it does something else: then that may be untrue", () => {
  expect(codes([OUT_OF_REACH], ANNA)).toEqual(["mills.out_of_reach"]);
  expect(codes([OUT_OF_REACH, REACHED], ANNA)).toEqual([]);
  expect(codes([OUT_OF_REACH, REACHED], BEN)).toEqual(["mills.more_points"]);
});

it("goes on telling what others did", () => {
  expect(codes([tell(1, BEN, "mills.placed", ["1,0"]), REACHED], ANNA)).toEqual(["mills.placed"]);
});
