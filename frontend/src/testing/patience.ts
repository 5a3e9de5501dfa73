export {};

if ("document" in globalThis) {
  const { configure } = await import("@testing-library/preact");
  // Nothing is timed here, and a machine may be busy.
  configure({ asyncUtilTimeout: 20_000 });
}
