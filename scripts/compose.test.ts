import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
// Comes with vite and knip.
import { parse } from 'yaml';
import { readConfig } from '#server/config/config.ts';

/* Docker is not there where the tests run: what can be said of the compose file without it. */

interface Service {
  readonly image?: string;
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const services = Object.entries(compose.services);
const example = readFileSync('deploy/compose.env.example', 'utf8');

/** The settings of a file; with those that are commented out, where `all` says so. */
function settings(text: string, { all }: { all: boolean }): Record<string, string> {
  const lines = text.matchAll(/^(#?)([A-Z][A-Z0-9_]*)=(.*)$/gm);
  return Object.fromEntries(
    [...lines].filter(([, off]) => all || off === '').map(([, , name = '', value = '']) => [name, value]),
  );
}

test('every setting in it is one of the product, or of the images beside it', () => {
  const known = Object.keys(settings(readFileSync('.env.example', 'utf8'), { all: true }));
  const named = [
    ...Object.keys(settings(example, { all: true })),
    ...Object.keys(compose.services.product?.environment ?? {}),
  ];
  expect(named.filter((name) => !known.includes(name) && !/^(POSTGRES|MINIO)_/.test(name))).toEqual([]);
});

test.each([false, true])('the product takes these settings, with what is commented out: %s', (all) => {
  const env = { ...settings(example, { all }), ...compose.services.product?.environment };
  const config = readConfig(env);
  expect(config).toMatchObject({ ok: true });
  if (!config.ok) return;
  expect(config.value.database?.url).toContain('@database:5432/');
  expect(config.value.s3?.endpoint).toBe(all ? 'http://bucket:9000' : undefined);
  const { username, password, pathname } = new URL(config.value.database?.url ?? '');
  expect([username, password, pathname.slice(1)]).toEqual([
    env.POSTGRES_USER,
    env.POSTGRES_PASSWORD,
    env.POSTGRES_DB,
  ]);
});

test('each service says how it is, keeps what it stores, and takes its secrets from the file', () => {
  for (const [name, { healthcheck, volumes = [], env_file }] of services) {
    expect(healthcheck?.test[0], name).toMatch(/^CMD/);
    expect(env_file, name).toBe('deploy/compose.env');
    for (const volume of volumes) expect(compose.volumes, name).toHaveProperty(volume.split(':')[0] ?? '');
  }
  expect(compose.services.product?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(readFileSync('.gitignore', 'utf8')).toContain('deploy/compose.env\n');
  expect(readFileSync('.dockerignore', 'utf8')).toContain('deploy/compose.env\n');
});

test('only the product is reached from outside, and only by this machine', () => {
  for (const [name, { ports }] of services) {
    expect(ports, name).toEqual(name === 'product' ? ['127.0.0.1:3000:3000'] : undefined);
  }
});

test('a container is given what deploy/process.env says', () => {
  const [, settings = ''] = /^ENV (.*)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const container = parseEnv(settings.replaceAll(' ', '\n'));
  expect(container).toMatchObject(parseEnv(readFileSync('deploy/process.env', 'utf8')));
});

test('the systemd unit reads deploy/process.env', () => {
  expect(readFileSync('deploy/birthday-bloom.service', 'utf8')).toContain(
    'EnvironmentFile=/opt/birthday-bloom/deploy/process.env\n',
  );
});
