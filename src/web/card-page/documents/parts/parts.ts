import { readableWidthName } from '#card/paint/smallest-text.ts';
import type { Text } from '#content/languages/areas.ts';
import { textIn } from '#content/languages/text-in.ts';
import type { Sound } from '#content/sounds.ts';
import { fillSlots, html, languageAttribute, Markup, slot } from '../../frame/markup.ts';
import type { PartInput } from '../card.ts';

/**
 * Both shapes of the card: the style sheet shows the one that the screen has space for, so that neither appears and goes
 * again. The painter escapes every text.
 */
export function facesPart({ drawn, owner, text }: Pick<PartInput, 'drawn' | 'owner' | 'text'>): Markup {
  const { landscape, portrait, photoPages, readableWidth } = drawn;
  // The page with the words stands beside the cover; one column has the photos between them.
  const [first = '', ...others] = portrait;
  const inside = others.map((page, index) => {
    const isOfPhotos = index >= others.length - photoPages;
    return html`<div aria-hidden="true"${isOfPhotos ? html` data-photos` : null}>${new Markup(page)}</div>`;
  });
  return html`<div class="drawing">
<div class="card-faces" translate="no" data-readable="${readableWidthName(readableWidth)}"><div class="card-landscape">${new Markup(landscape)}</div><div class="card-portrait"><div>${new Markup(first)}</div>${inside}</div></div>
${owner?.unseen ? html`<p class="ribbon">${text(`ribbon.${owner.unseen}`)}</p>` : null}
</div>`;
}

/**
 * The card's text. Screen readers always read it; "Read the words" shows it to everybody for whom the card is too
 * small.
 */
export function wordsPart({
  words,
  text,
  language,
  drawn,
}: Pick<PartInput, 'words' | 'text' | 'language' | 'drawn'>): Markup {
  return html`<details class="words-switch"><summary title="${text('words')}"><span>${text('words')}</span></summary></details>
<div class="words"><div class="sheet">
${wordsParagraphs(words, text)}
${descriptionPart({ words, language, drawn })}
</div></div>`;
}

/** What the card looks like: the sender's own line, and then ours. */
export function descriptionPart({
  words: { description },
  language,
  drawn,
}: Pick<PartInput, 'words' | 'language' | 'drawn'>): Markup {
  const title = textIn(language, 'description')('title');
  return html`<section class="description"><h2>${title}</h2>
${description ? html`<p dir="auto"${languageAttribute(description)}>${description}</p>` : null}
<p>${drawn.description.join(' ')}</p></section>`;
}

/** All that the card says, each text with its direction and, where its script tells, its language. */
export function wordsParagraphs(words: PartInput['words'], say: PartInput['text']): Markup {
  const { heading, age, text, toName, fromName, signature } = words;
  const written = [heading, text, toName, fromName, signature].join('\n');
  const lang = (part: string) => languageAttribute(part, written);
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  return html`<h1 dir="auto" id="heading">${heading}</h1>
${age ? html`<p>${say('words.age', { age })}</p>` : null}
${paragraphs.map((line) => html`<p dir="auto"${lang(line)}>${line}</p>\n`)}
${fromName ? html`<p dir="auto"><b>${fillSlots(say('words.from', { name: slot(0) }), html`<bdi${lang(fromName)}>${fromName}</bdi>`)}</b></p>` : null}
${signature ? html`<p dir="auto"${lang(signature)}>${signature}</p>` : null}`;
}

/** The browser's player, which a script replaces by ours, with the words of the song, which nobody sings, or of the voice. */
export function soundPart(sound: Sound | null, text: Text<'card-page'>, isOpen = false): Markup | null {
  if (!sound) return null;
  const { title, kind, href, words } = sound;
  return html`<section class="sheet sound" aria-label="${text('sound')}">
<p><b dir="auto">${title}</b>${kind === 'voice' ? html` <small>${text('sound.voice')}</small>` : null}</p>
<audio controls preload="none" src="${href}" aria-label="${title}"></audio>
<p role="alert" class="problem"></p>
${
  words.length > 0
    ? html`<details${isOpen ? html` open` : null}><summary>${text(kind === 'song' ? 'sound.sing' : 'sound.read')}</summary>
<p dir="auto">${words.map((line) => html`<span>${line}</span>`)}</p></details>`
    : null
}
</section>`;
}

const heart = new Markup(
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 21C5 15 2 11.5 2.6 7.6 3.3 3.4 9 2.6 12 7c3-4.4 8.7-3.6 9.4.6C22 11.5 19 15 12 21z"/></svg>',
);

/** The line under a card that links to the site. */
export function madeWithLovePart({ siteName, text }: Pick<PartInput, 'siteName' | 'text'>): Markup {
  return html`<p class="made-with-love"><a href="/">${heart} ${text('madeWithLove', { site: siteName })}</a></p>`;
}

/** Leads to the page where a card is reported; not for its owner. */
export function reportPart({ id, owner, text }: Pick<PartInput, 'id' | 'owner' | 'text'>): Markup | null {
  if (owner) return null;
  return html`<form class="report" action="/report"><input type="hidden" name="card" value="${id}"><button class="button button-quiet">${text('report')}</button></form>`;
}
