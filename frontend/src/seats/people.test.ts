import { expect, test } from "vitest";
import { say, t } from "../i18n";
import { speak } from "../testing/played";
import { tellTo } from "./people";
import "../pieces/naming"; // tiles are called as on the screens of a table

test("whoever plays a seat from now on is told so as themselves, everybody else by name", () => {
  speak();
  const moved = { code: "table.event_seat_moved", params: { seat: 1, name: "Ben" } };
  expect(say(tellTo(1, moved))).toMatch(/^You now play as .* on this phone\.$/);
  expect(say(tellTo(0, moved))).toMatch(/now plays on another phone\.$/);
});

test.each([
  ["en", /^You (drew|kept|discarded) a tile\b/, /^Round 2\. You are start player\.$/],
  ["de", /^Du hast .* (gezogen|behalten|abgeworfen)/, /^Runde 2\. Du bist Startperson\.$/],
] as const)("what becomes of the own pieces is told to the seat itself, in %s", (language, pieces, round) => {
  speak(language);
  const tile = { code: "isle_of_skye.tile", params: { id: "7" } };
  for (const event of ["drawn", "kept", "discarded"]) {
    const news = { code: `isle_of_skye.event_${event}`, params: { seat: 1, tile, n: 2 } };
    expect(say(tellTo(1, news))).toMatch(pieces);
    expect(say(tellTo(0, news))).not.toMatch(pieces);
  }
  expect(say(tellTo(1, { code: "isle_of_skye.event_round", params: { seat: 1, n: 2 } }))).toMatch(round);
});

test("what somebody may build, and has built, is told in the second person to them alone", () => {
  speak();
  const told = (code: string, seat: number) => say(tellTo(1, { code, params: { seat, ...PARAMS } }));
  const PARAMS = { because: "majority", where: "top", circle: "square 2-1" };
  expect(told("dolmengoetter.event_right_arose", 1)).toBe("You may build: square 2-1 (majority).");
  expect(told("dolmengoetter.event_dolmen_built", 1)).toBe("You built on top: square 2-1.");
  expect(told("dolmengoetter.event_right_lapsed", 1)).toBe("You have no dolmen left: square 2-1.");
  expect(told("dolmengoetter.event_right_chosen", 1)).toBe("You decide: square 2-1 comes first.");
  expect(told("dolmengoetter.event_dolmen_declined", 1)).toBe("You didn’t build: square 2-1.");
  expect(told("dolmengoetter.event_dolmen_built", 0)).not.toMatch(/You/);
});

test.each([
  ["en", /^You /, /^Ben /],
  ["de", /^Du hast /, /^Ben hat /],
] as const)(
  "what somebody undid, restored or corrected is told to them as themselves, in %s",
  (language, own, other) => {
    speak(language);
    for (const event of ["undone", "redone", "corrected"]) {
      const news = { code: `table.event_${event}`, params: { seat: 1 } };
      expect(say(tellTo(1, news))).toMatch(own);
      expect(t(`table.event_${event}`, { seat: "Ben" })).toMatch(other);
      expect(say(tellTo(0, news))).not.toMatch(own);
    }
  },
);
