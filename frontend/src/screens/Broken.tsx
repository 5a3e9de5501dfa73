import { Component, type ComponentChildren } from "preact";
import { t } from "../i18n";
import { type Connection, TOO_MANY_PAGES } from "../net/connection";
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
    <Stopped why={t("broken.about")}>
      <p class="label">{t("broken.code", { code })}</p>
    </Stopped>
  );
}

/** This page does nothing more until it is loaded again. */
function Stopped({ why, children = null }: { why: string; children?: ComponentChildren }) {
  return (
    <Screen
      sheet={
        <Prompt
          title={t("broken.title")}
          second={why}
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
      {children}
    </Screen>
  );
}

/** The table cannot be looked at from here: unknown, this phone was moved away from it, or it opened too many pages. */
export function Closed({ reason, lost }: { reason: Connection["reason"]; lost: Lost | null }) {
  const { code, message } = reason ?? { code: "", message: "" };
  if (code === TOO_MANY_PAGES) return <Stopped why={message} />;
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
