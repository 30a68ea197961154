import { once } from 'node:events';
import { request } from 'node:http';
import { type ClientHttp2Session, connect, constants, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import type { ReverseProxy } from './reverse-proxy.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Somebody who speaks HTTP/2 with the proxy from an address of their own. */
export interface Client {
  ask(asked: Asked): Promise<Answer>;
  /** Begins to send a body and never goes on; the status that is answered all the same, or null. */
  begin(asked: Asked): Promise<number | null>;
  close(): void;
}

/** Throws when the proxy does not speak HTTP/2. */
export async function connectFrom(address: string, { origin }: ReverseProxy, ca: string): Promise<Client> {
  async function open(): Promise<ClientHttp2Session> {
    const { port, hostname: servername } = new URL(origin);
    const socket = connectSocket({ host: '127.0.0.1', port: Number(port), localAddress: address });
    const createConnection = () => connectTls({ socket, servername, ca, ALPNProtocols: ['h2'] });
    const opened = connect(origin, { createConnection });
    opened.on('error', () => {});
    await once(opened, 'connect');
    return opened;
  }
  let session = await open();
  async function send(asked: Asked, isWhole: boolean): Promise<Answer> {
    const { path, method = 'GET', headers = {}, body = '' } = asked;
    // A proxy ends a connection after so many requests, as it may.
    if (session.closed || session.destroyed) session = await open();
    const stream = session.request({ ':path': path, ':method': method, origin, ...headers });
    if (!isWhole) stream.write(body);
    else if (method !== 'GET') stream.end(body);
    const waiting = { signal: AbortSignal.timeout(isWhole ? 20_000 : 5_000) };
    // Both at once: a short answer has ended before one could begin to read it.
    const answer = Promise.all([
      once(stream, 'response', waiting) as Promise<[IncomingHttpHeaders & { ':status': number }]>,
      text(stream),
    ]);
    return answer.then(
      ([[told], whole]) => ({ status: told[':status'], headers: told, text: whole }),
      (error: Error) => {
        // What was sent as the connection ended was not heard, and browsers send it again (RFC 9113, 8.7).
        if (stream.rstCode === constants.NGHTTP2_REFUSED_STREAM) return send(asked, isWhole);
        throw error;
      },
    );
  }
  return {
    ask: (asked) => send(asked, true),
    begin: (asked) =>
      send(asked, false).then(
        ({ status }) => status,
        () => null,
      ),
    close: () => session.destroy(),
  };
}

/** Without TLS, where visitors are only sent on; the status and where to. */
export async function askPlain({ plainPort }: ReverseProxy, path: string): Promise<string> {
  const sent = request({ host: '127.0.0.1', port: plainPort, path }).end();
  const [answer] = await once(sent, 'response');
  answer.resume();
  return `${answer.statusCode} ${answer.headers.location}`;
}

interface ReadersReport {
  readonly answered: number;
  /** By the product itself, which tells when to come back: what a busy machine does, restarted or not. */
  readonly refused: number;
  readonly failures: readonly string[];
}

/** People who read over HTTP/2, several requests at a time on one connection each. */
interface Readers {
  stop(): Promise<ReadersReport>;
}

/** Milliseconds between two requests for the same page. */
const breath = 100;

const pages = ['/', '/login', '/gallery', '/faqs', '/session.json', '/reset-password'];

export async function startReaders(front: ReverseProxy, ca: string, count: number): Promise<Readers> {
  const over = new AbortController();
  const failures: string[] = [];
  let [answered, refused] = [0, 0];
  const clients = await Promise.all(
    Array.from({ length: count }, (_, number) => connectFrom(`127.0.0.${10 + number}`, front, ca)),
  );
  const reading = clients.flatMap((client) =>
    pages.map(async (path) => {
      while (!over.signal.aborted) {
        const answer = await client.ask({ path }).catch((error: Error) => error.message);
        if (typeof answer === 'string') failures.push(`${path}: ${answer}`);
        else if (answer.status === 200) answered += 1;
        else if (answer.status === 503 && answer.headers['retry-after']) refused += 1;
        else failures.push(`${path}: ${answer.status}`);
        await pause(breath);
      }
    }),
  );
  return {
    async stop() {
      over.abort();
      await Promise.all(reading);
      for (const client of clients) client.close();
      return { answered, refused, failures };
    },
  };
}
