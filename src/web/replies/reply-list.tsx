import { useEffect } from 'react';
import { Form, useFetcher } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { fileHref } from '#content/file-href.ts';
import type { ReactionKey } from '#content/reply-form.ts';
import { reactionPicture } from '#content/reply-reactions.ts';
import { reportReasons } from '#content/report.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { LocalDate } from '../ui/local-date.tsx';
import { Select } from '../ui/select.tsx';

/** What a receiver answered, as its page and the dialog of the dashboard show it. */
export interface ListedReply {
  readonly id: string;
  readonly reaction: ReactionKey | null;
  readonly text: string;
  readonly name: string;
  readonly voiceId: string | null;
  readonly at: string;
  readonly isNew: boolean;
  readonly isHidden: boolean;
}

export interface ReplyListData {
  readonly cardId: string;
  readonly title: string;
  readonly isClosed: boolean;
  readonly replies: readonly ListedReply[];
}

type SeenReplies = Pick<ReplyListData, 'cardId' | 'replies'>;

/** The address where replies are listed and changed. */
export function repliesAddress(cardId: string): string {
  return `/dashboard/replies?card=${cardId}`;
}

/** Tells the server which replies are shown: one that comes meanwhile stays new. */
export function useMarkSeen({ cardId, replies }: SeenReplies): void {
  const { submit } = useFetcher();
  const shown = newIds(replies);
  // The server records what its owner has seen.
  useEffect(() => {
    if (shown) void submit({ intent: 'seen', shown }, { method: 'post', action: repliesAddress(cardId) });
  }, [submit, shown, cardId]);
}

/** As one form field. */
function newIds(replies: readonly ListedReply[]): string {
  return replies
    .filter(({ isNew }) => isNew)
    .map(({ id }) => id)
    .join(',');
}

/** The replies to a card, with what their owner can do. Words of strangers are text: nothing in them is a link. */
export function ReplyList({ cardId, isClosed, replies }: ReplyListData) {
  const shown = replies.filter(({ isHidden }) => !isHidden);
  const hidden = replies.filter(({ isHidden }) => isHidden);
  return (
    <div className="flex flex-col gap-4">
      {shown.length === 0 ? (
        <p className="text-ink-soft">
          {isClosed ? dashboardText('replies.refused.text') : dashboardText('replies.none.text')}
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {shown.map((reply) => (
            <ReplyItem key={reply.id} cardId={cardId} reply={reply} />
          ))}
        </ul>
      )}
      {hidden.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-11 items-center font-bold text-ink-soft">
            {dashboardText('replies.hidden.count', { count: hidden.length })}
          </summary>
          <ul className="flex flex-col gap-3 pt-2">
            {hidden.map((reply) => (
              <ReplyItem key={reply.id} cardId={cardId} reply={reply} />
            ))}
          </ul>
        </details>
      ) : null}
      <ChangeForm cardId={cardId} intent={isClosed ? 'open' : 'close'}>
        {isClosed ? dashboardText('replies.reopen.action') : dashboardText('replies.close.action')}
      </ChangeForm>
    </div>
  );
}

