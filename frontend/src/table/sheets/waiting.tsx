import { has, t, text } from "../../i18n";
import { seatOf } from "../../net/viewpoint";
import { go } from "../../router";
import { Button } from "../../ui/Button";
import { awaitedWords, colourOf, nameOf, silentAwaited } from "../people";
import type { Step } from "../step";
import { Counting, Waited } from "../Waited";
import { Bar } from "./bar";
import type { SheetContent, Situation } from "./content";

/** Sheet without a prompt for this phone: who is awaited, for what, and since when. */
export function waiting(step: Extract<Step, { kind: "wait" }>, situation: Situation): SheetContent {
  const { store, document } = situation;
  const { seats } = step;
  const several = seats.length > 1;
  return {
    colour: several ? undefined : colourOf(document, seats[0]),
    title: awaitedWords(document) ?? text(step.text),
    second: (
      <>
        {idleWords(situation)}
        {seats.length ? waitedWords(situation) : <Counting />}
      </>
    ),
    bar: (
      <Bar situation={situation}>
        {mayAskForSeat(store, document) ? (
          <Button onPress={() => go(["t", store.id, "sit"])}>{t("join.take")}</Button>
        ) : null}
        <HandOn store={store} document={document} />
      </Bar>
    ),
  };
}

/** How long the table has waited. Not shown for a silent phone: strip and pill show the length of its silence, which is
 * another time.
 */
function waitedWords({ store, document }: Situation) {
  const since = store.since.value;
  const silent = silentAwaited(document, store.presence.value) !== undefined;
  return since === null || silent ? "\u00a0" : <Waited since={since} />;
}

/** Return that the own seat is done in this phase, if the game has words for it. */
function idleWords({ store, document }: Situation): string {
  const { view, table } = document;
  const ownSeat = seatOf(store.seat.value);
  const words = `${table.game}.idle_${view?.phase}`;
  if (ownSeat === undefined || !view || view.waits?.[ownSeat] || !has(words)) return "";
  return `${t(words)} `;
}

/** True if a spectator may ask for a seat that has no phone. */
function mayAskForSeat({ seats }: Situation["store"], { table }: Situation["document"]): boolean {
  return seats.value.length === 0 && !table.locked && Object.values(table.seats).some(({ phone }) => !phone);
}

/** Buttons that hand the phone to another of its seats, while they have secrets from each other. */
function HandOn({ store, document }: Pick<Situation, "store" | "document">) {
  if (!store.apart.value) return null;
  const secretSeat = store.secret.value ? store.seat.value : undefined;
  return (
    <>
      {store.seats.value
        .filter((seat) => seat !== secretSeat)
        .map((seat) => (
          <Button key={seat} onPress={() => store.handTo(seat)}>
            {t("hand.to", { name: nameOf(document, seat) })}
          </Button>
        ))}
    </>
  );
}
