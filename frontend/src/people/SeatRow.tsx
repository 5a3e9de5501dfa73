import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { describeSilence } from "../seats/silence";
import { AskOnce } from "../ui/AskOnce";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Stamp } from "../ui/Stamp";
import type { SeatDocument } from "../wire";
import { ColourChoice } from "./ColourChoice";
import { NameField, nameMissing } from "./NameField";
import type { Whereabouts } from "./whereabouts";

interface SeatChanges {
  save: (change: { name?: string; colour?: string }) => void;
  remove: () => void;
  /** Removing it is leaving the table: it is the seat of this phone's owner. */
  leaves: boolean;
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
function describeWhereabouts(whereabouts: Whereabouts, host: boolean): string {
  switch (whereabouts.at) {
    case "here":
      return t(host ? "lobby.here_host" : "lobby.here");
    case "phone":
      return t(host ? "lobby.phone_host" : "lobby.phone");
    case "away":
      return t(host ? "people.away_host" : "lobby.away");
    case "gone":
      return t(host ? "people.gone_host" : "lobby.gone", { time: describeSilence(whereabouts.seconds) });
    case "unknown":
      return t(host ? "people.unknown_host" : "people.unknown");
    case "none":
      return t("lobby.no_phone");
    case "none-here":
      return t("lobby.no_phone_here");
  }
}

function WhereaboutsIcon({ at }: Pick<Whereabouts, "at">) {
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

interface SeatLineProps {
  seat: SeatDocument;
  whereabouts: Whereabouts;
  /** True for the start player, where that is shown. */
  begins?: boolean;
  /** What it unfolds to, for screen readers. */
  about: string;
  open: boolean;
  /** Undefined if this phone may do nothing about the seat. */
  onPress: (() => void) | undefined;
}

/** A seat's stamp, name and phone. A button that unfolds what this phone may do about the seat. */
export function SeatLine({ seat, whereabouts, begins = false, about, open, onPress }: SeatLineProps) {
  const { at } = whereabouts;
  const state = describeWhereabouts(whereabouts, seat.host ?? false);
  const words = (
    <>
      <Stamp colour={seat.colour} size={28} />
      <span class="row-words">
        <span class="row-title">
          <bdi>{seat.name}</bdi>
        </span>
        <span class={at === "gone" ? "second-line bad" : "second-line"}>
          {begins ? `${state}, ${t("lobby.begins")}` : state}
        </span>
      </span>
      <WhereaboutsIcon at={at} />
    </>
  );
  if (!onPress) return <div class="row">{words}</div>;
  return (
    <button type="button" class="row row-button" aria-expanded={open} onClick={onPress}>
      {words}
      <span class="unseen">{`, ${t(`colour.${seat.colour}`)}. ${about}`}</span>
      <Icon name={open ? "up" : "down"} size={20} />
    </button>
  );
}

/** One seat in the lobby. Unfolds if this phone may change it. */
export function SeatRow({ seat, whereabouts, begins, colours, otherSeats, changes }: SeatRowProps) {
  const [open, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (open) row.current?.scrollIntoView?.({ block: "nearest" });
  }, [open]);
  return (
    <li ref={row}>
      <SeatLine
        {...{ seat, whereabouts, begins, open }}
        about={t("lobby.edit", { name: seat.name })}
        onPress={changes && (() => setOpen(!open))}
      />
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
  const [asking, setAsking] = useState(false);
  const way = changes.leaves ? "leave" : "remove";
  if (asking) {
    return (
      <div class="editor form">
        <AskOnce
          question={t(`lobby.${way}_ask`, { name: seat.name })}
          yes={t(`lobby.${way}`)}
          onYes={changes.remove}
          onNo={() => setAsking(false)}
        />
      </div>
    );
  }
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
        <Button icon="bin" onPress={() => setAsking(true)}>
          {t(`lobby.${way}`)}
        </Button>
        <Button submit missing={nameMissing(name, otherSeats)} leadsTo=".name-field">
          {t("lobby.save")}
        </Button>
      </div>
    </form>
  );
}
