import { t } from "../i18n";
import { back, go } from "../router";
import { turnWords } from "../table/LineList";
import { GoalsSoFar } from "../table/points/Goals";
import { goalsNow } from "../table/points/goalsNow";
import { useArt } from "../table/useArt";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { TableDocument, View } from "../wire";

interface GoalsScreenProps {
  document: TableDocument;
  view: View;
}

/** The goals of this table: what each counts, in which rounds, and which count now. */
export function GoalsScreen({ document, view }: GoalsScreenProps) {
  const { id, game } = document.table;
  const art = useArt(game);
  useTitle(t("points.goals"));
  return (
    <Screen
      top={<Heading title={turnWords(game, view.turn)} level={2} onBack={() => back(["t", id])} />}
      sheet={
        <Prompt
          title={goalsNow(view) || t("points.goals")}
          bar={
            <ActionBar>
              <Button onPress={() => go(["t", id])}>{t("points.board")}</Button>
              <Button onPress={() => go(["t", id, "points"])}>{t("points.title")}</Button>
            </ActionBar>
          }
        />
      }
    >
      <GoalsSoFar game={game} view={view} art={art} />
    </Screen>
  );
}
