import type { Auth } from '#server/auth/auth.ts';
import { confirmEmail, getConfirmation } from '#server/auth/email/confirm-email.ts';
import { resetPassword } from '#server/auth/password/password-reset.ts';
import { browser } from './auth.ts';

/** What came of it: `reset` where the link was opened in another browser than the one that signed up. */
export type LinkOutcome = 'confirmed' | 'reset' | 'other-browser' | 'invalid';

interface OpenedLink {
  readonly link: string | null | undefined;
  /** Of the browser that opens it. */
  readonly cookies?: Readonly<Record<string, string>>;
  /** Chosen where the page asks for one. */
  readonly password: string;
}

/** Opens the link of a mail that confirms an address, and does what its page asks for. */
export async function openLink(
  auth: Auth,
  { link, cookies = {}, password }: OpenedLink,
): Promise<LinkOutcome> {
  const url = new URL(link ?? 'none:');
  const token = url.searchParams.get('token') ?? '';
  const found = url.pathname === '/confirm-email' && (await getConfirmation(auth, browser(cookies), token));
  if (!found) return 'invalid';
  if (found.of === 'account' && !found.isSameBrowser) {
    const reset = await resetPassword(auth, browser(cookies), { token, password });
    return reset.ok ? 'reset' : 'invalid';
  }
  const confirmed = await confirmEmail(auth, browser(cookies), token);
  if (confirmed.ok) return 'confirmed';
  return confirmed.error.status === 409 ? 'other-browser' : 'invalid';
}
