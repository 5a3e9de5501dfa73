/** A game without draws, with a number to choose: at a new table, and in its lobby. */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { App, fetchNext } from "../App";
import { addTexts } from "../i18n";
import { go } from "../router";
import { http, listAxeFindings, META, makeLobbyInfo, readBody, resetPhone } from "../testing/app";
import { FakeSocket } from "../testing/fakeSocket";
import { speakMorris } from "../testing/plans";
import type { GameMeta } from "../wire";

const MORRIS: GameMeta = {
  ...META,
  id: "morris",
  draws: [],
  options: [{ key: "turns", values: ["8"], kind: "rule", first: true, number: [2, 30] }],
};

beforeAll(fetchNext);
beforeEach(() => {
  resetPhone();
  speakMorris();
  addTexts("en", "morris-option-turns = Moves\nmorris-option-turns-about = How many each has.");
  http["GET /api/v1/games"] = { body: [MORRIS] };
  http["POST /api/v1/tables"] = { status: 201, body: { table: "t1", code: "K7MP4R" } };
  http["GET /api/v1/tables/t1/invite"] = {
    body: { url: "http://x/#/join/K7MP4R", code: "K7MP4R", svg: "<svg/>" },
  };
});

const currentNumber = () => document.querySelector(".stepper output")?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a new table asks for the number, and not who draws", async () => {
  go(["new"], true);
  render(<App />);
  await screen.findByText("How many each has.");
  expect(screen.queryByText("Who draws?")).toBeNull();
  expect(currentNumber()).toBe("8");
  press("Moves: 5 fewer");
  expect(currentNumber()).toBe("3");
  press("Moves: 5 fewer");
  expect(currentNumber()).toBe("2");
  press("Moves: 1 more");
  expect(currentNumber()).toBe("3");
  expect(await listAxeFindings()).toEqual([]);
  press("Create the table");
  const body = { game: "morris", options: { turns: "3" }, expansions: [] };
  await waitFor(() => expect(readBody("POST /api/v1/tables")).toEqual(body));
});

test("the lobby shows the number, and mentions no bag", async () => {
  go(["t", "t1"], true);
  render(<App />);
  await FakeSocket.last.open();
  act(() => {
    FakeSocket.last.receive({ t: "welcome", seats: [0], host: true });
    const table = makeLobbyInfo({ game: "morris", draw: "none", options: { turns: "12" } });
    FakeSocket.last.receive({ t: "view", v: 0, r: 1, seat: "spectator", document: { table } });
  });
  await screen.findByText("Moves: 12");
  const facts = [...document.querySelectorAll(".facts li")].map((item) => item.textContent);
  expect(facts).toEqual(["Moves: 12"]);
  expect(screen.queryByText("Who draws?")).toBeNull();
});
