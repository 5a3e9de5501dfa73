import { fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { fetchGameArt } from "../../pieces/assets";
import { PlayScreens } from "../../play/PlayScreens";
import { stubFetch } from "../../testing/fakeSocket";
import { loadDocument, makePlayed, setSize, speak } from "../../testing/played";
import { findHolders } from "./holders";

beforeEach(() => {
  localStorage.clear();
  speak();
  setSize(390, 844);
});

/** Return a table where tiles are entered and seat 1 has the first tile of the list in hand. */
function withHeld() {
  const document = loadDocument("untold_draw");
  const prompt = Object.values(document.view?.prompts ?? {}).find((open) => open.kind === "pick" && !open.on);
  const [held = "", free = ""] = prompt?.kind === "pick" ? prompt.choices : [];
  const other = document.view?.seats["1"];
  if (other) other.hand = [held];
  return { document, held, free };
}

test("a tile that somebody else has is marked with the name, and a tap says so instead of entering it", async () => {
  const { document, held, free } = withHeld();
  const { name = "" } = document.table.seats["1"] ?? {};
  stubFetch({});
  const table = makePlayed(document, 0);
  render(<PlayScreens store={table.store} path={[]} />);
  const choice = (tile: string) => globalThis.document.querySelector(`[data-piece="${tile}"]`) as HTMLElement;
  await vi.waitFor(() => expect(choice(held)).toBeTruthy());
  expect(choice(held).textContent).toBe(`${name} has it`);
  fireEvent.click(choice(held));
  expect(table.submit).not.toHaveBeenCalled();
  expect(screen.getByText(new RegExp(`^${name} has this tile\\.`))).toBeTruthy();
  fireEvent.click(choice(free));
  expect(table.submit).toHaveBeenCalledOnce();
});

test("own pieces, and kinds of which there are several, belong to nobody else", async () => {
  const { document, held } = withHeld();
  const art = await fetchGameArt("isle_of_skye");
  if (!document.view) throw new Error("nothing is shown");
  expect(findHolders(document.view, art, 0).get(held)).toBe(1);
  expect(findHolders(document.view, art, 1).get(held)).toBeUndefined();
  const tiles = { ...art.tiles, [held]: { ...art.tiles[held], count: 2 } } as typeof art.tiles;
  expect(findHolders(document.view, { ...art, tiles }, 0).get(held)).toBeUndefined();
});
