import { act, cleanup, render } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import invented from "../generated/invented/isle_of_skye.json";
import { say, t } from "../i18n";
import { nameTile } from "../surfaces/grid/describe";
import { speak } from "../testing/played";
import type { DrawnPiece } from "../wire";
import { fetchGameArt, withOwn } from "./assets";
import { nameBy } from "./naming";
import { DOT, Sentence } from "./Sentence";

const drawn = (id: string) => ({
  code: "isle_of_skye.event_bag_kept",
  params: { seat: 0, tile: { code: "isle_of_skye.tile", params: { id } } },
});

beforeEach(() => speak("en"));

const renderSentence = (form: () => string) => render(<Sentence form={form} />).container;

test("until its pictures are loaded a tile is just called a tile, never by a number", () => {
  expect(say(drawn("12"))).toContain("kept a tile");
  expect(say(drawn("12"))).not.toContain("12");
});

test("a tile is a picture in a sentence; screen readers read its symbols, in both languages", async () => {
  const art = await fetchGameArt("isle_of_skye");
  act(() => nameBy(art));
  const [tile = ""] = Object.entries(art.tiles).find(([, { symbols }]) => symbols?.sheep === 2) ?? [];
  const words = drawn(tile.slice(1).replace(/^0+/, ""));
  expect(say(words)).toMatch(/kept a tile with .*2 sheep/);
  const container = renderSentence(() => say(words));
  expect(container.querySelector("[data-shows]")?.getAttribute("data-shows")).toBe(tile);
  expect(container.querySelector(".said-aloud")?.textContent).toBe(nameTile(art, tile));
  expect(container.textContent).toBe(say(words));
  act(() => speak("de"));
  expect(say(words)).toMatch(/hat ein Plättchen mit .*2 Schafen.* aus dem Beutel behalten/);
});

test("no two tiles have the same name, in both languages", async () => {
  const art = withOwn(await fetchGameArt("isle_of_skye"), invented as unknown as Record<string, DrawnPiece>);
  act(() => nameBy(art));
  let names: string[] = [];
  for (const language of ["de", "en"] as const) {
    act(() => speak(language));
    names = Object.keys(art.tiles).map((tile) => nameTile(art, tile));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
  expect(names).toContain("a tile with a scroll (Scroll for each broch)");
});

test("a full stop has no gap to the picture before it, and a dot does not leave it", async () => {
  const art = await fetchGameArt("isle_of_skye");
  act(() => nameBy(art));
  const [tile = ""] = Object.keys(art.tiles).filter((name) => !name.startsWith("castle"));
  const name = () => nameTile(art, tile);
  const ends = () => document.querySelectorAll(".said-tile-end").length;
  renderSentence(() => `Anna built ${name()}.`);
  expect(ends()).toBe(1);
  cleanup();
  renderSentence(() => `Anna built ${name()} and left.`);
  expect(ends()).toBe(0);
  cleanup();
  // No line begins with the dot between two facts: it stands beside the picture.
  const container = renderSentence(() => [name(), "costs 1 of 4"].join(DOT));
  expect(container.querySelector(".said-tile-end")?.textContent).toMatch(/\u00a0·$/);
  expect(container.textContent).toBe([name(), "costs 1 of 4"].join(DOT));
});

test("no number is read: every tile of the box is described", async () => {
  const art = await fetchGameArt("isle_of_skye");
  act(() => nameBy(art));
  for (const tile of Object.keys(art.tiles)) {
    if (tile.startsWith("castle")) continue;
    expect(nameTile(art, tile)).toMatch(/^an? (invented )?tile with(out symbols| )/);
    expect(nameTile(art, tile)).not.toMatch(/isle|\{/);
  }
});

test("where tiles have names, the picture is beside the name, which keeps its quotation marks", async () => {
  const art = await fetchGameArt("carcassonne");
  act(() => nameBy(art));
  const form = () => t("corrections.put_back", { tile: nameTile(art, "V") });
  const container = renderSentence(form);
  expect(container.querySelector("[data-shows='V']")).toBeTruthy();
  expect(container.textContent).toBe(form());
  expect(form()).not.toMatch(/[\uE000-\uE002]/);
});
