/** How long a text is, by the server's measure: an accent or the joiner of an emoji counts too. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** As much of a text as the server takes, ending where a letter or an emoji ends. */
export function shortened(text: string, longest: number): string {
  if (lengthOf(text) <= longest) return text;
  let short = "";
  for (const letter of lettersOf(text)) {
    if (lengthOf(short + letter) > longest) break;
    short += letter;
  }
  return short;
}

function lettersOf(text: string): string[] {
  if (!("Segmenter" in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
