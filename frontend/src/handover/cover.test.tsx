import type { Signal } from "@preact/signals";
import { act, fireEvent, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { followCover, isCovered, uncover } from "../session/cover";
import { openTable } from "../session/session";
import { listAxeFindings } from "../testing/app";
import { onAPhone, showTable } from "../testing/phone";
import { loadDocument, type PlayedTable } from "../testing/played";
import type { AmountsPrompt } from "../wire";

const open = openTable as Signal<unknown>;
let stop: (() => void) | undefined;

onAPhone();
afterEach(() => {
  stop?.();
  stop = undefined;
  act(() => {
    uncover();
    open.value = null;
  });
});

/** A table on the phone, with control over its orientation and visibility. */
function followed(...options: Parameters<typeof showTable>): PlayedTable & { container: Element } {
  const table = showTable(...options);
  act(() => {
    open.value = table.store;
    stop = followCover();
  });
  return table;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const hide = () => {
  press("More");
  press("Hide");
};
const lies = (beta: number, gamma: number) =>
  fireEvent(window, Object.assign(new Event("deviceorientation"), { beta, gamma }));
const covered = () => screen.queryByText("Covered") !== null;
const becomes = (table: PlayedTable, secret: boolean) =>
  act(() => {
    table.secret.value = secret;
  });

test("one tap covers the seat's secrets, one tap shows them again", async () => {
  const { container } = showTable("building", 0);
  hide();
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Covered");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(document.title).toContain("Covered");
  expect(container.querySelector(".board, .sheet .choices, .pills")).toBeNull();
  expect(await listAxeFindings()).toEqual([]);
  press("Tap to look");
  expect(container.querySelector(".pills")).toBeTruthy();
});

test("while placing the button is in the menu only, while setting amounts it is beside them", async () => {
  const { document, store } = showTable("building", 0);
  await screen.findByRole("application");
  expect(screen.queryByRole("button", { name: "Hide" })).toBeNull();
  press("More");
  expect(screen.getAllByRole("button", { name: "Hide" })).toHaveLength(1);
  press("More");
  const gold: AmountsPrompt = {
    kind: "amounts",
    id: "gold",
    title: { code: "isle_of_skye.prompt_gold" },
    action: { type: "report_gold" },
    field: "amounts",
    amounts: [{ id: "gold", label: { code: "isle_of_skye.gold" }, most: 400 }],
    limit: 400,
  };
  const { view } = loadDocument("building");
  act(() => {
    if (view) document.value = { ...document.value, view: { ...view, prompts: { gold } } };
  });
  press("Hide");
  expect(isCovered(store)).toBe(true);
});

test("if the phone plays for several people, it asks for its person", () => {
  showTable("building", 0, ({ apart }) => {
    apart.value = true;
  });
  hide();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Are you Anna?");
  press("Yes, that’s me");
  expect(covered()).toBe(true);
  press("Tap once more");
  expect(covered()).toBe(false);
});

test("without secrets there is nothing to cover", () => {
  const table = followed("waiting", 0);
  press("More");
  expect(screen.queryByRole("button", { name: "Hide" })).toBeNull();
  lies(-174, 3);
  lies(40, 5);
  becomes(table, true);
  expect(covered()).toBe(false);
});

test.each([true, false])(
  "a stored view covers the app that opens with it if it holds secrets: %s",
  (secret) => {
    const table = followed("building", 0, ({ store, secret: secretSignal }) => {
      secretSignal.value = secret;
      (store.asOf as Signal<number | null>).value = 5;
    });
    expect(covered()).toBe(secret);
    becomes(table, true);
    expect(covered()).toBe(secret);
  },
);

test("once nothing is secret any more the cover goes, and does not cover later secrets", () => {
  const table = followed("building", 0);
  hide();
  expect(covered()).toBe(true);
  becomes(table, false);
  expect(covered()).toBe(false);
  becomes(table, true);
  expect(covered()).toBe(false);
});

test.each(["face down", "in the background"])(
  "a secret that arrives while the phone is %s is covered",
  (where) => {
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    const table = followed("building", 0);
    becomes(table, false);
    if (where === "face down") lies(-174, 3);
    else visibility.mockReturnValue("hidden");
    becomes(table, true);
    visibility.mockRestore();
    expect(covered()).toBe(true);
  },
);

test("a phone that is laid on its face covers itself, and stays covered when it is taken up", () => {
  followed("building", 0);
  lies(40, 5);
  expect(covered()).toBe(false);
  lies(-174, 3);
  expect(covered()).toBe(true);
  lies(40, 5);
  expect(covered()).toBe(true);
  press("Tap to look");
  expect(covered()).toBe(false);
  stop?.();
  lies(174, 3);
  expect(covered()).toBe(false);
});
