import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "../ui/Button";
import { Chip } from "../ui/Chip";
import { TextField } from "../ui/fields";
import { Refusal } from "../ui/Refusal";
import { SteadyLabel } from "../ui/SteadyLabel";
import { useAsk } from "../ui/useAsk";
import type { Kept, PlaceAndNote } from "../wire";
import { shelf } from "./shelf";

/** Maximum lengths; the server has the same limits. */
const LONGEST_PLACE = 60;
const LONGEST_NOTE = 300;

type KeepsakeText = Required<PlaceAndNote>;

interface FieldsProps {
  value: KeepsakeText;
  /** Places of other tables of this profile. */
  places: readonly string[];
  onInput: (value: KeepsakeText) => void;
}

/** Fields for the place, with the last places as chips, and for a note. */
export function KeepsakeFields({ value, places, onInput }: FieldsProps) {
  const otherPlaces = places.filter((place) => place !== value.place);
  return (
    <>
      <TextField
        label={t("keep.place")}
        value={value.place}
        longest={LONGEST_PLACE}
        enterKeyHint="done"
        onInput={(place) => onInput({ ...value, place })}
      />
      {otherPlaces.length ? (
        <div class="choice-set">
          {otherPlaces.map((place) => (
            <Chip key={place} onPress={() => onInput({ ...value, place })}>
              {place}
            </Chip>
          ))}
        </div>
      ) : null}
      <TextField
        label={t("keep.note")}
        value={value.note}
        longest={LONGEST_NOTE}
        enterKeyHint="done"
        hint={t("keep.note_about")}
        onInput={(note) => onInput({ ...value, note })}
      />
    </>
  );
}

/** Place and note of a finished table, which its players may change. */
export function Keepsake({ table, record }: { table: string; record: Kept }) {
  const [saved, setSaved] = useState<KeepsakeText>({ place: record.place ?? "", note: record.note ?? "" });
  const [entered, setEntered] = useState(saved);
  const { busy, failed, ask } = useAsk();
  const changed = entered.place !== saved.place || entered.note !== saved.note;

  const save = async () => {
    if (await ask(shelf.keep(table, entered))) setSaved(entered);
  };
  return (
    <section class="form">
      <h2 class="sub-head">{t("keep.about_it")}</h2>
      <KeepsakeFields value={entered} places={record.places ?? []} onInput={setEntered} />
      <Refusal words={failed} />
      {changed ? (
        <Button onPress={save}>
          <SteadyLabel isSecond={busy} first={t("keep.save")} second={t("library.busy")} />
        </Button>
      ) : saved.place || saved.note ? (
        <p class="second-line" role="status">
          {t("keep.done")}
        </p>
      ) : null}
    </section>
  );
}
