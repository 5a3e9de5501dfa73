import { useEffect, useRef, useState } from "preact/hooks";
import type { View } from "../wire";

/** Return the piece that was just set aside, while the next prompt is open. */
export function useSetAside(view: View, prompt: string | undefined): string | undefined {
  const aside = view.set_aside ?? [];
  const lastLength = useRef(aside.length);
  const [last, setLast] = useState<{ prompt: string | undefined; piece: string } | null>(null);
  const piece = aside.length > lastLength.current ? aside.at(-1) : undefined;
  useEffect(() => {
    lastLength.current = aside.length;
    if (piece !== undefined) setLast({ prompt, piece });
  }, [aside.length, piece, prompt]);
  return last && last.prompt === prompt ? last.piece : undefined;
}
