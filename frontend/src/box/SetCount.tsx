import { t } from "../i18n";
import type { Facts, PieceExtra, PieceSet } from "../pieces/boxFile";
import { nameExtra, nameSet } from "./words";

interface SetCountProps {
  game: string;
  set: PieceSet;
  pieces: Readonly<Record<string, Facts>>;
}

/** How many pieces of a set are entered. Names what is entered more often than a box has it: probably a mistake. */
export function SetCount({ game, set, pieces }: SetCountProps) {
  const { count: all } = set;
  if (all === undefined) return null;
  const { entered, extras, named, tooMany } = countsIn(game, set, pieces);
  return (
    <div>
      <p>
        <strong>{t("box.tiles_of", { n: entered.length, all })}</strong>
        {extras.map(({ id, n, all: most }) =>
          most === undefined ? null : (
            <span key={id}>
              {" · "}
              <strong>{t(`${game}.extra_${id}_count`, { n, all: most })}</strong>
            </span>
          ),
        )}
      </p>
      {named.length ? (
        <p class="second-line">{named.map(({ what, n }) => t("box.so_many_of", { what, n })).join(" · ")}</p>
      ) : null}
      {tooMany.map((set) => (
        <p key={set.what} class="bad" role="status">
          {t("box.too_many", set)}
        </p>
      ))}
    </div>
  );
}

/** Count what is entered of a set: its pieces, its extras, and what is entered more often than a box has it. */
export function countsIn(game: string, set: PieceSet, pieces: SetCountProps["pieces"]) {
  const { count: all = Number.POSITIVE_INFINITY } = set;
  const entered = Object.values(pieces).filter((facts) => facts.set === set.id);
  const extras = set.extras.map((extra) => countEntered(game, extra, entered));
  const named = extras.flatMap(({ values }) => values.filter(({ n }) => n > 0));
  const tooMany = [
    { what: nameSet(game, set), n: entered.length, all },
    ...extras.map(({ id, n, all: most = n }) => ({ what: t(`${game}.extra_${id}`), n, all: most })),
    ...named.map(({ what, n, most = n }) => ({ what, n, all: most })),
  ].filter(({ n, all: most }) => n > most);
  return { entered, extras, named, tooMany };
}

/** Count how often an extra is entered, in all and by value. */
function countEntered(game: string, extra: PieceExtra, entered: readonly Facts[]) {
  const { id, count: all, most = {} } = extra;
  const values = extra.values.map((value) => ({
    what: nameExtra(game, id, value),
    n: entered.filter((facts) => facts[id] === value).length,
    most: most[value],
  }));
  return { id, all, values, n: values.reduce((sum, { n }) => sum + n, 0) };
}
