import { useState } from "preact/hooks";
import { t } from "../i18n";
import { ColourChoice } from "../people/ColourChoice";
import { NameField, nameMissing } from "../people/NameField";
import { Button, MainButton } from "../ui/Button";
import { Prompt } from "../ui/Prompt";
import type { SeatDocument } from "../wire";

interface AddSeatProps {
  colours: readonly string[];
  taken: readonly SeatDocument[];
  failed: string;
  onAdd: (seat: { name: string; colour: string }) => void;
  onLeave: () => void;
}

/** Form for a seat without a phone: its moves are entered on this phone. */
export function AddSeat({ colours, taken, failed, onAdd, onLeave }: AddSeatProps) {
  const [name, setName] = useState("");
  const [colour, setColour] = useState<string | null>(null);
  const free = colours.filter((candidate) => !taken.some((seat) => seat.colour === candidate));
  const chosen = colour !== null && free.includes(colour) ? colour : (free[0] ?? null);
  return (
    <Prompt
      title={t("lobby.add_prompt")}
      second={failed || t("lobby.add_about")}
      focusKey="add"
      tone={failed ? "bad" : "plain"}
      steady
      choices={
        <div class="form">
          <NameField label={t("lobby.add_name")} value={name} onInput={setName} otherSeats={taken} />
          <ColourChoice
            legend={t("lobby.edit_colour")}
            colours={colours}
            taken={taken}
            value={chosen}
            onChoose={setColour}
          />
        </div>
      }
    >
      <Button onPress={onLeave}>{t("common.cancel")}</Button>
      <MainButton
        missing={nameMissing(name, taken)}
        leadsTo=".name-field"
        onPress={() => chosen !== null && onAdd({ name: name.trim(), colour: chosen })}
      >
        {t("lobby.add_save")}
      </MainButton>
    </Prompt>
  );
}
