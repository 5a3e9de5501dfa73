import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeInspection, inspect } from "../boards/inspected";
import { PlayScreens } from "../play/PlayScreens";
import { route } from "../router";
import { parseCell, parsePlace } from "../surfaces/grid/places";
import { onAPhone } from "../testing/phone";
import { type Fixture, loadBoard, loadDocument, makePlayed, type PlayedTable } from "../testing/played";
import type { ChoosePrompt, CloseLook, PlacePrompt } from "../wire";

const fetchMock = vi.fn<(path: string) => Omit<CloseLook, "v">>();
let table: PlayedTable;

onAPhone();

beforeEach(() => {
  fetchMock.mockReset().mockReturnValue({});
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.includes("/close-look")) return Response.json({ v: 1, ...fetchMock(path) });
    if (path === "/api/v1/devices") return Response.json({ token: "x" });
    throw new TypeError("nothing else is asked here");
  });
  history.replaceState(null, "", "#/t/table");
});
afterEach(() => {
  act(closeInspection);
});

async function open(name: Fixture, seat = 0): Promise<Element> {
  table = makePlayed(loadDocument(name), seat);
  const { container } = render(<PlayScreens store={table.store} path={[]} />);
  await vi.waitFor(() => expect(container.querySelector(".tile-picture, [data-tile]")).toBeTruthy());
  return container;
}

const sheet = () => screen.findByRole("dialog");
const closed = () => vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Inspect the first tile of the board by keyboard. */
function enterOnBoard() {
  const frame = screen.getByRole("application");
  fireEvent.keyDown(frame, { key: "PageDown" });
  fireEvent.keyDown(frame, { key: "Enter" });
}

test("a placed tile says who placed it, when, and its features; a mistake begins a correction", async () => {
  fetchMock.mockReturnValue({
    seat: 1,
    turn: 12,
    ref: "25",
    can_correct: true,
    belongs: [
      { what: { code: "carcassonne.belongs_road", params: { tiles: 5, open: 1 } }, pieces: { "1": 2 } },
    ],
  });
  await open("waiting");
  enterOnBoard();
  const closeLook = within(await sheet());
  const about = expect.stringMatching(/close-look\?seat=0&board=main&cell=/);
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledWith(about));
  expect(await closeLook.findByText("Placed by Ben, Turn 12")).toBeTruthy();
  expect(closeLook.getByText("Unfinished road, 5 tiles, 1 end open")).toBeTruthy();
  expect(closeLook.getByText("Ben: 2 pieces")).toBeTruthy();
  fireEvent.click(closeLook.getByRole("button", { name: "Something is wrong" }));
  expect(route.value).toEqual(["t", table.store.id, "entry", "25"]);
  await closed();
});

test.each([true, false])(
  "the picture is that of the board: a tile with its piece, %s, or a place among neighbours",
  async (isTile) => {
    await open("waiting");
    const { pieces = {}, tiles } = loadBoard("waiting");
    const end = Math.max(...Object.keys(tiles).map((at) => parseCell(at).x));
    const [last = ""] = Object.keys(tiles).filter((at) => parseCell(at).x === end);
    const cell = isTile ? parsePlace(Object.keys(pieces)[0] ?? "").cell : `${end + 1},${parseCell(last).y}`;
    act(() => inspect({ piece: tiles[cell]?.tile, rotation: tiles[cell]?.rotation, board: "main", cell }));
    const picture = (await sheet()).querySelector(".glimpse");
    expect(picture?.querySelectorAll("[data-tile]").length).toBeGreaterThan(0);
    expect(picture?.querySelector(`[data-tile='${cell}']`) !== null).toBe(isTile);
    expect(!isTile || picture?.querySelector(".piece") !== null).toBe(true);
    expect(picture?.querySelector("[data-outline]") === null).toBe(isTile);
  },
);

test("the text view of the board leads there too", async () => {
  await open("waiting");
  fireEvent.keyDown(screen.getByRole("application"), { key: "t" });
  fireEvent.click(screen.getAllByRole("button", { name: /^Look closely: row/i })[0] as Element);
  await sheet();
});

test("an empty place lists the tiles that fit, and how many are left", async () => {
  fetchMock.mockReturnValue({ kinds: { A: 2, V: 5 } });
  const container = await open("waiting");
  fireEvent.keyDown(screen.getByRole("application"), { key: "t" });
  const cell = loadBoard("waiting").marks ?? {};
  expect(Object.keys(cell).length).toBeGreaterThan(0);
  const free = [...container.querySelectorAll("li")].find((item) => item.textContent?.includes("Free."));
  fireEvent.click(within(free as HTMLElement).getByRole("button", { name: /^Look closely/ }));
  const closeLook = within(await sheet());
  expect(closeLook.getByRole("heading", { name: "Empty place" })).toBeTruthy();
  expect(await closeLook.findByText("5 left")).toBeTruthy();
  fireEvent.click(closeLook.getByRole("button", { name: "Look closely: curve" }));
  await vi.waitFor(() => expect(fetchMock).toHaveBeenLastCalledWith(expect.stringMatching(/tile=V$/)));
  expect(await closeLook.findByRole("heading", { name: "Curve" })).toBeTruthy();
});

