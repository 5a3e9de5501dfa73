import { useEffect, useState } from "preact/hooks";
import supported from "../generated/supported.json";
import { joinWords, t } from "../i18n";
import { hasDevice } from "../net/device";
import { AppError, describeError } from "../net/errors";
import { damagedLink, go } from "../router";
import { Button, LinkButton, MainButton } from "../ui/Button";
import { lazy, renderNothing } from "../ui/lazy";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { Strip } from "../ui/Strip";
import { buildUpdateStrip } from "../ui/UpdateStrip";
import { useRetry } from "../ui/useRetry";
import { useTitle } from "../ui/useTitle";
import type { TableListed } from "../wire";
import { Isle } from "./Isle";

/** The tables of this phone, loaded only if it has been at one. */
const YourTables = lazy(
  ["tables"],
  () => import("./YourTables"),
  "YourTables",
  renderNothing,
  () => <p class="form second-line">{t("client.broken")}</p>,
);

/** Ask for the tables of this phone. A phone without tables loads neither their list nor what asks the server. */
async function listTables(): Promise<readonly TableListed[]> {
  const { fetchTables } = await import("./YourTables").catch(() => {
    throw new AppError("client.offline");
  });
  return fetchTables();
}

/** The start screen: open a table, join one, or go back to one of this phone's. */
export function Start() {
  useTitle("");
  const games = joinWords(supported.map((game) => t(`${game}.name`)));
  // A phone that was never registered has no tables, so it need not ask.
  const [isRegistered] = useState(hasDevice);
  const [tables, setTables] = useState<readonly TableListed[] | null>(isRegistered ? null : []);
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, retry] = useRetry(failed !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    if (!isRegistered) return;
    listTables().then(
      (listed) => {
        setTables(listed);
        setFailed(null);
      },
      (error: unknown) => setFailed(describeError(error)),
    );
  }, [isRegistered, tries]);
  return (
    <Screen
      strip={
        damagedLink.value ? (
          <Strip tone="card">{t("start.damaged_link")}</Strip>
        ) : failed === null ? (
          buildUpdateStrip()
        ) : (
          <Strip
            tone="sunk"
            icon="offline"
            action={<LinkButton onPress={retry}>{t("common.again")}</LinkButton>}
          >
            {failed}
          </Strip>
        )
      }
      sheet={
        <Prompt title={t("start.prompt")} second={`${t("start.about")} ${t("start.games", { games })}`}>
          <LinkButton onPress={() => go(["library"])}>{t("library.title")}</LinkButton>
          <Button onPress={() => go(["join"])}>{t("start.join")}</Button>
          <MainButton onPress={() => go(["new"])}>{t("start.new")}</MainButton>
        </Prompt>
      }
    >
      <div class={tables?.length === 0 ? "margin margin-full" : "margin"}>
        <Isle />
        <p class="margin-title">{t("app.name")}</p>
        <LinkButton
          icon="more"
          label={t("settings.title")}
          class="margin-menu"
          onPress={() => go(["settings"])}
        />
      </div>
      {tables?.length ? <YourTables tables={tables} /> : null}
    </Screen>
  );
}
