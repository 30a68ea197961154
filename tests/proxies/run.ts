// Shows: the documented nginx, HAProxy, Caddy and systemd files
/**
 * The examples of docs/operations.md as they stand: nginx and HAProxy over TLS before one and two instances, restarts one
 * by one under load, forged addresses, logs; and the systemd unit. Run: npm run prove -- proxies
 *
 * Prints a line for each thing that was tried; the exit code is 1 when one of them went wrong.
 */
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { selfSigned } from '#tests/support/certificate.ts';
import { freePort } from '#tests/support/product.ts';
import { startSite } from '#tests/support/site.ts';
import { type Check, print } from '../machines/check.ts';
import { rollingRestart } from '../machines/rolling.ts';
import { startCaddy } from './caddy.ts';
import { checks } from './checks.ts';
import { startReaders } from './client.ts';
import { startHAProxy } from './haproxy.ts';
import { startNginx } from './nginx.ts';
import type { ReverseProxy, ReverseProxyOptions } from './reverse-proxy.ts';
import { unitChecks } from './unit.ts';

const found: Check[] = [];
function note(check: Check): void {
  print(check);
  found.push(check);
}

const certificate = selfSigned();
setDefaultCACertificates([...getCACertificates(), certificate.cert]);

interface Example {
  readonly name: string;
  readonly instances: number;
  /** Stops and starts, one by one. */
  readonly stops: number;
  readonly start: (options: ReverseProxyOptions) => Promise<ReverseProxy>;
}

async function run({ name, instances, stops, start }: Example): Promise<void> {
  let front: ReverseProxy | undefined;
  await using site = await startSite({
    instances,
    drainSeconds: 5,
    look: 1000,
    front: {
      origin: (port) => `https://localhost:${port}`,
      start: async (options) => (front = await start({ ...options, certificate })),
    },
    env: {
      // As docs/operations.md says.
      TRUSTED_PROXIES: '127.0.0.1, ::1',
      LOG_LEVEL: 'fatal',
      ...(instances === 1 ? { METRICS_PORT: `${await freePort()}` } : {}),
    },
  });
  if (!front) throw new Error('Nothing stands in front.');
  if (stops > 0) {
    const readers = await startReaders(front, certificate.cert, 2);
    const check = await rollingRestart(site, stops, { people: 4, breath: 20 });
    note({ ...check, what: `${name}: ${check.what}` });
    const { answered, refused, failures } = await readers.stop();
    for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
    note({
      what: `${name}: meanwhile pages over HTTP/2`,
      isRight: failures.length === 0,
      found: `${answered} answered, ${refused} refused in time, ${failures.length} failed`,
    });
  }
  for await (const check of checks({ name, site, front, ca: certificate.cert })) note(check);
}

const examples: readonly Example[] = [
  {
    name: 'deploy/nginx/one-machine.conf',
    instances: 1,
    stops: 0,
    start: (options) => startNginx('one-machine', options),
  },
  {
    name: 'deploy/nginx/several-machines.conf',
    instances: 2,
    stops: 4,
    start: (options) => startNginx('several-machines', options),
  },
  { name: 'deploy/Caddyfile', instances: 1, stops: 0, start: startCaddy },
  { name: 'deploy/haproxy.cfg', instances: 2, stops: 4, start: startHAProxy },
];

const only = process.argv[2] ?? '';
for (const example of examples.filter(({ name }) => name.includes(only))) {
  await run(example).catch((error: Error) =>
    note({ what: `${example.name}: it runs`, isRight: false, found: error.message }),
  );
}
if ('deploy/birthday-bloom.service'.includes(only)) for await (const check of unitChecks()) note(check);
const wrong = found.filter(({ isRight }) => !isRight);
console.log(`${found.length - wrong.length} passed, ${wrong.length} failed`);
process.exit(wrong.length === 0 ? 0 : 1);
