import { expect, test, vi } from "vitest";
import { findZone } from "./shelf";

const known = new Intl.DateTimeFormat().resolvedOptions();

function say(timeZone: string | undefined, west: number) {
  const told = { ...known, timeZone } as Intl.ResolvedDateTimeFormatOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(told);
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(west);
}

test("the zone is the browser's", () => {
  say("Europe/Berlin", -120);
  expect(findZone()).toBe("Europe/Berlin");
});

test.each([
  { timeZone: undefined, west: -120, offset: "+02:00" },
  { timeZone: "", west: 210, offset: "-03:30" },
  { timeZone: "Etc/Unknown", west: 0, offset: "+00:00" },
])("a browser that names no zone ($timeZone) says how far it is", ({ timeZone, west, offset }) => {
  say(timeZone, west);
  expect(findZone()).toBe(offset);
});

test("a browser without data of time zones says so too", () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(() => {
    throw new RangeError("no data");
  });
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-60);
  expect(findZone()).toBe("+01:00");
});
