import { expect, test } from 'vitest';
import { hasOwnCookie } from './own-cookie.ts';
import { chosenLanguage, languageCookie, preferredLanguage, requestLanguage } from './request-language.ts';

const all = ['en', 'hi', 'es', 'ar'] as const;
const origin = 'https://cards.example';

test.each([
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-GB,en;q=0.9,hi;q=0.8', 'en'],
  ['en;q=0.5, AR-eg', 'ar'],
  ['fr-FR,fr;q=0.9,es;q=0.4,en;q=0.3', 'es'],
  ['fr,*;q=0.5', null],
  ['hi;q=0, es;q=0.1', 'es'],
  ['hi;q=x;;,,=', null],
  ['', null],
  [undefined, null],
])('of %s, %s is preferred', (accepted, language) => {
  expect(preferredLanguage(accepted, all)).toBe(language);
});

test('a choice is read back, and only one that is offered', () => {
  const cookie = languageCookie('ar', true).split(';', 1)[0];
  expect(chosenLanguage(`a=b; ${cookie}; c=d`, all)).toBe('ar');
  expect(chosenLanguage(languageCookie('hi', false), all)).toBe('hi');
  expect(chosenLanguage('bb_language=ar', ['en', 'hi'])).toBeNull();
  expect(chosenLanguage('xbb_language=ar', all)).toBeNull();
  expect(chosenLanguage(null, all)).toBeNull();
});

test('a choice makes no page personal', () => {
  expect(hasOwnCookie('__Host-bb_language=ar')).toBe(false);
  expect(hasOwnCookie('bb_language=ar; bb.session_token=x')).toBe(true);
});

test.each([
  ['a page', '/hi/gallery', {}, true, 'hi'],
  ['a page without a prefix, whatever was chosen', '/gallery', { cookie: 'bb_language=hi' }, true, 'en'],
  ['the script of a page', '/studio/save', { referer: `${origin}/ar/studio` }, false, 'ar'],
  [
    'the script of an English page',
    '/likes',
    { referer: `${origin}/discover`, cookie: 'bb_language=hi' },
    false,
    'en',
  ],
  [
    'a way back from another site',
    '/login/google',
    { referer: 'https://other.example/', cookie: 'bb_language=es' },
    false,
    'es',
  ],
  ['a link that somebody sent', '/card/x', { 'accept-language': 'hi-IN, en;q=0.5' }, false, 'hi'],
  ['a program', '/card/x/card.png', {}, false, 'en'],
])('%s is answered in its language', (_, path, headers, isPage, language) => {
  expect(requestLanguage({ path, isPage, headers: new Headers(headers), origin }, all)).toBe(language);
  expect(requestLanguage({ path, isPage, headers: new Headers(headers), origin }, ['en'])).toBe('en');
});
