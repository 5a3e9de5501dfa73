import { useState } from "preact/hooks";
import { t, text as words } from "../i18n";
import type { BoardForm as Form } from "../pieces/boardForms";
import type { BoardFacts } from "../pieces/boards";
import { SvgPicture } from "../pieces/SvgPicture";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { BoardCheck, Payload } from "../wire";
import { BoardForm, type Here, itemName } from "./BoardForm";
import { JsonField, LARGEST } from "./BoardJson";
import { keepTyped, typedAt } from "./boardDrafts";
import { isShown, nextOf, saysTheSame } from "./formFacts";
import "./Box.css";
import "./Board.css";
import { type Looked, readJson, useBoardCheck, useBoardDraft, useBoardForm } from "./useBoards";

/** So many changes can be undone. */
const MOST_UNDONE = 60;

interface BoardEditorProps {
  /** Where it is edited: what is entered is remembered for that place. */
  at: string;
  heading: string;
  game: string;
  facts: BoardFacts;
  /** The board as kept so far. */
  before: Payload | undefined;
  /** The name of another board of the kind, from which it may begin. */
  other?: string | undefined;
  failed: string | null;
  onBack: () => void;
  /** Words of the main button, and words while nothing is changed. */
  done: string;
  unchanged: string;
  /** Uses the board. @returns true if it succeeded. */
  onDone: (facts: Payload) => Promise<boolean>;
  /** Removes the board. */
  onRemove?: (() => Promise<boolean>) | undefined;
}

/** A board by taps, or as JSON: entered, looked over, shown, then used. */
export function BoardEditor(props: BoardEditorProps) {
  const { at, game, before, failed, onBack, onDone, onRemove, unchanged } = props;
  const { id, name, schema } = props.facts;
  const form = useBoardForm(game, schema);
  const title = words(name);
  useTitle(title);
  const known = before ? JSON.stringify(before, null, 1) : "";
  const typed = typedAt(at);
  const text = typed ? typed.text : known;
  const facts = readJson(text);
  /** Somebody has changed it elsewhere since this was begun. */
  const isOvertaken = typed !== null && !saysTheSame(readJson(typed.base), readJson(known));
  const [past, setPast] = useState<readonly string[]>([]);
  const [isLarge, setLarge] = useState(false);
  const [asJson, setAsJson] = useState(false);
  const [here, setHere] = useState<Here>([0, 0]);
  const type = (next: string) => {
    setLarge(false);
    setPast((older) => [...older, text].slice(-MOST_UNDONE));
    keepTyped(at, { text: next, base: typed ? typed.base : known });
  };
  const open = (file: File) => {
    if (file.size > LARGEST) setLarge(true);
    else void file.text().then(type);
  };
  const undo = () => {
    const older = past.at(-1);
    if (older === undefined) return;
    setPast(past.slice(0, -1));
    keepTyped(at, older === known ? null : { text: older, base: typed ? typed.base : known });
  };
  const settle = (mine: boolean) => keepTyped(at, mine ? { text, base: known } : null);
  const { looked, last, failed: unlooked } = useBoardCheck(game, id, text);
  const begun = useBoardDraft(game, id, before === undefined);
  const isDraft = begun !== "" && saysTheSame(facts, readJson(begun));
  const finish = async (work: Promise<boolean>) => {
    if (await work) keepTyped(at, null);
  };
  const unread = isLarge
    ? t("box.board_file_large")
    : text.trim() && facts === null
      ? t("box.board_not_json")
      : null;
  const problem = failed ?? (unlooked === null ? unread : `${unlooked} ${t("box.board_stays")}`);
  const tapped = form && !asJson && isShown(form, facts) ? { form, facts } : null;
  const next = tapped && here ? nextOf(tapped.form, tapped.facts, here) : undefined;
  const stops = looked?.check.faults.filter(({ plays }) => !plays) ?? [];
  return (
    <Screen
      top={<Heading title={props.heading} level={2} onBack={onBack} />}
      sheet={
        <Prompt
          title={title}
          second={
            isDraft && problem === null ? (
              t("box.board_draft_about")
            ) : (
              <Verdict
                {...{ problem, looked }}
                unchanged={text !== "" && text === known ? unchanged : null}
              />
            )
          }
          bar={
            <ActionBar>
              {past.length ? <Button icon="undo" label={t("common.undo")} onPress={undo} /> : null}
              {tapped && next ? (
                <Button
                  label={t("box.board_next_is", { name: nameAt(tapped.form, next) })}
                  onPress={() => setHere(next)}
                >
                  {t("box.board_next")}
                </Button>
              ) : null}
              <Button
                kind="main"
                missing={
                  isOvertaken
                    ? t("box.board_overtaken_first")
                    : isDraft
                      ? t("box.board_unchanged")
                      : missing(text, known, looked, problem, unchanged)
                }
                leadsTo={isOvertaken ? ".board-overtaken" : stops.length ? ".board-faults" : undefined}
                onPress={() => looked && void finish(onDone(looked.facts))}
              >
                {props.done}
              </Button>
            </ActionBar>
          }
        />
      }
    >
      <div class="form">
        {isOvertaken ? <Overtaken isGone={before === undefined} onSettle={settle} /> : null}
        {tapped ? (
          <BoardForm
            {...tapped}
            check={last}
            here={here}
            onHere={setHere}
            onChange={(one) => type(JSON.stringify(one, null, 1))}
          />
        ) : null}
        {looked ? <Faults check={looked.check} /> : null}
        {tapped ? null : (
          <>
            <p>{t(form ? "box.board_start_about" : "box.board_about", { schema })}</p>
            {begun && !text.trim() ? (
              <Button kind={form ? "main" : "second"} onPress={() => type(begun)}>
                {props.other ? t("box.board_copy", { name: props.other }) : t("box.board_draft")}
              </Button>
            ) : null}
            {looked?.check.picture ? (
              <div class="board-picture">
                <SvgPicture source={looked.check.picture} />
              </div>
            ) : null}
            <JsonField text={text} onType={type} onFile={open} />
          </>
        )}
        <div class="board-more">
          {form && isShown(form, facts) ? (
            <Button onPress={() => setAsJson(!asJson)}>
              {t(asJson ? "box.board_by_taps" : "box.board_as_json")}
            </Button>
          ) : null}
          {onRemove ? <Button onPress={() => void finish(onRemove())}>{t("box.remove")}</Button> : null}
        </div>
      </div>
    </Screen>
  );
}

