import { useState } from "preact/hooks";
import { has, say, t } from "../../i18n";
import { findSeat } from "../../net/viewpoint";
import { go } from "../../router";
import { formatDuration } from "../../seats/duration";
import { describeAwaited, findSilentAwaited, readColour, readName } from "../../seats/people";
import { Button } from "../../ui/Button";
import { useSecond } from "../../ui/useSecond";
import type { Step } from "../step";
import { Bar } from "./bar";
import type { SheetContent, Situation } from "./content";

/** Sheet without a prompt for this phone: who is awaited, for what, and since when. */
export function buildWaitingSheet(step: Extract<Step, { kind: "wait" }>, situation: Situation): SheetContent {
  const { store, document } = situation;
  const { seats } = step;
  const several = seats.length > 1;
  const idle = describeIdle(situation);
  return {
    colour: several ? undefined : readColour(document, seats[0]),
    title: describeAwaited(document, store.reviews.value) ?? say(step.text),
    second: (
      <>
        {idle ? <span>{idle}</span> : null}
        {seats.length ? <Waited store={store} document={document} /> : <Counting />}
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

/** Return that the own seat is done in this phase, if the game has words for it. */
function describeIdle({ store, document }: Situation): string {
  const { view, table } = document;
  const ownSeat = findSeat(store.seat.value);
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
  const ofGame = `${document.table.game}.hand_to`;
  const secretSeat = store.secret.value ? store.seat.value : undefined;
  return (
    <>
      {store.seats.value
        .filter((seat) => seat !== secretSeat)
        .map((seat) => (
          <Button key={seat} onPress={() => store.handTo(seat)}>
            {t(has(ofGame) ? ofGame : "hand.to", { name: readName(document, seat) })}
          </Button>
        ))}
    </>
  );
}

/** Milliseconds after which `Counting` says that it takes longer. */
const LONG = 3_000;
/** The waiting time is shown between these bounds, in s. After an hour the table is resting. */
const SHOWN = { from: 60, until: 3600 };

/** How long the table has waited for its next entry, from one minute on; the same on every phone. Not shown for a silent
 * phone: strip and pill show the length of its silence, which is another time. Then the line keeps its height.
 */
function Waited({ store, document }: Pick<Situation, "store" | "document">) {
  const seconds = Math.floor((useSecond() - (store.since.value ?? Number.POSITIVE_INFINITY)) / 1_000);
  const isShown = seconds >= SHOWN.from && seconds < SHOWN.until;
  if (!isShown || findSilentAwaited(document, store.presence.value))
    return <span class="blank">{"\u00a0"}</span>;
  return <>{t("play.since", { time: formatDuration(seconds) })}</>;
}

/** Words shown while the system seat works. */
function Counting() {
  const [from] = useState(() => performance.now());
  return <>{t(useSecond() - from >= LONG ? "play.takes_longer" : "play.counting")}</>;
}
