import { useState } from "preact/hooks";
import { t } from "../i18n";
import { sentence } from "../net/errors";
import { Button } from "../ui/Button";
import { Chip } from "../ui/Chip";
import { TextField } from "../ui/fields";
import type { Kept, PlaceAndNote } from "../wire";
import { shelf } from "./shelf";

/** Maximum lengths; the server has the same limits. */
const LONGEST_PLACE = 60;
const LONGEST_NOTE = 300;

/** Place and note of a game. */
export type Said = Required<PlaceAndNote>;

interface FieldsProps {
  said: Said;
  /** Places of other tables of this profile. */
  places: readonly string[];
  onSay: (said: Said) => void;
}

/** Fields for the place, with the last places as chips, and for a note. */
export function KeepsakeFields({ said, places, onSay }: FieldsProps) {
  const others = places.filter((place) => place !== said.place);
  return (
    <>
      <TextField
        label={t("keep.place")}
        value={said.place}
        longest={LONGEST_PLACE}
        enterKeyHint="done"
        onInput={(place) => onSay({ ...said, place })}
      />
      {others.length ? (
        <div class="choice-set">
          {others.map((place) => (
            <Chip key={place} onPress={() => onSay({ ...said, place })}>
              {place}
            </Chip>
          ))}
        </div>
      ) : null}
      <TextField
        label={t("keep.note")}
        value={said.note}
        longest={LONGEST_NOTE}
        enterKeyHint="done"
        hint={t("keep.note_about")}
        onInput={(note) => onSay({ ...said, note })}
      />
    </>
  );
}

/** Place and note of a finished table, which its players may change. */
export function Keepsake({ table, kept }: { table: string; kept: Kept }) {
  const [saved, setSaved] = useState<Said>({ place: kept.place ?? "", note: kept.note ?? "" });
  const [draft, say] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const changed = draft.place !== saved.place || draft.note !== saved.note;

  const save = () => {
    setBusy(true);
    setRefused("");
    shelf
      .keep(table, draft)
      .then(
        () => setSaved(draft),
        (error: unknown) => setRefused(sentence(error)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <section class="form">
      <h2 class="sub-head">{t("keep.about_it")}</h2>
      <KeepsakeFields said={draft} places={kept.places ?? []} onSay={say} />
      {refused ? (
        <p class="bad" role="alert">
          {refused}
        </p>
      ) : null}
      {changed ? (
        <Button onPress={save}>{t(busy ? "library.busy" : "keep.save")}</Button>
      ) : saved.place || saved.note ? (
        <p class="second-line" role="status">
          {t("keep.done")}
        </p>
      ) : null}
    </section>
  );
}
