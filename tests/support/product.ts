import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv, promisify } from 'node:util';
import pg from 'pg';
import { findRunning } from '#server/db/built-in/cluster.ts';
import { endProcess } from './end-process.ts';
import { newFolder } from './new-folder.ts';

export interface Product extends AsyncDisposable {
  readonly origin: string;
  readonly dataDir: string;
  /** Null: it runs its own database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Ends it in order, as Ctrl-C does. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut does to a process. */
  kill(): Promise<void>;
}

export interface ProductOptions {
  /** Kept between two starts; made, and removed at `stop`, when absent. */
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Where another release was built; this one unless given. */
  readonly folder?: string;
  /** The `members` of a memory group to run in. */
  readonly members?: string;
}

/** Starts the built product as a process of its own on a free port; resolves when it says that it is ready. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const port = options.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const dataDir = options.dataDir ?? (await newFolder({ isEmpty: Boolean(options.env?.DATABASE_URL) }));
  const server = [process.execPath, 'build/server/index.js'] as const;
  const [program, ...rest] = options.members
    ? ['sh', '-c', `echo $$ > ${options.members} && exec ${server.join(' ')}`]
    : server;
  const { folder: cwd = process.cwd() } = options;
  const child = spawn(program, rest, {
    cwd,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...parseEnv(await readFile(join(cwd, 'deploy', 'process.env'), 'utf8')),
      TZ: 'Pacific/Chatham',
      PORT: `${port}`,
      ORIGIN: origin,
      DATA_DIR: dataDir,
      // Each test may come from an address of its own, so that they do not use up each other's rates.
      TRUSTED_PROXIES: '127.0.0.1/32,::1/128',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line.includes('is ready at')) resolve();
      });
    }
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${lines.join('\n')}`)));
  });

  async function stop(): Promise<void> {
    await endProcess(child);
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  }
  return {
    origin,
    dataDir,
    databaseUrl: options.env?.DATABASE_URL ?? null,
    process: child,
    output: () => lines.join('\n'),
    kill: () => endProcess(child, 'SIGKILL'),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** An address of the block that is kept free for examples of networks (RFC 6890, 198.18.0.0/15). */
export function someAddress(): string {
  const number = randomInt(2 ** 17);
  return `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
}

/**
 * Ports for servers of tests: below those that systems give to outgoing connections, one of which could take a port
 * before the server listens, and beyond those that browsers refuse.
 */
const ports = { first: 11_000, last: 31_999 } as const;

/** Each process begins elsewhere, so that two do not choose the same port at the same moment. */
let nextPort = ports.first + ((process.pid * 101) % (ports.last - ports.first));

/** A port on which nothing listens; another one at each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort = port < ports.last ? port + 1 : ports.first;
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, () => resolve(true));
  });
  if (!isListening) return false;
  server.close();
  await once(server, 'close');
  return true;
}

/** Asks the product's database as the owner of the tables: past the product, to check on it. */
export async function ownerRows<Row extends pg.QueryResultRow>(
  { dataDir, databaseUrl }: Pick<Product, 'dataDir' | 'databaseUrl'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(databaseUrl ? { connectionString: databaseUrl } : await embedded(dataDir));
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

async function embedded(dataDir: string): Promise<pg.ClientConfig> {
  const connection = await findRunning(dataDir);
  if (!connection) throw new Error('The database does not run.');
  return connection('owner');
}

/**
 * Takes a right on a table from the product until `story` has ended, so that what needs it fails in the database
 * itself: `await withoutRight(product, 'delete on session', async () => ...)`.
 */
export async function withoutRight(
  product: Product,
  right: string,
  story: () => Promise<void>,
): Promise<void> {
  await ownerRows(product, `revoke ${right} from bloom_app`);
  try {
    await story();
  } finally {
    await ownerRows(product, `grant ${right} to bloom_app`);
  }
}

/**
 * Stops the product's own PostgreSQL where it stands, as a machine without memory or disk does; returns what lets it
 * go on. Only for a product that no other test uses.
 */
export async function freezeDatabase({ dataDir }: Pick<Product, 'dataDir'>): Promise<() => void> {
  const [server = ''] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', server]);
  const processes = [server, ...stdout.trim().split(/\s+/)].map(Number);
  for (const id of processes) process.kill(id, 'SIGSTOP');
  return () => {
    for (const id of processes) process.kill(id, 'SIGCONT');
  };
}
