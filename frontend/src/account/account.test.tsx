import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import { App } from "../App";
import { go, route } from "../router";
import { http, listAxeFindings, readBody, resetPhone } from "../testing/app";

const NONE = { mail: false, least: 8, phones: 1 };
const SIGNED_IN = { ...NONE, phones: 2, email: "anna@example.org" };
const refusal = (code: string, status = 403) => ({
  status,
  body: { code, message: code, params: code.endsWith("short") ? { least: 8 } : {}, version: 0 },
});

function open(...path: string[]) {
  go(path, true);
  return render(<App />);
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const button = (name: string) => screen.getByRole("button", { name });
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  resetPhone();
  http["GET /api/v1/account"] = { body: NONE };
});

test("the account is offered beside the recovery code", async () => {
  open("library", "code");
  fireEvent.click(await screen.findByRole("button", { name: /With an account/ }));
  await title("Sign in to get your games");
  expect(route.value).toEqual(["library", "account"]);
});

test("fields are recognized by password managers, and nothing is sent before they are filled in", async () => {
  open("library", "account");
  await title("Sign in to get your games");
  const email = screen.getByLabelText("E-mail address");
  const password = screen.getByLabelText("Password");
  expect(email.getAttribute("autocomplete")).toBe("username");
  expect([password.getAttribute("autocomplete"), password.getAttribute("type")]).toEqual([
    "current-password",
    "password",
  ]);
  fireEvent.submit(email.closest("form") as HTMLFormElement);
  type("E-mail address", "anna@example.org");
  expect(button("Enter: Password").getAttribute("aria-disabled")).toBe("true");
  type("Password", "druids and herbs");
  fireEvent.click(button("Show"));
  expect(screen.getByLabelText("Password").getAttribute("type")).toBe("text");
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(button("Create an account"));
  await title("Keep your games in an account");
  expect(screen.getByLabelText("Password").getAttribute("autocomplete")).toBe("new-password");
  expect(screen.getByText(/sends no mails/)).toBeTruthy();
  expect(readBody("POST /api/v1/account/sign-in")).toBeUndefined();
});

test("signed in, the account and its phones are shown", async () => {
  http["POST /api/v1/account/sign-in"] = { body: { account: SIGNED_IN } };
  open("library", "account");
  await title("Sign in to get your games");
  type("E-mail address", "anna@example.org");
  type("Password", "druids and herbs");
  fireEvent.submit(screen.getByLabelText("Password").closest("form") as HTMLFormElement);
  await title("This phone is signed in");
  expect(screen.getByText("anna@example.org")).toBeTruthy();
  expect(screen.getByText(/^These games are on 2 phones/)).toBeTruthy();
  expect(readBody("POST /api/v1/account/sign-in")).toEqual({
    email: "anna@example.org",
    password: "druids and herbs",
  });
  expect(await listAxeFindings()).toEqual([]);
});

test.each([
  ["account.password_short", "Password", "A password has at least 8 characters."],
  ["account.not_an_address", "E-mail address", "That is not an e-mail address."],
])("%s is shown at its field, once", async (code, label, words) => {
  http["POST /api/v1/account"] = refusal(code, 422);
  open("library", "account", "new");
  await title("Keep your games in an account");
  type("E-mail address", "anna");
  type("Password", "x");
  fireEvent.click(button("Create an account"));
  await title("That did not work");
  const field = screen.getByLabelText(label);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const description = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(description?.textContent).toBe(words);
  expect(screen.getByRole("alert").textContent).toBe(words);
  expect(screen.getAllByText(words)).toHaveLength(1);
  expect(document.activeElement).toBe(field);
  expect(await listAxeFindings()).toEqual([]);
});

test("without mail a forgotten password leads to the recovery code", async () => {
  open("library", "account", "forgot");
  await title("No mail from this server");
  fireEvent.click(button("Use a recovery code"));
  expect(route.value).toEqual(["library", "code"]);
});

