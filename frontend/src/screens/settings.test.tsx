import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { App, fetchNext } from "../App";
import { t } from "../i18n";
import { preferences } from "../platform/preferences";
import { go } from "../router";
import { freshPhone } from "../testing/app";

beforeAll(fetchNext);
beforeEach(() => {
  freshPhone();
  go(["settings"], true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a signal is played as soon as it is chosen", async () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { vibrate, userActivation: undefined }));
  render(<App />);
  fireEvent.click(await screen.findByLabelText(t("settings.signals_both")));
  expect(preferences.value.signals).toBe("both");
  expect(vibrate).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button", { name: t("settings.signals_try") }));
  expect(vibrate).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByLabelText(t("settings.signals_off")));
  expect(screen.queryByRole("button", { name: t("settings.signals_try") })).toBeNull();
});
