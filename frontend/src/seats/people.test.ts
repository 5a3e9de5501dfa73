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
