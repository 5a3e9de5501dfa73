import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { sentence } from "../net/errors";
import { fetchPutRightList, finish, marksOf, tick } from "../net/putRightLists";
import { back, go } from "../router";
import { BoardOf } from "../table/BoardOf";
import { colourOf, nameOf } from "../table/people";
import { liesOnTable } from "../table/realTable";
import { Sentence } from "../table/Sentence";
import { PlayStrip } from "../table/strips/PlayStrip";
import type { TableScreenProps } from "../table/tableProps";
import { useArt } from "../table/useArt";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Icon } from "../ui/Icon";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { useTitle } from "../ui/useTitle";
import type { Difference, TableDocument } from "../wire";
import { boardOf, placesOf, type Todo, tableOf, todoOf, todoWords, trackOf } from "./steps";
import "../table/table.css";
import "./corrections.css";

interface Task extends Todo {
  places: readonly string[];
  board?: string;
}

/**
 * Screen that asks whether the real table is already as after a correction. If it is not, the screen lists the steps
 * to tick off, each with its place outlined on the board. One person answers for all. Without a real table nothing is
 * asked.
 */
export function PutRightScreen({ store, document, view, version }: TableScreenProps & { version: number }) {
  const { id } = store;
  const seat = store.seat.value;
  const art = useArt(document.table.game);
  const [loaded, setLoaded] = useState<{ version: number; difference: Difference } | null>(null);
  const [failed, setFailed] = useState("");
  const [matched, ask] = useState<number | null>(null);
  const online = store.connection.value.state !== "offline";
  const lies = liesOnTable(document, view);
  useTitle(t("corrections.right"));
  useEffect(() => {
    if (lies !== "nowhere") return;
    tick(id, version, "over");
    go(["t", id], true);
  }, [id, version, lies]);
  useEffect(() => {
    if (!online) return;
    let isCancelled = false;
    fetchPutRightList(id, version, seat).then(
      (difference) => {
        if (!isCancelled) setLoaded({ version, difference });
      },
      (error: unknown) => {
        if (!isCancelled) setFailed(sentence(error));
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [id, version, seat, online]);

  const difference = loaded?.version === version ? loaded.difference : null;
  const tasks: Task[] = difference && art ? tasksOf() : [];
  const marks = marksOf(id)[version];
  const checkedTasks = marks === "over" ? tasks.map((_, i) => i) : (marks ?? []);
  const remaining = tasks.length - checkedTasks.filter((i) => i < tasks.length).length;
  const nothing = difference !== null && art !== null && tasks.length === 0;
  const [moves, setMoves] = useState(marks !== undefined && marks.length > 0);
  const [sending, setSending] = useState(false);
  const toTable = () => go(["t", id]);
  const settle = () => {
    if (nothing) {
      // Other seats may see more changes.
      tick(id, version, "over");
      toTable();
      return;
    }
    setSending(true);
    setFailed("");
    finish(id, version).then(toTable, (error: unknown) => {
      setSending(false);
      setFailed(sentence(error));
    });
  };
  const toggle = (i: number) => {
    tick(
      id,
      version,
      checkedTasks.includes(i) ? checkedTasks.filter((other) => other !== i) : [...checkedTasks, i],
    );
    ask(null);
  };
  // The outlined step: the requested one, else the first that remains.
  const at = matched ?? tasks.findIndex((_, i) => !checkedTasks.includes(i));
  const outlinedTask = tasks[at];
  const asks = remaining > 0 && !moves;
  const missing = online ? (sending ? t("play.sending") : undefined) : t("corrections.needs_server");
  const name = outlinedTask?.board ?? boardOf(view, difference?.steps ?? []);
  return (
    <Screen
      work="board"
      top={<Heading title={t("corrections.right")} level={2} onBack={() => back(["t", id])} />}
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt
          title={title()}
          second={second()}
          tone={failed ? "bad" : "plain"}
          bar={
            <ActionBar>
              {asks ? (
                <Button onPress={() => setMoves(true)}>
                  {t(lies === "perhaps" ? "corrections.show_moves" : "corrections.not_yet")}
                </Button>
              ) : remaining ? (
                <Button onPress={toTable}>{t("corrections.later")}</Button>
              ) : null}
              {difference ? (
                <Button kind="main" missing={missing} onPress={settle}>
                  {settled()}
                </Button>
              ) : (
                <Button kind="main" onPress={toTable}>
                  {t("corrections.to_table")}
                </Button>
              )}
            </ActionBar>
          }
        >
          {tasks.length && !asks ? (
            <ol class="tasks" aria-label={t("corrections.right")}>
              {tasks.map((task, i) => (
                <TaskRow
                  key={todoWords(document.table.seats, task)}
                  document={document}
                  task={task}
                  isDone={checkedTasks.includes(i)}
                  isOutlined={i === at}
                  onToggle={() => toggle(i)}
                  onShow={() => ask(i)}
                />
              ))}
            </ol>
          ) : null}
        </Prompt>
      }
    >
      <BoardOf
        past
        document={document}
        art={art}
        name={name}
        surfaces={view}
        label={t("corrections.board_right")}
        lit={outlinedTask?.places}
        fitsBoard={matched === null}
      />
    </Screen>
  );

  function tasksOf(): Task[] {
    if (!difference || !art) return [];
    const steps = difference.steps ?? [];
    const table = tableOf(art, view, steps);
    const moved = steps.map((step) => ({
      ...todoOf(table, step),
      places: placesOf(step),
      ...(placesOf(step).length ? { board: step.board ?? "main" } : {}),
    }));
    return [...moved, ...trackOf(difference).map((todo) => ({ ...todo, places: [] }))];
  }

  function settled(): string {
    if (nothing) return t("corrections.to_table");
    if (!asks) return t("corrections.all_done");
    return t(lies === "perhaps" ? "corrections.no_moves" : "corrections.as_done");
  }

  function title(): string {
    if (failed && !difference) return t("play.not_possible");
    if (!difference || !art) return t("common.loading");
    if (nothing) return t("corrections.nothing_to_move");
    if (asks) return t(lies === "perhaps" ? "corrections.right_ask_app" : "corrections.right_ask");
    return t(remaining ? "corrections.right_prompt" : "corrections.right_done");
  }

  function second(): string | undefined {
    if (failed) return failed;
    if (nothing) return t("corrections.nothing_to_move_about");
    if (asks)
      return t(lies === "perhaps" ? "corrections.right_ask_app_about" : "corrections.right_ask_about");
    return difference ? t("corrections.right_left", { n: remaining }) : undefined;
  }
}

interface TaskRowProps {
  document: TableDocument;
  task: Task;
  isDone: boolean;
  /** The step that is outlined on the board. */
  isOutlined: boolean;
  onToggle: () => void;
  onShow: () => void;
}

/** One step with its checkbox, and a button that shows its place if it has one. */
function TaskRow({ document, task, isDone, isOutlined, onToggle, onShow }: TaskRowProps) {
  const { seat, form } = task;
  return (
    <li class={isOutlined ? "task task-shown" : "task"}>
      <label class="task-label">
        <input class="unseen" type="checkbox" checked={isDone} onChange={onToggle} />
        <span class="task-box" aria-hidden="true">
          {isDone ? <Icon name="check" size={20} /> : null}
        </span>
        <span class="row-words">
          {seat === undefined ? null : (
            <b class="task-whose">
              <Stamp colour={colourOf(document, seat)} />
              <span>{nameOf(document, seat)}</span>
            </b>
          )}
          <span>
            <Sentence form={form} />
          </span>
        </span>
      </label>
      {task.places.length ? (
        <Button
          kind="link"
          label={t("corrections.show_step", { what: todoWords(document.table.seats, task) })}
          pressed={isOutlined}
          onPress={onShow}
        >
          {t("play.show")}
        </Button>
      ) : null}
    </li>
  );
}
