import { randomBytes } from 'node:crypto';
import { random } from '#card/scene/random.ts';
import { nextPath } from '#web/request/next-path.ts';
import { inlineScripts } from '../support/inline-scripts.ts';
import type { Product } from '../support/product.ts';
import { newVisitor, saveCard, signUpMember } from '../support/visitor.ts';
import { openConnection } from './connection.ts';
import { counts, type Order, type Report, tally } from './report.ts';

/** Requests at the same moment. */
const concurrency = 6;
/** Guesses of the long form, to which the rest is in proportion: 567 paths, 250 addresses, 1,000 policies. */
const longForm = 20_000;

/** Everything that is reached by an address alone: `count` guesses, and some at the addresses of files and of other sites. */
export async function attackLinks({ product, count, seed }: Order): Promise<Report> {
  const faults: string[] = [];
  const owner = await signUpMember(product, 'linked');
  const published = await saveCard(owner);
  const draft = await saveCard(owner, { status: 'draft', card: { message: 'CANARYDRAFT' } });
  const guesses = [...guessesAt([published, draft], count, seed)];
  const statuses = await ask(
    product,
    guesses,
    ({ target, status, body }) => {
      // The router's data of every card's address, also of none, only sends the browser to the document.
      const isRedirect = status === 202 && /^\/card\/[^/]+\.data$/.test(target);
      // The first 22 letters are the id, of a card that is there as of one that is not.
      const isLonger = status === 301 && /^\/card\/[\w-]{23}/.test(target);
      if (status !== 404 && status !== 400 && !isRedirect && !isLonger) return `guessed ${target}: ${status}`;
      return body.includes('CANARYDRAFT') ? `${target} shows the draft` : null;
    },
    faults,
  );
  const share = Math.min(1, count / longForm);
  const paths = sample(traversals(), share);
  const outside = await ask(
    product,
    paths,
    ({ target, status, body }) => {
      if (status >= 500 || status === 0) return `${target}: ${status}`;
      return /root:x:0|"private": true|DATABASE_URL|BEGIN .*KEY/.test(body)
        ? `${target} leads out of its folder`
        : null;
    },
    faults,
  );
  const places = sample(foreignAddresses(), share);
  for (const place of places) await checkRedirect(product, place, faults);
  const policiesChecked = await headersOf(
    product,
    { id: published, times: Math.ceil(1_000 * share) },
    faults,
  );
  return {
    cases: guesses.length + paths.length + places.length + policiesChecked,
    faults,
    figures: {
      'guesses at 128 random bits': counts(statuses),
      'paths out of the folder': counts(outside),
      'ways to another site behind a log-in': `${places.length}`,
      'policies that name their scripts': `${policiesChecked}`,
    },
  };
}

/** Every so many of a list. */
function sample<Value>(list: readonly Value[], share: number): Value[] {
  return list.filter((_, index) => Math.floor(index * share) !== Math.floor((index - 1) * share));
}

/** Random ids as ours are, and ours with one sign changed, cut, doubled or in other letters. */
function* guessesAt(ids: readonly string[], count: number, seed: number): Generator<string> {
  const { int, pick } = random(seed);
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (let n = 0; n < count; n += 1) {
    const id = ids[n % ids.length] ?? '';
    const at = int(0, id.length - 1);
    const other = pick([...signs]);
    const near = [
      id.slice(0, at) + (other === id[at] ? '~' : other) + id.slice(at + 1),
      id.slice(0, at),
      `${id}${other}`,
      id.split('').reverse().join(''),
    ];
    const guess = n % 2 ? randomBytes(16).toString('base64url') : pick(near);
    const ends = ['', '', '/scene.json?face=landscape', '/preview.jpg', '/picture.jpg', '.data'];
    yield n % 3 === 0 ? `/files/${guess}` : `/card/${guess}${guess ? pick(ends) : ''}`;
  }
}

/** 567 ways to ask for a file outside of the folders that are served. */
function traversals(): string[] {
  const entryPoints = [
    '/',
    '/assets/',
    '/fonts/',
    '/emoji/1/',
    '/audio/',
    '/files/',
    '/card/',
    '/drawings/',
    '/gallery/',
  ];
  const ups = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '....//', '..%c0%af', '..%252f', '..;/'];
  const goals = [
    'etc/passwd',
    'package.json',
    '.env',
    'data/secret',
    'proc/self/environ',
    'build/server/index.js',
    'etc/passwd%00.png',
  ];
  return entryPoints.flatMap((entry) =>
    ups.flatMap((up) => goals.map((goal) => entry + up.repeat(8) + goal)),
  );
}

