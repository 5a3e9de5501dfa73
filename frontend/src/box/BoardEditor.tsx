import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t, say as words } from "../i18n";
import { type BoardForm as Form, isMosaic } from "../pieces/boardForms";
import type { BoardFacts } from "../pieces/boards";
import { SvgPicture } from "../pieces/SvgPicture";
import { Button, LinkButton, MainButton } from "../ui/Button";
import { Fold } from "../ui/Fold";
import { Heading } from "../ui/Heading";
import { leadTo } from "../ui/leadTo";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { BoardCheck, Payload } from "../wire";
import { BoardForm, nameItem, type Position } from "./BoardForm";
import { JsonField, LARGEST } from "./BoardJson";
import { findUnsavedBoard, keepUnsavedBoard } from "./boardDrafts";
import { findItem, findNextItem, fitsForm, hasSameFacts } from "./formFacts";
import { isShownIn, Mosaic, type MosaicPart } from "./Mosaic";
import { readRows } from "./mosaicFacts";
import "./Box.css";
import "./Board.css";
import { readJson, useBoardCheck, useBoardDraft, useBoardForm } from "./useBoardCheck";

/** Number of changes that can be undone. */
const MOST_UNDONE = 60;

interface BoardEditorProps {
  /** The screen where the board is edited. Unsaved input is kept for that screen. */
  at: string;
  heading: string;
  game: string;
  facts: BoardFacts;
  /** The board as kept so far. */
  before: Payload | undefined;
  /** The name of another board of this kind that can be copied as a beginning. */
  other?: string | undefined;
  failed: string | null;
  onBack: () => void;
  /** Label of the main button, and text while nothing is changed. */
  doneLabel: string;
  unchanged: string;
  /** Uses the board. @returns true if it succeeded. */
  onDone: (facts: Payload) => Promise<boolean>;
  onRemove?: (() => Promise<boolean>) | undefined;
  /** What else belongs to the board, below it. */
  more?: ComponentChildren;
}

