/** Redo of the last undo. */

import { act, render, screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { makeNews, open, Table, table } from "../testing/decidingPhone";
import { onAFreshPhone } from "../testing/past";

onAFreshPhone();

test("an undo of others, or one that was followed by another action, is not redone", () => {
  open(1, false);
  table.narrations.value = [makeNews("undone", 9, 2)];
  render(<Table />);
  expect(screen.queryByRole("button", { name: "Redo" })).toBeNull();
  act(() => {
    table.narrations.value = [makeNews("undone", 8)];
  });
  expect(screen.queryByRole("button", { name: "Redo" })).toBeNull();
});
