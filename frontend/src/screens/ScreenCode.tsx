import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { go } from "../router";
import { CodeWords } from "../ui/CodeCard";
import "./ScreenCode.css";

/** Pause between two questions whether a phone has entered the code, in ms. */
const PAUSE = 2_000;

/** The code of a large screen without a keyboard: a phone at a table enters it, and the screen shows that table. */
export function ScreenCode() {
  const [code, setCode] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async () => {
      const answer = await api.thisScreen().catch(() => null); // without network the next try is soon
      if (isGone) return;
      if (answer?.watch) return go(["tv", answer.watch], true);
      if (answer) setCode(answer.code);
      timer = setTimeout(() => void ask(), PAUSE);
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  if (!code) return null;
  return (
    <section class="card screen-code">
      <h2 class="sub-head">{t("join.screen")}</h2>
      <p class="second-line">{t("join.screen_about")}</p>
      <CodeWords code={code} />
    </section>
  );
}
