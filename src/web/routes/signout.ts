import { redirect } from 'react-router';
import { signOut } from '#server/auth/forms.ts';
import { getServices } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { accountText } from '../texts/account.ts';
import { errorText } from '../texts/error-text.ts';
import type { Route } from './+types/signout';

/** GET does not sign out. */
export function loader() {
  return redirect('/');
}

export async function action({ request, context }: Route.ActionArgs) {
  const signedOut = await signOut(getServices(context).auth, request.headers);
  if (!signedOut.ok) {
    const message = {
      title: accountText('signOut.failed.title'),
      description: errorText(signedOut.error.sentence),
      destructive: true,
    };
    return redirectWithToast(context, { to: '/', message });
  }
  return redirectWithToast(context, {
    to: '/',
    message: { title: accountText('signOut.done.title') },
    cookies: signedOut.value.setCookies,
  });
}
