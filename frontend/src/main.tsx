import { render } from "preact";
import "./fonts/fonts.css";
import "./styles/index.css";
import { App } from "./App";
import { followCover } from "./hand/cover";
import { followLanguage } from "./i18n";
import { followInstall } from "./install";
import { register } from "./pwa";
import { followTheme } from "./theme";
import { followAwake } from "./wakeLock";

const root = document.getElementById("app");
if (root) {
  followTheme();
  followInstall();
  followAwake();
  followCover();
  followLanguage().then(
    () => render(<App />, root),
    () => {
      // Without texts nothing can be said in the person's language.
      root.textContent = "Tableside could not be loaded. Please reload this page.";
    },
  );
  register();
}
