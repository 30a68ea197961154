import { random } from '#card/scene/random.ts';
import {
  actsAt,
  addressOf,
  changing,
  faultIn,
  initOf,
  type Request,
  requestsTo,
  ruleOf,
} from '../support/matrix-requests.ts';
import { createWorld, type Other, others, type World } from '../support/matrix-world.ts';
import { someAddress } from '../support/product.ts';
import type { Rule } from '../support/route-rule.ts';
import type { ServedRoute } from '../support/served-routes.ts';
import { cookieOf } from '../support/visitor.ts';
import { type Answer, type Connection, openConnection } from './connection.ts';
import { counts, type Order, type Report, tally } from './report.ts';

/** Ways of writing an address that a guard may read differently from what stands behind it. */
const spellings: Readonly<Record<string, (path: string) => string>> = {
  plain: (path) => path,
  'a slash more': (path) => `/${path}`,
  'a slash at the end': (path) => path.replace(/(?=\?|$)/, '/'),
  'a dot': (path) => `/.${path}`,
  'two dots': (path) => `/login/..${path}`,
  'escaped dots': (path) => `/login/%2e%2e${path}`,
  'capital letters': (path) => path.replace(/^\/\w+/, (first) => first.toUpperCase()),
  'an escaped letter': (path) =>
    path.replace(/^\/(\w)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
  'an escaped slash': (path) => path.replace(/(?<=.)\//, '%2f'),
  'a backslash': (path) => path.replace(/(?<=.)\//, '\\'),
  'a parameter': (path) => path.replace(/(?=\?|$)/, ';a=b'),
  'an end': (path) => path.replace(/(?=\?|$)/, '%00'),
  'as data': (path) => path.replace(/(?=\?|$)/, '.data'),
  'as data behind a slash': (path) => path.replace(/(?=\?|$)/, '/_.data'),
  'a whole address': (path) => `http://localhost${path}`,
};

/** What proxies of others believe. Ours is asked for its first page, and told in a header what is meant. */
const headers = [
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-forwarded-user',
  'x-client-address',
];

interface Attempt {
  readonly who: Other | 'owner elsewhere';
  readonly rule: Rule;
  readonly sent: Request;
  readonly spelling: string;
}

const foreign = [null, 'null', 'https://evil.example', 'http://evil.localhost', 'http://localhost'];
/** Attempts after which the owner's rows are compared. */
const perRound = 500;
/** Attempts at the same moment. */
const together = 6;

/** `count` attempts of everybody at what belongs to one account, by every method and in every spelling. */
export async function attackAccess({ product, count, seed }: Order): Promise<Report> {
  const world = await createWorld(product);
  const { userId, cardId, photo } = world.belongings;
  const watched = () => world.rows.read([userId, cardId, photo.file]);
  const before = await watched();
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const connections = Array.from({ length: together }, () =>
    openConnection(Number(new URL(product.origin).port)),
  );
  const attempts = shuffled(attemptsIn(world), seed).slice(0, count);
  const allowed = await controls(world, connections[0] as Connection, faults);

  for (let start = 0; start < attempts.length; start += perRound) {
    const round = attempts.slice(start, start + perRound);
    await Promise.all(
      connections.map(async (connection, index) => {
        for (let at = index; at < round.length; at += together) {
          const attempt = round[at] as Attempt;
          const { status, head, body } = await connection.send(bytesOf(world, attempt), {
            isHead: attempt.sent.method === 'HEAD',
            isCut: false,
          });
          tally(statuses, status);
          const fault = faultOf(attempt, { world, status, text: head + body });
          if (fault) faults.push(`${fault} (${attempt.spelling})`);
        }
      }),
    );
    const now = await watched();
    if (now.join() !== before.join()) {
      faults.push(`attempts ${start} to ${start + perRound} changed what is the owner's`);
      break;
    }
  }
  await controls(world, connections[0] as Connection, faults);
  for (const connection of connections) connection.close();
  await world.rows.close();
  return {
    cases: attempts.length,
    faults,
    figures: { 'as the owner, before and after, with success': `${allowed}`, statuses: counts(statuses) },
  };
}

function attemptsIn(world: World): Attempt[] {
  return world.routes.flatMap((route) => {
    const rule = ruleOf(route);
    const acts = actsOf(world, route);
    const requests = [...requestsTo(route, rule, world.belongings), ...acts];
    const asOthers = others.flatMap((who) =>
      requests.flatMap((sent) => Object.keys(spellings).map((spelling) => ({ who, rule, sent, spelling }))),
    );
    const asHeaders = others.flatMap((who) =>
      headers.map((spelling) => ({ who, rule, sent: requests[0] as Request, spelling })),
    );
    const elsewhere = requests
      .filter(({ method }) => changing.includes(method))
      .flatMap((sent) =>
        foreign.map((origin) => ({
          who: 'owner elsewhere' as const,
          rule,
          sent: { ...sent, origin },
          spelling: 'plain',
        })),
      );
    return [...asOthers, ...asHeaders, ...elsewhere];
  });
}

function actsOf({ owner, stranger, belongings }: World, route: ServedRoute): Request[] {
  return actsAt(route, ruleOf(route), belongings).flatMap(({ path, act }) =>
    [owner, stranger].map((as) => ({ method: 'POST', path, body: act.body(belongings, as) })),
  );
}

/** What all this is compared with: the owner is shown what is theirs, sent in the same way. Returns how often. */
async function controls(world: World, connection: Connection, faults: string[]): Promise<number> {
  let shown = 0;
  for (const route of world.routes) {
    const rule = ruleOf(route);
    if (rule.for !== 'owner' && !rule.shows) continue;
    const sent = { method: 'GET', path: addressOf(route, rule, world.belongings) };
    const bytes = bytesOf(world, { who: 'owner elsewhere', rule, sent, spelling: 'plain' });
    const { status, body } = await connection.send(bytes, { isHead: false, isCut: false });
    const isShown = status === 200 && body.includes(rule.shows?.(world.belongings) ?? '');
    if (isShown) shown += 1;
    else faults.push(`${route.pattern} is not shown to its owner (${status})`);
  }
  return shown;
}

function bytesOf({ product, owner, cookies }: World, { who, sent, spelling }: Attempt): Buffer {
  const { host } = new URL(product.origin);
  const init = initOf(product.origin, sent);
  const fields = new Headers(init.headers);
  const isHeader = headers.includes(spelling);
  if (init.body instanceof URLSearchParams) fields.set('content-type', 'application/x-www-form-urlencoded');
  if (isHeader) fields.set(spelling, spelling.endsWith('override') ? 'POST' : sent.path);
  const leaves =
    /sign-?out/.test(sent.path) ||
    (sent.body instanceof URLSearchParams && sent.body.get('intent') === 'log-in-again');
  // Signing out is everybody's right; it must not end the session that all the others are asked with.
  const cookie =
    who === 'owner elsewhere' ? cookieOf(owner) : who === 'stranger' && leaves ? '' : cookies[who];
  if (cookie) fields.set('cookie', cookie);
  fields.set('host', host);
  fields.set('x-forwarded-for', someAddress());
  const body = init.body instanceof Uint8Array ? Buffer.from(init.body) : Buffer.from(`${init.body ?? ''}`);
  if (body.length > 0) fields.set('content-length', `${body.length}`);
  const target = isHeader
    ? '/'
    : (spellings[spelling]?.(sent.path) ?? sent.path).replace('//localhost', `//${host}`);
  const lines = [...fields].map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([
    Buffer.from(`${[`${sent.method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`),
    body,
  ]);
}

function faultOf(
  { who, rule, sent, spelling }: Attempt,
  { world, status, text }: { world: World; status: Answer['status']; text: string },
): string | null {
  const place = `${sent.method} ${sent.path} as ${who}`;
  if (status === 0) return `${place} is not answered`;
  if (who === 'owner elsewhere')
    return status === 403 ? null : `${place} from ${sent.origin} answers ${status}`;
  // In another spelling it may be the address of a page that is the same for all.
  const asked = spelling === 'plain' ? rule : { ...rule, for: 'everyone' as const };
  return faultIn(sent, { who, rule: asked, secrets: world.secrets, status, text });
}

function shuffled<Value>(list: readonly Value[], seed: number): Value[] {
  const { int } = random(seed);
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = int(0, last);
    [mixed[last], mixed[other]] = [mixed[other] as Value, mixed[last] as Value];
  }
  return mixed;
}
