import { useEffect } from "preact/hooks";
import { CheckPiece } from "../box/CheckPiece";
import { Correction } from "../box/Correction";
import { isSame } from "../box/draft";
import { findPieceName } from "../box/words";
import { t } from "../i18n";
import { type BoxFile, type Facts, fetchBoxFile } from "../pieces/boxFile";
import { back, go } from "../router";
import type { TableScreenProps } from "../session/tableProps";
import { renderMoment, Unreached } from "../ui/Meanwhile";
import { useRequest } from "../ui/useRequest";
import { useTitle } from "../ui/useTitle";
import { findFirstMention, useTimeline } from "./timeline";
import { Unready } from "./Unready";
import { useStart } from "./useStart";

interface TablePieceProps extends TableScreenProps {
  piece: string;
  /** True to ask only which of two readings the piece has. */
  checks: boolean;
}

/**
 * Screen that corrects what is printed on a piece of a running table, from the start or from the entry that added it.
 */
export function TablePiece(props: TablePieceProps) {
  const { game } = props.document.table;
  const { answer: file, failed } = useRequest(game, () => fetchBoxFile(game));
  if (failed) return <Unreached />;
  if (!file) return renderMoment();
  return <LoadedTablePiece {...props} file={file} />;
}

function LoadedTablePiece(props: TablePieceProps & { file: BoxFile }) {
  const { store, document, view, piece, file, checks } = props;
  const { id } = store;
  const { detail, failed, correctStart } = useStart(store);
  const { timeline } = useTimeline(store);
  const title = t("box.of_table");
  useTitle(title);
  const tablePieces = (detail?.action?.pieces ?? {}) as Record<string, Facts>;
  const before = ((view.pieces ?? {}) as unknown as Record<string, Facts>)[piece] ?? file.facts[piece];
  const isOfStart = piece in file.facts || piece in tablePieces;
  const added = isOfStart || !timeline ? undefined : findFirstMention(timeline, findPieceName(file, piece));
  const offline = store.connection.value.state === "offline";
  const leave = () => back(["t", id, "box"]);
  const entry = detail && added?.can_correct ? added.ref : undefined;
  useEffect(() => {
    if (entry !== undefined) go(["t", id, "correct", "at", entry], true);
  }, [id, entry]);

  const answer = (facts: Facts) => {
    const { [piece]: _before, ...rest } = tablePieces;
    const listed = file.facts[piece];
    correctStart({ pieces: listed && isSame(facts, listed) ? rest : { ...rest, [piece]: facts } });
  };
  if (before && isOfStart && detail && !offline) {
    const shared = { store, document, piece, title, onAnswer: answer };
    return checks ? (
      <CheckPiece key={piece} {...shared} file={file} />
    ) : (
      <Correction key={piece} {...shared} before={before} onBack={leave} />
    );
  }
  const waiting = !detail || !timeline || entry !== undefined;
  return (
    <Unready
      {...{ store, document, title, failed }}
      onBack={leave}
      nothing={waiting ? undefined : { title: t("box.not_from_here"), second: t("box.not_from_here_about") }}
    />
  );
}
