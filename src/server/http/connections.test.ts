import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '#tests/support/product.ts';
import { type ClientFinder, clientFinder } from '../request/client-address.ts';
import { type Listening, listen } from './listen.ts';

const limits = { perClient: 3, inAll: 7 };

let http: Listening | null = null;
/** Requests that are not answered yet. */
let waiting: ServerResponse[] = [];
const sockets: Socket[] = [];
let warnings: object[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await http?.stop(0);
  waiting = [];
  warnings = [];
});

/** Who opens connections from this port: a machine has one address that every system lets us use. */
const clientOfPort = new Map<number | undefined, string>();
const direct: ClientFinder = {
  ofConnection: ({ remotePort }) => clientOfPort.get(remotePort) ?? 'unknown',
  ofRequest: () => null,
};

/** A server that answers when it is told to. */
async function start(clients = direct): Promise<void> {
  http = await listen({
    port: 0,
    host: '127.0.0.1',
    listener: (_, response) => void waiting.push(response),
    limits: {
      ...limits,
      clients,
      log: { warn: (counts: object) => void warnings.push(counts) },
      refuse: (_, response) => void response.writeHead(503).end(),
    },
  });
}

async function open(client: string): Promise<Socket> {
  const localPort = await freePort();
  clientOfPort.set(localPort, client);
  const socket = connect({ port: http?.port ?? 0, host: '127.0.0.1', localPort });
  sockets.push(socket.on('error', () => {}).resume());
  return socket;
}

const isOpen = (socket: Socket) => !socket.closed;

/** So many requests of this client that wait for their answers. */
async function ask(count: number, from: string, more = ''): Promise<Socket[]> {
  const before = waiting.length;
  const asked: Socket[] = [];
  for (let n = 0; n < count; n += 1) {
    const socket = await open(from);
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${more}\r\n`);
    asked.push(socket);
  }
  await vi.waitUntil(() => waiting.length === before + count);
  return asked;
}

test('a client has so many connections, and whoever has one keeps it', async () => {
  await start();
  const first = await ask(3, 'asha');
  await once(await open('asha'), 'close');
  expect(first.every(isOpen)).toBe(true);
  await ask(1, 'ravi');
  expect(http?.connections()).toEqual({ open: 4, refused: 1 });
  expect(warnings).toEqual([{ open: 3, refused: 1 }]);
});

test('a connection on which nobody waits gives way to a new one of the same client', async () => {
  await start();
  await ask(2, 'asha');
  const silent = await open('asha');
  await vi.waitUntil(() => http?.connections().open === 3);
  await ask(1, 'asha');
  await vi.waitUntil(() => silent.closed);
  expect(http?.connections()).toEqual({ open: 3, refused: 1 });
});

test('when all places are taken, whoever has the most loses one to whoever has fewer', async () => {
  await start();
  const [one, other] = [await ask(3, 'asha'), await ask(3, 'ravi')];
  await ask(1, 'meera');
  await ask(2, 'zoe');
  expect([one, other].map((asked) => asked.filter(isOpen).length)).toEqual([2, 2]);
  expect(http?.connections()).toEqual({ open: 7, refused: 2 });
});

test('what ends makes room at once', async () => {
  await start();
  const asked = await ask(3, 'asha');
  for (const socket of asked) socket.destroy();
  await vi.waitUntil(() => http?.connections().open === 0);
  await ask(3, 'asha');
});

test('through a proxy, requests count for the clients that they name, and the proxy’s connections for nobody', async () => {
  await start(clientFinder(['127.0.0.1']));
  const from = (client: string) => `X-Forwarded-For: ${client}\r\n`;
  for (const _ of 'abcdefghij') await open('proxy');
  await ask(2, 'proxy', from('203.0.113.7'));
  const [last] = await ask(1, 'proxy', from('203.0.113.7'));
  const refused = await open('proxy');
  refused.write(`GET / HTTP/1.1\r\nHost: x\r\n${from('203.0.113.7')}\r\n`);
  const [answer] = await once(refused, 'data');
  expect(`${answer}`).toContain('503');
  await ask(1, 'proxy', from('203.0.113.8'));
  // The proxy's own, such as a look at its health.
  await ask(5, 'proxy');
  expect(http?.connections()).toEqual({ open: 4, refused: 1 });
  waiting[2]?.end();
  await vi.waitUntil(() => http?.connections().open === 3);
  expect(last?.closed).toBe(false);
  await ask(1, 'proxy', from('203.0.113.7'));
});

test('addresses of one IPv6 network are one client', () => {
  const { ofConnection } = clientFinder(['::1']);
  const at = (remoteAddress: string) => ofConnection({ remoteAddress, remotePort: 1 });
  expect(at('2001:db8:0:1::2')).toBe(at('2001:db8:0:1:ffff::3'));
  expect(at('2001:db8:0:2::2')).not.toBe(at('2001:db8:0:1::2'));
  expect(at('::ffff:203.0.113.7')).toBe(at('203.0.113.7'));
  expect(at('::1')).toBeNull();
});
