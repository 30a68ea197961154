// npm test: the one word that tells the truth. Installs what is missing, builds, and runs every suite.
import { mkdirSync, rmSync } from 'node:fs';
import { browser } from './browser.mjs';
import { conclude, runner, staticChecks, vitest } from './check.mjs';
import { buildBeside, generate, install } from './setup.mjs';

// At the same time: one waits for the network, the other for the processor.
const found = browser();
install();
generate();
// At the same time: each of them uses one processor for most of its time.
const built = buildBeside();
const checks = staticChecks();
process.env.CHROMIUM_PATH = await found;
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
const units = vitest(['unit', 'storage', 'pictures']);
// The stories are told by the built product.
await built;

const report = 'test-results/journeys.json';
conclude([
  checks,
  units,
  runner('journeys', ['node_modules/@playwright/test/cli.js', 'test'], {
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    read: ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      faults: specsThat('unexpected', suites),
      flaky: specsThat('flaky', suites),
    }),
  }),
]);

/** The stories that ended so. */
function specsThat(outcome, suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specsThat(outcome, inner),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ]);
}
