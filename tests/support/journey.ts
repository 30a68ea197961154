import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { watchChangingTexts } from './changing-texts.ts';
import { startDatabaseServer } from './database-server.ts';
import { type Product, someAddress, startProduct } from './product.ts';
import { wrongReferences } from './wrong-references.ts';

export { expect } from '@playwright/test';

interface JourneyFixtures {
  /** Lets a test say which console lines or failed requests belong to its story. */
  readonly expectTrouble: (pattern: RegExp) => void;
  /** A page in a browser profile of its own, watched like the first one. */
  readonly openAs: (options: BrowserContextOptions) => Promise<Page>;
  readonly trouble: string[];
  readonly watchConsole: undefined;
}

interface WorkerFixtures {
  /** Whether the product is given a PostgreSQL server instead of running its own. */
  readonly onServer: boolean;
  readonly product: Product;
}

/** A running product for each worker, and a browser console that must stay empty. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  onServer: [false, { option: true, scope: 'worker' }],
  product: [
    async ({ onServer }, use) => {
      const server = onServer ? await startDatabaseServer() : null;
      const product = await startProduct({ env: server ? { DATABASE_URL: server.url } : {} });
      await use(product);
      await product.stop();
      await server?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  trouble: async ({}, use) => use([]),
  expectTrouble: async ({ context, trouble }, use) => {
    const expected: RegExp[] = [];
    watch(context, trouble);
    await context.addInitScript(watchChangingTexts);
    await use((pattern) => expected.push(pattern));
    const unexpected = trouble.filter((line) => !expected.some((pattern) => pattern.test(line)));
    base.expect(unexpected, 'the console stays empty and no request fails').toEqual([]);
  },
  openAs: async ({ browser, baseURL, trouble, expectTrouble: _ }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      contexts.push(context);
      watch(context, trouble, options.javaScriptEnabled);
      await context.addInitScript(watchChangingTexts);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  watchConsole: [async ({ expectTrouble: _ }, use) => use(undefined), { auto: true }],
});

function watch(context: BrowserContext, trouble: string[], runsScripts = true): void {
  context.on('console', (message) => {
    // By Playwright itself, see `serviceWorkers` in its settings.
    if (message.text().includes('Service Worker registration blocked')) return;
    trouble.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => trouble.push(`page error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // A page that is left cancels what it still loads, a browser without scripts loads none: no fault of ours.
    const isRefused = !runsScripts && request.resourceType() === 'script';
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isRefused && !isLeft) trouble.push(`request failed: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`answer ${response.status()}: ${response.url()}`);
  });
}

/** What rises or changes its colours has too little contrast on its way, whenever that begins. */
const atRest = '.animate-rise { animation: none !important } * { transition: none !important }';

/**
 * What axe finds on the page at rest, as readable lines. It runs in the page itself, which has no frames of other sites,
 * and describes only what breaks a rule: a second page and a list of all that is well would cost twice the time. With
 * `rule` it looks for that one alone, otherwise also for references to ids that are not there.
 */
export async function axeFindings(page: Page, rule?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rule && { runOnly: [rule] }) });
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, atRest);
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
  return rule ? findings : [...findings, ...(await wrongReferences(page))];
}
