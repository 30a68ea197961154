import { createHmac } from 'node:crypto';
import { asciiDomain } from '#content/ascii-domain.ts';

/** Domains that read a name with and without dots as one mailbox, all of the same provider. */
const dotless: readonly string[] = ['gmail.com', 'googlemail.com'];

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
  return dotless.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** 132 bits: what is kept of an address that wants no mail. A copy of the database names nobody. */
export function addressHash(secret: string, email: string): string {
  const said = `delivery address\n${normaliseAddress(email)}`;
  return createHmac('sha256', secret).update(said).digest('base64url').slice(0, 22);
}
