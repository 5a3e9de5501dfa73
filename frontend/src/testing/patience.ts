import { configure } from "@testing-library/preact";

// Nothing is timed here, and a machine may be busy.
configure({ asyncUtilTimeout: 20_000 });
