import { Board } from "../board/Board";
import { PiecePicture } from "../board/PiecePicture";
import { citedBy } from "../board/proof";
import { t } from "../i18n";
import type { TableStore } from "../net/table";
import { go } from "../router";
import { Button } from "../ui/Button";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { SeatsBand } from "../ui/SeatsBand";
import { useTitle } from "../ui/useTitle";
import type { BoardView, ScoreLine, TableDocument, View } from "../wire";
import { lineWords, ofWords, signed } from "./LineList";
import { PlayStrip } from "./PlayStrip";
import { projectedLines } from "./PointsScreen";
import { colourOf, nameOf, pillsOf } from "./people";
import { Reading } from "./Reading";
import { countsWords, RuleWords } from "./RuleWords";
import { linesOf, majorityOf, runsOf } from "./scores";
import { TableMenu } from "./TableMenu";
import { useArt } from "./useArt";
import "./play.css";
import "./points.css";

interface ProofScreenProps {
  store: TableStore;
  document: TableDocument;
  view: View;
  /** Which line. */
  n: number;
}

/** One score line on the board: what earned it, the sum, the majority, the rule. */
export function ProofScreen({ store, document, view, n }: ProofScreenProps) {
  const art = useArt(document.table.game);
  const { id } = store;
  const projected = projectedLines(store);
  const scored = linesOf(view).reverse();
  const lines = scored.some((line) => line.n === n) ? scored : (projected ?? scored);
  const index = lines.findIndex((line) => line.n === n);
  const line = lines[index];
  const ended = lines === projected;
  const mayMend = store.seats.value.length > 0 || store.host.value;
  useTitle(line ? lineWords(document.table.game, line) : t("points.title"));

  const to = (other: ScoreLine | undefined) =>
    other ? () => go(["t", id, "line", String(other.n)], true) : undefined;
  const all = () => go(["t", id, "points", ...(ended ? ["ended"] : [])]);
  const [before, after] = [to(lines[index - 1]), to(lines[index + 1])];
  const board = view.boards[line?.board ?? "main"] ?? { tiles: {} };
  return (
    <Screen
      work="board"
      top={
        <SeatsBand pills={pillsOf(document, store.presence.value)} onSeat={() => go(["t", id, "points"])}>
          <TableMenu store={store} />
        </SeatsBand>
      }
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        <Prompt
          colour={colourOf(document, line?.seat)}
          title={line ? t(line.reason) : t("points.gone")}
          second={line ? ofWords(document, line.seat, line.turn) : undefined}
          aside={line ? <span class="display proof-total">{signed(line.points)}</span> : undefined}
          focusKey={n}
          bar={
            <ActionBar>
              {before ? <Button icon="previous" label={t("points.previous")} onPress={before} /> : null}
              <Button onPress={all}>{t(ended ? "points.ended" : "points.all")}</Button>
              {after ? <Button icon="next" label={t("points.next")} onPress={after} /> : null}
              {line && !ended && mayMend ? (
                <Button onPress={() => go(["t", id, "timeline", "line", String(n)])}>
                  {t("mend.something_wrong")}
                </Button>
              ) : null}
            </ActionBar>
          }
        >
          {line ? <Proof document={document} line={line} board={board} /> : null}
        </Prompt>
      }
    >
      {art ? (
        <Board
          art={art}
          board={board}
          seats={document.table.seats}
          label={t("points.board_label")}
          proof={line}
        />
      ) : (
        <div class="seams" />
      )}
    </Screen>
  );
}

/** The sum as on paper, then who had most, then the rule, then what did not count and why. */
export function Proof({
  document,
  line,
  board,
}: {
  document: TableDocument;
  line: ScoreLine;
  board: BoardView;
}) {
  const { game } = document.table;
  const { byPart } = citedBy(line, board);
  const majority = majorityOf(line);
  const counts = countsWords(document, line);
  return (
    <Reading label={t("points.proof")}>
      <ul class="card proof-sum">
        {line.note ? (
          <li>
            <b class="proof-what">{line.note}</b>
            <span class="display proof-points">{signed(line.points)}</span>
          </li>
        ) : null}
        {(line.note ? [] : (line.parts ?? [])).map((part, i) => (
          <li key={part.code}>
            <span class="proof-what">
              <b>{t(`${game}.part_${part.code}`, { count: part.count })}</b>{" "}
              <span class="second-line">{runsOf(byPart[i] ?? [])}</span>
            </span>
            <span class="second-line">
              {part.count} × {part.value}
            </span>
            <span class="display proof-points">{part.points}</span>
          </li>
        ))}
        {majority.length ? (
          <li>
            <b class="proof-what">{t("points.most")}</b>
            {majority.map(({ seat, count }) => (
              <span key={seat} class="proof-majority">
                <span aria-hidden="true" class="proof-pegs">
                  {Array.from({ length: Math.min(count, 3) }, (_, peg) => (
                    <PiecePicture
                      key={peg}
                      colour={colourOf(document, seat) ?? ""}
                      kind="follower"
                      size={26}
                    />
                  ))}
                </span>
                <span class="unseen">{nameOf(document, seat)}</span>
                <span class="display">{count}</span>
              </span>
            ))}
          </li>
        ) : null}
      </ul>
      {counts ? <p class="proof-rule">{counts}</p> : null}
      {line.note ? <p class="proof-rule">{t("points.agreed")}</p> : null}
      <RuleWords document={document} line={line} />
    </Reading>
  );
}
