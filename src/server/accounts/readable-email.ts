import { domainToUnicode } from 'node:url';

/**
 * The address as its owner writes it, with the domain in its own script: `mina@bücher.example`. To be shown only: mail
 * goes to the ASCII form, which is stored.
 */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}
