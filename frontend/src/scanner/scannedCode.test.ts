import { expect, test, vi } from "vitest";
import { readScannedCode } from "./scannedCode";

test.each([
  ["a table's code", "K7MP4R", ["join", "K7MP4R"]],
  ["a link to join", "http://localhost:3000/#/join/K7MP4R", ["join", "K7MP4R"]],
  ["a seat's link", "http://localhost:3000/#/seat/K7MP4R", ["seat", "K7MP4R"]],
  ["a link without its #", "http://localhost:3000/watch/K7MP4R", ["watch", "K7MP4R"]],
  ["a recovery code", "http://localhost:3000/#/recover/ABCDE-FGHJK", ["recover", "ABCDE-FGHJK"]],
  ["the bare address, as in the server's terminal", "http://localhost:3000", []],
])("%s leads into the app", (_, text, path) => {
  vi.stubGlobal("location", new URL("http://localhost:3000/#/scan"));
  expect(readScannedCode(text)).toEqual({ path });
});

test.each([
  ["words", "WIFI:S:home;T:WPA;P:secret;;"],
  ["another page", "https://example.org/menu"],
  ["another page of this address", "http://localhost:3000/api/docs"],
  ["a script", "javascript:alert(1)//#/join/K7MP4R"],
  ["a broken link", "http://localhost:3000/#/join/%E0%A4%A"],
  ["another server's bare address", "http://192.168.1.20:8000"],
  ["a code with letters that no code has", "OIL001"],
])("%s is no code of a table", (_, text) => {
  vi.stubGlobal("location", new URL("http://localhost:3000/#/scan"));
  expect(readScannedCode(text)).toBeNull();
});

test("a link to another address says which", () => {
  vi.stubGlobal("location", new URL("https://tables.example.org/#/scan"));
  const code = readScannedCode("http://192.168.1.20:8000/#/join/K7MP4R");
  expect(code?.path).toEqual(["join", "K7MP4R"]);
  expect(code?.elsewhere?.host).toBe("192.168.1.20:8000");
});
