import { data, Form } from 'react-router';
import { createBirthdayMails } from '#server/mail/birthday-mails.ts';
import { PageHead } from '../components/page-head.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { getServices } from '../request/context.ts';
import { readForm } from '../request/read-form.ts';
import { accountText } from '../texts/account.ts';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/birthday-mail';

/** Where one kind of mail about birthdays is stopped, as that about answers (`reply-mail.tsx`). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = requireReader(params.token, context, 404);
  const isUnsubscribed = await getServices(context).of(createBirthdayMails).isUnsubscribed(reader);
  // Not `no-referrer`: with it browsers send forms with the origin `null`, which is refused.
  const headers = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };
  return data({ kind: reader.kind, isUnsubscribed }, { headers });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const reader = requireReader(params.token, context, 403);
  const form = await readForm(request);
  const isOneClick = form['List-Unsubscribe'] === 'One-Click';
  if (!isOneClick && form.intent !== 'stop' && form.intent !== 'resume') throw data(null, 400);
  await getServices(context)
    .of(createBirthdayMails)
    .setUnsubscribed(reader, form.intent !== 'resume');
  return null;
}

function requireReader(token: string, context: Route.LoaderArgs['context'], otherwise: number) {
  const reader = getServices(context).of(createBirthdayMails).readerOf(token);
  if (reader === null) throw data(null, otherwise);
  return reader;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountText('birthdayMail.title'), hidden: true });
}

export default function BirthdayMail({ loaderData: { kind, isUnsubscribed } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={accountText('birthdayMail.title')}
        lead={isUnsubscribed ? accountText('birthdayMail.off') : accountText(`birthdayMail.on.${kind}`)}
      />
      <Form method="post" className="wrap flex justify-center pb-10">
        <Button type="submit" name="intent" value={isUnsubscribed ? 'resume' : 'stop'}>
          {isUnsubscribed ? accountText('replyMail.start.action') : accountText('replyMail.stop.action')}
        </Button>
      </Form>
    </>
  );
}
