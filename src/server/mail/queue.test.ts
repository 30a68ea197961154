import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { mailServer, refusal } from '#tests/support/mail-server.ts';
import type { Message } from './mailer.ts';
import { createMailQueue } from './queue.ts';
import { smtpMailer } from './smtp.ts';

const message: Message = { kind: 'reset', to: 'mina@example.com', subject: 'S', html: 'H', text: 'T' };

/** A queue before a real mail server that answers the first letters with these codes; 250 takes a letter. */
async function post(answers: readonly number[], waits: readonly number[] = [1, 1]) {
  const lines: string[] = [];
  const reached = Promise.withResolvers<void>();
  const log = pino(
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        if (lines.length === answers.filter((answer) => answer !== 250).length) reached.resolve();
        done();
      },
    }),
  );
  let tries = 0;
  const server = await mailServer({
    onRcptTo(_address, _session, done) {
      const answer = answers[tries] ?? 250;
      tries += 1;
      done(answer === 250 ? null : refusal(answer));
    },
  });
  const mailer = smtpMailer({ url: server.url, from: 'no-reply@bloom.example', timeout: 2_000 });
  const queue = createMailQueue({ mailer, log, waits });
  return { queue, lines, server, reached: reached.promise, tries: () => tries };
}

test('tries again until the letter is taken', async () => {
  const { queue, server, tries, lines, reached } = await post([451, 451, 250]);
  queue.post(message);
  await reached;
  await expect.poll(() => server.letters.length).toBe(1);
  await queue.close();
  expect(tries()).toBe(3);
  expect(lines).toHaveLength(2);
});

test('gives up after three tries and says so without the address', async () => {
  const { queue, reached, tries, lines } = await post([451, 451, 451]);
  queue.post(message);
  await reached;
  await queue.close();
  expect(tries()).toBe(3);
  expect(lines.at(-1)).toContain('mail given up');
  expect(lines.join('')).not.toContain('mina');
});

test('does not insist where the address was refused', async () => {
  const { queue, reached, tries, lines } = await post([550]);
  queue.post(message);
  await reached;
  await queue.close();
  expect(tries()).toBe(1);
  expect(lines.at(-1)).toContain('mail given up');
});

test('closing does not wait for the next try, and nothing is taken afterwards', async () => {
  const { queue, tries, lines } = await post([451, 451, 451], [3_600_000]);
  queue.post(message);
  await queue.close();
  queue.post(message);
  expect(tries()).toBe(1);
  expect(lines.at(-1)).toContain('mail not taken');
});
