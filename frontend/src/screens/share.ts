import { t } from "../i18n";
import { toast } from "../ui/Toast";

/** Whether this phone has a sheet of its own for sending links (not over plain HTTP). */
export const canShare = () => typeof navigator.share === "function";

/** Send the link by the phone's own means, else copy it. */
export async function sendLink(url: string): Promise<void> {
  if (canShare()) {
    try {
      await navigator.share({ title: t("app.name"), text: t("lobby.link_title"), url });
    } catch {
      // Closed without sending: nothing to tell.
    }
    return;
  }
  if (await copied(url)) toast(t("common.copied"));
}

async function copied(words: string): Promise<boolean> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(words);
    return true;
  }
  // Over plain HTTP on a LAN address there is no clipboard object: the old way, by a selection.
  const field = document.createElement("textarea");
  field.value = words;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
