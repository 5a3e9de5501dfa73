/** The focus during a turn by keyboard. */
import { act, fireEvent, screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { onAPhone, showTable } from "../testing/phone";
import { loadDocument } from "../testing/played";

onAPhone();

test("after a tile picked by keyboard the board has the focus, and the tile's name is read", async () => {
  const { document: tableDocument, container } = showTable("pick");
  const curve = await screen.findByRole("button", { name: /^curve, 3 left/ });
  await screen.findByRole("application");
  curve.focus();
  fireEvent.click(curve);
  act(() => {
    tableDocument.value = loadDocument("place");
  });
  expect(document.activeElement).toBe(screen.getByRole("application"));
  expect(container.querySelector(".band-work > .unseen:last-child")?.textContent).toBe(
    "Place the three-sided city",
  );
});

test("after one picked by a finger the heading has the focus", async () => {
  const { document: tableDocument } = showTable("pick");
  const curve = await screen.findByRole("button", { name: /^curve, 3 left/ });
  await screen.findByRole("application");
  fireEvent.click(curve);
  act(() => {
    tableDocument.value = loadDocument("place");
  });
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});
