import type { Resolver } from 'node:dns/promises';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../config/config.ts';
import { senderOf } from './transport/create-mailer.ts';
import { mailServerOf } from './transport/smtp.ts';

/** Something that makes other servers take our mail, or not. */
export interface MailFinding {
  readonly name: 'SPF' | 'DKIM' | 'DMARC' | 'PTR' | 'TLS';
  /** Null: it could not be found out. */
  readonly isGood: boolean | null;
  /** What was found, and what to do, for operators. */
  readonly says: string;
}

interface CheckParts {
  readonly config: Pick<Config, 'mail' | 'dkimSelector'>;
  readonly resolver: Pick<Resolver, 'resolveTxt' | 'resolve4' | 'resolve6' | 'reverse'>;
}

/** For the mail server. */
const timeoutMs = 5_000;

/** Looks up what other servers look up about our mail, and greets our mail server. Empty where there is none. */
export async function checkMail({ config, resolver }: CheckParts): Promise<readonly MailFinding[]> {
  if (!config.mail) return [];
  const { url, from } = config.mail;
  const domain = senderOf(from, '').address.replace(/^.*@/, '');
  const { hostname } = new URL(url);
  const host = decodeURIComponent(hostname).replace(/^\[|\]$/g, '');
  const checks: readonly (readonly [MailFinding['name'], Promise<Verdict>])[] = [
    ['SPF', checkSpf(resolver, domain)],
    ['DKIM', checkDkim(resolver, domain, config.dkimSelector)],
    ['DMARC', checkDmarc(resolver, domain)],
    ['PTR', checkPtr(resolver, host)],
    ['TLS', checkTls(url)],
  ];
  return Promise.all(checks.map(async ([name, verdict]) => ({ name, ...(await verdict) })));
}

type Resolving = CheckParts['resolver'];
type Verdict = Omit<MailFinding, 'name'>;

const good = (says: string): Verdict => ({ isGood: true, says });
const bad = (says: string): Verdict => ({ isGood: false, says });
const unanswered = (name: string): Verdict => ({
  isGood: null,
  says: `Nobody answered about ${name}. Try again, or look at the name servers of this machine.`,
});

/** The answer to a question; `fallback` where there is no such record, null where nobody answered. */
async function ask<Answer>(asked: Promise<Answer>, fallback: Answer): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOTFOUND' || code === 'ENODATA' ? fallback : null;
  }
}

/** The TXT records of a name that begin so. */
async function findTexts(resolver: Resolving, name: string, begins: RegExp): Promise<string[] | null> {
  const records = await ask(resolver.resolveTxt(name), []);
  return records?.map((parts) => parts.join('')).filter((text) => begins.test(text)) ?? null;
}

/** RFC 7208. */
async function checkSpf(resolver: Resolving, domain: string): Promise<Verdict> {
  const found = await findTexts(resolver, domain, /^v=spf1(?: |$)/i);
  if (!found) return unanswered(domain);
  const [record, ...more] = found;
  if (record === undefined) {
    const example = '"v=spf1 a:mail.example -all"';
    return bad(
      `${domain} does not say who may send its mail. Add a TXT record that names your mail server, such as ${example}.`,
    );
  }
  if (more.length > 0) {
    return bad(`${domain} has ${found.length} SPF records, which counts as none. Keep one.`);
  }
  const all = /(?:^| )([+?~-]?)all(?: |$)/i.exec(record)?.[1];
  if (all === '' || all === '+') {
    return bad(`"${record}" lets everybody send as ${domain}. End it with -all or ~all.`);
  }
  return good(
    `"${record}". Whether your mail server is among these a test mail shows: it should say spf=pass.`,
  );
}

