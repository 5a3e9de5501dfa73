import { beforeEach, describe, expect, it, vi } from "vitest";

const SHEETS = import.meta.glob<string>("../generated/art/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sheet = (name: string) => SHEETS[`../generated/art/${name}.svg`] as string;
const symbolIds = () => [...document.querySelectorAll("symbol")].map(({ id }) => id);
const settled = () => Promise.resolve();

/** Show exactly these pictures. */
function show(...ids: string[]): void {
  const uses = ids.map((id) => `<use href="#${id}"></use>`);
  (document.getElementById("shown") as Element).innerHTML = `<svg>${uses.join("")}</svg>`;
}

/** Return the drawn elements in order with their attributes; `<use>` of the same sheet is resolved. */
function strokes(element: Element, findSheet: (id: string) => Element | undefined): string[] {
  return [...element.children].flatMap((child) => {
    const isReference = child.localName === "use" && child.attributes.length === 1;
    const other = isReference ? findSheet(child.getAttribute("href")?.slice(1) ?? "") : undefined;
    if (other?.localName === "symbol") return strokes(other, findSheet);
    if (other) return [stroke(other), ...strokes(other, findSheet)];
    return [stroke(child), ...strokes(child, findSheet)];
  });
}

function stroke(element: Element): string {
  const attributes = [...element.attributes].filter(({ name }) => name !== "id" && name !== "xmlns");
  return `${element.localName} ${attributes.map(({ name, value }) => `${name}=${value}`).join(" ")}`;
}

describe("the pictures of the sheets", () => {
  beforeEach(() => {
    vi.resetModules();
    document.body.innerHTML = '<div id="shown"></div>';
  });

  it("are in the document once they are shown, and not before", async () => {
    const { drawPicture, keepSheet } = await import("./drawings");
    keepSheet(sheet("isle_of_skye-S"));
    await settled();
    expect(document.querySelectorAll("#art-sheets *")).toHaveLength(0);
    expect(drawPicture("isle_of_skye-b01-0-S")).toBe("#isle_of_skye-b01-0-S");
    drawPicture("isle_of_skye-b02-1-S");
    drawPicture("isle_of_skye-b01-0-S");
    await settled();
    expect(symbolIds()).toEqual(["isle_of_skye-b01-0-S", "isle_of_skye-b02-1-S"]);
    expect(document.getElementById("art-sheets")?.style.display).toBe("none");
  });

  it("are inserted with their sheet where they were requested before", async () => {
    const { drawPicture, keepSheet } = await import("./drawings");
    drawPicture("carcassonne-A-0-M");
    await settled();
    expect(symbolIds()).toEqual([]);
    keepSheet(sheet("carcassonne-M"));
    await settled();
    expect(symbolIds()).toEqual(["carcassonne-A-0-M"]);
  });

  it.each(Object.keys(SHEETS).filter((path) => !path.includes("glyphs")))(
    "are all drawn as in %s",
    async (path) => {
      const { drawPicture, keepSheet } = await import("./drawings");
      const source = SHEETS[path] as string;
      const sheet = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
      const named = new Map([...sheet.querySelectorAll("[id]")].map((element) => [element.id, element]));
      const ids = [...named].filter(([, element]) => element.localName === "symbol").map(([id]) => id);
      expect(ids.length).toBeGreaterThan(20);
      show(...ids);
      keepSheet(source);
      ids.forEach(drawPicture);
      await settled();
      expect(symbolIds()).toEqual(ids);
      for (const symbol of document.querySelectorAll("#art-sheets > symbol")) {
        expect(symbol.getAttribute("viewBox")).toBe("0 0 100 100");
        expect(symbol.querySelectorAll("[id]")).toHaveLength(0);
        const expected = strokes(named.get(symbol.id) as Element, (id) => named.get(id));
        expect(expected.length).toBeGreaterThan(0);
        expect(strokes(symbol, () => undefined)).toEqual(expected);
      }
    },
  );

  it("are removed if many are unused, and inserted again on request", async () => {
    const { drawPicture, keepSheet } = await import("./drawings");
    keepSheet(sheet("isle_of_skye-M"));
    const all = [...sheet("isle_of_skye-M").matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id as string);
    const [first = "", second = ""] = all;
    all.slice(0, 150).forEach(drawPicture);
    await settled();
    expect(symbolIds()).toHaveLength(150);
    show(second, ...all.slice(-120));
    all.slice(-120).forEach(drawPicture);
    await settled();
    expect(symbolIds().sort()).toEqual([second, ...all.slice(-120)].sort());
    drawPicture(first);
    await settled();
    expect(symbolIds()).toContain(first);
  });
});
