import { beforeEach, expect, test } from "vitest";
import { addTexts, listRooms } from "../i18n";
import { fetchGameArt } from "../pieces/assets";
import { projectFile } from "../testing/files";
import { makeMorris, speakMorris } from "../testing/plans";
import { speak } from "../testing/played";
import type { TableStep, View } from "../wire";
import { buildTable, describeTodo, formatTodo, listTouched } from "./steps";

const VIEW = makeMorris().view as View;
const STEPS: TableStep[] = [
  { what: "take_piece", board: "board", place: "b1", seat: 1, kind: "man" },
  { what: "move_piece", board: "board", place: "b2", to: "a1", seat: 0, kind: "man" },
  { what: "put_piece", board: "board", to: "c3", seat: 1, kind: "man" },
  { what: "move_piece", board: "track", place: "1", to: "2", seat: 0, kind: "marker" },
  { what: "turn_piece", board: "board", place: "b2", seat: 1, kind: "man", value: 3 },
  { what: "tip_over", board: "board", place: "b2", seat: 1, kind: "man", lying: true },
  { what: "stand_up", board: "board", place: "b2", seat: 1, kind: "man" },
  { what: "unmark", board: "board", place: "row-1", kind: "scored" },
];

beforeEach(() => {
  speak();
  speakMorris();
});

test("on a plan every place of a step is outlined, an area as one", () => {
  expect(listTouched(STEPS, "board", "plan")).toEqual(["b1", "b2", "a1", "c3", "row-1"]);
});

test("steps are described with the names of the places", async () => {
  const art = await fetchGameArt("morris");
  const table = buildTable(art, VIEW);
  const seats = makeMorris().table.seats;
  expect(STEPS.map((step) => formatTodo(seats, describeTodo(table, step)))).toEqual([
    "Ben: Take the man off b1.",
    "Anna: Move the man from b2 to a1.",
    "Ben: Put the man on c3.",
    "Anna: Move the marker from Space 1 to Space 2.",
    "Ben: Rotate the man on b2 as in the picture.",
    "Ben: Lay the man on b2 down.",
    "Ben: Stand the man on b2 up.",
    "Row 1: no longer scored.",
  ]);
});

test.each([
  ["en", "Anna: Move the progress marker from Warrior track, space 5 to space 4."],
  ["de", "Anna: Zieh den Fortschrittsmarker von Krieger-Leiste, Feld 5 nach Feld 4."],
] as const)("a marker that goes back on a seat's track names the spaces: %s", async (language, words) => {
  speak(language);
  const folder = "games/isle_of_skye/expansions/journeyman/texts";
  addTexts(
    language,
    projectFile(`${folder}/${language}.ftl`),
    listRooms({ game: "isle_of_skye", expansions: ["journeyman"] }),
  );
  const art = await fetchGameArt("isle_of_skye");
  const track = {
    kind: "track",
    name: { code: "" },
    counted: "",
    layout: "progress_board_2_4",
    pieces: {},
    seat: 0,
  };
  const table = buildTable(art, { ...VIEW, layouts: {}, surfaces: { "tracks-0": track } } as View);
  const step = {
    what: "move_piece",
    board: "tracks-0",
    place: "5,0",
    to: "4,0",
    seat: 0,
    kind: "progress_warrior",
  } as const;
  expect(formatTodo(makeMorris().table.seats, describeTodo(table, step))).toBe(words);
});
