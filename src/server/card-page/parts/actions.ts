import { facebookLink, mailLink, pinterestLink, whatsAppLink, xLink } from '#content/share-links.ts';
import type { PartInput } from '../card-page.ts';
import { html, type Markup } from '../markup.ts';

type ActionsInput = Pick<PartInput, 'id' | 'revision' | 'words' | 'address' | 'owner'>;

/** Download, share and keep. Every one is a link or a `details`; the script makes them nicer. */
export function actionsPart(input: ActionsInput): Markup {
  const { id, revision } = input;
  return html`<div class="actions">
<a class="button button-primary" data-download href="/card/${id}/card.png?revision=${revision}" download>Download</a>
${sharePart(input)}
${keepPart(input)}
</div>`;
}

function sharePart({ id, words, address, owner }: ActionsInput): Markup {
  const { toName, fromName } = words;
  const card = { toName, fromName, address };
  const channels = {
    whatsapp: ['WhatsApp', whatsAppLink('', card)],
    email: ['E-mail', mailLink('', card)],
    facebook: ['Facebook', facebookLink(card)],
    x: ['X', xLink(card)],
    pinterest: ['Pinterest', pinterestLink(card)],
  } as const;
  const isRecorded = owner !== null && owner.unseen === null;
  return html`<details class="menu" data-share="${address}"${isRecorded ? html` data-own="${id}"` : null}>
<summary class="button button-secondary">Share</summary>
<ul>
<li data-needs-script hidden><button type="button" class="button button-secondary" data-copy>Copy link</button></li>
<li data-needs-script hidden><button type="button" class="button button-secondary" data-more>More ways</button></li>
${Object.entries(channels).map(
  ([channel, [name, href]]) =>
    html`<li><a class="button button-secondary" data-channel="${channel}" href="${href}"${opens(href)}>${name}</a></li>\n`,
)}
</ul>
</details>`;
}

/** A page of another site opens beside the card; a mail program needs no tab. */
function opens(href: string): Markup | null {
  return href.startsWith('mailto:') ? null : html` target="_blank" rel="noopener"`;
}

function keepPart({ id, revision }: ActionsInput): Markup {
  const files = [
    ['Picture', `/card/${id}/card.png?revision=${revision}`],
    ['PDF to print and fold, A4', `/card/${id}/print.pdf?paper=a4`],
    ['PDF to print and fold, Letter', `/card/${id}/print.pdf?paper=letter`],
    ['One file with everything (HTML)', `/card/${id}/card.html`],
  ] as const;
  return html`<details class="menu">
<summary class="button button-quiet">Keep it</summary>
<ul>
${files.map(([name, href]) => html`<li><a class="button button-secondary" href="${href}" download>${name}</a></li>\n`)}
<li><a class="button button-secondary" href="/card/${id}/formats">Film and other formats</a></li>
</ul>
</details>`;
}
