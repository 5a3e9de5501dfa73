import { expect, test } from "vitest";
import { Viewpoint } from "./viewpoint";

const seats = [0, 1, 2];

test("without secrets the phone turns to the own seat that is awaited, else stays", () => {
  const view = new Viewpoint("spectator");
  const follow = (awaited: number[], looks: number | "spectator") =>
    view.follow({ awaited, seats, home: 0, apart: false }, looks);
  expect(follow([], "spectator")).toBe(0);
  expect(follow([2], 0)).toBe(2);
  view.asked = 2;
  expect(follow([2], 0)).toBeUndefined();
  expect(follow([], 2)).toBeUndefined();
  // Both may go on at once: the one who is shown does.
  expect(follow([0, 2], 2)).toBeUndefined();
  expect(view.handOver.value).toBeNull();
});

test("when secrets begin it is asked who holds a phone that several people shared", () => {
  const view = new Viewpoint(0);
  const follow = (apart: boolean, ...awaited: number[]) =>
    view.follow({ awaited, seats, home: 0, apart }, view.asked);
  expect(follow(false, 0, 1)).toBeUndefined();
  expect(follow(true, 0, 1)).toBe("spectator");
  expect(view.handOver.value).toBe(0);
  view.asked = "spectator";
  expect(follow(true, 0, 1)).toBeUndefined();
  expect(view.take()).toBe(0);
  view.asked = 0;
  expect(follow(true, 0, 1)).toBeUndefined();
  // And when they end nobody is asked for any more.
  view.handTo(1);
  expect(follow(false, 0, 1)).toBeUndefined();
  expect(view.handOver.value).toBeNull();
  expect(follow(true, 1)).toBe("spectator");
  expect(view.handOver.value).toBe(1);
});

test("whose phone it was before it got a second seat is known", () => {
  const view = new Viewpoint(0);
  view.follow({ awaited: [0], seats: [0], home: 0, apart: false }, 0);
  expect(view.follow({ awaited: [0], seats: [0, 1], home: 0, apart: true }, 0)).toBeUndefined();
  expect(view.handOver.value).toBeNull();
});

test("with secrets nobody looks before the phone was taken", () => {
  const view = new Viewpoint("spectator");
  const follow = (...awaited: number[]) => view.follow({ awaited, seats, home: 0, apart: true }, "spectator");
  expect(follow(1)).toBeUndefined();
  expect(view.handOver.value).toBe(1);
  expect(view.take()).toBe(1);
  view.asked = 1;
  expect(follow(1)).toBeUndefined();
  expect(view.handOver.value).toBeNull();
  // Somebody else of this phone is awaited now.
  expect(follow(2)).toBe("spectator");
  expect(view.handOver.value).toBe(2);
  view.asked = "spectator";
  view.take();
  view.asked = 2;
  follow(2);
  // Nobody of this phone: it goes back to its owner.
  expect(follow()).toBe("spectator");
  expect(view.handOver.value).toBe(0);
  view.asked = "spectator";
  view.take();
  view.asked = 0;
  expect(follow()).toBeUndefined();
  expect(view.handOver.value).toBeNull();
});

test("the offer moves with the table, unless a person wished it", () => {
  const view = new Viewpoint("spectator");
  const follow = (...awaited: number[]) => view.follow({ awaited, seats, home: 0, apart: true }, "spectator");
  follow(1);
  follow(2);
  expect(view.handOver.value).toBe(2);
  follow();
  expect(view.handOver.value).toBe(2);
  view.handTo(1);
  follow(2);
  expect(view.handOver.value).toBe(1);
  view.take();
  view.asked = 1;
  // Who only looks is not asked for the phone before somebody else is awaited.
  expect(follow()).toBeUndefined();
  expect(follow(2)).toBe("spectator");
});

test("a seat that moved away is not asked to take the phone", () => {
  const view = new Viewpoint("spectator");
  view.follow({ awaited: [2], seats, home: 0, apart: true }, "spectator");
  view.follow({ awaited: [], seats: [0, 1], home: 0, apart: true }, "spectator");
  expect(view.handOver.value).toBe(0);
});

test("whoever asked for the phone keeps it, although somebody else of it is awaited", () => {
  const view = new Viewpoint("spectator");
  const follow = (...awaited: number[]) => view.follow({ awaited, seats, home: 0, apart: true }, "spectator");
  follow(1);
  view.handTo(2);
  expect(view.take()).toBe(2);
  view.asked = 2;
  expect(follow(1)).toBeUndefined();
  expect(view.handOver.value).toBeNull();
  // Once there was something to do the phone goes on as always.
  expect(follow(2)).toBeUndefined();
  expect(follow(1)).toBe("spectator");
  expect(view.handOver.value).toBe(1);
});
