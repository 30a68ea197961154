import { data, Form } from 'react-router';
import { createReplyMails } from '#server/mail/reply-mails.ts';
import { PageHead } from '../components/page-head.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { getServices } from '../request/context.ts';
import { readForm } from '../request/read-form.ts';
import { accountText } from '../texts/account.ts';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/reply-mail';

/**
 * Where mail about answers is stopped: by a button here, or by the mail program's own (RFC 8058), which sends
 * `List-Unsubscribe=One-Click`. The address proves whose mail it is, so nobody has to log in. Asking for the page stops
 * nothing, because programs open links to look at them.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  return data(
    {
      isUnsubscribed: await getServices(context)
        .of(createReplyMails)
        .isUnsubscribed(requireReader(params.token, context, 404)),
    },
    // Not `no-referrer`: with it browsers send forms with the origin `null`, which is refused.
    { headers: { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' } },
  );
}

export async function action({ params, request, context }: Route.ActionArgs) {
  // As every other change that nobody proves to be theirs.
  const userId = requireReader(params.token, context, 403);
  const form = await readForm(request);
  const isOneClick = form['List-Unsubscribe'] === 'One-Click';
  if (!isOneClick && form.intent !== 'stop' && form.intent !== 'resume') throw data(null, 400);
  await getServices(context)
    .of(createReplyMails)
    .setUnsubscribed(userId, form.intent !== 'resume');
  return null;
}

function requireReader(token: string, context: Route.LoaderArgs['context'], otherwise: number): string {
  const userId = getServices(context).of(createReplyMails).userOf(token);
  if (userId === null) throw data(null, otherwise);
  return userId;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountText('replyMail.title'), hidden: true });
}

export default function ReplyMail({ loaderData: { isUnsubscribed } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={accountText('replyMail.title')}
        lead={isUnsubscribed ? accountText('replyMail.off.text') : accountText('replyMail.on.text')}
      />
      <Form method="post" className="wrap flex justify-center pb-10">
        <Button type="submit" name="intent" value={isUnsubscribed ? 'resume' : 'stop'}>
          {isUnsubscribed ? accountText('replyMail.start.action') : accountText('replyMail.stop.action')}
        </Button>
      </Form>
    </>
  );
}
