import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createFindRoute } from './find-route.ts';
import { createLanguageRedirect } from './language-redirect.ts';

const findRoute = createFindRoute();

const redirect = createLanguageRedirect({ languages: ['en', 'hi', 'ar'], findRoute });
const hindi = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' };

/** Where a request is led; null when it is answered as it is. */
function ledTo(url: string, headers: Record<string, string>, method = 'GET', answer = redirect) {
  let location: unknown = null;
  const response = {
    writeHead(_: number, sent: Record<string, string>) {
      location = sent.location;
    },
    end: () => {},
  };
  const done = answer(
    { url, method, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  expect(done).toBe(location !== null);
  return location;
}

test('a page leads to the language that its reader prefers, or chose', () => {
  expect(ledTo('/', hindi)).toBe('/hi');
  expect(ledTo('/gallery?category=Sister', hindi)).toBe('/hi/gallery?category=Sister');
  expect(ledTo('/login', { ...hindi, cookie: 'bb_language=ar' })).toBe('/ar/login');
  expect(ledTo('/login', { ...hindi, cookie: 'bb_language=en' })).toBeNull();
  expect(ledTo('/gallery', { 'accept-language': 'fr' })).toBeNull();
  expect(ledTo('/gallery', {})).toBeNull();
  expect(ledTo('/hi/gallery', { cookie: 'bb_language=ar' })).toBeNull();
});

const card = '/card/AAAAAAAAAAAAAAAAAAAAAA';

test.each([
  card,
  `${card}/reply`,
  `${card}/card.png`,
  '/sitemap.xml',
  '/session.json',
  '/gallery.data',
  '/_.data',
  '/studio/offline',
  '/offline',
  '/files/x',
  '/assets/x.js',
  '/api/auth/get-session',
  '/there/is/nothing',
])('%s is the same for everybody', (path) => {
  expect(ledTo(path, hindi)).toBeNull();
});

test('only a page that is looked at leads anywhere', () => {
  expect(ledTo('/contact', hindi, 'POST')).toBeNull();
  expect(ledTo('/studio', { ...hindi, 'sec-fetch-dest': 'empty' })).toBeNull();
  expect(ledTo('/studio', { ...hindi, 'sec-fetch-dest': 'document' })).toBe('/hi/studio');
  expect(ledTo('//evil.example', hindi)).toBeNull();
});

test('a card has no prefix', () => {
  expect(ledTo(`/hi${card}`, {})).toBe(card);
  expect(ledTo(`/ar${card}/reply?a=b`, {})).toBe(`${card}/reply?a=b`);
});

test('where one language is offered, nothing leads anywhere', () => {
  const alone = createLanguageRedirect({ languages: ['en'], findRoute });
  expect(ledTo('/', hindi, 'GET', alone)).toBeNull();
  expect(ledTo(`/hi${card}`, {}, 'GET', alone)).toBeNull();
});
