import { render } from "preact";
import "./fonts/fonts.css";
import "./styles/index.css";
import { App, fetchNext, fetchRoute } from "./App";
import { followLanguage } from "./i18n";
import { followInstall } from "./platform/install";
import { register } from "./platform/pwa";
import { followTheme } from "./platform/theme";
import { followCover } from "./session/cover";
import { followAwake } from "./session/wakeLock";

const root = document.getElementById("app");
if (root) {
  followTheme();
  followInstall();
  followAwake();
  followCover();
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
  register();
}
