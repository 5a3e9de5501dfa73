import type { ComponentType, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { enter, type Room } from "../i18n";
import { focusHeading } from "./focusHeading";
import { useRetry } from "./useRetry";

/** A component that is not part of the first load. */
export interface Lazy<Props> {
  (props: Props): VNode;
  /** Fetch its code and texts before it is shown. @throws when they do not come; showing it tries again. */
  fetch: () => Promise<void>;
}

/**
 * A component whose code and texts come when it is first shown, unless they were fetched before.
 * @param rooms the texts that it needs.
 * @param meanwhile stands there until then.
 * @param failed stands there while they do not come. They are asked for again when the network is back, after a pause,
 * and when it calls `again`.
 */
export function lazy<Props extends object>(
  rooms: readonly Room[],
  load: () => Promise<ComponentType<Props>>,
  meanwhile: (props: Props) => VNode,
  failed: (again: () => void) => VNode,
): Lazy<Props> {
  let loaded: ComponentType<Props> | null = null;
  let fetching: Promise<void> | null = null;
  const fetch = () => {
    fetching ??= Promise.all([load(), enter(rooms)]).then(
      ([component]) => {
        loaded = component;
      },
      (error: unknown) => {
        fetching = null;
        throw error;
      },
    );
    return fetching;
  };
  function Lazy(props: Props): VNode {
    const [Shown, setShown] = useState<ComponentType<Props> | null>(() => loaded);
    const [missing, setMissing] = useState(false);
    const [tries, again] = useRetry(missing && !Shown);
    const hadFocus = useRef(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
    useEffect(() => {
      if (Shown) return;
      fetch().then(
        () => {
          hadFocus.current = document.activeElement !== document.body;
          setShown(() => loaded);
        },
        () => setMissing(true),
      );
    }, [Shown, tries]);
    useEffect(() => {
      // The heading that had the focus went with what stood here meanwhile.
      if (Shown && hadFocus.current && document.activeElement === document.body) focusHeading();
    }, [Shown]);
    if (Shown) return <Shown {...props} />;
    return missing ? failed(again) : meanwhile(props);
  }
  return Object.assign(Lazy, { fetch });
}
