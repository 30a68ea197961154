import { expect, test } from 'vitest';
import { parseShareKey } from '#server/shares/types.ts';
import { createShareRecorder, type ShareOutcome, type ShareRequest } from './record-share.ts';

const whatsapp = { cardId: 'c1', channel: 'whatsapp' } as const;

/** Gives these answers in order, and then repeats the last one. */
function recorderWith(...answers: ShareOutcome[]) {
  const sent: ShareRequest[] = [];
  const waits: number[] = [];
  let time = 0;
  const record = createShareRecorder({
    async send(request) {
      sent.push(request);
      return answers[Math.min(sent.length, answers.length) - 1] ?? { state: 'recorded' };
    },
    now: () => time,
    async wait(milliseconds) {
      waits.push(milliseconds);
      time += milliseconds;
    },
  });
  return { record, sent, waits, pass: (milliseconds: number) => (time += milliseconds) };
}

test('sends a share with its card, its channel and a valid key', async () => {
  const { record, sent } = recorderWith();
  expect(await record(whatsapp)).toEqual({ state: 'recorded' });
  expect(sent).toMatchObject([whatsapp]);
  expect(parseShareKey(sent[0]?.key)).not.toBeNull();
});

test('a double click is one share; the same channel later is another one', async () => {
  const { record, sent, pass } = recorderWith();
  await Promise.all([record(whatsapp), record(whatsapp)]);
  expect(sent).toHaveLength(1);
  pass(999);
  await record(whatsapp);
  expect(sent).toHaveLength(1);
  pass(1);
  await record(whatsapp);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('another card or channel is another share', async () => {
  const { record, sent } = recorderWith();
  await record(whatsapp);
  await record({ ...whatsapp, channel: 'link' });
  await record({ ...whatsapp, cardId: 'c2', channel: 'link' });
  expect(sent).toHaveLength(3);
});

test('repeats a share without an answer once, with the same key', async () => {
  const { record, sent, waits } = recorderWith({ state: 'unreachable' }, { state: 'recorded' });
  expect(await record(whatsapp)).toEqual({ state: 'recorded' });
  expect(waits).toEqual([1_500]);
  expect(sent[1]).toEqual(sent[0]);
});

test('gives up after the second attempt, and does not repeat a rejected share', async () => {
  const away = recorderWith({ state: 'unreachable' });
  expect(await away.record(whatsapp)).toEqual({ state: 'unreachable' });
  expect(away.sent).toHaveLength(2);
  const refused = recorderWith({ state: 'refused', why: 'A draft is private.' });
  expect(await refused.record(whatsapp)).toEqual({ state: 'refused', why: 'A draft is private.' });
  expect(refused.sent).toHaveLength(1);
});
