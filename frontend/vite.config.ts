import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";

// Where `npm run dev` finds a running server.
const server = process.env.TABLESIDE_SERVER ?? "http://127.0.0.1:8000";

/** A picture of the app that a browser shows before it is installed. */
function screenshot(name: string, label: string) {
  const src = `/screenshots/${name}.webp`;
  return { src, sizes: "390x844", type: "image/webp", form_factor: "narrow" as const, label };
}

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // data: URLs are not allowed by the content security policy
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The start page is one script: each file more costs its headers.
            { name: "index", tags: ["$initial"], priority: 3 },
            // So do the small parts that several of the later screens share: on the way to a table ...
            {
              name: "parts",
              test: /\/src\/(ui|screens|net|people)\/|\/(boards|boxFile|duration|questions|ClockChoice|\w+Options?|OptionsForm)\.tsx?$/,
              minShareCount: 2,
              priority: 2,
            },
            { name: "store", test: /\/src\/(net|session)\/|\/ConnectionStrip\.tsx$/, priority: 1 },
            // ... and at a running table, in its past and on the TV.
            {
              name: "table",
              test: /\/src\/(corrections|handover|inspection|market|pieces|platform|play|scoring|surfaces|table)\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": server,
      "/health": server,
      "/ws": { target: server, ws: true },
    },
  },
  plugins: [
    VitePWA({
      strategies: "generateSW",
      registerType: "prompt", // never a reload in the middle of a game
      injectRegister: false, // the app registers it itself: no inline script
      includeManifestIcons: false,
      manifest: {
        id: "/",
        name: "Tableside",
        short_name: "Tableside",
        description:
          "Your board game's companion: turns, legal places and scores on every phone at the table.",
        start_url: "/",
        scope: "/",
        display: "standalone",
        background_color: "#171b27",
        theme_color: "#171b27",
        categories: ["games"],
        icons: [
          { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
          { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
        ],
        shortcuts: [
          { name: "Start a table", url: "/#/new" },
          { name: "Join", url: "/#/join" },
          { name: "Past games", url: "/#/library" },
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
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/(api|ws|admin|health|static)(\/|$)/],
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
