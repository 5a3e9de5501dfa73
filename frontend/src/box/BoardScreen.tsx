import { t, text } from "../i18n";
import { back, backAfter } from "../router";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import type { Payload } from "../wire";
import { BoardEditor } from "./BoardEditor";
import { unsavedBoardAt } from "./boardDrafts";
import { readJson, useBoards } from "./useBoards";

interface BoardProps {
  game: string;
  board: string;
}

/** Screen to edit a board of this phone's box. */
export function BoardScreen({ game, board }: BoardProps) {
  const { boards, keptBoards, failed, keep } = useBoards(game);
  const facts = boards?.find(({ id }) => id === board);
  const leave = () => back(["box", game]);
  const at = `${game}/${board}`;
  const unsaved = unsavedBoardAt(at);
  // Without the server, editing continues from the board that was kept when it began.
  const base = keptBoards ? keptBoards[board] : unsaved && readJson(unsaved.base);
  if (!facts || !(keptBoards || unsaved)) {
    const title = t(boards && !facts ? "box.unknown_board" : "common.loading");
    return (
      <Screen
        top={<Heading title={t("box.title")} level={2} onBack={leave} />}
        sheet={<Prompt title={title} second={failed ?? undefined} />}
      >
        {null}
      </Screen>
    );
  }
  const before = (base ?? undefined) as Payload | undefined;
  const other = boards?.find(({ id }) => id !== board && keptBoards?.[id]);
  const leaveAfter = (work: Promise<boolean>) => backAfter(work, ["box", game]);
  return (
    <BoardEditor
      {...{ game, facts, before }}
      failed={failed}
      at={at}
      other={other && text(other.name)}
      heading={t("box.title")}
      onBack={leave}
      doneLabel={t("box.keep")}
      unchanged={t("box.board_state", { state: "kept" })}
      onDone={(printed) => leaveAfter(keep(board, printed, before ?? null))}
      onRemove={before ? () => leaveAfter(keep(board, null, before)) : undefined}
    />
  );
}
