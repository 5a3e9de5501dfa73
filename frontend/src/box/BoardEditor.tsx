import { useId, useState } from "preact/hooks";
import { t } from "../i18n";
import { draft } from "../net/drafts";
import type { BoardFacts } from "../pieces/boards";
import { SvgPicture } from "../pieces/SvgPicture";
import { Button } from "../ui/Button";
import { FilePick } from "../ui/FilePick";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { Payload } from "../wire";
import "./Box.css";
import { type Looked, readJson, useBoardCheck, useBoardDraft } from "./useBoards";

/** Maximum size in bytes, also of the server; a board has far fewer. */
const LARGEST = 60_000;

interface Typed {
  at: string;
  text: string;
}
/** Text that is not kept yet; it is shown again on return. */
const typed = draft<Typed>();

interface BoardEditorProps {
  /** Key under which typed text is remembered. */
  at: string;
  heading: string;
  game: string;
  facts: BoardFacts;
  /** The board as kept so far. */
  before: Payload | undefined;
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

/** Editor for a board as JSON: pasted or opened from a file, checked, drawn, then used. */
export function BoardEditor(props: BoardEditorProps) {
  const { at, game, before, failed, onBack, onDone, onRemove, unchanged } = props;
  const { id, name, schema } = props.facts;
  const title = t(name.code, name.params);
  useTitle(title);
  const known = before ? JSON.stringify(before, null, 1) : "";
  const text = typed.value?.at === at ? typed.value.text : known;
  const [isLarge, setLarge] = useState(false);
  const type = (next: string) => {
    setLarge(false);
    typed.value = { at, text: next };
  };
  const open = (file: File) => {
    if (file.size > LARGEST) setLarge(true);
    else void file.text().then(type);
  };
  const { looked, failed: unlooked } = useBoardCheck(game, id, text);
  const begun = useBoardDraft(game, id, before === undefined);
  const isDraft = begun !== "" && normalized(text) === normalized(begun);
  const finish = async (work: Promise<boolean>) => {
    if (await work) typed.value = null;
  };
  const unread = isLarge
    ? t("box.board_file_large")
    : text.trim() && readJson(text) === null
      ? t("box.board_not_json")
      : null;
  const problem = failed ?? unlooked ?? unread;
  return (
    <Screen
      top={<Heading title={props.heading} level={2} onBack={onBack} />}
      sheet={
        <Prompt
          title={title}
          second={
            isDraft ? (
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
              {onRemove ? <Button onPress={() => void finish(onRemove())}>{t("box.remove")}</Button> : null}
              <Button
                kind="main"
                missing={
                  isDraft ? t("box.board_unchanged") : missing(text, known, looked, problem, unchanged)
                }
                leadsTo={looked?.check.faults.length ? ".board-faults" : undefined}
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
        <p>{t("box.board_about", { schema })}</p>
        {looked?.check.faults.length ? (
          <section class="board-faults" tabIndex={-1}>
            <h2 class="sub-head">{t("box.board_faults", { n: looked.check.faults.length })}</h2>
            <ul class="board-fault-list">
              {looked.check.faults.map((fault, n) => (
                <li key={`${n}-${fault.code}`} class="bad">
                  {t(fault.code, fault.params)}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {looked?.check.picture ? (
          <div class="board-picture">
            <SvgPicture source={looked.check.picture} />
          </div>
        ) : null}
        {begun && !text.trim() ? <Button onPress={() => type(begun)}>{t("box.board_draft")}</Button> : null}
        <JsonField text={text} onType={type} onFile={open} />
      </div>
    </Screen>
  );
}

/** Normalize JSON text, to compare two texts by content. */
const normalized = (text: string) => JSON.stringify(readJson(text));

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
  if (problem !== null || looked?.check.faults.length) return t("box.corrections_first");
  return looked ? undefined : t("common.loading");
}

interface VerdictProps {
  problem: string | null;
  looked: Looked | null;
  /** Words while nothing is changed, else null. */
  unchanged: string | null;
}

/** State of the text, in one line. */
function Verdict({ problem, looked, unchanged }: VerdictProps) {
  if (problem !== null) return <span class="bad">{problem}</span>;
  if (looked?.check.faults.length) {
    return <span class="bad">{t("box.board_faults", { n: looked.check.faults.length })}</span>;
  }
  const state = looked ? t("box.board_right") : t("box.board_state", { state: "open" });
  return <span role="status">{unchanged ?? state}</span>;
}

interface JsonProps {
  text: string;
  onType: (text: string) => void;
  onFile: (file: File) => void;
}

function JsonField({ text, onType, onFile }: JsonProps) {
  const id = useId();
  return (
    <div class="field board-source">
      <label class="field-label" for={id}>
        {t("box.board_json")}
      </label>
      <textarea
        id={id}
        class="text-field board-json"
        rows={8}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        maxLength={LARGEST}
        value={text}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <FilePick icon="plus" accept=".json,application/json" onFile={onFile}>
        {t("box.board_open")}
      </FilePick>
    </div>
  );
}
