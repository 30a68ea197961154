import { readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { offeredLanguages } from '#content/languages/languages.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { loadSecret } from '../secret.ts';
import { readConfig } from './config.ts';

const folder = temporaryFolder();

const s3 = {
  S3_BUCKET: 'cards',
  S3_REGION: 'eu-central-1',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

function configOf(env: Record<string, string | undefined>) {
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error);
  return config.value;
}

function errorOf(env: Record<string, string | undefined>) {
  const config = readConfig(env);
  return config.ok ? null : config.error;
}

test('without any variable the product runs by itself on localhost', () => {
  expect(configOf({})).toEqual({
    mode: 'production',
    port: 3000,
    host: '127.0.0.1',
    metrics: null,
    origin: 'http://localhost:3000',
    dataDir: resolve('data'),
    database: null,
    authSecret: null,
    mail: null,
    dkimSelector: null,
    delivery: null,
    deliverySecret: null,
    webhook: null,
    s3: null,
    google: null,
    facebook: null,
    wishModel: null,
    guests: true,
    guestBytes: 5 * 1024 ** 3,
    serviceWorker: true,
    languages: offeredLanguages,
    pushHosts: [],
    siteStats: 'sample',
    trustedProxies: [],
    connections: { perClient: 256, inAll: 1024 },
    logLevel: 'info',
    requireEmailVerification: false,
    hstsSubdomains: true,
    adminEmails: [],
    brandDir: null,
    drainSeconds: 0,
    site: {},
    warnings: [],
  });
});

test('every variable arrives', () => {
  const database = {
    DATABASE_URL: 'postgres://a:b@db:5432/bloom',
    DATABASE_MIGRATION_URL: 'postgresql://o@db/bloom',
    DATABASE_SESSION_URL: 'postgres://a:b@db:5433/bloom',
    DATABASE_READ_URL: 'postgres://a:b@replica:5432/bloom',
    DATABASE_POOL_SIZE: '4',
    DATABASE_NOTIFY: 'off',
  };
  const config = configOf({
    NODE_ENV: 'development',
    PORT: '8080',
    HOST: '::',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.5',
    ORIGIN: 'https://cards.example/',
    DATA_DIR: '/var/lib/bloom',
    ...database,
    AUTH_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtps://u:p@mail.example:465',
    MAIL_FROM: 'Birthday Bloom <hello@cards.example>',
    DKIM_SELECTOR: 'mail',
    DELIVERY: 'on',
    DELIVERY_PER_HOUR: '50',
    DELIVERY_SECRET: 'd'.repeat(32),
    DELIVERY_WEBHOOK_SECRET: 'w'.repeat(32),
    MAILGUN_SIGNING_KEY: 'mk',
    SNS_TOPIC_ARN: 'arn:aws:sns:eu-central-1:123456789012:mail',
    ...s3,
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 'gs',
    GOOGLE_ISSUER_URL: 'http://localhost:9000',
    FACEBOOK_CLIENT_ID: 'f',
    FACEBOOK_CLIENT_SECRET: 'fs',
    FACEBOOK_ISSUER_URL: 'https://login.example/issuer',
    WISH_MODEL_URL: 'http://10.0.0.9:11434/v1/',
    WISH_MODEL_KEY: 'wk',
    WISH_MODEL: 'small',
    GUESTS: 'off',
    GUEST_STORAGE_GB: '2',
    SERVICE_WORKER: 'off',
    LANGUAGES: 'hi, ar',
    PUSH_HOSTS: 'push.example:8443, other.example',
    SITE_STATS: 'live',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1,127.0.0.1',
    LOG_LEVEL: 'debug',
    REQUIRE_EMAIL_VERIFICATION: 'true',
    HSTS_SUBDOMAINS: 'false',
    ADMIN_EMAILS: 'Asha@cards.example, ravi@Cards.example',
    BRAND_DIR: '/etc/bloom/brand',
    DRAIN_SECONDS: '6',
    MAX_CONNECTIONS: '900',
    MAX_CONNECTIONS_PER_CLIENT: '90',
    SITE_NAME: 'Bloom',
    SITE_EMAIL: 'us@cards.example',
    SITE_PHONE: '+91 98765 43210',
    SITE_CHAT_NUMBER: '919876543210',
    SITE_ADDRESS: 'India',
    SITE_DOWNLOAD_NAME: 'a-card',
  });
  expect(config).toEqual({
    mode: 'development',
    port: 8080,
    host: '::',
    metrics: { port: 9464, host: '10.0.0.5' },
    origin: 'https://cards.example',
    dataDir: '/var/lib/bloom',
    database: {
      url: database.DATABASE_URL,
      migrationUrl: database.DATABASE_MIGRATION_URL,
      sessionUrl: database.DATABASE_SESSION_URL,
      readUrl: database.DATABASE_READ_URL,
      poolSize: 4,
      hasNotify: false,
    },
    authSecret: 'x'.repeat(32),
    mail: { url: 'smtps://u:p@mail.example:465', from: 'Birthday Bloom <hello@cards.example>' },
    dkimSelector: 'mail',
    delivery: { perHour: 50 },
    deliverySecret: 'd'.repeat(32),
    webhook: {
      secret: 'w'.repeat(32),
      mailgunKey: 'mk',
      snsTopic: 'arn:aws:sns:eu-central-1:123456789012:mail',
    },
    s3: {
      bucket: 'cards',
      region: 'eu-central-1',
      endpoint: 'https://s3.example',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    google: { clientId: 'g', clientSecret: 'gs', issuerUrl: 'http://localhost:9000' },
    facebook: { clientId: 'f', clientSecret: 'fs', issuerUrl: 'https://login.example/issuer' },
    wishModel: { url: 'http://10.0.0.9:11434/v1', key: 'wk', model: 'small' },
    guests: false,
    guestBytes: 2 * 1024 ** 3,
    serviceWorker: false,
    languages: ['en', 'hi', 'ar'],
    pushHosts: ['push.example:8443', 'other.example'],
    siteStats: 'live',
    trustedProxies: ['10.0.0.0/8', '::1', '127.0.0.1'],
    logLevel: 'debug',
    requireEmailVerification: true,
    hstsSubdomains: false,
    adminEmails: ['asha@cards.example', 'ravi@cards.example'],
    brandDir: '/etc/bloom/brand',
    drainSeconds: 6,
    connections: { perClient: 90, inAll: 900 },
    site: {
      name: 'Bloom',
      email: 'us@cards.example',
      phone: '+91 98765 43210',
      chatNumber: '919876543210',
      address: 'India',
      downloadName: 'a-card',
    },
    warnings: [],
  });
});

test('the settings cannot be changed', () => {
  const config = configOf({ TRUSTED_PROXIES: '::1' });
  expect(
    Object.isFrozen(config) && Object.isFrozen(config.site) && Object.isFrozen(config.trustedProxies),
  ).toBe(true);
});

const wrong: Readonly<Record<string, readonly string[]>> = {
  PORT: ['0', '65536', '-1', '80.5', '3000x', '1e3', 'http', '99999999999'],
  HOST: ['http://x', 'a b', 'a/b'],
  METRICS_PORT: ['0', 'x', '65536', '3000'],
  METRICS_HOST: ['http://x', 'a b'],
  ORIGIN: [
    'birthdays.example',
    'https://birthdays.example/app',
    'ftp://x',
    'https://x/?a=1',
    'https://user@x',
    '//x',
  ],
  DATA_DIR: ['a\0b'],
  DATABASE_URL: ['mysql://a/b', 'localhost:5432', 'postgres://host', 'postgres://host/'],
  DATABASE_MIGRATION_URL: ['mysql://a/b', 'x'],
  DATABASE_SESSION_URL: ['mysql://a/b', 'x'],
  DATABASE_READ_URL: ['mysql://a/b', 'x'],
  DATABASE_POOL_SIZE: ['1', '201', '2.5', 'x'],
  DATABASE_NOTIFY: ['yes', 'Off'],
  DRAIN_SECONDS: ['-1', '301', '2.5', 'x'],
  MAX_CONNECTIONS: ['0', '63', '100001', 'many'],
  MAX_CONNECTIONS_PER_CLIENT: ['0', '7', '100001', '-1'],
  AUTH_SECRET: ['short', 'x'.repeat(31)],
  SMTP_URL: [
    'mail.example',
    'http://mail.example',
    'mail.example:25',
    'smtp:///',
    'smtp://mail.example/inbox',
    'smtp://mail.example?tls=maybe',
    'smtps://mail.example?ignoreTLS=true',
    'smtps://user@mail.example',
    'smtps://user:50%@mail.example',
  ],
  MAIL_FROM: ['nobody', 'A <b>', 'A <a@b.example>\nBcc: c@d.example', '<a@b.example> x'],
  DKIM_SELECTOR: ['a b', '-mail', 'x'.repeat(64)],
  DELIVERY: ['yes', 'On'],
  DELIVERY_PER_HOUR: ['0', '1.5', 'many'],
  DELIVERY_SECRET: ['short', 'x'.repeat(31)],
  DELIVERY_WEBHOOK_SECRET: ['short', 'a b'.repeat(20)],
  MAILGUN_SIGNING_KEY: ['a\nb', 'x'.repeat(201)],
  SNS_TOPIC_ARN: ['mail', 'arn:aws:sqs:eu-central-1:123456789012:mail'],
  S3_BUCKET: ['ab', 'my bucket', 'a/b', 'x'.repeat(64)],
  S3_REGION: ['eu central', 'eu/1'],
  S3_ENDPOINT: ['s3.example', 'ftp://s3.example'],
  S3_ACCESS_KEY_ID: ['a\nb', 'x'.repeat(201)],
  S3_SECRET_ACCESS_KEY: ['a\nb', 'x'.repeat(501)],
  GOOGLE_CLIENT_ID: ['a\nb'],
  GOOGLE_CLIENT_SECRET: ['a\nb'],
  GOOGLE_ISSUER_URL: ['accounts.example', 'ftp://x', 'http://accounts.example', 'http://localhost.example'],
  FACEBOOK_CLIENT_ID: ['a\nb'],
  FACEBOOK_CLIENT_SECRET: ['a\nb'],
  FACEBOOK_ISSUER_URL: ['accounts.example', 'ftp://x', 'http://accounts.example'],
  WISH_MODEL_URL: ['localhost:11434', 'ftp://x'],
  WISH_MODEL_KEY: ['a\nb', 'x'.repeat(501)],
  WISH_MODEL: ['a\nb', 'x'.repeat(201)],
  GUESTS: ['yes', 'true'],
  GUEST_STORAGE_GB: ['-1', '1.5', 'much'],
  SERVICE_WORKER: ['yes', 'Off'],
  LANGUAGES: ['xx', 'hi es', 'en,,hi', 'toString'],
  PUSH_HOSTS: ['https://push.example', 'push.example/x', 'a b', ','],
  SITE_STATS: ['yes', 'Live'],
  TRUSTED_PROXIES: [
    '192.0.2.0/33',
    'proxy.example',
    '1.2.3',
    '192.0.2.0/',
    '::1/129',
    '10.0.0.1 10.0.0.2',
    ',',
    '1.1.1.1/8/8',
  ],
  LOG_LEVEL: ['verbose', 'INFO'],
  REQUIRE_EMAIL_VERIFICATION: ['yes', '1'],
  HSTS_SUBDOMAINS: ['no', '0'],
  ADMIN_EMAILS: ['asha', 'a@b.example c@d.example', 'a@b.example,,c@d.example'],
  BRAND_DIR: ['a\0b'],
  SITE_NAME: ['x'.repeat(61), 'a\nb'],
  SITE_EMAIL: ['nobody', 'a@b@c'],
  SITE_PHONE: ['call us', '123'],
  SITE_CHAT_NUMBER: ['+919876543210', '0123456789', '91 98765'],
  SITE_ADDRESS: ['x'.repeat(201), 'a\nb'],
  SITE_DOWNLOAD_NAME: ['../card', 'My card', 'card.png', '-card', 'x'.repeat(61)],
};

test.each(Object.entries(wrong))(
  'a wrong %s is refused in one sentence without the value',
  (name, values) => {
    for (const value of values) {
      const sentence = errorOf({ ...s3, [name]: value });
      expect(sentence, JSON.stringify(value)).toMatch(new RegExp(`^${name} must [^\\n]+\\.$`));
      if (value.length > 5) expect(sentence).not.toContain(value);
    }
  },
);

test('every variable is described in .env.example, and no other', async () => {
  const described = [...(await readFile('.env.example', 'utf8')).matchAll(/^#([A-Z0-9_]+)=/gm)].map(
    (match) => match[1],
  );
  expect(described.sort()).toEqual(Object.keys(wrong).sort());
});

test('the values that .env.example shows are good ones', async () => {
  const shown = [...(await readFile('.env.example', 'utf8')).matchAll(/^#([A-Z0-9_]+)=(.+)$/gm)];
  const secrets = Object.keys(wrong).filter((name) => /SECRET|CLIENT_ID|_KEY/.test(name));
  const env = Object.fromEntries(shown.map(([, name, value]) => [name, value]));
  const filled = Object.fromEntries(secrets.map((name) => [name, 'x'.repeat(40)]));
  expect(errorOf({ ...env, ...filled })).toBeNull();
});

test('where .env.example shows a default, it is the one that counts', async () => {
  const text = await readFile('.env.example', 'utf8');
  const examples =
    /^(TRUSTED_PROXIES|METRICS_|DATABASE_|S3_|SMTP_|MAIL_|ADMIN_|WISH_|PUSH_|LANGUAGES|BRAND_|DKIM_|DELIVERY_SECRET|DELIVERY_WEBHOOK_|MAILGUN_|SNS_|SITE_(?!STATS))/;
  const shown = [...text.matchAll(/^#([A-Z0-9_]+)=(.+)$/gm)].filter(([, name = '']) => !examples.test(name));
  expect(shown.length).toBeGreaterThan(12);
  expect(configOf(Object.fromEntries(shown.map(([, name, value]) => [name, value])))).toEqual(configOf({}));
});

test.each([
  'smtp://mail.example',
  'smtp://localhost:2525/',
  'smtp://[::1]:25?tls=optional',
  'smtp://user:p%40ss@mail.example:587?tls=required',
  'smtps://hello%40cards.example:secret@mail.example',
])('%s is a mail server', (url) => {
  expect(configOf({ SMTP_URL: url, MAIL_FROM: 'a@b.example' }).mail?.url).toBe(url);
});

test('sets are complete or absent', () => {
  expect(errorOf({ ...s3, S3_REGION: '' })).toBe(
    'S3_REGION is missing: set it, or leave out S3_BUCKET as well.',
  );
  expect(errorOf({ GOOGLE_CLIENT_ID: 'a' })).toBe(
    'GOOGLE_CLIENT_SECRET is missing: set it, or leave out GOOGLE_CLIENT_ID as well.',
  );
  expect(errorOf({ FACEBOOK_CLIENT_SECRET: 'a' })).toContain('FACEBOOK_CLIENT_ID is missing');
  expect(errorOf({ SMTP_URL: 'smtp://mail.example' })).toBe('MAIL_FROM is missing: SMTP_URL needs it.');
  expect(errorOf({ DATABASE_MIGRATION_URL: 'postgres://h/d' })).toContain('DATABASE_URL is missing');
  expect(errorOf({ GOOGLE_ISSUER_URL: 'https://g.example' })).toContain('GOOGLE_CLIENT_ID is missing');
});

test('an empty variable is an absent one', () => {
  const empty = Object.fromEntries(Object.keys(wrong).map((name) => [name, '  ']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test('a site without HTTPS is warned of, unless it is on this machine', () => {
  expect(configOf({ ORIGIN: 'http://cards.example' }).warnings).toEqual([expect.stringContaining('ORIGIN')]);
  for (const origin of [
    'http://localhost:1',
    'http://127.0.0.1',
    'http://[::1]:2',
    'https://cards.example',
  ]) {
    expect(configOf({ ORIGIN: origin }).warnings).toEqual([]);
  }
});

test('the secret is made once, whoever asks first, and nobody else can read it', async () => {
  const dataDir = join(folder, 'fresh');
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => loadSecret({ authSecret: null, dataDir })),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

test('a configured secret is not written down, and a damaged file is not used', async () => {
  const dataDir = join(folder, 'configured');
  expect(await loadSecret({ authSecret: 'y'.repeat(32), dataDir })).toBe('y'.repeat(32));
  await expect(stat(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });
  await writeFile(join(folder, 'secret'), 'abc');
  await expect(loadSecret({ authSecret: null, dataDir: folder })).rejects.toThrow(
    /delete it .* or set AUTH_SECRET/,
  );
});

test('a relative DATA_DIR begins at the project, wherever the process was started', () => {
  const root = process.cwd();
  vi.spyOn(process, 'cwd').mockReturnValue('/');
  onTestFinished(() => void vi.restoreAllMocks());
  for (const [given, expected] of [
    [undefined, join(root, 'data')],
    ['kept/here', join(root, 'kept/here')],
    ['/var/lib/bloom', '/var/lib/bloom'],
  ]) {
    const config = readConfig({ DATA_DIR: given });
    expect(config.ok && config.value.dataDir).toBe(expected);
  }
});
