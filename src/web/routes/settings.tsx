import { Link, useNavigation } from 'react-router';
import { accountLimits } from '#content/account-limits.ts';
import { readableEmail } from '#server/accounts/readable-email.ts';
import { listSessions } from '#server/accounts/sessions/read.ts';
import { listSignInMethods } from '#server/accounts/sign-in-methods/read.ts';
import { reauthenticateByRecentSignIn } from '#server/auth/reauthenticate.ts';
import { countCards } from '#server/cards/read.ts';
import { countCardsToHandOver } from '#server/contributions/hand-over.ts';
import { countFiles } from '#server/files/read.ts';
import { unsubscribeUrl } from '#server/mail/mail-kinds.ts';
import { pageMeta } from '../page/page-meta.ts';
import { getServices, requireViewer } from '../request/context.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { DataSection, GuestSection } from '../settings/data-section.tsx';
import { DeleteSection } from '../settings/delete-section.tsx';
import { LoginMethodsSection } from '../settings/login-methods-section.tsx';
import { PasswordSection } from '../settings/password-section.tsx';
import { SessionsSection } from '../settings/sessions-section.tsx';
import { removeUnsavedWork } from '../studio/save/unsaved-work.ts';
import { accountText } from '../texts/account.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { ServedToast } from '../ui/toast.tsx';
import type { Route } from './+types/settings';
import { actOnSettings } from './settings-actions.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(url, context);
  const services = getServices(context);
  const { db } = services;
  const { userId, email, sessionId } = viewer;
  const [ways, { shown, others }, counts, files, signed] = await Promise.all([
    listSignInMethods(db, userId),
    listSessions(db, { userId, sessionId, language: pageLanguage() }),
    countCards(db, userId),
    countFiles(db, userId),
    countCardsToHandOver(db, userId),
  ]);
  const sessions = shown.map(({ firstSeen, lastSeen, ...rest }) => ({
    ...rest,
    firstSeen: firstSeen.toISOString(),
    lastSeen: lastSeen.toISOString(),
  }));
  return {
    userId,
    email: email && readableEmail(email),
    replyMail: new URL(unsubscribeUrl(services, userId)).pathname,
    passwordMin: accountLimits.password.min,
    hasPassword: ways.some(({ by }) => by === 'password'),
    ways: ways.map(({ addedAt, provedAt, ...way }) => ({
      ...way,
      addedAt: addedAt.toISOString(),
      provedAt: provedAt?.toISOString() ?? null,
    })),
    isFresh: reauthenticateByRecentSignIn(viewer, new Date()) !== null,
    sessionId,
    sessions,
    others,
    owned: { cards: counts.drafts + counts.created, files, signed },
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = await requireViewer(url, context);
  const form = await readForm(request);
  const answer = await actOnSettings({ form, viewer, headers: request.headers, context });
  if (!answer) throw unknownButton();
  return answer;
}

/** Removes the account's unsaved work from this browser. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const isHome = error instanceof Response && error.headers.get('location') === '/';
    if (isHome && form.get('intent') === 'delete-account') removeUnsavedWork(form.get('account'));
    throw error;
  }
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountText('settings.title'), hidden: true });
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { email, passwordMin, hasPassword, ways, sessionId, sessions, others, replyMail, ...rest } =
    loaderData;
  const isGuest = email === null;
  const sending = useNavigation().formData;
  const parts = { answer: actionData, sent: sending?.get('intent') ?? null };
  return (
    <div className="petals">
      <div className="bunting" />
      <div className="mx-auto max-w-2xl px-4 pt-6 pb-10 sm:pt-10">
        <h1 className="text-center">{accountText('settings.title')}</h1>
        <p className="mt-2 mb-6 text-center text-ink-soft text-lg">
          {isGuest ? accountText('settings.lead') : accountText('settings.lead.password')}
        </p>
        <ServedToast message={actionData?.message} />
        <div className="flex flex-col gap-6">
          {isGuest ? (
            <GuestSection />
          ) : (
            <>
              <PasswordSection {...{ email, passwordMin, changes: sessionId, hasPassword }} {...parts} />
              <LoginMethodsSection
                {...{ ways, hasPassword, isFresh: rest.isFresh }}
                {...parts}
                sentId={sending?.get('way') ?? null}
              />
            </>
          )}
          <SessionsSection
            {...{ sessions, others, isGuest }}
            {...parts}
            sentId={sending?.get('session') ?? null}
          />
          <DataSection />
          <DeleteSection {...rest} {...parts} {...{ hasPassword, isGuest }} />
        </div>
        <p className="mt-6 flex flex-wrap justify-center gap-x-5 text-center">
          {isGuest ? null : (
            <Link to={replyMail} className="link">
              {accountText('replyMail.title')}
            </Link>
          )}
          <Link to="/dashboard" className="link">
            {accountText('back.action')}
          </Link>
        </p>
      </div>
    </div>
  );
}
