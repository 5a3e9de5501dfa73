import { t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { TilePicture } from "../pieces/TilePicture";
import { describeTile } from "../surfaces/grid/describe";

interface DrawnProps {
  art: GameArt;
  pieces: readonly string[];
  size: number;
}

/** The pieces that the seat has drawn so far, for this prompt and the ones before it. */
export function Drawn({ art, pieces, size }: DrawnProps) {
  if (!pieces.length) return null;
  return (
    <ul class="drawn" aria-label={t("play.drawn")}>
      {pieces.map((piece) => (
        <li key={piece} class="tile-laid">
          <TilePicture art={art} tile={piece} size={size} />
          <span class="unseen">{describeTile(art, piece, 0)}</span>
        </li>
      ))}
    </ul>
  );
}
