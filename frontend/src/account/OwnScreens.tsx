import { t } from "../i18n";
import { back, go } from "../router";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Icon } from "../ui/Icon";
import type { IconName } from "../ui/icons";
import { Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { showToast } from "../ui/Toast";
import { useTitle } from "../ui/useTitle";
import type { AccountAnswer } from "../wire";
import type { AccountFieldSpec } from "./AccountField";
import { account } from "./ask";
import { FormScreen, HOME } from "./FormScreen";
import { describeNewPassword, goOnward } from "./SignInScreens";
import "./Account.css";

const WAYS: readonly { way: string; words: string; icon: IconName; about: boolean }[] = [
  { way: "password", words: "account.change_password", icon: "lock", about: true },
  { way: "email", words: "account.change_email", icon: "pen", about: false },
  { way: "sign-out", words: "account.sign_out", icon: "phone", about: true },
  { way: "others", words: "account.others", icon: "close", about: true },
  { way: "delete", words: "account.delete", icon: "bin", about: true },
];

/** The account that this phone is signed in to, and what can be done with it. */
export function OwnScreen({ email, phones }: AccountAnswer) {
  useTitle(t("account.title"));
  return (
    <Screen
      top={<Heading title={t("account.title")} onBack={() => back(["library"])} />}
      sheet={
        <Prompt
          title={t("account.mine")}
          second={
            <>
              <b class="account-email">{email}</b>
              <br />
              {t("account.phones", { n: phones })}
            </>
          }
        >
          <Button onPress={() => go(["library"])}>{t("library.title")}</Button>
        </Prompt>
      }
    >
      <div class="form">
        <Rows label={t("account.title")}>
          {WAYS.filter(({ way }) => way !== "others" || phones > 1).map(({ way, words, icon, about }) => (
            <Row
              key={way}
              lead={<Icon name={icon} />}
              title={t(words)}
              second={about ? t(`${words}_about`) : undefined}
              onPress={() => go([...HOME, way])}
            />
          ))}
        </Rows>
      </div>
    </Screen>
  );
}

const describePassword = (label = "account.password"): AccountFieldSpec => ({
  name: "password",
  label: t(label),
  kind: "current-password",
});

async function confirmSaved(work: Promise<void>): Promise<void> {
  await work;
  showToast(t("account.saved"));
  go(HOME);
}

export function PasswordScreen({ least }: AccountAnswer) {
  return (
    <FormScreen
      title={t("account.change_password")}
      about={t("account.change_password_about")}
      fields={[describePassword("account.password_now"), describeNewPassword("new", least)]}
      main={t("account.save")}
      onSubmit={({ password = "", new: next = "" }) => confirmSaved(account.passwordChange(password, next))}
    />
  );
}

export function EmailScreen({ email: before }: AccountAnswer) {
  return (
    <FormScreen
      title={t("account.change_email")}
      about={t("account.email_so_far", { email: before ?? "" })}
      fields={[{ name: "email", label: t("account.email_new"), kind: "email" }, describePassword()]}
      main={t("account.save")}
      onSubmit={({ email = "", password: word = "" }) => goOnward(account.emailChange(email, word))}
    />
  );
}

/** Screen to sign this phone out. It needs no password: anybody who holds the phone may do it. */
export function SignOutScreen() {
  return (
    <FormScreen
      title={t("account.sign_out_prompt")}
      about={t("account.sign_out_about")}
      fields={[]}
      main={t("account.sign_out_yes")}
      onSubmit={() => confirmSaved(account.signOut())}
    />
  );
}

export function OthersScreen({ phones }: AccountAnswer) {
  return (
    <FormScreen
      title={t("account.others_prompt")}
      about={`${t("account.phones", { n: phones })} ${t("account.others_about")}`}
      fields={[describePassword()]}
      main={t("account.others_yes")}
      onSubmit={({ password: word = "" }) => confirmSaved(account.signOutOthers(word))}
    />
  );
}

export function DeleteScreen() {
  return (
    <FormScreen
      title={t("account.delete_prompt")}
      about={t("account.delete_about")}
      fields={[describePassword()]}
      main={t("account.delete_yes")}
      onSubmit={({ password: word = "" }) => confirmSaved(account.remove(word))}
    />
  );
}
