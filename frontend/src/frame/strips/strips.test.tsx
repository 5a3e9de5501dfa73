/** Strip and menu: messages about other phones and about the app itself. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { fetchDeviceToken, forgetDevice } from "../../net/device";
import { update } from "../../platform/pwa";
import { PlayScreens } from "../../play/PlayScreens";
import { go, route } from "../../router";
import { listAxeFindings } from "../../testing/app";
import { blockStorage } from "../../testing/brokenStorage";
import { stubFetch } from "../../testing/fakeSocket";
import {
  type Fixture,
  loadDocument,
  makePlayed,
  type PlayedTable,
  setSize,
  speak,
} from "../../testing/played";

let table: PlayedTable;
let fetchMock: ReturnType<typeof stubFetch>;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("tableside.device", "token");
  speak();
  setSize(390, 500);
});

/** Return a table seen from a seat; it waits for Cara. */
async function open(name: Fixture, seat?: number) {
  table = makePlayed(loadDocument(name), seat);
  fetchMock = stubFetch({
    [`POST /api/v1/tables/${table.store.id}/seats/${caraId()}/give-up`]: { status: 204 },
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
  expect(screen.getByRole("button", { name: /^\d+ Cara away 5\u00a0s ?, / })).toBeTruthy();
  expect(strip()).toContain("Cara’s phone has been silent for 5\u00a0s.");
  silent(27);
  expect(strip()).toContain("silent for 20\u00a0s.");
  expect(screen.getByRole("button", { name: /^\d+ Cara away 20\u00a0s ?, / })).toBeTruthy();
  silent(200);
  expect(strip()).toContain("silent for 3\u00a0min.");
  act(() => {
    table.presence.value = { 1: 30 };
  });
  expect(strip()).toBe("");
  expect(screen.getByRole("button", { name: /^\d+ Ben away 30\u00a0s ?, / })).toBeTruthy();
});

test("a correction that waits for the host comes before a silent phone, on the host's phone alone", async () => {
  await open("waiting", 0);
  silent(12);
  const propose = () =>
    act(() => {
      const { table: info, ...document } = table.document.value;
      table.document.value = {
        ...document,
        table: { ...info, proposals: { p: { kind: "correction", seat: 1 } } },
      };
    });
  propose();
  expect(table.store.host.value).toBe(true);
  expect(strip()).not.toContain("silent");
  expect(strip()).toContain("Look");
  cleanup();
  await open("waiting", 1);
  table.host.value = false;
  silent(12);
  propose();
  expect(strip()).toContain("Cara’s phone has been silent");
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
  expect(strip()).toContain("Cara’s phone has been silent");
  expect(fetchMock.mock.calls.filter(([path]) => String(path).endsWith("/give-up"))).toEqual([]);
});

test("news is one sentence; the rest is a tap away", async () => {
  await open("waiting", 0);
  const scored = (seat: number) => ({
    key: seat,
    v: 9,
    at: 0,
    seat,
    text: { code: "table.event_undone", params: { seat } },
    places: ["0,0"],
  });
  act(() => {
    table.narrations.value = [scored(1)];
  });
  expect(screen.getByRole("button", { name: "Show" })).toBeTruthy();
  act(() => {
    table.narrations.value = [scored(1), scored(2), scored(0)];
  });
  expect(strip()).toBe("You undid the last entry.2 more");
  press("2 more");
  expect(route.value).toEqual(["t", table.store.id, "news"]);
  cleanup();
  render(<PlayScreens store={table.store} path={["news"]} />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "News",
    "Carcassonne",
  ]);
});

test("own points are told to their player; a phone of several people names them", async () => {
  await open("waiting", 0);
  const params = { seat: 0, points: 4, what: { code: "carcassonne.city" } };
  act(() => {
    table.narrations.value = [
      { key: 1, v: 9, at: 0, seat: 0, text: { code: "carcassonne.event_scored", params }, places: ["0,0"] },
    ];
  });
  expect(strip()).toMatch(/^You scored 4 points: /);
  act(() => speak("de"));
  expect(strip()).toMatch(/^Du bekommst 4 Punkte: /);
  act(() => {
    table.seats.value = [0, 1];
  });
  expect(strip()).toMatch(/^Anna bekommt 4 Punkte: /);
});

