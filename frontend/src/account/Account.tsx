import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { back } from "../router";
import { MainButton } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useRequest } from "../ui/useRequest";
import { useTitle } from "../ui/useTitle";
import type { AccountAnswer } from "../wire";
import { account, mine, waiting } from "./ask";
import {
  DeleteScreen,
  EmailScreen,
  OthersScreen,
  OwnScreen,
  PasswordScreen,
  SignOutScreen,
} from "./OwnScreens";
import {
  ByCodeScreen,
  ByMailScreen,
  CodeScreen,
  ForgotScreen,
  MakeScreen,
  ResetScreen,
  SignInScreen,
} from "./SignInScreens";

type Steps = Readonly<Record<string, ComponentType<AccountAnswer>>>;

const OWN: Steps = {
  password: PasswordScreen,
  email: EmailScreen,
  "sign-out": SignOutScreen,
  others: OthersScreen,
  delete: DeleteScreen,
};
const STRANGERS: Steps = { new: MakeScreen, forgot: ForgotScreen };
const MAILING: Steps = { "by-mail": ByMailScreen };
const BY_MAIL: Steps = { code: CodeScreen, reset: ResetScreen, "by-code": ByCodeScreen };

/** The optional account: `library/account` and its steps. */
export function Account({ step = "" }: { step?: string | undefined }) {
  const { failed, retry } = useRequest("account", account.load);
  useEffect(
    () => () => {
      mine.value = null;
      waiting.value = null;
    },
    [],
  );
  const ownAccount = mine.value;
  if (ownAccount === null) return <Unknown failed={failed} onRetry={retry} />;
  const stranger = ownAccount.email == null;
  const steps = {
    ...(stranger ? STRANGERS : OWN),
    ...(stranger && ownAccount.mail ? MAILING : {}),
    ...(waiting.value ? BY_MAIL : {}),
  };
  const Step = steps[step] ?? (stranger ? SignInScreen : OwnScreen);
  return <Step key={step} {...ownAccount} />;
}

/** Shown until the account is loaded, or if the server does not answer. */
function Unknown({ failed, onRetry }: { failed: string; onRetry: () => void }) {
  useTitle(t("account.title"));
  return (
    <Screen
      top={<Heading title={t("account.title")} onBack={() => back(["library", "code"])} />}
      sheet={
        <Prompt
          title={t(failed ? "account.offline" : "common.loading")}
          tone={failed ? "bad" : "plain"}
          second={failed ? `${failed} ${t("account.offline_about")}` : undefined}
        >
          {failed ? <MainButton onPress={onRetry}>{t("account.again")}</MainButton> : null}
        </Prompt>
      }
    />
  );
}
