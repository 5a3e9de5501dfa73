import { t } from "../i18n";
import { toast } from "./Toast";

/** Whether this phone has a sheet of its own for sending things (not over plain HTTP). */
export const canShare = () => typeof navigator.share === "function";

/** What became of it: sent, closed without sending, or not taken by the phone's sheet (or there is none). */
export type Handed = "sent" | "closed" | "not";

/** Hand something to the phone's sheet. */
export async function openShareSheet(what: ShareData): Promise<Handed> {
  if (!canShare()) return "not";
  try {
    await navigator.share(what);
    return "sent";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "closed" : "not";
  }
}

/** Send the link by the phone's own means, else copy it. */
export async function sendLink(url: string, text = t("lobby.link_title")): Promise<void> {
  const handed = await openShareSheet({ title: t("app.name"), text, url });
  if (handed === "not" && (await copied(url))) toast(t("common.copied"));
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
