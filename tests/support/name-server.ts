import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { decode, encode, type StringAnswer, type TxtAnswer } from 'dns-packet';
import { onTestFinished } from 'vitest';

/** What a name server knows: by type and name, such as `TXT cards.example`. */
export type Zone = Readonly<Record<string, readonly string[]>>;

/**
 * A real name server on a free port, gone when the test ends: `127.0.0.1:PORT`. It knows nothing of other names, and does
 * not answer about those in `silent`.
 */
export async function nameServer(zone: Zone, silent: readonly string[] = []): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    if (!question || silent.includes(question.name)) return;
    const { type, name } = question;
    const found = zone[`${type} ${name}`] ?? [];
    const answers = found.map(
      (data) => ({ type, name, ttl: 1, data }) as unknown as StringAnswer | TxtAnswer,
    );
    socket.send(encode({ type: 'response', id, flags: 0x8180, questions, answers }), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => socket.close(() => resolve())));
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`;
}
