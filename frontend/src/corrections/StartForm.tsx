import { useState } from "preact/hooks";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { t } from "../i18n";
import { type Options, OptionsForm } from "../options/OptionsForm";
import { extendMeta } from "../options/playedWith";
import { useGames } from "../session/games";
import { Button, MainButton } from "../ui/Button";
import { Choice } from "../ui/Chip";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import type { Payload } from "../wire";
import type { AnswerFrame } from "./answerFrame";
import { isSamePayload } from "./draft";

/** Form that corrects how the table began: rules, aids, start player. */
export function StartForm({ store, document, frame, onAnswer, action }: AnswerFrame & { action: Payload }) {
  useHeadingFocus();
  const { game, expansions, seats } = document.table;
  const [options, setOptions] = useState(() => (action.options ?? {}) as Options);
  const [starter, setStarter] = useState(Number(action.starter ?? 0));
  const bare = useGames()?.find(({ id }) => id === game);
  const meta = bare && extendMeta(bare, expansions);
  const next = { ...action, options, starter };
  const changed = !isSamePayload(next, { ...action, starter: action.starter ?? 0 });
  return (
    <Screen
      readingOrder="work-first"
      top={<Heading title={frame.title} onBack={frame.back} />}
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        <Prompt title={t("corrections.start")} second={t("corrections.start_about")}>
          <Button onPress={frame.back}>{t("common.cancel")}</Button>
          <MainButton
            missing={changed ? undefined : t("corrections.change_first")}
            leadsTo=".form"
            onPress={() => onAnswer(next, undefined)}
          >
            {t("corrections.see")}
          </MainButton>
        </Prompt>
      }
    >
      <div class="form">
        <Choice
          legend={t("lobby.starter")}
          name="starter"
          value={String(starter)}
          choices={Object.entries(seats).map(([value, { name }]) => ({ value, label: name }))}
          onChoose={(seat) => setStarter(Number(seat))}
        />
        {meta ? (
          <OptionsForm
            meta={meta}
            chosen={options}
            onChange={(change) => setOptions({ ...options, ...change })}
          />
        ) : null}
      </div>
    </Screen>
  );
}
