export {};

if ("document" in globalThis) {
  const { configure } = await import("@testing-library/preact");
  // A busy machine must not fail tests that measure no time.
  configure({ asyncUtilTimeout: 20_000 });
}
