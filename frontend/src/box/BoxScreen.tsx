import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import type { GameArt } from "../pieces/assets";
import { type BoardFacts, boardsOf } from "../pieces/boards";
import { type Box, type BoxFile, boxesDiffer, type Facts, type PieceSet } from "../pieces/boxFile";
import { SvgPicture } from "../pieces/SvgPicture";
import { TilePicture } from "../pieces/TilePicture";
import { back, go } from "../router";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import { Counts } from "./Counts";
import { isSame } from "./draft";
import { headOf, Overview, partsOf } from "./Overview";
import { OwnPicture } from "./OwnPicture";
import { PieceOption } from "./PieceOption";
import { SetCount } from "./SetCount";
import { useBox } from "./useBox";
import { useCounts } from "./useCounts";
import { differences, pieceName, setName, setWords } from "./words";

const READING = 88;
const SMALL = 64;

interface ListProps {
  game: string;
  file: BoxFile;
  art: GameArt;
  box: Box;
  onKeep: (piece: string, facts: Facts | null) => void;
}

/** This phone's box: disputed pieces first, each settled by a tap; then boards, sets and all pieces. */
export function BoxScreen({ game }: { game: string }) {
  useTitle(t("box.title"));
  const { file, art, box, failed, keep } = useBox(game);
  const boards = useGameBoards(game);
  const numbers = useCounts(game, box);
  const wrong = useDoubts(game, box?.boards);
  const isHere = box !== null && boards !== null && (!boxesDiffer(game) || (file !== null && art !== null));
  const copied = boards?.filter(({ id }) => box?.boards?.[id]).length ?? 0;
  const parts = isHere
    ? partsOf({
        ...{ game, file, box },
        boards: { all: boards.length, copied, wrong: sum(wrong) },
        counts: { all: numbers.options.length, entered: Object.keys(numbers.counts).length },
      })
    : [];
  return (
    <Screen
      top={<Heading title={t(`${game}.name`)} level={2} onBack={() => back([])} />}
      sheet={
        <Prompt
          title={t("box.title")}
          second={
            (failed ?? numbers.failed) === null ? (
              parts.length === 1 ? (
                parts[0]?.summary
              ) : undefined
            ) : (
              <span class="bad">{failed ?? numbers.failed}</span>
            )
          }
        />
      }
    >
      {isHere ? (
        <div class="form">
          <p>{t("box.about")}</p>
          {parts.length > 1 ? <Overview parts={parts} /> : null}
          {file && art ? (
            <Disputed {...{ game, file, art, box }} onKeep={(piece, facts) => void keep(piece, facts)} />
          ) : null}
          {boards.length ? <Boards {...{ game, boards, box, copied, wrong }} /> : null}
          {numbers.options.length ? (
            <section>
              <Head part="counts">{t("box.counts")}</Head>
              <Counts game={game} options={numbers.options} counts={numbers.counts} onKeep={numbers.keep} />
            </section>
          ) : null}
          {(file?.composer.sets ?? []).map((set) =>
            file ? <PiecesOfSet key={set.id} {...{ game, file, box, set }} /> : null,
          )}
          {file && art ? <AllPieces {...{ game, file, art, box }} /> : null}
          <Button onPress={() => go(["box", game, "share"])}>{t("box.share")}</Button>
        </div>
      ) : (
        <p class="second-line">{failed === null ? t("common.loading") : null}</p>
      )}
    </Screen>
  );
}

function useGameBoards(game: string): readonly BoardFacts[] | null {
  const [boards, setBoards] = useState<readonly BoardFacts[] | null>(null);
  useEffect(() => {
    boardsOf(game).then(setBoards, () => setBoards([]));
  }, [game]);
  return boards;
}

/** Return by board how many things on it contradict the rules, once they are known. */
function useDoubts(game: string, boards: Box["boards"] | undefined): Readonly<Record<string, number>> {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    let isCancelled = false;
    for (const [id, facts] of Object.entries(boards ?? {})) {
      api.boardCheck(game, id, facts).then(
        ({ faults }) => !isCancelled && setCounts((before) => ({ ...before, [id]: faults.length })),
        () => undefined, // the board's own screen shows the failure
      );
    }
    return () => {
      isCancelled = true;
    };
  }, [game, boards]);
  return counts;
}

interface BoardsProps {
  game: string;
  boards: readonly BoardFacts[];
  box: Box;
  copied: number;
  /** By board, how many things on it contradict the rules. */
  wrong: Readonly<Record<string, number>>;
}

const sum = (numbers: Readonly<Record<string, number>>) =>
  Object.values(numbers).reduce((all, n) => all + n, 0);

