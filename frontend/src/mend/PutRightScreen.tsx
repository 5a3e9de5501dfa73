import { useEffect, useState } from "preact/hooks";
import { lyingOn } from "../board/whose";
import { t } from "../i18n";
import { sentence } from "../net/errors";
import { marksOf, putRight, tick } from "../net/putRight";
import { BoardOf } from "../play/BoardOf";
import { PlayStrip } from "../play/PlayStrip";
import { colourOf } from "../play/people";
import { useArt } from "../play/useArt";
import { go } from "../router";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Icon } from "../ui/Icon";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { useTitle } from "../ui/useTitle";
import type { Difference } from "../wire";
import { boardOf, placesOf, stepWords, tableOf, trackWords } from "./steps";
import type { MendProps } from "./TimelineScreen";
import "../play/play.css";
import "./mend.css";

interface Task {
  words: string;
  colour: string | undefined;
  places: readonly string[];
  board?: string;
}

/** What to do on the real table after a correction: a list to tick off, each place pointed out on the board. */
export function PutRightScreen({ store, document, view, version }: MendProps & { version: number }) {
  const { id } = store;
  const seat = store.seat.value;
  const art = useArt(document.table.game);
  const [found, setFound] = useState<{ version: number; difference: Difference } | null>(null);
  const [failed, setFailed] = useState("");
  const [lit, setLit] = useState<Pick<Task, "places" | "board">>({ places: [] });
  const online = store.connection.value.state !== "offline";
  useTitle(t("mend.right"));
  useEffect(() => {
    if (!online) return;
    let gone = false;
    putRight(id, version, seat).then(
      (difference) => {
        if (!gone) setFound({ version, difference });
      },
      (error: unknown) => {
        if (!gone) setFailed(sentence(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [id, version, seat, online]);

  const difference = found?.version === version ? found.difference : null;
  const { seats } = document.table;
  const tasks: Task[] = difference && art ? tasksOf() : [];
  const kept = marksOf(id)[version];
  const done = kept === "over" ? tasks.map((_, i) => i) : (kept ?? []);
  const left = tasks.length - done.filter((i) => i < tasks.length).length;
  const leave = (how: "over" | "later") => {
    if (how === "over") tick(id, version, "over");
    go(["t", id]);
  };
  const toggle = (i: number) =>
    tick(id, version, done.includes(i) ? done.filter((one) => one !== i) : [...done, i]);
  const nothing = difference !== null && art !== null && tasks.length === 0;
  const name = lit.board ?? boardOf(view, difference?.steps ?? []);
  return (
    <Screen
      work="board"
      top={<Heading title={t("mend.right")} level={2} onBack={() => leave("later")} />}
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt
          title={title()}
          second={second()}
          tone={failed && !difference ? "bad" : "plain"}
          bar={
            <ActionBar>
              {nothing || left === 0 ? null : (
                <Button onPress={() => leave("later")}>{t("mend.later")}</Button>
              )}
              <Button kind="main" onPress={() => leave("over")}>
                {t(nothing || failed ? "mend.to_table" : left ? "mend.as_done" : "mend.all_done")}
              </Button>
            </ActionBar>
          }
        >
          {tasks.length ? (
            <ol class="tasks" aria-label={t("mend.right")}>
              {tasks.map((task, i) => (
                <TaskRow
                  key={task.words}
                  task={task}
                  done={done.includes(i)}
                  onToggle={() => toggle(i)}
                  onShow={() => setLit(task)}
                />
              ))}
            </ol>
          ) : null}
        </Prompt>
      }
    >
      <BoardOf
        document={document}
        art={art}
        name={name}
        board={lyingOn(view, name)}
        label={t("mend.board_right")}
        lit={lit.places}
      />
    </Screen>
  );

  function tasksOf(): Task[] {
    if (!difference || !art) return [];
    const steps = difference.steps ?? [];
    const table = tableOf(art, view, steps, seats);
    const moved = steps.map((step) => ({
      words: stepWords(table, step),
      colour: step.seat === undefined ? undefined : colourOf(document, step.seat),
      places: placesOf(step),
      board: step.board ?? "main",
    }));
    const track = trackWords(difference, seats).map(({ seat: whose, words }) => ({
      words,
      colour: colourOf(document, whose),
      places: [],
    }));
    return [...moved, ...track];
  }

  function title(): string {
    if (failed && !difference) return t("play.not_possible");
    if (!difference || !art) return t("common.loading");
    if (nothing) return t("mend.nothing_to_move");
    return t(left ? "mend.right_prompt" : "mend.right_done");
  }

  function second(): string | undefined {
    if (failed && !difference) return failed;
    if (nothing) return t("mend.nothing_to_move_about");
    return difference ? t("mend.right_left", { n: left }) : undefined;
  }
}

interface TaskRowProps {
  task: Task;
  done: boolean;
  onToggle: () => void;
  onShow: () => void;
}

/** One step with its box; where there is a place to point at, a button does. */
function TaskRow({ task, done, onToggle, onShow }: TaskRowProps) {
  return (
    <li class="task">
      <label class="task-label">
        <input class="unseen" type="checkbox" checked={done} onChange={onToggle} />
        <span class="task-box" aria-hidden="true">
          {done ? <Icon name="check" size={20} /> : null}
        </span>
        {task.colour ? <Stamp colour={task.colour} /> : null}
        <span class="row-words">{task.words}</span>
      </label>
      {task.places.length ? (
        <Button kind="link" label={t("mend.show_step", { what: task.words })} onPress={onShow}>
          {t("play.show")}
        </Button>
      ) : null}
    </li>
  );
}
