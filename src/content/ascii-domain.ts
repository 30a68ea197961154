/** Browsers and Node have it; the types of the domain, which name neither, do not. */
declare const URL: {
  new (address: string): { readonly hostname: string };
  canParse(address: string): boolean;
};

/**
 * The address with its domain in ASCII: `asha@bücher.example` becomes `asha@xn--bcher-kva.example` (UTS 46, as `URL`
 * applies it). An ASCII domain, and what has no domain that a host can have, stays as it is.
 */
export function asciiDomain(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || /^\p{ASCII}*$/u.test(domain)) return email;
  // Else it would be a path, a port or a user of the address.
  if (/[\s/?#:@\\[\]%]/.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${email.slice(0, at)}@${new URL(address).hostname}` : email;
}
