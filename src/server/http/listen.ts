import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

export interface Listening {
  readonly port: number;
  /**
   * Goes on as before for `drainMs` (none unless given), with connections that end with their answers, so that a
   * balancer can turn away; then takes no more, lets requests in flight finish and cuts those that need longer.
   */
  stop(graceMs: number, drainMs?: number): Promise<void>;
}

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  readonly listener: RequestListener;
  /** Milliseconds a client has to send its headers; a slower one is cut. */
  readonly headersTimeout?: number;
  /** Milliseconds that a request may take to come, where that is not the usual time. */
  readonly requestTimeoutOf?: (request: IncomingMessage) => number | undefined;
  /** Milliseconds after which a connection is cut on which nothing moves. */
  readonly idleTimeout?: number;
  /** The setting of another port, to be tried when this one cannot be had; `PORT=3001` unless given. */
  readonly instead?: string;
}

/** Milliseconds for a whole request: a form over a slow mobile network. */
const requestTimeout = 120_000;

/** The same for those that may take longest; the server itself looks after no other kind. */
const longestTimeout = 2 * 60 * 60 * 1000;

/**
 * Milliseconds in which a client must take some of its answer: one that reads nothing would hold its file and its
 * memory for ever. Longer than the longest work before an answer, which is rewriting a sound.
 */
const timeoutMs = 150_000;

/** Opens the HTTP port. Rejects with a sentence when the port is taken or not ours to open. */
export function listen(options: ListenOptions): Promise<Listening> {
  const { headersTimeout = 15_000, idleTimeout = timeoutMs } = options;
  const server = createServer({
    headersTimeout,
    requestTimeout: longestTimeout,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: Math.min(5_000, headersTimeout),
  });
  server.timeout = idleTimeout;
  const { listener, requestTimeoutOf } = options;
  const stop = answerInTurn(server, (request, response) => {
    cutWhenLate(request, response, requestTimeoutOf?.(request) ?? requestTimeout);
    listener(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explain(error, options))));
    server.listen(options.port, options.host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : options.port;
      resolve({ port, stop });
    });
  });
}

/** Ends a connection whose request has not come whole in time; says so where nothing else was said. */
function cutWhenLate(request: IncomingMessage, response: ServerResponse, milliseconds: number): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length === '0' && !encoding) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    const { socket } = request;
    if (response.headersSent) socket.destroy();
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
  }, milliseconds);
  for (const end of ['end', 'close']) request.once(end, () => clearTimeout(timer));
}

/** Requests that may wait for their answers on one connection. Browsers and proxies wait before they send another. */
const mostWaiting = 8;

function explain(
  error: NodeJS.ErrnoException,
  { port, host, instead = 'PORT=3001' }: Pick<ListenOptions, 'port' | 'host' | 'instead'>,
): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the other program, or choose another port: ${instead} npm start`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be opened by this user. Choose a ${instead.split('=', 1)} above 1023.`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

/**
 * Milliseconds for which a connection that is kept alive stays open when we take no more: a request may be on its way
 * on it, and who sent that could not tell whether we heard it.
 */
const lastWord = 100;

/** Milliseconds for taking what waits in the queue of the system; under load there is always one more. */
const queueTime = 2_000;

/**
 * Lets the listener answer, and cuts connections that send request upon request without waiting: one of them could keep
 * everything busy. Gives the way to stop.
 */
function answerInTurn(server: Server, listener: RequestListener): Listening['stop'] {
  const waiting = new Map<Socket, Set<ServerResponse>>();
  let stopping = false;
  let taken = 0;
  server.on('connection', (socket) => {
    taken += 1;
    waiting.set(socket, new Set());
    socket.once('close', () => waiting.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const answers = waiting.get(socket);
    // What was read at once with the request that a connection was cut for.
    if (!answers || socket.destroyed) return;
    if (answers.size === mostWaiting) return socket.destroy();
    answers.add(response.once('close', () => answers.delete(response)));
    if (stopping) response.shouldKeepAlive = false;
    listener(request, response);
  });

  /** Connections that were made and not taken yet are reset when we close; a turn of the loop takes one. */
  async function emptyQueue(): Promise<void> {
    const until = performance.now() + queueTime;
    for (let before = -1; before !== taken && performance.now() < until; ) {
      before = taken;
      for (const _ of 'ab') await turn();
    }
  }

  return async (graceMs, drainMs = 0) => {
    stopping = true;
    for (const answers of waiting.values()) for (const response of answers) response.shouldKeepAlive = false;
    await pause(drainMs);
    await emptyQueue();
    const closed = new Promise<void>((resolve) => {
      // An HTTP server's own `close` begins with cutting what is idle.
      SocketServer.prototype.close.call(server, () => resolve());
    });
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    await Promise.race([closed, pause(Math.min(lastWord, graceMs))]);
    // An answer that had begun before may leave its connection open.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close();
    await closed;
    clearInterval(idle);
    clearTimeout(timer);
  };
}
