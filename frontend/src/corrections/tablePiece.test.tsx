import { act, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { expect, test } from "vitest";
import file from "../generated/boxes/isle_of_skye.json";
import { go, route } from "../router";
import { stubFetch } from "../testing/fakeSocket";
import { onAFreshPhone } from "../testing/past";
import { loadDocument, loadView, makePlayed } from "../testing/played";
import type { EntryDetail, Payload, TimelineEntry } from "../wire";
import { CorrectionScreens } from "./CorrectionScreens";
import { findCorrectionDraft } from "./draft";
import { RunningBox } from "./RunningBox";

const view = loadView("built");
const document_ = loadDocument("built");
const listed = file.facts.b22;
const other = file.readings.b22[0]?.facts;
const START = {
  type: "start_table",
  game: "isle_of_skye",
  options: { lines: "every_line" },
  starter: 1,
  pieces: { b06: file.readings.b06[0]?.facts },
};

onAFreshPhone();

/** Ben's phone at the question of what happened at an entry. */
function phone(detail: EntryDetail, entries: readonly TimelineEntry[], facts: unknown = other) {
  const table = makePlayed(loadDocument("built"), 1);
  const at = `/api/v1/tables/${table.store.id}`;
  const fetchMock = stubFetch({
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
    [`GET ${at}/timeline?seat=1`]: { body: { v: 9, entries } },
    [`POST ${at}/corrections/entry`]: { body: detail },
    "GET /api/v1/games/isle_of_skye/box": { body: { pieces: {}, settled: [] } },
    "POST /api/v1/games/isle_of_skye/box/pieces": { body: { pieces: { b22: other }, settled: ["b22"] } },
    "POST /api/v1/games/isle_of_skye/piece-picture": {
      body: { facts, picture: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    },
  });
  return { ...table, fetchMock };
}

const start: EntryDetail = { v: 9, ref: "1", action: START, view };

test("a piece's facts become part of the start: other pieces, options and start player stay", async () => {
  const { store } = phone(start, []);
  render(<RunningBox store={store} document={document_} view={view} piece="b22" />);
  fireEvent.click(await screen.findByRole("button", { name: "See what changes" }));
  await waitFor(() => expect(findCorrectionDraft(store.id)).not.toBeNull());
  expect(findCorrectionDraft(store.id)?.edits).toEqual([
    { type: "replace", ref: "1", action: { ...START, pieces: { ...START.pieces, b22: other } } },
  ]);
  expect(route.value.slice(2)).toEqual(["correct"]);
});

test("a piece that is as listed is no longer one of the table's own", async () => {
  const correctedStart = { ...START, pieces: { ...START.pieces, b22: other } };
  const boxView = { ...view, pieces: correctedStart.pieces } as unknown as typeof view;
  const { store } = phone({ ...start, action: correctedStart as unknown as Payload }, [], listed);
  render(<RunningBox store={store} document={document_} view={boxView} piece="b22" />);
  fireEvent.click(await screen.findByRole("button", { name: "See what changes" }));
  await waitFor(() => expect(findCorrectionDraft(store.id)).not.toBeNull());
  expect(findCorrectionDraft(store.id)?.edits).toMatchObject([{ action: { pieces: START.pieces } }]);
});

test("from the placement to what is printed on the piece", async () => {
  const entry: TimelineEntry = {
    v: 3,
    ref: "3",
    kind: "action",
    seat: 1,
    actor: "seat",
    turn: 1,
    can_correct: true,
  };
  const place = { kind: "place", id: "p", title: { code: "x" }, action: {}, piece: "b22", cells: {} };
  const askedView = { ...view, prompts: { p: place } } as unknown as typeof view;
  const action = { type: "lay", x: 0, y: 0, rotation: 0 };
  const { store } = phone({ v: 9, ref: "3", seat: 1, action, view: askedView, prompt: "p" }, [entry]);
  act(() => go(["t", store.id, "entry", "3"], true));
  render(<CorrectionScreens store={store} document={document_} view={view} path={route.value.slice(2)} />);
  fireEvent.click(await screen.findByRole("button", { name: "Something is wrong with this tile" }));
  expect(route.value.slice(2)).toEqual(["box", "b22"]);
});
