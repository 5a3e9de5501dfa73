import { joinWords, t } from "../i18n";
import type { TableStore } from "../net/table";
import { findWhereabouts } from "../people/whereabouts";
import { readName } from "../seats/people";
import { describeSilence } from "../seats/silence";
import { Stamp } from "../ui/Stamp";
import type { SeatDocument, TableDocument } from "../wire";

interface PhonesProps {
  store: TableStore;
  document: TableDocument;
  /** Also the seats without a phone of their own. */
  all: boolean;
}

/** Seats with a silent phone, and seats that play on somebody else's, grouped by the words for it. */
export function TvPhones({ store, document, all }: PhonesProps) {
  const groups = new Map<string, SeatDocument[]>();
  for (const [place, seat] of Object.entries(document.table.seats)) {
    const owner = seat.beside === undefined ? undefined : document.table.seats[seat.beside];
    const state = describeState(store, Number(place), owner?.phone ? seat.beside : undefined, all);
    if (state !== null) groups.set(state, [...(groups.get(state) ?? []), seat]);
  }
  return (
    <ul class="tv-phones">
      {[...groups].map(([state, seats]) => {
        const owner = Number(state); // or no number
        const names = seats.map(({ name }) => name);
        return (
          <li key={state}>
            {seats.map(({ id, colour }) => (
              <Stamp key={id} colour={colour} size={22} />
            ))}
            {Number.isNaN(owner)
              ? `${joinWords(names)} ${state}`
              : t("tv.played_by", {
                  n: names.length,
                  names: joinWords(names),
                  owner: readName(document, owner),
                })}
          </li>
        );
      })}
    </ul>
  );
}

/** Return the state of a seat's phone in words, or the number of the seat whose phone plays it; null: all is well. */
function describeState(
  store: TableStore,
  place: number,
  owner: number | undefined,
  all: boolean,
): string | null {
  const whereabouts = findWhereabouts(store, place);
  switch (whereabouts.at) {
    case "none":
    case "none-here":
      if (!all) return null;
      return owner === undefined ? t("tv.no_phone") : String(owner);
    case "gone":
      return t("seats.gone", { time: describeSilence(whereabouts.seconds) });
    case "away":
      return store.connection.value.state === "live" ? t("seats.away") : null;
    default:
      return null;
  }
}
