import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { actsAt, addressOf, changing, initOf, type Request, requestsTo } from '../support/matrix-requests.ts';
import { type Product, someAddress, startProduct } from '../support/product.ts';
import { type Belongings, type Rule, routeRules } from '../support/route-rules.ts';
import { saveCard } from '../support/saved-card.ts';
import { type ServedRoute, servedRoutes } from '../support/served-routes.ts';
import { type StoredRows, watchRows } from '../support/stored-rows.ts';
import { type Member, newMember, newVisitor } from '../support/visitor.ts';

/*
 * Every route, every method, everybody: nobody reaches what is not theirs. The routes come from the product's own
 * lists, who may do what from the table of rules. Last comes the owner, for whom all of it works.
 */

test.describe.configure({ mode: 'serial' });

const password = 'a lamp behind nine doors';
const message = 'Only for your eyes, dear Ravi';
const website = 'https://owner-of-a-secret.example';
const refusals = [202, 302, 400, 401, 403, 404, 405, 410, 415];

let product: Product;
let rows: StoredRows;
let routes: ServedRoute[];
let owner: Member;
let stranger: Member;
let belongings: Belongings;
/** What an answer to anybody else must not hold; none of it is ever sent by them. */
let secrets: string[];
/** Somebody's cookies by who it is. */
let cookies: Record<'visitor' | 'stranger' | 'ended' | 'deleted' | 'forged', string>;

const cookieOf = (who: Member) =>
  who
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

/** Signed in once more, as from another device. */
async function again({ email }: Member, word: string): Promise<string> {
  const other = newVisitor(product);
  const answer = await other.post('/api/auth/sign-in/email', { email, password: word, rememberMe: true });
  expect(answer.status).toBe(200);
  return other
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}

/** Each request comes from an address of its own, so that none is refused for the ones before. */
function ask(request: Request, cookie: string): Promise<Response> {
  const init = initOf(product.origin, request);
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-for', someAddress());
  if (cookie) headers.set('cookie', cookie);
  return fetch(product.origin + request.path, { ...init, headers });
}

const ruleOf = ({ pattern }: ServedRoute): Rule => routeRules[pattern] ?? { for: 'owner' };

test.beforeAll(async () => {
  product = await startProduct();
  routes = await servedRoutes();
  rows = await watchRows(product);
  owner = await newMember(product, 'owner');
  stranger = await newMember(product, 'stranger');
  const change = {
    intent: 'change-password',
    currentPassword: owner.password,
    password,
    confirmPassword: password,
  };
  await owner.send('/dashboard/settings', { method: 'POST', body: new URLSearchParams(change) });
  const profile = new URLSearchParams({ fullName: 'Owner', website });
  await owner.send('/profile', { method: 'POST', body: profile });
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#cc8844' } });
  const upload = await owner.send('/studio/photo', {
    method: 'POST',
    body: new Uint8Array(await picture.jpeg().toBuffer()),
  });
  const { photo } = (await upload.json()) as Pick<Belongings, 'photo'>;
  const receiverPhoto = { ...photo, focusX: 0.5, focusY: 0.5, zoom: 1 };
  const cardId = await saveCard(owner, { status: 'draft', card: { message, receiverPhoto } });
  await again(owner, password);
  const sessions = (await rows.read([owner.userId]))
    .filter((row) => row.startsWith('session '))
    .map((row) => JSON.parse(row.slice(8)) as { id: string; token: string });
  const own = owner.cookies().find(({ name }) => name.endsWith('session_token'))?.value ?? '';
  const other = sessions.find(({ token }) => !own.startsWith(token));
  const { userId, email } = owner;
  belongings = { userId, email, password, cardId, photo, sessionId: other?.id ?? '', message };
  secrets = [message, website, email, ...sessions.map(({ token }) => token)];

  const ended = await again(owner, password);
  await ask({ method: 'POST', path: '/signout', body: new URLSearchParams() }, ended);
  const leaver = await newMember(product, 'leaver');
  const gone = cookieOf(leaver);
  const leave = new URLSearchParams({ intent: 'delete-account', ownPassword: leaver.password });
  expect(
    (await leaver.send('/dashboard/settings', { method: 'POST', body: leave })).headers.get('location'),
  ).toBe('/');
  const forged = cookieOf(owner).replace(/(session_token=[^;]*)(.)%3D/, (_, start: string, last: string) => {
    return `${start}${last === 'A' ? 'B' : 'A'}%3D`;
  });
  expect(forged).not.toBe(cookieOf(owner));
  cookies = { visitor: '', stranger: cookieOf(stranger), ended, deleted: gone, forged };
});

test.afterAll(async () => {
  await rows?.close();
  await product?.stop();
});

test('every route has a rule, and every rule a route', () => {
  expect(routes.map(({ pattern }) => pattern).sort()).toEqual(Object.keys(routeRules).sort());
});

/** What is wrong with an answer to somebody to whom the thing does not belong; null when nothing is. */
function fault(sent: Request, { who, rule, answer, text }: Answered): string | null {
  const place = `${sent.method} ${sent.path} as ${who}`;
  const leaked = secrets.find((secret) => text.includes(secret));
  if (leaked) return `${place} tells ${leaked}`;
  if (answer.status >= 500) return `${place} answers ${answer.status}`;
  const isClosed = rule.for === 'owner' || (rule.for === 'members' && who !== 'stranger');
  // A route that only takes something has no data of its own to ask for.
  const isBare =
    rule.for === 'members' && !rule.shows && sent.method === 'GET' && sent.path.includes('.data');
  if (isClosed && !isBare && !refusals.includes(answer.status)) return `${place} answers ${answer.status}`;
  return null;
}

