import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { expect, test } from "vitest";
import { PlayScreens } from "../play/PlayScreens";
import { go } from "../router";
import { listAxeFindings } from "../testing/app";
import { refuse } from "../testing/fakeSocket";
import {
  findButton,
  onAFreshPhone,
  press,
  pressWhenShown,
  readPathAtTable,
  readTitle,
  waitForText,
} from "../testing/past";
import {
  answers,
  ENTRIES,
  makeDetail,
  makeNarrations,
  NOTHING,
  open,
  readBody,
  table,
} from "../testing/timelinePhone";

onAFreshPhone();

test("a wrong tile: entry, correction, tile, preview", async () => {
  open(["timeline"]);
  fireEvent.click(await screen.findByRole("button", { name: /^You drew/ }));
  await waitForText("What is wrong here?");
  await pressWhenShown("Correct it");
  await screen.findByRole("button", { name: /^curve/ });
  press(/^straight road$/);
  expect(screen.getByText("That is what was entered. Choose something else.")).toBeTruthy();
  press(/^curve/);
  expect(readPathAtTable()).toEqual(["correct"]);
  await waitForText("Correct it for everyone?");
  expect(readBody("corrections/preview")).toEqual({
    seat: 1,
    draft: {
      type: "correction",
      edits: [{ type: "replace", ref: "2", action: { type: "draw_tile", tile: "V" } }],
    },
  });
  screen.getByText("No points change.");
  expect(document.querySelector(".entry-told")?.textContent).toMatch(/^You drew/);
});

test("the placed tile does not fit any more: that is asked next, in the same place", async () => {
  const refused = { ref: "3", seat: 1, why: { code: "carcassonne.cell_taken", params: {} } };
  open(["correct", "at", "2"]);
  const at = `POST /api/v1/tables/${table.store.id}/corrections/preview`;
  answers[at] = { body: { ...NOTHING, refused } };
  await screen.findByRole("button", { name: /^curve/ });
  expect(screen.getByText("This is what you were asked then")).toBeTruthy();
  press(/^curve/);
  await waitFor(() => expect(readPathAtTable()).toEqual(["correct", "at", "3"]));
  await screen.findByRole("button", { name: "Done, with a thief" });
  expect(screen.getByText(/^It no longer fits as it was\. There is already a tile there./)).toBeTruthy();
  answers[at] = { body: { ...NOTHING, asks_host: true } };
  press("Rotate the tile");
  expect(findButton("Done, just the tile")).toBeTruthy();
  press("Rotate the tile");
  press(/Thief on the road/);
  const stored = () => sessionStorage.getItem("tableside.draft.answered");
  expect(stored(), "stays after a reload").toContain('"rotation":"1"');
  press("Done, with a thief");
  await waitForText("Ask Anna to correct it?");
  expect(stored()).toBeNull();
  expect(readBody("corrections/preview").draft.edits).toEqual([
    { type: "replace", ref: "2", action: { type: "draw_tile", tile: "V" } },
    { type: "replace", ref: "3", action: { type: "place_tile", x: 0, y: 1, rotation: 1, follower: "r0" } },
  ]);
  expect(readBody("corrections/entry").edits).toHaveLength(1);
});

test("an entry that nobody is asked for any more can be dropped from where it is asked about", async () => {
  const refused = { ref: "3", seat: 1, why: { code: "carcassonne.draw_first", params: {} } };
  open(["correct", "at", "2"]);
  const at = `POST /api/v1/tables/${table.store.id}/corrections/`;
  answers[`${at}preview`] = { body: { ...NOTHING, refused } };
  await screen.findByRole("button", { name: /^curve/ });
  const { prompt: _, ...detail } = makeDetail({ ref: "3", where: "at" });
  answers[`${at}entry`] = { body: detail };
  press(/^curve/);
  await waitForText("This no longer happens");
  expect(
    screen.getByText(/^Something was entered\. It no longer fits as it was\. Draw a tile first.$/),
  ).toBeTruthy();
  answers[`${at}preview`] = { body: { ...NOTHING, dropped: 1 } };
  press("It did not happen either");
  await waitForText("Correct it for everyone?");
  expect(readBody("corrections/preview").draft.edits).toEqual([
    { type: "replace", ref: "2", action: { type: "draw_tile", tile: "V" } },
    { type: "drop", ref: "3" },
  ]);
});

