import { data } from 'react-router';
import { reactions } from '#content/reply-reactions.ts';
import { reportReasons } from '#content/report.ts';
import { ownedFrom, requireOwnedCard } from '#server/cards/policy.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import type { OwnedCardId } from '#server/cards/types.ts';
import { setRepliesClosed } from '#server/cards/write.ts';
import { parseFormKey } from '#server/messages/types.ts';
import { findReply, listReplies } from '#server/replies/read.ts';
import { parseReplyId, parseReplyIds } from '#server/replies/types.ts';
import { deleteReply, hideReply, markSeen } from '#server/replies/write.ts';
import { targetOnOwnCard } from '#server/reports/read.ts';
import { storeReport } from '#server/reports/write.ts';
import { PageHead } from '../components/page-head.tsx';
import { cardTitle } from '../dashboard/tiles.ts';
import { pageMeta } from '../page/page-meta.ts';
import { MarkSeenForm, ReplyList, type ReplyListData, useMarkSeen } from '../replies/reply-list.tsx';
import { failure, refused, stay } from '../request/account-answer.ts';
import { getServices, limit, requireUser } from '../request/context.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ServedToast, toast } from '../ui/toast.tsx';
import type { ToastMessage } from '../ui/toast-queue.ts';
import type { Route } from './+types/dashboard-replies';

/** What receivers answered to a card of one's own. Without scripts it is a page, with them a dialog on the dashboard. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<ReplyListData> {
  const user = await requireUser(url, context);
  const { db } = getServices(context);
  const found = await getCardForViewer(db, url.searchParams.get('card'), user.id);
  const owned = found.state === 'found' ? ownedFrom(found) : null;
  if (found.state !== 'found' || !owned) throw data(null, 404);
  const replies = await listReplies(db, owned);
  return {
    cardId: found.id,
    title: cardTitle(found.card),
    isClosed: found.access.isRepliesClosed,
    replies: replies.map(({ createdAt, ...reply }) => ({ ...reply, at: createdAt.toISOString() })),
  };
}

/** The buttons of the list. */
const intents = ['seen', 'open', 'close', 'hide', 'show', 'delete', 'report'];

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser(url, context);
  const form = await readForm(request);
  const { db } = getServices(context);
  const owned = await requireOwnedCard(db, url.searchParams.get('card'), user.id);
  if (!owned.ok) throw data(null, 404);
  if (!intents.includes(form.intent ?? '')) throw unknownButton();
  if (form.intent === 'seen') {
    // A page from before an upgrade names no replies: nothing is marked.
    await markSeen(db, owned.value, parseReplyIds(form.shown));
    return stay({ form, message: null });
  }
  const tooMany = await limit(context, request, form.intent === 'report' ? 'report' : 'cardSettings');
  if (tooMany) return refused(form, dashboardText('notChanged.title'), tooMany);
  if (form.intent === 'close' || form.intent === 'open') {
    await setRepliesClosed(db, owned.value, form.intent === 'close');
    return stay({
      form,
      message: {
        title:
          form.intent === 'close'
            ? dashboardText('replies.closed.toast')
            : dashboardText('replies.reopened.toast'),
      },
    });
  }
  const reply = parseReplyId(form.reply);
  const message = reply && (await changeReply({ card: owned.value, reply, form, request, context }));
  return message
    ? stay({ form, message })
    : stay({
        form,
        status: 400,
        message: failure(dashboardText('notChanged.title'), dashboardText('replies.gone.error')),
      });
}

interface Asked extends Pick<Route.ActionArgs, 'request' | 'context'> {
  readonly card: OwnedCardId;
  readonly reply: NonNullable<ReturnType<typeof parseReplyId>>;
  readonly form: Readonly<Record<string, string>>;
}

/** Null when the card has no such reply. */
async function changeReply({ card, reply, form, request, context }: Asked): Promise<ToastMessage | null> {
  const services = getServices(context);
  const { db } = services;
  if (form.intent === 'hide' || form.intent === 'show') {
    const isHidden = form.intent === 'hide';
    const changed = await hideReply(db, card, { id: reply, hide: isHidden });
    return changed
      ? {
          title: isHidden ? dashboardText('replies.hidden.toast') : dashboardText('replies.shown.toast'),
        }
      : null;
  }
  if (form.intent === 'delete') {
    const deleted = await deleteReply(db, card, reply);
    return deleted ? { title: dashboardText('replies.deleted.toast') } : null;
  }
  const reason = reportReasons.find(({ value }) => value === form.reason)?.value;
  const found = form.intent === 'report' ? await findReply(db, card, reply) : null;
  const key = parseFormKey(reply);
  if (!found || !reason || !key) return null;
  const { name, reaction, text } = found;
  const said = [reaction && `(${reactions[reaction].label})`, text].filter(Boolean).join(' ');
  await storeReport(
    services,
    {
      key,
      target: targetOnOwnCard(card),
      reason,
      text: dashboardText('replies.report.subject', { name, said }),
    },
    { userId: card.userId, headers: request.headers },
  );
  return {
    title: dashboardText('report.sent.title'),
    description: dashboardText('replies.reported.text', {
      reason: dashboardText(`reason.${reason}`),
    }),
  };
}

/** Shows the result where the list stands. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await serverAction();
  if (answer.message) toast(answer.message);
  return answer;
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: dashboardText('replies.title'), hidden: true });
}

export default function DashboardReplies({ loaderData, actionData }: Route.ComponentProps) {
  const { cardId, title, replies } = loaderData;
  useMarkSeen({ cardId, replies });
  return (
    <>
      <ServedToast message={actionData?.message} />
      <PageHead title={dashboardText('replies.title')} lead={title} />
      <div className="wrap flex max-w-2xl flex-col gap-5 pb-10">
        <ReplyList {...loaderData} />
        <div className="flex flex-wrap gap-4">
          <MarkSeenForm cardId={cardId} replies={replies} />
          <ButtonLink to="/dashboard?tab=created" look="secondary">
            {dashboardText('back.cards.action')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
