import { countLetters, shortenText } from "../ui/letters";
import type { TableDocument } from "../wire";

/** Length in letters from which a name is shortened. */
const LONG = 12;
const KEPT = 8;

/** Return a name for one line of text, "B.-M." for "Bartholomäus-Maximilian". No two of the `names` become alike. */
export function shortenName(name: string, names: readonly string[]): string {
  if (countLetters(name) <= LONG) return name;
  const isClear = (short: string) =>
    names.every((other) => other === name || !listForms(other).includes(short.toLocaleLowerCase()));
  return (
    listShortForms(name).find((short) => countLetters(short) < countLetters(name) && isClear(short)) ?? name
  );
}

/** Shorter forms of a name, shortest first: initials, the first part with initials, its beginning. */
function listShortForms(name: string): string[] {
  const parts = name.split(/([\s-]+)/);
  if (parts.length < 3) return [`${shortenText(name, KEPT)}.`];
  const initials = (from: number) =>
    parts.map((part, i) => (i % 2 || i < from ? part : `${shortenText(part, 1)}.`)).join("");
  return [initials(0), initials(1)].filter((short) => countLetters(short) <= LONG);
}

const listForms = (name: string) => [name, ...listShortForms(name)].map((form) => form.toLocaleLowerCase());

export function findShortNames({ table }: TableDocument): (seat: number) => string {
  const names = Object.values(table.seats).map(({ name }) => name);
  return (seat) => shortenName(table.seats[seat]?.name ?? "", names);
}
