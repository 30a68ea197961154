import { textIn } from '#content/languages/text-in.ts';
import { languageAttribute } from '../../frame/language-attribute.ts';
import { fillSlots, html, type Markup, slot } from '../../frame/markup.ts';
import type { PartInput } from '../card.ts';

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
