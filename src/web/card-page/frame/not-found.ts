import type { Language } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { type PageFrame, renderFramedPage } from './frame.ts';
import { fillSlots, html, Markup, slot } from './markup.ts';

/** It never existed or is a draft; its sender deleted it; or the operator hid it. */
export type NotFoundReason = 'missing' | 'deleted' | 'hidden';

const lostEnvelope = new Markup(
  '<svg class="lost-envelope" viewBox="0 0 160 120" aria-hidden="true"><path class="ground" d="M12 108c30 8 106 8 136 0-20-8-116-8-136 0z"/><path class="paper" d="M26 34l106-4 4 68-108 4z"/><path class="line" d="M26 34l54 38 52-42"/><path class="flight" d="M52 18q6-10 14-4t14-4 14-4 14-2"/><circle class="wax" cx="80" cy="74" r="10"/></svg>',
);

export function cardNotFound(frame: PageFrame, why: NotFoundReason, language: Language): Markup {
  const text = textIn(language, 'card-page');
  return renderFramedPage(frame, {
    kind: 'narrow',
    language,
    title: text('notFound'),
    main: html`${lostEnvelope}
<h1>${text('notFound')}</h1>
<p>${text(`notFound.${why}`)}</p>
<p><a class="button button-primary" href="/studio">${text('makeOne')}</a></p>`,
  });
}

/** What an operator gets at the address of a card that an operator hid. `id` is the card's. */
export function cardHidden(frame: PageFrame, id: string, language: Language): Markup {
  const text = textIn(language, 'card-page');
  return renderFramedPage(frame, {
    kind: 'narrow',
    language,
    title: text('hidden'),
    main: html`${lostEnvelope}
<h1>${text('hidden')}</h1>
<p>${text('hidden.text')}</p>
<p><a class="button button-primary" href="/admin/cards?card=${id}">${text('hidden.manage')}</a></p>`,
  });
}

/** For when the database is away, or a newer release is being installed. `requestId` names the request in the log. */
export function cardNotLoaded(frame: PageFrame, requestId: string, language: Language): Markup {
  const text = textIn(language, 'card-page');
  return renderFramedPage(frame, {
    kind: 'narrow',
    language,
    title: text('notLoaded'),
    notice: {
      title: text('notLoaded.notice'),
      description: text('notLoaded.wrong'),
      destructive: true,
    },
    main: html`${lostEnvelope}
<h1>${text('notLoaded')}</h1>
<p>${text('notLoaded.text')}</p>
<p><a class="button button-primary" href="">${text('notLoaded.again')}</a> <a class="button button-secondary" href="/">${text('notLoaded.home')}</a></p>
<p><small>${fillSlots(text('notLoaded.number', { number: slot(0) }), html`<code>${requestId}</code>`)}</small></p>`,
  });
}
