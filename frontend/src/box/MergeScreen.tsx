import { useEffect, useState } from "preact/hooks";
import { joinWords, say, t } from "../i18n";
import { api } from "../net/api";
import { AppError } from "../net/errors";
import { describeOption } from "../options/OptionsForm";
import type { GameArt } from "../pieces/assets";
import { type BoardFacts, fetchBoards } from "../pieces/boards";
import { type BoxFile, type Facts, fetchBoxFile, hasDifferingBoxes } from "../pieces/boxFile";
import { SvgPicture } from "../pieces/SvgPicture";
import { TilePicture } from "../pieces/TilePicture";
import { back, go } from "../router";
import { Button, MainButton } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { showToast } from "../ui/Toast";
import { useAsk } from "../ui/useAsk";
import { useRequest } from "../ui/useRequest";
import { useTitle } from "../ui/useTitle";
import type { BoardLine, BoxDifference, BoxExport, Payload } from "../wire";
import { OwnPicture } from "./OwnPicture";
import { PieceOption } from "./PieceOption";
import { opened } from "./ShareScreen";
import { formatKey, keepChosen, sharing } from "./sharing";
import { useListed } from "./useKept";
import { describePiece, describeDifferences as inWords, namePiece } from "./words";

const SIDE = 88;

interface Other {
  file: BoxExport;
  differences: readonly BoxDifference[];
  /** Identifies the state of this phone's box that was compared. */
  compared: string;
}

interface MergeProps {
  game: string;
  /** Code of a link; undefined if a file was opened. */
  code: string | undefined;
}

