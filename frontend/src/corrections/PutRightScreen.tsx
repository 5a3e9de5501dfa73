import { useEffect, useState } from "preact/hooks";
import { BoardOf } from "../boards/BoardOf";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { fetchOpenList, finish, readMarks, tickSteps } from "../frame/strips/putRightLists";
import { t } from "../i18n";
import { liesOnTable } from "../pieces/realTable";
import { Sentence } from "../pieces/Sentence";
import { useArt } from "../pieces/useArt";
import { back, go } from "../router";
import { readColour, readName } from "../seats/people";
import type { TableScreenProps } from "../session/tableProps";
import { Button, LinkButton, MainButton } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Icon } from "../ui/Icon";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { useRequest } from "../ui/useRequest";
import { useSend } from "../ui/useSend";
import { useTitle } from "../ui/useTitle";
import type { TableDocument } from "../wire";
import {
  buildTable,
  describeTodo,
  findFirstBoard,
  formatTodo,
  listPlaces,
  listTrackTodos,
  type Todo,
} from "./steps";
import "../styles/table.css";
import "./corrections.css";

interface Task extends Todo {
  places: readonly string[];
  board?: string;
}

/**
 * Screen that asks whether the real table is already as after a correction, above the steps to tick off if it is not,
 * each with its place outlined on the board. One person answers for all. Without a real table nothing is asked.
 */
export function PutRightScreen({ store, document, view, version }: TableScreenProps & { version: number }) {
  const { id } = store;
  const seat = store.seat.value;
  const art = useArt(document.table.game);
  const { sending, failed: refused, send } = useSend();
  const [shown, ask] = useState<number | null>(null);
  const online = store.connection.value.state !== "offline";
  const lies = liesOnTable(document, view);
  useTitle(t("corrections.right"));
  useEffect(() => {
    if (lies !== "nowhere") return;
    tickSteps(id, version, "over");
    go(["t", id], true);
  }, [id, version, lies]);
  const isMatched = document.table.matched?.includes(version) ?? false;
  const { current: difference, failed: unknown } = useRequest(
    `${id} ${version} ${seat} ${isMatched}`,
    () => fetchOpenList(id, version, seat, isMatched),
    online ? version : null,
  );
  const tasks = listTasks();
  const marks = readMarks(id)[version];
  const checkedTasks = marks === "over" ? tasks.map((_, i) => i) : (marks ?? []);
  const remaining = tasks.length - checkedTasks.filter((i) => i < tasks.length).length;
  const nothing = difference !== null && art !== null && tasks.length === 0;
  const failed = refused || unknown;
  const toTable = () => go(["t", id]);
  const settle = () => {
    if (nothing) {
      // Other seats may see more changes.
      tickSteps(id, version, "over");
      toTable();
      return;
    }
    send("finish", () => finish(id, version), toTable);
  };
  const toggle = (i: number) => {
    tickSteps(
      id,
      version,
      checkedTasks.includes(i) ? checkedTasks.filter((other) => other !== i) : [...checkedTasks, i],
    );
    ask(null);
  };
  // The outlined step: the requested one, else the first that remains.
  const at = shown ?? tasks.findIndex((_, i) => !checkedTasks.includes(i));
  const outlinedTask = tasks[at];
  const asks = remaining > 0 && remaining === tasks.length;
  const missing = online ? (sending ? t("play.sending") : undefined) : t("client.no_connection");
  const name = outlinedTask?.board ?? findFirstBoard(view, difference?.steps ?? []);
  return (
    <Screen
      work="board"
      top={<Heading title={t("corrections.right")} onBack={() => back(["t", id])} />}
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt
          title={title()}
          second={second()}
          tone={failed ? "bad" : "plain"}
          choices={
            tasks.length ? (
              <ol class="tasks" aria-label={t("corrections.right")}>
                {tasks.map((task, i) => (
                  <TaskRow
                    key={formatTodo(document.table.seats, task)}
                    document={document}
                    task={task}
                    isDone={checkedTasks.includes(i)}
                    isOutlined={i === at}
                    onToggle={() => toggle(i)}
                    onShow={() => ask(i)}
                  />
                ))}
              </ol>
            ) : null
          }
        >
          {remaining ? <Button onPress={toTable}>{t("corrections.later")}</Button> : null}
          {difference ? (
            <MainButton missing={missing} onPress={settle}>
              {settled()}
            </MainButton>
          ) : (
            <MainButton onPress={toTable}>{t("corrections.to_table")}</MainButton>
          )}
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
        fitsBoard={shown === null}
      />
    </Screen>
  );

  function listTasks(): Task[] {
    if (!difference || !art) return [];
    const steps = difference.steps ?? [];
    const table = buildTable(art, view, steps);
    const moved = steps.map((step) => ({
      ...describeTodo(table, step),
      places: listPlaces(step),
      ...(listPlaces(step).length ? { board: step.board ?? "main" } : {}),
    }));
    return [...moved, ...listTrackTodos(difference).map((todo) => ({ ...todo, places: [] }))];
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
  const { seat, form, turns } = task;
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
              <Stamp colour={readColour(document, seat)} />
              <span>{readName(document, seat)}</span>
            </b>
          )}
          <span>
            <Sentence form={form} turns={turns} />
          </span>
        </span>
      </label>
      {task.places.length ? (
        <LinkButton
          label={t("corrections.show_step", { what: formatTodo(document.table.seats, task) })}
          pressed={isOutlined}
          onPress={onShow}
        >
          {t("play.show")}
        </LinkButton>
      ) : null}
    </li>
  );
}
