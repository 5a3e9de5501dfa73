import { namingArt, partsOf, type SentencePart } from "../pieces/naming";
import { TilePicture } from "../pieces/TilePicture";
import "./look.css";

interface SaidProps {
  /** How the sentence reads. */
  form: () => string;
}

/** Whether what follows a picture is a mark that stands close to the word before it. */
const endsAt = (next: SentencePart | undefined) => typeof next === "string" && /^[.,;:!?)]/.test(next);

/** A sentence in which every tile is a picture; what is read aloud tells what is on it. */
export function Sentence({ form }: SaidProps) {
  const art = namingArt();
  return (
    <>
      {partsOf(form).map((part, i, parts) =>
        typeof part === "string" ? (
          part
        ) : (
          <span
            key={`${i} ${part.tile}`}
            class={!part.named && endsAt(parts[i + 1]) ? "said-tile said-tile-end" : "said-tile"}
          >
            {art ? <TilePicture art={art} tile={part.tile} size={40} /> : null}
            <span class={part.named ? undefined : "said-aloud"}>{part.words}</span>
          </span>
        ),
      )}
    </>
  );
}
