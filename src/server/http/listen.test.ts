import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { type ListenOptions, listen } from './listen.ts';

/** At a free port of this machine. */
const serve = (listener: ListenOptions['listener'], options: Partial<ListenOptions> = {}) =>
  listen({ port: 0, host: '127.0.0.1', listener, ...options });

/** Whether somebody listens there. */
async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const taken = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return taken;
}

test('finishes requests in flight, takes no new ones, and cuts those that outlast the grace', async () => {
  const waiting: (() => void)[] = [];
  let arrived = () => {};
  const bothArrived = new Promise<void>((resolve) => {
    arrived = () => waiting.length === 2 && resolve();
  });
  const http = await serve((_, response) => {
    waiting.push(() => response.end('finished'));
    arrived();
  });
  const address = `http://127.0.0.1:${http.port}`;
  const finished = fetch(address).then((answer) => answer.text());
  const cut = fetch(address).then(
    () => 'answered',
    () => 'cut',
  );
  await bothArrived;
  const stopped = http.stop(300);
  while (await isTaken(http.port));
  await expect(fetch(address)).rejects.toThrow();
  waiting[0]?.();
  expect(await finished).toBe('finished');
  expect(await cut).toBe('cut');
  await stopped;
});

test('does not wait for connections that are only kept alive', async () => {
  let answer: (() => void) | null = null;
  const http = await serve((_, response) => {
    answer = () => response.end('finished');
  });
  const agent = new Agent({ keepAlive: true });
  const request = get({ host: '127.0.0.1', port: http.port, agent });
  const finish = await vi.waitUntil(() => answer);
  const stopped = http.stop(60_000);
  finish();
  const [response] = await once(request, 'response');
  response.resume();
  await stopped;
  agent.destroy();
});

test('while it drains, it takes connections and lets none be used again', async () => {
  const http = await serve((request, response) => {
    response.end(request.url);
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => {
    const [response] = await once(get({ host: '127.0.0.1', port: http.port, path, agent }), 'response');
    response.resume();
    await once(response, 'end');
    return response.headers.connection;
  };
  expect(await ask('/before')).toBe('keep-alive');
  let isOver = false;
  const stopped = http.stop(60_000, 400).then(() => (isOver = true));
  expect([await ask('/on-the-same'), await ask('/on-another')]).toEqual(['close', 'close']);
  expect(isOver).toBe(false);
  await stopped;
  await expect(ask('/after')).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});

test('a request that was on its way on a connection kept alive is answered, and so is one that waits', async () => {
  const waiting: (() => void)[] = [];
  const http = await serve(({ url }, response) => {
    if (url === '/wait') waiting.push(() => response.end());
    else response.end();
  });
  const socket = connect(http.port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (data) => received.push(data));
  const said = () => Buffer.concat(received).toString();
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  socket.write(request('/first'));
  await vi.waitUntil(() => said().includes('200 OK'));
  const inFlight = fetch(`http://127.0.0.1:${http.port}/wait`);
  const finish = await vi.waitUntil(() => waiting[0]);
  const stopped = http.stop(60_000);
  while (await isTaken(http.port));
  socket.write(request('/second'));
  await once(socket, 'end');
  expect(said().match(/^Connection: .*$/gim)).toEqual(['Connection: keep-alive', 'Connection: close']);
  finish();
  expect((await inFlight).headers.get('connection')).toBe('close');
  await stopped;
});

test('connections that the system holds for us are taken and answered before the end', async () => {
  const http = await serve((_, response) => response.end('heard'));
  const answers = Array.from({ length: 30 }, async () => {
    const socket = connect(http.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    return text(socket);
  });
  // In the same turn of the loop: none of them is taken yet.
  const stopped = http.stop(60_000);
  for (const answer of await Promise.all(answers)) expect(answer).toContain('heard');
  await stopped;
});

test('says in one sentence that the port is taken', async () => {
  const first = await serve((_, response) => response.end());
  await expect(serve(() => {}, { port: first.port })).rejects.toThrow(
    `Port ${first.port} is in use. Stop the other program, or choose another port: PORT=3001 npm start`,
  );
  await first.stop(0);
});

test('cuts a client that is slow to send its request', async () => {
  const http = await serve(() => {}, { headersTimeout: 200 });
  const socket = connect(http.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  const [data] = await once(socket, 'data');
  expect(String(data)).toContain('408');
  socket.destroy();
  await http.stop(0);
});

test('cuts a client that does not read its answer', async () => {
  let cut: Promise<unknown> | null = null;
  const http = await serve(
    (_, response) => {
      cut = once(response, 'close');
      response.end(Buffer.alloc(50_000_000));
    },
    { idleTimeout: 200 },
  );
  const socket = connect(http.port, '127.0.0.1').on('error', () => {});
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await vi.waitUntil(() => cut);
  await cut;
  socket.destroy();
  await http.stop(0);
});

test('cuts a client that sends request upon request without waiting', async () => {
  let asked = 0;
  const http = await serve((_, response) => {
    asked += 1;
    setTimeout(() => response.end('answered'), 1);
  });
  const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  const few = connect(http.port, '127.0.0.1');
  few.write(request.repeat(8));
  let answers = '';
  few.on('data', (data) => {
    answers += data;
  });
  await vi.waitUntil(() => answers.split('answered').length === 9);
  few.write(request);
  await vi.waitUntil(() => answers.split('answered').length === 10);
  few.destroy();

  const many = connect(http.port, '127.0.0.1').on('error', () => {});
  asked = 0;
  many.write(request.repeat(1_000));
  await once(many.resume(), 'close');
  expect(asked).toBe(8);
  await http.stop(0);
});

test('a connection that was answered before its request had come leaves nothing behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const http = await serve(
    (_, response) => void response.writeHead(503, { connection: 'close' }).end('busy'),
  );
  const before = timers();
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(http.port, '127.0.0.1').on('error', () => {});
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\na=b');
      await once(socket.resume(), 'close');
      return socket;
    }),
  );
  for (const socket of sockets) socket.destroy();
  await vi.waitUntil(() => timers() <= before);
  await http.stop(0);
});
