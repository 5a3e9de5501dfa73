import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import browsers from "./browsers.json" with { type: "json" };
import languages from "./src/generated/languages.json" with { type: "json" };

// Where `npm run dev` finds a running server.
const server = process.env.TABLESIDE_SERVER ?? "http://127.0.0.1:8000";

const LANGUAGES = Object.keys(languages);

/** The oldest browsers that the app is built for; an iPhone's all use Safari's engine. */
const { safari, safari_ios, chrome, edge, firefox } = browsers.floor;
const OLDEST = [`safari${safari}`, `ios${safari_ios}`, `chrome${chrome}`, `edge${edge}`, `firefox${firefox}`];

const source = (...path: string[]) => readFileSync(resolve(import.meta.dirname, "src", ...path), "utf-8");

/** Return a function that forms messages of a room in a language. */
function sayer(language: string, room: string): (id: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source("generated", "texts", language, `${room}.ftl`)));
  return (id) => bundle.formatPattern(bundle.getMessage(id)?.value ?? "", { safari, chrome, firefox });
}

/** What browsers show in which the app does not run: a page for older ones, in a script of its own because it is no
 * module, and a line for those without scripts.
 */
function unsupportedPage(): Plugin {
  const sayers = () => LANGUAGES.map((language) => [language, sayer(language, "unsupported")] as const);
  return {
    name: "unsupported-page",
    transformIndexHtml: (page) =>
      page.replace(
        "<noscript>",
        `$&${sayers()
          .map(([, say]) => say("unsupported-no-script"))
          .join(" ")}`,
      ),
    generateBundle() {
      const texts = sayers().map(([language, say]) => [
        language,
        { title: say("unsupported-title"), about: say("unsupported-about"), help: say("unsupported-help") },
      ]);
      const written = JSON.stringify(Object.fromEntries(texts));
      const script = source("unsupported.js").replace("TEXTS = {}", () => `TEXTS = ${written}`);
      this.emitFile({ type: "asset", fileName: "unsupported.js", source: script });
    },
  };
}

const MADE = /\/src\/generated\/(\w+)\/(?:(\w+)\/)?([\w.]+?)(?:-\w+)?\.(?:json|svg|ftl|ts)\b/;

/** Return the game (or game.expansion) and the language that a built file belongs to, from the path of its source; "": to
 * each. Null: it comes with the app.
 */
function findOwner(path: string): [game: string, language: string] | null {
  const [, kind, language = "", name = ""] = MADE.exec(path) ?? [];
  const base = resolve(import.meta.dirname, "src", "generated", "games", `${name.split(".")[0]}.json`);
  const game = name && existsSync(base) ? name : "";
  return kind === "texts" ? [game, language] : game ? [game, ""] : null;
}

/** Files that a phone keeps once it uses their game or language: address -> [game, language]. */
const kept: Record<string, [game: string, language: string]> = {};

/** Puts the list of `kept` into the part of the service worker that cares for them. */
function keptFiles(): Plugin {
  return {
    name: "kept-files",
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        const path = file.type === "chunk" ? file.facadeModuleId : file.originalFileNames[0];
        const owner = findOwner(`/${path ?? ""}`);
        if (owner) kept[`/${name}`] = owner;
      }
      const script = source("kept.js").replace("FILES = {}", () => `FILES = ${JSON.stringify(kept)}`);
      this.emitFile({ type: "asset", fileName: "kept.js", source: script });
    },
  };
}

/** The screens behind the start page, with the modules that each imports. */
const behindStart = { TableRoutes: new Set<string>(), "screens/Settings": new Set<string>() };

/** Fills `behindStart`. */
function reachedModules(): Plugin {
  return {
    name: "reached-modules",
    buildEnd() {
      for (const [screen, reached] of Object.entries(behindStart)) {
        const add = (id: string) => {
          if (reached.has(id)) return;
          reached.add(id);
          this.getModuleInfo(id)?.importedIds.forEach(add);
        };
        add(resolve(import.meta.dirname, "src", `${screen}.tsx`));
      }
    },
  };
}

