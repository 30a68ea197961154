// npm test: whether the product works. Installs what is missing, builds, and ends with "N passed, N failed".
import { chromium } from './programs.mjs';
import { buildInChildProcess, generate, install } from './setup.mjs';
import { beginReports, conclude, staticChecks, vitestAndPlaywright } from './suites.mjs';

// At the same time: one waits for the network, the other for the processor.
const found = chromium(['poppler-utils']);
install();
generate();
// At the same time: each of them uses one processor for most of its time.
const built = buildInChildProcess();
const checks = staticChecks();
process.env.CHROMIUM_PATH = await found;
beginReports();
// The stories are told by the built product.
await built;
conclude([checks, ...(await vitestAndPlaywright(['unit', 'storage', 'pictures'], ['journeys']))]);
