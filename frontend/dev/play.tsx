/**
 * The screens of play fed by fixtures: /dev/play.html?doc=place&light=lamp&lang=de&state=refused#/t/table/points.
 * Not part of the app.
 */
import { signal } from "@preact/signals";
import { render } from "preact";
import { enter, followLanguage, seatName } from "../src/i18n";
import type { TableStore } from "../src/net/table";
import { prefer } from "../src/platform/preferences";
import { Play } from "../src/play/PlayScreens";
import { route } from "../src/router";
import type { TableDocument } from "../src/wire";
import "../src/fonts/fonts.css";
import "../src/styles/index.css";

const asked = new URLSearchParams(location.search);
const documents = import.meta.glob<TableDocument>("../src/testing/fixtures/*.json", {
  import: "default",
  eager: true,
});
const name = asked.get("doc") ?? "place";
const shown = documents[`../src/testing/fixtures/${name}.json`] as TableDocument;
document.documentElement.dataset.theme = asked.get("light") ?? "day";
prefer({ language: asked.get("lang") ?? "en" });
await followLanguage();
await enter(["play", shown.table.game]);
seatName.value = (seat) => shown.table.seats[seat]?.name ?? "";

const own = Number(Object.keys(shown.view?.waits ?? { 0: 1 })[0] ?? 0);
const watched = name === "waiting" ? own + 1 : own;
const prompt = Object.values(shown.view?.prompts ?? {})[0];
const state = asked.get("state") ?? "";
const entry = {
  id: "e",
  kind: "submit",
  prompt: prompt?.id ?? "",
  seat: watched,
  version: 1,
  at: 0,
  action: { type: "place_tile", x: 2, y: -3, rotation: 0, follower: "f0" },
};
const message = "The top edge does not match: your tile shows road, its neighbour city.";
const refusal = {
  refused: { code: "carcassonne.edge_mismatch", params: {}, message, entry },
  overtaken: { code: "table.stale_version", params: {}, message: "", entry },
}[state];
const told = [
  {
    key: 1,
    v: 1,
    at: 0,
    seat: 0,
    places: ["2,1"],
    text: {
      code: "carcassonne.event_placed",
      params: { seat: 0, tile: { code: "carcassonne.tile_v" }, role: "thief" },
    },
  },
];
const store = {
  id: "table",
  document: signal(asked.has("undo") ? { ...shown, undo: 3 } : shown),
  version: signal({ v: 9, r: 0 }),
  seat: signal(watched),
  seats: signal(asked.has("several") ? [0, 1, 2] : [watched]),
  host: signal(!asked.has("guest")),
  connection: signal({ state: state === "offline" ? "offline" : "live", since: Date.now() }),
  asOf: signal(null),
  presence: signal(asked.has("silent") ? { 2: 12 } : {}),
  hostSilent: signal(asked.has("silent") ? 75 : 0),
  handOver: signal(state === "hand" ? watched : null),
  apart: signal(state === "hand"),
  lost: signal(null),
  told: signal(asked.has("told") ? told : []),
  rejected: signal(refusal ?? null),
  back: signal(null),
  pending: signal(state === "sending" || state === "offline" ? [entry] : []),
  submit: () => true,
  undo: () => true,
  again: () => true,
  dismiss: () => undefined,
  handTo: () => undefined,
  take: () => undefined,
} as unknown as TableStore;

function Page() {
  return <Play store={store} path={route.value.slice(2)} />;
}
const root = document.getElementById("app");
if (root) render(<Page />, root);
