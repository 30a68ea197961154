import { createServer, type RequestListener, type Server } from 'node:http';

export interface Listening {
  readonly port: number;
  /** Stops taking connections, lets requests in flight finish, cuts those that need longer. */
  stop(graceMs: number): Promise<void>;
}

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  readonly listener: RequestListener;
  /** Milliseconds a client has to send its headers; a slower one is cut. */
  readonly headersTimeout?: number;
  /** The setting of another port, to be tried when this one cannot be had; `PORT=3001` unless given. */
  readonly instead?: string;
}

/** Milliseconds for a whole request: 10 MB of photo over a slow mobile network. */
const requestTimeout = 120_000;

/** Opens the HTTP port. Rejects with a sentence when the port is taken or not ours to open. */
export function listen(options: ListenOptions): Promise<Listening> {
  const { headersTimeout = 15_000 } = options;
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: Math.min(5_000, headersTimeout),
    },
    options.listener,
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explain(error, options))));
    server.listen(options.port, options.host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : options.port;
      resolve({ port, stop: (graceMs) => stop(server, graceMs) });
    });
  });
}

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

async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept alive becomes idle when its request is answered, and nobody closes it then.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
