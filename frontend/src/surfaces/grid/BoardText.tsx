import { t } from "../../i18n";
import { Button } from "../../ui/Button";
import { TextFrame } from "../TextFrame";
import { NO_PLACES } from "../types";
import { cellWords, positionOf, rowsOf, tileWords, wholeBounds } from "./describe";
import { boundsOf, placeOf } from "./places";
import { isEdge } from "./targets";
import type { BoardProps } from "./types";

/** The board as text: the cells row by row, with a button on every cell that may be chosen. */
export function BoardText(props: BoardProps & { onPicture: () => void }) {
  const {
    art,
    board,
    seats,
    label,
    legal: places = NO_PLACES,
    words = {},
    placement,
    onCell,
    onLook,
    onPicture,
  } = props;
  const legal = places.filter((place) => !isEdge(place));
  const table = { art, board, seats };
  const bounds = legal.length ? wholeBounds(board, legal) : boundsOf(Object.keys(board.tiles));

  return (
    <TextFrame label={label} onPicture={onPicture}>
      {rowsOf(board, legal).map(({ row, cells }) => (
        <section key={row}>
          <h3 class="label">{t("board.row", { row })}</h3>
          <ul class="board-cells">
            {cells.map((cell) => (
              <li key={cell}>
                <span>
                  {t("board.cell", { place: positionOf(cell, bounds), words: cellWords(table, cell) })}
                </span>
                {places
                  .filter((place) => isEdge(place) && placeOf(place).cell === cell)
                  .map((edge) => (
                    <Button key={edge} onPress={() => onCell?.(edge, "text")}>
                      {words[edge] ?? edge}
                    </Button>
                  ))}
                {legal.includes(cell) && placement?.cell !== cell ? (
                  <Button
                    onPress={() => onCell?.(cell, "text")}
                    label={
                      words[cell]
                        ? t("board.choose_here", { place: positionOf(cell, bounds), what: words[cell] })
                        : t("board.take_here", { place: positionOf(cell, bounds) })
                    }
                  >
                    {words[cell] ?? t("board.take")}
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
                {placement?.cell === cell ? (
                  <strong aria-live="polite">
                    {t("board.chosen")}: {tileWords(art, placement.tile, placement.rotation)}
                  </strong>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </TextFrame>
  );
}
