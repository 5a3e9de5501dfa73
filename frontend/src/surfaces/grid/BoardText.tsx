import { t } from "../../i18n";
import { Button } from "../../ui/Button";
import { TextFrame } from "../TextFrame";
import { NO_PLACES } from "../types";
import { computeWholeBounds, describeCell, describePosition, describeTile, listRows } from "./describe";
import { parsePlace } from "./places";
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
  const bounds = computeWholeBounds(board, legal);

  return (
    <TextFrame label={label} onPicture={onPicture}>
      {listRows(board, legal).map(({ row, cells }) => (
        <section key={row}>
          <h3 class="label">{t("board.row", { row })}</h3>
          <ul class="board-cells">
            {cells.map((cell) => (
              <li key={cell}>
                <span>
                  {t("board.cell", {
                    place: describePosition(cell, bounds),
                    words: describeCell(table, cell),
                  })}
                </span>
                {places
                  .filter((place) => isEdge(place) && parsePlace(place).cell === cell)
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
                        ? t("board.choose_here", { place: describePosition(cell, bounds), what: words[cell] })
                        : t("board.take_here", { place: describePosition(cell, bounds) })
                    }
                  >
                    {words[cell] ?? t("board.take")}
                  </Button>
                ) : null}
                {onLook && !legal.includes(cell) ? (
                  <Button
                    onPress={() => onLook(cell)}
                    label={t("board.look_at", { place: describePosition(cell, bounds) })}
                  >
                    {t("board.look")}
                  </Button>
                ) : null}
                {placement?.cell === cell ? (
                  <strong aria-live="polite">
                    {t("board.chosen")}: {describeTile(art, placement.tile, placement.rotation)}
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