/** Return a member of the manifest: in English, and in the other languages for browsers that choose one. */
function localized<Member extends string>(member: Member, id: string, room = "start") {
  const { en = "", ...others } = Object.fromEntries(
    LANGUAGES.map((language) => [language, sayer(language, room)(id)]),
  );
  return { [member]: en, [`${member}_localized`]: others } as Record<Member, string>;
}

/** A picture of the app that a browser shows before it is installed. */
function screenshot(name: string, label: string) {
  const src = `/screenshots/${name}.webp`;
  return { src, sizes: "390x844", type: "image/webp", form_factor: "narrow" as const, label };
}

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: OLDEST,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // data: URLs are not allowed by the content security policy
    rolldownOptions: {
      // Safari 15 runs some fields of classes wrongly, so they become assignments, which are shorter than definitions.
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        codeSplitting: {
          groups: [
            // The start page is one script: each file more costs its headers.
            { name: "index", tags: ["$initial"], priority: 3 },
            // So do the small modules that several of the later screens share: those behind the start page ...
            {
              name: "parts",
              test: (id) => Object.values(behindStart).some((reached) => reached.has(id)),
              minShareCount: 2,
              priority: 2,
            },
            // ... those that a table is opened with, apart from the screens ...
            {
              name: "store",
              test: (id) =>
                behindStart.TableRoutes.has(id) && !/\/src\/(screens\/|people\/|TableRoutes)/.test(id),
              priority: 1,
            },
            // What the screens of a running table, its history and the TV share.
            {
              name: "table",
              test: /\/src\/(boards|corrections|frame|handover|inspection|market|net|options|people|pieces|platform|play|prompts|scores|scoring|seats|session|surfaces|ui)\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": server, "/health": server, "/ws": { target: server, ws: true } } },
  plugins: [
    unsupportedPage(),
    keptFiles(),
    reachedModules(),
    VitePWA({
      strategies: "generateSW",
      registerType: "prompt", // never a reload in the middle of a game
      injectRegister: false, // the app registers it itself: no inline script
      includeManifestIcons: false,
      manifest: {
        id: "/",
        name: "Tableside",
        short_name: "Tableside",
        lang: "en",
        ...localized("description", "unsupported-manifest", "unsupported"),
        start_url: "/",
        scope: "/",
        display: "standalone",
        background_color: "#171b27",
        theme_color: "#171b27",
        categories: ["games"],
        // A scanned link opens where the app is open already.
        launch_handler: { client_mode: ["navigate-existing", "auto"] },
        icons: [
          { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
          { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
        ],
        shortcuts: [
          { ...localized("name", "start-new"), url: "/#/new" },
          { ...localized("name", "start-join"), url: "/#/join" },
          { ...localized("name", "library-title"), url: "/#/library" },
        ],
        screenshots: [
          screenshot("placing", "Every place where the tile fits"),
          screenshot("proof", "A proof for every point"),
          screenshot("result", "The result"),
        ],
      },
      workbox: {
        cleanupOutdatedCaches: true,
        globPatterns: ["**/*.{html,js,css,woff2,svg,json}"],
        // Who scans has a network.
        globIgnores: ["unsupported.js", "kept.js", "assets/ScanScreen-*"],
        importScripts: ["/kept.js"],
        manifestTransforms: [
          (entries) => ({ manifest: entries.filter(({ url }) => !(`/${url}` in kept)), warnings: [] }),
        ],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/(api|ws|admin|health|privacy|static)(\/|$)/],
      },
    }),
  ],
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}", "src/**/*.test.{ts,tsx}"],
    restoreMocks: true,
    isolate: false, // a worker with a window for each file takes twice the time
    execArgv: ["--max-semi-space-size=64"], // MB; documents are short-lived: collecting them took an eighth of the time
    setupFiles: ["src/testing/fresh.ts"],
    testTimeout: 30_000, // ms; nothing is timed here, and a machine may be busy
  },
});
