import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { me } from "../session/session";
import { LinkButton } from "./Button";
import { OwnMark } from "./OwnMark";

interface HeadingProps {
  title: string;
  /** One line under it. */
  second?: string | undefined;
  onBack?: (() => void) | undefined;
  /** What stands at the right end: one chip or small button. */
  children?: ComponentChildren;
  /** 1 on screens without a prompt, where the title is the page's heading. */
  level?: 1 | 2;
}

/** The top band of a screen that shows no seats: back, title, one thing at the right. */
export function Heading({ title, second, onBack, children, level = 2 }: HeadingProps) {
  const Level = level === 1 ? "h1" : "h2";
  return (
    <header class="heading">
      {onBack ? <LinkButton icon="back" label={t("common.back")} onPress={onBack} /> : null}
      <div class="heading-title">
        <Level class="heading-words" tabIndex={-1}>
          {title}
        </Level>
        {second === undefined ? null : <p class="second-line">{second}</p>}
      </div>
      {children}
      <OwnMark who={me.value} />
    </header>
  );
}
