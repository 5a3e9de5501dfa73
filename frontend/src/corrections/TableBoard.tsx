import { useEffect, useState } from "preact/hooks";
import { BoardEditor } from "../box/BoardEditor";
import { t } from "../i18n";
import { type BoardFacts, fetchBoards } from "../pieces/boards";
import { back, go } from "../router";
import type { TableScreenProps } from "../session/tableProps";
import { Row, Rows } from "../ui/Rows";
import type { Payload } from "../wire";
import { findCorrectionDraft, findCorrector, keepCorrectionDraft, replaceAction } from "./draft";
import { KeepBoards } from "./KeepBoards";
import { Unready } from "./Unready";
import { useDetail } from "./useDetail";

/** Ref of the first entry, which holds what is printed on the boards. */
const START = "1";

/** Return the open draft, the first entry as the draft corrects it, and the boards entered for the table. */
function useStart({ store, document }: TableScreenProps) {
  const { game } = document.table;
  const [boards, setBoards] = useState<readonly BoardFacts[]>([]);
  useEffect(() => {
    fetchBoards(game).then(setBoards, () => undefined); // tried again with the next screen
  }, [game]);
  const begun = findCorrectionDraft(store.id);
  const correction = begun && begun.undo === undefined && begun.redo === undefined ? begun : null;
  const request = { ref: boards.length ? START : null, edits: correction?.edits ?? [] };
  const { detail, failed } = useDetail(store, request);
  const tableBoards = (detail?.action?.boards ?? {}) as Record<string, Payload>;
  return { boards: boards.filter(({ id }) => tableBoards[id]), tableBoards, detail, failed, correction };
}

/** The boards entered for a running table. A tap corrects what is printed on one. */
export function TableBoards(props: TableScreenProps) {
  const { boards, tableBoards, correction } = useStart(props);
  if (!boards.length) return null;
  return (
    <section>
      <h2 class="sub-head">{t("box.boards")}</h2>
      <Rows>
        {boards.map(({ id, name }) => (
          <Row
            key={id}
            title={t(name.code, name.params)}
            onPress={() => go(["t", props.store.id, "box", "board", id])}
          />
        ))}
      </Rows>
      {props.store.host.value && !correction ? ( // a board that is still being corrected counts for nobody yet
        <KeepBoards {...{ boards, tableBoards }} store={props.store} game={props.document.table.game} />
      ) : null}
    </section>
  );
}

/** The boards of a running table that its host may keep. */
export function BoardsToKeep(props: TableScreenProps) {
  const { boards, tableBoards } = useStart(props);
  return <KeepBoards {...{ boards, tableBoards }} store={props.store} game={props.document.table.game} />;
}

/** Screen that corrects what is printed on a board of a running table, from the start of the game on. */
export function TableBoard({ board, ...shared }: TableScreenProps & { board: string }) {
  const { store, document } = shared;
  const { boards, tableBoards, detail, failed, correction } = useStart(shared);
  const facts = boards.find(({ id }) => id === board);
  const corrector = findCorrector(store);
  const leave = () => back(["t", store.id, "box"]);
  if (!facts || store.connection.value.state === "offline") {
    const nothing = detail ? { title: t("box.unknown_board") } : undefined;
    return (
      <Unready
        {...{ store, document, failed, nothing }}
        title={t("box.of_table")}
        onBack={leave}
        back={t("common.back")}
      />
    );
  }
  const answer = async (printed: Payload) => {
    if (!detail?.action || corrector === undefined) return false;
    const action: Payload = { ...detail.action, boards: { ...tableBoards, [board]: printed } };
    const base = correction ?? { table: store.id, seat: corrector, about: START, edits: [] };
    keepCorrectionDraft({ ...base, edits: replaceAction(base.edits, START, action), last: undefined });
    go(["t", store.id, "correct"]);
    return true;
  };
  return (
    <BoardEditor
      {...{ facts, failed: failed || null }}
      game={document.table.game}
      before={tableBoards[board]}
      at={`${store.id}/${board}`}
      heading={t("box.of_table")}
      onBack={leave}
      doneLabel={t("corrections.see")}
      unchanged={t("corrections.change_first")}
      onDone={answer}
    />
  );
}
