import { useState } from "preact/hooks";
import { judgeKind, keepPieces, leavePieces, useUnkept } from "../frame/strips/unkept";
import { t } from "../i18n";
import { fetchBoxFile, hasDifferingBoxes } from "../pieces/boxFile";
import { TilePicture } from "../pieces/TilePicture";
import { useArt } from "../pieces/useArt";
import { back, go } from "../router";
import { readName } from "../seats/people";
import type { TableScreenProps } from "../session/tableProps";
import { describeTile } from "../surfaces/grid/describe";
import { Button, MainButton } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useAsk } from "../ui/useAsk";
import { useRequest } from "../ui/useRequest";
import { useTitle } from "../ui/useTitle";
import type { KeptPieces as Kept } from "../wire";
import { BoardsToKeep } from "./TableBoard";
import { findFirstMention, useTimeline } from "./timeline";
import "../box/Box.css";
import { findPieceName, namePiece } from "../box/words";

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
  const { answer: file, failed: unknown } = useRequest(
    game,
    () => fetchBoxFile(game),
    hasDifferingBoxes(game) ? "" : null,
  );
  const [outcomes, setOutcomes] = useState<Record<string, Kept["pieces"][string] | "left">>({});
  const { failed, ask } = useAsk();

  const keep = (pieces: readonly string[]) =>
    ask(keepPieces(id, pieces).then((kept) => setOutcomes((before) => ({ ...before, ...kept }))));
  const leave = (piece: string) => {
    leavePieces(id, [piece]);
    setOutcomes((before) => ({ ...before, [piece]: "left" }));
  };
  const listedPieces = [...new Set([...Object.keys(outcomes), ...unkept])];
  const author = (piece: string) => {
    const ref = file && timeline ? findFirstMention(timeline, findPieceName(file, piece))?.seat : undefined;
    return ref === undefined ? undefined : readName(document, ref);
  };
  const describeResult = (piece: string) => {
    const outcome = outcomes[piece];
    if (!outcome || !file) return null;
    if (outcome === "left") return t("box.left");
    return t(outcome.new ? "box.kept_as" : "box.known_as", { name: namePiece(file, outcome.kept ?? piece) });
  };
  return (
    <Screen
      top={<Heading title={t(`${game}.name`)} onBack={() => back(["t", id])} />}
      sheet={
        <Prompt
          title={title}
          problem={failed || unknown}
          second={
            unkept.length
              ? t("box.drawn_up_about", { what: judgeKind({ pieces: unkept, corrected }) })
              : isDone
                ? t("box.all_kept")
                : undefined
          }
        >
          {unkept.length > 1 ? (
            <MainButton onPress={() => void keep(unkept)}>
              {t("box.keep_all", { n: unkept.length })}
            </MainButton>
          ) : isDone ? (
            <MainButton onPress={() => go(["t", id], true)}>{t("common.back")}</MainButton>
          ) : null}
        </Prompt>
      }
    >
      <ul class="rows">
        {art && file
          ? listedPieces.map((piece) => {
              const name = namePiece(file, piece);
              const by = author(piece);
              return (
                <li key={piece} class="row keep-piece" data-piece={piece}>
                  <TilePicture art={art} tile={piece} size={PICTURE} />
                  <span class="row-words">
                    <span class="row-title">{by ? t("box.drawn_by", { name, by }) : name}</span>
                    <span class="second-line">{describeTile(art, piece, 0)}</span>
                    <span class="row-title" role="status">
                      {describeResult(piece)}
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
