/** Helpers for component tests of corrections. */

import { fireEvent, screen, waitFor } from "@testing-library/preact";
import { expect } from "vitest";
import { CorrectionScreens } from "../corrections/CorrectionScreens";
import { route } from "../router";
import type { PlayedTable } from "./played";

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

export const title = () => screen.getByRole("heading", { level: 1 }).textContent;
export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const press = (name: string | RegExp) => fireEvent.click(button(name));
export const until = (words: string) => waitFor(() => expect(title()).toBe(words));
/** Return the path after the table's id. */
export const pathAtTable = () => route.value.slice(2);
