import { useState } from "preact/hooks";
import { t } from "../i18n";
import { sentence } from "../net/errors";
import { Button } from "../ui/Button";
import { Chip } from "../ui/Chip";
import { TextField } from "../ui/fields";
import type { Kept } from "../wire";
import { shelf } from "./shelf";

/** As much as the server takes. */
const LONGEST_PLACE = 60;
const LONGEST_NOTE = 300;

/** Where the table was and what to remember of it, for those who sat there. */
export function Keepsake({ table, kept }: { table: string; kept: Kept }) {
  const [saved, setSaved] = useState({ place: kept.place ?? "", note: kept.note ?? "" });
  const [said, say] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const changed = said.place !== saved.place || said.note !== saved.note;
  const places = (kept.places ?? []).filter((place) => place !== said.place);

  const save = () => {
    setBusy(true);
    setRefused("");
    shelf
      .keep(table, said)
      .then(
        () => setSaved(said),
        (error: unknown) => setRefused(sentence(error)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <section class="form">
      <h2 class="sub-head">{t("keep.about_it")}</h2>
      <TextField
        label={t("keep.place")}
        value={said.place}
        longest={LONGEST_PLACE}
        enterKeyHint="done"
        onInput={(place) => say({ ...said, place })}
      />
      {places.length ? (
        <div class="choice-set">
          {places.map((place) => (
            <Chip key={place} onPress={() => say({ ...said, place })}>
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
        onInput={(note) => say({ ...said, note })}
      />
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