test("a tile that still fits can be turned from the preview; left unchanged it leads back there", async () => {
  open(["correct", "at", "2"]);
  const laid = { ...makeNarrations("adjusted")[0], places: ["0,1"] };
  const entries = ENTRIES.map((entry) => (entry.v === 3 ? { ...entry, narrations: [laid] } : entry));
  answers[`GET /api/v1/tables/${table.store.id}/timeline?seat=1`] = { body: { v: 9, entries } };
  await pressWhenShown(/^curve/);
  await waitForText("Correct it for everyone?");
  await pressWhenShown("Rotate or move it");
  expect(readPathAtTable()).toEqual(["correct", "at", "3"]);
  await screen.findByRole("button", { name: "Done, with a thief" });
  press("Rotate the tile");
  press("Done, just the tile");
  await waitForText("Correct it for everyone?");
  const turned = { type: "place_tile", x: 0, y: 1, rotation: 2 };
  expect(readBody("corrections/preview").draft.edits).toEqual([
    { type: "replace", ref: "2", action: { type: "draw_tile", tile: "V" } },
    { type: "replace", ref: "3", action: turned },
  ]);
  answers[`POST /api/v1/tables/${table.store.id}/corrections/entry`] = () => ({
    body: { ...makeDetail({ ref: "3", where: "at" }), action: turned },
  });
  press("Rotate or move it");
  await pressWhenShown("Done, just the tile");
  await waitForText("Correct it for everyone?");
  expect(readBody("corrections/preview").draft.edits).toHaveLength(2);
});

test("one's next entry is not what a correction of a place lays", async () => {
  open(["correct", "at", "2"]);
  const at = (place: string) => [{ ...makeNarrations("adjusted")[0], places: [place] }];
  const entries = ENTRIES.map((entry) =>
    entry.v === 2 || entry.v === 3 ? { ...entry, narrations: at(`0,${entry.v}`) } : entry,
  );
  answers[`GET /api/v1/tables/${table.store.id}/timeline?seat=1`] = { body: { v: 9, entries } };
  await pressWhenShown(/^curve/);
  await waitForText("Correct it for everyone?");
  expect(screen.queryByText("Rotate or move it")).toBeNull();
});

test("lines that change are told by their turns, with both points where another replaces one", async () => {
  const line = (n: number, turn: number, points: number) => ({
    n,
    seat: 1,
    category: "roads",
    reason: "carcassonne.road",
    points,
    turn,
    rule: "4",
  });
  const difference = {
    points: { 1: { before: 6, after: 8 } },
    lines_gone: [line(1, 4, 1), line(2, 5, 5)],
    lines_new: [line(1, 4, 3), line(3, 6, 5)],
  };
  open(["correct", "at", "2"]);
  answers[`POST /api/v1/tables/${table.store.id}/corrections/preview`] = { body: { ...NOTHING, difference } };
  await pressWhenShown(/^curve/);
  await waitForText("Correct it for everyone?");
  const told = [...document.querySelectorAll(".changes-line")].map((row) => row.textContent);
  expect(told).toEqual([
    expect.stringMatching(/^Turn 4: .*: \+3 instead of \+1$/),
    expect.stringMatching(/^Turn 5: .*: \+5 gone$/),
    expect.stringMatching(/^Turn 6: .*: \+5$/),
  ]);
});

