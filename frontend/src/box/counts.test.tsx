import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { addTexts } from "../i18n";
import { api } from "../net/api";
import { listAxeFindings } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import { GAME, openMillsBox } from "../testing/millsBox";
import type { KeptBox } from "../wire";
import { Box } from "./Box";

const OPTION = { key: "stones", values: ["9"], kind: "rule", first: false, number: [0, 20], in_box: true };
const META = { id: GAME, options: [OPTION, { ...OPTION, key: "plan", in_box: undefined }], expansions: [] };

beforeEach(() => {
  openMillsBox(500);
  for (const language of ["en", "de"] as const) addTexts(language, "mills-option-stones = Stones\n", [GAME]);
});

/**
 * A phone whose box has these counts. The server refuses the number 11 with that code: another phone has entered 3
 * meanwhile.
 */
function phone(counts: Record<string, number>, code = "box.changed_elsewhere") {
  let keptCounts = counts;
  const fetchMock = stubFetch({
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
    "GET /api/v1/games": { body: [META] },
  });
  const rest = fetchMock.getMockImplementation() as typeof fetch;
  const sent: unknown[] = [];
  fetchMock.mockImplementation(async (path: string, init: RequestInit = {}) => {
    if (path.endsWith("/check"))
      return Response.json({ faults: [{ code: "mills.track_last" }], picture: "" });
    if (init.method === "PUT") {
      const body = JSON.parse(String(init.body));
      sent.push(body);
      if (body.n === 11) {
        keptCounts = { stones: 3 };
        return Response.json({ code, params: {}, message: "It has changed this number." }, { status: 409 });
      }
      keptCounts = body.n === null ? {} : { stones: body.n };
    } else if (!path.endsWith("/box")) return rest(path, init);
    return Response.json({ pieces: {}, settled: [], boards: { track: { last: 2 } }, counts: keptCounts });
  });
  return sent;
}

test("a number that met a fault stays, and is sent again", async () => {
  const sent = phone({});
  const taken = fetch;
  let isFailing = true;
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) =>
    isFailing && init.method === "PUT"
      ? Promise.resolve(Response.json({ code: "server.fault", params: {}, message: "m" }, { status: 500 }))
      : taken(path, init),
  );
  render(<Box path={["box", GAME]} />);
  fireEvent.click(await screen.findByRole("button", { name: "Stones: 1 more" }));
  await screen.findByText("Something went wrong on the server. Try again.");
  expect(number()).toBe("10");
  expect(sent).toEqual([]);
  isFailing = false;
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(sent).toEqual([{ n: 10, before: null }]));
  await waitFor(() => expect(screen.queryByText(/Something went wrong/)).toBeNull());
  expect(number()).toBe("10");
});

const number = () => screen.getByLabelText("Stones", { selector: "output" }).textContent;

test("a number of pieces is entered by taps, each on top of what the server has, and removed again", async () => {
  const sent = phone({});
  render(<Box path={["box", GAME]} />);
  const more = await screen.findByRole("button", { name: "Stones: 1 more" });
  expect(screen.getByText(/only a guess/)).toBeTruthy();
  expect(number()).toBe("9");
  fireEvent.click(more);
  expect(number()).toBe("10");
  await waitFor(() => expect(sent).toEqual([{ n: 10, before: null }]));
  expect(screen.queryByText(/only a guess/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Remove: Stones" }));
  await waitFor(() => expect(sent).toContainEqual({ n: null, before: 10 }));
  expect(await listAxeFindings(document.body)).toEqual([]);
});

test.each([
  ["", 1],
  ["mills-option-stones-9 = as printed\n", 0],
])("a default with a word of its own cannot be confirmed by a tap: %j", async (texts, buttons) => {
  addTexts("en", texts, [GAME]);
  phone({});
  render(<Box path={["box", GAME]} />);
  await screen.findByRole("button", { name: "Stones: 1 more" });
  expect(screen.queryAllByRole("button", { name: "Yes, 9: Stones" })).toHaveLength(buttons);
});

test("of several taps while a number is sent, the newest is sent after it", async () => {
  const sent = phone({});
  render(<Box path={["box", GAME]} />);
  const more = await screen.findByRole("button", { name: "Stones: 1 more" });
  for (let tap = 0; tap < 3; tap++) fireEvent.click(more);
  expect(number()).toBe("12");
  const newest = { n: 12, before: 10 };
  await waitFor(() => expect(sent).toEqual([{ n: 10, before: null }, newest]));
  expect(number()).toBe("12");
});

test("a box that was asked for before a number was kept does not take it back", async () => {
  const sent = phone({});
  render(<Box path={["box", GAME]} />);
  const more = await screen.findByRole("button", { name: "Stones: 1 more" });
  let answer = (_box: KeptBox) => {};
  const asked = new Promise<KeptBox>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(api, "box").mockReturnValueOnce(asked);
  fireEvent(window, new Event("online"));
  fireEvent.click(more);
  await waitFor(() => expect(sent).toEqual([{ n: 10, before: null }]));
  await screen.findByRole("button", { name: "Remove: Stones" });
  await act(async () => {
    answer({ pieces: {}, settled: [], boards: {}, counts: {} });
    await asked;
  });
  expect(number()).toBe("10");
});

test.each([
  "box.changed_elsewhere",
  "box.count_changed_elsewhere", // of servers from before
])("a number that another phone has changed is shown as it is now: %s", async (code) => {
  const sent = phone({ stones: 10 }, code);
  render(<Box path={["box", GAME]} />);
  fireEvent.click(await screen.findByRole("button", { name: "Stones: 1 more" }));
  expect(await screen.findByText(/has changed this/)).toBeTruthy();
  await waitFor(() => expect(number()).toBe("3"));
  fireEvent.click(screen.getByRole("button", { name: "Stones: 1 more" }));
  await waitFor(() => expect(sent).toContainEqual({ n: 4, before: 3 }));
});

test("the overview says what is entered, what is missing and what contradicts the rules", async () => {
  phone({});
  render(<Box path={["box", GAME]} />);
  const overview = await screen.findByRole("list", { name: "What is entered" });
  await waitFor(() =>
    expect(overview.textContent).toContain("1 of 1 board entered · One thing contradicts the rules"),
  );
  expect(overview.textContent).toContain("0 of 1 number entered");
  Element.prototype.scrollIntoView = vi.fn();
  fireEvent.click(within(overview).getByRole("button", { name: /Numbers of pieces/ }));
  expect(document.activeElement?.textContent).toBe("Numbers of pieces");
});
