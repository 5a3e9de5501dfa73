/** A phone on which seats price and buy pieces. */

import { act, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { forgetDrafts } from "../net/drafts";
import { PlayScreens } from "../play/PlayScreens";
import { uncover } from "../session/cover";
import type { SeatPrompt } from "../wire";
import { type Fixture, loadDocument, makePlayed, type PlayedTable, setSize, speak } from "./played";

export const vibrate = vi.fn();
export let table: PlayedTable;

/** Give every test of the file a fresh phone, which vibrates, without a server. */
export function onAPhoneAtTheMarket(): void {
  beforeEach(() => {
    localStorage.clear();
    speak();
    setSize(390, 500);
    vibrate.mockReset();
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.reject(new TypeError("no network"))),
    );
    navigator.vibrate = vibrate;
  });
  afterEach(() => {
    act(() => {
      forgetDrafts();
      uncover();
    });
  });
}

/** Show the offers of a table of a recorded game to a seat. */
export async function open(name: Fixture, seat: number): Promise<Element> {
  table = makePlayed(loadDocument(name), seat);
  table.secret.value = true;
  const { container } = render(<PlayScreens store={table.store} path={[]} />);
  await screen.findByRole("button", { name: "Hide" });
  await vi.waitFor(() => expect(container.querySelector(".prices, .market, .hand")).toBeTruthy());
  return container;
}

export const findPrompt = (kind: SeatPrompt["kind"], at = 0) =>
  Object.values(table.document.value.view?.prompts ?? {}).filter((prompt) => prompt.kind === kind)[
    at
  ] as SeatPrompt;
export const title = () => screen.getByRole("heading", { level: 1 }).textContent;
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
export const listRows = (of: Element) => [...of.querySelectorAll<HTMLElement>("[data-offer]")];
export const findInRow = (of: Element, row: number) => within(listRows(of)[row] as HTMLElement);
export const tap = (of: Element, row: number, name: RegExp | string) =>
  fireEvent.click(findInRow(of, row).getByRole("button", { name }));
export const changeTo = (name: Fixture) =>
  act(() => {
    table.document.value = loadDocument(name);
  });
