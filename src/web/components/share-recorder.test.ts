import { expect, test } from 'vitest';
import { parseShareKey } from '#server/shares/types.ts';
import { createShareRecorder, type ShareOutcome, type ShareRequest } from './share-recorder.ts';

const whatsapp = { cardId: 'c1', channel: 'whatsapp' } as const;

/** Answers in turn; the last answer stays. */
function notes(...answers: ShareOutcome[]) {
  const sent: ShareRequest[] = [];
  const waits: number[] = [];
  let time = 0;
  const { note } = createShareRecorder({
    async send(request) {
      sent.push(request);
      return answers[Math.min(sent.length, answers.length) - 1] ?? { state: 'noted' };
    },
    now: () => time,
    async wait(milliseconds) {
      waits.push(milliseconds);
      time += milliseconds;
    },
  });
  return { note, sent, waits, pass: (milliseconds: number) => (time += milliseconds) };
}

test('a share is sent with its card, its way and a key that the server takes', async () => {
  const { note, sent } = notes();
  expect(await note(whatsapp)).toEqual({ state: 'noted' });
  expect(sent).toMatchObject([whatsapp]);
  expect(parseShareKey(sent[0]?.key)).not.toBeNull();
});

test('a double click is one share, the same way later is another one', async () => {
  const { note, sent, pass } = notes();
  await Promise.all([note(whatsapp), note(whatsapp)]);
  expect(sent).toHaveLength(1);
  pass(999);
  await note(whatsapp);
  expect(sent).toHaveLength(1);
  pass(1);
  await note(whatsapp);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('another card or another way right after is a share of its own', async () => {
  const { note, sent } = notes();
  await note(whatsapp);
  await note({ ...whatsapp, channel: 'link' });
  await note({ ...whatsapp, cardId: 'c2', channel: 'link' });
  expect(sent).toHaveLength(3);
});

test('what nobody answered is sent once more, after a while, under the same key', async () => {
  const { note, sent, waits } = notes({ state: 'unreachable' }, { state: 'noted' });
  expect(await note(whatsapp)).toEqual({ state: 'noted' });
  expect(waits).toEqual([1_500]);
  expect(sent[1]).toEqual(sent[0]);
});

test('after the second time it is given up; a refusal is not repeated', async () => {
  const away = notes({ state: 'unreachable' });
  expect(await away.note(whatsapp)).toEqual({ state: 'unreachable' });
  expect(away.sent).toHaveLength(2);
  const refused = notes({ state: 'refused', why: 'A draft is private.' });
  expect(await refused.note(whatsapp)).toEqual({ state: 'refused', why: 'A draft is private.' });
  expect(refused.sent).toHaveLength(1);
});
