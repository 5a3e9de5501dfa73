import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { BoardOf } from "../boards/BoardOf";
import { useRoomBeside } from "../frame/Beside";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { TableBand } from "../frame/TableBand";
import { capitalize, say, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { GoalPicture } from "../pieces/GoalPicture";
import { useArt } from "../pieces/useArt";
import { giveFeedback } from "../platform/haptics";
import { go } from "../router";
import { describePart, describePoints, nameTurn, saysProduct } from "../scores/LineList";
import { formatCounts, RuleWords } from "../scores/RuleWords";
import { describeKind, findGoal, KindIcon } from "../scores/ScoreTable";
import { readColour, readName } from "../seats/people";
import { findBoard, findSurfacesAfter } from "../surfaces/boards";
import { Button, MainButton } from "../ui/Button";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { ScrollRegion } from "../ui/ScrollRegion";
import { Stamp } from "../ui/Stamp";
import { useCloseOnBack } from "../ui/useCloseOnBack";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import { useTitle } from "../ui/useTitle";
import type { ScoreLine, TableDocument, View } from "../wire";
import { findRight, groupByKind, type Scored, sumPoints } from "./scored";
import "../styles/table.css";
import "../scores/scores.css";
import type { TableScreenProps } from "../session/tableProps";
import "./scoring.css";

/** Delay between lines, and maximum of all delays together, in ms. */
const APART = 40;
const ALL = 600;

/** The state of this screen before the help was opened, to restore it afterwards. */
let beforeHelp: { at: string; seat: number | undefined; n: number } | null = null;

export interface ScoringProps extends TableScreenProps {
  scored: Scored;
  /** The seat under review, then the other seats of this phone that are still to come. */
  seats: readonly number[];
}

/** Review of a round's scoring: each line highlights what it counts, and one tap confirms that the table agrees. */
export function ScoringScreen({ store, document, view, scored, seats }: ScoringProps) {
  const art = useArt(document.table.game);
  const [ownSeat, next] = seats;
  const several = store.seats.value.length > 1;
  const at = `${store.id} ${scored.turn} ${ownSeat}`;
  const [before] = useState(beforeHelp?.at === at ? beforeHelp : null);
  const [seat, setSeat] = useState(before ? before.seat : ownSeat);
  useCloseOnBack(seat === undefined && ownSeat !== undefined, () => setSeat(ownSeat));
  const [n, choose] = useState<number | null>(before?.n ?? null);
  useEffect(() => {
    beforeHelp = null;
  }, []);
  const line = scored.lines.find((candidate) => candidate.n === n);
  const shownSeat = line?.seat ?? seat ?? ownSeat ?? 0;
  const name = line?.board ?? findBoard(view, shownSeat);
  const when = nameTurn(document.table.game, scored.turn);
  const title =
    ownSeat === undefined
      ? t("play.scored", { when })
      : several
        ? t("play.scored_for", {
            when,
            points: sumPoints(scored, ownSeat),
            name: readName(document, ownSeat),
          })
        : t("play.scored_own", { when, points: sumPoints(scored, ownSeat) });
  const surfaces = useMemo(() => findSurfacesAfter(view, scored.turn), [view, scored.turn]);
  const isWide = useRoomBeside();
  useTitle(title);
  useHeadingFocus();
  useEffect(() => giveFeedback("reveal"), []);
  useEffect(() => {
    if (ownSeat !== undefined) store.showReview(scored.turn);
    return () => store.showReview(0);
  }, [store, ownSeat, scored.turn]);

  const look = (next: number | undefined) => {
    setSeat(next);
    choose(null);
  };
  return (
    <Screen
      work="board"
      top={<TableBand store={store} document={document} shownSeat={shownSeat} onSeat={look} />}
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        <Prompt
          colour={readColour(document, ownSeat)}
          title={title}
          second={t("play.scored_tap")}
          choices={
            <ScrollRegion label={t("play.scored", { when })}>
              <Lines
                document={document}
                view={view}
                scored={scored}
                art={art}
                seat={seat}
                chosen={line}
                onChoose={(next) => choose(next.n === n ? null : next.n)}
                onHelp={() => {
                  if (n !== null) beforeHelp = { at, seat, n };
                }}
              />
            </ScrollRegion>
          }
        >
          {seat === undefined && ownSeat !== undefined ? (
            <Button onPress={() => look(ownSeat)}>{t("play.scored_mine")}</Button>
          ) : seat === undefined ? null : (
            <Button onPress={() => look(undefined)}>{t("play.scored_all")}</Button>
          )}
          <MainButton
            onPress={() => {
              findRight(store.id, scored, ownSeat);
              if (next === undefined) go(["t", store.id], true);
            }}
          >
            {next === undefined
              ? t("play.scored_right")
              : t("play.scored_next", { name: readName(document, next) })}
          </MainButton>
        </Prompt>
      }
    >
      <BoardOf
        document={document}
        art={art}
        name={name}
        ownSeat={ownSeat}
        surfaces={surfaces}
        proof={line}
        wide={isWide}
      />
    </Screen>
  );
}

