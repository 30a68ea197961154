import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import type { ClientFinder } from '../request/client-address.ts';
import {
  type ConnectionCounts,
  type ConnectionLimits,
  type Connections,
  createConnections,
} from './connections.ts';

export interface Listening {
  readonly port: number;
  /**
   * Goes on answering for `drainMs` (none unless given) and closes each connection after its answer, so that a load
   * balancer notices. Then accepts no more, lets requests in flight finish, and cuts those that need longer than `graceMs`.
   */
  stop(graceMs: number, drainMs?: number): Promise<void>;
  /** Connections of clients, where there are limits. */
  connections(): ConnectionCounts;
}

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  readonly listener: RequestListener;
  /** Milliseconds a client has to send its headers; a slower one is cut. */
  readonly headersTimeout?: number;
  /** Milliseconds in which a request must have come whole, where that is not the usual time. */
  readonly requestTimeoutOf?: (request: IncomingMessage) => number | undefined;
  /** Milliseconds after which an idle connection is cut. */
  readonly idleTimeout?: number;
  /** Limits of connections; none unless given. */
  readonly limits?: ConnectionLimits & {
    readonly clients: ClientFinder;
    readonly log: Pick<Logger, 'warn'>;
    /** Answers a request that came through a proxy when its client has too many. */
    readonly refuse: RequestListener;
  };
  /** The setting to suggest when this port is taken; `PORT=3001` unless given. */
  readonly instead?: string;
}

/** Milliseconds for a whole request: a form over a slow mobile network. */
const requestTimeoutMs = 120_000;

/** The same for the slowest kind. Node has one timeout for all requests; shorter ones are ours. */
const longestTimeoutMs = 2 * 60 * 60 * 1000;

/**
 * Milliseconds in which a client must read some of its answer: one that reads nothing would hold a file and memory for
 * ever. Longer than the longest work before an answer, which is rewriting a sound.
 */
const idleTimeoutMs = 150_000;

/** Opens the HTTP port. Rejects with a sentence when the port is taken or not ours to open. */
export function listen(options: ListenOptions): Promise<Listening> {
  const { headersTimeout = 15_000, idleTimeout = idleTimeoutMs } = options;
  const server = createServer({
    headersTimeout,
    requestTimeout: longestTimeoutMs,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: Math.min(5_000, headersTimeout),
  });
  server.timeout = idleTimeout;
  const { listener, requestTimeoutOf, limits } = options;
  const { stop, connections } = serveConnections(server, limits, (request, response) => {
    cutWhenLate(request, response, requestTimeoutOf);
    listener(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explain(error, options))));
    server.listen(options.port, options.host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : options.port;
      resolve({ port, stop, connections: () => connections?.counts() ?? { open: 0, refused: 0 } });
    });
  });
}

/** Cuts a connection whose request has not come whole in time; with 408 where no answer has begun. */
function cutWhenLate(
  request: IncomingMessage,
  response: ServerResponse,
  timeoutOf: ListenOptions['requestTimeoutOf'],
): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length === '0' && !encoding) return;
  const { socket } = request;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) socket.destroy();
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
  }, timeoutOf?.(request) ?? requestTimeoutMs);
  const forget = () => {
    clearTimeout(timer);
    request.off('end', forget);
    socket.off('close', forget);
  };
  request.once('end', forget);
  // A request that was answered before it had come is not told that its connection has ended.
  socket.once('close', forget);
}

/** Requests in flight on one connection. Browsers and proxies wait for an answer before they send another. */
const maxPipelined = 8;

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
 * Milliseconds for which an idle connection stays open when we accept no more: a request may be on its way, and its
 * sender could not tell whether it arrived.
 */
const keepAliveGraceMs = 100;

/** Milliseconds for accepting what waits in the system's queue; under load there is always one more. */
const acceptQueueMs = 2_000;

/**
 * Passes requests to the listener, and cuts connections that send request upon request without waiting: one of them
 * could keep the process busy. Returns the function that stops the server.
 */
function serveConnections(
  server: Server,
  limits: ListenOptions['limits'],
  listener: RequestListener,
): Pick<Listening, 'stop'> & { readonly connections: Connections | null } {
  const inFlight = new Map<Socket, Set<ServerResponse>>();
  let stopping = false;
  let accepted = 0;
  const isAnswering = (socket: Socket) => (inFlight.get(socket)?.size ?? 0) > 0;
  const connections = limits ? createConnections({ ...limits, isAnswering }) : null;
  server.on('connection', (socket) => {
    accepted += 1;
    if (connections && !connections.accept(socket)) return;
    inFlight.set(socket, new Set());
    socket.once('close', () => inFlight.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const answers = inFlight.get(socket);
    // Read together with the request for which the connection was cut.
    if (!answers || socket.destroyed) return;
    if (answers.size === maxPipelined) return socket.destroy();
    answers.add(response.once('close', () => answers.delete(response)));
    if (stopping) response.shouldKeepAlive = false;
    if (limits && !connections?.admit(request, response)) {
      // The rest of a body would keep it open.
      response.shouldKeepAlive = false;
      limits.refuse(request, response);
    } else listener(request, response);
  });

  /** Accepts the connections in the system's queue, which closing would reset. A turn of the event loop accepts one. */
  async function acceptQueued(): Promise<void> {
    const until = performance.now() + acceptQueueMs;
    for (let before = -1; before !== accepted && performance.now() < until; ) {
      before = accepted;
      for (const _ of 'ab') await nextTurn();
    }
  }

  const stop: Listening['stop'] = async (graceMs, drainMs = 0) => {
    stopping = true;
    for (const answers of inFlight.values()) for (const response of answers) response.shouldKeepAlive = false;
    await delay(drainMs);
    await acceptQueued();
    const closed = new Promise<void>((resolve) => {
      // An HTTP server's own `close` begins with cutting what is idle.
      SocketServer.prototype.close.call(server, () => resolve());
    });
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    await Promise.race([closed, delay(Math.min(keepAliveGraceMs, graceMs))]);
    // An answer that had begun before may leave its connection open.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close();
    await closed;
    clearInterval(idle);
    clearTimeout(timer);
  };
  return { stop, connections };
}
