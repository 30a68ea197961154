import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';

/** A machine of the cluster: a network of its own with one cable to the others. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  /** Starts a program on it, as the user of the database. Its output goes to `log`. */
  run(command: readonly string[], options: RunOptions): ChildProcess;
  /** Sends a signal to everything that runs on it. */
  signal(signal: NodeJS.Signals): void;
  /** Takes its cable out, or puts it back. */
  setConnected(isConnected: boolean): void;
  /** Drops what it sends to the other machines of the cluster; HAProxy still reaches it. */
  setIsolated(isIsolated: boolean): void;
}

export interface RunOptions {
  readonly env?: NodeJS.Dict<string>;
  /** Where the user is at home. */
  readonly home: string;
  /** A file that is open for writing. */
  readonly log: number;
}

const user = 'postgres';

function ip(...words: string[]): void {
  execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A switch that all machines are connected to; ours has the address 10.0.0.5. */
export function openNetwork(): void {
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', 'cluster', 'type', 'bridge');
  ip('addr', 'add', '10.0.0.5/24', 'dev', 'cluster');
  ip('link', 'set', 'cluster', 'up');
}

/** The machine with this number, from 1. Its network ends with our process. */
export async function addMachine(number: number, others: readonly number[]): Promise<Machine> {
  const name = `db${number}`;
  const addressOf = (each: number) => `10.0.0.${20 + each}`;
  const holder = spawn('unshare', ['--net', 'sh', '-c', 'echo; exec sleep infinity'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const id = `${holder.pid}`;
  const inside = ['nsenter', `--net=/proc/${id}/ns/net`] as const;
  const within = (...words: string[]) =>
    execFileSync(inside[0], [inside[1], ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
  ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'cable', 'netns', id);
  ip('link', 'set', name, 'master', 'cluster', 'up');
  within('ip', 'link', 'set', 'lo', 'up');
  within('ip', 'addr', 'add', `${addressOf(number)}/24`, 'dev', 'cable');
  within('ip', 'link', 'set', 'cable', 'up');
  const network = readlinkSync(`/proc/${id}/ns/net`);

  return {
    name,
    address: addressOf(number),
    run(command, { env = {}, home, log }) {
      const words = [inside[1], 'setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', ...command];
      return spawn(inside[0], words, {
        env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: home, ...env },
        stdio: ['ignore', log, log],
        cwd: '/',
      });
    },
    signal(signal) {
      for (const each of processesIn(network)) {
        if (each === holder.pid) continue;
        try {
          process.kill(each, signal);
        } catch {
          // It has ended meanwhile.
        }
      }
    },
    setConnected: (isConnected) => ip('link', 'set', name, isConnected ? 'up' : 'down'),
    setIsolated(isIsolated) {
      for (const other of others) {
        within('ip', 'route', isIsolated ? 'add' : 'del', 'blackhole', `${addressOf(other)}/32`);
      }
    },
  };
}

function processesIn(network: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => {
      try {
        return readlinkSync(`/proc/${id}/ns/net`) === network;
      } catch {
        return false;
      }
    })
    .map(Number);
}
