/** The step between winner and result: place, note, photo; asked once on each phone. */
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import { forgetDevice } from "../net/device";
import { follow } from "../scoring/ceremony";
import { watch } from "../session/session";
import { axeFinds } from "../testing/app";
import { type Stub, stubFetch } from "../testing/fakeSocket";
import { onAPhone, opened } from "../testing/phone";

onAPhone();
beforeEach(() => forgetDevice());

const QUESTION = "A memory of this game?";
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const result = () => screen.findByRole("button", { name: "Play again" });
const question = () => screen.findByRole("heading", { level: 1, name: QUESTION });

const MINE = {
  body: { began: "2026-11-20T18:00:00Z", places: ["Cabin", "Cleo's kitchen"], mine: true },
};

/** A phone that has followed the game to its end. `before`: further state. */
function followed(record: Stub | undefined, before = (_table: string) => {}) {
  let fetched = stubFetch({});
  const table = opened("over", 0, ({ store: { id } }) => {
    fetched = stubFetch({
      "POST /api/devices": { status: 201, body: { token: "x" } },
      ...(record ? { [`GET /api/library/${id}/kept`]: record } : {}),
      [`PUT /api/library/${id}/kept`]: { status: 204 },
      [`GET /api/tables/${id}/photos`]: { body: [] },
    });
    before(id);
    follow(id);
  });
  const requests = (method: string) =>
    (fetched.mock.calls as [string, RequestInit?][]).filter(([, init]) => (init?.method ?? "GET") === method);
  return { ...table, requests };
}

async function toTheEnd() {
  await screen.findByRole("heading", { level: 1, name: "Final scoring" });
  press("Skip");
  press("On to the result");
}

test("an earlier place, a note and Save lead to the result, and nobody is asked twice", async () => {
  const { requests, document } = followed(MINE);
  await toTheEnd();
  await question();
  expect(await screen.findByText("Choose a photo")).toBeTruthy();
  expect(screen.getByLabelText("Take a photo").getAttribute("capture")).toBe("environment");
  expect(await axeFinds()).toEqual([]);
  press("Cleo's kitchen");
  fireEvent.input(screen.getByLabelText("A note"), { target: { value: "Soup first." } });
  press("Save");
  await result();
  expect(JSON.parse(String(requests("PUT")[0]?.[1]?.body))).toEqual({
    place: "Cleo's kitchen",
    note: "Soup first.",
  });
  act(() => {
    document.value = { ...document.value };
  });
  expect(screen.queryByText(QUESTION)).toBeNull();
});

test("Skip leads to the result and stores nothing; so does Save without input", async () => {
  const skipped = followed(MINE);
  await toTheEnd();
  await question();
  press("Skip");
  await result();
  expect(skipped.requests("PUT")).toEqual([]);
  cleanup();
  const empty = followed(MINE);
  await toTheEnd();
  await question();
  press("Save");
  await result();
  expect(empty.requests("PUT")).toEqual([]);
});

test.each([
  ["it is entered already", { body: { ...MINE.body, place: "Cabin" } }],
  ["this phone may not enter it", { body: { ...MINE.body, mine: false } }],
])("the place is not asked for if %s", async (_, record) => {
  const { requests } = followed(record);
  await toTheEnd();
  await result();
  expect(requests("GET").some(([path]) => path.endsWith("/kept"))).toBe(true);
  expect(screen.queryByText(QUESTION)).toBeNull();
});

test("spectators are not asked, nor is the server", async () => {
  const { requests } = followed(MINE, (table) => watch(table, true));
  await toTheEnd();
  await waitFor(() => expect(screen.queryByText("On to the result")).toBeNull());
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(requests("GET").filter(([path]) => path.endsWith("/kept"))).toEqual([]);
});

test("without an answer the result is shown, and the question waits for another time", async () => {
  const { store } = followed(undefined);
  await toTheEnd();
  await result();
  expect(localStorage.getItem(`tableside.ceremony.${store.id}`)).toBe('"revealed"');
});

test("a refusal is shown, and can be retried or skipped", async () => {
  const { store } = followed(MINE);
  await toTheEnd();
  await question();
  stubFetch({
    [`PUT /api/library/${store.id}/kept`]: { status: 409, body: { code: "table.still_played", params: {} } },
  });
  press("Cabin");
  press("Save");
  await screen.findByRole("heading", { level: 1, name: "That cannot be saved" });
  expect((screen.getByLabelText("Where did you play?") as HTMLInputElement).value).toBe("Cabin");
  press("Skip");
  await result();
});
