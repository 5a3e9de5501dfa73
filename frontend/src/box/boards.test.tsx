import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { t } from "../i18n";
import * as boardForms from "../pieces/boardForms";
import { go, route } from "../router";
import { listAxeFindings } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import { GAME, openMillsBox, TRACK } from "../testing/millsBox";
import { speak } from "../testing/played";
import { Box } from "./Box";
import { BoxCard } from "./BoxCard";

/** A game whose box has boards and no pieces that differ. */
const PLAN = { id: "plan", name: { code: "mills.surface_plan" }, schema: "mills-plan/1", expansion: "" };
const SHORT = { schema: "mills-track/1", last: 2 };
/** A board that is entered by taps on its picture: as this one, which has no cells. */
const EXAMPLE = { schema: "mills-track/1", cells: [], spots: [] };
const MOSAIC = {
  kinds: [],
  wanted: 0,
  most_rows: 1,
  most_in_row: 1,
  cells: "cells",
  spots: "spots",
  signs: [],
  derived: [],
} as unknown as boardForms.MosaicForm;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>';

beforeEach(() => {
  openMillsBox(500, [TRACK, PLAN]);
  go(["box", GAME, "board", "track"]);
});

/**
 * A phone with these boards in its box. A board is right if its last space is below ten. `boardDraft`: the draft that
 * the server offers as a beginning. `elsewhere`: the board that another phone has kept meanwhile.
 */
function phone(boards: Record<string, unknown> = {}, boardDraft: unknown = null, elsewhere?: unknown) {
  let online = true;
  let box = boards;
  const fetchMock = stubFetch({ "POST /api/v1/devices": { status: 201, body: { token: "x" } } });
  const rest = fetchMock.getMockImplementation() as typeof fetch;
  const answer = (keptBoards: unknown) => Response.json({ pieces: {}, settled: [], boards: keptBoards });
  fetchMock.mockImplementation(async (path: string, init: RequestInit = {}) => {
    const body = typeof init.body === "string" ? JSON.parse(init.body) : {};
    if (path.includes(".svg")) return new Response(SVG);
    if (!online) throw new TypeError("offline");
    if (path.endsWith("/check")) {
      const wrong = body.facts.last > 9;
      const fault = { code: "mills.track_last", params: { least: 2, most: 9 } };
      return Response.json({ faults: wrong ? [fault] : [], picture: SVG });
    }
    if (path.endsWith("/draft")) return Response.json({ facts: boardDraft });
    if (path === `/api/v1/games/${GAME}/box`) return answer(box);
    if (init.method === "PUT" && elsewhere) {
      box = { track: elsewhere };
      const refusal = { code: "box.changed_elsewhere", params: { tile: "track" }, message: "", version: 0 };
      return Response.json(refusal, { status: 409 });
    }
    if (init.method === "PUT") return answer(body.facts ? { track: body.facts } : {});
    return rest(path, init);
  });
  const sent = (method: string) =>
    fetchMock.mock.calls
      .filter(([, init]) => init?.method === method)
      .map(([path, init]) => [path, typeof init.body === "string" ? JSON.parse(init.body) : null]);
  const cut = () => {
    online = false;
  };
  return { sent, cut };
}

const open = () => render(<Box path={["box", GAME, "board", "track"]} />);
const field = async () => (await screen.findByLabelText("The board as JSON")) as HTMLTextAreaElement;
const paste = async (text: string) => fireEvent.input(await field(), { target: { value: text } });
const shownPicture = () => document.querySelector(".board-picture svg");

describe("the box of a game with boards", () => {
  test("lists them by their names, and says which are entered", async () => {
    phone({ track: SHORT });
    render(<Box path={["box", GAME]} />);
    const track = await screen.findByRole("button", { name: /Track/ });
    expect(track.textContent).toContain("In your box");
    expect(track.textContent).not.toContain("contradicts");
    expect(screen.getByRole("button", { name: /Plan/ }).textContent).toContain("Not entered yet");
    expect(screen.getByText("1 of 2 boards entered")).toBeTruthy();
    expect(await listAxeFindings()).toEqual([]);
    fireEvent.click(track);
    expect(route.value).toEqual(["box", GAME, "board", "track"]);
  });
});

