/** Control and format characters (emoji joiners too), private use, half surrogates, separators of lines: the server
 * refuses them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text that somebody typed or pasted, with a space for each character that nobody sees. */
export function cleaned(text: string): string {
  return text.replace(HIDDEN, " ");
}
