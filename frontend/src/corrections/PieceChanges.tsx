import { t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { type Facts, fetchBoxFile } from "../pieces/boxFile";
import { TilePicture } from "../pieces/TilePicture";
import { Icon } from "../ui/Icon";
import { useRequest } from "../ui/useRequest";
import "../box/Box.css";
import { OwnPicture } from "../box/OwnPicture";
import { describeDifferences, namePiece } from "../box/words";

const PICTURE = 88;

interface PieceChangesProps {
  art: GameArt;
  /** What is entered for the table's own pieces. */
  before: Readonly<Record<string, unknown>>;
  /** New facts of the pieces that change; empty facts: as listed. */
  pieces: Readonly<Record<string, unknown>>;
}

/** Pieces whose printed facts change: both pictures, and the difference in words. */
export function PieceChanges({ art, before, pieces }: PieceChangesProps) {
  const { answer: file } = useRequest(art.id, () => fetchBoxFile(art.id));
  if (!file) return null; // points are shown without it
  return (
    <>
      <h2 class="sub-head">{t("box.otherwise")}</h2>
      {Object.keys(pieces).map((piece) => {
        const old = (before[piece] ?? file.facts[piece]) as Facts | undefined;
        const changed = pieces[piece] as Partial<Facts>;
        const now = "edges" in changed ? (changed as Facts) : file.facts[piece];
        if (!now) return null;
        const words = old ? describeDifferences(art.id, now, old) : [];
        return (
          <section key={piece} data-piece={piece}>
            <p class="row-title">{namePiece(file, piece)}</p>
            <div class="box-change">
              {old ? <TilePicture art={art} tile={piece} size={PICTURE} /> : null}
              {old ? <Icon name="next" /> : null}
              <OwnPicture game={art.id} piece={piece} facts={now} size={PICTURE} />
              <span>{words.join(". ")}</span>
            </div>
          </section>
        );
      })}
    </>
  );
}
