import { findNamingArt, type SentencePart, splitSentence } from "./naming";
import { TilePicture } from "./TilePicture";
import "./look.css";

interface SentenceProps {
  form: () => string;
  /** How the tiles lie, by tile; the others are drawn as printed. */
  turns?: Readonly<Record<string, number>> | undefined;
}

/** True if the next part begins with a punctuation mark, which stands close to the picture before it. */
const startsWithPunctuation = (next: SentencePart | undefined) =>
  typeof next === "string" && /^[.,;:!?)]/.test(next);

/** A sentence in which every tile is a picture; screen readers read what is on it. */
export function Sentence({ form, turns = {} }: SentenceProps) {
  const art = findNamingArt();
  return (
    <>
      {splitSentence(form).map((part, i, parts) =>
        typeof part === "string" ? (
          part
        ) : (
          <span
            key={`${i} ${part.tile}`}
            class={
              !part.named && startsWithPunctuation(parts[i + 1]) ? "said-tile said-tile-end" : "said-tile"
            }
          >
            <TilePicture art={art ?? null} tile={part.tile} rotation={turns[part.tile]} size={40} />
            <span class={part.named ? undefined : "said-aloud"}>{part.words}</span>
          </span>
        ),
      )}
    </>
  );
}