test("an own undo is news until the next own entry", async () => {
  await open("waiting", 0);
  const told = (v: number, seat: number, code: string) => ({
    key: v,
    v,
    at: 0,
    seat,
    text: { code, params: { seat } },
  });
  const placed = told(7, 1, "table.event_seat_host");
  const undone = told(9, 0, "table.event_undone");
  act(() => {
    table.narrations.value = [placed, undone];
  });
  expect(strip()).toBe("You undid the last entry.");
  act(() => {
    table.narrations.value = [placed, undone, told(10, 0, "carcassonne.event_drawn")];
  });
  expect(strip()).toBe("Ben is the host now.");
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
  expect(strip()).toContain("Cara’s phone has been silent");
});

test("a table whose state the server cannot read says so", async () => {
  const { table: info } = loadDocument("waiting");
  table = makePlayed({ table: { ...info, stalled: true } }, 0);
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
  const waiting = loadDocument("waiting");
  const [cara] = Object.values(waiting.table.seats).filter(({ name }) => name === "Cara");
  if (cara) delete cara.phone;
  table = makePlayed(waiting, 0);
  stubFetch({});
  render(<PlayScreens store={table.store} path={[]} />);
  await screen.findByRole("application");
  silent(12);
  expect(strip()).toContain("The phone that plays for Cara has been silent for 10\u00a0s.");
  expect(screen.getByRole("button", { name: /^\d+ Cara ?, / })).toBeTruthy();
});

const entry = (prompt: string, kind: "submit" | "undo" = "submit") => ({
  id: prompt,
  kind,
  prompt,
  seat: 0,
  version: 9,
  at: 0,
});

test("entries that the server has not confirmed are sent again or discarded, as their person decides", async () => {
  await open("waiting", 0);
  const fault = { code: "server.fault", message: "", status: 500, v: 9 };
  const lasts = (...entries: ReturnType<typeof entry>[]) =>
    act(() => {
      table.pending.value = entries;
      table.unconfirmed.value = entries.length ? { entries, refusal: fault } : null;
    });
  lasts(entry("undo", "undo"));
  expect(strip()).toContain("Undo not confirmed. Something went wrong on the server. Try again.");
  expect(document.body.textContent).not.toContain("Nothing was changed");
  await screen.findByText("Kept on this phone until the server answers.");
  lasts(entry("a"), entry("b"));
  expect(strip()).toContain("2 entries not confirmed.");
  expect(await listAxeFindings()).toEqual([]);
  press("Try again");
  press("Discard");
  expect([table.retry, table.discard].map((done) => done.mock.calls.length)).toEqual([1, 1]);
  act(() => {
    table.unconfirmed.value = {
      entries: [entry("a")],
      refusal: { ...fault, code: "x.y", message: "No room." },
    };
    table.keepsEntries.value = false;
  });
  expect(strip()).toContain("Entry not confirmed. No room. Keep this page open: nothing is saved here.");
  lasts();
  expect(strip()).toBe("");
});

test("a browser that saves nothing: it is said once, with what helps; offline the page has to stay open", async () => {
  blockStorage();
  await open("waiting", 0);
  stubFetch({ "POST /api/v1/devices": { status: 201, body: { token: "x" } } });
  forgetDevice();
  await act(async () => {
    await fetchDeviceToken();
  });
  expect(strip()).toContain("This browser saves nothing: a reload loses your seat.");
  expect(strip()).toContain("Leave private mode, allow site data, or free storage.");
  press("Close");
  expect(strip()).toBe("");
  act(() => {
    table.connection.value = { state: "offline", since: 0 };
    table.pending.value = [entry("a")];
    table.keepsEntries.value = false;
  });
  expect(strip()).toContain("1 entry waits on this phone. Keep this page open: nothing is saved here.");
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
  expect(await listAxeFindings()).toEqual([]);
});

test.each(["points", "help", "goals", "news", "timeline"])(
  "whoever is waited for reads so on the page %s, and gets back to the board",
  async (page) => {
    await open("place", 2);
    cleanup();
    render(<PlayScreens store={table.store} path={[page]} />);
    go(["t", table.store.id, page]);
    act(() => {
      table.seats.value = [2];
      const { view } = loadDocument("place");
      if (view)
        table.document.value = { ...table.document.value, view: { ...view, waits: { 2: { code: "x" } } } };
    });
    expect(strip()).toContain("The others are waiting for you.");
    press("Play on");
    expect(route.value).toEqual(["t", table.store.id]);
    act(() => {
      const { view } = loadDocument("place");
      if (view) {
        table.document.value = {
          ...table.document.value,
          view: { ...view, waits: { 0: { code: "x" }, 2: { code: "x" } } },
        };
      }
    });
    expect(strip()).not.toContain("waiting");
  },
);
