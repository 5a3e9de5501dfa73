/** Exports of a finished table. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetDevice } from "../net/device";
import { route } from "../router";
import { listAxeFindings } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import { loadDocument, makePlayed, speak } from "../testing/played";
import { KeepScreen } from "./KeepScreen";

beforeEach(() => speak());
afterEach(() => {
  forgetDevice();
});

const rows = () => screen.getByRole("list", { name: "Save and share" }).querySelectorAll("button").length;

const QR = '<svg viewBox="0 0 25 25"><path d="M0 .5h7"/></svg>';

let fetchMock: ReturnType<typeof stubFetch>;

function keep(game: string) {
  const document = loadDocument("late");
  document.table.has_secrets = game === "sealed";
  const { store } = makePlayed(document, 0);
  const address = `/api/v1/library/${store.id}`;
  fetchMock = stubFetch({
    [`GET ${address}/kept`]: {
      body: {
        began: "2026-11-20T18:00:00Z",
        place: "Cabin",
        places: ["Cabin", "Cleo's kitchen"],
        mine: true,
      },
    },
    [`GET /api/v1/tables/${store.id}/bgstats`]: { body: { link: "https://x", qr: QR } },
    [`PUT ${address}/kept`]: { status: 204 },
    [`DELETE ${address}`]: { status: 204 },
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
  });
  render(<KeepScreen store={store} document={document} />);
}

test("the whole log is offered, except of a game with secrets", async () => {
  keep("sealed");
  await waitFor(() => expect(rows()).toBe(3));
  expect(screen.queryByText("Whole game (.json)")).toBeNull();
  cleanup();
  keep("open");
  expect(rows()).toBe(4);
  expect(screen.getByText("Whole game (.json)")).toBeTruthy();
});

const sent = (method: string) =>
  (fetchMock.mock.calls as [string, RequestInit?][]).filter(([, init]) => init?.method === method);

test("place and note are asked for, with earlier places one tap away", async () => {
  keep("open");
  const place = (await screen.findByLabelText("Where did you play?")) as HTMLInputElement;
  expect(place.value).toBe("Cabin");
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Cleo's kitchen" }));
  fireEvent.input(screen.getByLabelText("A note"), { target: { value: "Soup first." } });
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved");
  expect(JSON.parse(String(sent("PUT")[0]?.[1]?.body))).toEqual({
    place: "Cleo's kitchen",
    note: "Soup first.",
  });
});

test("a game is deleted after a question, and the shelf is shown", async () => {
  keep("open");
  fireEvent.click(screen.getByRole("button", { name: "Delete this game" }));
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(sent("DELETE")).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Delete this game" }));
  expect(screen.getByRole("heading", { level: 1, name: "Delete this game?" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Delete it" }));
  await waitFor(() => expect(route.value).toEqual(["library"]));
  expect(sent("DELETE")).toHaveLength(1);
});

test("the code of the play fills the screen on a tap, and a second one closes it", async () => {
  keep("open");
  const code = await screen.findByRole("button", { name: /^Enlarge: / });
  fireEvent.click(code);
  expect(document.querySelector<HTMLDialogElement>("dialog.keep-code-large")?.open).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: /^Shrink: / }));
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
});

test("a deletion that fails lets no second export begin", async () => {
  keep("open");
  const answer = fetchMock.getMockImplementation() as typeof fetch;
  let files = 0;
  fetchMock.mockImplementation((...request: Parameters<typeof fetch>) => {
    if (String(request[0]).includes("export")) {
      files += 1;
      return new Promise(() => {});
    }
    return request[1]?.method === "DELETE" ? Promise.reject(new TypeError("offline")) : answer(...request);
  });
  const picture = () =>
    fireEvent.click(
      screen.getByRole("list", { name: "Save and share" }).querySelectorAll("button")[0] as Element,
    );
  picture();
  await waitFor(() => expect(files).toBe(1));
  fireEvent.click(screen.getByRole("button", { name: "Delete this game" }));
  fireEvent.click(screen.getByRole("button", { name: "Delete it" }));
  expect(await screen.findByRole("button", { name: "Past games" })).toBeTruthy();
  picture();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(files).toBe(1);
});
