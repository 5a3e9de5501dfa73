import { useEffect, useId } from "preact/hooks";
import { say, t } from "../i18n";
import { api } from "../net/api";
import { hasNoBox, keepNoBox } from "../options/withoutBox";
import { loadSheet } from "../pieces/assets";
import { type BoardFacts, fetchBoards } from "../pieces/boards";
import { fetchBoxFile, hasDifferingBoxes } from "../pieces/boxFile";
import { SvgPicture } from "../pieces/SvgPicture";
import { go } from "../router";
import { Button } from "../ui/Button";
import { Fold } from "../ui/Fold";
import { Refusal } from "../ui/Refusal";
import { Row, Rows } from "../ui/Rows";
import { useRequest } from "../ui/useRequest";
import type { Payload } from "../wire";
import { Counts, useCountOptions } from "./Counts";
import { type Kept, useKept } from "./useKept";
import { nameSet } from "./words";
import "./Board.css";
import "./BoxCard.css";

export interface BoxCardProps {
  game: string;
  expansions: readonly string[];
  draw: string;
  /** How many sit at the table, or have to at least: other boards are for more. */
  seats: number;
  /** The boards of the host's box, for everybody else at the table; undefined: this phone's box counts. */
  hostsBoards?: readonly string[] | undefined;
  /** A number of pieces in this phone's box has changed; null: it is not known any more. */
  onCount?: ((name: string, n: number | null) => void) | undefined;
  /** Somebody says that there is no box, so that nothing can be drawn from it. */
  onNoBox?: (() => void) | undefined;
  /** Whether the question about a board is open. */
  onQuestion?: ((isOpen: boolean) => void) | undefined;
}

/** What a table plays with that its box has not said: the board that the app made up, with a picture and a question. */
export function BoxCard(props: BoxCardProps) {
  const { game, expansions, draw, seats, hostsBoards, onCount, onNoBox, onQuestion } = props;
  const isOwn = hostsBoards === undefined;
  const kept = useKept(game, isOwn);
  const { box } = kept;
  // The lobby works without these; they are asked for again with the next visit.
  const boards = useRequest(game, () => fetchBoards(game)).answer ?? [];
  const file = useRequest(
    game,
    () => fetchBoxFile(game),
    isOwn && hasDifferingBoxes(game) ? "" : null,
  ).answer;
  if (isOwn && !box) return null;
  const isPlayed = ({ expansion }: { expansion: string }) => !expansion || expansions.includes(expansion);
  const isFor = ({ seats: [least, most] = [seats, seats] }: BoardFacts) => least <= seats && seats <= most;
  const played = boards.filter((board) => board.guess && isPlayed(board) && isFor(board));
  const entered = isOwn ? Object.keys(box?.boards ?? {}) : hostsBoards;
  // Guests are told of the boards in use alone: one is enough to know that they are entered.
  const open = !isOwn && entered.length ? undefined : played.find(({ id }) => !entered.includes(id));
  const bare = (file?.composer.sets ?? []).filter(
    (set) => isPlayed(set) && !Object.values(box?.pieces ?? {}).some((piece) => piece.set === set.id),
  );
  return (
    <>
      {open ? (
        <OpenBoard key={open.id} {...{ game, draw, isOwn, kept, onNoBox, onQuestion }} board={open} />
      ) : isOwn && played.length ? (
        <Rows>
          {played.map(({ id, name }) => (
            <Row
              key={id}
              title={t("box.card_kept", { name: say(name) })}
              second={t("box.card_change")}
              onPress={() => go(["box", game, "board", id])}
            />
          ))}
        </Rows>
      ) : null}
      {bare.map((set) => (
        <p key={set.id} class="card-note">
          {t("box.card_set", { set: nameSet(game, set), draw })}
        </p>
      ))}
      {isOwn && played.some(({ expansion }) => !expansion) ? <Numbers {...{ game, kept, onCount }} /> : null}
    </>
  );
}

interface OpenBoardProps extends Pick<BoxCardProps, "game" | "draw" | "onNoBox" | "onQuestion"> {
  board: BoardFacts;
  isOwn: boolean;
  kept: Kept;
}

/** A board that is not entered: the one that the app made up, and whether it is the printed one. */
function OpenBoard({ game, draw, board, isOwn, kept, onNoBox, onQuestion }: OpenBoardProps) {
  const { id, name, guess } = board;
  const heading = useId();
  const drafted = useRequest(id, () => api.boardDraft(game, id), game);
  const draft = (drafted.answer?.facts ?? null) as Payload | null;
  const check = useRequest(id, () => api.boardCheck(game, id, draft ?? {}), draft);
  const glyphs = useRequest("glyphs", () => loadSheet("glyphs"));
  const picture = check.answer?.picture;
  const failed = drafted.failed || glyphs.failed || check.failed || kept.failed;
  const without = hasNoBox(game);
  const asks = isOwn && !without;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever that changes
  useEffect(() => {
    onQuestion?.(asks);
    return () => onQuestion?.(false);
  }, [asks]);
  const enter = () => go(["box", game, "board", id]);
  return (
    <section class="card board-card" aria-labelledby={heading}>
      <div class="board-card-look">
        <h3 class="sub-head" id={heading}>
          {say(name)}
        </h3>
        {picture ? (
          <div class="board-card-picture">
            <SvgPicture source={picture} />
          </div>
        ) : null}
        {asks ? (
          <fieldset class="choice board-card-question">
            <legend class="field-label">{t("box.card_question")}</legend>
            <div class="board-card-answers">
              <Button
                missing={draft ? undefined : t("common.loading")}
                onPress={() => void kept.keep("boards", id, draft, null)}
              >
                {t("box.card_yes")}
              </Button>
              <Button onPress={enter}>{t("box.card_no")}</Button>
              <Button
                onPress={() => {
                  keepNoBox(game);
                  onNoBox?.();
                }}
              >
                {t("box.card_no_box")}
              </Button>
            </div>
          </fieldset>
        ) : null}
      </div>
      {isOwn && without ? (
        <p>{t("box.card_invented")}</p>
      ) : guess ? (
        <p>{say({ ...guess, params: { ...guess.params, draw } })}</p>
      ) : null}
      <Refusal words={failed} />
      {isOwn && without ? (
        <div class="board-card-answers">
          <Button onPress={enter}>{t("box.card_enter")}</Button>
          <a
            class="button button-second"
            href={`/api/v1/games/${game}/boards/${id}/print`}
            target="_blank"
            rel="noopener"
          >
            <span>{t("box.card_print")}</span>
          </a>
        </div>
      ) : null}
    </section>
  );
}

interface NumbersProps extends Pick<BoxCardProps, "game" | "onCount"> {
  kept: Kept;
}

/** How many pieces each player has, which differs between editions. */
function Numbers({ game, kept: { box, failed, keep }, onCount }: NumbersProps) {
  const options = useCountOptions(game);
  if (!options.length) return null;
  return (
    <Fold title={t("box.card_numbers")} as="h3">
      {failed === null ? null : <p class="bad">{failed}</p>}
      <Counts
        {...{ game, options }}
        counts={box?.counts ?? {}}
        onKeep={(key, n) => {
          void keep("counts", key, n);
          onCount?.(key, n);
        }}
      />
    </Fold>
  );
}
