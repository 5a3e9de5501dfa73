/**
 * The board alone, in one state: /dev/board.html?at=place&light=lamp&lang=de. Not part of the app.
 */
import { render } from "preact";
import { enter, followLanguage } from "../src/i18n";
import { gameArt, loadArt } from "../src/pieces/assets";
import { prefer } from "../src/platform/preferences";
import { Board } from "../src/surfaces/grid/Board";
import type { Draft } from "../src/surfaces/grid/types";
import over from "../src/testing/fixtures/over.json";
import place from "../src/testing/fixtures/place.json";
import type { TableDocument } from "../src/wire";
import "../src/fonts/fonts.css";
import "../src/styles/index.css";

const asked = new URLSearchParams(location.search);
const at = asked.get("at") ?? "place";
document.documentElement.dataset.theme = asked.get("light") ?? "day";
prefer({ language: asked.get("lang") ?? "en" });
await followLanguage();
await enter(["play", "carcassonne"]);

const shown = (at.startsWith("proof") ? over : place) as unknown as TableDocument;
const view = shown.view;
const prompt = Object.values(view?.prompts ?? {})[0];
const cells = prompt?.kind === "place" ? prompt.cells : {};
const cell = Object.keys(cells)[Number(asked.get("cell") ?? 0)] ?? "0,0";
const [rotation = "0", notes = {}] = Object.entries(cells[cell] ?? {})[0] ?? [];
const draft: Draft = {
  cell,
  tile: prompt?.kind === "place" ? prompt.piece : "",
  rotation: Number(rotation),
  turnable: true,
  seat: 0,
  piece: "follower",
  targets: Object.keys(notes),
  target: at === "target" || at === "sent" ? Object.keys(notes)[0] : undefined,
  sent: at === "sent",
};
const board = view?.boards.main;
const root = document.getElementById("app");
if (root && view && board) {
  void loadArt("carcassonne");
  const art = await gameArt("carcassonne");
  render(
    <div style={{ height: `${asked.get("h") ?? 520}px` }}>
      <Board
        art={art}
        board={board}
        seats={shown.table.seats}
        label="Board"
        legal={at === "place" ? Object.keys(cells) : []}
        draft={["draft", "target", "sent"].includes(at) ? draft : undefined}
        lit={at === "lit" ? ["1,0", "2,0"] : []}
        proof={at === "proof" ? view.lines?.[asked.get("line") ?? "1"] : undefined}
      />
    </div>,
    root,
  );
}
