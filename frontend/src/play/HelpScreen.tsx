import { has, roomsOf, t } from "../i18n";
import { back, go } from "../router";
import { Rulings } from "../screens/Rulings";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { TableDocument, View } from "../wire";
import "./help.css";

interface HelpScreenProps {
  document: TableDocument;
  view: View;
}

/** How to play: a card for each step of a round, the one that is played now stands out; then the rulings. */
export function HelpScreen({ document, view }: HelpScreenProps) {
  const { id } = document.table;
  const rooms = roomsOf(document.table);
  useTitle(t("play.help"));
  return (
    <Screen
      top={<Heading title={t("play.help")} level={2} onBack={() => back(["t", id])} />}
      sheet={
        <Prompt
          title={t(`${document.table.game}.name`)}
          bar={
            <ActionBar>
              <Button onPress={() => go(["t", id])}>{t("points.board")}</Button>
            </ActionBar>
          }
        />
      }
    >
      <div class="form">
        {rooms.map((room) => (
          <HelpSteps key={room} room={room} now={room === document.table.game ? stageOf(view) : 0} />
        ))}
        {rooms.map((room) => (
          <Rulings key={room} room={room} />
        ))}
      </div>
    </Screen>
  );
}

/** Which stage of the round is played, from 1; 0 where a game has none. */
const stageOf = ({ stages = [], stage = "" }: View) => stages.indexOf(stage) + 1;

function HelpSteps({ room, now }: { room: string; now: number }) {
  const codes: string[] = [];
  while (has(`${room}.help_${codes.length + 1}`)) codes.push(`${room}.help_${codes.length + 1}`);
  return (
    <ol class="help-steps" aria-label={t(`${room}.name`)}>
      {codes.map((code, i) => (
        <li key={code} class="card help-step" aria-current={i + 1 === now ? "step" : undefined}>
          <h2 class="sub-head">{t(code)}</h2>
          <p>{t(`${code}_about`)}</p>
        </li>
      ))}
    </ol>
  );
}
