import type { ComponentType, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { enter, type Room } from "../i18n";

/**
 * A component whose code and texts come when it is first shown.
 * @param rooms the texts that it needs.
 * @param meanwhile stands there until then, `failed` if it does not come.
 */
export function lazy<Props extends object>(
  rooms: readonly Room[],
  load: () => Promise<ComponentType<Props>>,
  meanwhile: (props: Props) => VNode,
  failed: () => VNode,
): (props: Props) => VNode {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [Shown, setShown] = useState<ComponentType<Props> | null>(() => loaded);
    const [broken, setBroken] = useState(false);
    useEffect(() => {
      if (Shown) return;
      Promise.all([load(), enter(rooms)]).then(
        ([chunk]) => {
          loaded = chunk;
          setShown(() => chunk);
        },
        () => setBroken(true),
      );
    }, [Shown]);
    if (broken) return failed();
    return Shown ? <Shown {...props} /> : meanwhile(props);
  };
}
