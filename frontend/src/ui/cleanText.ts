/** Control and format characters, private use, half surrogates, separators of lines: the server refuses them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Zero width joiner and non-joiner, with the characters before and after a visible use. */
const JOINED: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  "\u200d": [/[\p{So}\p{Lo}\p{Mn}\p{Mc}\p{Sk}]/u, /[\p{So}\p{Lo}]/u],
  "\u200c": [/[\p{Lo}\p{Mn}\p{Mc}\p{Sk}]/u, /\p{Lo}/u],
};

/** Replace invisible characters of a typed or pasted text by spaces. Joiners within emoji or Persian names are kept, as on
 * the server.
 */
export function cleanText(text: string): string {
  return [...text]
    .map((character, i, all) =>
      HIDDEN.test(character) && !joins(all[i - 1] ?? "", character, all[i + 1] ?? "") ? " " : character,
    )
    .join("");
}

function joins(before: string, character: string, after: string): boolean {
  const [left, right] = JOINED[character] ?? [];
  return left !== undefined && right !== undefined && left.test(before) && right.test(after);
}
