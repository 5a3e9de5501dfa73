import { render } from "preact";
import "./fonts/fonts.css";
import "./styles/index.css";
import { App, fetchNext, fetchRoute } from "./App";
import { followLanguage } from "./i18n";
import { followInstall } from "./platform/install";
import { followTheme } from "./platform/theme";

const root = document.getElementById("app");
if (root && !("unsupported" in document.documentElement.dataset)) {
  followTheme();
  followInstall();
  // Prefetch at the first touch, so that the next screen is loaded before the finger is up.
  for (const touch of ["pointerdown", "keydown"]) {
    addEventListener(touch, fetchNext, { capture: true, once: true, passive: true });
  }
  Promise.all([followLanguage(), fetchRoute()]).then(
    () => render(<App />, root),
    () => {
      // Without texts only this English sentence can be shown.
      root.textContent = "Tableside could not be loaded. Please reload this page.";
    },
  );
  // Nothing must compete with the first load.
  const later = () =>
    void import("./session/updates").then(
      ({ followUpdates }) => followUpdates(),
      () => undefined,
    );
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
