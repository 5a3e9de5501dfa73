import { language } from "../i18n";
import { isKept, readWord, writeWord } from "../platform/storage";
import type { Token } from "../wire";
import { AppError, readRefusal } from "./errors";

const KEY = "device";

let token: string | null = null;
let registering: Promise<string> | null = null;

async function register(): Promise<string> {
  const asked = fetch("/api/v1/devices", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": language.peek() },
    body: "{}",
  });
  const answer = await asked.catch(() => {
    throw new AppError("client.offline");
  });
  if (!answer.ok) throw await readRefusal(answer, "client.no_device");
  const made = ((await answer.json().catch(() => null)) as Token | null)?.token;
  if (!made) throw new AppError("client.no_device", { status: answer.status });
  // Another page of this phone may have been faster.
  const kept = readWord(KEY);
  if (kept === null) writeWord(KEY, made);
  return kept ?? made;
}

/** Return this device's token; register the device on first use. Without storage the token lasts as long as the page.
 * @throws AppError the server did not answer.
 */
export async function fetchDeviceToken(): Promise<string> {
  token ??= readWord(KEY);
  if (token !== null) return token;
  registering ??= register().finally(() => {
    registering = null;
  });
  token = await registering;
  return token;
}

/** True if this device is registered. Without a token it has a seat at no table. */
export function hasDevice(): boolean {
  return token !== null || readWord(KEY) !== null;
}

/** False if the token is gone with this page, and the seats with it: storage is forbidden or full. */
export const holdsDevice = () => isKept(KEY);

/**
 * Forget a token that the server does not know, because its data was deleted. The next request registers anew, unless
 * another request or page has done so already.
 */
export function forgetDevice(unknown = token): void {
  if (token === unknown) token = null;
  if (readWord(KEY) === unknown) writeWord(KEY, null);
}
