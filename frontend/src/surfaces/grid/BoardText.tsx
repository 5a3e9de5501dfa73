import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../i18n";
import { Button } from "../../ui/Button";
import { boardTools } from "../tools";
import { cellWords, positionOf, rowsOf, tileWords, wholeBounds } from "./describe";
import { boundsOf } from "./places";
import { type BoardProps, NO_CELLS } from "./types";

/** The board as text: row by row what lies where, with a button on every cell that may be taken. */
export function BoardText(props: BoardProps & { onPicture: () => void }) {
  const { art, board, seats, label, legal = NO_CELLS, draft, onCell, onLook, onPicture } = props;
  const table = { art, board, seats };
  const bounds = legal.length ? wholeBounds(board, legal) : boundsOf(Object.keys(board.tiles));
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    const nothing = () => undefined;
    boardTools.value = {
      zoomIn: nothing,
      zoomOut: nothing,
      whole: nothing,
      asText: true,
      toggleText: onPicture,
    };
    return () => {
      boardTools.value = null;
    };
  });

  return (
    <section class="board-text" aria-label={label}>
      <header class="board-text-head">
        <h2 ref={heading} tabIndex={-1} class="sub-head">
          {t("board.text_title")}
        </h2>
        <Button onPress={onPicture}>{t("board.as_picture")}</Button>
      </header>
      {rowsOf(board, legal).map(({ row, cells }) => (
        <section key={row}>
          <h3 class="label">{t("board.row", { row })}</h3>
          <ul class="board-cells">
            {cells.map((cell) => (
              <li key={cell}>
                <span>
                  {t("board.cell", { place: positionOf(cell, bounds), words: cellWords(table, cell) })}
                </span>
                {legal.includes(cell) && draft?.cell !== cell ? (
                  <Button
                    onPress={() => onCell?.(cell, "text")}
                    label={t("board.take_here", { place: positionOf(cell, bounds) })}
                  >
                    {t("board.take")}
                  </Button>
                ) : null}
                {onLook && !legal.includes(cell) ? (
                  <Button
                    onPress={() => onLook(cell)}
                    label={t("board.look_at", { place: positionOf(cell, bounds) })}
                  >
                    {t("board.look")}
                  </Button>
                ) : null}
                {draft?.cell === cell ? (
                  <strong aria-live="polite">
                    {t("board.chosen")}: {tileWords(art, draft.tile, draft.rotation)}
                  </strong>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
