import type { Provider } from '#content/providers.ts';
import type { Auth } from '#server/auth/auth.ts';
import { confirmEmail, getConfirmation, resetPassword, startProviderSignIn } from '#server/auth/forms.ts';
import { browser, type Cookies, cookiesOf, jar } from './auth.ts';

/** What a browser knows after it came back from a provider. */
export interface Returned {
  /** The page of ours that tells what came of it, with its query. */
  readonly landing: URL;
  /** Null when it worked. */
  readonly error: string | null;
  readonly cookies: Cookies;
}

/** Goes to the provider as a browser does, and answers its page; the address that leads back is not opened yet. */
export async function visitProvider(
  auth: Auth,
  provider: Provider,
  answer: { readonly account?: string; readonly refuse?: boolean } = {},
): Promise<{ back: URL; cookies: Cookies }> {
  const started = await startProviderSignIn(auth, browser(), { provider, from: 'login', next: '/studio' });
  if (!started.ok) throw new Error(`${started.error.sentence}`);
  let there: Cookies = {};
  let address = started.value.location;
  for (let step = 0; step < 8; step += 1) {
    if (new URL(address).pathname.startsWith('/api/auth/callback/')) {
      return { back: new URL(address), cookies: cookiesOf(started) };
    }
    const isPage = new URL(address).pathname.startsWith('/interaction/');
    const form = new URLSearchParams(
      answer.refuse ? { answer: 'refuse' } : { account: answer.account ?? '' },
    );
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        cookie: Object.entries(there)
          .map((pair) => pair.join('='))
          .join('; '),
      },
      ...(isPage && { method: 'POST', body: form }),
    });
    there = jar(response.headers.getSetCookie(), there);
    const location = response.headers.get('location');
    if (!location) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
    address = new URL(location, address).href;
  }
  throw new Error('The provider never led back.');
}

/** Opens the address that leads back from a provider. */
export async function comeBack(auth: Auth, back: URL, cookies: Cookies): Promise<Returned> {
  const response = await auth.handle(new Request(back, { headers: browser(cookies) }));
  if (response.status !== 302) throw new Error(`The way back answered ${response.status}.`);
  const landing = new URL(response.headers.get('location') ?? '');
  return {
    landing,
    error: landing.searchParams.get('error'),
    cookies: jar(response.headers.getSetCookie(), cookies),
  };
}

/** All of a sign-in with an account of a provider. */
export async function signInElsewhere(auth: Auth, provider: Provider, account: string): Promise<Returned> {
  const { back, cookies } = await visitProvider(auth, provider, { account });
  return comeBack(auth, back, cookies);
}

/** What came of it: `reset` where the link was opened in another browser than the one that signed up. */
type LinkOutcome = 'confirmed' | 'reset' | 'other-browser' | 'invalid';

interface OpenedLink {
  readonly link: string | URL | null;
  /** Of the browser that opens it. */
  readonly cookies?: Cookies;
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