function ReplyItem({ cardId, reply }: { cardId: string; reply: ListedReply }) {
  const { id, reaction, text, voiceId, at, isNew, isHidden } = reply;
  const name = isolatedLine(reply.name) || dashboardText('replies.nameless.name');
  return (
    <li data-reply={id} className="rounded-lg border-2 border-line bg-surface p-4">
      <div className="flex gap-3">
        {reaction ? (
          <img
            src={reactionPicture(reaction)}
            alt={dashboardText(`reaction.${reaction}`)}
            title={dashboardText(`reaction.${reaction}`)}
            width={40}
            height={40}
            className="size-10 shrink-0"
          />
        ) : null}
        <div className="min-w-0 grow">
          {text ? (
            <p dir="auto" className="text-lg [overflow-wrap:anywhere]">
              {text}
            </p>
          ) : null}
          {voiceId ? (
            // biome-ignore lint/a11y/useMediaCaption: it is a voice of seconds, of which there is no text
            <audio
              controls
              preload="none"
              src={fileHref({ file: voiceId })}
              aria-label={dashboardText('replies.voice.label', { name })}
              className="my-1 max-w-full"
            />
          ) : null}
          <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
            <bdi translate="no" className="font-bold">
              {name}
            </bdi>
            , <LocalDate iso={at} withTime />
            {isNew ? <b className="text-leaf-text"> {dashboardText('replies.new.badge')}</b> : null}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-1 pt-2">
        <ChangeForm cardId={cardId} reply={id} intent={isHidden ? 'show' : 'hide'}>
          <span>
            {isHidden ? dashboardText('replies.show.action') : dashboardText('replies.hide.action')}
          </span>
          <span className="sr-only"> {dashboardText('replies.of.label', { name })}</span>
        </ChangeForm>
        <DeleteDetails cardId={cardId} reply={id} name={name} />
        <ReportDetails cardId={cardId} reply={id} name={name} />
      </div>
    </li>
  );
}

interface OneReply {
  cardId: string;
  reply: string;
  name: string;
}

/** Opens what a button of one reply asks, also without scripts. */
function ReplyDetails({ label, name, children }: { label: string; name: string; children: React.ReactNode }) {
  return (
    <details className="open:grow">
      <summary className="inline-flex min-h-11 items-center rounded-full px-3 font-bold text-ink-soft text-sm hover:bg-marigold-soft">
        {label}
        <span className="sr-only"> {dashboardText('replies.of.label', { name })}</span>
      </summary>
      {children}
    </details>
  );
}

function DeleteDetails({ cardId, reply, name }: OneReply) {
  return (
    <ReplyDetails label={dashboardText('delete.action')} name={name}>
      <p className="py-1 text-sm">{dashboardText('replies.delete.hint')}</p>
      <ChangeForm cardId={cardId} reply={reply} intent="delete" look="danger">
        {dashboardText('replies.delete.action')}
      </ChangeForm>
    </ReplyDetails>
  );
}

function ReportDetails({ cardId, reply, name }: OneReply) {
  const fetcher = useFetcher();
  return (
    <ReplyDetails label={dashboardText('report.action')} name={name}>
      <fetcher.Form
        method="post"
        action={repliesAddress(cardId)}
        className="flex flex-col items-start gap-3 pt-1"
      >
        <input type="hidden" name="reply" value={reply} />
        <Select
          label={dashboardText('report.reason.label')}
          name="reason"
          options={reportReasons.map(({ value }) => ({ value, label: dashboardText(`reason.${value}`) }))}
          className="w-full"
        />
        <input type="hidden" name="intent" value="report" />
        <Button type="submit" look="secondary" size="small" busy={fetcher.state !== 'idle'}>
          {dashboardText('report.send.action')}
        </Button>
      </fetcher.Form>
    </ReplyDetails>
  );
}

interface ChangeFormProps {
  cardId: string;
  reply?: string;
  intent: string;
  look?: ButtonLook;
  children: React.ReactNode;
}

function ChangeForm({
  cardId,
  reply,
  intent,
  look = reply ? 'quiet' : 'secondary',
  children,
}: ChangeFormProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={repliesAddress(cardId)}>
      {reply ? <input type="hidden" name="reply" value={reply} /> : null}
      <Button
        type="submit"
        name="intent"
        value={intent}
        look={look}
        size="small"
        busy={fetcher.state !== 'idle'}
      >
        {children}
      </Button>
    </fetcher.Form>
  );
}

/** Without scripts nobody sees what was read. */
export function MarkSeenForm({ cardId, replies }: SeenReplies) {
  return (
    <Form method="post" action={repliesAddress(cardId)} className="noscript:block hidden">
      <input type="hidden" name="shown" value={newIds(replies)} />
      <Button type="submit" name="intent" value="seen" look="quiet" size="small">
        {dashboardText('replies.markRead.action')}
      </Button>
    </Form>
  );
}
