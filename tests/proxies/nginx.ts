import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#tests/support/product.ts';
import { documented, type Replacement } from './documented.ts';
import {
  cdn,
  hasIPv6,
  isRoot,
  newProxyFolder,
  type ReverseProxy,
  type ReverseProxyOptions,
  runProxy,
} from './reverse-proxy.ts';

const program = '/usr/sbin/nginx';

/** What Debian's own nginx.conf sets around the example: it must not get in its way. */
function around(folder: string): string {
  return `${isRoot ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/logs/debian-error.log;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log ${folder}/logs/debian-access.log;
  gzip on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`).join('\n  ')}
  include ${folder}/example.conf;
}
`;
}

/** nginx with one of the documented files; it knows nothing of /readyz. */
export async function startNginx(
  file: 'one-machine' | 'several-machines',
  { port, ports, certificate }: ReverseProxyOptions,
): Promise<ReverseProxy> {
  const folder = await newProxyFolder(certificate);
  const logs = join(folder, 'logs');
  await mkdir(logs);
  const plainPort = await freePort();
  const [one = 0, two = 0] = ports;
  const instances: Replacement[] =
    file === 'one-machine'
      ? [['127.0.0.1:3000', `127.0.0.1:${one}`]]
      : [
          ['10.0.0.11:3000', `127.0.0.1:${one}`],
          ['10.0.0.12:3000', `127.0.0.1:${two}`],
        ];
  const example = await documented(`deploy/nginx/${file}.conf`, [
    ['listen 443 ', `listen ${port} `],
    ['listen 80;', `listen ${plainPort};`],
    ['listen [::]:443 ssl http2;', hasIPv6 ? `listen [::]:${port} ssl http2;` : ''],
    ['listen [::]:80;', hasIPv6 ? `listen [::]:${plainPort};` : ''],
    ['/etc/ssl/cards.example.pem', join(folder, 'site.pem')],
    ['/etc/ssl/cards.example.key', join(folder, 'site.key')],
    ['/var/log/nginx', logs, 4],
    cdn,
    ...instances,
  ]);
  await writeFile(join(folder, 'example.conf'), example);
  await writeFile(join(folder, 'nginx.conf'), around(folder));
  const command = [program, '-p', folder, '-c', 'nginx.conf', '-e', 'logs/start.log', '-g', 'daemon off;'];
  const running = await runProxy(command, plainPort);
  return {
    ...running,
    origin: `https://localhost:${port}`,
    plainPort,
    logsAndLimits: true,
    // It sends visitors to every instance at any time.
    sees: async () => {},
    async logs() {
      const names = await readdir(logs);
      return (await Promise.all(names.map((name) => readFile(join(logs, name), 'utf8')))).join('');
    },
  };
}
