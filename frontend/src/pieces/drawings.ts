/**
 * The pictures of the sheets. A document with all of them would hold tens of thousands of nodes, so they are text until
 * something shows them: then they are put into the document, hidden, for `<use href="#id">` to take on its colours.
 */

const SVG = "http://www.w3.org/2000/svg";
const HOLDER = "art-sheets";
/** So many may stay there, though nothing shows them any more. */
const MOST = 100;
/** What a sheet consists of: elements with ids, all of them side by side, in `<defs>` or behind. */
const ELEMENT = /<(\w+) id="([^"]+)"([\s\S]*?)(?=<\w+ id="|<\/defs>|<\/svg>)/g;
/** Something of the same sheet in whole. Glyphs have a place as well, and stand in the document. */
const WHOLE = /<use href="#([^"]+)"\/>/g;

/** Id to what the picture, or a layer that several pictures have, consists of. */
const known = new Map<string, string>();
/** Shown, or about to be: in the document as soon as the sheet has come. */
const wanted = new Set<string>();
let putting = false;

/** Take note of a sheet's pictures. */
export function keepSheet(source: string): void {
  for (const [, tag, id, rest] of source.matchAll(ELEMENT) as Iterable<[string, string, string, string]>) {
    known.set(
      id,
      tag === "symbol" ? rest.slice(rest.indexOf(">") + 1, rest.lastIndexOf("<")) : `<${tag}${rest}`,
    );
  }
  putSoon();
}

/** How `<use>` refers to the picture with this id; it is put into the document, now or when its sheet comes. */
export function drawn(id: string): string {
  if (!wanted.has(id)) {
    wanted.add(id);
    putSoon();
  }
  return `#${id}`;
}

/** An SVG document as an element of this one. */
export function svgOf(source: string): Element {
  const parsed = new DOMParser().parseFromString(source, "image/svg+xml");
  return document.importNode(parsed.documentElement, true);
}

/** Put what is referred to into the document, where nobody sees it. */
export function putAside(source: string): void {
  holder().append(...svgOf(source).children);
}

/** All that a screen asks for while it is drawn is put in at once. */
function putSoon(): void {
  if (putting) return;
  putting = true;
  queueMicrotask(() => {
    putting = false;
    put();
  });
}

function put(): void {
  const missing = [...wanted].filter((id) => known.has(id) && !document.getElementById(id));
  if (!missing.length) return;
  const symbols = missing.map((id) => `<symbol id="${id}" viewBox="0 0 100 100">${contentOf(id)}</symbol>`);
  putAside(`<svg xmlns="${SVG}">${symbols.join("")}</svg>`);
  if (wanted.size > MOST) takeOut(missing);
}

/** The picture with what it refers to in its place. */
function contentOf(id: string): string {
  return (known.get(id) ?? "").replace(WHOLE, (use, other) => (known.has(other) ? contentOf(other) : use));
}

/** Pictures that nothing shows any more; those that were `asked` for just now stay. */
function takeOut(asked: readonly string[]): void {
  const shown = new Set(Array.from(document.querySelectorAll("use"), (use) => use.getAttribute("href")));
  for (const id of [...wanted].filter((one) => !shown.has(`#${one}`) && !asked.includes(one))) {
    wanted.delete(id);
    document.getElementById(id)?.remove();
  }
}

function holder(): Element {
  const found = document.getElementById(HOLDER);
  if (found) return found;
  const made = document.createElementNS(SVG, "svg");
  made.id = HOLDER;
  made.style.display = "none"; // what refers to them is laid out, not they
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}
