import { useEffect, useState } from "preact/hooks";
import "../box/Board.css";
import { hasSameFacts } from "../box/formFacts";
import { t, text } from "../i18n";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import { keepBoard, leaveBoard, useUnkept } from "../net/unkept";
import type { BoardFacts } from "../pieces/boards";
import { Button } from "../ui/Button";
import type { KeptBox, Payload } from "../wire";

interface KeepBoardsProps {
  store: TableStore;
  game: string;
  boards: readonly BoardFacts[];
  /** The boards of the table, by id. */
  tableBoards: Readonly<Record<string, Payload>>;
}

/** Offer to the host to keep boards of the table that the host's box lacks or has differently. */
export function KeepBoards({ store, game, boards, tableBoards }: KeepBoardsProps) {
  const { boards: offered } = useUnkept(store);
  const [boxBoards, setBoxBoards] = useState<KeptBox["boards"] | null>(null);
  const [keptIds, setKeptIds] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState("");
  const load = () =>
    api.box(game).then(
      (box) => setBoxBoards(box.boards ?? {}),
      () => undefined, // offered with the next visit
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each game
  useEffect(() => void load(), [game]);
  if (!boxBoards) return null;
  const keep = async (board: string) => {
    setFailed("");
    try {
      const before = (boxBoards[board] as Payload | undefined) ?? null;
      await keepBoard({ table: store.id, game, board, facts: tableBoards[board] as Payload, before });
      setKeptIds((before) => [...before, board]);
    } catch (error) {
      setFailed(sentence(error));
      await load(); // another phone may have changed it
    }
  };
  const different = boards.filter(({ id }) => !hasSameFacts(boxBoards[id], tableBoards[id]));
  if (!different.length) return null;
  return (
    <div class="keep-boards">
      {different.every(({ id }) => keptIds.includes(id)) ? null : (
        <p class="second-line">{t("box.boards_differ")}</p>
      )}
      <ul class="rows">
        {different.map((board) => {
          const { id } = board;
          const name = text(board.name);
          return (
            <li key={id} class="row">
              <span class="row-words">
                <span class="row-title">{name}</span>
                <span class="row-title" role="status">
                  {keptIds.includes(id) ? t("box.merge_done") : null}
                </span>
                {keptIds.includes(id) ? null : (
                  <span class="keep-answers">
                    <Button label={t("box.keep_this", { name })} onPress={() => void keep(id)}>
                      {t("box.keep")}
                    </Button>
                    {offered.includes(id) ? (
                      <Button label={t("box.leave_this", { name })} onPress={() => leaveBoard(store.id, id)}>
                        {t("box.leave")}
                      </Button>
                    ) : null}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {failed ? <p class="bad">{failed}</p> : null}
    </div>
  );
}
