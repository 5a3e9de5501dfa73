import type { ComponentChildren } from "preact";
import { Whose } from "../boards/Whose";
import { formatNumber, say, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { Sentence } from "../pieces/Sentence";
import { describeLine, formatSigned, nameTurn } from "../scores/LineList";
import { describeResult } from "../scores/results";
import { readColour, readName } from "../seats/people";
import { findOwner, findSurface, nameSurface } from "../surfaces/boards";
import { SurfaceGlimpse } from "../surfaces/kinds/SurfaceGlimpse";
import { Icon } from "../ui/Icon";
import { lazy } from "../ui/lazy";
import { Row, Rows } from "../ui/Rows";
import { ScrollRegion } from "../ui/ScrollRegion";
import { Stamp } from "../ui/Stamp";
import type { EditedEntry, Preview, ScoreLine, TableDocument, View } from "../wire";
import { EntryWords } from "./EntryWords";
import { buildTable, describeTodo, formatTodo, listBoards, listTouched } from "./steps";
import { tellEntriesTo } from "./timeline";

const NONE = {};

/** Changes of what is printed on pieces, in games whose boxes differ. */
const PieceChanges = lazy(
  ["box"],
  () => import("./PieceChanges"),
  "PieceChanges",
  () => <p class="second-line">{t("common.loading")}</p>,
  () => <p class="second-line">{t("broken.title")}</p>,
);

interface ChangesProps {
  document: TableDocument;
  view: View;
  art: GameArt | null;
  preview: Preview;
  /** The seat that is told "you" in sentences. */
  own: number | undefined;
  /** Buttons below the pictures. */
  children?: ComponentChildren;
}

/** What a correction would change: pictures, points by seat and line, pieces to move, and the prompts afterwards. */
export function Changes({ document, view, art, preview, own, children }: ChangesProps) {
  const {
    pieces = NONE,
    steps = [],
    waits = [],
    asked: prompts = [],
    not_asked = [],
    outcome,
  } = preview.difference;
  const consequences = [
    ...waits.map(say),
    ...prompts.map((title) => t("corrections.asked", { what: say(title) })),
    ...not_asked.map((title) => t("corrections.not_asked", { what: say(title) })),
    ...(outcome ? [describeResult(document, outcome)] : []),
    ...(view.outcome && !outcome && waits.length ? [t("corrections.goes_on")] : []),
  ];
  const table = art && buildTable(art, view, steps, preview.surfaces);
  const todos = table ? steps.map((step) => describeTodo(table, step)) : [];
  return (
    <ScrollRegion label={t("corrections.preview")} look="changes">
      <Edited document={document} entries={tellEntriesTo(own, preview.edited ?? [])} />
      {art ? <Pictures art={art} document={document} view={view} preview={preview} /> : null}
      {children}
      {art && Object.keys(pieces).length ? (
        <PieceChanges art={art} before={view.pieces ?? NONE} pieces={pieces} />
      ) : null}
      <h2 class="sub-head">{t("corrections.points")}</h2>
      <SeatPoints document={document} view={view} preview={preview} />
      {todos.length ? (
        <>
          <h2 class="sub-head">{t("corrections.to_move")}</h2>
          <ul class="changes-list">
            {todos.map((todo) => (
              <li key={formatTodo(document.table.seats, todo)}>
                <Sentence form={() => formatTodo(document.table.seats, todo)} turns={todo.turns} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {consequences.length ? (
        <>
          <h2 class="sub-head">{t("corrections.then")}</h2>
          <ul class="changes-list">
            {[...new Set(consequences)].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      ) : null}
    </ScrollRegion>
  );
}

/** How many of the corrected entries are shown. */
const FEW = 3;

/** The entries that are corrected, as they were told and as they will be. */
function Edited({ document, entries }: { document: TableDocument; entries: readonly EditedEntry[] }) {
  const rest = entries.length - FEW;
  return (
    <>
      {entries.slice(0, FEW).map((entry) => (
        <EntryWords key={entry.ref} document={document} spoken={entry} />
      ))}
      {rest > 0 ? <p class="second-line">{t("play.and_more", { n: rest })}</p> : null}
    </>
  );
}

/** Pictures of the changed places before and after, for each board that changes. */
function Pictures({ art, document, view, preview }: Omit<ChangesProps, "own"> & { art: GameArt }) {
  const { steps = [] } = preview.difference;
  const after = { surfaces: preview.surfaces ?? NONE };
  const { seats } = document.table;
  return (
    <>
      {listBoards(steps).map((name) => {
        const before = findSurface(view, name);
        if (before.kind === "display") return null; // it has no picture: the list below names its pieces
        const owner = findOwner(view, name);
        const places = listTouched(steps, name, before.kind);
        const shared = { art, seats, view, places };
        return (
          <section key={name} data-board={name}>
            {owner === undefined ? null : (
              <Whose document={document} seat={owner} name={nameSurface(before)} />
            )}
            <div class="before-after">
              <figure>
                <SurfaceGlimpse {...shared} board={before} />
                <figcaption>{t("corrections.is_entered")}</figcaption>
              </figure>
              <Icon name="next" />
              <figure class="glimpse-new">
                <SurfaceGlimpse {...shared} board={findSurface(after, name)} />
                <figcaption>{t("corrections.lies")}</figcaption>
              </figure>
            </div>
          </section>
        );
      })}
    </>
  );
}

/** Seats whose points change: points before and after, and the score lines that disappear and appear. */
function SeatPoints({ document, view, preview }: Omit<ChangesProps, "art" | "own">) {
  const { points = {}, lines_gone = [], lines_new = [] } = preview.difference;
  const moved = new Set([...lines_gone, ...lines_new].map(({ seat }) => seat));
  const seats = Object.keys(document.table.seats)
    .map(Number)
    .filter((seat) => points[seat] !== undefined || moved.has(seat));
  if (!seats.length) return <p class="second-line">{t("corrections.nothing")}</p>;
  return (
    <div class="card changes-points">
      <Rows label={t("corrections.points")}>
        {seats.map((seat) => {
          const now = view.seats[seat]?.score ?? 0;
          const change = points[seat];
          const removed = lines_gone.filter((line) => line.seat === seat);
          const added = lines_new.filter((line) => line.seat === seat);
          return (
            <Row
              key={seat}
              lead={<Stamp colour={readColour(document, seat)} />}
              title={readName(document, seat)}
              second={<Lines {...{ document, removed, added }} />}
              end={
                change ? (
                  <span class="display changes-score">
                    <span class="unseen">{t("corrections.from_to", change)}</span>
                    <s aria-hidden="true">{formatNumber(change.before)}</s>
                    <Icon name="next" size={16} />
                    <span aria-hidden="true" class="line-points">
                      {formatNumber(change.after)}
                    </span>
                  </span>
                ) : (
                  <span class="display changes-same">{formatNumber(now)}</span>
                )
              }
            />
          );
        })}
      </Rows>
    </div>
  );
}

interface LinesProps {
  document: TableDocument;
  removed: readonly ScoreLine[];
  added: readonly ScoreLine[];
}

/** The lines by their turns. One that another of the same words replaces is told once, with both its points. */
function Lines({ document, removed, added }: LinesProps) {
  const describe = (line: ScoreLine) => {
    const words = describeLine(document, line);
    const { turn } = line;
    return turn ? t("common.labelled", { label: nameTurn(document.table.game, turn), words }) : words;
  };
  const unmatched = [...added];
  const changed = removed.map((line) => {
    const what = describe(line);
    const at = unmatched.findIndex((other) => describe(other) === what);
    return { n: line.n, what, before: line, after: at < 0 ? undefined : unmatched.splice(at, 1)[0] };
  });
  return (
    <>
      {changed.map(({ n, what, before, after }) => (
        <span key={`gone ${n}`} class="changes-line">
          {after
            ? t("corrections.line_changed", {
                what,
                before: formatSigned(before.points),
                after: formatSigned(after.points),
              })
            : t("corrections.line_gone", { what, points: formatSigned(before.points) })}
        </span>
      ))}
      {unmatched.map((line) => (
        <span key={`new ${line.n}`} class="changes-line">
          {t("corrections.line_new", { what: describe(line), points: formatSigned(line.points) })}
        </span>
      ))}
    </>
  );
}
