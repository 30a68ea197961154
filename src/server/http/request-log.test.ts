import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logRequest, requestLog } from './request-log.ts';

test.each([
  [{ destroyed: false }, 50, 500],
  [{ destroyed: true }, 30, 499],
])('a failure is one of ours only while somebody waits: %j', async (outgoing, level, status) => {
  const lines: { level: number; status: number }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = new Hono().use(requestLog(log)).get('/', (context) => context.text('sorry', 500));
  await app.request('/', {}, { outgoing });
  expect(lines).toMatchObject([{ level, status }]);
});

/** Of a card, a file or an export; base64url. */
const id = 'aB3-_xYz01234567890qrs';
const encoded = [...id].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');

const spellings = [
  'card',
  'Card',
  'CARD',
  '%63ard',
  'files',
  'FILES',
  'card/',
  '/card',
  'no-such-page',
].flatMap((place) =>
  [
    id,
    encoded,
    encoded.toUpperCase(),
    id.toLowerCase(),
    `%61${id.slice(1)}`,
    `${id.slice(0, -1)}%73`,
  ].flatMap((spelled) =>
    ['', '/', '//', '.data', '/.data', '/scene.json', '/picture.jpg', ';x', '%20', '%2Fx', '/../', '\\x'].map(
      (rest) => `/${place}/${spelled}${rest}`,
    ),
  ),
);

test.each(['', '/card%2F', '/x;', '/.', '/%2e%2e', '//', '\\card\\'])(
  'no spelling behind %j says an id in the log',
  (before) => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    for (const path of [...spellings, `/${id}`, `/${encoded}`]) {
      logRequest(log, { requestId: 'r', method: 'GET', path: before + path, status: 200, started: 0 });
    }
    expect(lines).toHaveLength(spellings.length + 2);
    for (const line of lines) {
      const { path } = JSON.parse(line) as { path: string };
      expect(decodeURIComponent(path).toLowerCase()).not.toMatch(/ab3-_xyz|0qr/);
    }
  },
);

test.each([
  ['/', '/'],
  ['/dashboard/settings/export', '/dashboard/settings/export'],
  ['/reset-password.data', '/reset-password.data'],
  [`/card/${id}/picture.jpg`, '/card/…/picture.jpg'],
  [`//CARD//${id}`, '//CARD//…'],
  ['/asha@mail.example', '/…'],
  ['/%61sha', '/…'],
])('%s is logged as %s', (path, said) => {
  const lines: { path: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  logRequest(log, { requestId: 'r', method: 'GET', path, status: 404, started: 0 });
  expect(lines[0]?.path).toBe(said);
});