type Judge = (answer: { target: string; status: number; body: string }) => string | null;

async function ask(
  product: Product,
  targets: readonly string[],
  judge: Judge,
  faults: string[],
): Promise<Map<number, number>> {
  const { host, port } = new URL(product.origin);
  const statuses = new Map<number, number>();
  await Promise.all(
    Array.from({ length: concurrency }, async (_, index) => {
      const connection = openConnection(Number(port));
      for (let at = index; at < targets.length; at += concurrency) {
        const target = targets[at] ?? '';
        const bytes = Buffer.from(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
        const { status, body } = await connection.send(bytes, { isHead: false, isCut: false });
        tally(statuses, status);
        const fault = judge({ target, status, body });
        if (fault) faults.push(fault);
      }
      connection.close();
    }),
  );
  return statuses;
}

/** 250 addresses that a browser would read as another site's, or as a script. */
function foreignAddresses(): string[] {
  const hosts = [
    'evil.example',
    'evil.example%2f',
    'localhost.evil.example',
    'localhost@evil.example',
    '%65vil.example',
  ];
  const starts = [
    '//',
    '///',
    '/\\',
    '\\\\',
    '/\t/',
    '/\n/',
    '/%2f',
    '/%5c',
    '/./%2e//',
    '/.//',
    'https://',
    'https:',
    'http:\\\\',
    '//\0',
    '/;@',
    '/@',
    '//localhost@',
    ' //',
    '\u2028//',
    '/%09/',
  ];
  const schemes = [
    'javascript:alert(1)//',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///',
    'jAvAsCrIpT:alert(1)//',
    'java\nscript:alert(1)//',
    '\x01javascript:alert(1)//',
    'mailto:a@',
    'view-source:',
  ];
  return [...starts.flatMap((start) => [start, `${start}a/..//`]), ...schemes].flatMap((start) =>
    hosts.map((host) => start + host),
  );
}

/** Where a log-in, and the way back from a provider, send the browser. */
async function checkRedirect(product: Product, place: string, faults: string[]): Promise<void> {
  const answer = await newVisitor(product).send(`/login/google?error=x&next=${encodeURIComponent(place)}`);
  const target = answer.headers.get('location');
  if (answer.status !== 302 || target === null)
    faults.push(`${JSON.stringify(place)}: ${answer.status} leads nowhere`);
  const there = [nextPath(place), target ?? '/'];
  for (const location of there) {
    const isHere =
      URL.canParse(location, product.origin) && new URL(location, product.origin).origin === product.origin;
    if (!isHere || /^[\s\0]*[/\\]{2}/.test(location))
      faults.push(`${JSON.stringify(place)} leads to ${location}`);
  }
}

/** Each page names its own scripts and no other; a card is not for search engines, and its address no referrer. */
async function headersOf(
  product: Product,
  { id, times }: { id: string; times: number },
  faults: string[],
): Promise<number> {
  let checked = 0;
  const pages = [`/card/${id}`, '/', '/login', '/nowhere', '/card/nowhere'];
  for (let n = 0; n < times; n += 1) {
    const path = pages[n % 2 ? 0 : (n / 2) % pages.length] ?? '/';
    const answer = await newVisitor(product).send(path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    // The page of a card has no inline script, so its policy names none.
    const sources = /script-src 'self'((?: 'sha256-[^']{44}')*);/.exec(policy)?.[1];
    const hashes = sources?.match(/[\w+/]{43}=/g) ?? [];
    const scripts = new Set(inlineScripts(await answer.text()).map(({ hash }) => hash));
    if (sources === undefined || hashes.length !== scripts.size || !hashes.every((hash) => scripts.has(hash)))
      faults.push(`${path}: ${policy}`);
    checked += 1;
    const isCard = path === pages[0];
    if (isCard && answer.headers.get('x-robots-tag') !== 'noindex') faults.push('a card may be indexed');
    if (isCard && !['same-origin', 'no-referrer'].includes(answer.headers.get('referrer-policy') ?? ''))
      faults.push("a card's address is told to others");
  }
  return checked;
}
