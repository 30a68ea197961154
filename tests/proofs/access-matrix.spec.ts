// Shows: every route, by every kind of user: nobody reads or changes what is another account’s, or gets anything
// of a sealed card
// Spec: 2.1, 6.1
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
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
import { askAs, createWorld, others, signedIn, signedInAgain, type World } from '../support/matrix-world.ts';
import { startProduct } from '../support/product.ts';
import { routeRules } from '../support/route-rules.ts';
import { cookieOf, newVisitor } from '../support/visitor.ts';

/*
 * Every route, every method, everybody: nobody reaches what is not theirs. The routes come from the product's own
 * lists, who may do what from the table of rules. Last comes the owner, for whom all of it works. The long form, with
 * addresses spelled in every way, is `npm run prove -- hostile access`.
 */

// Thousands of requests take their time.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let world: World;

const ask = (request: Request, cookie: string) => askAs(world.product, request, cookie);

test.beforeAll(async () => {
  world = await createWorld(await startProduct({ env: { DELIVERY: 'on' } }));
});

test.afterAll(async () => {
  await world?.rows.close();
  await world?.product.stop();
});

function intentOf({ body }: Request): string | null {
  return body instanceof URLSearchParams ? body.get('intent') : null;
}

for (const who of others) {
  test(`as ${who}, nothing of another account is read or changed`, async () => {
    const { rows, routes, owner, stranger, guest, belongings, secrets, cookies } = world;
    const isSignedIn = signedIn.includes(who);
    // Who is signed in may do to themselves what the owner may; so only the owner's rows are compared.
    const { userId, cardId, photo } = belongings;
    const watched = isSignedIn ? [userId, cardId, photo.file] : undefined;
    let before = await rows.read(watched);
    const last: Request[] = [];
    for (const route of routes) {
      const rule = ruleOf(route);
      // Who is none of those two is a visitor with an odd cookie: pages that are the same for all have been asked.
      if (rule.for === 'everyone' && !rule.acts && who !== 'visitor' && !isSignedIn) continue;
      const acts = actsAt(route, rule, belongings).flatMap(({ path, act }) =>
        [owner, who === 'guest' ? guest : stranger].map((as) => ({
          method: 'POST',
          path,
          body: act.body(belongings, as),
        })),
      );
      const owned = rule.makesGuest ? [userId, cardId, photo.file] : watched;
      const ownedBefore = rule.makesGuest ? await rows.read(owned) : before;
      // Signing out is everybody's right; it must not end the session that all the others are asked with.
      const isOver = /sign-?out/.test(route.pattern);
      const faults = await Promise.all(
        [...requestsTo(route, rule, belongings), ...acts].map(async (sent) => {
          // Guests have no password to give: this press deletes them, so that it is their last.
          if (who === 'guest' && intentOf(sent) === 'delete-account') {
            last.push(sent);
            return null;
          }
          const leaves = isOver || intentOf(sent) === 'log-in-again';
          const answer = await ask(sent, isSignedIn && leaves ? '' : cookies[who]);
          return faultIn(sent, { who, rule, secrets, status: answer.status, text: await answer.text() });
        }),
      );
      expect(faults.filter(Boolean)).toEqual([]);
      expect(await rows.read(owned), route.pattern).toEqual(ownedBefore);
      if (rule.makesGuest) before = await rows.read(watched);
    }
    const session = await (await ask({ method: 'GET', path: '/session.json' }, cookies[who])).json();
    expect(session, 'and was who they should be').toEqual({
      email: who === 'stranger' ? stranger.email : null,
      guest: who === 'guest' ? guest.userId : null,
    });
    for (const sent of last) await ask(sent, cookies[who]);
    expect(await rows.read(watched), 'deleting oneself').toEqual(before);
  });
}

/** What everybody gets of a sealed card: an envelope, and its day. */
const envelope = /^\/card\/:id(\/(preview\.jpg|calendar\.ics))?$/;

/** It begins without the card, where that is not one's own. */
const beginsAnyway = '/many';

test('nobody else gets anything of a sealed card, at any address of it', async () => {
  const { rows, routes, owner, stranger, guest, belongings, sealed, secrets, cookies } = world;
  const watched = [sealed.cardId, sealed.photo.file];
  const before = await rows.read(watched);
  let asked = 0;
  for (const route of routes) {
    const known = ruleOf(route);
    const isOfCard = addressOf(route, known, sealed) !== addressOf(route, known, belongings);
    if (!isOfCard && !known.acts) continue;
    const isForOwner = isOfCard && route.pattern !== beginsAnyway;
    const isFor = envelope.test(route.pattern) ? 'everyone' : isForOwner ? 'owner' : known.for;
    const rule = { ...known, for: isFor } as const;
    for (const who of others) {
      const as = who === 'guest' ? guest : stranger;
      const acts = actsAt(route, rule, sealed).map(({ path, act }) => ({
        method: 'POST',
        path,
        body: act.body(sealed, as),
      }));
      const all = [...(isOfCard ? requestsTo(route, rule, sealed) : []), ...(acts as Request[])];
      const faults = await Promise.all(
        all
          .filter((sent) => !/account|session|sign|log-in/.test(`${sent.path} ${intentOf(sent)}`))
          .map(async (sent) => {
            asked += 1;
            const answer = await ask(sent, cookies[who]);
            return faultIn(sent, { who, rule, secrets, status: answer.status, text: await answer.text() });
          }),
      );
      expect(faults.filter(Boolean)).toEqual([]);
    }
    expect(await rows.read(watched), route.pattern).toEqual(before);
    const { shows } = known;
    if (!isOfCard || !shows) continue;
    expect(await (await owner.send(addressOf(route, known, sealed))).text()).toContain(shows(sealed));
  }
  expect(asked).toBeGreaterThan(1_000);
});