test("with mail the code is asked for, and its session is sent with it and stored nowhere", async () => {
  http["GET /api/v1/account"] = { body: { ...NONE, mail: true } };
  http["POST /api/v1/account"] = { body: { session: "s1" } };
  http["POST /api/v1/account/confirm"] = { body: { account: { ...SIGNED_IN, mail: true } } };
  http["POST /api/v1/account/confirm/again"] = refusal("request.throttled", 429);
  open("library", "account", "new");
  await title("Keep your games in an account");
  type("E-mail address", "anna@example.org");
  type("Password", "druids and herbs");
  fireEvent.click(button("Create an account"));
  await title("Type the code from the mail");
  expect(screen.getByLabelText("Code").getAttribute("autocomplete")).toBe("one-time-code");
  fireEvent.click(button("Send another code"));
  await screen.findByRole("alert");
  type("Code", "12345678");
  fireEvent.click(button("Confirm"));
  await title("This phone is signed in");
  expect(readBody("POST /api/v1/account/confirm")).toEqual({ session: "s1", code: "12345678" });
  expect(JSON.stringify(localStorage)).not.toContain("s1");
});

test("a forgotten password is reset with the code of a mail", async () => {
  http["GET /api/v1/account"] = { body: { ...NONE, mail: true } };
  http["POST /api/v1/account/reset"] = { body: { session: "s2" } };
  http["POST /api/v1/account/reset/confirm"] = refusal("account.wrong_code");
  open("library", "account", "forgot");
  await title("Get a code for a new password");
  type("E-mail address", "anna@example.org");
  fireEvent.click(button("Send the code"));
  await title("Type the code from the mail");
  type("Code", "0");
  type("New password", "nine stone circles");
  fireEvent.click(button("Save and sign in"));
  await title("That did not work");
  expect(document.activeElement).toBe(screen.getByLabelText("Code"));
  expect(readBody("POST /api/v1/account/reset/confirm")).toEqual({
    session: "s2",
    code: "0",
    password: "nine stone circles",
  });
});

test("with mail a code signs in instead of the password", async () => {
  http["GET /api/v1/account"] = { body: { ...NONE, mail: true } };
  http["POST /api/v1/account/sign-in/code"] = { body: { session: "s3" } };
  http["POST /api/v1/account/sign-in/confirm"] = { body: { account: { ...SIGNED_IN, mail: true } } };
  open("library", "account");
  await title("Sign in to get your games");
  fireEvent.click(button("Sign in by mail"));
  await title("Sign in with a code from a mail");
  type("E-mail address", "anna@example.org");
  fireEvent.click(button("Send the code"));
  await title("Type the code from the mail");
  expect(await listAxeFindings()).toEqual([]);
  type("Code", "12345678");
  fireEvent.click(button("Sign in"));
  await title("This phone is signed in");
  expect(readBody("POST /api/v1/account/sign-in/confirm")).toEqual({ session: "s3", code: "12345678" });
});

test.each([
  ["password", "PUT /api/v1/account/password", ["Current password", "New password"], "Save"],
  ["others", "POST /api/v1/account/sign-out/others", ["Password"], "Sign them out"],
  ["delete", "POST /api/v1/account/delete", ["Password"], "Delete it"],
  ["sign-out", "POST /api/v1/account/sign-out", [], "Sign out"],
])(
  "the step %s asks for its fields, sends them and returns to the account",
  async (step, asks, labels, yes) => {
    http["GET /api/v1/account"] = { body: SIGNED_IN };
    http[asks] = asks.includes("others") ? { body: SIGNED_IN } : { status: 204 };
    open("library", "account", step);
    await waitFor(() => button(labels.length ? `Enter: ${labels[0]}` : yes));
    for (const label of labels) type(label, "druids and herbs");
    expect(await listAxeFindings()).toEqual([]);
    fireEvent.click(button(yes));
    await title("This phone is signed in");
    expect(route.value).toEqual(["library", "account"]);
  },
);

test("alone with an account there are no other phones to sign out", async () => {
  http["GET /api/v1/account"] = { body: { ...SIGNED_IN, phones: 1 } };
  open("library", "account");
  await title("This phone is signed in");
  expect(screen.queryByRole("button", { name: /other phones/ })).toBeNull();
});

test("offline it says so, and tries again", async () => {
  http["GET /api/v1/account"] = () => {
    throw new Error("offline");
  };
  open("library", "account");
  await title("Accounts need the server");
  http["GET /api/v1/account"] = { body: NONE };
  fireEvent.click(button("Try again"));
  await title("Sign in to get your games");
});
