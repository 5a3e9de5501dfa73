import type { ComponentChildren, Ref } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Stamp } from "./Stamp";
import { isSettling } from "./settling";

interface PromptProps {
  /** The seat's colour, for the stamp. */
  colour?: string | undefined;
  /** One sentence that starts with the verb. The page's heading. */
  title: ComponentChildren;
  /** One line under it. */
  second?: ComponentChildren;
  /** What has failed, in words: shown in place of `second`. */
  problem?: string | null;
  /** A refusal is the one red thing. */
  tone?: "plain" | "bad";
  /** What stands at the right end: picture of the piece, points, pieces left. */
  aside?: ComponentChildren;
  /**
   * Changes when an action of this phone led to a new prompt. The heading then takes the focus; actions of others
   * never move it.
   */
  focusKey?: string | number | undefined;
  /** They scroll if they are many. */
  choices?: ComponentChildren;
  /** Gets the element between choices and bar, which is empty. */
  slot?: Ref<HTMLDivElement>;
  /** The buttons of the action bar, which never scrolls away. */
  children?: ComponentChildren;
  /** The words of the main button change: the others keep their width. */
  steady?: boolean | undefined;
}

/** The prompt: what this phone may do now. */
export function Prompt({
  colour,
  title,
  second,
  problem,
  tone = "plain",
  aside,
  focusKey,
  choices,
  slot,
  children,
  steady,
}: PromptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(focusKey);
  useLayoutEffect(() => {
    if (focusKey !== last.current) heading.current?.focus({ preventScroll: true });
    last.current = focusKey;
  }, [focusKey]);
  const line = problem ? <span class="bad">{problem}</span> : second;
  return (
    <section class={isSettling.value ? "sheet sheet-settling" : "sheet"} aria-labelledby="prompt">
      <div class="prompt">
        {colour === undefined ? null : <Stamp colour={colour} size={28} />}
        <div class="prompt-words">
          <h1
            id="prompt"
            ref={heading}
            tabIndex={-1}
            class={tone === "bad" ? "prompt-size bad" : "prompt-size"}
          >
            {title}
          </h1>
          {line === undefined ? null : <p class="second-line">{line}</p>}
        </div>
        {aside}
      </div>
      {choices ? (
        <div class="choices">
          {choices}
          <ChoicesEnd />
        </div>
      ) : null}
      {slot ? <div ref={slot} class="sheet-map" /> : null}
      {children ? <ActionBar steady={steady}>{children}</ActionBar> : null}
    </section>
  );
}

/** The end of the choices. While it is out of sight their list has `data-more`, for an arrow. */
function ChoicesEnd() {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = end.current?.parentElement;
    if (!end.current || !root) return;
    const observer = new IntersectionObserver(
      (entries) => root.toggleAttribute("data-more", entries.at(-1)?.isIntersecting === false),
      { root, rootMargin: "2px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={end} />;
}

/** The action bar: undo at the far left, second choices, the one main button at the right and widest. */
export function ActionBar({
  children,
  steady = false,
}: {
  children: ComponentChildren;
  /** The words of the main button change: the others keep their width. */
  steady?: boolean | undefined;
}) {
  return <div class={steady ? "action-bar action-bar-steady" : "action-bar"}>{children}</div>;
}
