import { listed, t, text } from "../../i18n";
import { Button } from "../../ui/Button";
import { colourOf, nameOf } from "../people";
import { Counting, Since } from "../Since";
import type { Step } from "../step";
import { Bar } from "./bar";
import type { SheetContent, Situation } from "./content";

/** Nothing is mine to do: who is awaited, for what, since when. */
export function waiting(step: Extract<Step, { kind: "wait" }>, situation: Situation): SheetContent {
  const { store, document } = situation;
  const { seats } = step;
  const several = seats.length > 1;
  return {
    colour: several ? undefined : colourOf(document, seats[0]),
    title: several
      ? t("play.waits_for", { names: listed(seats.map((seat) => nameOf(document, seat))) })
      : text(step.text),
    second: seats.length ? <Since key={seats.join()} /> : <Counting />,
    bar: (
      <Bar situation={situation}>
        <HandOn
          store={store}
          document={document}
          seat={seats.find((seat) => store.seats.value.includes(seat))}
        />
      </Bar>
    ),
  };
}

/** Where somebody awaited plays from this phone as well and has secrets: the phone goes over. */
function HandOn({
  store,
  document,
  seat,
}: Pick<Situation, "store" | "document"> & { seat: number | undefined }) {
  if (seat === undefined || !store.apart.value) return null;
  return (
    <Button kind="main" onPress={() => store.handTo(seat)}>
      {t("hand.title", { name: nameOf(document, seat) })}
    </Button>
  );
}
