import { localeOf } from '#content/languages/languages.ts';
import { languageAttribute } from '../../frame/language-attribute.ts';
import { fillSlots, html, type Markup, slot } from '../../frame/markup.ts';
import type { PartInput } from '../card.ts';

/**
 * The card's text. Screen readers always read it; "Read the words" shows it to everybody for whom the card is too
 * small.
 */
export function wordsPart({ words, text, language }: Pick<PartInput, 'words' | 'text' | 'language'>): Markup {
  return html`<details class="words-switch"><summary>${text('words')}</summary></details>
<div class="words"><div class="sheet">
${wordsParagraphs(words, text, language)}
</div></div>`;
}

/** All that the card says, each text with its direction and, where its script tells, its language. */
export function wordsParagraphs(
  words: PartInput['words'],
  say: PartInput['text'],
  language: PartInput['language'],
): Markup {
  const { heading, age, text, toName, fromName, signature, stickers } = words;
  const written = [heading, text, toName, fromName, signature].join('\n');
  const lang = (part: string) => languageAttribute(part, written);
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  return html`<h1 dir="auto">${heading}</h1>
${age ? html`<p>${say('words.age', { age })}</p>` : null}
${paragraphs.map((line) => html`<p dir="auto"${lang(line)}>${line}</p>\n`)}
${fromName ? html`<p dir="auto"><b>${fillSlots(say('words.from', { name: slot(0) }), html`<bdi${lang(fromName)}>${fromName}</bdi>`)}</b></p>` : null}
${signature ? html`<p dir="auto"${lang(signature)}>${signature}</p>` : null}
${stickers.length > 0 ? html`<p class="unseen">${say('words.stickers', { stickers: new Intl.ListFormat(localeOf(language)).format(stickers) })}</p>` : null}`;
}
