import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { says, startWishModelServer } from '#tests/support/wish-model-server.ts';
import { createWishModel, type WishModel } from './wish-model.ts';

const server = await startWishModelServer();
afterAll(server.stop);
let warnings: object[];
let model: WishModel;

beforeEach(() => {
  server.asked.length = 0;
  warnings = [];
  const log = { warn: (fields: object) => void warnings.push(fields) };
  model = createWishModel({ config: { url: server.url, key: 'a-secret-key', model: 'small' }, log });
});

afterEach(() => void vi.restoreAllMocks());

const request = {
  tone: 'sweet',
  relationship: 'Sister',
  about: 'Asha taught me to whistle; Rao the cat listened.',
  example: 'Happy birthday, Asha, from your Ravi.',
  toName: 'Asha Rao',
  fromName: 'Ravi',
  language: 'en',
};

const good = 'You taught me to whistle, {name}, and I have been happier on every road since.';
test('a wish comes back with the name in it, and no name was sent', async () => {
  server.answer(says(`<think>Asha? I only know {name}.</think>\n“${good}”`));
  const wish = await model.write(request);
  expect(wish).toEqual({ ok: true, value: good.replace('{name}', 'Asha Rao') });
  expect(server.asked).toHaveLength(1);
  const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = server.asked;
  expect(url).toBe('/v1/chat/completions');
  expect(headers.authorization).toBe('Bearer a-secret-key');
  expect(JSON.parse(body)).toMatchObject({ model: 'small', stream: false });
  expect(body).not.toMatch(/asha|rao|ravi/i);
  expect(body).toContain('{name} taught me to whistle; {name} the cat listened.');
  expect(body).toContain('Happy birthday, {name}, from your {sender}.');
});

test.each([
  ['markup', '**Happy birthday**, {name}, and many more good days.'],
  ['an address', 'Happy birthday {name}! More wishes at www.example.com for you.'],
  ['a telephone number', 'Happy birthday {name}! Call me on +91 98765 43210 soon.'],
  ['another script', 'जन्मदिन की बहुत बहुत शुभकामनाएँ {name}, खुश रहो हमेशा.'],
  ['half another script', 'Happy birthday {name}, जन्मदिन की शुभकामनाएँ तुम्हें.'],
  ['a refusal', 'As an AI language model I cannot know {name} well enough.'],
  ['a preface', 'Here is a warm birthday wish: have a lovely day, {name}.'],
  ['a placeholder of its own', 'Happy birthday {name}, with love from [Your Name] and all.'],
  ['a sender nobody typed', 'Happy birthday {name}, you matter so much to {receiver}.'],
  ['rudeness', 'Happy birthday {name}, you absolute idiot, have a great day.'],
  ['nothing', ''],
  ['too little', 'Hi {name}.'],
  ['too much', `Happy birthday {name}. ${'And many happy returns. '.repeat(40)}`],
  ['the same again', 'Happy birthday, {name}, from your {sender}.'],
  ['no text', null],
])('%s is no wish: it is server.asked once more, then given up', async (_what, content) => {
  server.answer(says(content));
  const example = 'Happy birthday, Asha Rao, from your Ravi.';
  expect(await model.write({ ...request, example })).toEqual({ ok: false, error: 'unusable' });
  expect(server.asked).toHaveLength(2);
  expect(warnings).toEqual([{ part: 'wish-model', outcome: 'unusable' }]);
});

test('the second attempt may be the good one', async () => {
  server.answer(says('no'), says(good));
  expect((await model.write(request)).ok).toBe(true);
});

test('a name that nobody typed is not made up', async () => {
  server.answer(says(good));
  expect(await model.write({ ...request, toName: ' ' })).toEqual({ ok: false, error: 'unusable' });
});

test.each([
  ['fails', (response: ServerResponse) => response.writeHead(500).end('{"error":"x"}')],
  ['wants money', (response: ServerResponse) => response.writeHead(429).end('{}')],
  ['hangs up', (response: ServerResponse) => response.destroy()],
  ['sends somebody elsewhere', (r: ServerResponse) => r.writeHead(307, { location: '/v1/elsewhere' }).end()],
  ['talks for ever', (response: ServerResponse) => void response.end(`{"a":"${'x'.repeat(200_000)}"}`)],
])('a model that %s is server.asked twice and is away', async (_what, answer) => {
  server.answer(answer);
  expect(await model.write(request)).toEqual({ ok: false, error: 'away' });
  expect(server.asked).toHaveLength(2);
  expect(server.asked.map(({ url }) => url)).toEqual(Array(2).fill('/v1/chat/completions'));
});

test.each([
  ['a page', '<!doctype html><title>Welcome</title>'],
  ['JSON of another kind', '{"output":"Happy birthday"}'],
  ['half an answer', '{"choices":[{"message":{"content":"Happy'],
])('%s with status 200 is no wish', async (_what, body) => {
  server.answer((response) => void response.end(body));
  expect(await model.write(request)).toEqual({ ok: false, error: 'unusable' });
});

test('a silent model has eight seconds in all', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(8_000);
    return AbortSignal.abort(new DOMException('', 'TimeoutError'));
  });
  server.answer(() => {});
  expect(await model.write(request)).toEqual({ ok: false, error: 'away' });
});

test('a name may hold any sign', async () => {
  server.answer(says(good));
  const toName = 'A.(b)*[c] $& {sender}';
  expect(await model.write({ ...request, toName, about: `${toName} sings.` })).toEqual({
    ok: true,
    value: good.replace('{name}', () => toName),
  });
  expect(server.asked[0]?.body).toContain('{name} sings.');
});
