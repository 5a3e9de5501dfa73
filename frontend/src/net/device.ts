import { storedWord, storeWord } from "../platform/storage";
import type { Token } from "../wire";
import { AppError } from "./errors";

const KEY = "device";

let token: string | null = null;
let making: Promise<string> | null = null;

async function make(): Promise<string> {
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

/**
 * This device's token, made on first need. Where storage is forbidden it lives as long as the page.
 * @throws AppError nobody answered.
 */
export async function deviceToken(): Promise<string> {
  token ??= storedWord(KEY);
  if (token !== null) return token;
  making ??= make().finally(() => {
    making = null;
  });
  token = await making;
  return token;
}

/** Whether this device has ever spoken to the server: without a token it sits at no table. */
export function hasDevice(): boolean {
  return token !== null || storedWord(KEY) !== null;
}

/** The server does not know the token (its data was thrown away): the next need makes a new one. */
export function forgetDevice(): void {
  token = null;
  storeWord(KEY, null);
}