/** Comparison of this phone's box with another one, from a link or a file: the differences, with a choice for each. */
export function MergeScreen({ game, code }: MergeProps) {
  useTitle(t("box.merge"));
  const [other, setOther] = useState<Other | null>(null);
  const { failed, setError, ask } = useAsk();
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const boards = useRequest(game, () => fetchBoards(game));
  const { file, art } = useListed(game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each box
  useEffect(() => {
    const read = async () => {
      const text = code === undefined ? opened.peek() : JSON.stringify(await sharing.look(game, code));
      if (text === null) return back(["box", game, "share"]); // the page was reloaded meanwhile
      const compared = await sharing.compare(game, text); // the server says what is wrong with a file
      // What neither this box nor the list says yet is taken, unless somebody says otherwise.
      const listed = hasDifferingBoxes(game) ? (await fetchBoxFile(game)).facts : {};
      const isNew = ({ kind, id, mine }: BoxDifference) => !mine && !(kind === "piece" && listed[id]);
      choose(new Set(compared.differences.filter(isNew).map(formatKey)));
      setOther({ file: JSON.parse(text) as BoxExport, ...compared });
    };
    read().catch(setError);
  }, [game, code]);

  const all = other?.differences ?? [];
  const keys = all.map(formatKey);
  const taken = keys.filter((key) => chosen.has(key));
  const added = all.filter(({ kind, id }) => kind === "piece" && file && !(id in file.names));
  const take = async () => {
    if (!other) return;
    try {
      await sharing.take(game, keepChosen(other.file, all, chosen), other.compared);
    } catch (error) {
      // Another phone has changed the box: compare again, and keep the choices.
      if (error instanceof AppError && error.code === "box.changed_meanwhile") {
        setOther({ ...other, ...(await sharing.compare(game, JSON.stringify(other.file))) });
      }
      throw error;
    }
    showToast(t("box.merge_done"));
    go(["box", game]); // over the page where a file was opened
  };
  return (
    <Screen
      top={<Heading title={t(`${game}.name`)} onBack={() => back(["box", game])} />}
      sheet={
        <Prompt
          title={t("box.merge")}
          second={other ? t("box.merge_differs", { n: all.length }) : t("common.loading")}
          problem={failed || boards.failed}
        >
          {all.length ? (
            <>
              <Button onPress={() => choose(new Set())}>{t("box.merge_all_mine")}</Button>
              <Button onPress={() => choose(new Set(keys))}>{t("box.merge_all_theirs")}</Button>
              <MainButton
                missing={taken.length ? undefined : t("box.merge_first")}
                onPress={() => void ask(take())}
              >
                {t("box.merge_take", { n: taken.length })}
              </MainButton>
            </>
          ) : (
            <Button onPress={() => go(["box", game], true)}>{t("box.title")}</Button>
          )}
        </Prompt>
      }
    >
      <div class="form">
        {all.length ? <p>{t("box.merge_about")}</p> : null}
        <ul class="box-readings">
          {all.map((difference) => (
            <Difference
              key={formatKey(difference)}
              {...{ game, file, art, difference }}
              boards={boards.answer ?? []}
              added={added.indexOf(difference) + 1}
              isTheirs={chosen.has(formatKey(difference))}
              onChoose={(theirs) =>
                choose(
                  new Set(
                    theirs
                      ? [...chosen, formatKey(difference)]
                      : [...chosen].filter((key) => key !== formatKey(difference)),
                  ),
                )
              }
            />
          ))}
        </ul>
      </div>
    </Screen>
  );
}

/** Facts of a board at one place. */
const describeLine = ({ where, says }: BoardLine) =>
  t("box.board_line", { where: say(where), says: joinWords(says.map(say)) });

interface DifferenceProps {
  game: string;
  file: BoxFile | null;
  art: GameArt | null;
  boards: readonly BoardFacts[];
  difference: BoxDifference;
  /** The number of a piece among those that the list lacks; 0 for anything else. */
  added: number;
  isTheirs: boolean;
  onChoose: (theirs: boolean) => void;
}

/** One difference of two boxes: mine and theirs, each with a picture. */
function Difference(props: DifferenceProps) {
  const { game, file, art, boards, difference, added, isTheirs, onChoose } = props;
  const { kind, id } = difference;
  const board = boards.find((candidate) => candidate.id === id);
  const name =
    kind === "count"
      ? describeOption(game, id)
      : kind === "board"
        ? board
          ? say(board.name)
          : id
        : added
          ? t("box.merge_added", { n: added })
          : file
            ? namePiece(file, id)
            : id;
  const listed = kind === "piece" ? file?.facts[id] : undefined;
  const side = (theirs: boolean) => {
    const facts = theirs ? difference.theirs : difference.mine;
    const against = ((theirs ? difference.mine : difference.theirs) ?? listed) as Facts | undefined;
    const words =
      file && facts && kind === "piece"
        ? against
          ? inWords(game, facts as Facts, against)
          : describePiece(game, file.composer, facts as Facts)
        : [];
    const lines = (theirs ? difference.theirs_says : difference.mine_says) ?? [];
    const number = kind === "count" && facts ? [t("box.amount", { n: Number(facts.n) })] : [];
    const missing = facts ? [] : [t(listed ? "box.as_listed" : "box.merge_none")];
    return (
      <PieceOption
        name={`merge-${kind}-${id}`}
        words={[
          t(theirs ? "box.merge_theirs" : "box.merge_mine"),
          ...words,
          ...lines.map(describeLine),
          ...number,
          ...missing,
        ]}
        chosen={theirs === isTheirs}
        onChoose={() => onChoose(theirs)}
      >
        {facts ? (
          kind === "board" ? (
            <BoardPicture game={game} board={id} facts={facts} />
          ) : kind === "piece" ? (
            <OwnPicture game={game} piece={id} facts={facts as Facts} size={SIDE} />
          ) : null
        ) : listed && art ? (
          <TilePicture art={art} tile={id} size={SIDE} />
        ) : null}
      </PieceOption>
    );
  };
  return (
    <li>
      <fieldset class="choice" data-differs={formatKey(difference)}>
        <legend class="field-label">{name}</legend>
        <div class="box-pair">
          {side(false)}
          {side(true)}
        </div>
      </fieldset>
    </li>
  );
}

/** A small picture of a board; an empty space until it is loaded. */
function BoardPicture({ game, board, facts }: { game: string; board: string; facts: Payload }) {
  const { answer } = useRequest(board, () => api.boardCheck(game, board, facts), facts);
  return answer ? (
    <SvgPicture source={answer.picture} size={SIDE} />
  ) : (
    <span style={{ width: SIDE, height: SIDE }} />
  );
}
