import { useEffect, useState } from "preact/hooks";
import limits from "../generated/limits.json";
import { t } from "../i18n";
import { createDraftSignal } from "../net/drafts";
import { describeError } from "../net/errors";
import { back, go } from "../router";
import { Button } from "../ui/Button";
import { QrCode } from "../ui/CodeCard";
import { shareOrDownload } from "../ui/download";
import { FilePick } from "../ui/FilePick";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { sendLink } from "../ui/share";
import { useTitle } from "../ui/useTitle";
import type { Invite } from "../wire";
import { sharing } from "./sharing";

/** The text of an opened file, which `MergeScreen` reads. */
export const opened = createDraftSignal<string>();

/** Screen that shares this phone's box by a link or as a file, and opens another box's file. */
export function ShareScreen({ game }: { game: string }) {
  useTitle(t("box.share"));
  /** Null: there is none; undefined: that is not known yet. */
  const [link, setLink] = useState<Invite | null>();
  const [failed, setFailed] = useState<string | null>(null);
  const fail = (error: unknown) => setFailed(describeError(error));
  const follow = (request: Promise<{ link?: Invite | null }>) => {
    setFailed(null);
    request.then((answer) => setLink(answer.link ?? null), fail);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each game
  useEffect(() => follow(sharing.link(game)), [game]);
  const save = async () => {
    setFailed(null);
    await shareOrDownload(await sharing.file(game), `tableside-box-${game}.json`);
  };
  const open = async (file: File) => {
    if (file.size > limits.box_file) return setFailed(t("box.file_large"));
    opened.value = await file.text();
    go(["box", game, "from"]);
  };
  return (
    <Screen
      top={<Heading title={t(`${game}.name`)} onBack={() => back(["box", game])} />}
      sheet={
        <Prompt
          title={t("box.share")}
          second={t(link ? "box.link_there" : link === null ? "box.link_none" : "common.loading")}
          problem={failed}
        />
      }
    >
      <div class="form">
        <section class="box-files">
          <h2 class="sub-head">{t("box.link")}</h2>
          <p class="second-line">{t("box.link_about")}</p>
          {link ? (
            <section class="card invite">
              <QrCode svg={link.svg} label={t("box.link_qr")} />
              <div class="invite-words box-link">
                <Button onPress={() => void sendLink(link.url, t("box.link_title"))}>
                  {t("box.link_send")}
                </Button>
                <Button onPress={() => follow(sharing.linkEnd(game))}>{t("box.link_back")}</Button>
              </div>
            </section>
          ) : (
            <Button
              missing={link === null || failed !== null ? undefined : t("common.loading")}
              onPress={() => follow(sharing.linkMake(game))}
            >
              {t("box.link_make")}
            </Button>
          )}
        </section>
        <section class="box-files">
          <h2 class="sub-head">{t("box.file")}</h2>
          <p class="second-line">{t("box.file_about")}</p>
          <Button icon="save" onPress={() => void save().catch(fail)}>
            {t("box.file_save")}
          </Button>
          <FilePick
            icon="plus"
            accept=".json,application/json"
            onFile={(file) => void open(file).catch(fail)}
          >
            {t("box.file_open")}
          </FilePick>
        </section>
      </div>
    </Screen>
  );
}
