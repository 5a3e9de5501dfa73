import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { AppError, describeError } from "../net/errors";
import { back as stepBack } from "../router";
import { MainButton } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useAsk } from "../ui/useAsk";
import { useTitle } from "../ui/useTitle";
import { AccountField, type AccountFieldSpec } from "./AccountField";
import "./Account.css";

/** The fields that a refusal may be about, by code; the first one that the form has is marked. */
const FIELDS_OF: Record<string, readonly string[]> = {
  "account.not_an_address": ["email"],
  "account.address_taken": ["email"],
  "account.password_short": ["new", "password"],
  "account.password_easy": ["new", "password"],
  "account.wrong": ["password"],
  "account.wrong_password": ["password"],
  "account.wrong_code": ["code"],
  "account.code_over": ["code"],
};

/** The account's own page. */
export const HOME = ["library", "account"];

export type Values = Readonly<Record<string, string>>;

interface Props {
  title: string;
  about: string;
  fields: readonly AccountFieldSpec[];
  /** Words of the main button. */
  main: string;
  onSubmit: (values: Values) => Promise<void>;
  /** Where Back leads. */
  back?: readonly string[];
  /** Second choices of the action bar. */
  ways?: ComponentChildren;
  /** Content below the fields. */
  children?: ComponentChildren;
}

/** An account form. A refusal is shown at its field, or in the prompt if it is about none. */
export function FormScreen({ title, about, fields, main, onSubmit, back = HOME, ways, children }: Props) {
  const [values, setValues] = useState<Values>({});
  const { busy, error: refused, ask } = useAsk();
  const form = useRef<HTMLFormElement>(null);
  useTitle(t("account.title"));

  const findWrong = (error: unknown) => {
    const names = FIELDS_OF[error instanceof AppError ? error.code : ""] ?? [];
    return names.find((name) => fields.some((field) => field.name === name));
  };
  const wrong = findWrong(refused);
  const empty = fields.find(({ name }) => !values[name]?.trim());
  const missing = busy ? t("account.busy") : empty ? t("account.missing", { what: empty.label }) : undefined;
  const submit = async () => {
    try {
      await onSubmit(values);
    } catch (error) {
      const field = form.current?.elements.namedItem(findWrong(error) ?? "");
      if (field instanceof HTMLInputElement) field.focus();
      throw error;
    }
  };
  return (
    <form
      ref={form}
      class="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined) void ask(submit());
      }}
    >
      <Screen
        readingOrder="work-first"
        top={<Heading title={t("account.title")} onBack={() => stepBack(back)} />}
        sheet={
          <Prompt
            title={refused ? t("account.not") : title}
            tone={refused ? "bad" : "plain"}
            second={refused ? wrong ? undefined : <span role="alert">{describeError(refused)}</span> : about}
          >
            {ways}
            <MainButton
              submit
              missing={missing}
              leadsTo={busy || !empty ? undefined : `[name="${empty.name}"]`}
            >
              {main}
            </MainButton>
          </Prompt>
        }
      >
        <div class="form">
          {fields.map((field, place) => (
            <AccountField
              key={field.name}
              {...field}
              value={values[field.name] ?? ""}
              refused={field.name === wrong ? describeError(refused) : ""}
              last={place === fields.length - 1}
              onInput={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
            />
          ))}
          {children}
        </div>
      </Screen>
    </form>
  );
}
