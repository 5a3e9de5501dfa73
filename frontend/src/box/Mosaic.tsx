import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say, t } from "../i18n";
import type { MosaicForm } from "../pieces/boardForms";
import { SvgPicture } from "../pieces/SvgPicture";
import { Steps } from "../prompts/Steppers";
import { Button } from "../ui/Button";
import { Choice } from "../ui/Chip";
import { Icon } from "../ui/Icon";
import { SteadyLabel } from "../ui/SteadyLabel";
import type { BoardCheck, Payload, Text } from "../wire";
import {
  type CellRows,
  joinSpots,
  listBorder,
  listKindValues,
  resizeRow,
  type Spot,
  stepKind,
  withCorner,
  withRows,
} from "./mosaicFacts";
import "./Mosaic.css";

/** How near to a spot a tap must be, in CSS px. */
const REACH = 24;

export type MosaicPart = "kinds" | "signs";

interface MosaicProps {
  form: MosaicForm;
  facts: Payload;
  rows: CellRows;
  /** The server's last answer; it may be older than the last tap. */
  check: BoardCheck | null;
  part: MosaicPart;
  onPart: (part: MosaicPart) => void;
  onChange: (facts: Payload) => void;
}

const translateWith = (name: Text, params: Payload) =>
  say({ ...name, params: { ...name.params, ...(params as Text["params"]) } });

/** True if a fault is at a cell or a row, not at a spot. */
const isOfRows = (at: string) => /^\d/.test(at);

/** True if a fault is shown beside what it is about. */
export const isShownIn = (part: MosaicPart, at: string | undefined) =>
  Boolean(at) && isOfRows(at ?? "") === (part === "kinds");

/** Form of a board of rows of cells: its picture, its cells, and the pairs of spots on its border. */
export function Mosaic(props: MosaicProps) {
  const { form, facts, check, part, onPart } = props;
  const [chosen, choose] = useState<string | null>(null);
  const board = Array.isArray(facts.rows) ? (check?.whole ?? null) : facts;
  const border = board ? listBorder(form, board) : [];
  const tap = (id: string) => {
    if (chosen === null || chosen === id) return choose(chosen === id ? null : id);
    if (board) props.onChange(joinSpots(form, board, chosen, id));
    choose(null);
  };
  const isWrong = (of: MosaicPart) => check?.faults.some(({ at }) => isShownIn(of, at));
  const names = { kinds: form.kinds_name, signs: form.signs_name };
  return (
    <div class="board-form">
      {check?.picture ? (
        <LivePicture
          picture={check.picture}
          border={part === "signs" ? border : []}
          chosen={chosen}
          onTap={tap}
        />
      ) : null}
      <Choice
        legend={t("box.board_part")}
        unseenLegend
        name="board-part"
        value={part}
        choices={(["kinds", "signs"] as const).map((value) => ({
          value,
          label: say(names[value]),
          picture: isWrong(value) ? <Icon name="warn" size={18} /> : undefined,
        }))}
        onChoose={(next) => {
          choose(null);
          onPart(next);
        }}
      />
      {part === "kinds" ? (
        <Cells {...props} />
      ) : board ? (
        <Signs {...{ form, check, border, chosen }} onTap={tap}>
          <Button
            onPress={() => {
              if (chosen === null) return;
              props.onChange(withCorner(form, board, chosen));
              choose(null);
            }}
          >
            <SteadyLabel
              isSecond={border.some(({ id, isCorner }) => id === chosen && isCorner)}
              first={t("box.board_corner", { is: "none" })}
              second={t("box.board_corner", { is: "corner" })}
            />
          </Button>
        </Signs>
      ) : (
        <p>{t("box.board_cells_first", { name: say(form.kinds_name) })}</p>
      )}
    </div>
  );
}

function FaultList({ faults }: { faults: BoardCheck["faults"] }) {
  return faults.length ? (
    <ul class="board-fault-list board-faults" tabIndex={-1}>
      {faults.map((fault, n) => (
        <li key={`${n}-${fault.code}`} class="bad">
          {t(fault.code, fault.params)}
        </li>
      ))}
    </ul>
  ) : null;
}

