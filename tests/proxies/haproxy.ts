import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/support/product.ts';
import { documented, type Replacement } from './documented.ts';
import {
  cdn,
  isRoot,
  newProxyFolder,
  type ReverseProxy,
  type ReverseProxyOptions,
  runProxy,
} from './reverse-proxy.ts';

/** HAProxy with the documented file; what it would tell the system's log it tells us. */
export async function startHAProxy({ port, ports, certificate }: ReverseProxyOptions): Promise<ReverseProxy> {
  const folder = await newProxyFolder(certificate);
  const plainPort = await freePort();
  const lines: string[] = [];
  const log = createSocket('udp4', (line) => lines.push(`${line}`));
  log.bind(0, '127.0.0.1');
  await once(log, 'listening');
  const names = ['one', 'two'];
  // Only an administrator may become somebody else.
  const privileges = ['chroot /var/lib/haproxy', 'user haproxy', 'group haproxy'];
  const unprivileged: Replacement[] = isRoot ? [] : privileges.map((line) => [`  ${line}\n`, '']);
  const example = await documented('deploy/haproxy.cfg', [
    ['/dev/log', `127.0.0.1:${log.address().port}`],
    ['bind :80', `bind :${plainPort}`],
    ['bind :443 ', `bind :${port} `],
    ['/etc/haproxy/cards.example.pem', join(folder, 'both.pem')],
    ['10.0.0.11:3000', `127.0.0.1:${ports[0]}`, 2],
    ['10.0.0.12:3000', `127.0.0.1:${ports[1]}`, 2],
    cdn,
    ...unprivileged,
  ]);
  await writeFile(join(folder, 'haproxy.cfg'), example);
  const running = await runProxy(['/usr/sbin/haproxy', '-f', join(folder, 'haproxy.cfg'), '-db'], plainPort);

  function isUp(instance: number): boolean {
    const name = `instances/${names[ports.indexOf(instance)]} is `;
    return !lines.findLast((line) => line.includes(name))?.includes(`${name}DOWN`);
  }
  return {
    origin: `https://localhost:${port}`,
    plainPort,
    logsAndLimits: true,
    async sees(instance) {
      const deadline = performance.now() + 30_000;
      while (!isUp(instance)) {
        if (performance.now() > deadline)
          throw new Error(`HAProxy does not see the instance at ${instance}.`);
        await pause(20);
      }
    },
    logs: async () => lines.join('\n'),
    async stop() {
      await running.stop();
      log.close();
    },
  };
}
