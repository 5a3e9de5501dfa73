import { useState } from "preact/hooks";
import "../box/Board.css";
import { hasSameFacts } from "../box/formFacts";
import { useKept } from "../box/useKept";
import { dropUnkept, leaveBoard, useUnkept } from "../frame/strips/unkept";
import { say, t } from "../i18n";
import type { TableStore } from "../net/table";
import type { BoardFacts } from "../pieces/boards";
import { Button } from "../ui/Button";
import type { Payload } from "../wire";

interface KeepBoardsProps {
  store: TableStore;
  game: string;
  boards: readonly BoardFacts[];
  tableBoards: Readonly<Record<string, Payload>>;
}

/** Offer to the host to keep boards of the table that the host's box lacks or has differently. */
export function KeepBoards({ store, game, boards, tableBoards }: KeepBoardsProps) {
  const { boards: offered } = useUnkept(store);
  const { box, failed, keep } = useKept(game);
  const [keptIds, setKeptIds] = useState<readonly string[]>([]);
  if (!box) return null; // offered with the next visit
  const keepBoard = async (board: string) => {
    if (!(await keep("boards", board, tableBoards[board] as Payload))) return;
    setKeptIds((before) => [...before, board]);
    dropUnkept(store.id, "boards", [board]);
  };
  const different = boards.filter(
    ({ id }) => keptIds.includes(id) || !hasSameFacts(box.boards?.[id], tableBoards[id]),
  );
  if (!different.length) return null;
  return (
    <div class="keep-boards">
      {different.every(({ id }) => keptIds.includes(id)) ? null : (
        <p class="second-line">{t("box.boards_differ")}</p>
      )}
      <ul class="rows">
        {different.map((board) => {
          const { id } = board;
          const name = say(board.name);
          return (
            <li key={id} class="row">
              <span class="row-words">
                <span class="row-title">{name}</span>
                <span class="row-title" role="status">
                  {keptIds.includes(id) ? t("box.merge_done") : null}
                </span>
                {keptIds.includes(id) ? null : (
                  <span class="keep-answers">
                    <Button label={t("box.keep_this", { name })} onPress={() => void keepBoard(id)}>
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
