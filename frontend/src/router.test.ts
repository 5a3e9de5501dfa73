import { beforeEach, expect, test, vi } from "vitest";
import { back, backAfter, go, goOver, openOverlay, route } from "./router";

const currentPath = () => route.value.join("/");
const shows = (path: string) => vi.waitFor(() => expect(currentPath()).toBe(path));
/** Open one screen after the other. */
const walk = (...paths: string[]) => {
  for (const path of paths) go(path.split("/"));
};
/** What the phone's own key does. */
const key = () => history.back();

/** A tab that has just been opened by a link. */
function opened(path: readonly string[]): void {
  history.pushState(null, "", `#/${path.join("/")}`);
  dispatchEvent(new Event("hashchange"));
}

beforeEach(() => opened([]));

test("back in the app and back on the phone are the same step", async () => {
  walk("t/a", "t/a/points", "t/a/points/ended");
  back(["t", "a"]);
  await shows("t/a/points");
  key();
  await shows("t/a");
  key();
  await shows("");
});

test("where one has been before is gone back to, so nobody walks in circles", async () => {
  walk("t/a", "t/a/timeline", "t/a/points");
  go(["t", "a", "timeline"]);
  await shows("t/a/timeline");
  go(["t", "a"]);
  await shows("t/a");
  key();
  await shows("");
});

test("what was opened by a link leads to where its screen belongs, and not out of the app", async () => {
  opened(["settings"]);
  back([]);
  expect(currentPath()).toBe("");
  opened(["t", "a", "points"]);
  go(["t", "a"]);
  expect(currentPath()).toBe("t/a");
  const { length } = history;
  go(["t", "a", "points"]);
  expect(history.length).toBe(length + 1);
});

test("what led to a finished correction is over", async () => {
  walk("t/a", "t/a/entry/7", "t/a/correct");
  goOver(["t", "a"], ["t", "a", "right", "9"]);
  await shows("t/a/right/9");
  key();
  await shows("t/a");
});

test("a second tap on the way back does not go farther", async () => {
  // Browsers go back a moment after they were asked; happy-dom does at once.
  const goBack = history.go.bind(history);
  vi.spyOn(history, "go").mockImplementation((steps) => void setTimeout(() => goBack(steps)));
  walk("t/a", "t/a/points");
  back(["t", "a"]);
  back(["t", "a"]);
  await shows("t/a");
  go(["t", "a", "points"]);
  go(["t", "a"]);
  go(["t", "a", "timeline"]);
  await shows("t/a/timeline");
  key();
  await shows("t/a");
});

test("work that is done leads back once, also where somebody has gone back before that", async () => {
  walk("t/a", "box/x", "box/x/board/y");
  expect(await backAfter(Promise.resolve(false), ["box", "x"])).toBe(false);
  expect(currentPath()).toBe("box/x/board/y");
  await backAfter(Promise.resolve(true), ["box", "x"]);
  await shows("box/x");
  go(["box", "x", "board", "y"]);
  let finish = (_: boolean) => {};
  const leaving = backAfter(new Promise<boolean>((resolve) => (finish = resolve)), ["box", "x"]);
  back(["box", "x"]);
  await shows("box/x");
  const historyGo = vi.spyOn(history, "go");
  finish(true);
  await leaving;
  expect(historyGo).not.toHaveBeenCalled();
  historyGo.mockRestore();
});

/** An overlay that is open until it is closed by Back or by `shut`. */
function overlay(name: string, opened: string[]) {
  opened.push(name);
  const closed = () => opened.splice(opened.indexOf(name), 1);
  const unregister = openOverlay(closed);
  return {
    shut: () => {
      closed();
      unregister();
    },
  };
}
const tick = () => new Promise<void>((done) => queueMicrotask(done));

test("Back closes what covers the screen, one after the other, and then leaves", async () => {
  const opened: string[] = [];
  go(["t", "a"]);
  overlay("menu", opened);
  overlay("sheet", opened);
  await tick();
  key();
  await vi.waitFor(() => expect(opened).toEqual(["menu"]));
  expect(currentPath()).toBe("t/a");
  key();
  await vi.waitFor(() => expect(opened).toEqual([]));
  expect(currentPath()).toBe("t/a");
  history.forward(); // nothing opens, and no Back is swallowed afterwards
  await tick();
  expect(currentPath()).toBe("t/a");
  await vi.waitFor(() => expect(history.state.overlays).toBeUndefined());
  key();
  await shows("");
});

test("what was closed by itself leaves nothing behind for Back", async () => {
  const opened: string[] = [];
  go(["t", "a"]);
  const { shut } = overlay("menu", opened);
  await tick();
  shut();
  overlay("sheet", opened).shut(); // before the entry of the first one is gone
  await vi.waitFor(() => expect(history.state.overlays).toBeUndefined());
  key();
  await shows("");
});

test("a screen that is opened from a menu leads back to where the menu was", async () => {
  const opened: string[] = [];
  go(["t", "a"]);
  overlay("menu", opened);
  overlay("sheet", opened);
  await tick();
  go(["t", "a", "points"]);
  await shows("t/a/points");
  expect(opened).toEqual([]);
  key();
  await shows("t/a");
  overlay("menu", opened);
  await tick();
  back([]);
  await shows("");
  expect(opened).toEqual([]);
  go(["t", "a"]);
  overlay("menu", opened);
  await tick();
  go(["t", "b"], true);
  await shows("t/b");
  expect(opened).toEqual([]);
  key();
  await shows("");
});

test("a reload closes what covered the screen, and Back still leaves", async () => {
  go(["t", "a"]);
  overlay("menu", []);
  await tick();
  vi.resetModules();
  const reloaded = await import("./router");
  await vi.waitFor(() => expect(history.state.overlays).toBeUndefined());
  key();
  await vi.waitFor(() => expect(reloaded.route.value).toEqual([]));
});
