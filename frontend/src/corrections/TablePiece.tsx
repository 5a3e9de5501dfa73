import { useEffect, useState } from "preact/hooks";
import { CheckPiece } from "../box/CheckPiece";
import { Correction } from "../box/Correction";
import { isSame } from "../box/draft";
import { findPieceName } from "../box/words";
import { t } from "../i18n";
import { type BoxFile, type Facts, fetchBoxFile } from "../pieces/boxFile";
import { back, go } from "../router";
import type { TableScreenProps } from "../session/tableProps";
import { Unreached } from "../ui/Meanwhile";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { Payload } from "../wire";
import { findCorrectionDraft, findCorrector, keepCorrectionDraft, replaceAction } from "./draft";
import { findFirstMention, useTimeline } from "./timeline";
import { Unready } from "./Unready";
import { useDetail } from "./useDetail";

/** Ref of the first entry, which holds what is in the table's box. */
const START = "1";

interface TablePieceProps extends TableScreenProps {
  piece: string;
  /** True to ask only which of two readings the piece has. */
  checks: boolean;
}

/**
 * Screen that corrects what is printed on a piece of a running table, from the start or from the entry that added it.
 */
export function TablePiece(props: TablePieceProps) {
  const [file, setFile] = useState<BoxFile | null>(null);
  const [lost, setLost] = useState(false);
  const { game } = props.document.table;
  useEffect(() => {
    fetchBoxFile(game).then(setFile, () => setLost(true));
  }, [game]);
  if (lost) return <Unreached />;
  if (!file) return <Screen sheet={<Prompt title={t("common.loading")} />}>{null}</Screen>;
  return <LoadedTablePiece {...props} file={file} />;
}

function LoadedTablePiece(props: TablePieceProps & { file: BoxFile }) {
  const { store, document, view, piece, file, checks } = props;
  const { id } = store;
  const begun = findCorrectionDraft(id);
  const correction = begun && begun.undo === undefined && begun.redo === undefined ? begun : null;
  const { detail, failed } = useDetail(store, { ref: START, edits: correction?.edits ?? [] });
  const { timeline } = useTimeline(store);
  const title = t("box.of_table");
  useTitle(title);
  const tablePieces = (detail?.action?.pieces ?? {}) as Record<string, Facts>;
  const before = ((view.pieces ?? {}) as unknown as Record<string, Facts>)[piece] ?? file.facts[piece];
  const isOfStart = piece in file.facts || piece in tablePieces;
  const added = isOfStart || !timeline ? undefined : findFirstMention(timeline, findPieceName(file, piece));
  const corrector = findCorrector(store);
  const offline = store.connection.value.state === "offline";
  const leave = () => back(["t", id, "box"]);
  const entry = detail && added?.can_correct ? added.ref : undefined;
  useEffect(() => {
    if (entry !== undefined) go(["t", id, "correct", "at", entry], true);
  }, [id, entry]);

  const answer = (facts: Facts) => {
    if (!detail?.action || corrector === undefined) return;
    const { [piece]: _before, ...rest } = tablePieces;
    const listed = file.facts[piece];
    const pieces = listed && isSame(facts, listed) ? rest : { ...rest, [piece]: facts };
    const action: Payload = { ...detail.action, pieces };
    const base = correction ?? { table: id, seat: corrector, about: START, edits: [] };
    keepCorrectionDraft({ ...base, edits: replaceAction(base.edits, START, action), last: undefined });
    go(["t", id, "correct"]);
  };
  if (checks && before && isOfStart && detail && !offline) {
    return <CheckPiece key={piece} {...{ store, document, piece, file, title }} onAnswer={answer} />;
  }
  if (before && isOfStart && detail && !offline) {
    return (
      <Correction
        key={piece}
        {...{ store, document, piece, before, title }}
        onBack={leave}
        onAnswer={answer}
      />
    );
  }
  const waiting = !detail || !timeline || entry !== undefined;
  return (
    <Unready
      {...{ store, document, title, failed }}
      onBack={leave}
      back={t("common.back")}
      nothing={waiting ? undefined : { title: t("box.not_from_here"), second: t("box.not_from_here_about") }}
    />
  );
}
