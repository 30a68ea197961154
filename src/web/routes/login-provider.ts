import { redirect } from 'react-router';
import { isProvider } from '#content/providers.ts';
import { siteOf } from '#content/site.ts';
import { nextCookies } from '#server/auth/named-cookies.ts';
import { confirmByMail, providerMessage } from '#server/auth/providers/result-page.ts';
import { failure } from '../request/account-answer.ts';
import { getServices, requestContext } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { providerFailed } from '../request/leave-for-provider.ts';
import { cookieCheckPath, nextPath, withNext } from '../request/next-path.ts';
import { errorText } from '../texts/error-text.ts';
import { signinText } from '../texts/signin.ts';
import type { Route } from './+types/login-provider';
import { afterLogIn } from './after-log-in.ts';

/** The return address of Google and Facebook. Redirects with a message about the result. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { provider } = params;
  if (!isProvider(provider)) throw redirect('/login');
  const { searchParams: query } = url;
  const next = query.get('next');
  const error = query.get('error');
  const viewer = error === null ? await getViewer(context) : null;
  if (!viewer) {
    const from = query.get('from') === 'signup' ? 'signup' : 'login';
    const sentence = errorText(providerMessage(provider, error ?? ''));
    const message =
      error === confirmByMail
        ? { title: signinText('provider.checkEmail.title'), description: sentence, seconds: 20 }
        : failure(providerFailed(from, provider), sentence);
    // The link of the mail goes on from there.
    const cookies = error === confirmByMail ? nextCookies(getServices(context).auth, next) : [];
    const to = cookieCheckPath(request.headers, withNext(`/${from}`, next), next);
    return redirectWithToast(context, { to, message, cookies });
  }
  const message = query.has('new')
    ? { title: signinText('signup.done.title'), description: welcome(context) }
    : {
        title: signinText('login.done.title'),
        description: signinText('login.done.text'),
      };
  const guestId = viewer.isGuest ? null : viewer.guestId;
  return redirectWithToast(context, {
    to: await afterLogIn(context, { guestId, next: nextPath(next) }),
    message,
  });
}

type Context = Route.LoaderArgs['context'];

/** Null also when the session cannot be read. */
async function getViewer(context: Context) {
  const session = await context
    .get(requestContext)
    .session()
    .catch(() => null);
  return session?.viewer ?? null;
}

function welcome(context: Context): string {
  return signinText('provider.welcome.text', { name: siteOf(getServices(context).config.site).name });
}
