import { Board } from "../board/Board";
import { t } from "../i18n";
import type { MendProps } from "../mend/TimelineScreen";
import { lineWords, ofWords, signed } from "../play/LineList";
import { PlayStrip } from "../play/PlayStrip";
import { Proof } from "../play/ProofScreen";
import { colourOf } from "../play/people";
import { linesOf } from "../play/scores";
import { useArt } from "../play/useArt";
import { go } from "../router";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { ScoreLine } from "../wire";
import { positionOf } from "./HistoryScreen";
import { useReplay } from "./replay";
import "../play/play.css";
import "../play/points.css";

/** A score line on the board as it lay at the step that is looked at. */
export function HistoryProof({ store, document, view: now, n }: MendProps & { n: number }) {
  const { id } = store;
  const art = useArt(document.table.game);
  const { how, step } = positionOf(store, now);
  const { shown, failed } = useReplay(store, how, step);
  const lines = shown ? linesOf(shown.view).reverse() : [];
  const index = lines.findIndex((line) => line.n === n);
  const line = lines[index];
  const board = shown?.view.boards[line?.board ?? "main"] ?? { tiles: {} };
  useTitle(line ? lineWords(document.table.game, line) : t("points.title"));

  const to = (other: ScoreLine | undefined) =>
    other ? () => go(["t", id, "history", "line", String(other.n)], true) : undefined;
  const [before, after] = [to(lines[index - 1]), to(lines[index + 1])];
  const missing = failed || t(shown ? "points.gone" : "common.loading");
  return (
    <Screen
      work="board"
      top={<Heading title={t("history.title")} level={2} onBack={() => go(["t", id, "history"])} />}
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt
          colour={colourOf(document, line?.seat)}
          title={line ? t(line.reason) : missing}
          second={line ? ofWords(document, line.seat, line.turn) : undefined}
          aside={line ? <span class="display proof-total">{signed(line.points)}</span> : undefined}
          focusKey={n}
          bar={
            <ActionBar>
              {before ? <Button icon="previous" label={t("points.previous")} onPress={before} /> : null}
              <Button onPress={() => go(["t", id, "history"])}>{t("history.back")}</Button>
              {after ? <Button icon="next" label={t("points.next")} onPress={after} /> : null}
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
