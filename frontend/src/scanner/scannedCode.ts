/** What a scanned text means to this app. */
export interface ScannedCode {
  /** The path of the app that it leads to. */
  path: readonly string[];
  /** The whole link, if it leads to another address than the one of this app. */
  elsewhere?: URL;
}

/** First parts of the paths that the app's own QR codes lead to. */
const PLACES = new Set(["join", "seat", "watch", "tv", "recover", "box"]);
/** A table's code by itself, as `ui/codes.ts` describes it. */
const CODE = /^[2-9A-HJKMNP-Z]{6}$/;

/** Return where a scanned text leads: a link of the app or the code of a table; null if it is neither. */
export function readScannedCode(text: string): ScannedCode | null {
  const word = text.trim();
  if (CODE.test(word)) return { path: ["join", word] };
  const link = parseUrl(word);
  if (!link) return null;
  const path = readPath(link);
  // The code in the server's terminal is its bare address.
  const isOurs = path.length === 0 ? link.pathname === "/" && !link.search : PLACES.has(path[0] ?? "");
  if (!isOurs) return null;
  if (link.host === location.host) return { path };
  return path.length ? { path, elsewhere: link } : null;
}

function parseUrl(word: string): URL | null {
  try {
    const link = new URL(word);
    return /^https?:$/.test(link.protocol) ? link : null;
  } catch {
    return null;
  }
}

function readPath({ hash, pathname }: URL): string[] {
  try {
    return (hash || pathname)
      .replace(/^[#/]+/, "")
      .split("/")
      .filter(Boolean)
      .map(decodeURIComponent);
  } catch {
    return ["?"];
  }
}
