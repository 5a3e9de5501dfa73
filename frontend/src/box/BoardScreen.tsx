import { say, t } from "../i18n";
import { loadSheet } from "../pieces/assets";
import { fetchBoards } from "../pieces/boards";
import { back, backAfter } from "../router";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useRequest } from "../ui/useRequest";
import type { Payload } from "../wire";
import { BoardEditor } from "./BoardEditor";
import { findUnsavedBoard } from "./boardDrafts";
import { Counts, useCountOptions } from "./Counts";
import { readJson } from "./useBoardCheck";
import { type Kept, useKept, useReconnects } from "./useKept";

interface BoardProps {
  game: string;
  board: string;
}

/** Screen to edit a board of this phone's box. */
export function BoardScreen({ game, board }: BoardProps) {
  const reconnects = useReconnects();
  const kinds = useRequest(game, () => fetchBoards(game), reconnects);
  const glyphs = useRequest("glyphs", () => loadSheet("glyphs"), reconnects);
  const kept = useKept(game);
  const boards = kinds.answer;
  const keptBoards = kept.box && (kept.box.boards ?? {});
  const failed = kept.failed ?? (kinds.failed || glyphs.failed || null);
  const facts = boards?.find(({ id }) => id === board);
  const leave = () => back(["box", game]);
  const at = `${game}/${board}`;
  const unsaved = findUnsavedBoard(at);
  // Without the server, editing continues from the board that was kept when it began.
  const base = keptBoards ? keptBoards[board] : unsaved && readJson(unsaved.base);
  if (!facts || !(keptBoards || unsaved)) {
    const title = t(boards && !facts ? "box.unknown_board" : "common.loading");
    return (
      <Screen
        top={<Heading title={t("box.title")} onBack={leave} />}
        sheet={<Prompt title={title} second={failed ?? undefined} />}
      />
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
      other={other && say(other.name)}
      heading={t("box.title")}
      onBack={leave}
      doneLabel={t("box.keep")}
      unchanged={t("box.board_state", { state: "kept" })}
      onDone={(printed) => leaveAfter(kept.keep("boards", board, printed, before ?? null))}
      more={<BoxNumbers {...{ game, kept }} />}
      onRemove={before ? () => leaveAfter(kept.keep("boards", board, null, before)) : undefined}
    />
  );
}

/** The numbers of pieces in the box, which are counted where the board is entered. */
function BoxNumbers({ game, kept: { box, keep } }: { game: string; kept: Kept }) {
  const options = useCountOptions(game);
  if (!box || !options.length) return null;
  return (
    <section>
      <h2 class="sub-head">{t("box.counts")}</h2>
      <Counts
        {...{ game, options }}
        counts={box.counts ?? {}}
        onKeep={(name, n) => void keep("counts", name, n)}
      />
    </section>
  );
}
