import type { Language } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { describe, envelopeHead } from './envelope-head.ts';
import { type PageFrame, renderFramedPage } from './frame.ts';
import { html, type Markup } from './markup.ts';
import { replyForm } from './parts/reply.ts';

interface ReplyPage {
  readonly id: string;
  /** The card's link. */
  readonly address: string;
  readonly fromName: string;
  readonly typed: Readonly<Record<string, string | undefined>>;
  /** Why it was not stored, as a sentence; null for the empty form. */
  readonly problem: string | null;
  readonly language: Language;
}

/** The form alone: where it can be sent again without scripts, with everything that was typed. */
export function replyPage(frame: PageFrame, { address, problem, language, ...form }: ReplyPage): Markup {
  const text = textIn(language, 'card-page');
  const notice =
    problem === null ? null : { title: text('answer.notYet'), description: problem, destructive: true };
  const title = text('answer.page');
  const description = describe(form.fromName, text);
  return renderFramedPage(frame, {
    kind: 'note',
    language,
    title,
    preview: envelopeHead({ title, description, address, siteName: frame.siteName, text }),
    notice,
    main: html`<section class="sheet reply">${replyForm({ ...form, text, isPage: true })}</section>
<p><a class="button button-quiet" href="/card/${form.id}">${text('answer.toCard')}</a></p>`,
  });
}

/** Says that a reply was stored. */
export function replyStored(frame: PageFrame, id: string, language: Language): Markup {
  const text = textIn(language, 'card-page');
  const title = text('answer.stored.title');
  return renderFramedPage(frame, {
    kind: 'note',
    language,
    title,
    main: html`<h1>${title}</h1>
<p role="status">${text('answer.stored.text')}</p>
<p><a class="button button-primary" href="/card/${id}">${text('answer.toCard')}</a> <a class="button button-secondary" href="/studio?back=${id}">${text('answer.back')}</a></p>`,
  });
}

/** For a card that takes no replies: nothing could be sent again. */
export function replyRefused(frame: PageFrame, sentence: string, language: Language): Markup {
  const text = textIn(language, 'card-page');
  return renderFramedPage(frame, {
    kind: 'note',
    language,
    title: text('answer.notSent'),
    main: html`<h1>${text('answer.notSent')}</h1>
<p role="alert">${sentence}</p>
<p><a class="button button-primary" href="/studio">${text('makeOne')}</a></p>`,
  });
}
