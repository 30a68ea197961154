/**
 * Every cookie that the product sets has a name of this form: `bb.session_token`, `__Host-bb_flash`. The chosen language is
 * none of these: the address of a page says its language, and the choice only leads there.
 */
const own = /(?:^|;)\s*(?:(?:__Host-)?bb[._](?!language=)|__Secure-bb\.print=)/;

/**
 * Whether a `Cookie` header has one of ours, so that the answer may be for its sender alone. Proxies and other sites of
 * the same domain set cookies too, and everybody would carry those.
 */
export function hasOwnCookie(header: string | null | undefined): boolean {
  return Boolean(header) && own.test(`${header}`);
}
