import { t } from "../i18n";
import type { Facts, PieceSet } from "../pieces/boxFile";
import { setName, tabletName } from "./words";

interface SetCountProps {
  game: string;
  set: PieceSet;
  /** All own pieces of the box. */
  pieces: Readonly<Record<string, Facts>>;
}

/** How much of a set is entered, and what there cannot be so many of: named, for a tile may be entered wrong. */
export function SetCount({ game, set, pieces }: SetCountProps) {
  const { in_box: box } = set;
  if (!box) return null;
  const entered = Object.values(pieces).filter((facts) => facts.set === set.id);
  const tablets = new Map(
    set.tablets.map((tablet) => [tablet, entered.filter((one) => one.tablet === tablet).length]),
  );
  const n = [...tablets.values()].reduce((sum, count) => sum + count, 0);
  const named = [...tablets].filter(([, count]) => count > 0);
  const tooMany = [
    ...(entered.length > box.pieces
      ? [{ what: setName(game, set), n: entered.length, all: box.pieces }]
      : []),
    ...(n > box.tablets ? [{ what: t("box.tablet"), n, all: box.tablets }] : []),
    ...named
      .map(([tablet, count]) => ({
        what: tabletName(game, tablet),
        n: count,
        all: box.most[tablet] ?? count,
      }))
      .filter(({ n, all }) => n > all),
  ];
  return (
    <div class="set-count">
      <p>
        <strong>{t("box.tiles_of", { n: entered.length, all: box.pieces })}</strong>
        {" · "}
        <strong>{t("box.tablets_of", { n, all: box.tablets })}</strong>
      </p>
      {named.length ? (
        <p class="second-line">
          {named
            .map(([tablet, count]) => t("box.so_many_of", { what: tabletName(game, tablet), n: count }))
            .join(" · ")}
        </p>
      ) : null}
      {tooMany.map((one) => (
        <p key={one.what} class="bad" role="status">
          {t("box.too_many", one)}
        </p>
      ))}
    </div>
  );
}