test("an unchanged answer is told so, until it is changed", async () => {
  open(["correct", "at", "3"]);
  const laid = {
    ...makeDetail({ ref: "3", where: "at" }),
    action: { type: "place_tile", x: 0, y: 1, rotation: 1 },
  };
  answers[`POST /api/v1/tables/${table.store.id}/corrections/entry`] = () => ({ body: laid });
  await screen.findByRole("button", { name: "Done, just the tile" });
  const unchanged = "That is what was entered. Choose something else.";
  press("Done, just the tile");
  expect(screen.queryByText(unchanged)).not.toBeNull();
  press("Rotate the tile");
  expect(screen.queryByText(unchanged)).toBeNull();
});

test("a missing entry is inserted for the seat that was awaited", async () => {
  open(["entry", "3"]);
  await pressWhenShown("Something is missing after it");
  await pressWhenShown(/^city cap/);
  await waitForText("Correct it for everyone?");
  expect(readBody("corrections/preview").draft.edits).toEqual([
    { type: "insert", after: "3", action: { type: "draw_tile", tile: "E" }, seat: 2 },
  ]);
});

test("a turn that did not happen: its entries, or one of them", async () => {
  open(["entry", "3"]);
  await pressWhenShown("It did not happen");
  expect(readTitle()).toBe("What did not happen?");
  press("Turn 4: everything by Ben");
  await waitForText("Correct it for everyone?");
  expect(readBody("corrections/preview").draft.edits).toEqual([
    { type: "drop", ref: "3" },
    { type: "drop", ref: "2" },
  ]);
});

test("an invalid entry is named with its reason, and dropped only after a second question", async () => {
  open(["entry", "2"]);
  const why = { code: "carcassonne.draw_first", params: {} };
  answers[`POST /api/v1/tables/${table.store.id}/corrections/preview`] = () => {
    const cut = readBody("corrections/preview").draft.edits.length > 1;
    return { body: cut ? { ...NOTHING, dropped: 2 } : { ...NOTHING, refused: { ref: "3", seat: 1, why } } };
  };
  await pressWhenShown("It did not happen");
  press("Only this entry");
  await waitForText("A later entry no longer fits");
  expect(screen.getByText("Draw a tile first.")).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  press("Undo back to here (1 move)");
  expect(readBody("corrections/preview").draft.edits).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: "Cancel" })).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Correct it too" })).toBeNull();
  press("Drop 1 entry");
  await waitForText("Correct it for everyone?");
  expect(screen.queryByText(/All later entries still count/)).toBeNull();
  screen.getByText("2 entries no longer count, all others do. They stay in the timeline.");
  press("Cancel");
  expect(readPathAtTable()).toEqual(["timeline"]);
  expect(screen.queryByText("Unfinished correction")).toBeNull();
});

test("somebody else's entry that no longer fits in a game with secrets: no way is offered that is refused", async () => {
  const narrations = [
    {
      text: {
        code: "carcassonne.event_placed",
        params: { seat: 2, tile: { code: "carcassonne.tile_v" }, role: "none" },
      },
    },
  ];
  const entries = ENTRIES.map((entry) =>
    entry.v === 3 ? { ...entry, seat: 2, can_correct: undefined, narrations } : entry,
  );
  open(["entry", "2"]);
  answers[`GET /api/v1/tables/${table.store.id}/timeline?seat=1`] = { body: { v: 9, entries } };
  const preview = `POST /api/v1/tables/${table.store.id}/corrections/preview`;
  answers[preview] = { body: { ...NOTHING, refused: { ref: "3", seat: 2 } } };
  await screen.findByRole("button", { name: "It did not happen" });
  press("It did not happen");
  await waitForText("A later entry no longer fits");
  expect(screen.getByText(/^In a game with secrets, players correct only their own entries\./)).toBeTruthy();
  await waitFor(() => expect(document.querySelector(".card .said-tile"), "the tile's picture").toBeTruthy());
  for (const name of ["Correct it too", "It did not happen either", /^Undo back to here/])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(findButton("Cancel")).toBeTruthy();
});

