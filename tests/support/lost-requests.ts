import type { Page, Route } from '@playwright/test';
import { isLongForm } from './long-form.ts';

/** One way in which a request, or its answer, does not arrive. */
export interface Loss {
  readonly name: string;
  /** For each request of the kind that is lost. */
  readonly answer: (route: Route) => Promise<void>;
}

const proxyPage =
  '<!doctype html><html><head><title>Bad Gateway</title></head><body><h1>nginx</h1></body></html>';

function bare(status: number, headers: Record<string, string> = {}): Loss {
  const answer = { status, headers: { 'content-type': 'text/html', ...headers }, body: proxyPage };
  return { name: `${status} from a proxy`, answer: (route) => route.fulfill(answer) };
}

/** Before, while and after the server answers. */
export const losses: readonly [Loss, ...Loss[]] = [
  { name: 'connection refused', answer: (route) => route.abort('connectionrefused') },
  { name: 'no network', answer: (route) => route.abort('internetdisconnected') },
  {
    name: 'half an answer',
    answer: (route) =>
      route.fulfill({ status: 200, headers: { 'x-remix-response': 'yes' }, body: '[{"_1":2},"da' }),
  },
  {
    name: 'an answer that is lost on its way back',
    async answer(route) {
      await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
    },
  },
  bare(500),
  bare(502),
  bare(504),
  bare(503, { 'retry-after': '5' }),
  bare(429, { 'retry-after': '5' }),
];

const chosen = isLongForm ? /no network|half|502|503|429/ : /no network|half|502/;

/** One of each kind; where all are told by another story. */
export const someLosses = losses.filter(({ name }) => chosen.test(name));

/** Loses what `urls` matches and has this method while the story is told. */
export async function losing(
  page: Page,
  { loss, urls, method }: { loss: Loss; urls: RegExp; method: 'GET' | 'POST' },
  story: () => Promise<void>,
): Promise<void> {
  const handle = (route: Route) =>
    route.request().method() === method ? loss.answer(route) : route.continue();
  await page.route(urls, handle);
  await story();
  await page.unroute(urls, handle);
}
