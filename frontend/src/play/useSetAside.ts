import { useEffect, useRef, useState } from "preact/hooks";
import type { View } from "../wire";

/** The piece that was just set aside, as long as the prompt after it is open. */
export function useSetAside(view: View, prompt: string | undefined): string | undefined {
  const aside = view.set_aside ?? [];
  const known = useRef(aside.length);
  const [last, setLast] = useState<{ prompt: string | undefined; piece: string } | null>(null);
  const piece = aside.length > known.current ? aside.at(-1) : undefined;
  useEffect(() => {
    known.current = aside.length;
    if (piece !== undefined) setLast({ prompt, piece });
  }, [aside.length, piece, prompt]);
  return last && last.prompt === prompt ? last.piece : undefined;
}
