import { Component, type ComponentChildren } from "preact";
import { t } from "../i18n";
import { AppError } from "../net/errors";
import { update } from "../platform/pwa";
import { go } from "../router";
import { Button, MainButton } from "./Button";
import { Prompt } from "./Prompt";
import { Screen } from "./Screen";

/** Error screen with a code and a button to reload. */
export function Broken({ code }: { code: string }) {
  return (
    <Stopped why={t("broken.about")}>
      <p class="label">{t("broken.code", { code })}</p>
    </Stopped>
  );
}

/** Screen of a page that has to be reloaded: by a newer version of the app if there is one, which may know what this one
 * does not. */
export function Stopped({ why, children }: { why: string; children?: ComponentChildren }) {
  const reload = update.value ?? (() => location.reload());
  return (
    <Screen
      sheet={
        <Prompt title={t("broken.title")} second={why}>
          <Button onPress={() => go([], true)}>{t("broken.start")}</Button>
          <MainButton onPress={reload}>{t("common.reload")}</MainButton>
        </Prompt>
      }
    >
      {children}
    </Screen>
  );
}

interface BoundaryState {
  broken: string | null;
}

/** Error boundary that shows `Broken`. */
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
