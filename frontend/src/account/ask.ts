/** What is asked of the server about an account, and how far somebody came on this phone. */

import { signal } from "@preact/signals";
import { request } from "../net/api";
import type { AccountAnswer, AccountStep } from "../wire";

/** Hashing a password or sending a mail may take longer than play. In ms. */
const LONG = 30_000;

/** The account of this phone as last heard; null: not yet. */
export const mine = signal<AccountAnswer | null>(null);

/** A code is on its way by mail: kept here alone, until it is typed or the app is closed. */
export const waiting = signal<{ session: string; email: string } | null>(null);

const ask = <Answer>(method: "POST" | "PUT", path: string, body: Record<string, string>) =>
  request<Answer>(method, `/api/account${path}`, body, LONG);

/** Keep what a step led to. @returns whether the phone is signed in now; else a code is waited for. */
async function stepped(step: Promise<AccountStep>, email: string): Promise<boolean> {
  const { account, session } = await step;
  if (account) mine.value = account;
  waiting.value = session ? { session, email } : null;
  return account != null;
}

const session = () => waiting.value?.session ?? "";

export const account = {
  async load(): Promise<void> {
    mine.value = await request<AccountAnswer>("GET", "/api/account");
  },
  make: (email: string, password: string) =>
    stepped(ask<AccountStep>("POST", "", { email, password }), email),
  signIn: (email: string, password: string) =>
    stepped(ask<AccountStep>("POST", "/sign-in", { email, password }), email),
  codeAsk: (email: string) => stepped(ask<AccountStep>("POST", "/sign-in/code", { email }), email),
  codeUse: (code: string) =>
    stepped(ask<AccountStep>("POST", "/sign-in/confirm", { session: session(), code }), ""),
  confirm: (code: string) => stepped(ask<AccountStep>("POST", "/confirm", { session: session(), code }), ""),
  confirmAgain: () => ask<void>("POST", "/confirm/again", { session: session() }),
  forgot: (email: string) => stepped(ask<AccountStep>("POST", "/reset", { email }), email),
  reset: (code: string, password: string) =>
    stepped(ask<AccountStep>("POST", "/reset/confirm", { session: session(), code, password }), ""),
  passwordChange: (password: string, next: string) => ask<void>("PUT", "/password", { password, new: next }),
  emailChange: (email: string, password: string) =>
    stepped(ask<AccountStep>("PUT", "/email", { email, password }), email),
  async signOut(): Promise<void> {
    await ask<void>("POST", "/sign-out", {});
    await account.load();
  },
  async signOutOthers(password: string): Promise<void> {
    mine.value = await ask<AccountAnswer>("POST", "/sign-out/others", { password });
  },
  async remove(password: string): Promise<void> {
    await ask<void>("POST", "/delete", { password });
    await account.load();
  },
};
