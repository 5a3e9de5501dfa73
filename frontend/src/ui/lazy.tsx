import type { ComponentType, FunctionComponent, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { enter, type Room } from "../i18n";
import { missPart } from "../platform/pwa";
import { focusHeading } from "./focusHeading";
import { renderMoment, renderUnreached } from "./Meanwhile";
import { useRetry } from "./useRetry";

/** A lazily loaded component. */
export interface Lazy<Props> {
  (props: Props): VNode;
  /** Load code and texts in advance. @throws if loading fails; showing the component tries again. */
  fetch: () => Promise<void>;
}

/** The props of a component; none of one without a parameter. */
type PropsOf<Component> = Component extends (props: infer Props extends object) => unknown ? Props : object;

/** What a part of a screen may show while it is loaded, and if that fails. */
export const renderNothing = () => <></>;

/**
 * Create a component whose code and texts are loaded when it is first shown, or in advance.
 * @param rooms the texts that it needs.
 * @param load imports the module that exports it as `name`.
 * @param meanwhile shown while loading: an empty screen, unless this is a part of one.
 * @param failed shown if loading fails. Loading is tried again after a pause, once the network is back, and when
 * `failed` calls `retry`.
 */
export function lazy<Name extends string, Module extends Record<Name, FunctionComponent<never>>>(
  rooms: readonly Room[],
  load: () => Promise<Module>,
  name: Name,
  meanwhile: (props: PropsOf<Module[Name]>) => VNode = renderMoment,
  failed: (retry: () => void) => VNode = renderUnreached,
): Lazy<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let loaded: ComponentType<Props> | null = null;
  let fetching: Promise<void> | null = null;
  const fetch = () => {
    fetching ??= Promise.all([load(), enter(rooms)]).then(
      ([module]) => {
        loaded = module[name] as unknown as ComponentType<Props>;
      },
      (error: unknown) => {
        fetching = null;
        throw error;
      },
    );
    return fetching;
  };
  function Lazy(props: Props): VNode {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(() => loaded);
    const [missing, setMissing] = useState(false);
    const [tries, retry] = useRetry(missing && !Loaded);
    useEffect(() => (missing && !Loaded ? missPart() : undefined), [missing, Loaded]);
    const hadFocus = useRef(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
    useEffect(() => {
      if (Loaded) return;
      fetch().then(
        () => {
          hadFocus.current = document.activeElement !== document.body;
          setLoaded(() => loaded);
        },
        () => setMissing(true),
      );
    }, [Loaded, tries]);
    useEffect(() => {
      // The focused heading of the placeholder is gone.
      if (Loaded && hadFocus.current && document.activeElement === document.body) focusHeading();
    }, [Loaded]);
    if (Loaded) return <Loaded {...props} />;
    return missing ? failed(retry) : meanwhile(props);
  }
  return Object.assign(Lazy, { fetch });
}
