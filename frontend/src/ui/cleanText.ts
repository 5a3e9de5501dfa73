/** Control and format characters, private use, half surrogates, separators of lines: the server refuses them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** The joiners, zero width joiner and non-joiner, with what stands before and behind one that changes what is seen. */
const JOINED: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  "\u200d": [/[\p{So}\p{Lo}\p{Mn}\p{Mc}\p{Sk}]/u, /[\p{So}\p{Lo}]/u],
  "\u200c": [/[\p{Lo}\p{Mn}\p{Mc}\p{Sk}]/u, /\p{Lo}/u],
};

/**
 * A text that somebody typed or pasted, with a space for each character that nobody sees. What joins a family's emoji
 * or keeps the letters of a Persian name apart stays, as on the server.
 */
export function cleaned(text: string): string {
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
