import { render, screen } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import { App } from "../App";
import { go } from "../router";
import { http, resetPhone } from "../testing/app";

beforeEach(() => resetPhone());

test("a new table without games and server: the only button asks again", async () => {
  delete http["GET /api/v1/games"];
  go(["new"], true);
  render(<App />);
  const again = await screen.findByRole("button", { name: "Try again" });
  expect([...document.querySelectorAll(".action-bar button")]).toEqual([again]);
});
