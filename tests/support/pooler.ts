import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { endProcess } from './end-process.ts';
import { temporaryFolder } from './new-folder.ts';
import { freePort } from './product.ts';
import { openTcpProxy } from './tcp-proxy.ts';

/** PgBouncer in transaction mode, as deploy/pgbouncer.ini has it, in front of a database server. */
export interface Pooler {
  /** For DATABASE_URL. */
  readonly url: string;
  stop(): Promise<void>;
}

const program = '/usr/sbin/pgbouncer';

export function hasPooler(): boolean {
  return existsSync(program);
}

interface Addresses {
  readonly port: number;
  readonly serverPort: number;
  readonly user: string;
}

/** What an operator replaces in the file, and nothing else. */
function configuration(text: string, { port, serverPort, user }: Addresses): string {
  const replacements = [
    ['host=db.internal port=5432', `host=127.0.0.1 port=${serverPort} user=${user}`],
    ['listen_addr = 10.0.0.5', 'listen_addr = 127.0.0.1\nunix_socket_dir ='],
    ['listen_port = 6432', `listen_port = ${port}`],
    // The server of the tests asks nobody for a password.
    ['auth_type = scram-sha-256', 'auth_type = any'],
    ['auth_file = /etc/pgbouncer/userlist.txt', ''],
  ] as const;
  return replacements.reduce((changed, [from, to]) => {
    if (changed.split(from).length !== 2)
      throw new Error(`deploy/pgbouncer.ini does not hold "${from}" once.`);
    return changed.replace(from, to);
  }, text);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** `serverUrl`: of the role that the product connects as. */
export async function startPooler(serverUrl: string): Promise<Pooler> {
  const server = new URL(serverUrl);
  const folder = temporaryFolder();
  // The folder of the server's socket is closed to other users, and PgBouncer refuses to run as root.
  const link = await openTcpProxy({
    path: join(server.searchParams.get('host') ?? '', `.s.PGSQL.${server.port}`),
  });
  const port = await freePort();
  const path = join(folder, 'pgbouncer.ini');
  const text = await readFile('deploy/pgbouncer.ini', 'utf8');
  await writeFile(path, configuration(text, { port, serverPort: link.port, user: server.username }));
  await chmod(folder, 0o755);
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn(program, ['-q', path], { stdio: ['ignore', 'ignore', 'pipe'], ...nobody });
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(`${text}`));
  const url = `postgresql://${server.username}@127.0.0.1:${port}${server.pathname}`;
  const deadline = performance.now() + 10_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new Error(`The pooler does not answer: ${said.join('')}`);
    }
    await pause(20);
  }
  return {
    url,
    async stop() {
      await endProcess(child, 'SIGINT');
      await link.close();
    },
  };
}
