// The suites, as npm run check, npm test and npm run prove put them together.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { node, root } from './setup.mjs';

// What one process or thread has read and compiled, the next need not.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');

/** These need nothing that is generated. */
const sourceChecks = [
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['imports', 'scripts/check-imports.ts'],
  ['sides', 'scripts/check-sides.ts'],
  ['patterns', 'scripts/check-patterns.ts'],
  ['access', 'scripts/check-access.ts'],
  ['secrets', 'scripts/check-secrets.ts'],
];

/** This waits for the network, up to half a minute. */
const networkChecks = [['known holes', 'scripts/check-audit.ts']];

/** These read what is generated as well. */
const typeChecks = [
  ['route types', 'node_modules/@react-router/dev/bin.cjs', 'typegen'],
  ['types of the domain', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.card.json'],
  ['types of everything', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.app.json'],
  ['texts', 'scripts/texts.ts'],
  ['dead code', 'node_modules/knip/bin/knip.js'],
];

/** Forgets the reports of an earlier run. */
export function beginReports() {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
}

/** The static checks that need nothing generated. */
export const checkSources = () => runChecks(sourceChecks);

/** Those that need the network. */
export const checkPackages = () => runChecks(networkChecks);

/** The others. */
export const checkTypes = () => runChecks(typeChecks);

/** Runs every check, also after one failed; returns how many passed and failed. */
async function runChecks(checks) {
  const count = { passed: 0, failed: 0, faults: [] };
  for (const [name, ...args] of checks) {
    const child = spawn(node(), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const [stdout, stderr, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    const good = status === 0;
    const [, note] = /^note: (.*)$/m.exec(stdout) ?? [];
    console.log(`${good ? '✓' : '✗'} ${name}${note ? ` (${note})` : ''}`);
    if (!good) console.log(stdout + stderr);
    count[good ? 'passed' : 'failed'] += 1;
    if (!good) count.faults.push(name);
  }
  return count;
}

/**
 * Runs a test runner that leaves its count and what failed in a JSON file; one that dies counts as a failure.
 */
async function runner(name, args, { report, read, env = {} }) {
  console.log(`\n${name}`);
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(node(), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...color, ...env },
  });
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  const [status] = await once(child, 'close');
  let count = { passed: 0, failed: 0, skipped: 0 };
  try {
    count = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`);
  }
  if (status !== 0 && count.failed === 0) count.failed = 1;
  if (count.passed + count.failed === 0) count.failed = 1;
  return count;
}

/** Tests in Node, by the names of their projects in vitest.config.ts. */
export function vitest(projects, args = []) {
  const report = 'test-results/vitest.json';
  return runner(
    `vitest (${projects.join(', ')})`,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      report,
      read: (json) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests + (json.success || json.numFailedTests ? 0 : 1),
        skipped: json.numPendingTests,
        faults: json.testResults.flatMap(({ name, status, message, assertionResults }) => {
          const failed = assertionResults.filter((test) => test.status === 'failed');
          if (status === 'failed' && failed.length === 0) return [`${name}: ${message}`];
          return failed.map((test) => `${name}: ${test.fullName}: ${test.failureMessages[0]}`);
        }),
        flaky: json.testResults.flatMap(({ name, assertionResults }) =>
          assertionResults
            .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
            .map((test) => `${name}: ${test.fullName}: ${test.failureMessages[0]}`),
        ),
      }),
    },
  );
}

/** Stories in a browser, told by the built product, by the names of their projects in playwright.config.ts. */
export function playwright(projects, args = []) {
  const report = 'test-results/playwright.json';
  const chosen = projects.map((project) => `--project=${project}`);
  return runner(
    `playwright (${projects.join(', ')})`,
    ['node_modules/@playwright/test/cli.js', 'test', ...chosen, ...args],
    {
      report,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      read: ({ stats, suites }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
        faults: specsThat('unexpected', suites),
        flaky: specsThat('flaky', suites),
      }),
    },
  );
}

/** The stories that ended so. */
function specsThat(outcome, suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specsThat(outcome, inner),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ]);
}

/** Lists once more what failed, only the first time or for good, prints the closing line and ends with the right code. */
export function conclude(counts) {
  const list = (sign, entries) => {
    for (const entry of entries) console.log(`${sign} ${stripVTControlCharacters(entry)}`);
  };
  list(
    'flaky:',
    counts.flatMap(({ flaky = [] }) => flaky),
  );
  list(
    '✗',
    counts.flatMap(({ faults = [] }) => faults),
  );
  const sum = (key) => counts.reduce((total, count) => total + (count[key] ?? 0), 0);
  const skipped = sum('skipped');
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}
