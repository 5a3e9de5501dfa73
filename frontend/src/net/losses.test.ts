// @vitest-environment node

import { expect, test } from "vitest";
import { Losses } from "./losses";

const ben = { id: "ben", name: "Ben", colour: "blue" };

test("how a seat was lost: as the server says, else as this phone let it go, else somebody took it", () => {
  const losses = new Losses();
  losses.tell([ben], 2, "table.removed");
  expect(losses.lost.value).toEqual({ names: ["Ben"], how: "removed", unsent: 2 });
  losses.tell([ben], 0, "table.seat_moved");
  expect(losses.lost.value?.how).toBe("moved");
  losses.tell([ben], 0);
  expect(losses.lost.value?.how).toBe("taken");
  losses.letGo("ben", "moved");
  losses.tell([ben], 0);
  expect(losses.lost.value?.how).toBe("moved");
});

test("a phone that gave the seat up itself shows no notice", () => {
  const losses = new Losses();
  losses.letGo("ben", "given_up");
  losses.tell([ben], 0);
  expect(losses.lost.value).toBeNull();
});
