import { storedWord, storeWord } from "../platform/storage";
import type { Token } from "../wire";
import { AppError } from "./errors";

const KEY = "device";

let token: string | null = null;
let registering: Promise<string> | null = null;

async function register(): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch("/api/devices", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
  } catch {
    throw new AppError("client.offline");
  }
  if (!answer.ok) throw new AppError("client.no_device", { status: answer.status });
  const made = ((await answer.json()) as Token).token;
  storeWord(KEY, made);
  return made;
}

/** Return this device's token; register the device on first use. Without storage the token lasts as long as the page.
 * @throws AppError the server did not answer.
 */
export async function deviceToken(): Promise<string> {
  token ??= storedWord(KEY);
  if (token !== null) return token;
  registering ??= register().finally(() => {
    registering = null;
  });
  token = await registering;
  return token;
}

/** True if this device is registered. Without a token it has a seat at no table. */
export function hasDevice(): boolean {
  return token !== null || storedWord(KEY) !== null;
}

/** Forget a token that the server does not know, because its data was deleted. The next request registers anew. */
export function forgetDevice(): void {
  token = null;
  storeWord(KEY, null);
}
