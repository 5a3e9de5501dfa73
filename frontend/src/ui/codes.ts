/** Codes in typed and pasted texts: digits and capitals without 0 O 1 I L, as in `companion/people/codes.py`. */

const LETTER = "[2-9A-HJKMNP-Z]";
/** Length of the code of a table, a seat or a screen. */
export const CODE_LENGTH = 6;
const START = "(?:^|[^0-9A-Za-z])";
const END = "(?![0-9A-Za-z])";

/** The likely places of a table's code, best first. In words around it, six capitals with a digit are a code. */
const PLACES = [
  new RegExp(`(?:join|seat|watch|tv)/(${LETTER}{${CODE_LENGTH}})${END}`, "i"),
  new RegExp(`${START}(?=[A-Z]*[2-9])(${LETTER}{${CODE_LENGTH}})${END}`),
  new RegExp(`${START}(${LETTER}{${CODE_LENGTH}})${END}`),
  new RegExp(`${START}(${LETTER}{3}[ -]${LETTER}{3})${END}`),
  new RegExp(`${START}(${LETTER}{${CODE_LENGTH}})${END}`, "i"),
];
const RECOVERY = new RegExp(`${START}((?:${LETTER}{5}[ -]?){3}${LETTER}{5})${END}`, "i");
const OTHERS = new RegExp(`[^${LETTER.slice(1)}`, "g");

/** A typed code with letters that no code has. A longer text is more than a code. */
export const NOT_IN_CODES = /^(?=.*[01oil])[0-9a-z -]{1,8}$/i;

const keepLetters = (text: string) => text.toUpperCase().replace(OTHERS, "");

/** Return the code of a table in a text: typed, a part of a message, or in a link. An unfinished one is shorter. */
export function findTableCode(text: string): string {
  for (const place of PLACES) {
    const code = place.exec(text)?.[1];
    if (code !== undefined) return keepLetters(code);
  }
  return keepLetters(text.slice(text.lastIndexOf("/") + 1)).slice(0, CODE_LENGTH);
}

/** Return the recovery code in a text; the text if there is none. */
export const findRecoveryCode = (text: string): string => RECOVERY.exec(text)?.[1] ?? text;

/** Return the digits of a mailed code in a text; the text if there are none. */
export const findMailedCode = (text: string): string => /\d{8}/.exec(text)?.[0] ?? text;
