import { namingArt, partsOf } from "../pieces/naming";
import { TilePicture } from "../pieces/TilePicture";
import "./look.css";

interface SaidProps {
  /** How the sentence reads. */
  form: () => string;
}

/** A sentence in which every tile is a picture; what is read aloud tells what is on it. */
export function Sentence({ form }: SaidProps) {
  const art = namingArt();
  return (
    <>
      {partsOf(form).map((part, i) =>
        typeof part === "string" ? (
          part
        ) : (
          <span key={`${i} ${part.tile}`} class="said-tile">
            {art ? <TilePicture art={art} tile={part.tile} size={40} /> : null}
            <span class={part.named ? undefined : "said-aloud"}>{part.words}</span>
          </span>
        ),
      )}
    </>
  );
}
