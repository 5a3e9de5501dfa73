import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { Button } from "./Button";

interface HeadingProps {
  title: string;
  onBack?: (() => void) | undefined;
  /** What stands at the right end: one chip or small button. */
  children?: ComponentChildren;
  /** On screens without a prompt the title is the page's heading. */
  level?: 1 | 2;
}

/** The top band of a screen that shows no seats: back, title, one thing at the right. */
export function Heading({ title, onBack, children, level = 1 }: HeadingProps) {
  const Level = level === 1 ? "h1" : "h2";
  return (
    <header class="heading">
      {onBack ? (
        <Button kind="link" icon="back" label={t("common.back")} onPress={onBack} class="heading-back" />
      ) : null}
      <Level class="heading-title" tabIndex={-1}>
        {title}
      </Level>
      {children}
    </header>
  );
}
