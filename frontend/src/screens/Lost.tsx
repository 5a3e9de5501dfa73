import { joinWords, t } from "../i18n";
import type { Lost } from "../net/losses";
import { go } from "../router";
import { Button, MainButton } from "../ui/Button";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";

interface LostScreenProps {
  lost: Lost;
  /** Go on as a spectator; undefined if this phone may not even watch. */
  onWatch?: (() => void) | undefined;
}

/** Notice about seats that this phone has lost: what happened, and how to go on. */
export function LostScreen({ lost, onWatch }: LostScreenProps) {
  const names = joinWords(lost.names);
  const title = lost.how === "removed" ? t("lost.removed_title") : t("lost.title", { names });
  useTitle(title);
  return (
    <Screen
      sheet={
        <Prompt
          title={title}
          second={
            <>
              {t(`lost.${lost.how}`, { names })}
              {lost.unsent ? <b> {t("lost.unsent", { n: lost.unsent })}</b> : null}
            </>
          }
        >
          <Button onPress={() => go(["join"], true)}>{t("closed.join")}</Button>
          <MainButton onPress={onWatch ?? (() => go([], true))}>
            {t(onWatch ? "lost.watch" : "closed.start")}
          </MainButton>
        </Prompt>
      }
    />
  );
}
