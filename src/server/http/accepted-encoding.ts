export type Encoding = 'br' | 'gzip';

/** What else requests call them. */
const namesOf: Readonly<Record<Encoding, readonly string[]>> = { br: ['br'], gzip: ['gzip', 'x-gzip'] };

/**
 * Whether an `Accept-Encoding` header takes this encoding: it is named, or meant by `*`, and not with a weight of zero,
 * which means "never" (RFC 9110, 12.5.3).
 */
export function acceptsEncoding(accepted: string | null | undefined, encoding: Encoding): boolean {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  const offerOf = (name: string) => offers.find((one) => one.split(';', 1)[0]?.trim() === name);
  const offer = namesOf[encoding].map(offerOf).find((one) => one !== undefined) ?? offerOf('*');
  return offer !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(offer);
}
