import { expect, test } from 'vitest';
import { readBody } from './request-body.ts';

const megabyte = 1024 * 1024;

/** A request that sends `megabytes` in pieces, and how many of them were taken. */
function pouring(megabytes: number) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken === megabytes) return controller.close();
        taken += 1;
        controller.enqueue(new Uint8Array(megabyte));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { request, taken: () => taken };
}

test.each([
  ['as much as it may have', 2, 2 * megabyte, 2],
  ['more, of which no more is read', 50, 'too-large', 3],
])('a body that has %s', async (_, sent, outcome, most) => {
  const { request, taken } = pouring(sent);
  const body = await readBody(request, 2 * megabyte);
  expect(body.ok ? body.value.length : body.error).toBe(outcome);
  expect(taken()).toBe(most);
});
