import { resolve } from 'node:path';
import { asciiDomain } from '#content/ascii-domain.ts';
import { mailsPerHour } from '#content/deliveries/states.ts';
import { firstLanguage, type Language, offeredLanguages } from '#content/languages/languages.ts';
import type { SiteOverrides } from '#content/site.ts';
import { ok, type Result } from '#std/result.ts';
import { projectRoot } from '../project-root.ts';
import { isLocal, type LogLevel, readVariables, type Variables } from './environment.ts';

/** How to reach PostgreSQL. */
export interface DatabaseConfig {
  readonly url: string;
  readonly migrationUrl: string;
  /** For what needs a session of its own, where `url` leads through a pooler; `url` unless given. */
  readonly sessionUrl?: string | undefined;
  /** A replica for what only reads; none unless given. */
  readonly readUrl?: string | undefined;
  /** Connections of one process, 10 unless given. */
  readonly poolSize?: number | undefined;
  /** False where the engine has no `NOTIFY`. */
  readonly hasNotify?: boolean;
}

/** All settings, read from the environment once at start, and frozen. */
export interface Config {
  readonly mode: 'production' | 'development';
  readonly port: number;
  readonly host: string;
  /** Where metrics are served; null: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Scheme, name and port as browsers see the site, without a path: `https://cards.example`. */
  readonly origin: string;
  /** An absolute path. A relative `DATA_DIR` is resolved from the project's folder, wherever the process was started. */
  readonly dataDir: string;
  /** Null: the product runs its own PostgreSQL in `dataDir`. */
  readonly database: DatabaseConfig | null;
  /** Null: a secret is stored in `dataDir` (see `loadSecret`). */
  readonly authSecret: string | null;
  /** Null: mail is stored in an outbox folder in `dataDir`. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** The name of the DKIM key by which the mail server signs, for looking it up; null: not known. */
  readonly dkimSelector: string | null;
  /** Mail to receivers of cards, and how many of it an hour; null: senders send the link themselves. */
  readonly delivery: { readonly perHour: number } | null;
  /** What keeps the addresses that want no mail unreadable; null: the secret that signs sessions. */
  readonly deliverySecret: string | null;
  /** Where a mail service tells what became of mail; null: nowhere. */
  readonly webhook: WebhookConfig | null;
  /** Null: uploaded files are stored in `dataDir`. */
  readonly s3: S3Config | null;
  readonly google: OAuthConfig | null;
  readonly facebook: OAuthConfig | null;
  /** Null: wishes come from our table alone. */
  readonly wishModel: WishModelConfig | null;
  /** Whether cards can be made without an account. */
  readonly guests: boolean;
  /** What all guests together may store. */
  readonly guestBytes: number;
  /** Whether browsers may keep the studio for when there is no network. False removes it from all of them. */
  readonly serviceWorker: boolean;
  /** The languages of pages; the first is that of visitors who ask for none of them. */
  readonly languages: readonly Language[];
  readonly siteStats: 'sample' | 'live';
  /** Hosts with their ports that take push messages besides those of browser makers. */
  readonly pushHosts: readonly string[];
  /** Addresses and networks (CIDR) whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Connections at one moment; `perClient` is for one network of clients. */
  readonly connections: { readonly perClient: number; readonly inAll: number };
  readonly logLevel: LogLevel;
  readonly requireEmailVerification: boolean;
  /** In lower case: accounts whose confirmed address is among them are operators, who see `/admin`. */
  readonly adminEmails: readonly string[];
  /** Whether HSTS includes subdomains. */
  readonly hstsSubdomains: boolean;
  /** How long requests are accepted after the signal to stop, while `/readyz` already answers 503. */
  readonly drainSeconds: number;
  /** An absolute path: the operator's logo, colours and legal texts. Null: ours. */
  readonly brandDir: string | null;
  /** Facts about the operator. Absent ones are taken from the site's content. */
  readonly site: SiteOverrides;
  /** Sentences for the log about settings that are allowed and probably a mistake. */
  readonly warnings: readonly string[];
}

export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface WebhookConfig {
  /** A part of its address. */
  readonly secret: string;
  /** With which Mailgun signs; null: it is not believed. */
  readonly mailgunKey: string | null;
  /** The topic by which Amazon speaks; null: it is not believed. */
  readonly snsTopic: string | null;
}

export interface OAuthConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Replaces the provider's address, for tests with another server. */
  readonly issuerUrl: string | null;
}

export interface WishModelConfig {
  /** Up to and with the version, without a slash at its end: `http://localhost:11434/v1`. */
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
}

