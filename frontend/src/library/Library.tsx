import { CodeScreen } from "./CodeScreen";
import { KnownPeople } from "./KnownPeople";
import { LibraryScreen } from "./LibraryScreen";
import { NumbersScreen } from "./NumbersScreen";

/** Finished evenings: `library`, `library/numbers`, `library/people`, `library/code`, and a code that was scanned: `recover/<code>`. */
export function Library({ path }: { path: readonly string[] }) {
  const [first, second] = path;
  if (first === "recover") return <CodeScreen code={second} />;
  if (second === "numbers") return <NumbersScreen />;
  if (second === "people") return <KnownPeople />;
  if (second === "code") return <CodeScreen />;
  return <LibraryScreen />;
}
