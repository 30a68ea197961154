import { closenessOf } from '#content/closeness.ts';
import { shareLinks } from '#content/share-links.ts';
import { html, type Markup } from '../../frame/markup.ts';
import type { PartInput } from '../card.ts';
import { printHref } from '../large-print.ts';

type ActionsInput = Pick<
  PartInput,
  'id' | 'revision' | 'words' | 'card' | 'address' | 'owner' | 'text' | 'notes' | 'day' | 'print'
>;

/** Download, share and keep. Every one is a link or a `details`; the script makes them nicer. */
export function actionsPart(input: ActionsInput): Markup {
  const { id, revision, text, day, print } = input;
  return html`<div class="actions">
<a class="button button-primary" data-download href="/card/${id}/card.png?revision=${revision}" download>${text('download')}</a>
${sharePart(input)}
${keepPart(input)}
${print === 'large' ? null : html`<a class="button button-quiet" href="${printHref('large', day)}">${text('print.large')}</a>`}
</div>`;
}

function sharePart({ id, words, card: shown, address, owner, text }: ActionsInput): Markup {
  const { toName, fromName } = words;
  const sharer = owner === null ? 'receiver' : 'sender';
  const clues = { language: shown.language, closeness: closenessOf(shown) };
  const card = { toName, fromName, ...clues, address, sharer, opensOn: owner?.opensOn ?? null } as const;
  const channels = [
    ['whatsapp', 'WhatsApp'],
    ['email', text('share.email')],
    ['facebook', 'Facebook'],
    ['x', 'X'],
    ['pinterest', 'Pinterest'],
  ] as const;
  const isRecorded = owner !== null && owner.unseen === null;
  return html`<details class="menu" data-share="${address}"${isRecorded ? html` data-own="${id}"` : null}>
<summary class="button button-secondary">${text('share')}</summary>
<ul>
<li data-needs-script hidden><button type="button" class="button button-secondary" data-copy>${text('share.copy')}</button></li>
<li data-needs-script hidden><button type="button" class="button button-secondary" data-more>${text('share.more')}</button></li>
${channels.map(([channel, name]) => {
  const href = shareLinks[channel](card);
  return html`<li><a class="button button-secondary" data-channel="${channel}" href="${href}"${opens(href)}>${name}</a></li>\n`;
})}
</ul>
</details>`;
}

/** A page of another site opens beside the card; a mail program needs no tab. */
function opens(href: string): Markup | null {
  return href.startsWith('mailto:') ? null : html` target="_blank" rel="noopener"`;
}

function keepPart({ id, revision, text, notes }: ActionsInput): Markup {
  const signed = [
    [text('keep.booklet.a4'), `/card/${id}/print.pdf?as=booklet&paper=a4&qr=1`],
    [text('keep.booklet.letter'), `/card/${id}/print.pdf?as=booklet&paper=letter&qr=1`],
    [text('keep.poster'), `/card/${id}/print.pdf?as=poster`],
  ] as const;
  const files = [
    [text('keep.picture'), `/card/${id}/card.png?revision=${revision}`],
    [text('keep.a4'), `/card/${id}/print.pdf?paper=a4`],
    [text('keep.letter'), `/card/${id}/print.pdf?paper=letter`],
    ...(notes.length > 0 ? signed : []),
    [text('keep.html'), `/card/${id}/card.html`],
  ] as const;
  return html`<details class="menu">
<summary class="button button-quiet">${text('keep')}</summary>
<ul>
${files.map(([name, href]) => html`<li><a class="button button-secondary" href="${href}" download>${name}</a></li>\n`)}
<li><a class="button button-secondary" href="/card/${id}/formats">${text('keep.formats')}</a></li>
</ul>
</details>`;
}
