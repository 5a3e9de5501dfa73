import { useEffect, useRef } from "preact/hooks";
import { has, listRooms, t } from "../i18n";
import { Rulings } from "../options/Rulings";
import { back, go } from "../router";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { TableDocument, View } from "../wire";
import "./help.css";

interface HelpScreenProps {
  document: TableDocument;
  view: View;
  /** The section of the rules, or the reason, of the proof that linked here. */
  section?: string | undefined;
}

/** How to play: a card for each step of a round, with the current one highlighted; then the rulings. Coming from a proof,
 * the card that explains it is scrolled to and highlighted instead.
 */
export function HelpScreen({ document, view, section }: HelpScreenProps) {
  const { id, game } = document.table;
  const rooms = listRooms(document.table);
  const cited =
    section !== undefined && has(`${game}.section_${section}`) ? t(`${game}.section_${section}`) : "";
  useTitle(t("play.help"));
  return (
    <Screen
      top={<Heading title={t("play.help")} onBack={() => back(["t", id])} />}
      sheet={
        <Prompt title={t(`${document.table.game}.name`)}>
          <Button onPress={() => go(["t", id])}>{t("points.board")}</Button>
        </Prompt>
      }
    >
      <div class="form">
        {rooms.map((room) => (
          <HelpSteps
            key={room}
            room={room}
            now={room === game && !cited ? findStageNumber(view) : 0}
            cited={cited}
          />
        ))}
        {rooms.map((room) => (
          <Rulings key={room} room={room} />
        ))}
      </div>
    </Screen>
  );
}

/** Return the number of the current stage, from 1; 0 in games without stages. */
const findStageNumber = ({ stages = [], stage = "" }: View) => stages.indexOf(stage) + 1;

interface HelpStepsProps {
  room: string;
  /** The number of the current step, from 1. */
  now: number;
  /** Title of the card that a proof cites. */
  cited: string;
}

function HelpSteps({ room, now, cited }: HelpStepsProps) {
  const codes: string[] = [];
  while (has(`${room}.help_${codes.length + 1}`)) codes.push(`${room}.help_${codes.length + 1}`);
  return (
    <ol class="help-steps" aria-label={t(`${room}.name`)}>
      {codes.map((code, i) => (
        <HelpStep key={code} code={code} now={i + 1 === now} cited={t(code) === cited} />
      ))}
    </ol>
  );
}

function HelpStep({ code, now, cited }: { code: string; now: boolean; cited: boolean }) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (cited) card.current?.scrollIntoView({ block: "center" });
  }, [cited]);
  return (
    <li ref={card} class="card help-step" aria-current={now || cited ? "step" : undefined}>
      <h2 class="sub-head">{t(code)}</h2>
      <p>{t(`${code}_about`)}</p>
    </li>
  );
}
