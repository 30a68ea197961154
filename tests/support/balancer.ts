import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess } from './end-process.ts';
import { temporaryFolder } from './new-folder.ts';
import { freePort } from './product.ts';

/** HAProxy in front of instances: in turn, without stickiness, to those whose /readyz is 200. */
export interface Balancer {
  /** What the site is called. */
  readonly origin: string;
  /** Resolves when requests may go to the instance at this port. */
  sees(port: number): Promise<void>;
  stop(): Promise<void>;
}

export interface BalancerOptions {
  /** Of the site. */
  readonly port: number;
  /** Of the instances. */
  readonly ports: readonly number[];
  /** Milliseconds between two looks at an instance. */
  readonly look: number;
}

const program = '/usr/sbin/haproxy';

export function hasBalancer(): boolean {
  return existsSync(program);
}

/** What matters of deploy/haproxy.cfg, without TLS. A request is sent a second time only if the first one never left. */
function configuration({ port, ports, look }: BalancerOptions, watch: number): string {
  const servers = ports.flatMap((each) => [
    `  server port-${each} 127.0.0.1:${each}`,
    `  server port-${each}-unready 127.0.0.1:${each} backup no-check`,
  ]);
  return `
global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 130s
  timeout check 5s
  retries 3
  retry-on conn-failure
  option redispatch 1
frontend site
  bind 127.0.0.1:${port}
  default_backend instances
frontend watch
  bind 127.0.0.1:${watch}
  stats enable
  stats uri /stats
backend instances
  balance roundrobin
  option allbackups
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter ${look}ms fall 2 rise 1
${servers.join('\n')}
`;
}

export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const folder = temporaryFolder();
  const watch = await freePort();
  const path = join(folder, 'haproxy.cfg');
  await writeFile(path, configuration(options, watch));
  const child = spawn(program, ['-f', path, '-db'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(`${text}`));

  async function isUp(port: number): Promise<boolean> {
    if (child.exitCode !== null) throw new Error(`The balancer ended: ${said.join('')}`);
    const table = await fetch(`http://127.0.0.1:${watch}/stats;csv`).then(
      (answer) => answer.text(),
      () => '',
    );
    const line = table.split('\n').find((each) => each.startsWith(`instances,port-${port},`));
    return line?.split(',')[17] === 'UP';
  }

  return {
    origin: `http://localhost:${options.port}`,
    async sees(port) {
      const deadline = performance.now() + 30_000;
      while (!(await isUp(port))) {
        if (performance.now() > deadline)
          throw new Error(`The balancer does not see the instance at ${port}.`);
        await pause(20);
      }
    },
    stop: () => endProcess(child),
  };
}
