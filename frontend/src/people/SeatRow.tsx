import { useState } from "preact/hooks";
import { duration, t } from "../i18n";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Stamp } from "../ui/Stamp";
import type { SeatDocument } from "../wire";
import { ColourChoice } from "./ColourChoice";
import { NameField, nameMissing } from "./NameField";
import type { Whereabouts } from "./whereabouts";

export interface SeatChanges {
  save: (change: { name?: string; colour?: string }) => void;
  remove: () => void;
  /** Undefined if the seat cannot move in this direction. */
  earlier?: (() => void) | undefined;
  later?: (() => void) | undefined;
}

interface SeatRowProps {
  seat: SeatDocument;
  whereabouts: Whereabouts;
  begins: boolean;
  colours: readonly string[];
  otherSeats: readonly SeatDocument[];
  /** Changes that this phone may make to the seat. */
  changes?: SeatChanges | undefined;
}

/** Return where a seat's phone is, in words. */
export function whereaboutsWords(whereabouts: Whereabouts, host: boolean): string {
  switch (whereabouts.at) {
    case "here":
      return t(host ? "lobby.here_host" : "lobby.here");
    case "phone":
      return t(host ? "lobby.phone_host" : "lobby.phone");
    case "away":
      return t(host ? "people.away_host" : "lobby.away");
    case "gone":
      return t(host ? "people.gone_host" : "lobby.gone", { time: duration(whereabouts.seconds) });
    case "unknown":
      return t(host ? "people.unknown_host" : "people.unknown");
    case "none":
      return t("lobby.no_phone");
    case "none-here":
      return t("lobby.no_phone_here");
  }
}

export function WhereaboutsIcon({ at }: Pick<Whereabouts, "at">) {
  if (at === "gone") {
    return (
      <span class="bad">
        <Icon name="clock" />
      </span>
    );
  }
  return at === "here" || at === "phone" ? (
    <span class="good">
      <Icon name="check" />
    </span>
  ) : null;
}

/** One seat in the lobby. Unfolds if this phone may change it. */
export function SeatRow({ seat, whereabouts, begins, colours, otherSeats, changes }: SeatRowProps) {
  const [open, setOpen] = useState(false);
  const { at } = whereabouts;
  const state = `${whereaboutsWords(whereabouts, seat.host ?? false)}${begins ? `, ${t("lobby.begins")}` : ""}`;
  const inside = (
    <>
      <Stamp colour={seat.colour} size={28} />
      <span class="row-words">
        <span class="row-title">{seat.name}</span>
        <span class={at === "gone" ? "second-line bad" : "second-line"}>{state}</span>
      </span>
      <WhereaboutsIcon at={at} />
    </>
  );
  return (
    <li>
      {changes ? (
        <button
          type="button"
          class="row row-button"
          aria-expanded={open}
          aria-label={`${seat.name}, ${t(`colour.${seat.colour}`)}, ${state}. ${t("lobby.edit", { name: seat.name })}`}
          onClick={() => setOpen(!open)}
        >
          {inside}
          <Icon name={open ? "up" : "down"} size={20} />
        </button>
      ) : (
        <div class="row">{inside}</div>
      )}
      {open && changes ? (
        <SeatEditor
          seat={seat}
          colours={colours}
          otherSeats={otherSeats}
          changes={{
            ...changes,
            save: (change) => {
              setOpen(false);
              changes.save(change);
            },
          }}
        />
      ) : null}
    </li>
  );
}

type SeatEditorProps = Pick<SeatRowProps, "seat" | "colours" | "otherSeats"> & { changes: SeatChanges };

function SeatEditor({ seat, colours, otherSeats, changes }: SeatEditorProps) {
  const [name, setName] = useState(seat.name);
  const [colour, setColour] = useState(seat.colour);
  return (
    <form
      class="editor form"
      onSubmit={(event) => {
        event.preventDefault();
        changes.save({ name: name.trim(), colour });
      }}
    >
      <NameField label={t("lobby.edit_name")} value={name} onInput={setName} otherSeats={otherSeats} />
      <ColourChoice
        legend={t("lobby.edit_colour")}
        colours={colours}
        taken={otherSeats}
        value={colour}
        onChoose={setColour}
      />
      <div class="editor-buttons">
        {changes.earlier ? (
          <Button icon="up" onPress={changes.earlier}>
            {t("lobby.earlier")}
          </Button>
        ) : null}
        {changes.later ? (
          <Button icon="down" onPress={changes.later}>
            {t("lobby.later")}
          </Button>
        ) : null}
        <Button icon="bin" onPress={changes.remove}>
          {t("lobby.remove")}
        </Button>
        <Button submit missing={nameMissing(name, otherSeats)} leadsTo=".name-field">
          {t("lobby.save")}
        </Button>
      </div>
    </form>
  );
}
