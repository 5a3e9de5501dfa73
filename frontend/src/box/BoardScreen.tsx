import { useId, useState } from "preact/hooks";
import { t } from "../i18n";
import { draft } from "../net/drafts";
import type { BoardFacts } from "../pieces/boards";
import { SvgPicture } from "../pieces/SvgPicture";
import { back } from "../router";
import { Button } from "../ui/Button";
import { FilePick } from "../ui/FilePick";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { Payload } from "../wire";
import { type Looked, readJson, useBoardCheck, useBoardDraft, useBoards } from "./useBoards";

/** Bytes: a board has far fewer, and the server takes no more. */
const LARGEST = 60_000;

interface Typed {
  at: string;
  text: string;
}
/** What was pasted and is not kept: it is there again when somebody comes back. */
const typed = draft<Typed>();

interface BoardProps {
  game: string;
  board: string;
}

/** A board of this phone's box: pasted or opened as JSON, looked over, shown, then kept. */
export function BoardScreen({ game, board }: BoardProps) {
  const { boards, kept, failed, keep } = useBoards(game);
  const facts = boards?.find(({ id }) => id === board);
  if (!facts || !kept) {
    const title = t(boards && !facts ? "box.unknown_board" : "common.loading");
    return (
      <Screen
        top={<Heading title={t("box.title")} level={2} onBack={() => back(["box", game])} />}
        sheet={<Prompt title={title} second={failed ?? undefined} />}
      >
        {null}
      </Screen>
    );
  }
  return (
    <Copying
      {...{ game, facts, failed }}
      before={kept[board] as Payload | undefined}
      onKeep={(one) => keep(board, one)}
    />
  );
}

interface CopyingProps {
  game: string;
  facts: BoardFacts;
  before: Payload | undefined;
  failed: string | null;
  onKeep: (facts: Payload | null) => Promise<boolean>;
}

function Copying({ game, facts: { id, name, schema }, before, failed, onKeep }: CopyingProps) {
  const title = t(name.code, name.params);
  useTitle(title);
  const at = `${game}/${id}`;
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
  const isDraft = begun !== "" && says(text) === says(begun);
  const leave = () => back(["box", game]);
  const left = async (facts: Payload | null) => {
    if (!(await onKeep(facts))) return;
    typed.value = null;
    leave();
  };
  const unread = isLarge
    ? t("box.board_file_large")
    : text.trim() && readJson(text) === null
      ? t("box.board_not_json")
      : null;
  const problem = failed ?? unlooked ?? unread;
  return (
    <Screen
      top={<Heading title={t("box.title")} level={2} onBack={leave} />}
      sheet={
        <Prompt
          title={title}
          second={
            isDraft ? (
              t("box.board_draft_about")
            ) : (
              <Verdict {...{ problem, looked }} isKept={text !== "" && text === known} />
            )
          }
          bar={
            <ActionBar>
              {before ? <Button onPress={() => void left(null)}>{t("box.remove")}</Button> : null}
              <Button
                kind="main"
                missing={isDraft ? t("box.board_unchanged") : missing(text, known, looked, problem)}
                leadsTo={looked?.check.faults.length ? ".board-faults" : undefined}
                onPress={() => looked && void left(looked.facts)}
              >
                {t("box.keep")}
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

/** What JSON text says, however it is written. */
const says = (text: string) => JSON.stringify(readJson(text));

/** Why the board cannot be kept now, undefined where it can. */
function missing(text: string, known: string, looked: Looked | null, problem: string | null) {
  if (!text.trim()) return t("box.board_first");
  if (text === known) return t("box.board_state", { state: "kept" });
  if (problem !== null || looked?.check.faults.length) return t("box.corrections_first");
  return looked ? undefined : t("common.loading");
}

interface VerdictProps {
  problem: string | null;
  looked: Looked | null;
  isKept: boolean;
}

/** What is to be said of the text, in one line. */
function Verdict({ problem, looked, isKept }: VerdictProps) {
  if (problem !== null) return <span class="bad">{problem}</span>;
  if (looked?.check.faults.length) {
    return <span class="bad">{t("box.board_faults", { n: looked.check.faults.length })}</span>;
  }
  const state = isKept ? "kept" : "open";
  return (
    <span role="status">{looked && !isKept ? t("box.board_right") : t("box.board_state", { state })}</span>
  );
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
