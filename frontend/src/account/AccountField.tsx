import { useId, useState } from "preact/hooks";
import { t } from "../i18n";
import { LinkButton } from "../ui/Button";
import { findMailedCode } from "../ui/codes";
import { useTyped } from "../ui/useTyped";

/** A field of an account form. `kind` is its autocomplete value and decides on the keyboard. */
export interface AccountFieldSpec {
  name: string;
  label: string;
  kind: "username" | "email" | "current-password" | "new-password" | "one-time-code";
  hint?: string | undefined;
}

interface Props extends AccountFieldSpec {
  value: string;
  /** Why the server refused it. */
  refused: string;
  last: boolean;
  onInput: (value: string) => void;
}

/** Keyboard, and the server's maximum length. */
const KEYS: Record<AccountFieldSpec["kind"], readonly ["email" | "numeric" | "text", number]> = {
  username: ["email", 254],
  email: ["email", 254],
  "current-password": ["text", 128],
  "new-password": ["text", 128],
  "one-time-code": ["numeric", 32],
};

export function AccountField({ name, label, kind, hint, value, refused, last, onInput }: Props) {
  const id = useId();
  const [isVisible, setVisible] = useState(false);
  const secret = kind === "current-password" || kind === "new-password";
  const isCode = kind === "one-time-code";
  const [keyboard, longest] = KEYS[kind];
  const typing = useTyped(value, isCode ? findMailedCode : (typed) => typed, onInput);
  const input = {
    id,
    class: "text-field",
    name,
    inputMode: keyboard,
    autocomplete: kind,
    autocapitalize: "none",
    spellcheck: false,
    maxLength: isCode ? undefined : longest, // a whole message may be pasted
    enterkeyhint: last ? "go" : "next",
    ...typing,
    "aria-invalid": refused ? "true" : undefined,
    "aria-describedby": refused ? `${id}-refused` : hint ? `${id}-hint` : undefined,
  } as const;
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <div class="account-field">
        {secret && !isVisible ? <input {...input} type="password" /> : <input {...input} type="text" />}
        {secret ? (
          <LinkButton pressed={isVisible} onPress={() => setVisible(!isVisible)}>
            {t("account.show")}
          </LinkButton>
        ) : null}
      </div>
      {refused ? (
        <p class="second-line bad" id={`${id}-refused`} role="alert">
          {refused}
        </p>
      ) : hint ? (
        <p class="second-line" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
