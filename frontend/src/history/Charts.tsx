import { formatNumber, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { useArt } from "../pieces/useArt";
import { nameTurn } from "../scores/LineList";
import { describeKind, KindIcon, listColumns, ScoreTable } from "../scores/ScoreTable";
import { listStandings, type Standing } from "../scores/scores";
import { useCategories } from "../scores/useCategories";
import { readColour, readName } from "../seats/people";
import { Row, Rows } from "../ui/Rows";
import { Stamp } from "../ui/Stamp";
import type { TableDocument, View } from "../wire";
import { ChartCard } from "./ChartCard";
import { CourseCard } from "./CourseChart";
import { type Change, listChanges, listCourses } from "./course";
import { listStockKinds, listStocks } from "./stocks";

interface ChartsProps {
  document: TableDocument;
  /** The view at the shown step: nothing later is drawn. */
  view: View;
  turn: number;
  /** Go to the end of a turn. */
  onTurn: (turn: number) => void;
}

/** Charts of the points so far: turn by turn, by category, and changes of the lead. */
export function Charts({ document, view, turn, onTurn }: ChartsProps) {
  const { game, seats } = document.table;
  const art = useArt(game);
  const categories = useCategories(document.table);
  const courses = listCourses(seats, Object.values(view.lines ?? {}));
  const changes = listChanges(courses);
  const standings = listStandings(document, view);
  const when = (of: number) => nameTurn(game, of);
  const shared = { turn, turns: view.rounds, when };
  const goals = { ...document.view?.goals, ...view.goals }; // a replay starts before they are drawn
  return (
    <>
      <CourseCard
        {...shared}
        title={t("history.course")}
        courses={courses}
        label={(points) => t("history.course_label", { when: when(turn), points })}
        changes={changes}
      />
      {listStockKinds(view).map((kind) => {
        const title = t(`${game}.course_${kind}`);
        return (
          <CourseCard
            key={kind}
            {...shared}
            title={title}
            courses={listStocks(seats, view, kind)}
            label={(numbers) => t("history.course_of", { title, numbers })}
          />
        );
      })}
      {changes.length ? (
        <section class="card chart">
          <h2 class="sub-head">{t("history.turned")}</h2>
          <Rows label={t("history.turned")}>
            {changes.map((change) => (
              <Row
                key={change.turn}
                lead={<Stamp colour={readColour(document, change.seat)} />}
                title={describeChange(document, change)}
                second={when(change.turn)}
                end={
                  <span class="display history-ahead">
                    {formatNumber(change.score)} : {formatNumber(change.next)}
                  </span>
                }
                onPress={() => onTurn(change.turn)}
              />
            ))}
          </Rows>
        </section>
      ) : null}
      <ChartCard
        title={t("points.by_kind")}
        picture={
          <KindChart game={game} categories={categories} standings={standings} goals={goals} art={art} />
        }
        table={
          <ScoreTable
            game={game}
            categories={categories}
            standings={standings}
            caption={t("points.by_kind")}
            goals={goals}
            art={art}
          />
        }
      />
    </>
  );
}

/** Return "Ben takes the lead from Anna". */
function describeChange(document: TableDocument, { seat, from }: Change): string {
  const name = readName(document, seat);
  return from === undefined
    ? t("history.leads_first", { name })
    : t("history.leads_from", { name, from: readName(document, from) });
}

interface KindProps {
  game: string;
  categories: readonly string[];
  standings: readonly Standing[];
  goals?: View["goals"];
  art: GameArt | null;
}

/** Points by category as bars, each with its number and, for screen readers, the player's name. */
function KindChart({ game, categories, standings, goals, art }: KindProps) {
  const most = Math.max(1, ...standings.flatMap(({ by }) => Object.values(by).map(Math.abs)));
  return (
    <ul class="kinds">
      {listColumns(categories, standings).map((kind) => (
        <li key={kind}>
          <p class="kinds-head">
            <KindIcon category={kind} art={art} size={22} />
            {describeKind(game, kind, goals)}
          </p>
          <ul>
            {standings.map(({ seat, name, colour, by }) => (
              <li key={seat} class={`kinds-row seat-${colour}`}>
                <Stamp colour={colour} size={16} />
                <span class="unseen">{name}: </span>
                <span class="kinds-room" aria-hidden="true">
                  {by[kind] ? (
                    <span class="kinds-bar" style={{ "--part": Math.abs(by[kind] ?? 0) / most }} />
                  ) : null}
                </span>
                <span class="display kinds-number">{formatNumber(by[kind] ?? 0)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
