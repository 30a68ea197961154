import { isIP } from 'node:net';
import { z } from 'zod';
import { asciiDomain } from '#content/ascii-domain.ts';
import { languages } from '#content/languages/languages.ts';
import { fail, ok, type Result } from '#std/result.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/* A sentence names the variable and the cure, and never the value: many are secrets. */

function isWholeNumber(text: string, min: number, max: number): boolean {
  return /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
}

function isHost(text: string): boolean {
  return /^[A-Za-z0-9.:_%-]{1,253}$/.test(text);
}

function isUrl(text: string, schemes: readonly string[]): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol);
}

/** Whether the host is this machine. */
export function isLocal(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

function isOrigin(text: string): boolean {
  if (!isUrl(text, ['http:', 'https:'])) return false;
  const { origin } = new URL(text);
  return text === origin || text === `${origin}/`;
}

function isDatabaseUrl(text: string): boolean {
  return isUrl(text, ['postgres:', 'postgresql:']) && new URL(text).pathname.length > 1;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, rest] = text.split('/');
  const family = isIP(address);
  return (
    family !== 0 &&
    rest === undefined &&
    (prefix === undefined || isWholeNumber(prefix, 0, family === 4 ? 32 : 128))
  );
}

function isMailServer(text: string): boolean {
  if (!isUrl(text, ['smtp:', 'smtps:'])) return false;
  const { hostname, username, password, pathname, search, hash } = new URL(text);
  // A sign of percent that encodes nothing.
  const isClear = [username, password].every((part) => !/%(?![0-9a-f]{2})/i.test(part));
  const isPlain = /^\/?$/.test(pathname) && /^(\?tls=(required|optional))?$/.test(search) && hash === '';
  return hostname !== '' && isClear && isPlain && Boolean(username) === Boolean(password);
}

function isMailAddress(text: string): boolean {
  return z.email().safeParse(asciiDomain(text)).success;
}

function isSender(text: string): boolean {
  const named = /^[^<>\r\n]{1,100}<([^<>\s]+)>$/.exec(text);
  return isMailAddress(named?.[1] ?? text);
}

/** A variable that may be absent. An empty one counts as absent, such as `NAME=` in a file. */
function variable(sentence: string, holds: (text: string) => boolean) {
  return z
    .string()
    .trim()
    .transform((text) => text || undefined)
    .refine((text) => text === undefined || holds(text), sentence)
    .optional();
}

/** `unit` stands behind "a whole number". */
const wholeNumber = (name: string, { min, max, unit = '' }: { min: number; max: number; unit?: string }) =>
  variable(`${name} must be a whole number${unit} from ${min} to ${max}.`, (text) =>
    isWholeNumber(text, min, max),
  ).transform((text) => (text === undefined ? undefined : Number(text)));
/** Values with commas between them. */
const listOf = (sentence: string, holds: (part: string) => boolean) =>
  variable(sentence, (text) => partsOf(text).every(holds)).transform((text) =>
    text === undefined ? undefined : partsOf(text),
  );
const partsOf = (text: string) => text.split(',').map((part) => part.trim());
const anything = () => true;
const isWebUrl = (text: string) => isUrl(text, ['http:', 'https:']);
/** Secrets and identities are sent there, so http is allowed on this machine only. */
const issuerUrl = (name: string) =>
  variable(`${name} must begin with https:// (http:// only for localhost).`, (text) => {
    return isUrl(text, ['https:']) || (isUrl(text, ['http:']) && isLocal(new URL(text).hostname));
  });
const httpUrl = (name: string) =>
  variable(`${name} must be an address that begins with https:// (or http://).`, isWebUrl);
const oneOf = (name: string, values: readonly string[]) =>
  variable(`${name} must be one of ${values.join(', ')}.`, (text) => values.includes(text));
const shortText = (name: string, max: number) =>
  variable(`${name} must be one line of at most ${max} characters.`, (text) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    return text.length <= max && !/[\u0000-\u001f]/.test(text);
  });
const databaseUrl = (name: string) =>
  variable(`${name} must have the form postgres://user:password@host:5432/database.`, isDatabaseUrl);

const port = { min: 1, max: 65_535 };

