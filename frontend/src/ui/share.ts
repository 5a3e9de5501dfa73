import { t } from "../i18n";
import { showToast } from "./Toast";

/** True if this phone has a share sheet; never over plain HTTP. */
export const canShare = () => typeof navigator.share === "function";

/** Result of sharing: sent, closed without sending, or not possible. */
type Handed = "sent" | "closed" | "not";

export async function openShareSheet(data: ShareData): Promise<Handed> {
  if (!canShare()) return "not";
  try {
    await navigator.share(data);
    return "sent";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "closed" : "not";
  }
}

/** Share a link, or copy it. */
export async function sendLink(url: string, text = t("lobby.link_title")): Promise<void> {
  const handed = await openShareSheet({ title: t("app.name"), text, url });
  if (handed === "not" && (await copyWords(url))) showToast(t("common.copied"));
}

async function copyWords(words: string): Promise<boolean> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(words);
    return true;
  }
  // There is no clipboard API over plain HTTP: copy a selection instead.
  const field = document.createElement("textarea");
  field.value = words;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}
