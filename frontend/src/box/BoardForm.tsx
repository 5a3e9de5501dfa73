import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { capitalize, say, t } from "../i18n";
import type { BoardForm as Form, FormField, FormRow } from "../pieces/boardForms";
import { SvgPicture } from "../pieces/SvgPicture";
import { Steps } from "../prompts/Steppers";
import { Icon } from "../ui/Icon";
import type { BoardCheck, Payload } from "../wire";
import {
  countEnd,
  findChosenIndex,
  findItem,
  findPlaceOfItem,
  listItems,
  readValue,
  resizeRow,
  withChoice,
  withEndLength,
} from "./formFacts";

/** What is being edited: an item by row and number, or null for the fields around the items. */
export type Position = readonly [number, number] | null;

interface BoardFormProps {
  form: Form;
  facts: Payload;
  /** The server's last answer; it may be older than the last tap. */
  check: BoardCheck | null;
  position: Position;
  /** Changes when a button led to the item. The item's heading then takes the focus, because the button may be gone. */
  focusKey: number;
  onPosition: (position: Position) => void;
  onChange: (facts: Payload) => void;
}

/** Form of a board that is entered by taps: its picture, its items, and the fields of the chosen item. */
export function BoardForm(props: BoardFormProps) {
  const { form, facts, check, position, focusKey, onPosition, onChange } = props;
  const row = position ? form.rows[position[0]] : undefined;
  const item = Math.max(Math.min(position?.[1] ?? 0, row ? listItems(facts, row).length - 1 : 0), 0);
  const top = useRef<HTMLHeadingElement>(null);
  const lastPosition = useRef(position);
  useLayoutEffect(() => {
    if (lastPosition.current !== position) top.current?.scrollIntoView({ block: "nearest" });
    lastPosition.current = position;
  }, [position]);
  const focused = useRef(0);
  useLayoutEffect(() => {
    if (focusKey !== focused.current) top.current?.focus({ preventScroll: true });
    focused.current = focusKey;
  }, [focusKey]);
  const set = (field: FormField) => (n: number) => {
    const choice = field.choices[n];
    if (choice) onChange(withChoice(facts, row, row ? item : undefined, field, choice));
  };
  return (
    <div class="board-form">
      {check?.picture ? <LivePicture {...props} picture={check.picture} /> : null}
      <fieldset class="choice choice-chips">
        <legend class="unseen">{t("box.board_part")}</legend>
        <div class="choice-set">
          {[...form.rows.keys(), null].map((at) => (
            <label key={at} class={at === (position?.[0] ?? null) ? "chip chip-chosen" : "chip"}>
              <input
                class="unseen"
                type="radio"
                name="board-part"
                checked={at === (position?.[0] ?? null)}
                onChange={() => onPosition(at === null ? null : [at, 0])}
              />
              {at === null ? t("box.board_rest") : say((form.rows[at] as FormRow).name)}
            </label>
          ))}
        </div>
      </fieldset>
      {row ? <Items {...props} row={row} item={item} /> : null}
      <h2 class="sub-head board-item" ref={top} tabIndex={-1}>
        {row ? nameItem(row, item) : t("box.board_rest")}
      </h2>
      <Faults check={check} place={row ? findPlaceOfItem(row, item) : ""} />
      {row ? (
        row.fields.map((field) => (
          <Field
            key={field.label.code}
            field={field}
            facts={listItems(facts, row)[item]}
            onChoose={set(field)}
          />
        ))
      ) : (
        <Rest {...props} onField={set} />
      )}
    </div>
  );
}

export const nameItem = (row: FormRow, item: number) =>
  say({ ...row.item, params: { ...row.item.params, n: item + 1 } });

/** The faults at a place, shown beside its fields. */
function Faults({ check, place }: { check: BoardCheck | null; place: string }) {
  const faults = check?.faults.filter(({ at = "" }) => at === place) ?? [];
  return faults.length ? (
    <ul class="board-fault-list">
      {faults.map((fault) => (
        <li key={fault.code} class={fault.plays ? undefined : "bad"}>
          {t(fault.code, fault.params)}
        </li>
      ))}
    </ul>
  ) : null;
}

interface FieldProps {
  field: FormField;
  /** The facts that the field is a part of. */
  facts: unknown;
  onChoose: (choice: number) => void;
}

