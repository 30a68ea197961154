import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sharedBody } from './shared-body.ts';

test.each([0, 1, 64 * 1024, 64 * 1024 + 1, 1_000_000])('%i bytes come as they are', async (length) => {
  const bytes = randomBytes(length);
  expect((await buffer(sharedBody(bytes))).equals(bytes)).toBe(true);
});

test('whoever does not read holds a piece and no copy', async () => {
  const bytes = randomBytes(5_000_000);
  const reader = sharedBody(bytes).getReader();
  const { value } = await reader.read();
  expect(value?.buffer).toBe(bytes.buffer);
  expect(value?.length).toBe(64 * 1024);
  await reader.cancel();
});
