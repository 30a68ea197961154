import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#tests/support/product.ts';
import { documented } from './documented.ts';
import {
  cdn,
  newProxyFolder,
  type ReverseProxy,
  type ReverseProxyOptions,
  runProxy,
} from './reverse-proxy.ts';

const program = '/usr/bin/caddy';

/** As much of Caddy's own settings as a test adds to. */
interface Settings {
  readonly apps: { readonly http: Record<string, unknown> };
}

/** Caddy with the documented file, and beside it what a test needs: ports, a certificate, no way in for an administrator. */
export async function startCaddy({ port, ports, certificate }: ReverseProxyOptions): Promise<ReverseProxy> {
  const folder = await newProxyFolder(certificate);
  const plainPort = await freePort();
  const example = await documented('deploy/Caddyfile', [
    ['cards.example {', `localhost:${port} {`],
    ['127.0.0.1:3000', `127.0.0.1:${ports[0]}`],
    cdn,
  ]);
  const [path, config] = [join(folder, 'Caddyfile'), join(folder, 'caddy.json')];
  await writeFile(path, example);
  const { stdout } = await promisify(execFile)(program, ['adapt', '--config', path]);
  const settings = JSON.parse(stdout) as Settings;
  const files = [{ certificate: join(folder, 'site.pem'), key: join(folder, 'site.key') }];
  const added = {
    ...settings,
    admin: { disabled: true },
    storage: { module: 'file_system', root: folder },
    apps: {
      ...settings.apps,
      http: { ...settings.apps.http, http_port: plainPort, https_port: port },
      tls: { certificates: { load_files: files } },
    },
  };
  await writeFile(config, JSON.stringify(added));
  const running = await runProxy([program, 'run', '--config', config], plainPort);
  return {
    ...running,
    origin: `https://localhost:${port}`,
    plainPort,
    logsAndLimits: false,
    // It knows one instance.
    sees: async () => {},
    logs: async () => running.said(),
  };
}