/** What Android shares with the installed site comes from no page: it is taken from anybody, and dropped. */
function isDropped({ method, path }: Request): boolean {
  return method === 'POST' && /^\/studio\/shared(\?|$)/.test(path);
}

test('a changing request from another origin is refused everywhere, also with the owner’s cookie', async () => {
  const { product, rows, routes, owner, belongings } = world;
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
      const taken = await Promise.all(
        [...requests, ...acts].map(async (sent) => {
          const { status, headers } = await ask({ ...sent, origin }, cookieOf(owner));
          const leadsAway = status === 303 && headers.get('location') === '/studio?shared=missed';
          return (isDropped(sent) ? leadsAway : status === 403)
            ? []
            : `${sent.method} ${sent.path}: ${status}`;
        }),
      );
      expect(taken.flat(), `from ${origin}`).toEqual([]);
    }
  }
  expect(await rows.read()).toEqual(before);
});

test('asking for a page changes nothing, not even for its owner', async () => {
  const { rows, routes, owner, belongings } = world;
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
  const { rows, routes, owner, belongings } = world;
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

test('the log of these requests has no names, no secrets and nothing that was sent', async () => {
  const { product, belongings, secrets, owner, stranger } = world;
  const said = product.output() + (await readFile(`${product.dataDir}/postgres.log`, 'utf8'));
  expect(said.split('\n').length, 'lines').toBeGreaterThan(1_000);
  const { cardId, photo, password } = belongings;
  for (const secret of [...secrets, cardId, photo.file, password, owner.password, stranger.email]) {
    expect(said).not.toContain(secret);
  }
});

/** The address alone says what is to be done: their forms have no order. */
const withoutOrder = [
  '/signout',
  '/api/auth/sign-out',
  '/dashboard/settings/export',
  '/card/:id/downloads',
  '/card/:id/opened',
  '/studio/shared',
  '/favourites',
  '/dashboard/designs/new',
];

/** Forms of pages that are the same for all. */
const publicForms = [
  '/login',
  '/signup',
  '/reset-password',
  '/contact',
  '/report',
  '/likes/:design',
  '/language',
];

test('a form with no order, or with one that a newer page knows, changes nothing, not even for its owner', async () => {
  const { rows, routes, owner, belongings } = world;
  const before = await rows.read();
  const { cardId, userId } = belongings;
  const orders = [undefined, '', 'of-a-newer-page'];
  const typed = { email: owner.email, password: owner.password, currentPassword: owner.password };
  const wrong: string[] = [];
  const key = 'A'.repeat(22);
  // All that these forms ask for: the message, the report and the profile would be stored.
  const whole = {
    ...{ name: 'Asha', subject: 'other', message: 'Hello.', formKey: key },
    ...{ design: 'lift-off', reason: 'spam', key, fullName: 'Somebody', website: '' },
  };
  const fields = [{}, { cardId, opens: 'at-the-third-light' }, { ...typed, ...whole, cardId }];
  for (const route of routes) {
    const rule = ruleOf(route);
    const { pattern } = route;
    if (withoutOrder.includes(pattern) || !(rule.acts || publicForms.includes(pattern))) continue;
    for (const one of fields) {
      for (const intent of orders) {
        const body = new URLSearchParams({ ...one, ...(intent !== undefined && { intent }) });
        const path = addressOf(route, rule, belongings);
        const { status } = await ask({ method: 'POST', path, body }, cookieOf(owner));
        // Also a card that is not named, and a body that is no JSON and no photo.
        if (![400, 404, 415, 422].includes(status)) wrong.push(`${path} with ${body}: ${status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  const [draft] = routeRules['/studio/save']?.acts ?? [];
  const saved = { ...draft?.body(belongings, { userId }), seal: {} };
  expect((await owner.post('/studio/save', saved)).status).toBe(400);
  expect(
    (await owner.submit('/dashboard/seal', { cardId: world.sealed.cardId, intent: 'seal', opens: '' }))
      .status,
  ).toBe(400);
  expect(await rows.read()).toEqual(before);
});

test('its owner reads all of it and does all of it', async () => {
  const { product, rows, routes, owner, belongings } = world;
  const closing: (() => Promise<void>)[] = [];
  for (const route of routes) {
    const rule = ruleOf(route);
    const { shows } = rule;
    if (shows) {
      const answer = await owner.send(addressOf(route, rule, belongings));
      expect(answer.status, route.pattern).toBe(200);
      expect(await answer.text(), route.pattern).toContain(shows(belongings));
    } else if (rule.for === 'owner' && !rule.acts) {
      expect((await owner.send(addressOf(route, rule, belongings))).status, route.pattern).toBe(200);
    }
  }
  for (const route of routes) {
    for (const { path, act } of actsAt(route, ruleOf(route), belongings)) {
      const does = async () => {
        const request = { method: 'POST', path, body: act.body(belongings, owner) };
        const other = act.endsSession ? await signedInAgain(product, owner) : null;
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
  // What others signed stays for its receiver; the account is no more.
  expect((await ask({ method: 'GET', path: `/card/${belongings.cardId}` }, '')).status).toBe(200);
  const logIn = { email: owner.email, password: owner.password, rememberMe: true };
  expect((await newVisitor(product).post('/api/auth/sign-in/email', logIn)).status).toBe(401);
});
