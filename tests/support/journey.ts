import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { type Product, someAddress, startProduct } from './product.ts';

export { expect } from '@playwright/test';

interface JourneyFixtures {
  /** Lets a test say which console lines or failed requests belong to its story. */
  readonly expectTrouble: (pattern: RegExp) => void;
  readonly watchConsole: undefined;
}

/** A running product for each worker, and a browser console that must stay empty. */
export const test = base.extend<JourneyFixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const product = await startProduct({ env: productEnvironment() });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
  expectTrouble: async ({ context }, use) => {
    const expected: RegExp[] = [];
    const trouble: string[] = [];
    watch(context, trouble);
    await use((pattern) => expected.push(pattern));
    const unexpected = trouble.filter((line) => !expected.some((pattern) => pattern.test(line)));
    base.expect(unexpected, 'the console stays empty and no request fails').toEqual([]);
  },
  watchConsole: [async ({ expectTrouble: _ }, use) => use(undefined), { auto: true }],
});

/** A separately started database, when the run names one. */
function productEnvironment(): Record<string, string> {
  const url = process.env.JOURNEY_DATABASE_URL;
  return url ? { DATABASE_URL: url } : {};
}

function watch(context: import('@playwright/test').BrowserContext, trouble: string[]): void {
  context.on('console', (message) => trouble.push(`console ${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => trouble.push(`page error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // A page that is left cancels what it still loads; that is no fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') trouble.push(`request failed: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`answer ${response.status()}: ${response.url()}`);
  });
}

/** What axe finds on the page as it stands, as readable lines. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}
