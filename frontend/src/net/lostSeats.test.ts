/** Seats that another phone plays now: this phone forgets them and says so. */

import { expect, test, vi } from "vitest";
import {
  findLine,
  findViewer,
  keepSecrets,
  listRemembered,
  onASharedPhone,
  reopen,
  SECRET,
  show,
  sitDown,
  table,
  waitForViewer,
  welcome,
} from "../testing/sharedPhone";

onASharedPhone();

test("without its seats the phone forgets them, whatever the game, and says so", async () => {
  await sitDown();
  vi.advanceTimersByTime(3_000);
  table.submit("p1", 0, { secret: SECRET });
  expect(localStorage.getItem("tableside.view.t1")).toContain(SECRET);
  localStorage.setItem("tableside.ceremony.t1", '"running"');
  localStorage.setItem("tableside.ceremony.t2", '"running"');
  welcome();
  expect(Object.keys(localStorage).filter((key) => key.endsWith(".t1"))).toEqual([]);
  expect(localStorage.getItem("tableside.ceremony.t2")).not.toBeNull();
  expect(listRemembered()).not.toContain(SECRET);
  expect(table.lost.value).toEqual({ names: ["Anna"], how: "taken", unsent: 1 });
  show("spectator");
  expect(table.document.value?.view?.phase).toBe("what spectator knows");
  table.clearLost();
  expect(table.lost.value).toBeNull();
});

test("a phone that sits down again plays on: the notice about its lost seat goes by itself", async () => {
  await sitDown();
  welcome();
  show("spectator");
  expect(table.lost.value?.names).toEqual(["Anna"]);
  welcome(0);
  expect(table.lost.value).toBeNull();
  show("spectator");
  await waitForViewer(0);
});

test("one of two seats: the other one goes on", async () => {
  keepSecrets(false);
  await findLine().open();
  welcome(0, 1);
  show(0);
  welcome(1);
  expect(listRemembered()).not.toContain(SECRET);
  await waitForViewer("spectator");
  expect(table.lost.value).toBeNull();
  show("spectator");
  await waitForViewer(1);
});

test("a seat that this phone let go is no surprise", async () => {
  await sitDown();
  table.letGo("s-anna", "moved");
  welcome();
  expect(table.lost.value).toEqual({ names: ["Anna"], how: "moved", unsent: 0 });
  table.clearLost();
  welcome(1);
  show(1);
  table.letGo("s-ben", "given_up");
  welcome();
  expect(table.lost.value).toBeNull();
});

test("removed: nothing stays, and whose seat it was is told", async () => {
  await sitDown();
  table.submit("p1", 0, { secret: SECRET });
  vi.advanceTimersByTime(3_000);
  findLine().receive({ t: "bye", code: "table.unknown", message: "No such table." });
  expect(listRemembered()).not.toContain(SECRET);
  expect(Object.keys(localStorage).filter((key) => key.endsWith("t1"))).toEqual([]);
  expect(table.document.value).toBeNull();
  expect(table.connection.value.state).toBe("closed");
  expect(table.lost.value).toEqual({ names: ["Anna"], how: "taken", unsent: 1 });
});

test("a phone that slept while its seat was given away shows nothing kept once it hears of it", async () => {
  await sitDown();
  table.close();
  reopen();
  expect(listRemembered()).toContain(SECRET);
  await findLine().open();
  expect(findViewer()).toBe(0);
  findLine().receive({ t: "reject", code: "table.not_your_seat", status: 403, message: "Not yours.", v: 5 });
  expect(listRemembered()).not.toContain(SECRET);
  expect(table.lost.value?.names).toEqual(["Anna"]);
  await waitForViewer("spectator");
});
