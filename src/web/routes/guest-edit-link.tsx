import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { mailGuestLink } from '#server/auth/forms.ts';
import { hasMailedLink, makeEditLink, readEditLink, removeEditLink } from '#server/auth/guest/edit-link.ts';
import { hintCookie } from '#server/auth/named-cookies.ts';
import type { GuestViewer } from '#server/auth/viewer.ts';
import { AccountPage } from '../components/account-page.tsx';
import { EditLink } from '../components/edit-link.tsx';
import { EmailField } from '../components/email-field.tsx';
import { TextAround } from '../components/text-around.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { failure } from '../request/account-answer.ts';
import { askForGuestLink } from '../request/ask-for-mail.ts';
import { getServices, limit, requireViewer, tooManyHeaders } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { accountText } from '../texts/account.ts';
import { errorText } from '../texts/error-text.ts';
import { Button } from '../ui/button.tsx';
import { LocalDate } from '../ui/local-date.tsx';
import { ServedToast } from '../ui/toast.tsx';
import { useFocusInvalid } from '../ui/use-focus-invalid.ts';
import type { Route } from './+types/guest-edit-link';

const noStore = { headers: { 'cache-control': 'no-store' } };

async function requireGuest(url: URL, context: Route.LoaderArgs['context']): Promise<GuestViewer> {
  const viewer = await requireViewer(url, context);
  if (!viewer.isGuest) throw redirect('/dashboard');
  return viewer;
}

/** The private edit link: a guest's way to the cards from another browser. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { userId } = await requireGuest(url, context);
  const { db } = getServices(context);
  const [since, isMailed] = await Promise.all([readEditLink(db, userId), hasMailedLink(db, userId)]);
  return data({ since: since?.toISOString() ?? null, isMailed }, noStore);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = await requireGuest(url, context);
  const { auth, db, config } = getServices(context);
  const form = await readForm(request);
  const { intent } = form;
  if (intent === 'dismiss') return redirect('/dashboard', { headers: { 'set-cookie': hintCookie(auth) } });
  if (intent === 'mail') return askForGuestLink(form, (email) => mailGuestLink(auth, request.headers, email));
  if (intent === 'remove') {
    await removeEditLink(db, viewer);
    const message = {
      title: accountText('editLink.removed.title'),
      description: accountText('editLink.removed.text'),
    };
    return redirectWithToast(context, { to: '/guest/edit-link', message });
  }
  if (intent !== 'make') throw unknownButton();
  const tooMany = await limit(context, request, 'editLink');
  if (tooMany) {
    const message = failure(accountText('editLink.failed.title'), errorText(tooMany.sentence));
    return data({ message, link: null }, { status: 429, headers: tooManyHeaders(tooMany) });
  }
  const secret = await makeEditLink(db, viewer);
  if (secret === null) throw redirect('/login');
  return data({ message: null, link: `${config.origin}/guest/link?key=${secret}` }, noStore);
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountText('editLink.page.title'), hidden: true });
}

export default function GuestEditLink({ loaderData: { since, isMailed }, actionData }: Route.ComponentProps) {
  const sent = useNavigation().formData?.get('intent');
  const link = actionData && 'link' in actionData ? actionData.link : null;
  const answer = actionData && 'typed' in actionData ? actionData : null;
  const mailForm = useFocusInvalid(answer ?? undefined);
  return (
    <AccountPage
      title={accountText('editLink.title')}
      lead={accountText('editLink.lead')}
      footer={
        <Link to="/dashboard" className="link">
          {accountText('back.action')}
        </Link>
      }
    >
      <ServedToast message={actionData?.message} />
      {link ? <EditLink link={link} /> : <State since={since} />}
      <Form method="post" className="flex flex-col gap-3">
        {link ? null : (
          <Button type="submit" name="intent" value="make" wide busy={sent === 'make'}>
            {since ? accountText('editLink.renew.action') : accountText('editLink.make.action')}
          </Button>
        )}
        {since || isMailed ? (
          <Button
            type="submit"
            name="intent"
            value="remove"
            look="quiet"
            size="small"
            busy={sent === 'remove'}
          >
            {since ? accountText('editLink.remove.action') : accountText('editLink.forget.action')}
          </Button>
        ) : null}
      </Form>
      <Form ref={mailForm} method="post" className="flex flex-col gap-3 border-line border-t-2 pt-4">
        <h2 className="text-xl">{accountText('editLink.mail.title')}</h2>
        <p className="text-ink-soft">{accountText('editLink.mail.hint')}</p>
        <EmailField defaultValue={answer?.typed.email} error={answer?.errors.email} />
        <input type="hidden" name="intent" value="mail" />
        <Button type="submit" look="secondary" wide busy={sent === 'mail'}>
          {accountText('editLink.mail.action')}
        </Button>
      </Form>
    </AccountPage>
  );
}

function State({ since }: { since: string | null }) {
  if (!since) return <p>{accountText('editLink.none.text')}</p>;
  return (
    <p>
      <TextAround say={(date) => accountText('editLink.made.text', { date })}>
        <LocalDate iso={since} />
      </TextAround>
    </p>
  );
}
