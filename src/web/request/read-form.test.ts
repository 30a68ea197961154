import { expect, test } from 'vitest';
import { parseForm } from './read-form.ts';

function post(body: BodyInit, contentType?: string): Request {
  const headers = contentType ? { 'content-type': contentType } : {};
  return new Request('http://localhost:3000/form', { method: 'POST', body, headers });
}

test('the fields of a form', async () => {
  const form = post(new URLSearchParams({ command: 'mail test', target: 'mina@example.org' }));
  expect(await parseForm(form)).toEqual({
    ok: true,
    value: { command: 'mail test', target: 'mina@example.org' },
  });
});

test.each([
  ['no form', post('command=mail+test', 'text/plain'), 400, ['form.unreadable']],
  ['70 kB', post(new URLSearchParams({ target: 'x'.repeat(70_000) })), 413, ['form.tooLong']],
])('%s is refused with a status and a sentence', async (_, request, status, sentence) => {
  expect(await parseForm(request)).toEqual({ ok: false, error: { status, sentence } });
});

test('a pressed button comes before the order that stands at the end of its form', async () => {
  const form = post(
    new URLSearchParams([
      ['intent', 'forgot'],
      ['intent', 'login'],
    ]),
  );
  expect(await parseForm(form)).toEqual({ ok: true, value: { intent: 'forgot' } });
});
