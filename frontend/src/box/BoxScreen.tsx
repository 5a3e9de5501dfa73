import { t } from "../i18n";
import { api } from "../net/api";
import type { GameArt } from "../pieces/assets";
import { type BoardFacts, fetchBoards } from "../pieces/boards";
import { type Box, type BoxFile, type Facts, hasDifferingBoxes, type PieceSet } from "../pieces/boxFile";
import { SvgPicture } from "../pieces/SvgPicture";
import { TilePicture } from "../pieces/TilePicture";
import { back, go } from "../router";
import { Button, LinkButton } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { useRequest } from "../ui/useRequest";
import { useTitle } from "../ui/useTitle";
import type { Payload } from "../wire";
import { Counts, useCountOptions } from "./Counts";
import { isSame, makeId } from "./draft";
import { formatHeadingId, listParts, Overview } from "./Overview";
import { OwnPicture } from "./OwnPicture";
import { PieceOption } from "./PieceOption";
import { SetCount } from "./SetCount";
import { useKept, useListed } from "./useKept";
import { describeDifferences, namePiece, nameSet, nameSetOfPiece } from "./words";

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
  const { file, art, ...listed } = useListed(game);
  const { box, keep, ...kept } = useKept(game);
  const kinds = useRequest(game, () => fetchBoards(game));
  const boards = kinds.failed ? [] : kinds.answer;
  const options = useCountOptions(game);
  const counts = box?.counts ?? {};
  const failed = kept.failed ?? listed.failed;
  const wrong = useDoubts(game, box?.boards);
  const isHere =
    box !== null && boards !== null && (!hasDifferingBoxes(game) || (file !== null && art !== null));
  const copied = boards?.filter(({ id }) => box?.boards?.[id]).length ?? 0;
  const parts = isHere
    ? listParts({
        ...{ game, file, box },
        boards: { all: boards.length, copied, wrong: sum(wrong) },
        counts: { all: options.length, entered: Object.keys(counts).length },
      })
    : [];
  return (
    <Screen
      top={<Heading title={t(`${game}.name`)} onBack={() => back([])} />}
      sheet={
        <Prompt
          title={t("box.title")}
          second={parts.length === 1 ? parts[0]?.summary : undefined}
          problem={failed}
        >
          <Button onPress={() => go(["box", game, "share"])}>{t("box.share")}</Button>
        </Prompt>
      }
    >
      {isHere ? (
        <div class="form">
          <p>{t("box.about")}</p>
          {parts.length > 1 ? <Overview parts={parts} /> : null}
          {file && art ? (
            <Disputed
              {...{ game, file, art, box }}
              onKeep={(piece, facts) => void keep("pieces", piece, facts)}
            />
          ) : null}
          {boards.length ? <Boards {...{ game, boards, box, copied, wrong }} /> : null}
          {options.length ? (
            <section>
              <Head part="counts">{t("box.counts")}</Head>
              <Counts {...{ game, options, counts }} onKeep={(name, n) => void keep("counts", name, n)} />
            </section>
          ) : null}
          {(file?.composer.sets ?? []).map((set) =>
            file ? <PiecesOfSet key={set.id} {...{ game, file, box, set }} /> : null,
          )}
          {file && art ? <AllPieces {...{ game, file, art, box }} /> : null}
        </div>
      ) : (
        <p class="second-line">{failed === null ? t("common.loading") : null}</p>
      )}
    </Screen>
  );
}

/** Return by board how many things on it contradict the rules, once they are known. */
function useDoubts(game: string, boards: Box["boards"] = {}): Readonly<Record<string, number>> {
  const doubtsOn = async ([id, facts]: [string, Payload]) => {
    const { faults } = await api.boardCheck(game, id, facts).catch(() => ({ faults: [] })); // its own screen says why
    return [id, faults.length];
  };
  const check = async () => Object.fromEntries(await Promise.all(Object.entries(boards).map(doubtsOn)));
  return useRequest(`${game} ${JSON.stringify(boards)}`, check).answer ?? {};
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
    <h2 class="sub-head" id={formatHeadingId(part)} tabIndex={-1}>
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
          const name = namePiece(file, piece);
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
                    words={describeDifferences(game, listed, other.facts)}
                    chosen={isSettled && !keptFacts}
                    onChoose={() => onKeep(piece, null)}
                  >
                    <TilePicture art={art} tile={piece} size={READING} />
                  </PieceOption>
                  <PieceOption
                    name={`reading-${piece}`}
                    words={describeDifferences(game, other.facts, listed)}
                    chosen={isSettled && isOther}
                    onChoose={() => onKeep(piece, other.facts)}
                  >
                    <SvgPicture source={other.picture} size={READING} />
                  </PieceOption>
                </div>
                <LinkButton onPress={() => go(["box", game, piece])}>{t("box.neither", { name })}</LinkButton>
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
          const name = namePiece(file, piece);
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
                <span class="label">
                  {keptFacts ? t(file.facts[piece] ? "box.changed" : "box.added") : name}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Button icon="plus" onPress={() => go(["box", game, makeId(Object.keys(box.pieces))])}>
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
      <Head part={set.id}>{nameSet(game, set)}</Head>
      {entered.length && set.count !== undefined ? null : (
        <p class="second-line">{t("box.set_about", { n: entered.length })}</p>
      )}
      <SetCount {...{ game, set }} pieces={box.pieces} />
      <ul class="picker-grid box-all">
        {entered.map(([piece, facts]) => {
          const [, cost = "", ...more] = nameSetOfPiece(game, file.composer, facts);
          return (
            <li key={piece}>
              <button
                type="button"
                class="tile-choice"
                data-piece={piece}
                aria-label={[namePiece(file, piece), cost, ...more].join(", ")}
                onClick={() => go(["box", game, piece])}
              >
                <OwnPicture game={game} piece={piece} facts={facts} size={SMALL} />
                <span class="label">{cost}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <Button icon="plus" onPress={() => go(["box", game, makeId(Object.keys(box.pieces)), set.id])}>
        {t("box.add_of", { set: nameSet(game, set) })}
      </Button>
    </section>
  );
}
