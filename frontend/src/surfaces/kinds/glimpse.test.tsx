import { render } from "@testing-library/preact";
import { expect, test } from "vitest";
import { fetchGameArt } from "../../pieces/assets";
import { loadDocument, loadView, speak } from "../../testing/played";
import type { PlanView, TrackView } from "../../wire";
import { SurfaceGlimpse } from "./SurfaceGlimpse";

test("of a track only the spaces in question are shown, not the whole board", async () => {
  speak();
  const board: TrackView = {
    kind: "track",
    name: { code: "isle_of_skye.surface_territory" },
    counted: "board.tiles",
    layout: "progress_board_2_4",
    seat: 0,
    pieces: { "1,0": [{ kind: "progress_warrior", seat: 0 }] },
    ahead: { "2,0": [{ code: "isle_of_skye.symbol_ship" }] },
  };
  const shared = { art: await fetchGameArt("isle_of_skye"), seats: loadDocument("built").table.seats };
  const { container } = render(
    <SurfaceGlimpse {...shared} view={loadView("built")} board={board} places={["1,0", "2,0"]} />,
  );
  await expect.poll(() => container.querySelector(".spots-still")).toBeTruthy();
  const [, , width = 0, height = 0] = (container.querySelector("svg")?.getAttribute("viewBox") ?? "")
    .split(" ")
    .map(Number);
  expect(width).toBeLessThan(300); // of more than 700
  expect(height).toBeLessThan(200);
  expect(container.querySelector("[data-missing]")).toBeNull();
});

test("of a plan the surroundings of the places in question are shown, large enough to tell pieces apart", async () => {
  speak();
  const [board] = Object.values(loadView("dolmens_scored").surfaces);
  const shared = {
    art: await fetchGameArt("dolmengoetter"),
    seats: loadDocument("dolmens_scored").table.seats,
  };
  const { container } = render(
    <SurfaceGlimpse
      {...shared}
      view={loadView("dolmens_scored")}
      board={board as PlanView}
      places={["p15", "p06"]}
    />,
  );
  await expect.poll(() => container.querySelector(".spots-still")).toBeTruthy();
  const width = Number(container.querySelector(".spots-still")?.getAttribute("viewBox")?.split(" ")[2]);
  expect(width).toBeLessThan(900); // of more than 1700
});
