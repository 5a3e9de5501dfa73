/** Requests about an account, and the state of signing in on this phone. */

import { signal } from "@preact/signals";
import { client, withTimeout } from "../net/client";
import type { AccountAnswer, AccountStep } from "../wire";

/** Timeout in ms: hashing a password or sending a mail takes long. */
const LONG = 30_000;

/** The account of this phone; null until it is loaded. */
export const mine = signal<AccountAnswer | null>(null);

/** Session of a code that was sent by mail; kept in memory only. */
export const waiting = signal<{ session: string; email: string } | null>(null);

const slow = { fetch: withTimeout(LONG) };

/** Store the result of a step. @returns true if the phone is signed in now; false if a code has to be entered. */
async function storeStep(step: Promise<AccountStep>, email: string): Promise<boolean> {
  const { account, session } = await step;
  if (account) mine.value = account;
  waiting.value = session ? { session, email } : null;
  return account != null;
}

const readSession = () => waiting.value?.session ?? "";

export const account = {
  async load(): Promise<void> {
    mine.value = await client.GET("/api/v1/account");
  },
  make: (email: string, password: string) =>
    storeStep(client.POST("/api/v1/account", { body: { email, password }, ...slow }), email),
  signIn: (email: string, password: string) =>
    storeStep(client.POST("/api/v1/account/sign-in", { body: { email, password }, ...slow }), email),
  codeAsk: (email: string) =>
    storeStep(client.POST("/api/v1/account/sign-in/code", { body: { email }, ...slow }), email),
  codeUse: (code: string) => {
    const body = { session: readSession(), code };
    return storeStep(client.POST("/api/v1/account/sign-in/confirm", { body, ...slow }), "");
  },
  confirm: (code: string) => {
    const body = { session: readSession(), code };
    return storeStep(client.POST("/api/v1/account/confirm", { body, ...slow }), "");
  },
  confirmAgain: () =>
    client.POST("/api/v1/account/confirm/again", { body: { session: readSession() }, ...slow }),
  forgot: (email: string) =>
    storeStep(client.POST("/api/v1/account/reset", { body: { email }, ...slow }), email),
  reset: (code: string, password: string) => {
    const body = { session: readSession(), code, password };
    return storeStep(client.POST("/api/v1/account/reset/confirm", { body, ...slow }), "");
  },
  passwordChange: (password: string, next: string) =>
    client.PUT("/api/v1/account/password", { body: { password, new: next }, ...slow }),
  emailChange: (email: string, password: string) =>
    storeStep(client.PUT("/api/v1/account/email", { body: { email, password }, ...slow }), email),
  async signOut(): Promise<void> {
    await client.POST("/api/v1/account/sign-out", { body: {}, ...slow });
    await account.load();
  },
  async signOutOthers(password: string): Promise<void> {
    mine.value = await client.POST("/api/v1/account/sign-out/others", { body: { password }, ...slow });
  },
  async remove(password: string): Promise<void> {
    await client.POST("/api/v1/account/delete", { body: { password }, ...slow });
    await account.load();
  },
};
