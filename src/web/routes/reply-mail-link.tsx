import { data } from 'react-router';
import { createReplyMails } from '#server/mail/reply-mails.ts';
import { MailChoice } from '../components/mail-choice.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { getServices } from '../request/context.ts';
import { mailChoiceHeaders, readUnsubscribed } from '../request/mail-choice.ts';
import { accountText } from '../texts/account.ts';
import type { Route } from './+types/reply-mail-link';

/**
 * Where mail about replies is stopped. The address proves whose mail it is, so nobody has to log in. Asking for the page
 * stops nothing, because programs open links to look at them.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const userId = requireReader(params.token, context, 404);
  const isUnsubscribed = await getServices(context).of(createReplyMails).isUnsubscribed(userId);
  return data({ isUnsubscribed }, { headers: mailChoiceHeaders });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  // As every other change that nobody proves to be theirs.
  const userId = requireReader(params.token, context, 403);
  const isUnsubscribed = await readUnsubscribed(request);
  await getServices(context).of(createReplyMails).setUnsubscribed(userId, isUnsubscribed);
  return null;
}

function requireReader(token: string, context: Route.LoaderArgs['context'], otherwise: number): string {
  const userId = getServices(context).of(createReplyMails).userOf(token);
  if (userId === null) throw data(null, otherwise);
  return userId;
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountText('replyMail.title'), hidden: true });
}

export default function ReplyMail({ loaderData: { isUnsubscribed } }: Route.ComponentProps) {
  const lead = isUnsubscribed ? accountText('replyMail.off.text') : accountText('replyMail.on.text');
  return <MailChoice title={accountText('replyMail.title')} {...{ lead, isUnsubscribed }} />;
}
