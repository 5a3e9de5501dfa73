/** An undo that reaches into the round before takes the whole table back: the phone asks first. */
import { act, fireEvent, screen, waitFor } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import { forgetDevice } from "../net/device";
import { listAxeFindings } from "../testing/app";
import { type Stub, stubFetch } from "../testing/fakeSocket";
import { onAPhone, showTable } from "../testing/phone";
import { type Fixture, loadDocument } from "../testing/played";

onAPhone();
beforeEach(() => {
  forgetDevice();
  localStorage.setItem("tableside.device", "token");
});

const QUESTION = "Back to the round before?";
const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** A phone whose last action is entry 7, in the phase `entered` of round 2. */
async function inRoundTwo(name: Fixture, entered: number, answer?: Stub) {
  const document = { ...loadDocument(name), undo: 7 };
  if (document.view) document.view.turn = 2;
  let fetched = stubFetch({});
  const table = showTable(document, 0, ({ store }) => {
    fetched = stubFetch({
      [`GET /api/v1/tables/${store.id}/timeline?seat=0`]: answer ?? {
        body: { v: 9, entries: [{ v: 7, ref: "7", kind: "action", seat: 0, turn: entered }] },
      },
    });
  });
  await screen.findByRole("button", { name: "Undo" });
  return { ...table, requests: () => fetched.mock.calls.length };
}

test.each(["building", "offers_marked"] as const)(
  "%s: an undo of the round before asks first",
  async (name) => {
    const table = await inRoundTwo(name, 1);
    press("Undo");
    await screen.findByRole("heading", { level: 1, name: QUESTION });
    expect(await listAxeFindings()).toEqual([]);
    expect(table.undo).not.toHaveBeenCalled();
    press("Cancel");
    expect(title()).not.toBe(QUESTION);
    press("Undo");
    await screen.findByRole("heading", { level: 1, name: QUESTION });
    press("Undo");
    expect(table.undo).toHaveBeenCalledExactlyOnceWith(0);
  },
);

test("an entry of this round is undone without a question", async () => {
  const table = await inRoundTwo("building", 2);
  press("Undo");
  await waitFor(() => expect(table.undo).toHaveBeenCalledExactlyOnceWith(0));
  expect(screen.queryByText(QUESTION)).toBeNull();
});

test("in the first round, and in games without rounds, the server is not asked", async () => {
  const table = await inRoundTwo("building", 1);
  const before = table.requests();
  act(() => {
    const { view, ...rest } = table.document.value;
    if (view) table.document.value = { ...rest, view: { ...view, turn: 1 } };
  });
  press("Undo");
  expect(table.undo).toHaveBeenCalledOnce();
  expect(table.requests()).toBe(before);
});

test("if the server does not answer the undo waits on the phone as usual", async () => {
  const table = await inRoundTwo("building", 1, { status: 500, body: { code: "x", params: {} } });
  press("Undo");
  await waitFor(() => expect(table.undo).toHaveBeenCalledOnce());
});

test("another action meanwhile closes the question", async () => {
  const table = await inRoundTwo("building", 1);
  press("Undo");
  await screen.findByRole("heading", { level: 1, name: QUESTION });
  act(() => {
    table.version.value = { v: 10, r: 0 };
  });
  expect(screen.queryByText(QUESTION)).toBeNull();
});
