import { redirect } from 'react-router';
import { changePasswordSchema } from '#content/account-forms.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { providers } from '#content/providers.ts';
import { endOtherSessions, endSession } from '#server/accounts/sessions/write.ts';
import { hasPassword } from '#server/accounts/sign-in-methods/read.ts';
import { unlinkMessages, unlinkProvider } from '#server/accounts/sign-in-methods/write.ts';
import { deleteAccount } from '#server/accounts/write.ts';
import type { AuthFailure } from '#server/auth/auth-result.ts';
import { requestPasswordReset, signOut } from '#server/auth/forms.ts';
import { changePassword } from '#server/auth/password/change-password.ts';
import {
  type ReauthenticatedUser,
  reauthenticateByPassword,
  reauthenticateByRecentSignIn,
  reauthenticateGuest,
} from '#server/auth/reauthenticate.ts';
import type { AccountViewer, GuestViewer, Viewer } from '#server/auth/viewer.ts';
import { handOverSignedCards } from '#server/contributions/hand-over.ts';
import { deletePendingBytes } from '#server/files/write.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { failure, fieldErrors, passwordFailure, refused, stay } from '../request/account-answer.ts';
import { askForReset } from '../request/ask-for-mail.ts';
import { getServices } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { accountText } from '../texts/account.ts';
import type { Route } from './+types/settings';

const here = '/dashboard/settings';

/** A form's data and its user. */
interface Asked<Who extends Viewer = Viewer> {
  readonly form: Record<string, string>;
  readonly viewer: Who;
  readonly headers: Headers;
  readonly context: Route.ActionArgs['context'];
}

/** Does what the form's `intent` asks; null for one that this page does not have for this viewer. */
export function actOnSettings({ viewer, ...asked }: Asked) {
  const { intent = '' } = asked.form;
  if (viewer.isGuest) return find(guestActions, intent)?.({ ...asked, viewer }) ?? null;
  return find(accountActions, intent)?.({ ...asked, viewer }) ?? null;
}

function find<Actions extends object>(actions: Actions, intent: string): Actions[keyof Actions] | null {
  return Object.hasOwn(actions, intent) ? actions[intent as keyof Actions] : null;
}

/** The handler of each button that a guest has. */
const guestActions = {
  'end-session': (asked: Asked<GuestViewer>) => endOne(asked),
  'end-others': (asked: Asked<GuestViewer>) => endOthers(asked),
  'delete-account': (asked: Asked<GuestViewer>) => deleteIt(asked),
} as const;

/** The handler of each button of an account. */
const accountActions = {
  'change-password': changeIt,
  'set-password': ({ form, headers, viewer, context }: Asked<AccountViewer>) =>
    askForReset({ ...form, email: viewer.email }, (email) =>
      requestPasswordReset(getServices(context).auth, headers, email),
    ),
  'end-session': (asked: Asked<AccountViewer>) => endOne(asked),
  'end-others': (asked: Asked<AccountViewer>) => endOthers(asked),
  unlink,
  'log-in-again': logInAgain,
  'delete-account': (asked: Asked<AccountViewer>) => deleteIt(asked),
} as const;

async function changeIt({ form, headers, viewer, context }: Asked<AccountViewer>) {
  const title = accountText('password.failed.title');
  const parsed = changePasswordSchema.safeParse(form);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error);
    const message = errors.currentPassword
      ? failure(title, errors.currentPassword)
      : passwordFailure(title, form, errors);
    return stay({ form, errors, status: 400, message });
  }
  const { currentPassword, password: newPassword } = parsed.data;
  const changed = await changePassword(getServices(context), headers, {
    viewer,
    currentPassword,
    newPassword,
  });
  if (!changed.ok) {
    const field = { current: 'currentPassword', new: 'password', other: null }[changed.error.cause];
    return refused(form, title, { ...changed.error, field });
  }
  return redirectWithToast(context, {
    to: here,
    message: {
      title: accountText('password.changed.title'),
      description: accountText('password.changed.text'),
    },
    cookies: changed.value.setCookies,
  });
}

/** The list says what happened: no message. */
async function endOne({ form, viewer, context }: Asked) {
  await endSession(getServices(context).db, viewer.userId, form.session);
  return redirect(here);
}

async function endOthers({ viewer, context }: Asked) {
  await endOtherSessions(getServices(context).db, viewer.userId, viewer.sessionId);
  return redirect(here);
}

async function logInAgain({ headers, context }: Asked) {
  const left = await signOut(getServices(context).auth, headers);
  const answer = new Headers();
  for (const cookie of left.ok ? left.value.setCookies : []) answer.append('set-cookie', cookie);
  return redirect(`/login?next=${encodeURIComponent(here)}`, { headers: answer });
}

async function deleteIt(asked: Asked) {
  const { form, headers, context } = asked;
  const services = getServices(context);
  const { auth, db, log } = services;
  const title = accountText('delete.failed.title');
  const confirmed = await confirmOwner(asked, ['settings.logInToDelete']);
  if (!confirmed.ok) {
    const field = confirmed.error.status === 400 ? 'ownPassword' : null;
    return refused(form, title, { ...confirmed.error, field });
  }
  try {
    await deleteAccount(db, confirmed.value, handOverSignedCards);
  } catch (err) {
    log.error({ err }, 'account not deleted');
    const sentence = accountText('delete.failed.text');
    return stay({ form, status: 503, message: failure(title, sentence) });
  }
  // A failure here is retried: the database lists the files to delete.
  deletePendingBytes(services).catch((err: unknown) => log.error({ err }, 'files of an account not removed'));
  const left = await signOut(auth, headers);
  return redirectWithToast(context, {
    to: '/',
    message: {
      title: accountText('delete.done.title'),
      description: accountText('delete.done.text'),
    },
    cookies: left.ok ? left.value.setCookies : [],
  });
}

async function unlink(asked: Asked) {
  const { form, viewer, context } = asked;
  const title = accountText('loginMethod.failed.title');
  const confirmed = await confirmOwner(asked, ['settings.logInToRemove']);
  if (!confirmed.ok) {
    const field = confirmed.error.status === 400 ? `unlink-${form.way}` : null;
    return refused(form, title, { ...confirmed.error, field });
  }
  const { sessionId } = viewer;
  const { db } = getServices(context);
  const unlinked = await unlinkProvider(db, confirmed.value, { methodId: form.way ?? '', sessionId });
  if (!unlinked.ok) return refused(form, title, { status: 409, sentence: unlinkMessages[unlinked.error] });
  const name = providers[unlinked.value];
  const description = accountText('loginMethod.removed.text', { name });
  return redirectWithToast(context, {
    to: here,
    message: { title: accountText('loginMethod.removed.title'), description },
  });
}

/** Confirms by password; accounts without one need a recent log-in. */
async function confirmOwner(
  { form, viewer, headers, context }: Asked,
  logInFirst: MessageRef,
): Promise<Result<ReauthenticatedUser, AuthFailure>> {
  const services = getServices(context);
  if (viewer.isGuest) return ok(reauthenticateGuest(viewer));
  const { userId } = viewer;
  if (await hasPassword(services.db, userId)) {
    return reauthenticateByPassword(services, headers, { userId, password: form.ownPassword ?? '' });
  }
  const owner = reauthenticateByRecentSignIn(viewer, new Date());
  return owner ? ok(owner) : fail({ status: 401, sentence: logInFirst });
}
