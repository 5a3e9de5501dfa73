import { useEffect, useState } from "preact/hooks";
import { say, t } from "../../i18n";
import type { TableStore } from "../../net/table";
import { liesOnTable } from "../../pieces/realTable";
import { Sentence } from "../../pieces/Sentence";
import { go } from "../../router";
import { findOwnSeat, nameHost, readColour, readName, tellTo } from "../../seats/people";
import { LinkButton } from "../../ui/Button";
import { handleAnswer } from "../../ui/handleAnswer";
import { Strip } from "../../ui/Strip";
import type { TableDocument } from "../../wire";
import { fetchOpenList, openVersions, readMarks, tickSteps } from "./putRightLists";

/** Return the version of the oldest open put-right list. Later news is shown beside its strip. */
export function findCorrectedUntil(store: TableStore): number {
  return openVersions(store.id)[0] ?? 0;
}

/** True if a proposal waits for the host, who holds this phone. */
export function isHostAsked(store: TableStore, document: TableDocument): boolean {
  const { proposals = {} } = document.table;
  return store.host.value && Object.keys(proposals).length > 0 && openVersions(store.id).length === 0;
}

/** Link of a strip to the screen that it is about. */
export const LookLink = ({ to }: { to: readonly string[] }) => (
  <LinkButton onPress={() => go(to)}>{t("corrections.strip_look")}</LinkButton>
);

/** Strip about the past: a put-right list, else a proposal that waits for the host. */
export function buildCorrectionStrip(store: TableStore, document: TableDocument) {
  if (store.seats.value.length === 0 && !store.host.value) return null;
  const [version] = openVersions(store.id);
  if (version !== undefined) return <RightStrip key={version} {...{ store, document, version }} />;
  const [waiting] = Object.entries(document.table.proposals ?? {});
  if (!waiting) return null;
  const [proposal, { seat }] = waiting;
  const mine = seat !== undefined && store.seats.value.includes(seat);
  const host = nameHost(document);
  const words =
    mine && !store.host.value
      ? t("corrections.strip_own", { name: host })
      : t("corrections.strip_waits", { name: seat === undefined ? host : readName(document, seat) });
  return (
    <Strip
      tone="card"
      colour={readColour(document, seat)}
      action={<LookLink to={["t", store.id, "proposal", proposal]} />}
    >
      {words}
    </Strip>
  );
}

interface RightProps {
  store: TableStore;
  document: TableDocument;
  version: number;
}

/** Strip that says that something earlier was corrected, with a link to what has to be moved on the real table. */
function RightStrip({ store, document, version }: RightProps) {
  const { id } = store;
  const seat = store.seat.value;
  const [nothing, setNothing] = useState(false);
  const matched = document.table.matched?.includes(version) ?? false;
  const [isNeeded, setNeeded] = useState(!matched);
  useEffect(() => {
    // An error is shown by its own screen.
    return handleAnswer(fetchOpenList(id, version, seat, matched), ({ steps = [], points = {} }) => {
      setNothing(steps.length === 0 && Object.keys(points).length === 0);
      setNeeded(readMarks(id)[version] !== "over");
    });
  }, [id, version, seat, matched]);
  if (!isNeeded) return null;
  const nowhere = document.view !== undefined && liesOnTable(document, document.view) === "nowhere";
  const narration = store.narrations.value.find(({ v }) => v === version);
  const words = () =>
    narration ? say(tellTo(findOwnSeat(store), narration.text)) : t("corrections.strip_right");
  return (
    <Strip
      tone="card"
      icon="turn"
      colour={readColour(document, narration?.seat)}
      action={
        nothing || nowhere ? (
          <LinkButton onPress={() => tickSteps(id, version, "over")}>{t("common.close")}</LinkButton>
        ) : (
          <LinkButton onPress={() => go(["t", id, "right", String(version)])}>
            {t("corrections.right")}
          </LinkButton>
        )
      }
    >
      <Sentence
        form={() => (nothing && !nowhere ? `${words()} ${t("corrections.strip_nothing")}` : words())}
      />
    </Strip>
  );
}