/** The cells row by row. A tap on one makes it the next kind. */
function Cells({ form, facts, rows, check, onChange }: MosaicProps) {
  const kinds = listKindValues(form);
  const put = (next: CellRows) => onChange(withRows(facts, next));
  const faults = check?.faults ?? [];
  const wrong = new Set(faults.map(({ at }) => at));
  const n = rows.reduce((sum, cells) => sum + cells.length, 0);
  const variants = Array.isArray(facts.rows) ? (check?.variants ?? 1) : 1;
  const variant = Number(facts.variant ?? 0) % variants;
  return (
    <>
      <p>{say(form.kinds_about)}</p>
      {variants > 1 ? (
        <div class="board-variants">
          <p>{t("box.board_variants", { n: variants, at: variant + 1 })}</p>
          <Button onPress={() => onChange({ ...facts, variant: (variant + 1) % variants })}>
            {t("box.board_variant_next")}
          </Button>
        </div>
      ) : null}
      <div class="board-size">
        <span>{t("box.board_rows", { n: rows.length, cells: n, wanted: form.wanted })}</span>
        <Steps
          less={t("box.board_row_less")}
          more={t("box.board_row_more")}
          isLeast={rows.length <= 2}
          isMost={rows.length >= form.most_rows}
          onStep={(by) => put(by < 0 ? rows.slice(0, -1) : [...rows, rows[rows.length - 2] ?? []])}
        />
      </div>
      {rows.map((cells, row) => {
        const name = translateWith(form.row, { row: row + 1 });
        return (
          <fieldset key={row} class="mosaic-row">
            <legend class="unseen">{name}</legend>
            <div class="board-size">
              <span class="field-label">{name}</span>
              <Steps
                less={t("box.board_cell_less", { name })}
                more={t("box.board_cell_more", { name })}
                isLeast={cells.length <= 2}
                isMost={cells.length >= form.most_in_row}
                onStep={(by) => put(resizeRow(rows, row, by))}
              />
            </div>
            <div class="mosaic-cells">
              {cells.map((kind, at) => {
                const choice = form.kinds[kinds.indexOf(kind)];
                const place = `${row + 1}.${at + 1}`;
                const words = `${translateWith(form.cell, { row: row + 1, n: at + 1 })}: ${choice ? say(choice.label) : ""}`;
                return (
                  <button
                    key={at}
                    type="button"
                    class={wrong.has(place) ? "mosaic-cell mosaic-wrong" : "mosaic-cell"}
                    data-cell={place}
                    aria-label={wrong.has(place) ? t("box.board_wrong_at", { name: words }) : words}
                    onClick={() => put(stepKind(form, rows, row, at))}
                  >
                    {choice?.picture ? <SvgPicture source={choice.picture} /> : null}
                  </button>
                );
              })}
            </div>
            <FaultList
              faults={faults.filter(({ at }) => at === `${row + 1}` || at?.startsWith(`${row + 1}.`))}
            />
          </fieldset>
        );
      })}
    </>
  );
}

interface SignsProps extends Pick<MosaicProps, "form" | "check"> {
  border: readonly Spot[];
  chosen: string | null;
  onTap: (id: string) => void;
  children: ComponentChildren;
}

/** The spots of the border. Two taps join two of them. */
function Signs({ form, check, border, chosen, onTap, children }: SignsProps) {
  const number = (id: string) => id.replace(/^\D*0*/, "") || id;
  const describeSpot = ({ id, sign, isCorner }: Spot) =>
    translateWith(isCorner ? form.corner_spot : sign ? form.spot : form.bare_spot, {
      id: number(id),
      ...(sign ? { [form.sign]: sign } : {}),
    });
  const spot = border.find(({ id }) => id === chosen);
  const describePartner = (of: Spot) => t("box.board_partner", { name: describeSpot(of) });
  const [longest = ""] = border.map(describePartner).sort((one, other) => other.length - one.length);
  return (
    <>
      <div class="one-of">
        <p class={spot ? "one-of-unseen" : undefined}>{say(form.signs_about)}</p>
        <div role="status">
          <div class={spot ? "board-variants" : "board-variants one-of-unseen"}>
            <p class="one-of" data-room={longest}>
              <span>{spot ? describePartner(spot) : ""}</span>
            </p>
            {children}
          </div>
        </div>
      </div>
      <div class="mosaic-cells">
        {border.map((at) => (
          <button
            key={at.id}
            type="button"
            class={at.id === chosen ? "chip chip-chosen mosaic-spot" : "chip mosaic-spot"}
            aria-pressed={at.id === chosen}
            aria-label={describeSpot(at)}
            data-spot={at.id}
            onClick={() => onTap(at.id)}
          >
            {number(at.id)}
            {at.sign ? <span class="second-line">{at.sign}</span> : <Icon name="warn" size={18} />}
          </button>
        ))}
      </div>
      <FaultList faults={check?.faults.filter(({ at }) => at && isShownIn("signs", at)) ?? []} />
    </>
  );
}

interface LiveProps {
  picture: string;
  /** The spots that a tap may choose. */
  border: readonly Spot[];
  chosen: string | null;
  onTap: (id: string) => void;
}

/** Picture of the board as it is entered. */
function LivePicture({ picture, border, chosen, onTap }: LiveProps) {
  const holder = useRef<HTMLDivElement>(null);
  const spots = () =>
    border.flatMap(({ id }) => {
      const spot = holder.current?.querySelector(`[data-place="${id}"]`);
      return spot ? [{ id, spot, box: spot.getBoundingClientRect() }] : [];
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture is another one after each answer
  useEffect(() => {
    const all = spots();
    for (const { id, spot } of all) spot.classList.toggle("board-here", id === chosen);
    const bare = border.find(({ sign }) => sign === null)?.id;
    const shown = all.find(({ id }) => id === (chosen ?? bare))?.box;
    const frame = holder.current?.getBoundingClientRect();
    if (!shown || !frame) return;
    holder.current?.scrollBy(
      shown.left + shown.width / 2 - frame.left - frame.width / 2,
      shown.top + shown.height / 2 - frame.top - frame.height / 2,
    );
  }, [chosen, picture, border]);
  return (
    // Hidden from screen readers: the buttons below choose the same spots.
    <div
      class={border.length ? "board-live board-live-wide" : "board-live mosaic-live"}
      ref={holder}
      aria-hidden="true"
      onClick={(event) => {
        const distances = spots().map(({ id, box }) => ({
          id,
          far: Math.hypot(event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2),
        }));
        const [nearest] = distances.sort((first, other) => first.far - other.far);
        if (nearest && nearest.far <= REACH) onTap(nearest.id);
      }}
    >
      <SvgPicture source={picture} />
    </div>
  );
}
