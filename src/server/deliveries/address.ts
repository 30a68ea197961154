import { createHmac } from 'node:crypto';
import { asciiDomain } from '#content/ascii-domain.ts';

/** Providers whose domains are one, and the marks in a name that each leaves out. */
const providers: readonly { readonly domains: readonly string[]; readonly ignored: RegExp | null }[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: null },
];

/**
 * One form for the spellings of an address that lead to one mailbox. Where a provider tells them apart after all, two
 * people would count as one: then one of them gets no mail, which is the lesser harm.
 */
export function normaliseAddress(email: string): string {
  const address = asciiDomain(email.trim().normalize('NFKC')).toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).replace(/\.$/, '');
  const name =
    address
      .slice(0, at)
      .replace(/^"(.*)"$/, '$1')
      .split('+', 1)[0] ?? '';
  const provider = providers.find(({ domains }) => domains.includes(domain));
  if (!provider) return `${name}@${domain}`;
  const { domains, ignored } = provider;
  return `${ignored ? name.replace(ignored, '') : name}@${domains[0]}`;
}

/** 132 bits: what is kept of an address that wants no mail. A copy of the database names nobody. */
export function addressHash(deliveryKey: string, email: string): string {
  const said = `delivery address\n${normaliseAddress(email)}`;
  return createHmac('sha256', deliveryKey).update(said).digest('base64url').slice(0, 22);
}