interface Answered {
  readonly who: keyof typeof cookies;
  readonly rule: Rule;
  readonly answer: Response;
  readonly text: string;
}

for (const who of ['visitor', 'stranger', 'ended', 'deleted', 'forged'] as const) {
  test(`whoever is ${who} reads and changes nothing of another account`, async () => {
    // A stranger may do to themselves what the owner may; so only the owner's rows are compared.
    const { userId, cardId, photo } = belongings;
    const watched = who === 'stranger' ? [userId, cardId, photo.file] : undefined;
    const before = await rows.read(watched);
    for (const route of routes) {
      const rule = ruleOf(route);
      // Who is none of those two is a visitor with an odd cookie: pages that are the same for all have been asked.
      if (rule.for === 'everyone' && !rule.acts && who !== 'visitor' && who !== 'stranger') continue;
      const acts = actsAt(route, rule, belongings).flatMap(({ path, act }) =>
        [owner, stranger].map((as) => ({ method: 'POST', path, body: act.body(belongings, as) })),
      );
      // Signing out is everybody's right; it must not end the session that all the others are asked with.
      const isOver = /sign-?out/.test(route.pattern);
      const faults = await Promise.all(
        [...requestsTo(route, rule, belongings), ...acts].map(async (sent) => {
          const leaves =
            isOver || (sent.body instanceof URLSearchParams && sent.body.get('intent') === 'log-in-again');
          const answer = await ask(sent, who === 'stranger' && leaves ? '' : cookies[who]);
          return fault(sent, { who, rule, answer, text: await answer.text() });
        }),
      );
      expect(faults.filter(Boolean)).toEqual([]);
      expect(await rows.read(watched), route.pattern).toEqual(before);
    }
    const session = await (await ask({ method: 'GET', path: '/session.json' }, cookies[who])).json();
    expect(session, 'and was who they should be').toEqual({
      email: who === 'stranger' ? stranger.email : null,
    });
  });
}

test('a changing request from no page of ours is refused everywhere, whoever is signed in', async () => {
  const before = await rows.read();
  const foreign = [null, 'null', 'https://evil.example', product.origin.replace('://', '://evil.')];
  for (const route of routes) {
    const rule = ruleOf(route);
    const requests = requestsTo(route, rule, belongings).filter(({ method }) => changing.includes(method));
    const acts = actsAt(route, rule, belongings).map(({ path, act }) => ({
      method: 'POST',
      path,
      body: act.body(belongings, owner),
    }));
    for (const origin of foreign) {
      const statuses = await Promise.all(
        [...requests, ...acts].map(async (sent) => (await ask({ ...sent, origin }, cookieOf(owner))).status),
      );
      expect(
        statuses.filter((status) => status !== 403),
        `${route.pattern} from ${origin}`,
      ).toEqual([]);
    }
  }
  expect(await rows.read()).toEqual(before);
});

test('asking for a page changes nothing, not even for its owner', async () => {
  for (const route of routes) {
    const before = await rows.read();
    for (const request of requestsTo(route, ruleOf(route), belongings)) {
      if (changing.includes(request.method)) continue;
      expect((await ask(request, cookieOf(owner))).status, request.path).toBeLessThan(500);
    }
    expect(await rows.read(), route.pattern).toEqual(before);
  }
});

test('JSON is taken as JSON only: what a foreign form could send is refused', async () => {
  const before = await rows.read();
  for (const route of routes) {
    for (const { path, act } of actsAt(route, ruleOf(route), belongings)) {
      const body = act.body(belongings, owner);
      if (body instanceof URLSearchParams || body instanceof Uint8Array) continue;
      const text = JSON.stringify(body);
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const bytes = new TextEncoder().encode(text);
        const answer = await ask({ method: 'POST', path, type, body: bytes }, cookieOf(owner));
        expect([400, 415], `${path} as ${type}`).toContain(answer.status);
      }
    }
  }
  expect(await rows.read()).toEqual(before);
});

test('its owner reads all of it and does all of it', async () => {
  const closing: (() => Promise<void>)[] = [];
  for (const route of routes) {
    const rule = ruleOf(route);
    const { shows } = rule;
    if (shows) {
      const answer = await owner.send(addressOf(route, rule, belongings));
      expect(answer.status, route.pattern).toBe(200);
      expect(await answer.text(), route.pattern).toContain(shows(belongings));
    } else if (rule.for === 'owner') {
      expect((await owner.send(addressOf(route, rule, belongings))).status, route.pattern).toBe(200);
    }
  }
  for (const route of routes) {
    for (const { path, act } of actsAt(route, ruleOf(route), belongings)) {
      const does = async () => {
        const request = { method: 'POST', path, body: act.body(belongings, owner) };
        const other = act.endsSession ? await again(owner, password) : null;
        const before = await rows.read();
        const answer = await (other
          ? ask(request, other)
          : owner.send(path, initOf(product.origin, request)));
        const name = `${act.name} at ${path}: ${answer.status}`;
        if (act.shows) expect(await answer.text(), name).toContain(act.shows(belongings));
        else await expect.poll(() => rows.read(), name).not.toEqual(before);
      };
      if (act.endsAccount) closing.push(does);
      else await does();
    }
  }
  for (const does of closing) await does();
  expect((await ask({ method: 'GET', path: `/card/${belongings.cardId}` }, '')).status).toBe(410);
});
