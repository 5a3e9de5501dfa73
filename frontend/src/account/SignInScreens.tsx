import { useState } from "preact/hooks";
import { t } from "../i18n";
import { go } from "../router";
import { Button, LinkButton } from "../ui/Button";
import { Refusal } from "../ui/Refusal";
import { showToast } from "../ui/Toast";
import { useAsk } from "../ui/useAsk";
import type { AccountAnswer } from "../wire";
import type { AccountFieldSpec } from "./AccountField";
import { account, mine, waiting } from "./ask";
import { FormScreen, HOME } from "./FormScreen";

/** Go to the account once signed in, else to the step that asks for the code. */
export async function goOnward(step: Promise<boolean>, next = "code"): Promise<void> {
  if (await step) {
    showToast(t("account.done", { n: mine.value?.phones ?? 1 }));
    go(HOME);
  } else go([...HOME, next]);
}

const describeAddress = (): AccountFieldSpec => ({
  name: "email",
  label: t("account.email"),
  kind: "username",
});
const describeCode = (): AccountFieldSpec => ({
  name: "code",
  label: t("account.code"),
  kind: "one-time-code",
});

/** Screen to sign in. The account's profile comes to this phone. */
export function SignInScreen({ mail }: AccountAnswer) {
  return (
    <FormScreen
      title={t("account.prompt")}
      about={t("account.about")}
      fields={[
        describeAddress(),
        { name: "password", label: t("account.password"), kind: "current-password" },
      ]}
      main={t("account.sign_in")}
      onSubmit={({ email = "", password = "" }) => goOnward(account.signIn(email, password))}
      back={["library", "code"]}
      ways={<Button onPress={() => go([...HOME, "new"])}>{t("account.make")}</Button>}
    >
      <div class="account-ways">
        <LinkButton onPress={() => go([...HOME, "forgot"])}>{t("account.forgot")}</LinkButton>
        {mail ? (
          <LinkButton onPress={() => go([...HOME, "by-mail"])}>{t("account.by_code")}</LinkButton>
        ) : null}
      </div>
    </FormScreen>
  );
}

/** Screen that creates an account for this phone's profile. */
export function MakeScreen({ mail, least }: AccountAnswer) {
  return (
    <FormScreen
      title={t("account.new_prompt")}
      about={t("account.new_about")}
      fields={[
        { ...describeAddress(), hint: mail ? undefined : t("account.email_no_mail") },
        describeNewPassword("password", least),
      ]}
      main={t("account.make")}
      onSubmit={({ email = "", password = "" }) => goOnward(account.make(email, password))}
    />
  );
}

/** Screen for a forgotten password: it sends a code by mail. Without mail it points to the profile's code. */
export function ForgotScreen({ mail }: AccountAnswer) {
  if (!mail) {
    return (
      <FormScreen
        title={t("account.forgot_no_mail")}
        about={t("account.no_mail")}
        fields={[]}
        main={t("account.use_code")}
        onSubmit={async () => go(["library", "code"])}
      />
    );
  }
  return renderMailForm(t("account.forgot_prompt"), account.forgot, "reset");
}

/** Screen to sign in with a code by mail instead of the password. */
export const ByMailScreen = () => renderMailForm(t("account.by_code_prompt"), account.codeAsk, "by-code");

function renderMailForm(title: string, ask: (email: string) => Promise<boolean>, next: string) {
  return (
    <FormScreen
      title={title}
      about={t("account.forgot_about")}
      fields={[describeAddress()]}
      main={t("account.forgot_yes")}
      onSubmit={({ email = "" }) => goOnward(ask(email), next)}
    />
  );
}

export function ByCodeScreen() {
  return (
    <FormScreen
      title={t("account.code_prompt")}
      about={t("account.code_about", { email: waiting.value?.email ?? "" })}
      fields={[describeCode()]}
      main={t("account.sign_in")}
      onSubmit={({ code = "" }) => goOnward(account.codeUse(code))}
      back={[...HOME, "by-mail"]}
    />
  );
}

/** Screen for the code that confirms the address. */
export function CodeScreen() {
  const [isResent, setResent] = useState(false);
  const email = waiting.value?.email ?? "";
  return (
    <FormScreen
      title={t("account.code_prompt")}
      about={isResent ? t("account.code_sent") : t("account.code_about", { email })}
      fields={[describeCode()]}
      main={t("account.code_yes")}
      onSubmit={({ code = "" }) => goOnward(account.confirm(code))}
    >
      <ResendCode onSent={() => setResent(true)} />
    </FormScreen>
  );
}

/** Screen for the code and a new password. */
export function ResetScreen({ least }: AccountAnswer) {
  return (
    <FormScreen
      title={t("account.code_prompt")}
      about={t("account.code_about", { email: waiting.value?.email ?? "" })}
      fields={[describeCode(), describeNewPassword("new", least)]}
      main={t("account.reset_yes")}
      onSubmit={({ code = "", new: next = "" }) => goOnward(account.reset(code, next))}
      back={[...HOME, "forgot"]}
    />
  );
}

export function describeNewPassword(name: string, least: number): AccountFieldSpec {
  return {
    name,
    label: t(name === "new" ? "account.password_new" : "account.password"),
    kind: "new-password",
    hint: t("account.password_hint", { least }),
  };
}

/** Button that sends another code, because mail can be lost. */
function ResendCode({ onSent }: { onSent: () => void }) {
  const { failed, ask } = useAsk();
  const send = () => void ask(account.confirmAgain().then(onSent));
  return (
    <div class="field">
      <div class="account-ways">
        <LinkButton onPress={send}>{t("account.code_again")}</LinkButton>
      </div>
      <Refusal words={failed} small />
    </div>
  );
}
