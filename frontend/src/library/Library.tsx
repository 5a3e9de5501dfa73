import { lazy } from "../ui/lazy";
import { CodeScreen } from "./CodeScreen";
import { KnownPeople } from "./KnownPeople";
import { LibraryScreen } from "./LibraryScreen";
import { NumbersScreen } from "./NumbersScreen";
import { PersonScreen } from "./PersonScreen";

/** The optional account. */
const Account = lazy(["account"], () => import("../account/Account"), "Account");

/**
 * Finished tables: `library`, `library/numbers`, `library/person/<key>`, `library/people`, `library/code`, `library/account/<step>`, and a
 * code that was scanned: `recover/<code>`.
 */
export function Library({ path }: { path: readonly string[] }) {
  const [first, second, third] = path;
  if (first === "recover") return <CodeScreen code={second} />;
  if (second === "numbers") return <NumbersScreen />;
  if (second === "person" && third !== undefined) return <PersonScreen key={third} person={third} />;
  if (second === "people") return <KnownPeople />;
  if (second === "code") return <CodeScreen />;
  if (second === "account") return <Account step={third} />;
  return <LibraryScreen />;
}
