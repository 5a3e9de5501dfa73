import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import limits from "../generated/limits.json";
import { addTexts } from "../i18n";
import { forgetDrafts } from "../net/drafts";
import * as boards from "../pieces/boards";
import { go, route } from "../router";
import { listAxeFindings } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import { projectFile } from "../testing/files";
import { setSize, speak } from "../testing/played";
import type { BoxDifference, BoxExport } from "../wire";
import { Box } from "./Box";
import { opened } from "./ShareScreen";
import { keepChosen } from "./sharing";

const GAME = "mills";
const TRACK = { id: "track", name: { code: "mills.surface_track" }, schema: "mills-track/1", expansion: "" };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
const LINK = { url: "http://here/#/box/mills/from/ABCD2345EFGH6789", code: "ABCD2345EFGH6789", svg: SVG };
const FILE: BoxExport = {
  format: "tableside.box",
  format_version: 1,
  game: GAME,
  pieces: { x1: { center: "sand" }, b06: { center: "sea" } },
  settled: ["b06", "b22"],
  boards: { track: { schema: "mills-track/1", last: 2 } },
};
const SILENT = { mine_says: [], theirs_says: [] };
const BOARD: BoxDifference = { kind: "board", id: "track", mine: null, theirs: { last: 2 }, ...SILENT };
const PIECE: BoxDifference = {
  ...SILENT,
  kind: "piece",
  id: "b06",
  mine: { center: "sand" },
  theirs: { center: "sea" },
};
const LISTED: BoxDifference = { ...SILENT, kind: "piece", id: "b22", mine: { center: "sand" }, theirs: null };

