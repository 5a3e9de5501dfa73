import { Component, type ComponentChildren } from "preact";
import { t } from "../i18n";
import { AppError } from "../net/errors";
import type { Lost } from "../net/losses";
import { go } from "../router";
import { Button } from "../ui/Button";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { LostScreen } from "./Lost";

/** What stopped, in 13 px, and the way on. */
export function Broken({ code }: { code: string }) {
  return (
    <Screen
      sheet={
        <Prompt
          title={t("broken.title")}
          second={t("broken.about")}
          bar={
            <ActionBar>
              <Button kind="main" onPress={() => location.reload()}>
                {t("common.reload")}
              </Button>
            </ActionBar>
          }
        />
      }
    >
      <p class="label">{t("broken.code", { code })}</p>
    </Screen>
  );
}

/** The table cannot be looked at from here: unknown, or this phone was moved away from it. */
export function Closed({ message, lost }: { message: string; lost: Lost | null }) {
  if (lost) return <LostScreen lost={lost} />;
  return (
    <Screen
      sheet={
        <Prompt
          title={t("closed.title")}
          second={message}
          bar={
            <ActionBar>
              <Button onPress={() => go([], true)}>{t("closed.start")}</Button>
              <Button kind="main" onPress={() => go(["join"], true)}>
                {t("closed.join")}
              </Button>
            </ActionBar>
          }
        />
      }
    >
      {null}
    </Screen>
  );
}

interface BoundaryState {
  broken: string | null;
}

/** Shows `Broken` instead of what threw. */
export class Boundary extends Component<{ children: ComponentChildren }, BoundaryState> {
  override state: BoundaryState = { broken: null };

  override componentDidCatch(error: unknown): void {
    const code = error instanceof AppError ? error.code : String(error);
    this.setState({ broken: code });
  }

  override render() {
    return this.state.broken === null ? this.props.children : <Broken code={this.state.broken} />;
  }
}
