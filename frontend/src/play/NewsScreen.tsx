import { t, text } from "../i18n";
import type { TableStore } from "../net/table";
import { seatOf } from "../net/viewpoint";
import { back, go } from "../router";
import { turnWords } from "../table/LineList";
import { colourOf, newsOf } from "../table/people";
import { Sentence } from "../table/Sentence";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { useTitle } from "../ui/useTitle";
import type { TableDocument, View } from "../wire";

interface NewsScreenProps {
  store: TableStore;
  document: TableDocument;
  view: View;
}

/** Every narration of the newest version. One about an income opens its proof, the others open the timeline. */
export function NewsScreen({ store, document, view }: NewsScreenProps) {
  const { id } = store;
  const incomeOf = (seat: number | undefined) => (seat === undefined ? undefined : view.incomes?.[seat]);
  const isIncome = (code: string) => code === `${document.table.game}.event_income`;
  useTitle(t("play.news"));
  return (
    <Screen
      top={
        <Heading title={turnWords(document.table.game, view.turn)} level={2} onBack={() => back(["t", id])} />
      }
      sheet={
        <Prompt
          title={t("play.news")}
          bar={
            <ActionBar>
              <Button onPress={() => go(["t", id])}>{t("points.board")}</Button>
            </ActionBar>
          }
        />
      }
    >
      <Rows label={t("play.news")}>
        {newsOf(store.narrations.value, seatOf(store.seat.value)).map((news, i) => {
          const income = isIncome(news.text.code) ? incomeOf(news.seat) : undefined;
          return (
            <Row
              key={i}
              lead={<Stamp colour={colourOf(document, news.seat)} />}
              title={<Sentence form={() => text(news.text)} />}
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
