import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { sentence } from "../net/errors";
import { keepPieces, kindOf, leavePieces, useUnkept } from "../net/unkept";
import { type BoxFile, boxesDiffer, boxFile } from "../pieces/boxFile";
import { TilePicture } from "../pieces/TilePicture";
import { back, go } from "../router";
import { tileWords } from "../surfaces/grid/describe";
import { nameOf } from "../table/people";
import type { TableScreenProps } from "../table/tableProps";
import { useArt } from "../table/useArt";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { KeptPieces as Kept } from "../wire";
import { BoardsToKeep } from "./TableBoard";
import { firstMentionOf, useTimeline } from "./timeline";
import "../box/Box.css";
import { nameOfPiece, pieceName } from "../box/words";

const PICTURE = 76;

/** `#/t/<id>/box/keep`: pieces and boards that were entered or corrected at the host's table, to be saved in the host's
 * box or not. */
export function KeepPieces(props: TableScreenProps) {
  const { store, document } = props;
  const { id } = store;
  const { game } = document.table;
  const title = t("box.drawn_up");
  useTitle(title);
  const art = useArt(game);
  const { pieces: unkept, corrected, boards } = useUnkept(store);
  const isDone = unkept.length === 0 && boards.length === 0;
  const { timeline } = useTimeline(store);
  const [file, setFile] = useState<BoxFile | null>(null);
  const [outcomes, setOutcomes] = useState<Record<string, Kept["pieces"][string] | "left">>({});
  const [failed, setFailed] = useState("");
  useEffect(() => {
    if (boxesDiffer(game)) boxFile(game).then(setFile, (error: unknown) => setFailed(sentence(error)));
  }, [game]);

  const keep = async (pieces: readonly string[]) => {
    setFailed("");
    try {
      const keptPieces = await keepPieces(id, pieces);
      setOutcomes((before) => ({ ...before, ...keptPieces }));
    } catch (error) {
      setFailed(sentence(error));
    }
  };
  const leave = (piece: string) => {
    leavePieces(id, [piece]);
    setOutcomes((before) => ({ ...before, [piece]: "left" }));
  };
  const listedPieces = [...new Set([...Object.keys(outcomes), ...unkept])];
  const author = (piece: string) => {
    const ref = file && timeline ? firstMentionOf(timeline, nameOfPiece(file, piece))?.seat : undefined;
    return ref === undefined ? undefined : nameOf(document, ref);
  };
  const resultOf = (piece: string) => {
    const outcome = outcomes[piece];
    if (!outcome || !file) return null;
    if (outcome === "left") return t("box.left");
    return t(outcome.new ? "box.kept_as" : "box.known_as", { name: pieceName(file, outcome.kept ?? piece) });
  };
  return (
    <Screen
      top={<Heading title={t(`${game}.name`)} level={2} onBack={() => back(["t", id])} />}
      sheet={
        <Prompt
          title={title}
          second={
            failed ? (
              <span class="bad">{failed}</span>
            ) : unkept.length ? (
              t("box.drawn_up_about", { what: kindOf({ pieces: unkept, corrected }) })
            ) : isDone ? (
              t("box.all_kept")
            ) : undefined
          }
          bar={
            <ActionBar>
              {unkept.length > 1 ? (
                <Button kind="main" onPress={() => void keep(unkept)}>
                  {t("box.keep_all", { n: unkept.length })}
                </Button>
              ) : isDone ? (
                <Button kind="main" onPress={() => go(["t", id], true)}>
                  {t("common.back")}
                </Button>
              ) : null}
            </ActionBar>
          }
        />
      }
    >
      <ul class="rows">
        {art && file
          ? listedPieces.map((piece) => {
              const name = pieceName(file, piece);
              const by = author(piece);
              return (
                <li key={piece} class="row keep-piece" data-piece={piece}>
                  <TilePicture art={art} tile={piece} size={PICTURE} />
                  <span class="row-words">
                    <span class="row-title">{by ? t("box.drawn_by", { name, by }) : name}</span>
                    <span class="second-line">{tileWords(art, piece, 0)}</span>
                    <span class="row-title" role="status">
                      {resultOf(piece)}
                    </span>
                    {outcomes[piece] ? null : (
                      <span class="keep-answers">
                        <Button label={t("box.keep_this", { name })} onPress={() => void keep([piece])}>
                          {t("box.keep")}
                        </Button>
                        <Button label={t("box.leave_this", { name })} onPress={() => leave(piece)}>
                          {t("box.leave")}
                        </Button>
                      </span>
                    )}
                  </span>
                </li>
              );
            })
          : null}
      </ul>
      <BoardsToKeep {...props} />
    </Screen>
  );
}
