import sharp from 'sharp';
import { limits } from '#card/document/limits.ts';
import type { Site } from '#tests/support/site.ts';
import type { Check } from '../machines/check.ts';
import { saveCard } from '../support/visitor.ts';
import { askPlain, type Client, connectFrom } from './client.ts';
import type { ReverseProxy } from './reverse-proxy.ts';

/** The product behind a proxy. */
export interface Setting {
  readonly name: string;
  readonly site: Site;
  readonly front: ReverseProxy;
  readonly ca: string;
}

/** An address that is no proxy of ours and no CDN. */
const visitor = '127.0.0.2';

const secret = 'a-token-that-no-log-may-hold';

/** Guesses at passwords that one visitor may make in a minute: `/sign-in/email` in src/server/rate-limits/rules.ts. */
const allowed = 20;
const tried = 60;

export async function* checks(setting: Setting): AsyncGenerator<Check> {
  const { name, front, ca } = setting;
  const [client, throughCdn] = await Promise.all([
    connectFrom(visitor, front, ca),
    connectFrom('127.0.0.1', front, ca),
  ]);
  const found = [
    await speaks(client, front),
    await metrics(client),
    await guesses(client, 'whose visitor forges X-Forwarded-For', (guess) => `203.0.113.${guess}`),
    await guesses(
      throughCdn,
      'through a CDN, whose visitor forges X-Forwarded-For',
      (guess) => `203.0.113.${guess}, 192.0.2.7`,
    ),
    await othersGuess(throughCdn),
    await largestUpload(setting),
    ...(front.logsAndLimits ? [await tooLarge(client)] : []),
    await earlyRefusal(client),
    await exported(setting),
    await logs(setting, client),
  ];
  client.close();
  throughCdn.close();
  for (const check of found) yield { ...check, what: `${name}: ${check.what}` };
}

async function speaks(client: Client, front: ReverseProxy): Promise<Check> {
  const page = await client.ask({ path: '/' });
  const moved = await askPlain(front, '/card/x?y=z');
  const hsts = page.headers['strict-transport-security'];
  return {
    what: 'HTTP/2 over TLS, HSTS, and http is sent on to https',
    isRight:
      page.status === 200 &&
      hsts === 'max-age=63072000; includeSubDomains' &&
      /^30[18] https:\/\/[^/]+\/card\/x\?y=z$/.test(moved),
    found: `${page.status}, ${hsts}; ${moved}`,
  };
}

async function metrics(client: Client): Promise<Check> {
  const answer = await client.ask({ path: '/metrics' });
  return {
    what: '/metrics is not told to visitors',
    isRight: answer.status === 404 && !answer.text.includes('# HELP'),
    found: `${answer.status}`,
  };
}

/** Log-ins with wrong passwords for accounts that differ, so that only the limit of the address counts. */
async function signInStatuses(client: Client, forwarded: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const [guess, address] of forwarded.entries()) {
    const answer = await client.ask({
      path: '/api/auth/sign-in/email',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: `nobody-${guess}@example.org`, password: 'a wrong guess' }),
    });
    statuses.push(answer.status);
  }
  return statuses;
}

async function guesses(client: Client, whose: string, header: (guess: number) => string): Promise<Check> {
  const statuses = await signInStatuses(
    client,
    Array.from({ length: tried }, (_, guess) => header(guess)),
  );
  const [heard, refused] = [401, 429].map((code) => statuses.filter((status) => status === code).length);
  return {
    what: `${tried} log-ins ${whose}`,
    isRight: heard === allowed && refused === tried - allowed,
    found: `${heard} heard, ${refused} refused`,
  };
}

async function othersGuess(client: Client): Promise<Check> {
  const statuses = await signInStatuses(client, ['192.0.2.8', '192.0.2.9']);
  return {
    what: 'log-ins of other visitors of the same CDN, after that',
    isRight: statuses.join() === '401,401',
    found: `${statuses}`,
  };
}