/** Editor of a board, by taps or as JSON. The server checks the board and draws its picture. */
export function BoardEditor(props: BoardEditorProps) {
  const { at, game, before, failed, onBack, onDone, onRemove, unchanged } = props;
  const { id, name, schema } = props.facts;
  const anyForm = useBoardForm(game, schema);
  const mosaic = isMosaic(anyForm) ? anyForm : null;
  const form = anyForm === mosaic ? null : (anyForm as Form | null);
  const [part, setPart] = useState<MosaicPart>("kinds");
  const firstDraft = useBoardDraft(game, id, before === undefined);
  const title = words(name);
  useTitle(title);
  const saved = before ? JSON.stringify(before, null, 1) : "";
  const unsaved = findUnsavedBoard(at);
  const text = unsaved ? unsaved.text : saved || (mosaic ? firstDraft : "");
  const facts = readJson(text);
  /** The kept board was changed elsewhere since editing began. */
  const isOvertaken = unsaved !== null && !hasSameFacts(readJson(unsaved.base), readJson(saved));
  /** Null before the first change. */
  const [undoStack, setUndoStack] = useState<readonly string[] | null>(null);
  const [isLarge, setLarge] = useState(false);
  const [asJson, setAsJson] = useState(false);
  const [position, setPosition] = useState<Position>([0, 0]);
  const [focusKey, setFocusKey] = useState(0);
  const focusItem = () => setFocusKey((before) => before + 1);
  const type = (next: string) => {
    setLarge(false);
    setUndoStack((older) => [...(older ?? []), text].slice(-MOST_UNDONE));
    keepUnsavedBoard(at, { text: next, base: unsaved ? unsaved.base : saved });
  };
  const open = (file: File) => {
    if (file.size > LARGEST) setLarge(true);
    else void file.text().then(type);
  };
  const undo = () => {
    const older = undoStack?.at(-1);
    if (!undoStack || older === undefined) return;
    setUndoStack(undoStack.slice(0, -1));
    if (undoStack.length === 1) focusItem();
    keepUnsavedBoard(at, older === saved ? null : { text: older, base: unsaved ? unsaved.base : saved });
  };
  const settleOvertaken = (keepsMine: boolean) =>
    keepUnsavedBoard(at, keepsMine ? { text, base: saved } : null);
  const { checked, lastCheck, failed: checkFailure } = useBoardCheck(game, id, text);
  const check = checked?.check ?? lastCheck;
  const stops = check?.faults.filter(({ plays }) => !plays) ?? [];
  // A press before the check is here takes effect with it.
  const [pressed, press] = useState<string | null>(null);
  const isDraft = firstDraft !== "" && hasSameFacts(facts, readJson(firstDraft));
  const finish = async (work: Promise<boolean>) => {
    if (await work) keepUnsavedBoard(at, null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (pressed === null || (pressed === text && !checked && checkFailure === null)) return;
    press(null);
    if (pressed === text && checked && !stops.length) void finish(onDone(checked.facts));
  }, [pressed, text, checked, checkFailure]);
  const inputProblem = isLarge
    ? t("box.board_file_large")
    : text.trim() && facts === null
      ? t("box.board_not_json")
      : null;
  const problem =
    failed ?? (checkFailure === null ? inputProblem : `${checkFailure} ${t("box.board_stays")}`);
  const tapped = form && !asJson && fitsForm(form, facts) ? { form, facts } : null;
  const rows = mosaic && readRows(mosaic, facts);
  const canBegin = firstDraft !== "" && !text.trim();
  const beginning = canBegin ? (
    <Button
      kind={form ? "main" : "second"}
      onPress={() => {
        type(firstDraft);
        focusItem();
      }}
    >
      {props.other ? t("box.board_copy", { name: props.other }) : t("box.board_draft")}
    </Button>
  ) : null;
  const asText = (
    <>
      <p>{t("box.board_about", { schema })}</p>
      {form ? null : beginning}
      {checked?.check.picture ? (
        <div class="board-picture">
          <SvgPicture source={checked.check.picture} />
        </div>
      ) : null}
      <JsonField text={text} onType={type} onFile={open} />
    </>
  );
  const next = tapped && position ? findNextItem(tapped.form, tapped.facts, position) : undefined;
  return (
    <Screen
      top={<Heading title={props.heading} onBack={onBack} />}
      sheet={
        <Prompt
          title={title}
          second={
            isDraft && problem === null ? (
              t(mosaic ? "box.board_example_about" : "box.board_draft_about")
            ) : (
              <Verdict
                problem={problem}
                check={check}
                isApart={rows !== null && Array.isArray(facts?.rows) && !check?.whole}
                unchanged={text !== "" && text === saved ? unchanged : null}
              />
            )
          }
        >
          {undoStack?.length ? (
            <Button icon="undo" label={t("common.undo")} onPress={undo} />
          ) : undoStack ? (
            // One tap too many must not meet another button.
            <span class="button-place" aria-hidden="true" />
          ) : null}
          {tapped && next !== undefined ? (
            <Button
              label={t("box.board_next_is", { name: next ? nameAt(tapped.form, next) : t("box.board_rest") })}
              onPress={() => {
                setPosition(next);
                focusItem();
              }}
            >
              {t("box.board_next")}
            </Button>
          ) : null}
          {form && beginning ? (
            beginning
          ) : (
            <MainButton
              missing={
                isOvertaken
                  ? t("box.board_overtaken_first")
                  : isDraft && !mosaic
                    ? t("box.board_unchanged")
                    : describeMissing(text, saved, check, problem, unchanged, pressed !== null)
              }
              leadsTo={isOvertaken ? ".board-overtaken" : stops.length ? ".board-faults" : undefined}
              onPress={() => press(text)}
            >
              {props.doneLabel}
            </MainButton>
          )}
        </Prompt>
      }
    >
      <div class="form">
        {isOvertaken ? <Overtaken isGone={before === undefined} onSettle={settleOvertaken} /> : null}
        {tapped ? (
          <BoardForm
            {...tapped}
            check={lastCheck}
            position={position}
            focusKey={focusKey}
            onPosition={setPosition}
            onChange={(changed) => type(JSON.stringify(changed, null, 1))}
          />
        ) : null}
        {mosaic && rows && facts ? (
          <Mosaic
            {...{ facts, rows, part }}
            form={mosaic}
            check={lastCheck}
            onPart={setPart}
            onChange={(changed) => type(JSON.stringify(changed, null, 1))}
          />
        ) : null}
        {check ? (
          <Faults
            faults={check.faults.filter(({ at }) => !rows || !isShownIn(part, at))}
            findLead={(at) => {
              const item = tapped && findItem(tapped.form, tapped.facts, at);
              if (!item) return undefined;
              return () => {
                setPosition(item);
                focusItem();
              };
            }}
          />
        ) : null}
        {props.more}
        {mosaic && rows ? (
          <Fold title={t("box.board_experts")}>
            <JsonField text={text} onType={type} onFile={open} />
          </Fold>
        ) : tapped ? null : (
          <>
            {form && !asJson ? (
              <>
                <p>{t("box.board_start_about")}</p>
                <h2 class="sub-head">{t("box.board_experts")}</h2>
              </>
            ) : null}
            {asText}
          </>
        )}
        <div class="board-more">
          {form && fitsForm(form, facts) ? (
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
  return at ? nameItem(at, item) : "";
};

interface FaultsProps extends Pick<BoardCheck, "faults"> {
  /** Return what leads to the item at a place; undefined if no item is there. */
  findLead: (place: string) => (() => void) | undefined;
}

/** All faults of the board, first those that stop it from being played. */
function Faults({ faults, findLead }: FaultsProps) {
  if (!faults.length) return null;
  const faultsThat = (plays: boolean) => faults.filter((fault) => Boolean(fault.plays) === plays);
  return (
    <section class="board-faults" tabIndex={-1}>
      {[faultsThat(false), faultsThat(true)].map((group, plays) =>
        group.length ? (
          <div key={plays}>
            <h2 class="sub-head">
              {t(plays ? "box.board_doubts" : "box.board_faults", { n: group.length })}
            </h2>
            {plays ? <p class="second-line">{t("box.board_doubts_about")}</p> : null}
            <ul class="board-fault-list">
              {group.map((fault, n) => {
                const words = t(fault.code, fault.params);
                const lead = findLead(fault.at ?? "");
                return (
                  <li key={`${n}-${fault.code}`} class={plays ? undefined : "bad"}>
                    {lead ? <LinkButton onPress={lead}>{words}</LinkButton> : words}
                  </li>
                );
              })}
            </ul>
          </div>
        ) : null,
      )}
    </section>
  );
}

/** Notice that another phone has changed the board, with a choice of the version to continue with. */
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
function describeMissing(
  text: string,
  saved: string,
  check: BoardCheck | null,
  problem: string | null,
  unchanged: string,
  isPressed: boolean,
) {
  if (!text.trim()) return t("box.board_first");
  if (text === saved) return unchanged;
  if (problem !== null || check?.faults.some(({ plays }) => !plays)) return t("box.corrections_first");
  return check && !isPressed ? undefined : t("common.loading");
}

interface VerdictProps {
  problem: string | null;
  /** Null while it is not known. */
  check: BoardCheck | null;
  /** True while the rows of a sketch do not fit together: what is wrong follows from that. */
  isApart: boolean;
  /** Text while nothing is changed, else null. */
  unchanged: string | null;
}

/** Return the state of the board in one line: a problem, its faults, or that it is valid. */
function Verdict({ problem, check, isApart, unchanged }: VerdictProps) {
  if (problem !== null) return <span class="bad">{problem}</span>;
  if (check && isApart) return <span role="status">{t("box.board_rows_apart")}</span>;
  const faults = check?.faults ?? [];
  const stops = faults.filter(({ plays }) => !plays).length;
  if (faults.length) {
    return (
      <span role="status">
        <LinkButton class={stops ? "bad" : ""} onPress={() => leadTo(".board-faults", document)}>
          {stops ? t("box.board_faults", { n: stops }) : t("box.board_doubts", { n: faults.length })}
        </LinkButton>
      </span>
    );
  }
  const state = check ? t("box.board_right") : t("box.board_state", { state: "open" });
  return <span role="status">{unchanged ?? state}</span>;
}
