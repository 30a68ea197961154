import { data } from 'react-router';
import { createBirthdayMails } from '#server/mail/birthday-mails.ts';
import { MailChoice } from '../components/mail-choice.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { getServices } from '../request/context.ts';
import { mailChoiceHeaders, readUnsubscribed } from '../request/mail-choice.ts';
import { accountText } from '../texts/account.ts';
import type { Route } from './+types/birthday-mail-link';

/** Where one kind of mail about birthdays is stopped, as that about replies (`reply-mail-link.tsx`). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = requireReader(params.token, context, 404);
  const isUnsubscribed = await getServices(context).of(createBirthdayMails).isUnsubscribed(reader);
  return data({ kind: reader.kind, isUnsubscribed }, { headers: mailChoiceHeaders });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const reader = requireReader(params.token, context, 403);
  const isUnsubscribed = await readUnsubscribed(request);
  await getServices(context).of(createBirthdayMails).setUnsubscribed(reader, isUnsubscribed);
  return null;
}

function requireReader(token: string, context: Route.LoaderArgs['context'], otherwise: number) {
  const reader = getServices(context).of(createBirthdayMails).readerOf(token);
  if (reader === null) throw data(null, otherwise);
  return reader;
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountText('birthdayMail.title'), hidden: true });
}

export default function BirthdayMail({ loaderData: { kind, isUnsubscribed } }: Route.ComponentProps) {
  const lead = isUnsubscribed ? accountText('birthdayMail.off') : accountText(`birthdayMail.on.${kind}`);
  return <MailChoice title={accountText('birthdayMail.title')} {...{ lead, isUnsubscribed }} />;
}
