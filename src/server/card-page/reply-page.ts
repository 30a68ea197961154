import { replyReceived } from '#content/reply-form.ts';
import { framed, type PageFrame } from './frame.ts';
import { html } from './markup.ts';
import { replyForm } from './parts/reply.ts';

interface ReplyPage {
  readonly id: string;
  readonly fromName: string;
  readonly typed: Readonly<Record<string, string | undefined>>;
  /** Why it was not stored, as a sentence; null for the empty form. */
  readonly problem: string | null;
}

/** The form alone: where it can be sent again without scripts, with everything that was typed. */
export function replyPage(frame: PageFrame, { problem, ...form }: ReplyPage): string {
  const notice = problem === null ? null : { title: 'Not sent yet', description: problem, destructive: true };
  return framed(frame, {
    kind: 'note',
    title: 'Answer a card',
    notice,
    main: html`<section class="sheet reply">${replyForm(form)}</section>
<p><a class="button button-quiet" href="/card/${form.id}">Back to the card</a></p>`,
  });
}

/** Says that a reply was stored. */
export function replyStored(frame: PageFrame, id: string): string {
  const { title, description } = replyReceived;
  return framed(frame, {
    kind: 'note',
    title,
    main: html`<h1>${title}</h1>
<p role="status">${description}</p>
<p><a class="button button-primary" href="/card/${id}">Back to the card</a> <a class="button button-secondary" href="/studio?back=${id}">Make one back</a></p>`,
  });
}

/** For a card that takes no replies: nothing could be sent again. */
export function replyRefused(frame: PageFrame, sentence: string): string {
  return framed(frame, {
    kind: 'note',
    title: 'Not sent',
    main: html`<h1>Not sent</h1>
<p role="alert">${sentence}</p>
<p><a class="button button-primary" href="/studio">Make a card yourself</a></p>`,
  });
}