/** A field with its choices. They are radio buttons, so that arrow keys work. */
function Field({ field, facts, onChoose }: FieldProps) {
  const current = findChosenIndex(field, facts);
  const choice = field.choices[current];
  const name = [field.label.code, ...Object.values(field.label.params ?? {})].join("-");
  return (
    <fieldset class="choice choice-chips board-field" data-field={field.label.code}>
      <legend class="field-label">
        {say(field.label)}
        {choice?.picture || choice?.short ? (
          <span class="second-line"> · {capitalize(say(choice.label))}</span>
        ) : null}
      </legend>
      <div class={field.choices.some(({ picture }) => picture) ? "choice-set board-pictures" : "choice-set"}>
        {field.choices.map((choice, n) => (
          <label key={`${n}-${choice.label.code}`} class={n === current ? "chip chip-chosen" : "chip"}>
            <input
              class="unseen"
              type="radio"
              name={name}
              aria-label={say(choice.label)}
              checked={n === current}
              onChange={() => onChoose(n)}
            />
            {choice.picture ? <SvgPicture source={choice.picture} /> : (choice.short ?? say(choice.label))}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The items of a row by their numbers. Items with a fault are marked. */
function Items(props: BoardFormProps & { row: FormRow; item: number }) {
  const { facts, check, position, onPosition, row, item } = props;
  const items = listItems(facts, row);
  const wrong = new Set(check?.faults.map(({ at }) => at));
  return (
    <>
      <fieldset class="choice choice-chips board-items">
        <legend class="unseen">{say(row.name)}</legend>
        <div class="choice-set">
          {items.map((_, n) => {
            const isWrong = wrong.has(findPlaceOfItem(row, n));
            return (
              <label key={findPlaceOfItem(row, n)} class={n === item ? "chip chip-chosen" : "chip"}>
                <input
                  class="unseen"
                  type="radio"
                  name="board-item"
                  aria-label={
                    isWrong ? t("box.board_wrong_at", { name: nameItem(row, n) }) : nameItem(row, n)
                  }
                  checked={n === item}
                  onChange={() => position && onPosition([position[0], n])}
                />
                {n + 1}
                {isWrong ? <Icon name="warn" size={18} /> : null}
              </label>
            );
          })}
        </div>
      </fieldset>
      <Faults check={check} place={findPlaceOfItem(row, -1)} />
    </>
  );
}

interface RestProps extends BoardFormProps {
  onField: (field: FormField) => (choice: number) => void;
}

/** The fields around the items, and the size of each row. */
function Rest({ form, facts, onField, onChange }: RestProps) {
  const renderField = (field: FormField) => (
    <Field
      key={JSON.stringify(field.label)}
      field={field}
      facts={readValue(facts, field.at ?? [])}
      onChoose={onField(field)}
    />
  );
  return (
    <>
      {(form.around ?? []).map(renderField)}
      {form.rows.map((row) => (
        <section key={row.name.code} class="board-rest">
          <h3 class="sub-head">{say(row.name)}</h3>
          <Size {...{ row, facts, onChange }} />
          {row.end ? (
            <Field
              field={{
                label: row.end.label,
                choices: Array.from({ length: row.end.most - row.end.least + 1 }, (_, n) => ({
                  label: { code: "box.amount", params: { n: n + (row.end?.least ?? 0) } },
                  facts: { length: n + (row.end?.least ?? 0) },
                  short: String(n + (row.end?.least ?? 0)),
                })),
              }}
              facts={{ length: countEnd(facts, row) }}
              onChoose={(n) => onChange(withEndLength(facts, row, n + (row.end?.least ?? 0)))}
            />
          ) : null}
          {(row.around ?? []).map(renderField)}
        </section>
      ))}
    </>
  );
}

type SizeProps = Pick<BoardFormProps, "facts" | "onChange"> & { row: FormRow };

/** Number of items in a row, with buttons that change it. */
function Size({ row, facts, onChange }: SizeProps) {
  const n = listItems(facts, row).length;
  const name = say(row.name);
  return (
    <div class="board-size">
      <span>{t("box.board_length", { n })}</span>
      <Steps
        less={t("box.board_shorter", { name })}
        more={t("box.board_longer", { name })}
        isLeast={n <= row.least}
        isMost={n >= row.most}
        onStep={(by) => onChange(resizeRow(facts, row, by))}
      />
    </div>
  );
}

/** Picture of the board with a ring around the chosen item. A tap on an item chooses it. */
function LivePicture({ form, facts, position, onPosition, picture }: BoardFormProps & { picture: string }) {
  const holder = useRef<HTMLDivElement>(null);
  const row = position ? form.rows[position[0]] : undefined;
  const place = row && position ? findPlaceOfItem(row, position[1]) : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture is another one after each answer
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    for (const spot of element.querySelectorAll("[data-place]")) {
      spot.classList.toggle("board-here", spot.getAttribute("data-place") === place);
    }
    const spot = element.querySelector(".board-here")?.getBoundingClientRect();
    const frame = element.getBoundingClientRect();
    if (!spot || !frame.width) return;
    element.scrollLeft += spot.left + spot.width / 2 - frame.left - frame.width / 2;
    element.scrollTop += spot.top + spot.height / 2 - frame.top - frame.height / 2;
  }, [place, picture]);
  return (
    // Hidden from screen readers: the buttons below choose the same items.
    <div
      class="board-live"
      ref={holder}
      aria-hidden="true"
      onClick={(event) => {
        const spot = (event.target as Element).closest("[data-place]");
        const tapped = spot && findItem(form, facts, spot.getAttribute("data-place") ?? "");
        if (tapped) onPosition(tapped);
      }}
    >
      <SvgPicture source={picture} />
    </div>
  );
}
