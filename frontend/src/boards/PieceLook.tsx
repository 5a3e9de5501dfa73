import { t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { TilePicture } from "../pieces/TilePicture";
import { nameTile } from "../surfaces/grid/describe";
import { inspect, type LookAnswer } from "./inspected";
import "../pieces/look.css";

interface PieceLookProps {
  art: GameArt | null;
  piece: string;
  size: number;
  /** What may be done with the piece from its close look, if anything. */
  answer?: LookAnswer | undefined;
}

/** Picture of a piece that opens its close look when tapped. */
export function PieceLook({ art, piece, size, answer }: PieceLookProps) {
  return (
    <button
      type="button"
      class="piece-look"
      aria-label={t("look.open", { tile: nameTile(art, piece) })}
      aria-haspopup="dialog"
      onClick={() => inspect({ piece, answer })}
    >
      <TilePicture art={art} tile={piece} size={size} />
    </button>
  );
}
