import { t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { PiecePicture } from "../surfaces/grid/PiecePicture";
import {
  findAddedKind,
  findBackPoints,
  listAddableKinds,
  PLAIN_PIECE,
  type Placing,
  withBack,
  withKind,
} from "../surfaces/grid/placing";
import type { PlacePrompt } from "../wire";
import "./pieceKinds.css";

interface FurtherPiecesProps {
  art: GameArt;
  prompt: PlacePrompt;
  placing: Placing;
  colour: string | undefined;
  onChange: (placing: Placing) => void;
}

/** True if there is a choice between kinds of pieces, or something to take back, where the prompt's piece lies. */
export function hasFurther(prompt: PlacePrompt, placing: Placing): boolean {
  return listAddableKinds(prompt, placing).length > 1 || findBackPoints(prompt, placing) !== undefined;
}

/** The kinds of pieces that may be added here, each a picture with its number, and what may be taken back instead. */
export function FurtherPieces({ art, prompt, placing, colour = "", onChange }: FurtherPiecesProps) {
  if (!hasFurther(prompt, placing)) return null;
  const kinds = listAddableKinds(prompt, placing);
  const points = findBackPoints(prompt, placing);
  const countStock = (kind: string) =>
    kind === PLAIN_PIECE
      ? (prompt.stock ?? 0)
      : ((prompt.further ?? []).find((piece) => piece.kind === kind)?.stock ?? 0);
  const chosen = findAddedKind(prompt, placing);
  return (
    <ul class="choice-set further-pieces" aria-label={t("play.further_pieces")}>
      {kinds.length > 1
        ? kinds.map((kind) => {
            const name = kind || (prompt.field ?? "");
            const on = !placing.back && kind === chosen;
            return (
              <li key={kind}>
                <button
                  type="button"
                  class={on ? "further-piece further-piece-on" : "further-piece"}
                  aria-pressed={on}
                  aria-label={t(`${art.id}.stock_${name}`, { n: countStock(kind) })}
                  data-kind={name}
                  onClick={() => onChange(withKind(prompt, placing, kind))}
                >
                  <PiecePicture colour={colour} picture={art.pieces[name]} parts={art.parts[name]} />
                  <span class="display">{countStock(kind)}</span>
                </button>
              </li>
            );
          })
        : null}
      {points === undefined || !prompt.taking_back ? null : (
        <li>
          <button
            type="button"
            class={placing.back ? "further-piece further-piece-on" : "further-piece"}
            aria-pressed={placing.back === true}
            data-back={prompt.taking_back.kind}
            onClick={() => onChange(withBack(placing))}
          >
            <PiecePicture
              colour={colour}
              picture={art.pieces[prompt.taking_back.kind]}
              parts={art.parts[prompt.taking_back.kind]}
            />
            <span>{t(`${art.id}.back_${prompt.taking_back.kind}`, { points })}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