/** Press a picture for this many ms. */
function touch(picture: Element, ms: number) {
  fireEvent.pointerDown(picture, { button: 0 });
  act(() => {
    vi.advanceTimersByTime(ms);
  });
  fireEvent.pointerUp(picture);
  fireEvent.click(picture);
}

test("a place where the piece in hand does not fit says so; one where it fits does not", async () => {
  await open("building");
  const [prompt] = Object.values(table.document.value.view?.prompts ?? {}) as PlacePrompt[];
  const [legal = ""] = Object.keys(prompt?.cells ?? {});
  const words = /^A tile with .* does not fit here in any rotation\.$/;
  await screen.findByRole("application");
  const hand = Object.keys(table.document.value.view?.prompts ?? {}).length;
  act(() => inspect({ board: "0", cell: "9,9" }));
  const closeLook = within(await sheet());
  await waitFor(() => expect(closeLook.getAllByText(words)).toHaveLength(hand));
  act(() => inspect({ board: "0", cell: legal }));
  expect(closeLook.queryAllByText(words).length).toBeLessThan(hand);
  act(() => inspect({ board: "1", cell: "9,9" }));
  expect(closeLook.queryByText(words)).toBeNull();
});

test("a long press opens the close look of a choice without choosing; so does the menu key", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const container = await open("wares");
  const picture = container.querySelector("[data-choice] .tile-picture") as Element;
  touch(picture, 500);
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(container.querySelector("[data-choice][aria-pressed=true]")).toBeNull();
  vi.useRealTimers();
  act(closeInspection);
  await closed();
  fireEvent.contextMenu(document.querySelector("[data-choice]") as Element);
  await sheet();
});

test("a short tap on a choice's picture chooses it and opens nothing", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const container = await open("wares");
  const picture = container.querySelector("[data-choice]:not([aria-disabled=true]) .tile-picture") as Element;
  touch(picture, 0);
  expect(container.querySelector("[data-choice][aria-pressed=true]")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([0, 500])(
  "a tile with a price, pressed for %d ms, opens with the button that buys it",
  async (ms) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const container = await open("market");
    touch(container.querySelector("[data-seller='1'] .tile-picture") as Element, ms);
    vi.useRealTimers();
    const closeLook = within(await sheet());
    expect(table.submit).not.toHaveBeenCalled();
    const [prompt] = Object.values(table.document.value.view?.prompts ?? {}) as ChoosePrompt[];
    const choice = prompt?.choices.find(({ on, unavailable }) => on === "offer-1" && !unavailable);
    expect(closeLook.getByText(/^2 gold · \d after buying$/)).toBeTruthy();
    fireEvent.click(closeLook.getByRole("button", { name: `Buy for ${choice?.price}` }));
    await closed();
    expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt?.id, 0, {
      ...prompt?.action,
      ...choice?.payload,
    });
  },
);

test("a piece whose prompt closed while the close look was open is not bought", async () => {
  const container = await open("market");
  fireEvent.click(container.querySelector("[data-seller='1'] .piece-look") as Element);
  const closeLook = within(await sheet());
  act(() => {
    table.document.value = loadDocument("market_watched");
  });
  fireEvent.click(closeLook.getByRole("button", { name: /^Buy for/ }));
  await closed();
  expect(table.submit).not.toHaveBeenCalled();
});

test("during pricing a tap opens any tile with the places where it fits; Escape and Back close it", async () => {
  fetchMock.mockReturnValue({ fits: ["1,0", "0,1"] });
  const container = await open("offers_marked");
  fireEvent.click(container.querySelector("[data-drawn] .piece-look") as Element);
  const closeLook = within(await sheet());
  expect(await closeLook.findByText("Fits in 2 places")).toBeTruthy();
  expect(document.querySelectorAll("dialog [data-cell]")).toHaveLength(2);
  expect(history.state).toEqual({ overlays: 1, below: ["#/t/table"] });
  fireEvent(await sheet(), new Event("cancel", { cancelable: true }));
  await closed();
  fireEvent.click(container.querySelector(".piece-look") as Element);
  await sheet();
  act(() => {
    history.replaceState(null, "");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await closed();
});

test("covering the phone covers the close look too", async () => {
  const container = await open("offers_marked");
  fireEvent.click(container.querySelector(".piece-look") as Element);
  await sheet();
  fireEvent.click(screen.getByRole("button", { name: "Hide", hidden: true }));
  await closed();
});
