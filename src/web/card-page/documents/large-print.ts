import { fileHref } from '#content/file-href.ts';
import { listIn } from '#content/languages/lists.ts';
import { transcribedSound } from '#content/sounds.ts';
import { attachmentMarkup, transcriptText } from '../../contributions/pages/attachment-part.ts';
import { replyPart } from '../../replies/documents.ts';
import { html, languageAttribute, type Markup } from '../frame/markup.ts';
import type { PartInput } from './card.ts';
import { actionsPart } from './parts/actions.ts';
import { descriptionPart, madeWithLovePart, reportPart, soundPart, wordsParagraphs } from './parts/parts.ts';

/** All that a card says, to be read in large letters: no envelope and no drawing, every word open. */
export function largePrint(input: PartInput, signers: Parameters<typeof replyPart>[0]['signers']): Markup {
  const { card, owner, text, phrases, language, words, day } = input;
  const sound = transcribedSound(card.audio, { choices: listIn(language, 'choices'), phrases });
  return html`<article id="card" tabindex="-1" aria-labelledby="heading">
${owner?.unseen ? html`<p>${text(`ribbon.${owner.unseen}`)}</p>` : null}
${wordsParagraphs(words, text)}
${descriptionPart(input)}
${soundPart(sound, text, true)}
</article>
${notesList(input)}
${replyPart({ ...input, signers })}
<p class="actions"><a class="button button-primary" href="${printHref('normal', day)}">${text('print.normal')}</a></p>
${actionsPart(input)}
${madeWithLovePart(input)}
${reportPart(input)}`;
}

/** The same card in the other print. `day`: what a card that opens by the day was told. */
export function printHref(print: 'large' | 'normal', day: string | null): string {
  return `?${day ? `day=${day}&` : ''}print=${print}`;
}

/** Every note once; one that goes on over a page stands on two. */
function notesList({ notes, text }: PartInput): Markup | null {
  const all = notes.flatMap((page) => page.notes);
  const byId = Map.groupBy(all, ({ id }) => id);
  if (byId.size === 0) return null;
  const hrefOf = (file: string) => fileHref({ file });
  return html`<section aria-label="${text('notes')}"><ul class="plain">
${[...byId.values()].map(([note, ...following]) => {
  if (!note) return null;
  const words = [note, ...following].map((part) => part.words).join(' ');
  return html`<li>${attachmentMarkup({ note, hrefOf, text })}${transcriptText(note.attachment, text, true)}${words ? html`<p dir="auto"${languageAttribute(words)}>${words}</p>` : null}<p dir="auto"><b${languageAttribute(note.name)}>${note.name}</b></p></li>\n`;
})}</ul></section>`;
}
