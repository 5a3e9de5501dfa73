import { t } from "../i18n";
import { useArt } from "../pieces/useArt";
import { back, go } from "../router";
import { Goals } from "../scores/Goals";
import { describeGoalsNow } from "../scores/goalsNow";
import { nameTurn } from "../scores/LineList";
import type { TableScreenProps } from "../session/tableProps";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";

/** The goals of this table: what each counts, in which rounds, and which count now. */
export function GoalsScreen({ document, view }: TableScreenProps) {
  const { id, game } = document.table;
  const art = useArt(game);
  useTitle(t("points.goals"));
  return (
    <Screen
      top={<Heading title={nameTurn(game, view.turn)} onBack={() => back(["t", id])} />}
      sheet={
        <Prompt title={describeGoalsNow(view) || t("points.goals")}>
          <Button onPress={() => go(["t", id])}>{t("points.board")}</Button>
          <Button onPress={() => go(["t", id, "points"])}>{t("points.title")}</Button>
        </Prompt>
      }
    >
      <Goals game={game} view={view} art={art} />
    </Screen>
  );
}
