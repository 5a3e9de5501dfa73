/** Strip and menu: messages about other phones and about the app itself. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { update } from "../../platform/pwa";
import { PlayScreens } from "../../play/PlayScreens";
import { route } from "../../router";
import { axeFinds } from "../../testing/app";
import { stubFetch } from "../../testing/fakeSocket";
import { documentOf, type Fixture, type PlayedTable, played, sized, speak } from "../../testing/played";

let table: PlayedTable;
let fetchMock: ReturnType<typeof stubFetch>;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("tableside.device", "token");
  speak();
  sized(390, 500);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Return a table seen from a seat; it waits for Cara. */
async function open(name: Fixture, seat?: number) {
  table = played(documentOf(name), seat);
  fetchMock = stubFetch({
    [`POST /api/tables/${table.store.id}/seats/${caraId()}/give-up`]: { status: 204 },
  });
  render(<PlayScreens store={table.store} path={[]} />);
  await screen.findByRole("application");
}

const caraId = () => Object.values(table.document.value.table.seats).find(({ name }) => name === "Cara")?.id;
const strip = () => screen.getByRole("status").textContent ?? "";
const silent = (seconds: number, host = 0) =>
  act(() => {
    table.presence.value = { 2: seconds };
    table.hostSilent.value = host;
  });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a phone silent for 5 s has a word under its pill, and the strip if the table waits for it", async () => {
  await open("waiting", 0);
  silent(4);
  expect(strip()).toBe("");
  silent(5);
  expect(screen.getByRole("button", { name: /^Cara, .*gone 5\u00a0s$/ })).toBeTruthy();
  expect(strip()).toContain("Cara's phone has been silent for 5\u00a0s.");
  silent(27);
  expect(strip()).toContain("silent for 20\u00a0s.");
  silent(200);
  expect(strip()).toContain("silent for 3\u00a0min.");
  act(() => {
    table.presence.value = { 1: 30 };
  });
  expect(strip()).toBe("");
  expect(screen.getByRole("button", { name: /^Ben, .*gone 30\u00a0s$/ })).toBeTruthy();
});

test("the host plays for a silent seat after one question", async () => {
  await open("waiting", 0);
  silent(12);
  press("Play for Cara");
  expect(strip()).toContain("Play for Cara on this phone?");
  const givenUp = () =>
    fetchMock.mock.calls.filter(([path]) => String(path).endsWith(`/${caraId()}/give-up`));
  expect(givenUp()).toEqual([]);
  press("Play for Cara");
  await vi.waitFor(() => expect(givenUp()).toHaveLength(1));
});

test("the offer to play for a seat is dismissed until its phone has been back", async () => {
  await open("waiting", 0);
  silent(12);
  press("Play for Cara");
  press("Cancel");
  expect(strip()).not.toContain("Shall this phone");
  press("Not now");
  silent(30);
  expect(strip()).toBe("");
  silent(0);
  silent(6);
  expect(strip()).toContain("Cara's phone has been silent");
  expect(fetchMock.mock.calls.filter(([path]) => String(path).endsWith("/give-up"))).toEqual([]);
});

test("news is one sentence; the rest is a tap away", async () => {
  await open("waiting", 0);
  const scored = (seat: number) => ({
    key: seat,
    v: 9,
    at: 0,
    seat,
    text: { code: "table.event_taken_back", params: { seat } },
    places: ["0,0"],
  });
  act(() => {
    table.narrations.value = [scored(1)];
  });
  expect(screen.getByRole("button", { name: "Show" })).toBeTruthy();
  act(() => {
    table.narrations.value = [scored(1), scored(2), scored(0)];
  });
  expect(strip()).toBe("Anna undid the last entry.2 more messages");
  press("2 more messages");
  expect(route.value).toEqual(["t", table.store.id, "news"]);
  cleanup();
  render(<PlayScreens store={table.store} path={["news"]} />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["News", "Turn 27"]);
});

