import { t, text } from "../../i18n";
import { Button } from "../../ui/Button";
import { colourOf, nameOf } from "../people";
import { Counting, Since } from "../Since";
import type { Step } from "../step";
import { Bar } from "./bar";
import type { SheetContent, Situation } from "./content";

/** Nothing is mine to do: who is awaited, for what, since when. */
export function waiting(step: Extract<Step, { kind: "wait" }>, situation: Situation): SheetContent {
  return {
    colour: colourOf(situation.document, step.seat),
    title: text(step.text),
    second: step.seat === undefined ? <Counting /> : <Since key={step.seat} />,
    bar: (
      <Bar situation={situation}>
        <HandOn store={situation.store} document={situation.document} seat={step.seat} />
      </Bar>
    ),
  };
}

/** Where the one awaited plays from this phone as well and has secrets: the phone goes over. */
function HandOn({
  store,
  document,
  seat,
}: Pick<Situation, "store" | "document"> & { seat: number | undefined }) {
  if (seat === undefined || !store.apart.value || !store.seats.value.includes(seat)) return null;
  return (
    <Button kind="main" onPress={() => store.handTo(seat)}>
      {t("hand.title", { name: nameOf(document, seat) })}
    </Button>
  );
}
