// Part of the service worker: files of games and of languages. They are kept on this phone once somebody uses the game
// or the language here. `vite.config.ts` fills in the files.

/** Address -> the game (or game.expansion) and the language that it belongs to; "": to each. */
const FILES = {};
const CACHE = "tableside-kept";
/** Where the cache has what is used here: {games, languages}. No page has this address. */
const USED = "/kept/used.json";

let queue = Promise.resolve();

/** Keep the files of these games and languages too, besides those used before. One at a time: each adds to the last. */
function keep(added) {
  const kept = queue.then(() => keepNow(added));
  queue = kept.catch(() => undefined);
  return kept;
}

async function keepNow(added) {
  const cache = await caches.open(CACHE);
  const before = (await (await cache.match(USED))?.json()) ?? { games: [], languages: [] };
  const games = [...new Set([...before.games, ...added.games])];
  const languages = [...new Set([...before.languages, ...added.languages])];
  await cache.put(USED, new Response(JSON.stringify({ games, languages })));
  const here = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const isUsed = ([game, language]) =>
    (game === "" || games.includes(game)) && (language === "" || languages.includes(language));
  const missing = Object.keys(FILES).filter((file) => !here.has(file) && isUsed(FILES[file]));
  await Promise.all(missing.map((file) => cache.add(file)));
}

/** Delete the files of older versions. */
async function forgetOlder() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== USED && !Object.hasOwn(FILES, pathname)) await cache.delete(request);
  }
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

// A new version waits until it has its own files of all that is used here: it has to open without a network, too.
self.addEventListener("install", (event) => event.waitUntil(keep({ games: [], languages: [] })));
self.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
self.addEventListener("message", (event) => {
  if (event.data?.type === "KEEP") event.waitUntil(keep(event.data));
});
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin === location.origin && Object.hasOwn(FILES, pathname)) event.respondWith(answer(event.request));
});
