import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Balancer } from '#tests/support/balancer.ts';
import type { Certificate } from '#tests/support/certificate.ts';
import { endProcess } from '../support/end-process.ts';
import { temporaryFolder } from '../support/new-folder.ts';

/** A proxy that runs with a documented file. */
export interface ReverseProxy extends Balancer {
  /** Where it answers without TLS, to send visitors on. */
  readonly plainPort: number;
  /** Whether it logs requests that are answered, and limits the size of uploads. */
  readonly logsAndLimits: boolean;
  /** Everything that it wrote to its logs. */
  logs(): Promise<string>;
}

export interface ReverseProxyOptions {
  readonly port: number;
  /** The ports of the instances. */
  readonly ports: readonly number[];
  readonly certificate: Certificate;
}

/** The network that the examples name as that of a CDN in front of the proxy, and whose addresses do so here. */
export const cdn: readonly [string, string] = ['198.51.100.0/24', '127.0.0.1'];

export const hasIPv6 = Object.values(networkInterfaces()).some((each) =>
  each?.some(({ family }) => family === 'IPv6'),
);

export const isRoot = process.getuid?.() === 0;

/** A folder with the certificate in the forms that proxies read. */
export async function newProxyFolder({ key, cert }: Certificate): Promise<string> {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'site.pem'), cert);
  await writeFile(join(folder, 'site.key'), key, { mode: 0o600 });
  await writeFile(join(folder, 'both.pem'), cert + key, { mode: 0o600 });
  return folder;
}

export interface Running {
  /** What the program wrote to its output for errors. */
  said(): string;
  stop(): Promise<void>;
}

/** Runs the proxy's program; resolves when it answers at the port. */
export async function runProxy(command: readonly string[], port: number): Promise<Running> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(`${text}`));
  child.on('error', ({ message }) => said.push(message));
  const deadline = performance.now() + 10_000;
  while (!(await answers(port))) {
    if (child.pid !== undefined && child.exitCode === null && performance.now() < deadline) await pause(50);
    else {
      await endProcess(child);
      throw new Error(`${program} does not run with this file: ${said.join('').trim()}`);
    }
  }
  return {
    said: () => said.join(''),
    stop: () => endProcess(child),
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port }, (answer) => resolve(answer.resume().statusCode !== undefined))
      .on('error', () => resolve(false))
      .end();
  });
}
