/** Return the length of a text as the server counts it: accents and joiners count, too. */
export function countLetters(text: string): number {
  return [...text].length;
}

/** Shorten a text to the server's limit, without cutting a letter or an emoji. */
export function shortenText(text: string, longest: number): string {
  if (countLetters(text) <= longest) return text;
  let short = "";
  for (const letter of splitLetters(text)) {
    if (countLetters(short + letter) > longest) break;
    short += letter;
  }
  return short;
}

function splitLetters(text: string): string[] {
  if (!("Segmenter" in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
