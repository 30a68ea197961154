import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { isVisit } from './visit.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'accept-language': 'en' };

test.each<[string, IncomingHttpHeaders]>([
  ['a phone', { ...opened, 'user-agent': phone }],
  ['a browser that says nothing of itself', opened],
  ['an old browser', { 'user-agent': phone, 'accept-language': 'hi-IN' }],
  ['the browser inside another app', { ...opened, 'user-agent': `${phone} Instagram 361.0.0.35.82` }],
  ['the browser inside a search app', { ...opened, 'user-agent': `${phone} GSA/340.3` }],
  [
    'a phone with an unlucky name',
    {
      ...opened,
      'user-agent': 'Mozilla/5.0 (Linux; Android 10; CUBOT P40) Chrome/130.0 Mobile Safari/537.36',
    },
  ],
])('%s is a visit', (_, headers) => expect(isVisit(headers)).toBe(true));

test.each<[string, IncomingHttpHeaders]>([
  ['nothing said', {}],
  ['a program', { 'user-agent': 'curl/8.5.0', 'accept-language': 'en' }],
  ['a program in disguise', { 'user-agent': phone }],
  [
    'a fetch by a script',
    { ...opened, 'user-agent': phone, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
  ],
  ['a picture', { ...opened, 'user-agent': phone, 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
  ['a prefetch', { ...opened, 'user-agent': phone, 'sec-purpose': 'prefetch' }],
  ['a page drawn in advance', { ...opened, 'user-agent': phone, 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch of old', { 'user-agent': phone, 'accept-language': 'en', 'x-moz': 'prefetch' }],
  ['a preview of old', { 'user-agent': phone, 'accept-language': 'en', purpose: 'preview' }],
  ...[
    'WhatsApp/2.23.20.0',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/601.2.4 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'TelegramBot (like TwitterBot)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Windows NT 10.0) SkypeUriPreview Preview/0.5',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0.0.0 Safari/537.36',
    'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
  ].map((agent): [string, IncomingHttpHeaders] => [agent, { ...opened, 'user-agent': agent }]),
])('%s is none', (_, headers) => expect(isVisit(headers)).toBe(false));
