/** A phone at a table with a board, and what its tests say over and over. */

import { fireEvent, screen } from "@testing-library/preact";
import type { TableDocument } from "../wire";
import { showTable } from "./phone";
import { type Fixture, loadDocument, type PlayedTable } from "./played";

export let table: PlayedTable;

/** Show a table to a seat, with changes to its document. */
export async function open(
  name: Fixture,
  change: Partial<TableDocument> = {},
  seat?: number,
): Promise<Element> {
  const { container, ...rest } = showTable({ ...loadDocument(name), ...change }, seat);
  table = rest;
  await screen.findByRole("application");
  return container;
}

export const title = () => screen.getByRole("heading", { level: 1 });
export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const press = (name: string | RegExp) => fireEvent.click(button(name));