/** A photo of so many bytes: comments stand between its beginning and its picture. */
async function photoOf(bytes: number): Promise<Buffer<ArrayBuffer>> {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#cc8844' } });
  const jpeg = await picture.jpeg().toBuffer();
  const comments: Buffer[] = [];
  for (let missing = bytes - jpeg.length; missing > 0; ) {
    // What is left must have place for a comment's own four bytes.
    const size = missing <= 60_000 ? missing : Math.min(60_000, missing - 4);
    const head = Buffer.from([0xff, 0xfe, (size - 2) >> 8, (size - 2) & 255]);
    comments.push(head, Buffer.alloc(size - 4));
    missing -= size;
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]);
}

async function largestUpload({ site }: Setting): Promise<Check> {
  const member = await site.signUpMember('large');
  const body = await photoOf(limits.photo.bytes);
  const answer = await member.send('/studio/photo', { method: 'POST', body });
  return {
    what: `a photo of ${limits.photo.bytes / 1024 / 1024} MB, the largest that the product takes`,
    isRight: answer.status === 200 && body.length === limits.photo.bytes,
    found: `${answer.status} ${(await answer.text()).slice(0, 80)}`,
  };
}

async function tooLarge(client: Client): Promise<Check> {
  const status = await client.begin({
    path: '/studio/photo',
    method: 'POST',
    headers: { 'content-length': `${31 * 1024 * 1024}` },
    body: 'x',
  });
  return {
    what: 'an upload of 31 MB is refused by the proxy before it is sent',
    isRight: status === 413,
    found: `${status}`,
  };
}

/** Behind a proxy that keeps uploads until they are whole, the product could not refuse them in time. */
async function earlyRefusal(client: Client): Promise<Check> {
  const from = performance.now();
  const status = await client.begin({
    path: '/studio/photo',
    method: 'POST',
    headers: { 'content-length': '5000000' },
    body: 'x'.repeat(1000),
  });
  return {
    what: 'an upload of nobody is refused by the product before it is sent',
    isRight: status === 401,
    found: `${status} after ${Math.round(performance.now() - from)} ms`,
  };
}

async function exported({ site }: Setting): Promise<Check> {
  const member = await site.signUpMember('taking-along');
  await saveCard(member);
  const answer = await member.send('/dashboard/settings/export', {
    method: 'POST',
    body: new URLSearchParams(),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return {
    what: 'everything of an account as one file',
    isRight: answer.status === 200 && bytes.subarray(0, 2).toString() === 'PK',
    found: `${answer.status}, ${bytes.length} bytes`,
  };
}

/** What a log would tell: a token in a query, in what a page says it was reached from, in spellings, and a card's id. */
async function logs({ site, front }: Setting, client: Client): Promise<Check> {
  const cardId = await saveCard(await site.signUpMember('logged'));
  const query = `/reset-password?token=${secret}`;
  const asked = [
    query,
    `/Reset-Password/${query}`,
    `/card/${cardId}`,
    `//card/${cardId}`,
    `/%2fcard%2F${cardId}`,
  ];
  for (const path of asked) await client.ask({ path, headers: { referer: front.origin + query } });
  await askPlain(front, query);
  // Proxies have most to tell of what nobody answers.
  await Promise.all(site.instances.map((each) => each.stop()));
  const { status } = await client.ask({ path: query, headers: { referer: front.origin + query } });
  const page = await front.logs();
  const told = [secret, cardId, visitor, '192.0.2.7', '203.0.113.'].filter((each) => page.includes(each));
  const lines = page.split('\n').filter((line) => line.includes('/reset-password'));
  const named = page.match(/id=[0-9a-f-]{36}/g)?.length ?? 0;
  // Without requests in it a log proves nothing, unless it has none on purpose.
  const isWritten = front.logsAndLimits ? lines.length >= 3 && named >= asked.length : page.includes('502');
  return {
    what: 'no reset token, no card and no address of a visitor in any log, also when no instance answers',
    isRight: told.length === 0 && status >= 502 && isWritten,
    found: `${page.split('\n').length} lines, ${named} with the product's own number, ${status} without instances; told: ${told.join() || 'nothing'}`,
  };
}
