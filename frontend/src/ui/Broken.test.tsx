import { act, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { update } from "../platform/pwa";
import { resetPhone } from "../testing/app";
import { Broken } from "./Broken";

beforeEach(resetPhone);
afterEach(() => {
  update.value = null;
});

test("a page that broke is reloaded into the newer version of the app, if there is one", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  render(<Broken code="unknown_kind" />);
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).toHaveBeenCalledOnce();
  const load = vi.fn();
  act(() => {
    update.value = load;
  });
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});