test("failing work of the server is announced until it works again, before silent phones", async () => {
  await open("waiting", 0);
  silent(12);
  const { table: info } = table.document.value;
  const stalls = (stalled: boolean) =>
    act(() => {
      table.document.value = { ...table.document.value, table: { ...info, ...(stalled && { stalled }) } };
    });
  stalls(true);
  expect(strip()).toBe("The server cannot finish this step. It keeps trying, and nothing is lost.");
  stalls(false);
  expect(strip()).toContain("Cara's phone has been silent");
});

test("a table whose state the server cannot read says so", async () => {
  const { table: info } = documentOf("waiting");
  table = played({ table: { ...info, stalled: true } }, 0);
  render(<PlayScreens store={table.store} path={[]} />);
  expect(strip()).toContain("The server cannot finish this step.");
});

test("the server's reason for a refusal is shown in the strip", async () => {
  await open("waiting", 0);
  vi.unstubAllGlobals();
  stubFetch({});
  silent(12);
  press("Play for Cara");
  press("Play for Cara");
  await screen.findByText(/The server does not answer/);
});

test("a guest is offered nothing until the host has been silent for a minute", async () => {
  await open("waiting", 0);
  table.host.value = false;
  silent(30, 59);
  expect(screen.queryByRole("button", { name: /Play for|Become/ })).toBeNull();
  silent(31, 60);
  press("Become the host");
  expect(table.takeHost).toHaveBeenCalledTimes(1);
});

test("a seat without a phone is described as such", async () => {
  const waiting = documentOf("waiting");
  const [cara] = Object.values(waiting.table.seats).filter(({ name }) => name === "Cara");
  if (cara) delete cara.phone;
  table = played(waiting, 0);
  stubFetch({});
  render(<PlayScreens store={table.store} path={[]} />);
  await screen.findByRole("application");
  silent(12);
  expect(strip()).toContain("The phone that plays for Cara has been silent for 10\u00a0s.");
  expect(screen.getByRole("button", { name: /^Cara/ }).getAttribute("aria-label")).not.toContain("gone");
});

/** Return a loader of a new version that is ready. */
function newVersion() {
  const load = vi.fn();
  vi.spyOn(update, "value", "get").mockReturnValue(load);
  return load;
}

test("a new version is offered between turns only", async () => {
  const load = newVersion();
  await open("place");
  expect(strip()).toBe("");
  press("More");
  expect(screen.queryByRole("button", { name: "Load the new version" })).toBeNull();
  cleanup();
  await open("waiting", 0);
  expect(strip()).toContain("A new version is available.");
  press("More");
  press("Load the new version");
  expect(load).toHaveBeenCalledTimes(1);
  press("Update");
  expect(load).toHaveBeenCalledTimes(2);
});

test("a pending entry postpones a new version", async () => {
  newVersion();
  await open("waiting", 0);
  act(() => {
    table.pending.value = [{ id: "e", kind: "submit", prompt: "p", seat: 0, version: 9, at: 0 }];
  });
  expect(strip()).not.toContain("A new version");
});

test("the menu leads to the people, and says when the screen may turn off", async () => {
  await open("waiting", 0);
  press("More");
  fireEvent.click(screen.getByRole("button", { name: /^Settings ?The screen may turn off$/ }));
  expect(route.value).toEqual(["settings"]);
  press("More");
  press("People and phones");
  expect(route.value).toEqual(["t", table.store.id, "people"]);
});

test("the menu leads to the remaining tiles, each with its picture and count", async () => {
  await open("building", 0);
  const { bag = {}, bag_total } = table.document.value.view ?? {};
  press("More");
  press(`${bag_total} tiles left`);
  expect(route.value).toEqual(["t", table.store.id, "bag"]);
  cleanup();
  const { container } = render(<PlayScreens store={table.store} path={["bag"]} />);
  await vi.waitFor(() =>
    expect(container.querySelectorAll(".bag .tile-picture")).toHaveLength(Object.keys(bag).length),
  );
  expect(await axeFinds()).toEqual([]);
});