/**
 * The settings in `env` (usually `process.env`). The failure is one sentence that names the variable and the cure.
 * Touches neither disk nor network.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, string> {
  const variables = readVariables(env);
  return variables.ok ? ok(freeze(toConfig(variables.value))) : variables;
}

function toConfig(from: Variables): Config {
  const port = from.PORT ?? 3000;
  const languages = (from.LANGUAGES as readonly Language[] | undefined) ?? offeredLanguages;
  const origin = from.ORIGIN ? new URL(from.ORIGIN).origin : `http://localhost:${port}`;
  return {
    mode: from.NODE_ENV === 'development' || from.NODE_ENV === 'test' ? 'development' : 'production',
    port,
    host: from.HOST ?? '127.0.0.1',
    metrics: from.METRICS_PORT ? { port: from.METRICS_PORT, host: from.METRICS_HOST ?? '127.0.0.1' } : null,
    origin,
    dataDir: resolve(projectRoot, from.DATA_DIR ?? 'data'),
    database: databaseOf(from),
    authSecret: from.AUTH_SECRET ?? null,
    mail: from.SMTP_URL && from.MAIL_FROM ? { url: from.SMTP_URL, from: from.MAIL_FROM } : null,
    dkimSelector: from.DKIM_SELECTOR ?? null,
    delivery: from.DELIVERY === 'on' ? { perHour: from.DELIVERY_PER_HOUR ?? mailsPerHour } : null,
    deliverySecret: from.DELIVERY_SECRET ?? null,
    webhook: webhookOf(from),
    s3: s3Of(from),
    google: oauthOf(from.GOOGLE_CLIENT_ID, from.GOOGLE_CLIENT_SECRET, from.GOOGLE_ISSUER_URL),
    facebook: oauthOf(from.FACEBOOK_CLIENT_ID, from.FACEBOOK_CLIENT_SECRET, from.FACEBOOK_ISSUER_URL),
    wishModel: wishModelOf(from),
    guests: from.GUESTS !== 'off',
    guestBytes: (from.GUEST_STORAGE_GB ?? 5) * 1024 ** 3,
    serviceWorker: from.SERVICE_WORKER !== 'off',
    // English is always there: what has no prefix in its address is in it.
    languages: [...new Set<Language>([firstLanguage, ...languages])],
    pushHosts: from.PUSH_HOSTS ?? [],
    siteStats: from.SITE_STATS === 'live' ? 'live' : 'sample',
    trustedProxies: from.TRUSTED_PROXIES ?? [],
    connections: { perClient: from.MAX_CONNECTIONS_PER_CLIENT ?? 256, inAll: from.MAX_CONNECTIONS ?? 1024 },
    logLevel: (from.LOG_LEVEL as LogLevel | undefined) ?? 'info',
    requireEmailVerification: from.REQUIRE_EMAIL_VERIFICATION === 'true',
    adminEmails: (from.ADMIN_EMAILS ?? []).map((email) => asciiDomain(email.toLowerCase())),
    hstsSubdomains: from.HSTS_SUBDOMAINS !== 'false',
    drainSeconds: from.DRAIN_SECONDS ?? 0,
    brandDir: from.BRAND_DIR ? resolve(projectRoot, from.BRAND_DIR) : null,
    site: {
      ...(from.SITE_NAME ? { name: from.SITE_NAME } : {}),
      ...(from.SITE_EMAIL ? { email: asciiDomain(from.SITE_EMAIL) } : {}),
      ...(from.SITE_PHONE ? { phone: from.SITE_PHONE } : {}),
      ...(from.SITE_CHAT_NUMBER ? { chatNumber: from.SITE_CHAT_NUMBER } : {}),
      ...(from.SITE_ADDRESS ? { address: from.SITE_ADDRESS } : {}),
      ...(from.SITE_DOWNLOAD_NAME ? { downloadName: from.SITE_DOWNLOAD_NAME } : {}),
    },
    warnings: warningsOf(origin),
  };
}

function databaseOf(from: Variables): DatabaseConfig | null {
  const { DATABASE_URL: url, DATABASE_SESSION_URL: sessionUrl } = from;
  if (!url) return null;
  return {
    url,
    migrationUrl: from.DATABASE_MIGRATION_URL ?? sessionUrl ?? url,
    sessionUrl,
    readUrl: from.DATABASE_READ_URL,
    poolSize: from.DATABASE_POOL_SIZE,
    hasNotify: from.DATABASE_NOTIFY !== 'off',
  };
}

function webhookOf(from: Variables): WebhookConfig | null {
  const { DELIVERY_WEBHOOK_SECRET: secret, MAILGUN_SIGNING_KEY, SNS_TOPIC_ARN } = from;
  if (!secret) return null;
  return { secret, mailgunKey: MAILGUN_SIGNING_KEY ?? null, snsTopic: SNS_TOPIC_ARN ?? null };
}

function wishModelOf({
  WISH_MODEL_URL,
  WISH_MODEL: model,
  WISH_MODEL_KEY,
}: Variables): WishModelConfig | null {
  if (!WISH_MODEL_URL || !model) return null;
  return { url: WISH_MODEL_URL.replace(/(?<!\/)\/+$/, ''), key: WISH_MODEL_KEY ?? null, model };
}

function s3Of(from: Variables): S3Config | null {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = from;
  if (!S3_BUCKET || !S3_REGION || !S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function oauthOf(id?: string, secret?: string, issuerUrl?: string): OAuthConfig | null {
  return id && secret ? { clientId: id, clientSecret: secret, issuerUrl: issuerUrl ?? null } : null;
}

function warningsOf(origin: string): string[] {
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'https:' || isLocal(hostname)) return [];
  return ['ORIGIN begins with http://: passwords and cookies travel in the clear; put HTTPS in front.'];
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freeze(part);
    Object.freeze(value);
  }
  return value;
}
