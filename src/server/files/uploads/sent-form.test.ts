import { expect, test } from 'vitest';
import { sentFile } from '#tests/support/sent-file.ts';
import { readSentForm } from './sent-form.ts';

async function aForm(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const contentType = request.headers.get('content-type') ?? '';
  return { contentType, body: new Uint8Array(await request.arrayBuffer()) };
}

test('the fields and the photo of a form are read; none without a photo, null without a form', async () => {
  const { body, contentType } = await aForm({ name: 'Asha', photo: new File(['picture'], 'a.jpg') });
  const found = await readSentForm(sentFile(body, '203.0.113.1'), { contentType });
  expect(found?.fields).toEqual({ name: 'Asha' });
  expect(found?.photo).toMatchObject({ size: 7, sender: '203.0.113.1' });
  expect(Buffer.from((await found?.photo?.read()) ?? []).toString()).toBe('picture');
  const without = await aForm({ name: 'Asha' });
  expect(
    (await readSentForm(sentFile(without.body), { contentType: without.contentType }))?.photo,
  ).toBeNull();
  expect(await readSentForm(sentFile(body), { contentType: 'text/plain' })).toBeNull();
});

test('of the beginning of a form all fields are read that came whole before its file', async () => {
  const { body, contentType } = await aForm({
    name: 'Asha',
    words: 'Line\r\nby line',
    photo: new File(['x'.repeat(9_000)], 'a.jpg'),
  });
  const found = await readSentForm(sentFile(body.slice(0, 2_000)), { contentType, isCut: true });
  expect(found?.fields).toEqual({ name: 'Asha', words: 'Line\r\nby line' });
  expect(found?.photo?.size).toBeGreaterThan(1_000);
  expect(await readSentForm(sentFile(body.slice(0, 2_000)), { contentType })).toBeNull();
});

test('one form at a time is in memory, also when photos are read again', async () => {
  const { body, contentType } = await aForm({ photo: new File(['picture'], 'a.jpg') });
  let [reading, most] = [0, 0];
  const file = {
    ...sentFile(body),
    async read() {
      reading += 1;
      most = Math.max(most, reading);
      // Others could begin now.
      await new Promise((resolve) => setImmediate(resolve));
      reading -= 1;
      return body;
    },
  };
  const forms = await Promise.all([1, 2].map(() => readSentForm(file, { contentType })));
  await Promise.all(forms.map((form) => form?.photo?.read()));
  expect(most).toBe(1);
});