test("private entries are asked of the own seat only; public ones of everybody", async () => {
  open(["entry", "2"]);
  const preview = `POST /api/v1/tables/${table.store.id}/corrections/preview`;
  answers[preview] = { body: { ...NOTHING, own: true } };
  await pressWhenShown("It did not happen");
  press("Only this entry");
  await waitForText("Correct it for you alone?");
  expect(screen.getByText(/^Nobody else sees a difference\. All later entries still count\./)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/everyone|everybody/);
});

test("a draft stays while other screens are shown", async () => {
  open(["entry", "2"]);
  await pressWhenShown("It did not happen");
  press("Only this entry");
  await waitForText("Correct it for everyone?");
  act(() => go(["t", table.store.id, "timeline"]));
  await waitForText("Unfinished correction");
  press("Go on with it");
  await waitForText("Correct it for everyone?");
});

test("a direct correction leads to the put-right list; a proposal waits", async () => {
  open(["entry", "2"]);
  const made = `POST /api/v1/tables/${table.store.id}/corrections`;
  answers[made] = refuse(422, "correction.does_not_hold");
  await pressWhenShown("It did not happen");
  press("Only this entry");
  await waitForText("Correct it for everyone?");
  press("Correct it now");
  await waitForText("That cannot be done");
  expect(screen.getByText("With this correction an entry would be against the rules.")).toBeTruthy();
  const first = readBody("/corrections").id;
  answers[made] = { body: { proposal: "p1" } };
  press("Correct it now");
  await waitFor(() => expect(readPathAtTable()).toEqual(["proposal", "p1"]));
  expect(readBody("/corrections")).toMatchObject({ seat: 1, draft: { type: "correction" } });
  expect(readBody("/corrections").id).not.toBe(first);
});

test("a fault is no refusal: the correction stays, and is sent again with the same id", async () => {
  open(["entry", "2"]);
  const made = `POST /api/v1/tables/${table.store.id}/corrections`;
  answers[made] = { status: 502, body: "<html>Bad Gateway</html>" };
  await pressWhenShown("It did not happen");
  press("Only this entry");
  await waitForText("Correct it for everyone?");
  press("Correct it now");
  await waitForText("Not confirmed");
  expect(screen.getByText("That did not work. Try again.")).toBeTruthy();
  const first = readBody("/corrections");
  answers[made] = { body: { proposal: "p1" } };
  press("Correct it now");
  await waitFor(() => expect(readPathAtTable()).toEqual(["proposal", "p1"]));
  expect(readBody("/corrections")).toEqual(first);
});

test("undone entries are redone, corrections undone, others' entries neither", async () => {
  open(["entry", "5"]);
  await pressWhenShown("Redo it");
  await waitFor(() => expect(readBody("corrections/preview")?.draft).toEqual({ type: "redo", undo: 5 }));
  cleanup();
  open(["entry", "6"]);
  await pressWhenShown("Undo it");
  await waitFor(() => expect(readBody("corrections/preview")?.draft).toEqual({ type: "undo", drops: [6] }));
  cleanup();
  open(["entry", "4"]);
  await screen.findByText("It no longer counts.");
  expect(screen.queryByRole("button", { name: /Correct|back$/ })).toBeNull();
});

test("offline nothing is offered, with the reason", async () => {
  open(["entry", "2"]);
  await screen.findByRole("button", { name: "Correct it" });
  act(() => {
    table.connection.value = { state: "offline", since: 0 };
  });
  expect(screen.getByText("Corrections need the server, and nobody answers right now.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Correct it" })).toBeNull();
});

test("Play leads to the past by its path", async () => {
  open(["timeline"]);
  cleanup();
  render(<PlayScreens store={table.store} path={["timeline"]} />);
  await waitForText("Something wrong? Tap it");
  expect(screen.getByText("Shown: Everything")).toBeTruthy();
});
