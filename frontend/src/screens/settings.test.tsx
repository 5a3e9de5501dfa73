import { fireEvent, render, screen } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { App, fetchNext } from "../App";
import { t } from "../i18n";
import { prefer, preferences } from "../platform/preferences";
import { go } from "../router";
import { resetPhone } from "../testing/app";

beforeAll(fetchNext);
beforeEach(() => {
  resetPhone();
  go(["settings"], true);
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

test("the version of the app is named, to compare with the server's", async () => {
  render(<App />);
  expect(await screen.findByText(/^Version \d+\.\d+\.\d+$/)).toBeTruthy();
});

test("the server's page about privacy opens in the language that is chosen", async () => {
  render(<App />);
  const link = () => screen.findByRole("link", { name: t("settings.privacy") });
  expect((await link()).getAttribute("href")).toBe("/privacy?language=en");
  prefer({ language: "" });
  await vi.waitFor(async () => expect((await link()).getAttribute("href")).toBe("/privacy"));
});
