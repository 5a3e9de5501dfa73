import { act, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { App } from "../App";
import { isUnreached, update } from "../platform/pwa";
import { go } from "../router";
import { http, resetPhone } from "../testing/app";
import { lazy } from "../ui/lazy";

beforeEach(() => resetPhone());
afterEach(() => {
  isUnreached.value = false;
  update.value = null;
});

test("a screen that cannot be loaded offline names the missing connection, and comes by itself", async () => {
  let isOnline = false;
  const load = () =>
    isOnline ? Promise.resolve({ Late: () => <h1>Here</h1> }) : Promise.reject(new TypeError());
  const Screen = lazy([], load, "Late");
  isUnreached.value = true;
  render(<Screen />);
  await screen.findByRole("heading", { name: "No connection" });
  expect(screen.getByText("The server does not answer. Is this phone on the same network?")).toBeTruthy();
  isOnline = true;
  act(() => void dispatchEvent(new Event("online")));
  await screen.findByRole("heading", { name: "Here" });
});

test("a new table without games and server: the only button asks again", async () => {
  delete http["GET /api/v1/games"];
  go(["new"], true);
  render(<App />);
  const again = await screen.findByRole("button", { name: "Try again" });
  expect([...document.querySelectorAll(".action-bar button")]).toEqual([again]);
});