/** The heading of a part, to which the overview leads. */
function Head({ part, children }: { part: string; children: string }) {
  return (
    <h2 class="sub-head" id={headOf(part)} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Boards that have to be copied out, each once. */
function Boards({ game, boards, box, copied, wrong }: BoardsProps) {
  return (
    <section>
      <Head part="boards">{t("box.boards")}</Head>
      <p class="second-line">{t("box.boards_about")}</p>
      <Rows label={t("box.boards_copied", { n: copied, all: boards.length })}>
        {boards.map(({ id, name }) => (
          <Row
            key={id}
            title={t(name.code, name.params)}
            second={[
              t("box.board_state", { state: box.boards?.[id] ? "kept" : "open" }),
              ...(wrong[id] ? [t("box.board_doubts", { n: wrong[id] })] : []),
            ].join(" · ")}
            onPress={() => go(["box", game, "board", id])}
          />
        ))}
      </Rows>
    </section>
  );
}

function Disputed({ game, file, art, box, onKeep }: ListProps) {
  return (
    <section>
      <Head part="disputed">{t("box.disputed")}</Head>
      <p class="second-line">{t("box.disputed_about")}</p>
      <ul class="box-readings">
        {Object.entries(file.readings).map(([piece, alternatives]) => {
          const listed = file.facts[piece];
          const [other] = alternatives;
          if (!listed || !other) return null;
          const keptFacts = box.pieces[piece];
          const isOther = keptFacts !== undefined && isSame(keptFacts, other.facts);
          const isSettled = box.settled.includes(piece);
          const name = pieceName(file, piece);
          return (
            <li key={piece}>
              <fieldset class="choice" data-piece={piece}>
                <legend class="field-label">
                  {name}
                  <span class="second-line">
                    {" · "}
                    {t("box.state", {
                      state: !isSettled ? "open" : keptFacts && !isOther ? "drawn" : "settled",
                    })}
                  </span>
                </legend>
                <div class="box-pair">
                  <PieceOption
                    name={`reading-${piece}`}
                    words={differences(game, listed, other.facts)}
                    chosen={isSettled && !keptFacts}
                    onChoose={() => onKeep(piece, null)}
                  >
                    <TilePicture art={art} tile={piece} size={READING} />
                  </PieceOption>
                  <PieceOption
                    name={`reading-${piece}`}
                    words={differences(game, other.facts, listed)}
                    chosen={isSettled && isOther}
                    onChoose={() => onKeep(piece, other.facts)}
                  >
                    <SvgPicture source={other.picture} size={READING} />
                  </PieceOption>
                </div>
                <Button kind="link" onPress={() => go(["box", game, piece])}>
                  {t("box.neither", { name })}
                </Button>
              </fieldset>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function AllPieces({ game, file, art, box }: Omit<ListProps, "onKeep">) {
  const added = Object.entries(box.pieces).flatMap(([piece, { set }]) =>
    file.facts[piece] || isKnown(file, set) ? [] : [piece],
  );
  return (
    <section>
      <h2 class="sub-head">{t("box.all")}</h2>
      <p class="second-line">{t("box.all_about")}</p>
      <ul class="picker-grid box-all">
        {[...added, ...Object.keys(file.facts)].map((piece) => {
          const keptFacts = box.pieces[piece];
          const name = pieceName(file, piece);
          return (
            <li key={piece}>
              <button
                type="button"
                class="tile-choice"
                data-piece={piece}
                aria-label={keptFacts ? t("box.piece_own", { name }) : name}
                onClick={() => go(["box", game, piece])}
              >
                {keptFacts ? (
                  <OwnPicture game={game} piece={piece} facts={keptFacts} size={SMALL} />
                ) : (
                  <TilePicture art={art} tile={piece} size={SMALL} />
                )}
                <span class="label">{keptFacts ? t("box.changed") : name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <Button icon="plus" onPress={() => go(["box", game, nextId(Object.keys(box.pieces))])}>
        {t("box.add")}
      </Button>
    </section>
  );
}

const isKnown = ({ composer: { sets = [] } }: BoxFile, set: string | undefined) =>
  sets.some(({ id }) => id === set);

interface SetProps extends Pick<ListProps, "game" | "file" | "box"> {
  set: PieceSet;
}

/** Pieces of an expansion's set, each entered once. */
function PiecesOfSet({ game, file, box, set }: SetProps) {
  const entered = Object.entries(box.pieces).filter(([, facts]) => facts.set === set.id);
  return (
    <section>
      <Head part={set.id}>{setName(game, set)}</Head>
      {entered.length && set.count !== undefined ? null : (
        <p class="second-line">{t("box.set_about", { n: entered.length })}</p>
      )}
      <SetCount {...{ game, set }} pieces={box.pieces} />
      <ul class="picker-grid box-all">
        {entered.map(([piece, facts]) => {
          const [, cost = "", ...more] = setWords(game, file.composer, facts);
          return (
            <li key={piece}>
              <button
                type="button"
                class="tile-choice"
                data-piece={piece}
                aria-label={[pieceName(file, piece), cost, ...more].join(", ")}
                onClick={() => go(["box", game, piece])}
              >
                <OwnPicture game={game} piece={piece} facts={facts} size={SMALL} />
                <span class="label">{cost}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <Button icon="plus" onPress={() => go(["box", game, nextId(Object.keys(box.pieces)), set.id])}>
        {t("box.add_of", { set: setName(game, set) })}
      </Button>
    </section>
  );
}

/** Return a free id for a piece that is not in the list. */
function nextId(taken: readonly string[]): string {
  let n = 1;
  while (taken.includes(`x${n}`)) n += 1;
  return `x${n}`;
}
