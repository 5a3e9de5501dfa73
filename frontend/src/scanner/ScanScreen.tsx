import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { type CameraProblem, hasTorch, switchTorch } from "../platform/camera";
import { giveFeedback } from "../platform/haptics";
import { back, go } from "../router";
import { Button, MainButton } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import { scan } from "./scan";
import { readScannedCode, type ScannedCode } from "./scannedCode";
import "./ScanScreen.css";

/** Time in ms after which somebody who has scanned nothing is told what helps. */
const SLOW = 12_000;

/** Screen that reads a QR code by the camera and goes where it leads. Without a camera it says why, and codes are typed. */
export function ScanScreen() {
  const video = useRef<HTMLVideoElement>(null);
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [isLit, setLit] = useState(false);
  const [advice, setAdvice] = useState<"scan.aim" | "scan.slow" | "scan.other">("scan.aim");
  const [elsewhere, setElsewhere] = useState<ScannedCode | null>(null);
  const isVisible = useVisible();
  useTitle(t("scan.title"));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    if (!video.current || !isVisible || elsewhere) return;
    setProblem(null);
    const slow = setTimeout(() => setAdvice("scan.slow"), SLOW);
    const stop = scan(video.current, {
      onStart: setTrack,
      onFail: setProblem,
      onRead: (text) => {
        const code = readScannedCode(text);
        if (!code) {
          setAdvice("scan.other");
          return;
        }
        giveFeedback("placed");
        if (code.elsewhere) setElsewhere(code);
        else go(code.path, true);
      },
    });
    return () => {
      clearTimeout(slow);
      stop();
      setTrack(null);
      setLit(false);
    };
  }, [tries, isVisible, elsewhere]);

  const light = () => {
    if (!track) return;
    switchTorch(track, !isLit).then(
      () => setLit(!isLit),
      () => undefined, // It stays as it is, and so does the button.
    );
  };
  const type = <Button onPress={() => go(["join"], true)}>{t("scan.type")}</Button>;
  const link = elsewhere?.elsewhere;
  return (
    <Screen
      top={<Heading title={t("scan.title")} onBack={() => back(["join"])} />}
      sheet={
        elsewhere && link ? (
          <Prompt
            title={t("scan.elsewhere", { address: link.host })}
            second={t("scan.elsewhere_about", { address: location.host })}
            focusKey="elsewhere"
          >
            <Button onPress={() => setElsewhere(null)}>{t("scan.again")}</Button>
            <Button onPress={() => go(elsewhere.path, true)}>{t("scan.here")}</Button>
            <MainButton onPress={() => location.assign(link)}>{t("scan.there")}</MainButton>
          </Prompt>
        ) : problem ? (
          <Prompt title={t(`scan.${problem}`)} second={t(`scan.${problem}_about`)} focusKey={problem}>
            {type}
            {problem === "insecure" || problem === "unsupported" ? null : (
              <MainButton onPress={() => setTries(tries + 1)}>{t("common.again")}</MainButton>
            )}
          </Prompt>
        ) : (
          <Prompt
            title={t(track ? "scan.prompt" : "scan.asking")}
            second={<span role="status">{t(track ? advice : "scan.asking_about")}</span>}
          >
            {track && hasTorch(track) ? (
              <Button icon="lamp" pressed={isLit} onPress={light}>
                {t("scan.torch")}
              </Button>
            ) : null}
            {type}
          </Prompt>
        )
      }
    >
      <div class="scan" hidden={problem !== null || elsewhere !== null} aria-hidden="true">
        <video ref={video} class="scan-picture" playsInline muted />
      </div>
    </Screen>
  );
}

/** True while the page is visible: nobody is filmed by a page that nobody sees. */
function useVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === "visible");
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isVisible;
}