const environmentSchema = z.object({
  NODE_ENV: variable('', anything),
  PORT: wholeNumber('PORT', port),
  HOST: variable(
    'HOST must be an address or a host name to listen on, such as 127.0.0.1 or 0.0.0.0.',
    isHost,
  ),
  METRICS_PORT: wholeNumber('METRICS_PORT', port),
  METRICS_HOST: variable('METRICS_HOST must be an address or a host name to listen on.', isHost),
  ORIGIN: variable(
    'ORIGIN must be the address of the site without a path, such as https://cards.example.',
    isOrigin,
  ),
  DATA_DIR: variable('DATA_DIR must be the path of a folder.', (text) => !text.includes('\0')),
  DATABASE_URL: databaseUrl('DATABASE_URL'),
  DATABASE_MIGRATION_URL: databaseUrl('DATABASE_MIGRATION_URL'),
  DATABASE_SESSION_URL: databaseUrl('DATABASE_SESSION_URL'),
  DATABASE_READ_URL: databaseUrl('DATABASE_READ_URL'),
  DATABASE_POOL_SIZE: wholeNumber('DATABASE_POOL_SIZE', { min: 2, max: 200 }),
  DATABASE_NOTIFY: oneOf('DATABASE_NOTIFY', ['on', 'off']),
  AUTH_SECRET: variable(
    'AUTH_SECRET must have at least 32 characters; leave it out and one is made and kept in DATA_DIR.',
    (text) => text.length >= 32,
  ),
  SMTP_URL: variable(
    'SMTP_URL must have the form smtps://user:password@host:465, or smtp://user:password@host:587 with ' +
      '?tls=required or ?tls=optional behind it where that is wanted.',
    isMailServer,
  ),
  MAIL_FROM: variable('MAIL_FROM must be a mail address, alone or as "Name <address>".', isSender),
  DKIM_SELECTOR: variable(
    'DKIM_SELECTOR must be letters, digits, hyphens and full stops, as in SELECTOR._domainkey.cards.example.',
    (text) => /^[a-z\d](?:[a-z\d.-]{0,61}[a-z\d])?$/i.test(text),
  ),
  DELIVERY: oneOf('DELIVERY', ['on', 'off']),
  DELIVERY_PER_HOUR: wholeNumber('DELIVERY_PER_HOUR', { min: 1, max: 100_000 }),
  DELIVERY_SECRET: variable('DELIVERY_SECRET must have at least 32 characters.', (text) => text.length >= 32),
  DELIVERY_WEBHOOK_SECRET: variable(
    'DELIVERY_WEBHOOK_SECRET must be 32 to 100 letters, digits, hyphens and underscores.',
    (text) => /^[\w-]{32,100}$/.test(text),
  ),
  MAILGUN_SIGNING_KEY: shortText('MAILGUN_SIGNING_KEY', 200),
  SNS_TOPIC_ARN: variable(
    'SNS_TOPIC_ARN must be the ARN of a topic, such as arn:aws:sns:eu-central-1:123456789012:mail.',
    (text) => /^arn:aws:sns:[a-z0-9-]{1,40}:\d{12}:[\w-]{1,256}$/.test(text),
  ),
  S3_BUCKET: variable('S3_BUCKET must be the name of a bucket (3 to 63 characters, no spaces).', (text) =>
    /^[A-Za-z0-9._-]{3,63}$/.test(text),
  ),
  S3_REGION: variable('S3_REGION must be a region such as eu-central-1 (or auto).', (text) =>
    /^[A-Za-z0-9-]{1,40}$/.test(text),
  ),
  S3_ENDPOINT: httpUrl('S3_ENDPOINT'),
  S3_ACCESS_KEY_ID: shortText('S3_ACCESS_KEY_ID', 200),
  S3_SECRET_ACCESS_KEY: shortText('S3_SECRET_ACCESS_KEY', 500),
  GOOGLE_CLIENT_ID: shortText('GOOGLE_CLIENT_ID', 300),
  GOOGLE_CLIENT_SECRET: shortText('GOOGLE_CLIENT_SECRET', 300),
  GOOGLE_ISSUER_URL: issuerUrl('GOOGLE_ISSUER_URL'),
  FACEBOOK_CLIENT_ID: shortText('FACEBOOK_CLIENT_ID', 300),
  FACEBOOK_CLIENT_SECRET: shortText('FACEBOOK_CLIENT_SECRET', 300),
  FACEBOOK_ISSUER_URL: issuerUrl('FACEBOOK_ISSUER_URL'),
  WISH_MODEL_URL: httpUrl('WISH_MODEL_URL'),
  WISH_MODEL_KEY: shortText('WISH_MODEL_KEY', 500),
  WISH_MODEL: shortText('WISH_MODEL', 200),
  GUESTS: oneOf('GUESTS', ['on', 'off']),
  GUEST_STORAGE_GB: wholeNumber('GUEST_STORAGE_GB', { min: 0, max: 100_000 }),
  SERVICE_WORKER: oneOf('SERVICE_WORKER', ['on', 'off']),
  LANGUAGES: listOf(
    `LANGUAGES must be some of ${Object.keys(languages).join(', ')}, with commas between them.`,
    (part) => Object.hasOwn(languages, part),
  ),
  PUSH_HOSTS: listOf(
    'PUSH_HOSTS must be hosts with commas between them, each with its port where it has one.',
    (part) => /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i.test(part),
  ),
  SITE_STATS: oneOf('SITE_STATS', ['sample', 'live']),
  TRUSTED_PROXIES: listOf(
    'TRUSTED_PROXIES must be addresses or networks with commas between them, such as 10.0.0.0/8, ::1.',
    isNetwork,
  ),
  MAX_CONNECTIONS: wholeNumber('MAX_CONNECTIONS', { min: 64, max: 100_000 }),
  MAX_CONNECTIONS_PER_CLIENT: wholeNumber('MAX_CONNECTIONS_PER_CLIENT', { min: 8, max: 100_000 }),
  LOG_LEVEL: oneOf('LOG_LEVEL', logLevels),
  REQUIRE_EMAIL_VERIFICATION: oneOf('REQUIRE_EMAIL_VERIFICATION', ['true', 'false']),
  HSTS_SUBDOMAINS: oneOf('HSTS_SUBDOMAINS', ['true', 'false']),
  DRAIN_SECONDS: wholeNumber('DRAIN_SECONDS', { min: 0, max: 300, unit: ' of seconds' }),
  ADMIN_EMAILS: listOf(
    'ADMIN_EMAILS must be mail addresses with commas between them, such as asha@cards.example, ravi@cards.example.',
    isMailAddress,
  ),
  BRAND_DIR: variable('BRAND_DIR must be the path of a folder.', (text) => !text.includes('\0')),
  SITE_NAME: shortText('SITE_NAME', 60),
  SITE_EMAIL: variable('SITE_EMAIL must be a mail address.', isMailAddress),
  SITE_PHONE: variable('SITE_PHONE must be a telephone number such as +91 98765 43210.', (text) =>
    /^\+?[0-9][0-9 ()./-]{4,30}$/.test(text),
  ),
  SITE_CHAT_NUMBER: variable(
    'SITE_CHAT_NUMBER must be a number with its country code and digits only, such as 919876543210.',
    (text) => /^[1-9]\d{6,14}$/.test(text),
  ),
  SITE_ADDRESS: shortText('SITE_ADDRESS', 200),
  SITE_DOWNLOAD_NAME: variable(
    'SITE_DOWNLOAD_NAME must be 1 to 60 small letters, digits and hyphens, such as birthday-card.',
    (text) => /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/.test(text),
  ),
});
/** The values of the variables; undefined where absent or empty. */
export type Variables = z.infer<typeof environmentSchema>;
type VariableName = keyof Variables;

