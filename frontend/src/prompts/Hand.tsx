import { has, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { TilePicture } from "../pieces/TilePicture";
import { describeTile } from "../surfaces/grid/describe";
import { Icon } from "../ui/Icon";
import type { SeatPrompt } from "../wire";

const PICTURE = 56;

interface HandProps {
  art: GameArt;
  /** The pieces that the seat has to place, in the order in which it got them. */
  pieces: readonly string[];
  prompts: readonly SeatPrompt[];
  /** The prompt that the sheet is about. */
  current: string;
  onTurnTo: (prompt: string) => void;
}

/** Return the label of a pick prompt. A game may have its own words for each kind of action. */
function nameEntering(game: string, { action }: SeatPrompt): string {
  const word = `${game}.enter_${action.type}`;
  return has(word) ? word : "play.enter_tile";
}

/** Return the piece that a prompt is about, if any. */
export function findPiece(prompt: SeatPrompt): string | undefined {
  if (prompt.kind === "place") return prompt.piece;
  return prompt.kind === "choose" && prompt.choices.length === 1 ? prompt.choices[0]?.piece : undefined;
}

/** Several pieces in hand, placed in any order: a tap chooses one. A piece that fits nowhere yet says so. */
export function Hand({ art, pieces, prompts, current, onTurnTo }: HandProps) {
  const picks = prompts.filter((prompt) => prompt.kind === "pick");
  return (
    <ul class="in-hand" aria-label={t("play.hand")}>
      {[...new Set(pieces)].map((piece) => {
        const prompt = prompts.find((candidate) => findPiece(candidate) === piece);
        const on = prompt?.id === current;
        return (
          <li key={piece}>
            <button
              type="button"
              class={on ? "hand-piece hand-piece-on" : "hand-piece"}
              data-hand={piece}
              aria-pressed={on}
              aria-disabled={prompt === undefined}
              aria-label={[describeTile(art, piece, 0), prompt ? "" : t("play.fits_not_yet")]
                .join(" ")
                .trim()}
              onClick={() => {
                if (prompt) onTurnTo(prompt.id);
              }}
            >
              <TilePicture art={art} tile={piece} size={PICTURE} />
              {prompt ? null : <span>{t("play.fits_not_yet")}</span>}
            </button>
          </li>
        );
      })}
      {picks.map((prompt) => (
        <li key={prompt.id}>
          <button
            type="button"
            class={prompt.id === current ? "hand-piece hand-other hand-piece-on" : "hand-piece hand-other"}
            aria-pressed={prompt.id === current}
            onClick={() => onTurnTo(prompt.id)}
          >
            <Icon name="plus" />
            <span>{t(nameEntering(art.id, prompt))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
