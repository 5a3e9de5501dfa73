/** What a finished table can be taken along as. */
import { cleanup, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDevice } from "../net/device";
import { stubFetch } from "../testing/fakeSocket";
import { documentOf, played, speak } from "../testing/played";
import { KeepScreen } from "./KeepScreen";

beforeEach(() => speak());
afterEach(() => {
  cleanup();
  forgetDevice();
  vi.unstubAllGlobals();
});

const rows = () => screen.getByRole("list", { name: "Save and share" }).querySelectorAll("button").length;

function keep(game: string) {
  const document = documentOf("late");
  document.table.game = game;
  stubFetch({
    "POST /api/devices": { status: 201, body: { token: "x" } },
    "GET /api/games": {
      body: [
        { id: "open", secrets: false },
        { id: "sealed", secrets: true },
      ],
    },
  });
  render(<KeepScreen store={played(document, 0).store} document={document} />);
}

test("the whole log is offered, but not of a game with secrets", async () => {
  keep("sealed");
  await waitFor(() => expect(rows()).toBe(3));
  expect(screen.queryByText("Whole game (.json)")).toBeNull();
  cleanup();
  keep("open");
  expect(rows()).toBe(4);
  expect(screen.getByText("Whole game (.json)")).toBeTruthy();
});
