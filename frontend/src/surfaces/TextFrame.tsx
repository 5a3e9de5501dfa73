import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "../ui/Button";
import { boardTools } from "./tools";

interface TextFrameProps {
  label: string;
  onPicture: () => void;
  children: ComponentChildren;
}

/** Frame of the text twin of any kind of surface: a heading that takes the focus, and a button back to the picture. */
export function TextFrame({ label, onPicture, children }: TextFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    const nothing = () => undefined;
    boardTools.value = {
      zoomIn: nothing,
      zoomOut: nothing,
      fitBoard: nothing,
      asText: true,
      toggleText: onPicture,
    };
    return () => {
      boardTools.value = null;
    };
  });

  return (
    <section class="board-text" aria-label={label}>
      <header class="board-text-head">
        <h2 ref={heading} tabIndex={-1} class="sub-head">
          {t("board.text_title")}
        </h2>
        <Button onPress={onPicture}>{t("board.as_picture")}</Button>
      </header>
      {children}
    </section>
  );
}
