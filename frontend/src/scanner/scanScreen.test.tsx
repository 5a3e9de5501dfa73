import { act, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { App, fetchRoute } from "../App";
import { go, route } from "../router";
import { listAxeFindings, resetPhone } from "../testing/app";

/** A camera's track that can be ended, with or without a torch. */
class Track extends EventTarget {
  stop = vi.fn();
  applyConstraints = vi.fn(async () => undefined);
  constructor(readonly torch: boolean) {
    super();
  }
  getCapabilities = () => ({ torch: this.torch });
}

function putCamera(open?: () => Promise<unknown>): void {
  const value = open && { getUserMedia: open };
  Object.defineProperty(navigator, "mediaDevices", { value, configurable: true });
}
const makeStream = (track: Track) => ({ getTracks: () => [track], getVideoTracks: () => [track] });
const refuse = (name: string) => putCamera(() => Promise.reject(new DOMException("", name)));

beforeAll(async () => {
  // There is no video here that takes a stream.
  Object.defineProperty(HTMLMediaElement.prototype, "srcObject", { value: null, writable: true });
  resetPhone();
  for (const path of ["scan", "join"]) {
    go([path], true);
    await fetchRoute();
  }
});
beforeEach(() => {
  resetPhone();
  putCamera();
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  go(["join"], true);
});
afterEach(() => void Reflect.deleteProperty(navigator, "mediaDevices"));

function open(): void {
  render(<App />);
  act(() => go(["scan"]));
}

test.each([
  ["NotAllowedError", "The camera is not allowed"],
  ["NotFoundError", "No camera found"],
  ["NotReadableError", "The camera does not answer"],
  ["AbortError", "The camera does not answer"],
])("after %s it says so, and asks again or leads to typing", async (name, title) => {
  refuse(name);
  open();
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  const again = vi.fn(() => Promise.reject(new DOMException("", name)));
  putCamera(again);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(again).toHaveBeenCalledTimes(1));
  fireEvent.click(await screen.findByRole("button", { name: "Type the code" }));
  await waitFor(() => expect(route.value).toEqual(["join"]));
});

test("a browser that supports none says so", async () => {
  refuse("NotSupportedError");
  open();
  expect(await screen.findByRole("heading", { name: "This browser shows no camera" })).toBeTruthy();
});

test("a browser without a camera for pages offers no second try", async () => {
  vi.stubGlobal("isSecureContext", true);
  open();
  expect(await screen.findByRole("heading", { name: "This browser shows no camera" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("over plain HTTP it says why there is none", async () => {
  vi.stubGlobal("isSecureContext", false);
  open();
  expect(await screen.findByRole("heading", { name: "No camera at this address" })).toBeTruthy();
});

test("a torch is switched by a button that only phones with one have, and the camera stops with the screen", async () => {
  const track = new Track(true);
  putCamera(async () => makeStream(track));
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Light", pressed: false }));
  expect(track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  await screen.findByRole("button", { name: "Light", pressed: true });
  expect(await listAxeFindings()).toEqual([]);
  act(() => go(["join"], true));
  expect(track.stop).toHaveBeenCalled();
});

test("without a torch there is no button, and a camera that ends is named", async () => {
  const track = new Track(false);
  putCamera(async () => makeStream(track));
  open();
  await screen.findByRole("heading", { name: "Point the camera at the QR code" });
  expect(screen.queryByRole("button", { name: "Light" })).toBeNull();
  act(() => void track.dispatchEvent(new Event("ended")));
  expect(await screen.findByRole("heading", { name: "The camera does not answer" })).toBeTruthy();
});

test("a hidden page films nobody", async () => {
  const track = new Track(false);
  putCamera(async () => makeStream(track));
  open();
  await screen.findByRole("heading", { name: "Point the camera at the QR code" });
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(track.stop).toHaveBeenCalled();
  state.mockReturnValue("visible");
});

test("without a camera for pages, codes are typed alone", async () => {
  render(<App />);
  await screen.findByRole("textbox", { name: "Code" });
  expect(screen.queryByRole("button", { name: "Scan the code" })).toBeNull();
});

test("codes are scanned where they are typed, if there is a camera", async () => {
  // There the app asks whether this is the TV, and offers no scanner.
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  putCamera(async () => makeStream(new Track(false)));
  render(<App />);
  fireEvent.click(await screen.findByRole("button", { name: "Scan the code" }));
  await waitFor(() => expect(route.value).toEqual(["scan"]));
});
