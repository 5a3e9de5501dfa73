import { useState } from "preact/hooks";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { say, t } from "../i18n";
import { api } from "../net/api";
import type { TableStore } from "../net/table";
import { back, go } from "../router";
import { describeLeader } from "../scores/results";
import { listStandings } from "../scores/scores";
import type { TableScreenProps } from "../session/tableProps";
import { Button, MainButton } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useSend } from "../ui/useSend";
import { useTitle } from "../ui/useTitle";
import type { Choice, ChoosePrompt, Payload } from "../wire";
import { AdjustForm } from "./AdjustForm";

/** Send an action that only the host may take and that no prompt asks for. */
function useHostAction(store: TableStore) {
  const { failed, sending, send } = useSend();
  const act = (action: Payload, to: readonly string[]) => {
    const seat = store.seats.peek()[0];
    if (seat === undefined) return;
    const { v } = store.version.peek();
    send(
      action,
      (id) => api.act(store.id, { seat, id, version: v, action }),
      () => go(to, true),
    );
  };
  return { failed, sending, send: act };
}

/** Screen that adjusts points by agreement. */
export function AdjustScreen({ store, document }: TableScreenProps) {
  const { id } = store;
  const { failed, sending, send } = useHostAction(store);
  const title = t("corrections.adjust");
  useTitle(title);
  return (
    <AdjustForm
      store={store}
      document={document}
      frame={{ title, back: () => back(["t", id, "points"]) }}
      action={{}}
      go={(name, points) => t("corrections.adjust_yes", { name, points })}
      failed={failed}
      sending={sending}
      onDone={(action) => send(action, ["t", id, "points"])}
    />
  );
}

/** A setting that the host may change during the game: every value with its help; the current one cannot be chosen. */
export function SettingScreen({ store, document, prompt }: TableScreenProps & { prompt: ChoosePrompt }) {
  const { id } = store;
  const { failed, sending, send } = useHostAction(store);
  const [chosen, choose] = useState("");
  const picked = prompt.choices.find((choice) => choice.id === chosen);
  const title = say(prompt.title);
  useTitle(title);
  const leave = () => back(["t", id]);
  return (
    <Screen
      top={<Heading title={t("corrections.setting")} onBack={leave} />}
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        <Prompt
          title={title}
          second={failed || t("corrections.setting_about")}
          tone={failed ? "bad" : "plain"}
        >
          <Button onPress={leave}>{t("common.back")}</Button>
          <MainButton
            missing={sending ? t("play.sending") : picked ? undefined : t("corrections.setting_none")}
            leadsTo={sending ? undefined : ".targets"}
            onPress={() => picked && send({ ...prompt.action, ...picked.payload }, ["t", id])}
          >
            {t("corrections.setting_yes")}
          </MainButton>
        </Prompt>
      }
    >
      <ul class="targets" aria-label={title}>
        {prompt.choices.map((choice) => (
          <li key={choice.id}>
            {choice.unavailable ? (
              <p class="target-choice">
                <Words choice={choice} />
              </p>
            ) : (
              <button
                type="button"
                class={choice.id === chosen ? "target-choice target-choice-on" : "target-choice"}
                aria-pressed={choice.id === chosen}
                data-choice={choice.id}
                onClick={() => choose(choice.id)}
              >
                <Words choice={choice} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function Words({ choice: { label, note, unavailable } }: { choice: Choice }) {
  return (
    <>
      <span class="target-name">{say(label)}</span>
      <span class="target-note">
        {[note, unavailable].flatMap((words) => (words ? [say(words)] : [])).join(" ")}
      </span>
    </>
  );
}

/** Screen that asks whether to end the game now, and says what that means. */
export function FinishScreen({ store, document, view }: TableScreenProps) {
  const { id } = store;
  const { failed, sending, send } = useHostAction(store);
  const leader = describeLeader(listStandings(document, view));
  useTitle(t("corrections.finish"));
  const leave = () => back(["t", id]);
  return (
    <Screen
      top={<Heading title={t("corrections.finish")} onBack={leave} />}
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        <Prompt
          title={t("corrections.finish_prompt")}
          second={failed || t("corrections.finish_second")}
          tone={failed ? "bad" : "plain"}
        >
          <Button onPress={leave}>{t("corrections.finish_no")}</Button>
          <MainButton
            missing={sending ? t("play.sending") : undefined}
            onPress={() => send({ type: "finish_now" }, ["t", id])}
          >
            {t("corrections.finish_yes")}
          </MainButton>
        </Prompt>
      }
    >
      <div class="card prose">
        <p>{t("corrections.finish_about")}</p>
        {view.early_end ? (
          <p>
            <b>{say(view.early_end)}</b>
          </p>
        ) : null}
        {leader ? <p>{t("corrections.finish_so_far", { leader })}</p> : null}
      </div>
    </Screen>
  );
}
