import { BoardEditor } from "../box/BoardEditor";
import { t } from "../i18n";
import { fetchBoards } from "../pieces/boards";
import { back, go } from "../router";
import type { TableScreenProps } from "../session/tableProps";
import { Row, Rows } from "../ui/Rows";
import { useRequest } from "../ui/useRequest";
import type { Payload } from "../wire";
import { KeepBoards } from "./KeepBoards";
import { Unready } from "./Unready";
import { useStart } from "./useStart";

/** Return the boards entered for the table, as the open draft corrects them. */
function useTableBoards({ store, document }: TableScreenProps) {
  const { game } = document.table;
  const boards = useRequest(game, () => fetchBoards(game)).answer ?? [];
  const start = useStart(store, boards.length > 0);
  const tableBoards = (start.detail?.action?.boards ?? {}) as Record<string, Payload>;
  return { ...start, boards: boards.filter(({ id }) => tableBoards[id]), tableBoards };
}

/** The boards entered for a running table. A tap corrects what is printed on one. */
export function TableBoards(props: TableScreenProps) {
  const { boards, tableBoards, correction } = useTableBoards(props);
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
  const { boards, tableBoards } = useTableBoards(props);
  return <KeepBoards {...{ boards, tableBoards }} store={props.store} game={props.document.table.game} />;
}

/** Screen that corrects what is printed on a board of a running table, from the start of the game on. */
export function TableBoard({ board, ...shared }: TableScreenProps & { board: string }) {
  const { store, document } = shared;
  const { boards, tableBoards, detail, failed, correctStart } = useTableBoards(shared);
  const facts = boards.find(({ id }) => id === board);
  const leave = () => back(["t", store.id, "box"]);
  if (!facts || store.connection.value.state === "offline") {
    const nothing = detail ? { title: t("box.unknown_board") } : undefined;
    return <Unready {...{ store, document, failed, nothing }} title={t("box.of_table")} onBack={leave} />;
  }
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
      onDone={async (printed) => correctStart({ boards: { ...tableBoards, [board]: printed } })}
    />
  );
}
