/** Place, note and photo: asked of the host, below the result. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import { forgetDevice } from "../net/device";
import { PlayScreens } from "../play/PlayScreens";
import { go, route } from "../router";
import { follow } from "../scoring/ceremony";
import { watch } from "../session/session";
import { listAxeFindings } from "../testing/app";
import { refuse, type Stub, stubFetch } from "../testing/fakeSocket";
import { onAPhone } from "../testing/phone";
import { loadDocument, makePlayed, type PlayedTable } from "../testing/played";

onAPhone();
beforeEach(() => forgetDevice());

const QUESTION = "Add a note or photo?";
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const result = () => screen.findByRole("button", { name: "Play again" });
const question = async () => {
  fireEvent.click(await screen.findByRole("button", { name: QUESTION }));
  await screen.findByRole("heading", { level: 1, name: QUESTION });
};

const MINE = { body: { began: "2026-11-20T18:00:00Z", places: ["Cabin", "Cleo's kitchen"], mine: true } };

function Routed({ store }: Pick<PlayedTable, "store">) {
  return <PlayScreens store={store} path={route.value.slice(2)} />;
}

/** A phone that has followed the game to its end. `before`: further state. */
function followed(record: Stub | undefined, before = (_table: PlayedTable) => {}) {
  let fetched = stubFetch({});
  const table = makePlayed(loadDocument("over"), 0);
  const { id } = table.store;
  fetched = stubFetch({
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
    ...(record ? { [`GET /api/v1/library/${id}/kept`]: record } : {}),
    [`PUT /api/v1/library/${id}/kept`]: { status: 204 },
    [`GET /api/v1/tables/${id}/photos`]: { body: [] },
  });
  before(table);
  follow(id);
  go(["t", id]);
  render(<Routed store={table.store} />);
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
  const { requests, document } = followed(MINE, ({ document }) => {
    document.value = {
      ...document.value,
      table: { ...document.value.table, expansions: ["river", "abbot"] },
    };
  });
  await toTheEnd();
  await question();
  expect(screen.getByRole("heading", { level: 2, name: "Carcassonne" })).toBeTruthy();
  expect(await screen.findByText("Choose a photo")).toBeTruthy();
  expect(screen.getByLabelText("Take a photo").getAttribute("capture")).toBe("environment");
  expect(await listAxeFindings()).toEqual([]);
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
])("the question leads back to the result if %s", async (_, record) => {
  followed(record);
  await toTheEnd();
  fireEvent.click(await screen.findByRole("button", { name: QUESTION }));
  await result();
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
});

test.each([
  ["spectators", ({ store }: PlayedTable) => watch(store.id, true)],
  [
    "guests",
    ({ host }: PlayedTable) => {
      host.value = false;
    },
  ],
])("%s are not asked, nor is the server", async (_, before) => {
  const { requests } = followed(MINE, before);
  await toTheEnd();
  await waitFor(() => expect(screen.queryByText("On to the result")).toBeNull());
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(requests("GET").filter(([path]) => path.endsWith("/kept"))).toEqual([]);
});

test("without an answer the question says so, and stays for another time", async () => {
  const { store } = followed(undefined);
  await toTheEnd();
  fireEvent.click(await screen.findByRole("button", { name: QUESTION }));
  await screen.findByText(/does not answer/);
  press("Back");
  await result();
  expect(localStorage.getItem(`tableside.ceremony.${store.id}`)).toBe('"revealed"');
});

test("a fault is no refusal: what was entered stays, and so does a photo that the camera has not kept", async () => {
  const { store } = followed(MINE);
  await toTheEnd();
  await question();
  const fault = { status: 503, body: { code: "photo.busy", message: "", params: {} } };
  const answers: Record<string, Stub> = {
    [`PUT /api/v1/library/${store.id}/kept`]: { status: 500, body: { code: "server.fault", params: {} } },
    [`GET /api/v1/tables/${store.id}/photos`]: { body: [] },
    [`POST /api/v1/tables/${store.id}/photos`]: fault,
  };
  const fetched = stubFetch(answers);
  press("Cabin");
  press("Save");
  await screen.findByRole("heading", { level: 1, name: "Not confirmed" });
  expect((screen.getByLabelText("Where did you play?") as HTMLInputElement).value).toBe("Cabin");
  const photo = new File(["x"], "photo.jpg", { type: "image/jpeg" });
  fireEvent.change(screen.getByLabelText("Take a photo"), { target: { files: [photo] } });
  await screen.findByText("Other photos are being read. Try again in a moment.");
  answers[`POST /api/v1/tables/${store.id}/photos`] = { status: 201, body: {} };
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
  const sent = (fetched.mock.calls as [string, RequestInit?][]).filter(([, init]) => init?.method === "POST");
  expect(sent.map(([, init]) => init?.body)).toEqual([photo, photo]);
});

test("a refusal is shown, and can be retried or skipped", async () => {
  const { store } = followed(MINE);
  await toTheEnd();
  await question();
  stubFetch({ [`PUT /api/v1/library/${store.id}/kept`]: refuse(409, "table.still_played") });
  press("Cabin");
  press("Save");
  await screen.findByRole("heading", { level: 1, name: "That cannot be saved" });
  expect((screen.getByLabelText("Where did you play?") as HTMLInputElement).value).toBe("Cabin");
  press("Skip");
  await result();
});
