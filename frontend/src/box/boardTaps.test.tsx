import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { forgetDrafts } from "../net/drafts";
import * as boardForms from "../pieces/boardForms";
import { go } from "../router";
import { listAxeFindings } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import { GAME, openMillsBox } from "../testing/millsBox";
import { Box } from "./Box";

/** A board of two spaces that is entered by taps. */
const amount = (n: number) => ({
  label: { code: "box.amount", params: { n } },
  facts: { points: n },
  short: String(n),
});
const FORM = {
  rows: [
    {
      name: { code: "mills.surface_track" },
      at: ["spaces"],
      item: { code: "box.amount" },
      place: "{n}",
      fields: [{ label: { code: "mills.surface_plan" }, choices: [0, 1, 2].map(amount) }],
      blank: { points: 0 },
      least: 1,
      most: 9,
    },
  ],
};
const BOARD = { schema: "mills-track/1", spaces: [{ points: 0 }, { points: 1 }] };
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle data-place="1" r="4"/><circle data-place="2" r="3"/></svg>';

beforeEach(() => {
  openMillsBox(800);
  vi.spyOn(boardForms, "fetchForm").mockResolvedValue(FORM);
  go(["box", GAME, "board", "track"]);
});

/** A phone whose box has this board; a space with 2 points contradicts the rules. */
function phone(board: unknown = BOARD) {
  let online = true;
  let keptBoard = board;
  const stub = stubFetch({ "POST /api/v1/devices": { status: 201, body: { token: "x" } } });
  const rest = stub.getMockImplementation() as typeof fetch;
  const puts: unknown[] = [];
  stub.mockImplementation(async (path: string, init: RequestInit = {}) => {
    const body = typeof init.body === "string" ? JSON.parse(init.body) : {};
    if (path.includes(".svg")) return new Response(SVG);
    if (!online) throw new TypeError("offline");
    if (path.endsWith("/check")) {
      const spaces = body.facts.spaces as { points: number }[];
      const faults = spaces.flatMap(({ points }, n) =>
        points === 2
          ? [{ code: "mills.track_last", params: { least: 1, most: 1 }, at: String(n + 1), plays: true }]
          : [],
      );
      return Response.json({ faults, picture: SVG });
    }
    if (init.method === "PUT") {
      puts.push(body);
      keptBoard = body.facts;
    }
    if (path.startsWith(`/api/v1/games/${GAME}/box`))
      return Response.json({ pieces: {}, settled: [], boards: keptBoard ? { track: keptBoard } : {} });
    return rest(path, init);
  });
  return {
    puts,
    cut: (off: boolean) => {
      online = !off;
      if (!off) dispatchEvent(new Event("online"));
    },
  };
}

const open = () => render(<Box path={["box", GAME, "board", "track"]} />);
const points = () => within(screen.getByRole("group", { name: /^Plan/ }));
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const choose = (name: string) => fireEvent.click(points().getByRole("radio", { name }));
const isChosen = (name: string) => points().getByRole<HTMLInputElement>("radio", { name }).checked;

test("the field for JSON stays the same while the way by taps comes", async () => {
  phone(null);
  let arrive: (form: typeof FORM) => void = () => undefined;
  vi.spyOn(boardForms, "fetchForm").mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  render(<Box path={["box", GAME, "board", "track"]} />);
  const field = await screen.findByLabelText("The board as JSON");
  field.focus();
  arrive(FORM);
  expect(await screen.findByText("For experts: as a file")).toBeTruthy();
  expect(screen.getByLabelText("The board as JSON")).toBe(field);
  expect(document.activeElement).toBe(field);
});

