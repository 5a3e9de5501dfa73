import { act, fireEvent, render, screen } from "@testing-library/preact";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { App, fetchNext } from "../App";
import { followInstall } from "../platform/install";
import { preferences } from "../platform/preferences";
import { go } from "../router";
import { http, listAxeFindings, resetPhone } from "../testing/app";

const secure = (is: boolean) => vi.stubGlobal("isSecureContext", is);

beforeAll(async () => {
  Object.defineProperty(navigator, "wakeLock", { value: {}, configurable: true });
  await fetchNext();
});
afterAll(() => void Reflect.deleteProperty(navigator, "wakeLock"));
beforeEach(() => {
  resetPhone();
  go(["settings"], true);
});

test("over plain HTTP: what is missing and how to get it, once", async () => {
  secure(false);
  http["GET /api/v1/https"] = { body: { way: "command", words: "make run TLS=1" } };
  render(<App />);
  expect(screen.getByRole("heading", { name: "Not available at this address" })).toBeTruthy();
  for (const words of ["the app on the home screen", "opening without a network", "a screen that stays on"]) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect((await screen.findByText("make run TLS=1")).tagName).toBe("B");
  expect(screen.queryByRole("heading", { name: "The app on the home screen" })).toBeNull();
  expect(await listAxeFindings()).toEqual([]);
});

test.each([
  ["container", "TABLESIDE_DOMAIN", /can give it a name of its own with the setting/],
  ["domain", "https://tables.example.org", /If nothing answers there/],
  ["ask", undefined, /Ask whoever runs this server/],
])("over plain HTTP the way to HTTPS fits the server: %s", async (way, words, sentence) => {
  secure(false);
  http["GET /api/v1/https"] = { body: { way, words } };
  render(<App />);
  expect(await screen.findByText(sentence)).toBeTruthy();
  if (words) expect(screen.getByText(words).tagName).toBe("B");
});

test("in Safari on an iPhone: by the share sheet, and the installed app is another phone", () => {
  secure(true);
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_4)");
  render(<App />);
  expect(screen.getByText("In Safari, tap Share, then “Add to Home Screen”.")).toBeTruthy();
  expect(screen.getByText(/counts as another phone/)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Not available at this address" })).toBeNull();
});

test("elsewhere by the browser's menu, or by a button if the browser offers it; not once it is installed", () => {
  secure(true);
  followInstall();
  render(<App />);
  expect(screen.getByText(/Open the browser’s menu/)).toBeTruthy();
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => {
    dispatchEvent(offer);
  });
  expect(offer.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Install" }));
  expect(prompt).toHaveBeenCalledTimes(1);
  act(() => {
    dispatchEvent(new Event("appinstalled"));
  });
  expect(screen.queryByRole("heading", { name: "The app on the home screen" })).toBeNull();
});

test("keeping the screen on can be switched off", () => {
  secure(true);
  render(<App />);
  const awakeSwitch = screen.getByRole("switch", { name: "Keep the screen on" });
  expect(awakeSwitch.getAttribute("aria-checked")).toBe("true");
  expect(awakeSwitch.getAttribute("aria-describedby")).toBeTruthy();
  fireEvent.click(awakeSwitch);
  expect(preferences.value.awake).toBe(false);
});
