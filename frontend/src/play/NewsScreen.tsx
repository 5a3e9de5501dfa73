import { say, t } from "../i18n";
import { findSeat } from "../net/viewpoint";
import { Sentence } from "../pieces/Sentence";
import { back, go } from "../router";
import { PlacesGlimpse } from "../scores/PlacesGlimpse";
import { findOwnSeat, listNews, readColour, tellTo } from "../seats/people";
import type { TableScreenProps } from "../session/tableProps";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { useTitle } from "../ui/useTitle";

/** Every narration of the newest version. One about an income opens its proof, the others open the timeline. */
export function NewsScreen({ store, document, view }: TableScreenProps) {
  const { id } = store;
  useTitle(t("play.news"));
  return (
    <Screen
      top={<Heading title={t(`${document.table.game}.name`)} onBack={() => back(["t", id])} />}
      sheet={
        <Prompt title={t("play.news")}>
          <Button onPress={() => go(["t", id])}>{t("points.board")}</Button>
        </Prompt>
      }
    >
      <Rows label={t("play.news")}>
        {listNews(store.narrations.value, findSeat(store.seat.value)).map((news, i) => {
          const isIncome = news.text.code === `${document.table.game}.event_income`;
          const income = isIncome && news.seat !== undefined ? view.incomes?.[news.seat] : undefined;
          return (
            <Row
              key={i}
              lead={<Stamp colour={readColour(document, news.seat)} />}
              end={<PlacesGlimpse document={document} places={news.places} />}
              title={<Sentence form={() => say(tellTo(findOwnSeat(store), news.text))} />}
              onPress={
                income ? () => go(["t", id, "income", String(income.n)]) : () => go(["t", id, "timeline"])
              }
            />
          );
        })}
      </Rows>
    </Screen>
  );
}
