import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { requestLog } from './request-log.ts';

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
