// @vitest-environment node

import { expect, test } from "vitest";
import type { Watched } from "../wire";
import { findSeat, Viewpoint } from "./viewpoint";

const seats = [0, 1, 2];
const shared = { seats, home: 0, apart: false, secretly: [] };

/**
 * A phone whose people have secrets from each other. `follow` gets the awaited seats, and those with a secret prompt.
 */
function phone(requestedViewer: Watched = "spectator", lastSeat?: number) {
  const view = new Viewpoint(requestedViewer, lastSeat);
  const follow = (awaited: number[], secretly = awaited, ownSeats = seats) => {
    const viewer = view.follow(
      { awaited, secretly, seats: ownSeats, home: 0, apart: true },
      view.requestedViewer,
    );
    if (viewer !== undefined) view.requestedViewer = viewer;
    return viewer;
  };
  const take = () => {
    const seat = view.take();
    if (seat !== null) view.requestedViewer = seat;
    return seat;
  };
  return { view, follow, take };
}

test("without secrets the phone turns to the own seat that is awaited, else stays", () => {
  const view = new Viewpoint("spectator");
  const follow = (awaited: number[], looks: Watched) => view.follow({ ...shared, awaited }, looks);
  expect(follow([], "spectator")).toBe(0);
  expect(follow([2], 0)).toBe(2);
  view.requestedViewer = 2;
  expect(follow([2], 0)).toBeUndefined();
  expect(follow([], 2)).toBeUndefined();
  // Both may go on at once: the one who is shown does.
  expect(follow([0, 2], 2)).toBeUndefined();
  expect(view.handOver.value).toBeNull();
});

test("once nothing is secret any more the seat that was shown in company is shown as it is", () => {
  const view = new Viewpoint("open-2");
  expect(view.follow({ ...shared, awaited: [2] }, "open-2")).toBe(2);
});

test("a viewer in company has the same seat number", () => {
  expect([1, "open-12", "spectator"].map((watched) => findSeat(watched as Watched))).toEqual([
    1,
    12,
    undefined,
  ]);
});

test("what is asked openly is asked in company, and nobody is asked for the phone", () => {
  const { view, follow } = phone();
  expect(follow([0, 1], [])).toBe("open-0");
  expect(follow([0, 1], [])).toBeUndefined();
  expect(follow([1], [])).toBe("open-1");
  expect(follow([], [])).toBeUndefined();
  expect(view.handOver.value).toBeNull();
});

test("what is asked in secret waits for the phone to be taken; afterwards all see the same again", () => {
  const { view, follow, take } = phone();
  expect(follow([0, 1])).toBe("open-0");
  expect(view.handOver.value).toBe(0);
  expect(take()).toBe(0);
  expect(follow([0, 1])).toBeUndefined();
  // The first seat has chosen: the phone asks for the person of the next one.
  expect(follow([1])).toBe("open-0");
  expect(view.handOver.value).toBe(1);
  take();
  expect(follow([1])).toBeUndefined();
  // Both seats have chosen: everybody may see whom the table waits for.
  expect(follow([])).toBe("open-1");
  expect(view.handOver.value).toBeNull();
  expect(follow([0, 1, 2], [])).toBeUndefined();
  expect(view.handOver.value).toBeNull();
});

test("what may be done openly goes before what is secret", () => {
  const { view, follow } = phone();
  expect(follow([0, 1], [0])).toBe("open-1");
  expect(view.handOver.value).toBeNull();
  follow([0], [0]);
  expect(view.handOver.value).toBe(0);
});

test("loaded anew, a phone goes on with whoever was at it, who takes it before a secret", () => {
  const openly = phone("spectator", 1);
  expect(openly.follow([0, 1], [])).toBe("open-1");
  const secretly = phone("spectator", 2);
  expect(secretly.follow([0, 1, 2])).toBe("open-2");
  expect(secretly.view.handOver.value).toBe(2);
  // Only the first view asks for them: then the table decides, as ever.
  const done = phone("spectator", 2);
  expect(done.follow([0, 1])).toBe("open-2");
  expect(done.view.handOver.value).toBe(0);
  expect(phone("spectator", 2).follow([0], [], [0, 1])).toBe("open-0");
});

test("when secrets begin it is not known who holds a phone that several people shared", () => {
  const { view, follow } = phone(0);
  view.follow({ ...shared, awaited: [0, 1] }, 0);
  expect(follow([0, 1])).toBe("open-0");
  expect(view.handOver.value).toBe(0);
  // When the secrets end, the phone asks for nobody.
  view.handTo(1);
  view.follow({ ...shared, awaited: [0, 1] }, view.requestedViewer);
  expect(view.handOver.value).toBeNull();
});

test("whose phone it was before it got a second seat is known", () => {
  const view = new Viewpoint(0);
  view.follow({ ...shared, awaited: [0], seats: [0] }, 0);
  const now = { awaited: [0], secretly: [0], seats: [0, 1], home: 0, apart: true };
  expect(view.follow(now, 0)).toBeUndefined();
  expect(view.handOver.value).toBeNull();
});

test("a handover moves with the table, unless a person requested it", () => {
  const { view, follow, take } = phone();
  follow([1]);
  follow([2]);
  expect(view.handOver.value).toBe(2);
  follow([]);
  expect(view.handOver.value).toBeNull();
  view.handTo(1);
  follow([2]);
  expect(view.handOver.value).toBe(1);
  take();
  // A person who only looks keeps the phone until somebody else is awaited.
  expect(follow([])).toBeUndefined();
  expect(follow([2])).toBe("open-1");
  expect(view.handOver.value).toBe(2);
});

test("a seat that moved away is not asked to take the phone", () => {
  const { view, follow } = phone();
  follow([2]);
  follow([2], [2], [0, 1]);
  expect(view.requestedViewer).toBe("open-0");
  view.handTo(2);
  follow([0], [0], [0, 1]);
  expect(view.handOver.value).toBe(0);
});

test("whoever asked for the phone keeps it, although somebody else of it is awaited", () => {
  const { view, follow, take } = phone();
  follow([1]);
  view.handTo(2);
  expect(take()).toBe(2);
  expect(follow([1])).toBeUndefined();
  expect(view.handOver.value).toBeNull();
  // After a prompt of that person, the phone follows the table as usual.
  expect(follow([2])).toBeUndefined();
  expect(follow([1])).toBe("open-2");
  expect(view.handOver.value).toBe(1);
});
