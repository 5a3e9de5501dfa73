import { findNamingArt, type SentencePart, splitSentence } from "./naming";
import { TilePicture } from "./TilePicture";
import "./look.css";

/** Separator of two facts. The line may break after it, not before. */
export const DOT = "\u00a0· ";

interface SentenceProps {
  form: () => string;
  /** How the tiles lie, by tile; the others are drawn as printed. */
  turns?: Readonly<Record<string, number>> | undefined;
}

/** Return the mark at the beginning of a part, which stands close to the picture before it: a full stop, a dot. */
const findMark = (part: SentencePart | undefined) =>
  typeof part === "string" ? (/^(?:[.,;:!?)]|\u00a0·)/.exec(part)?.[0] ?? "") : "";

/** A sentence in which every tile is a picture; screen readers read what is on it. */
export function Sentence({ form, turns = {} }: SentenceProps) {
  const art = findNamingArt();
  return (
    <>
      {splitSentence(form).map((part, i, parts) => {
        if (typeof part === "string") return i ? part.slice(findMark(part).length) : part;
        const mark = findMark(parts[i + 1]);
        return (
          <span
            key={`${i} ${part.tile}`}
            class={!part.named && mark ? "said-tile said-tile-end" : "said-tile"}
          >
            <TilePicture art={art ?? null} tile={part.tile} rotation={turns[part.tile]} size={40} />
            <span class={part.named ? undefined : "said-aloud"}>{part.words}</span>
            {mark}
          </span>
        );
      })}
    </>
  );
}
