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
export function checkMail({ config, resolver }: CheckParts): Promise<readonly MailFinding[]> {
  if (!config.mail) return Promise.resolve([]);
  const { url, from } = config.mail;
  const domain = senderOf(from, '').address.replace(/^.*@/, '');
  const { hostname } = new URL(url);
  const host = decodeURIComponent(hostname).replace(/^\[|\]$/g, '');
  return Promise.all([
    checkSpf(resolver, domain),
    checkDkim(resolver, domain, config.dkimSelector),
    checkDmarc(resolver, domain),
    checkPtr(resolver, host),
    checkTls(url),
  ]);
}

type Resolving = CheckParts['resolver'];
type Verdict = Pick<MailFinding, 'isGood' | 'says'>;

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

const unanswered = (name: string): Verdict => ({
  isGood: null,
  says: `Nobody answered about ${name}. Try again, or look at the name servers of this machine.`,
});

async function checkSpf(resolver: Resolving, domain: string): Promise<MailFinding> {
  const found = await findTexts(resolver, domain, /^v=spf1(?: |$)/i);
  return { name: 'SPF', ...(found ? verdictOnSpf(domain, found) : unanswered(domain)) };
}

/** RFC 7208. */
function verdictOnSpf(domain: string, found: readonly string[]): Verdict {
  const [record, ...more] = found;
  if (record === undefined)
    return {
      isGood: false,
      says: `${domain} does not say who may send its mail. Add a TXT record that names your mail server, such as "v=spf1 a:mail.example -all".`,
    };
  if (more.length > 0)
    return {
      isGood: false,
      says: `${domain} has ${found.length} SPF records, which counts as none. Keep one.`,
    };
  const all = /(?:^| )([+?~-]?)all(?: |$)/i.exec(record)?.[1];
  if (all === '' || all === '+')
    return { isGood: false, says: `"${record}" lets everybody send as ${domain}. End it with -all or ~all.` };
  return {
    isGood: true,
    says: `"${record}". Whether your mail server is among these a test mail shows: it should say spf=pass.`,
  };
}

async function checkDkim(resolver: Resolving, domain: string, selector: string | null): Promise<MailFinding> {
  if (selector === null)
    return {
      name: 'DKIM',
      isGood: null,
      says: 'Set DKIM_SELECTOR to the name of the key by which your mail server signs, and it is looked up here.',
    };
  const name = `${selector}._domainkey.${domain}`;
  const found = await findTexts(resolver, name, /(?:^|;)\s*p=/i);
  return { name: 'DKIM', ...(found ? verdictOnDkim(name, found) : unanswered(name)) };
}

/** RFC 6376: an empty key is one that was revoked. */
function verdictOnDkim(name: string, [record]: readonly string[]): Verdict {
  if (record === undefined)
    return {
      isGood: false,
      says: `There is no key at ${name}: publish the one that your mail server signs with.`,
    };
  if (/(?:^|;)\s*p=\s*(?:;|$)/i.test(record))
    return { isGood: false, says: `The key at ${name} was revoked: it is empty.` };
  return {
    isGood: true,
    says: `${name} has a key. Whether it is that of your mail server a test mail shows: it should say dkim=pass with your own domain.`,
  };
}

async function checkDmarc(resolver: Resolving, domain: string): Promise<MailFinding> {
  const labels = domain.split('.');
  // What is said of a domain counts for those below it.
  for (let cut = 0; cut <= labels.length - 2; cut += 1) {
    const name = `_dmarc.${labels.slice(cut).join('.')}`;
    const found = await findTexts(resolver, name, /^v=DMARC1/i);
    if (!found) return { name: 'DMARC', ...unanswered(name) };
    if (found.length > 0) return { name: 'DMARC', ...verdictOnDmarc(name, found) };
  }
  return {
    name: 'DMARC',
    isGood: false,
    says: `${domain} does not say what becomes of mail that somebody forged. Add a TXT record at _dmarc.${domain}, such as "v=DMARC1; p=quarantine; rua=mailto:you@${domain}".`,
  };
}

/** RFC 7489. */
function verdictOnDmarc(name: string, found: readonly string[]): Verdict {
  const [record = ''] = found;
  if (found.length > 1)
    return { isGood: false, says: `${name} has ${found.length} records, which counts as none. Keep one.` };
  const policy = /;\s*p=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase();
  if (policy === 'quarantine' || policy === 'reject')
    return { isGood: true, says: `"${record}" at ${name}.` };
  return {
    isGood: false,
    says: `"${record}" at ${name} only watches. Once your own mail passes, say p=quarantine.`,
  };
}

/** Whether the addresses of the mail server have a name that leads back to them: large receivers want that of who sends. */
async function checkPtr(resolver: Resolving, host: string): Promise<MailFinding> {
  const addresses = await addressesOf(resolver, host);
  if (!addresses) return { name: 'PTR', ...unanswered(host) };
  const counts = 'It counts where this server sends to receivers itself; a mail service answers for its own.';
  if (addresses.length === 0) return { name: 'PTR', isGood: false, says: `${host} has no address.` };
  for (const address of addresses) {
    const names = await ask(resolver.reverse(address), []);
    if (!names) return { name: 'PTR', ...unanswered(address) };
    const back = await Promise.all(names.map((name) => addressesOf(resolver, name)));
    if (!back.some((found) => found?.includes(address)))
      return {
        name: 'PTR',
        isGood: false,
        says: `${address} of ${host} has no name that leads back to it. ${counts}`,
      };
  }
  return { name: 'PTR', isGood: true, says: `${addresses.join(', ')} lead back to ${host}. ${counts}` };
}

async function addressesOf(resolver: Resolving, host: string): Promise<readonly string[] | null> {
  if (/^[\d.]+$|:/.test(host)) return [host];
  const found = await Promise.all([ask(resolver.resolve4(host), []), ask(resolver.resolve6(host), [])]);
  const known = found.flatMap((addresses) => addresses ?? []);
  return known.length === 0 && found.includes(null) ? null : known;
}

/** Whether mail leaves this machine encrypted. Nothing is sent. */
async function checkTls(url: string): Promise<MailFinding> {
  const { server } = mailServerOf(url, timeoutMs);
  const connection = new SMTPConnection(server);
  const verdict = await new Promise<Verdict>((resolve) => {
    connection.on('error', (error: Error & { code?: string }) =>
      resolve({
        isGood: false,
        says: `${server.host}:${server.port} could not be talked to (${error.code ?? 'no answer'}): ${error.message}`,
      }),
    );
    connection.connect(() =>
      resolve(
        connection.secure
          ? {
              isGood: true,
              says: `${server.host}:${server.port} takes mail over TLS, with a certificate that is trusted.`,
            }
          : {
              isGood: false,
              says: `${server.host}:${server.port} offers no TLS: mail goes to it as anybody on the way can read it.`,
            },
      ),
    );
  });
  connection.close();
  return { name: 'TLS', ...verdict };
}