test("a board of the box that contradicts the rules is said to do so in the list", async () => {
  phone({ track: { ...SHORT, last: 99 } });
  render(<Box path={["box", GAME]} />);
  expect(
    (await screen.findByRole("button", { name: /Track.*One thing contradicts the rules/ })).textContent,
  ).toContain("In your box");
});

describe("a board", () => {
  test("is shown before it counts, then kept", async () => {
    const { sent } = phone();
    open();
    expect(await screen.findByText(/Its schema is mills-track\/1/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Nothing pasted yet" })).toBeTruthy();
    await paste(JSON.stringify(SHORT));
    expect(await screen.findByText("No faults found.")).toBeTruthy();
    expect(shownPicture()).toBeTruthy();
    expect(sent("PUT")).toEqual([]);
    expect(await listAxeFindings()).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(route.value).toEqual(["box", GAME]));
    expect(sent("PUT")).toEqual([[`/api/v1/games/${GAME}/box/boards/track`, { facts: SHORT, before: null }]]);
  });

  test("with a fault names it beside the picture, and is not kept", async () => {
    const { sent } = phone();
    open();
    await paste('{"schema": "mills-track/1", "last": 99}');
    expect(await screen.findByText("The last space is 2 to 9.")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Something is wrong" })).toBeTruthy();
    expect(shownPicture()).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Not possible yet" }));
    expect(sent("PUT")).toEqual([]);
    expect(await listAxeFindings()).toEqual([]);
  });

  test.each(["{", "[]", "null", "7", "JSON"])("that is no JSON object is refused: %s", async (text) => {
    const { sent } = phone();
    open();
    await paste(text);
    expect(await screen.findByText("This cannot be read as JSON.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Not possible yet" })).toBeTruthy();
    expect(sent("POST").filter(([path]) => path !== "/api/v1/devices")).toEqual([]);
  });

  test("comes from a file, unless that is too large", async () => {
    phone();
    open();
    await field();
    const pick = (text: string) =>
      fireEvent.change(screen.getByLabelText("Open a file"), {
        target: { files: [new File([text], "board.json", { type: "application/json" })] },
      });
    pick("x".repeat(60_001));
    expect(await screen.findByText("This file is too large for a board.")).toBeTruthy();
    pick(JSON.stringify(SHORT));
    expect(await screen.findByText("No faults found.")).toBeTruthy();
    expect(JSON.parse((await field()).value)).toEqual(SHORT);
  });

  test("that is kept is shown as it is, and can be removed", async () => {
    const { sent } = phone({ track: SHORT });
    open();
    expect(JSON.parse((await field()).value)).toEqual(SHORT);
    await waitFor(() => expect(shownPicture()).toBeTruthy());
    expect(screen.getByRole("button", { name: "In your box" }).getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(screen.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(route.value).toEqual(["box", GAME]));
    expect(sent("PUT")).toEqual([[`/api/v1/games/${GAME}/box/boards/track`, { facts: null, before: SHORT }]]);
  });

  test("that another phone has changed meanwhile is not overwritten: it is said, and either may be kept", async () => {
    const { sent } = phone({ track: SHORT }, null, { ...SHORT, last: 5 });
    open();
    await paste(JSON.stringify({ ...SHORT, last: 4 }));
    fireEvent.click(await screen.findByRole("button", { name: "Keep it" }));
    expect(await screen.findByText(/Another of your phones has changed this/)).toBeTruthy();
    expect(sent("PUT").map(([, { before }]) => before)).toEqual([SHORT]);
    expect(JSON.parse((await field()).value)).toEqual({ ...SHORT, last: 4 });
    expect(route.value).toEqual(["box", GAME, "board", "track"]);
    fireEvent.click(await screen.findByRole("button", { name: "Use the other" }));
    expect(JSON.parse((await field()).value)).toEqual({ ...SHORT, last: 5 });
  });

  test("may begin with a draft, which is not kept before something is changed", async () => {
    const { sent } = phone({}, SHORT);
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Start from a draft" }));
    expect(JSON.parse((await field()).value)).toEqual(SHORT);
    expect(await screen.findByRole("button", { name: "Change the draft first" })).toBeTruthy();
    await waitFor(() => expect(shownPicture()).toBeTruthy());
    expect(screen.getByText(/It is not your board yet/)).toBeTruthy();
    await paste(JSON.stringify(SHORT)); // the same, written otherwise
    fireEvent.click(await screen.findByRole("button", { name: "Change the draft first" }));
    expect(sent("PUT")).toEqual([]);
    await paste(JSON.stringify({ ...SHORT, last: 4 }));
    fireEvent.click(await screen.findByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(sent("PUT")).toHaveLength(1));
  });

  test("that is pictured begins with an example, which may be kept as it is", async () => {
    vi.spyOn(boardForms, "fetchForm").mockImplementation(async () => MOSAIC);
    const { sent } = phone({}, EXAMPLE);
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Keep it" }));
    expect(screen.getByText("The example board: keep it if yours is the same, or change it.")).toBeTruthy();
    await waitFor(() => expect(sent("PUT")).toHaveLength(1));
  });

  test("has no draft where the game has none", async () => {
    phone();
    open();
    await field();
    expect(screen.queryByRole("button", { name: "Start from a draft" })).toBeNull();
  });

  test("that was pasted is there again after somebody left, also without a network", async () => {
    const { cut } = phone();
    open();
    await field();
    cut();
    await paste('{"last": 3}');
    await waitFor(() => expect(document.querySelector(".prompt .bad")).toBeTruthy());
    expect(screen.getByRole("button", { name: "Not possible yet" })).toBeTruthy();
    cleanup();
    phone();
    open();
    expect((await field()).value).toBe('{"last": 3}');
    expect(await screen.findByText("No faults found.")).toBeTruthy();
  });

  test("speaks German", async () => {
    phone();
    speak("de");
    open();
    fireEvent.input(await screen.findByLabelText("Der Plan als JSON"), { target: { value: '{"last": 99}' } });
    expect(await screen.findByText("Das letzte Feld ist 2 bis 9.")).toBeTruthy();
  });

  test("that the game does not have is said not to be there", async () => {
    phone();
    render(<Box path={["box", GAME, "board", "moon"]} />);
    expect(await screen.findByText("This game has no such board.")).toBeTruthy();
  });
});

test("in a lobby, the board that the app made up is shown, and kept once somebody says that it is the printed one", async () => {
  openMillsBox(500, [{ ...TRACK, guess: { code: "mills.surface_track" } }]);
  const { sent } = phone({}, SHORT);
  render(<BoxCard game={GAME} expansions={[]} draw="table" seats={2} />);
  const yes = await screen.findByRole("button", { name: t("box.card_yes") });
  await waitFor(() => expect(document.querySelector(".board-card-picture svg")).toBeTruthy());
  fireEvent.click(yes);
  await screen.findByRole("button", { name: new RegExp(t("box.card_kept", { name: "Track" })) });
  expect(sent("PUT")).toEqual([[`/api/v1/games/${GAME}/box/boards/track`, { facts: SHORT, before: null }]]);
});

test("who has no box is not asked again, and the table hears that nothing can be drawn from it", async () => {
  openMillsBox(500, [{ ...TRACK, guess: { code: "mills.surface_track" } }]);
  phone({}, SHORT);
  const onNoBox = vi.fn();
  render(<BoxCard game={GAME} expansions={[]} draw="table" seats={2} onNoBox={onNoBox} />);
  fireEvent.click(await screen.findByRole("button", { name: t("box.card_no_box") }));
  expect(onNoBox).toHaveBeenCalledOnce();
  expect(screen.getByText(t("box.card_invented"))).toBeTruthy();
});