/** Variables that must be set together. */
const together: readonly (readonly VariableName[])[] = [
  ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['WISH_MODEL_URL', 'WISH_MODEL'],
];

/** Variables that need another one. */
const needs: readonly (readonly [VariableName, VariableName])[] = [
  ['DATABASE_MIGRATION_URL', 'DATABASE_URL'],
  ['DATABASE_SESSION_URL', 'DATABASE_URL'],
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['DATABASE_POOL_SIZE', 'DATABASE_URL'],
  ['DATABASE_NOTIFY', 'DATABASE_URL'],
  ['METRICS_HOST', 'METRICS_PORT'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['DKIM_SELECTOR', 'SMTP_URL'],
  ['DELIVERY_PER_HOUR', 'DELIVERY'],
  ['DELIVERY_WEBHOOK_SECRET', 'DELIVERY'],
  ['MAILGUN_SIGNING_KEY', 'DELIVERY_WEBHOOK_SECRET'],
  ['SNS_TOPIC_ARN', 'DELIVERY_WEBHOOK_SECRET'],
  ['GOOGLE_ISSUER_URL', 'GOOGLE_CLIENT_ID'],
  ['FACEBOOK_ISSUER_URL', 'FACEBOOK_CLIENT_ID'],
  ['WISH_MODEL_KEY', 'WISH_MODEL_URL'],
];

/** The variables of the product in `env`; or a sentence that names the first wrong variable and what to do. */
export function readVariables(env: Readonly<Record<string, string | undefined>>): Result<Variables, string> {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return fail(issue?.message ?? 'The environment could not be read.');
  }
  const { PORT = 3000, METRICS_PORT } = parsed.data;
  if (METRICS_PORT === PORT) {
    return fail('METRICS_PORT must be another port than PORT: what it answers is for the operator only.');
  }
  const missing = missingVariable(parsed.data);
  return missing ? fail(missing) : ok(parsed.data);
}

function missingVariable(variables: Variables): string | null {
  for (const names of together) {
    const absent = names.find((name) => !variables[name]);
    const present = names.find((name) => variables[name]);
    if (absent && present) return `${absent} is missing: set it, or leave out ${present} as well.`;
  }
  for (const [name, other] of needs) {
    if (variables[name] && !variables[other]) return `${other} is missing: ${name} needs it.`;
  }
  return null;
}
