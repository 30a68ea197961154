import { defineConfig } from '@playwright/test';
import { isLongForm, longFormOnly } from './tests/support/long-form.ts';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';

export default defineConfig<object, { onServer: boolean }>({
  testDir: 'tests',
  globalSetup: './tests/support/prepared-folder.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can stall for seconds; what passes the second time is reported as flaky, not hidden.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  projects: [
    // Whether the product works: npm test.
    { name: 'journeys', testDir: 'tests/journeys', grepInvert: /@prove|@further/ },
    // What comes after the main ways, told at each change as well: npm run prove -- combinations.
    { name: 'further journeys', testDir: 'tests/journeys', grep: /@further/ },
    // Whether it holds: npm run prove.
    {
      name: 'proofs',
      testDir: 'tests/proofs',
      testIgnore: isLongForm ? [] : longFormOnly.map((name) => `**/${name}.spec.ts`),
    },
    // Ways beside the main ones, told where the main ones are.
    { name: 'other journeys', testDir: 'tests/journeys', grep: /@prove/ },
    // The main story once more, on a PostgreSQL server that runs by itself.
    {
      name: 'database server',
      testDir: 'tests/journeys',
      testMatch: 'main-job.spec.ts',
      use: { onServer: true },
    },
  ],
  use: {
    timezoneId: 'Pacific/Chatham',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Recording every story would slow all of them; what fails in continuous integration is told twice.
    trace: 'on-first-retry',
    // Requests that pass a service worker cannot be stopped by `page.route`. Its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      // Without one the browser gives no file a name beyond ASCII.
      env: { ...process.env, LANG: process.env.LANG ?? 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // One process draws all pages of a browser: a new one for each story takes a quarter of its time.
        '--renderer-process-limit=1',
        '--disable-site-isolation-trials',
      ],
    },
  },
});
