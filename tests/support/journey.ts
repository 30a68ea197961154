import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { startDatabaseServer } from './database-server.ts';
import { type Product, someAddress, startProduct } from './product.ts';
import { type Member, newMember, type Visitor } from './visitor.ts';

export { expect };

/** The `storageState` of a browser that was never here. */
export const firstVisit = { cookies: [], origins: [] };

interface JourneyFixtures {
  /** Lets a test say which console lines or failed requests belong to its story. */
  readonly expectTrouble: (pattern: RegExp) => void;
  /** Somebody with a fresh account, as whom the test's own browser is logged in. */
  readonly member: Member;
  /** The test's own page, where it does not matter who that is. */
  readonly memberPage: Page;
  /** A page in a browser profile of its own, watched like the first one; as whom it is logged in, if anybody. */
  readonly openAs: (options: BrowserContextOptions, member?: Visitor) => Promise<Page>;
  readonly trouble: string[];
  readonly watchConsole: undefined;
}

interface WorkerFixtures {
  /** Whether the product is given a PostgreSQL server instead of running its own. */
  readonly onServer: boolean;
  /** Variables of the environment that differ from a product without any. */
  readonly settings: Readonly<Record<string, string>>;
  readonly product: Product;
}

/** A running product for each worker, and a browser console that must stay empty. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  onServer: [false, { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ onServer, settings }, use) => {
      const server = onServer ? await startDatabaseServer() : null;
      const product = await startProduct({
        env: { ...settings, ...(server && { DATABASE_URL: server.url }) },
      });
      await use(product);
      await product.stop();
      await server?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  // A browser that was here before: it has said yes to cookies and has seen the studio's hint, so neither is in the way.
  storageState: async ({ product }, use) => {
    const localStorage = [
      { name: 'bb_cookie_consent', value: 'true' },
      { name: 'bb_studio_hint', value: 'seen' },
    ];
    await use({ cookies: [], origins: [{ origin: product.origin, localStorage }] });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  trouble: async ({}, use) => use([]),
  context: async ({ context, trouble, expectTrouble: _ }, use) => {
    watch(context, trouble);
    await context.addInitScript(watchChangingTexts);
    await use(context);
    // What the end of the browser breaks off is no trouble.
    for (const event of ['console', 'weberror', 'requestfailed']) context.removeAllListeners(event);
  },
  expectTrouble: async ({ trouble }, use) => {
    const expected: RegExp[] = [];
    await use((pattern) => expected.push(pattern));
    const unexpected = trouble.filter((line) => !expected.some((pattern) => pattern.test(line)));
    expect(unexpected, 'the console stays empty and no request fails').toEqual([]);
  },
  member: async ({ product, context }, use) => {
    const member = await newMember(product, 'Asha');
    await context.addCookies(member.cookies());
    await use(member);
  },
  memberPage: async ({ page, member: _ }, use) => use(page),
  openAs: async ({ browser, baseURL, trouble, expectTrouble: _ }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options, member) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      if (member) await context.addCookies(member.cookies());
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
    const why = request.failure()?.errorText;
    const isLeft = why === 'net::ERR_ABORTED';
    // On a busy machine the browser gives up what it fetches before anybody asks.
    const isGivenUp = why === 'net::ERR_TIMED_OUT' && request.headers()['sec-purpose'] === 'prefetch';
    if (!isRefused && !isLeft && !isGivenUp) trouble.push(`request failed: ${request.url()}`);
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

/**
 * Waits for the message that a page shows, as a toast or, without JavaScript, as a notice. Title and description are looked
 * for at once: a toast goes by itself.
 */
export async function expectMessage(page: Page, title: string, description?: string): Promise<void> {
  let notices = page.getByRole('region', { name: /^Notifications?$/ });
  for (const text of [title, description ?? title]) {
    notices = notices.filter({ has: page.getByText(text, { exact: true }).filter({ visible: true }) });
  }
  await expect(notices, [title, description].join(' ')).toHaveCount(1);
}

/**
 * What is wrong with the ids of a page, as readable lines: one that stands twice, and a reference to none. What is drawn
 * must not refer to a part with `display: none` either: its gradients and clips draw nothing.
 */
export function wrongReferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRendered = (element: Element): boolean =>
      getComputedStyle(element).display !== 'none' &&
      (element.parentElement === null || isRendered(element.parentElement));
    const listsOfIds = ['for', 'list', 'form', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
    const ids = new Map<string, number>();
    for (const { id } of document.querySelectorAll('[id]')) ids.set(id, (ids.get(id) ?? 0) + 1);
    const wrong = new Set(
      [...ids].filter(([, count]) => count > 1).map(([id, count]) => `${id} ${count} times`),
    );
    const rendered = [...document.querySelectorAll('*')].filter((element) => element.checkVisibility());
    for (const element of rendered)
      for (const { name, value } of element.attributes) {
        const named = listsOfIds.includes(name) ? value.split(' ') : [];
        const anchor = name === 'href' ? /^#(.+)/.exec(value)?.[1] : undefined;
        const drawn = /^url\(["']?#([^"')]+)/.exec(value)?.[1];
        for (const id of [...named, anchor, drawn].filter((one) => one !== undefined)) {
          const place = `${element.localName} ${name}="${id}"`;
          const target = document.getElementById(id);
          if (!target) wrong.add(`${place} names nothing`);
          else if (element.closest('svg') && !isRendered(target.closest('svg') ?? target))
            wrong.add(`${place} is drawn from what is not rendered`);
        }
      }
    return [...wrong].sort();
  });
}

/**
 * Runs in pages. Translation replaces a text by an element: React then fails to remove it or to put something before it,
 * and what it writes into it is not seen. A text that is alone in its element is safe, because React writes into the
 * element. This says which texts are not, whenever React touches one.
 */
function watchChangingTexts(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  function check(node: Node | null, what: string): void {
    if (!(node instanceof Text) || node.data.trim() === '') return;
    if (!Object.keys(node).some((key) => key.startsWith('__reactFiber$'))) return;
    const parent = node.parentElement;
    if (!parent?.closest('[translate=no]'))
      console.error(`a text that ${what} needs an element of its own: "${node.data}" in ${nameOf(parent)}`);
  }

  function nameOf(element: Element | null): string {
    return `<${element?.localName} class="${element?.className.toString()}">`;
  }

  Node.prototype.removeChild = function (child) {
    check(child, 'is removed');
    return removeChild.call(this, child) as typeof child;
  };
  Node.prototype.insertBefore = function (node, next) {
    check(next, 'has something put before it');
    return insertBefore.call(this, node, next) as typeof node;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (value !== this.nodeValue) check(this, 'changes');
      nodeValue?.set?.call(this, value);
    },
  });
}