beforeEach(() => {
  vi.spyOn(boards, "hasBox").mockReturnValue(true);
  vi.spyOn(boards, "fetchBoards").mockResolvedValue([TRACK]);
  localStorage.clear();
  forgetDrafts();
  setSize(390, 500);
  for (const language of ["en", "de"] as const) {
    addTexts(language, projectFile(`tests/rulesets/mills/texts/${language}.ftl`), [GAME]);
  }
  speak();
  go(["box", GAME]);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

/**
 * A phone whose box has these differences from the compared one. `refused`: code of the refusal if the other box
 * cannot be opened. `overtaken`: how many times another phone is faster.
 */
function phone(differences: readonly BoxDifference[] = [BOARD], refused = "", overtaken = 0) {
  const requests: string[] = [];
  let link: typeof LINK | null = null;
  const stub = stubFetch({ "POST /api/v1/devices": { status: 201, body: { token: "x" } } });
  const rest = stub.getMockImplementation() as typeof fetch;
  const sent: [string, unknown][] = [];
  stub.mockImplementation(async (path: string, init: RequestInit = {}) => {
    const text = init.body instanceof Blob ? await init.body.text() : init.body;
    const body = typeof text === "string" && text.endsWith("}") ? JSON.parse(text) : text;
    const [, address = ""] = path.split(`/api/v1/games/${GAME}/`);
    const [endpoint = "", query] = address.split("?");
    if (endpoint === "box/import") requests.push(query ?? "");
    if (endpoint) sent.push([`${init.method} ${endpoint}`, body]);
    const isAboutIt = endpoint === "box/compare" || endpoint === "box/look";
    if (refused && isAboutIt)
      return Response.json({ code: refused, params: {}, message: refused }, { status: 404 });
    if (endpoint === "box/look") return Response.json(FILE);
    if (endpoint === "box/compare") return Response.json({ differences, compared: `then${requests.length}` });
    if (endpoint === "box/import" && requests.length <= overtaken)
      return Response.json(
        { code: "box.changed_meanwhile", params: {}, message: "Look again" },
        { status: 409 },
      );
    if (endpoint === "box/export.json") return new Response(JSON.stringify(FILE));
    if (endpoint === "piece-picture") return Response.json({ facts: {}, picture: SVG });
    if (endpoint.endsWith("/check")) return Response.json({ faults: [], picture: SVG });
    if (endpoint === "box/link") {
      if (init.method !== "GET") link = init.method === "POST" ? LINK : null;
      return Response.json({ link });
    }
    if (endpoint === "box" || endpoint === "box/import")
      return Response.json({ pieces: {}, settled: [], boards: {} });
    return rest(path, init);
  });
  return {
    sent,
    requests,
    of: (request: string) => sent.filter(([sentRequest]) => sentRequest === request).map(([, body]) => body),
  };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const share = () => render(<Box path={["box", GAME, "share"]} />);
const merge = (code = LINK.code) => render(<Box path={["box", GAME, "from", code]} />);

describe("a box is taken along", () => {
  test("by a link with its QR code, until it is taken back", async () => {
    const { of } = phone();
    const handed = vi.fn(async () => undefined);
    Object.assign(navigator, { share: handed });
    share();
    expect(await screen.findByText("Nobody else sees your box.")).toBeTruthy();
    fireEvent.click(button("Create a link"));
    expect(await screen.findByRole("img", { name: "QR code of the link to your box" })).toBeTruthy();
    expect(screen.getByText("Anyone with the link can see your box.")).toBeTruthy();
    expect(await listAxeFindings()).toEqual([]);
    fireEvent.click(button("Send the link"));
    expect(handed).toHaveBeenCalledWith(
      expect.objectContaining({ url: LINK.url, text: "What is printed in my box" }),
    );
    fireEvent.click(button("Stop sharing"));
    expect(await screen.findByText("Nobody else sees your box.")).toBeTruthy();
    expect(of("DELETE box/link")).toHaveLength(1);
    expect(screen.queryByRole("img")).toBeNull();
  });

  test("as a file, and one that is opened is compared", async () => {
    const { of } = phone();
    share();
    await screen.findByText("Nobody else sees your box.");
    fireEvent.click(button("Save my box"));
    await waitFor(() => expect(of("GET box/export.json")).toHaveLength(1));
    const file = new File([JSON.stringify(FILE)], "box.json", { type: "application/json" });
    fireEvent.change(screen.getByLabelText("Open a file"), { target: { files: [file] } });
    await waitFor(() => expect(route.value).toEqual(["box", GAME, "from"]));
    const large = new File(["x".repeat(limits.box_file + 1)], "box.json");
    go(["box", GAME, "share"]);
    fireEvent.change(screen.getByLabelText("Open a file"), { target: { files: [large] } });
    expect(await screen.findByText("This file is too large for a box.")).toBeTruthy();
    expect(route.value).toEqual(["box", GAME, "share"]);
    cleanup();
    render(<Box path={["box", GAME, "from"]} />);
    expect(await screen.findByText("One difference from yours.")).toBeTruthy();
    expect(of("POST box/compare")).toEqual([FILE]);
    expect(of("POST box/look")).toEqual([]);
  });
});

test("where the app was loaded anew there is no opened file any more: the way back leads to where one is opened", async () => {
  const { of } = phone();
  go(["box", GAME, "share"]);
  go(["box", GAME, "from"]);
  render(<Box path={["box", GAME, "from"]} />);
  await waitFor(() => expect(route.value).toEqual(["box", GAME, "share"]));
  expect(of("POST box/compare")).toEqual([]);
});

describe("another box beside the own one", () => {
  test("shows only what differs, and is taken whole with one tap", async () => {
    const { of } = phone([BOARD, PIECE, LISTED]);
    const { container } = merge();
    expect(await screen.findByText("3 differences from yours.")).toBeTruthy();
    expect(of("POST box/look")).toEqual([{ code: LINK.code }]);
    expect(container.querySelectorAll("[data-differs]")).toHaveLength(3);
    const track = within(screen.getByRole("group", { name: "Track" }));
    // What this box lacks is taken at first.
    expect(track.getByRole<HTMLInputElement>("radio", { name: /Yours.*Not entered/ }).checked).toBe(false);
    expect(track.getByRole<HTMLInputElement>("radio", { name: /Theirs/ }).checked).toBe(true);
    expect(await listAxeFindings()).toEqual([]);
    expect(button("Take 1")).toBeTruthy();
    fireEvent.click(button("Keep yours"));
    expect(button("Nothing chosen yet").getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(button("Take theirs"));
    fireEvent.click(button("Take 3"));
    await waitFor(() => expect(of("POST box/import")).toEqual([FILE]));
    expect(await screen.findByText("Now in your box")).toBeTruthy();
  });

  test("ends in the own box, also where it was opened as a file", async () => {
    phone([PIECE]);
    go(["box", GAME, "share"]);
    opened.value = JSON.stringify(FILE);
    go(["box", GAME, "from"]);
    render(<Box path={["box", GAME, "from"]} />);
    fireEvent.click(await screen.findByRole("button", { name: "Take theirs" }));
    fireEvent.click(button("Take 1"));
    await waitFor(() => expect(route.value).toEqual(["box", GAME]));
  });

  test("says in words what two boards say differently", async () => {
    const where = { code: "mills.surface_track" };
    const says = (code: string) => [{ where, says: [{ code }, { code: "mills.surface_plan" }] }];
    const difference = {
      ...BOARD,
      mine: { last: 9 },
      mine_says: says("mills.kind_path"),
      theirs_says: says("mills.name"),
    };
    phone([difference]);
    merge();
    expect(await screen.findByRole("radio", { name: /^Theirs Track: .* and .*/ })).toBeTruthy();
    expect(screen.getByRole("radio", { name: /^Yours Track: .* and .*/ })).toBeTruthy();
  });

  test("is looked at again where another phone was faster, with the same things chosen", async () => {
    const { of, requests } = phone([BOARD, PIECE], "", 1);
    merge();
    fireEvent.click(await screen.findByRole("button", { name: "Take theirs" }));
    fireEvent.click(button("Take 2"));
    expect(await screen.findByText(/Another of your phones has changed your box/)).toBeTruthy();
    await waitFor(() => expect(of("POST box/compare")).toHaveLength(2));
    expect(requests).toEqual(["compared=then0"]);
    fireEvent.click(button("Take 2"));
    await waitFor(() => expect(requests).toEqual(["compared=then0", "compared=then1"]));
  });

  test("is taken in part, one tap for each thing", async () => {
    const { of } = phone([BOARD, PIECE]);
    merge();
    const track = within(await screen.findByRole("group", { name: "Track" }));
    fireEvent.click(button("Take theirs"));
    fireEvent.click(button("Keep yours"));
    fireEvent.click(track.getByRole("radio", { name: /Theirs/ }));
    fireEvent.click(button("Take 1"));
    await waitFor(() => expect(of("POST box/import")).toHaveLength(1));
    expect(of("POST box/import")[0]).toEqual({
      format: "tableside.box",
      format_version: 1,
      game: GAME,
      pieces: { x1: { center: "sand" } },
      settled: [],
      boards: FILE.boards,
    });
  });

  test("that does not differ offers no choice", async () => {
    phone([]);
    merge();
    expect(await screen.findByText("No difference from yours.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Take/ })).toBeNull();
  });

  test.each([
    ["box.unknown_link", "There is no box under this link. Perhaps it is no longer shared."],
    ["take_along.box_format", "take_along.box_format"],
  ])("that cannot be opened says why: %s", async (code, message) => {
    phone([], code);
    merge();
    await waitFor(() => expect(document.querySelector(".prompt .bad")?.textContent).toBeTruthy());
    if (message !== code) expect(screen.getByText(message)).toBeTruthy();
    fireEvent.click(button("What’s in your box"));
    expect(route.value).toEqual(["box", GAME]);
  });

  test("that was cut off is compared by the server, which says so", async () => {
    const { of } = phone([], "take_along.cut_off");
    opened.value = '{"format": "tableside.box", "pie';
    render(<Box path={["box", GAME, "from"]} />);
    await waitFor(() => expect(document.querySelector(".prompt .bad")?.textContent).toBeTruthy());
    expect(of("POST box/compare")).toEqual([opened.value]);
    opened.value = null;
  });

  test("speaks German", async () => {
    phone();
    speak("de");
    merge();
    expect(await screen.findByText("Ein Unterschied zu deiner.")).toBeTruthy();
    expect(button("Andere übernehmen")).toBeTruthy();
  });
});

test("of what differs in a file only what was chosen is taken, its looks included", () => {
  const SAME = { x1: { center: "sand" } };
  const only = (...keys: string[]) => keepChosen(FILE, [BOARD, PIECE, LISTED], new Set(keys));
  expect(only("piece b06")).toMatchObject({
    pieces: { ...SAME, b06: { center: "sea" } },
    settled: ["b06"],
    boards: {},
  });
  expect(only("piece b22")).toEqual({ ...FILE, pieces: SAME, settled: ["b22"], boards: {} });
  expect(only("board track", "piece b06", "piece b22")).toBe(FILE);
});