const nameAt = ({ rows }: Form, [row, item]: readonly [number, number]) => {
  const at = rows[row];
  return at ? itemName(at, item) : "";
};

/** Everything that is wrong, in one list: first what stops the board from being played. */
function Faults({ check: { faults } }: { check: BoardCheck }) {
  if (!faults.length) return null;
  const said = (plays: boolean) => faults.filter((fault) => Boolean(fault.plays) === plays);
  return (
    <section class="board-faults" tabIndex={-1}>
      {[said(false), said(true)].map((some, plays) =>
        some.length ? (
          <div key={plays}>
            <h2 class="sub-head">{t(plays ? "box.board_doubts" : "box.board_faults", { n: some.length })}</h2>
            {plays ? <p class="second-line">{t("box.board_doubts_about")}</p> : null}
            <ul class="board-fault-list">
              {some.map((fault, n) => (
                <li key={`${n}-${fault.code}`} class={plays ? undefined : "bad"}>
                  {t(fault.code, fault.params)}
                </li>
              ))}
            </ul>
          </div>
        ) : null,
      )}
    </section>
  );
}

/** Another phone has changed the board: which of the two goes on is asked before anything is kept. */
function Overtaken({ isGone, onSettle }: { isGone: boolean; onSettle: (mine: boolean) => void }) {
  return (
    <section class="board-overtaken card" tabIndex={-1} role="status">
      <p>{t(isGone ? "box.board_gone" : "box.board_overtaken")}</p>
      <div class="keep-answers">
        <Button onPress={() => onSettle(true)}>{t("box.board_mine")}</Button>
        <Button onPress={() => onSettle(false)}>{t("box.board_theirs")}</Button>
      </div>
    </section>
  );
}

/** Return why the board cannot be kept now; undefined if it can. */
function missing(
  text: string,
  known: string,
  looked: Looked | null,
  problem: string | null,
  unchanged: string,
) {
  if (!text.trim()) return t("box.board_first");
  if (text === known) return unchanged;
  if (problem !== null || looked?.check.faults.some(({ plays }) => !plays)) return t("box.corrections_first");
  return looked ? undefined : t("common.loading");
}

interface VerdictProps {
  problem: string | null;
  looked: Looked | null;
  /** Words while nothing is changed, else null. */
  unchanged: string | null;
}

/** What is to be said of the board, in one line. */
function Verdict({ problem, looked, unchanged }: VerdictProps) {
  if (problem !== null) return <span class="bad">{problem}</span>;
  const faults = looked?.check.faults ?? [];
  const stops = faults.filter(({ plays }) => !plays).length;
  if (stops) return <span class="bad">{t("box.board_faults", { n: stops })}</span>;
  if (faults.length) return <span role="status">{t("box.board_doubts", { n: faults.length })}</span>;
  const state = looked ? t("box.board_right") : t("box.board_state", { state: "open" });
  return <span role="status">{unchanged ?? state}</span>;
}
