import { useState } from "preact/hooks";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { t } from "../i18n";
import { back, go } from "../router";
import type { TableScreenProps } from "../session/tableProps";
import { Button, MainButton } from "../ui/Button";
import { shareOrDownload } from "../ui/download";
import { Heading } from "../ui/Heading";
import { Icon } from "../ui/Icon";
import type { IconName } from "../ui/icons";
import { Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { showToast } from "../ui/Toast";
import { useAsk } from "../ui/useAsk";
import { useRequest } from "../ui/useRequest";
import { useTitle } from "../ui/useTitle";
import { Keepsake } from "./Keepsake";
import { Photos } from "./Photos";
import { type FileKind, formatDay, shelf } from "./shelf";
import { TimesEdit } from "./TimesEdit";
import "./Library.css";
import { QrCode } from "../ui/CodeCard";
import { useCloseOnBack } from "../ui/useCloseOnBack";

const FILES: readonly { kind: FileKind; icon: IconName }[] = [
  { kind: "png", icon: "share" },
  { kind: "json", icon: "save" },
  { kind: "csv", icon: "list" },
  { kind: "bgsplay", icon: "chart" },
];

/** Return "tableside-carcassonne-2026-11-20.csv", with the day of the game if it is known. */
function formatFileName(game: string, began: string | undefined, kind: FileKind): string {
  const day = began && formatDay(new Date(began));
  return `${["tableside", game, day].filter(Boolean).join("-")}.${kind}`;
}

/** Exports of a finished table: picture, files, BG Stats; and its photos. */
export function KeepScreen({ store, document }: Pick<TableScreenProps, "store" | "document">) {
  const { id } = store;
  const { busy, failed: untaken, ask } = useAsk();
  const { failed: undropped, ask: askToDrop } = useAsk();
  const failed = undropped || untaken;
  const [dropping, setDropping] = useState(false);
  useCloseOnBack(dropping, () => setDropping(false));
  const { answer: record, retry: loadRecord } = useRequest(id, () => shelf.record(id));
  const { answer: link, retry: askLink } = useRequest(id, () => shelf.playLink(id));
  useTitle(t("keep.title"));
  // The log of a game with secrets stays on its server: docs/decisions/0014-a-log-with-secrets-stays.md.
  const files = document.table.has_secrets ? FILES.filter(({ kind }) => kind !== "json") : FILES;

  const take = async (kind: FileKind) => {
    const name = formatFileName(document.table.game, record?.began, kind);
    if (await shareOrDownload(await shelf.file(id, kind), name)) showToast(t("keep.done"));
  };
  const drop = async () => {
    if (await askToDrop(shelf.drop(id))) {
      showToast(t("keep.dropped"));
      go(["library"], true);
    }
    setDropping(false);
  };
  return (
    <Screen
      top={<Heading title={t("keep.title")} onBack={() => back(["t", id])} />}
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt
          title={failed ? t("keep.failed") : t(dropping ? "keep.drop_ask" : "keep.prompt")}
          tone={failed ? "bad" : "plain"}
          focusKey={dropping ? "drop" : "keep"}
          second={failed || t(dropping ? "keep.drop_about" : busy ? "keep.busy" : "keep.about")}
        >
          {dropping ? (
            <>
              <Button onPress={() => setDropping(false)}>{t("common.cancel")}</Button>
              <MainButton onPress={drop}>{t("keep.drop_yes")}</MainButton>
            </>
          ) : (
            <>
              <Button onPress={() => go(["t", id])}>{t("keep.result")}</Button>
              <Button onPress={() => go(["library"])}>{t("library.title")}</Button>
            </>
          )}
        </Prompt>
      }
    >
      <div class="form">
        <Rows label={t("keep.title")}>
          {files.map(({ kind, icon }) => (
            <Row
              key={kind}
              lead={<Icon name={icon} />}
              title={t(`keep.${kind}`)}
              second={t(`keep.${kind}_about`)}
              onPress={() => (busy ? undefined : void ask(take(kind)))}
            />
          ))}
        </Rows>
        {record ? (
          <TimesEdit
            table={id}
            record={record}
            onSaved={() => {
              loadRecord();
              askLink();
            }}
          />
        ) : null}
        {record?.mine ? <Keepsake table={id} record={record} /> : null}
        <Photos table={id} />
        {link ? (
          <section class="card invite keep-bgstats">
            {link.qr ? <PlayCode svg={link.qr} label={t("keep.link_qr")} /> : null}
            <div class="invite-words">
              <h2 class="sub-head">{t("keep.link")}</h2>
              <p class="second-line">{t("keep.link_about")}</p>
              <p>
                <a class="keep-link" href={link.link} target="_blank" rel="noreferrer">
                  {t("keep.link_open")}
                </a>
              </p>
            </div>
          </section>
        ) : null}
        <div class="keep-drop">
          <Button icon="bin" onPress={() => setDropping(true)}>
            {t("keep.drop")}
          </Button>
        </div>
      </div>
    </Screen>
  );
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** QR code with a whole play. It is dense, so a tap shows it full-screen for another phone to scan. */
function PlayCode({ svg, label }: { svg: string; label: string }) {
  const [large, setLarge] = useState(false);
  useCloseOnBack(large, () => setLarge(false));
  return (
    <div class="invite-picture keep-code">
      <QrCode svg={svg} label={label} />
      <button
        type="button"
        class="invite-enlarge"
        aria-haspopup="dialog"
        aria-label={t("lobby.qr_larger", { qr: label })}
        onClick={() => setLarge(true)}
      />
      {large ? (
        <dialog ref={showModal} class="keep-code-large" aria-label={label} onClose={() => setLarge(false)}>
          <button
            type="button"
            aria-label={t("lobby.qr_smaller", { qr: label })}
            onClick={(event) => event.currentTarget.closest("dialog")?.close()}
          >
            <QrCode svg={svg} label={label} />
          </button>
        </dialog>
      ) : null}
    </div>
  );
}
