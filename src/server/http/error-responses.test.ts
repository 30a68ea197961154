import { expect, test } from 'vitest';
import { security } from '#tests/support/security-headers.ts';
import { DatabaseUnavailable } from '../db/failure.ts';
import { failureAnswer } from '../unavailable.ts';
import { createErrorResponses } from './error-responses.ts';

const responses = createErrorResponses({
  siteName: 'Birthday Bloom',
  security,
  languages: ['en'],
  languageOf: () => 'en',
});

test.each([
  ['GET', 'text/html,application/xhtml+xml', 'text/html'],
  ['POST', 'text/html,application/xhtml+xml', 'text/html'],
  ['POST', 'application/json', 'application/json'],
  ['POST', '*/*', 'application/json'],
  ['GET', 'application/json', 'application/json'],
  ['GET', '*/*', 'text/plain'],
  ['GET', null, 'text/plain'],
])('%s for %s is answered with %s while the server is busy', async (method, accept, type) => {
  const headers = accept === null ? {} : { accept };
  const answer = responses.answer(new Request('https://cards.example/card/x/reply', { method, headers }));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toMatch(new RegExp(`^${type};`));
  if (type.endsWith('json'))
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining(' ') });
});

test('what failed is said in the form that was asked for', async () => {
  const away = new DatabaseUnavailable('ECONNREFUSED');
  const asJson = failureAnswer(away, 'en', true);
  expect([asJson.status, asJson.headers.get('retry-after'), asJson.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  const { error } = (await asJson.json()) as { error: string };
  expect(await failureAnswer(away, 'en', false).text()).toBe(error);
  expect(failureAnswer(new Error('x'), 'en', true).status).toBe(500);
});
