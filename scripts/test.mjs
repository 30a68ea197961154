// npm test: whether the product works. Installs what is missing, builds, and ends with "N passed, N failed".
import { chromium } from './programs.mjs';
import { buildInChildProcess, generateInChildProcess, install } from './setup.mjs';
import {
  beginReports,
  checkPackages,
  checkSources,
  checkTypes,
  conclude,
  playwright,
  vitest,
} from './suites.mjs';

// At the same time: one waits for the network, the other for the processor.
const found = chromium(['poppler-utils']);
install();
// Waits for the network while the others work.
const packages = checkPackages();
// Two at a time: each of them uses one processor for most of its time.
const generated = generateInChildProcess();
const sources = await checkSources();
await generated;
const built = buildInChildProcess();
const types = await checkTypes();
process.env.CHROMIUM_PATH = await found;
beginReports();
const units = await vitest(['unit', 'storage', 'pictures']);
// The stories are told by the built product. At the same time as the units they would take as long and wait for each other.
await built;
conclude([sources, await packages, types, units, await playwright(['journeys'])]);
