/** Helpers for component tests of corrections. */

import { fireEvent, screen, waitFor } from "@testing-library/preact";
import { beforeEach, expect } from "vitest";
import { CorrectionScreens } from "../corrections/CorrectionScreens";
import { forgetDevice } from "../net/device";
import { forgetDrafts } from "../net/drafts";
import { route } from "../router";
import { type PlayedTable, setSize, speak } from "./played";

/** Give every test of the file a fresh phone, in English. */
export function onAFreshPhone(): void {
  beforeEach(() => {
    localStorage.clear();
    forgetDevice();
    forgetDrafts();
    speak();
    setSize(390, 500);
  });
}

/** The screen of the route. */
export function Past({ table }: { table: PlayedTable }) {
  const document = table.document.value;
  if (!document.view) return null;
  return (
    <CorrectionScreens
      store={table.store}
      document={document}
      view={document.view}
      path={route.value.slice(2)}
    />
  );
}

export const readTitle = () => screen.getByRole("heading", { level: 1 }).textContent;
export const findButton = (name: string | RegExp) => screen.getByRole("button", { name });
export const press = (name: string | RegExp) => fireEvent.click(findButton(name));
/** Press a button once it is there. */
export const pressWhenShown = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
export const waitForText = (words: string) => waitFor(() => expect(readTitle()).toBe(words));
/** Return the path after the table's id. */
export const readPathAtTable = () => route.value.slice(2);