describe("a board by taps", () => {
  test("is changed, marked where it contradicts the rules, undone, and kept all the same", async () => {
    const { puts } = phone();
    open();
    await press("Next: 2");
    expect(isChosen("1")).toBe(true);
    choose("2");
    expect(await screen.findByRole("radio", { name: "2: look here" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "One thing contradicts the rules" })).toBeTruthy();
    expect(await listAxeFindings()).toEqual([]);
    expect(document.querySelector(".button-place")).toBeNull();
    await press("Undo");
    expect(isChosen("1")).toBe(true);
    expect(document.querySelector(".button-place")).not.toBeNull();
    expect(screen.getByRole("button", { name: "In your box" }).getAttribute("aria-disabled")).toBe("true");
    choose("2");
    await press("Keep it");
    const after = { ...BOARD, spaces: [{ points: 0 }, { points: 2 }] };
    await waitFor(() => expect(puts).toEqual([{ facts: after, before: BOARD }]));
    await waitFor(() => expect(localStorage.getItem("tableside.board.track.mills")).toBeNull());
  });

  test("what contradicts the rules leads to its place; a press during the check counts", async () => {
    const { puts } = phone();
    open();
    await press("Next: 2");
    choose("2");
    await press("One thing contradicts the rules");
    const faults = document.querySelector(".board-faults") as HTMLElement;
    expect(document.activeElement).toBe(faults);
    fireEvent.click(within(faults).getByRole("button"));
    expect(document.activeElement?.textContent).toBe("2");
    choose("0");
    fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
    await waitFor(() =>
      expect(puts).toEqual([{ facts: { ...BOARD, spaces: [{ points: 0 }, { points: 0 }] }, before: BOARD }]),
    );
  });

  test("is gone through by Next up to what is around its spaces", async () => {
    phone();
    open();
    await press("Next: 2");
    await press("Next: Everything else on it");
    expect(document.activeElement?.textContent).toBe("Everything else on it");
    expect(screen.queryByRole("button", { name: /^Next/ })).toBeNull();
  });

  test("is chosen on its picture too", async () => {
    phone();
    open();
    await waitFor(() => expect(document.querySelector(".board-live .board-here")).toBeTruthy());
    fireEvent.click(document.querySelector('.board-live [data-place="2"]') as Element);
    await waitFor(() => expect(isChosen("1")).toBe(true));
  });

  test("without a network loses nothing, says what needs the server, and goes on when it is back", async () => {
    const { cut, puts } = phone();
    const { unmount } = open();
    await screen.findByRole("button", { name: "Next: 2" });
    cut(true);
    choose("1");
    expect(await screen.findByText(/What you enter stays on this phone/)).toBeTruthy();
    unmount();
    forgetDrafts(); // the browser let the page go
    open();
    await screen.findByRole("button", { name: "Next: 2" });
    expect(isChosen("1")).toBe(true);
    cut(false);
    await press("Keep it");
    await waitFor(() => expect(puts).toHaveLength(1));
  });

  test("that another phone has changed meanwhile is kept by nobody before one of the two is chosen", async () => {
    phone();
    const first = open();
    await screen.findByRole("button", { name: "Next: 2" });
    choose("1");
    first.unmount();
    const theirs = { ...BOARD, spaces: [{ points: 2 }, { points: 1 }] };
    const { puts } = phone(theirs);
    open();
    expect(await screen.findByText(/Another of your phones has changed this board/)).toBeTruthy();
    expect(isChosen("1")).toBe(true);
    await press("Choose first");
    expect(puts).toEqual([]);
    await press("Go on with mine");
    await press("Keep it");
    const mine = { ...BOARD, spaces: [{ points: 1 }, { points: 1 }] };
    await waitFor(() => expect(puts).toEqual([{ facts: mine, before: theirs }]));
  });

  test("may be the other phone's", async () => {
    phone();
    const first = open();
    await screen.findByRole("button", { name: "Next: 2" });
    choose("1");
    first.unmount();
    phone({ ...BOARD, spaces: [{ points: 2 }, { points: 1 }] });
    open();
    await press("Use the other");
    expect(isChosen("2")).toBe(true);
    expect(screen.queryByText(/Another of your phones/)).toBeNull();
  });

  test("grows, and can be read and changed as JSON", async () => {
    phone();
    open();
    fireEvent.click(await screen.findByRole("radio", { name: "Everything else on it" }));
    await press("One space more: Track");
    expect(await screen.findByText("3 spaces")).toBeTruthy();
    await press("Show it as JSON");
    expect(
      JSON.parse((screen.getByLabelText("The board as JSON") as HTMLTextAreaElement).value).spaces,
    ).toHaveLength(3);
    await press("Enter it by taps");
    expect(screen.getByText("3 spaces")).toBeTruthy();
  });
});