interface LinesProps {
  document: TableDocument;
  view: View;
  scored: Scored;
  art: ReturnType<typeof useArt>;
  /** The seat whose lines are shown; undefined: all seats. */
  seat: number | undefined;
  chosen: ScoreLine | undefined;
  onChoose: (line: ScoreLine) => void;
  /** Called before the help opens. */
  onHelp: () => void;
}

/** Lines by goal: of one seat, or of all seats below each goal. */
function Lines({ document, view, scored, art, seat, chosen, onChoose, onHelp }: LinesProps) {
  const { game } = document.table;
  let order = 0;
  const renderRow = (line: ScoreLine, kind: string | undefined) => (
    <LineRow
      key={line.n}
      document={document}
      line={line}
      picture={kind && <KindPicture game={game} kind={kind} goals={view.goals} art={art} />}
      chosen={line.n === chosen?.n}
      delay={Math.min(order++ * APART, ALL)}
      onChoose={onChoose}
      onHelp={onHelp}
    />
  );
  return (
    <ul class="scoring">
      {groupByKind(scored).map(({ kind, lines }) => {
        const mine = lines.filter((line) => seat === undefined || line.seat === seat);
        if (seat !== undefined) return mine.map((line) => renderRow(line, kind));
        return (
          <li key={kind}>
            <h2 class="scoring-goal">
              <KindPicture game={game} kind={kind} goals={view.goals} art={art} />
              {describeKind(game, kind, view.goals)}
            </h2>
            <ul>{mine.map((line) => renderRow(line, undefined))}</ul>
          </li>
        );
      })}
    </ul>
  );
}

interface LineRowProps extends Pick<LinesProps, "document" | "onChoose" | "onHelp"> {
  line: ScoreLine;
  /** Picture of the category; null for a line that is shown below its category, with its seat. */
  picture: ComponentChildren;
  chosen: boolean;
  delay: number;
}

function LineRow({ document, line, picture, chosen, delay, onChoose, onHelp }: LineRowProps) {
  const { game } = document.table;
  const comparison = formatCounts(document, line, line.seat);
  const parts = (line.parts ?? []).map((part) => {
    const words = describePart(game, line, part);
    if (line.counts) return `${words} (${comparison})`;
    return saysProduct(part) ? `${words} = ${part.points}` : `${words} ×\u00a0${part.value}`;
  });
  const why = line.why ? [say(line.why), formatCounts(document, line)] : [];
  const second = capitalize([...parts, ...why].filter(Boolean).join(" · "));
  return (
    <li class="scoring-row" style={{ animationDelay: `${delay}ms` }}>
      <button
        type="button"
        class={chosen ? "scoring-line scoring-chosen" : "scoring-line"}
        aria-pressed={chosen}
        data-line={line.n}
        onClick={() => onChoose(line)}
      >
        {picture || <Stamp colour={readColour(document, line.seat)} size={28} />}
        <span class="scoring-words">
          <b>{picture ? t(line.reason) : <bdi>{readName(document, line.seat)}</bdi>}</b>
          <span class="second-line">{second}</span>
        </span>
        <span class="display scoring-points">{describePoints(line)}</span>
      </button>
      {chosen ? <RuleWords document={document} line={line} onHelp={onHelp} /> : null}
    </li>
  );
}

interface KindPictureProps {
  game: string;
  kind: string;
  goals?: View["goals"];
  art: GameArt | null;
}

/** Picture of a category: that of the goal on its place, else the category's icon. */
function KindPicture({ game, kind, goals, art }: KindPictureProps) {
  const goal = findGoal(kind, goals);
  if (goal !== undefined) return <GoalPicture game={game} goal={goal} size={44} />;
  return <KindIcon category={kind} art={art} size={30} />;
}
