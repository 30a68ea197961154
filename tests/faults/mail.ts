import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { ownerRows } from '#tests/support/owner-rows.ts';
import { openTcpProxy } from '#tests/support/tcp-proxy.ts';
import { type Member, signUpMember } from '#tests/support/visitor.ts';
import { type Fault, openRig, type Rig } from './rig.ts';

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
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      closeTimeout: 200,
      onData(stream, { envelope }, done) {
        stream.resume();
        stream.on('end', () => {
          taken.push(...envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    server.on('error', () => {});
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const link = await openTcpProxy({
      host: '127.0.0.1',
      port: (server.server.address() as AddressInfo).port,
    });
    const env = { SMTP_URL: `smtp://127.0.0.1:${link.port}`, MAIL_FROM: 'hello@cards.example' };
    const rig = await openRig({ env });
    const harms = {
      refused: () => link.cut(),
      blocked: async () => link.block(),
      slow: async () => link.delay(1_000),
      killed: async () => link.delay(200),
    };
    let asked = 0;
    let twice = 0;
    try {
      for (let round = 1; round <= rounds; round += 1) {
        for (const [name, harm] of Object.entries(harms)) {
          const people = await Promise.all(
            Array.from({ length: mails }, (_, n) =>
              signUpMember(rig.product(), `mail-${round}-${name}-${n}`),
            ),
          );
          await arrived(rig, people, { taken, times: 1 });
          await harm();
          await rig.watch({
            name: `mail ${name}`,
            harm: () => askAll(rig, people),
            lasts: 2_000,
            timeoutMs: 2_000,
          });
          if (name === 'killed') {
            await rig.product().kill();
            await rig.restart();
          }
          await link.mend();
          asked += people.length;
          await arrived(rig, people, { taken, times: 2 });
          twice += taken.filter((to) => people.some(({ email }) => email === to)).length - 2 * people.length;
          await rig.check(`mail ${name} ${round}`);
        }
      }
      return rig.outcome(rounds * Object.keys(harms).length, `${asked} mails asked for, ${twice} came twice`);
    } finally {
      await rig.close();
      await link.close();
      server.close();
    }
  },
};

/** A mail each that somebody waits for: with the link to a new password. */
async function askAll(rig: Rig, people: readonly Member[]): Promise<void> {
  for (const person of people) {
    const answer = await person.post('/api/auth/request-password-reset', { email: person.email });
    if (!answer.ok) rig.complain('mail', [`a mail was refused with ${answer.status}`]);
  }
}

/** Waits until everybody has so many mails. */
async function arrived(
  rig: Rig,
  people: readonly Member[],
  { taken, times }: { taken: readonly string[]; times: number },
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  const missing = () =>
    people.filter(({ email }) => taken.filter((address) => address === email).length < times);
  while (missing().length > 0 && performance.now() < deadline) await pause(100);
  if (missing().length === 0) return;
  const waiting = await ownerRows(rig.product(), 'select job, attempts, next_try_at from mail_jobs');
  rig.complain(
    'mail: lost',
    missing().map(({ email }) => `the mail to ${email}; ${waiting.length} mails wait`),
  );
}
