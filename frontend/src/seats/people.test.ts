import { expect, test } from "vitest";
import { say } from "../i18n";
import { speak } from "../testing/played";
import { tellTo } from "./people";

test("whoever plays a seat from now on is told so as themselves, everybody else by name", () => {
  speak();
  const moved = { code: "table.event_seat_moved", params: { seat: 1, name: "Ben" } };
  expect(say(tellTo(1, moved))).toMatch(/^You now play as .* on this phone\.$/);
  expect(say(tellTo(0, moved))).toMatch(/now plays on another phone\.$/);
});

test.each([
  ["drawn", "You drew a tile."],
  ["placed", "You built a tile."],
  ["discarded", "You put a tile back into the bag."],
])("what happened to a player is told to them as you: %s", (event, own) => {
  speak();
  const text = {
    code: `isle_of_skye.event_${event}`,
    params: { seat: 1, tile: { code: "isle_of_skye.tile_any" } },
  };
  expect(say(tellTo(1, text))).toBe(own);
  expect(say(tellTo(0, text))).not.toContain("You");
});
