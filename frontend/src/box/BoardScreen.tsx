import { t } from "../i18n";
import { back } from "../router";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import type { Payload } from "../wire";
import { BoardEditor } from "./BoardEditor";
import { useBoards } from "./useBoards";

interface BoardProps {
  game: string;
  board: string;
}

/** Edits a board of this phone's box. */
export function BoardScreen({ game, board }: BoardProps) {
  const { boards, kept, failed, keep } = useBoards(game);
  const facts = boards?.find(({ id }) => id === board);
  const leave = () => back(["box", game]);
  if (!facts || !kept) {
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
  const before = kept[board] as Payload | undefined;
  const left = async (work: Promise<boolean>) => {
    const isDone = await work;
    if (isDone) leave();
    return isDone;
  };
  return (
    <BoardEditor
      {...{ game, facts, before, failed }}
      at={`${game}/${board}`}
      heading={t("box.title")}
      onBack={leave}
      done={t("box.keep")}
      unchanged={t("box.board_state", { state: "kept" })}
      onDone={(printed) => left(keep(board, printed, before ?? null))}
      onRemove={before ? () => left(keep(board, null, before)) : undefined}
    />
  );
}
