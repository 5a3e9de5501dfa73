import { drawn_as } from "../generated/names.json";

/** Characters that are not drawn: variation selectors, joiners, fillers. */
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
/** An i or j with the dot that it has anyway, as in the small letter of İ. */
const DOTTED = /([ij][\u0300-\u0306\u0308-\u036f]*)\u0307/g;
const UNSEEN = /^[\p{M}\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}]*$/u;
const DRAWN_AS: Readonly<Record<string, string>> = drawn_as;

const foldLetters = (text: string) =>
  [...text.normalize("NFKD").replace(IGNORED, "")]
    .map((character) => DRAWN_AS[character] ?? character)
    .join("")
    .replaceAll(" \u0301", "'")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKD")
    .replace(DOTTED, "$1")
    .trim()
    .replace(/\s+/g, " ");

/** A name as it is drawn, and its small letters as they are drawn. */
const listForms = (name: string) => [
  foldLetters(name),
  foldLetters(name.normalize("NFKC").toUpperCase().toLowerCase()),
];

/** True if two names have the same letters or look the same; the server compares in the same way. */
export function areSame(name: string, other: string): boolean {
  const forms = listForms(other);
  return listForms(name).some((form) => forms.includes(form));
}

/** True if something of the name can be seen: more than blanks, invisible characters and accents. */
export const isVisible = (name: string): boolean => !UNSEEN.test(foldLetters(name));