/** RFC 6376: an empty key is one that was revoked. */
async function checkDkim(resolver: Resolving, domain: string, selector: string | null): Promise<Verdict> {
  if (selector === null) {
    const says =
      'Set DKIM_SELECTOR to the name of the key by which your mail server signs, and it is looked up here.';
    return { isGood: null, says };
  }
  const name = `${selector}._domainkey.${domain}`;
  const found = await findTexts(resolver, name, /(?:^|;)\s*p=/i);
  if (!found) return unanswered(name);
  const [record] = found;
  if (record === undefined) {
    return bad(`There is no key at ${name}: publish the one that your mail server signs with.`);
  }
  if (/(?:^|;)\s*p=\s*(?:;|$)/i.test(record)) return bad(`The key at ${name} was revoked: it is empty.`);
  return good(
    `${name} has a key. Whether it is that of your mail server a test mail shows: it should say dkim=pass with your own domain.`,
  );
}

async function checkDmarc(resolver: Resolving, domain: string): Promise<Verdict> {
  const labels = domain.split('.');
  // What is said of a domain counts for those below it.
  for (let cut = 0; cut <= labels.length - 2; cut += 1) {
    const name = `_dmarc.${labels.slice(cut).join('.')}`;
    const found = await findTexts(resolver, name, /^v=DMARC1/i);
    if (!found) return unanswered(name);
    if (found.length > 0) return verdictOnDmarc(name, found);
  }
  const example = `"v=DMARC1; p=quarantine; rua=mailto:you@${domain}"`;
  return bad(
    `${domain} does not say what becomes of mail that somebody forged. Add a TXT record at _dmarc.${domain}, such as ${example}.`,
  );
}

/** RFC 7489. */
function verdictOnDmarc(name: string, found: readonly string[]): Verdict {
  const [record = ''] = found;
  if (found.length > 1) return bad(`${name} has ${found.length} records, which counts as none. Keep one.`);
  const policy = /;\s*p=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase();
  if (policy === 'quarantine' || policy === 'reject') return good(`"${record}" at ${name}.`);
  return bad(`"${record}" at ${name} only watches. Once your own mail passes, say p=quarantine.`);
}

/** Whether the addresses of the mail server have a name that leads back to them: large receivers want that of who sends. */
async function checkPtr(resolver: Resolving, host: string): Promise<Verdict> {
  const addresses = await addressesOf(resolver, host);
  if (!addresses) return unanswered(host);
  const counts = 'It counts where this server sends to receivers itself; a mail service answers for its own.';
  if (addresses.length === 0) return bad(`${host} has no address.`);
  for (const address of addresses) {
    const names = await ask(resolver.reverse(address), []);
    if (!names) return unanswered(address);
    const back = await Promise.all(names.map((name) => addressesOf(resolver, name)));
    if (!back.some((found) => found?.includes(address))) {
      return bad(`${address} of ${host} has no name that leads back to it. ${counts}`);
    }
  }
  return good(`${addresses.join(', ')} lead back to ${host}. ${counts}`);
}

async function addressesOf(resolver: Resolving, host: string): Promise<readonly string[] | null> {
  if (/^[\d.]+$|:/.test(host)) return [host];
  const found = await Promise.all([ask(resolver.resolve4(host), []), ask(resolver.resolve6(host), [])]);
  const known = found.flatMap((addresses) => addresses ?? []);
  return known.length === 0 && found.includes(null) ? null : known;
}

/** Whether mail leaves this machine encrypted. Nothing is sent. */
async function checkTls(url: string): Promise<Verdict> {
  const { server } = mailServerOf(url, timeoutMs);
  const at = `${server.host}:${server.port}`;
  const connection = new SMTPConnection(server);
  const { promise, resolve } = Promise.withResolvers<Verdict>();
  connection.on('error', ({ code = 'no answer', message }: Error & { code?: string }) =>
    resolve(bad(`${at} could not be talked to (${code}): ${message}`)),
  );
  connection.connect(() =>
    resolve(
      connection.secure
        ? good(`${at} takes mail over TLS, with a certificate that is trusted.`)
        : bad(`${at} offers no TLS: mail goes to it as anybody on the way can read it.`),
    ),
  );
  const verdict = await promise;
  connection.close();
  return verdict;
}
