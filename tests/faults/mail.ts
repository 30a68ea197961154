import { setTimeout as pause } from 'node:timers/promises';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { openTcpProxy } from '#tests/support/tcp-proxy.ts';
import { type Member, signUpMember } from '#tests/support/visitor.ts';
import { ownerRows } from '../support/product.ts';
import { type Fault, type Harness, startHarness } from './harness.ts';

/** Mails asked for in a round. */
const mails = 4;

/** Milliseconds from mending until every mail must have come: the waits between tries grow from 5 seconds to 80. */
const timeoutMs = 120_000;

/** The mail server is refused, blocked or slow, or the product is killed, while mails are asked for. */
export const mail: Fault = {
  name: 'mail',
  rounds: 2,
  async run(rounds) {
    const taken: string[] = [];
    const server = await startSmtpServer({
      onData(stream, { envelope }, done) {
        stream.resume();
        stream.on('end', () => {
          taken.push(...envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    const link = await openTcpProxy({ host: '127.0.0.1', port: server.port });
    const env = { SMTP_URL: `smtp://127.0.0.1:${link.port}`, MAIL_FROM: 'hello@cards.example' };
    const harness = await startHarness({ env });
    const injections = {
      refused: () => link.cut(),
      blocked: async () => link.block(),
      slow: async () => link.delay(1_000),
      killed: async () => link.delay(200),
    };
    let asked = 0;
    let twice = 0;
    try {
      for (let round = 1; round <= rounds; round += 1) {
        for (const [name, inject] of Object.entries(injections)) {
          const people = await Promise.all(
            Array.from({ length: mails }, (_, n) =>
              signUpMember(harness.product(), `mail-${round}-${name}-${n}`),
            ),
          );
          await arrived(harness, people, { taken, times: 1 });
          await inject();
          await harness.watch({
            name: `mail ${name}`,
            inject: () => askAll(harness, people),
            lasts: 2_000,
            timeoutMs: 2_000,
          });
          if (name === 'killed') {
            await harness.product().kill();
            await harness.restart();
          }
          await link.mend();
          asked += people.length;
          await arrived(harness, people, { taken, times: 2 });
          twice += taken.filter((to) => people.some(({ email }) => email === to)).length - 2 * people.length;
          await harness.check(`mail ${name} ${round}`);
        }
      }
      return harness.outcome(
        rounds * Object.keys(injections).length,
        `${asked} mails asked for, ${twice} came twice`,
      );
    } finally {
      await harness.stop();
      await link.close();
      await server.close();
    }
  },
};

/** A mail each that somebody waits for: with the link to a new password. */
async function askAll(harness: Harness, people: readonly Member[]): Promise<void> {
  for (const person of people) {
    const answer = await person.post('/api/auth/request-password-reset', { email: person.email });
    if (!answer.ok) harness.complain('mail', [`a mail was refused with ${answer.status}`]);
  }
}

/** Waits until everybody has so many mails. */
async function arrived(
  harness: Harness,
  people: readonly Member[],
  { taken, times }: { taken: readonly string[]; times: number },
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  const missing = () =>
    people.filter(({ email }) => taken.filter((address) => address === email).length < times);
  while (missing().length > 0 && performance.now() < deadline) await pause(100);
  if (missing().length === 0) return;
  const waiting = await ownerRows(harness.product(), 'select job, attempts, next_try_at from mail_jobs');
  harness.complain(
    'mail: lost',
    missing().map(({ email }) => `the mail to ${email}; ${waiting.length} mails wait`),
  );
}
