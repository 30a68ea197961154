import { fileHref } from '#content/file-href.ts';
import type { Text } from '#content/languages/areas.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import type { DrawnNotePage } from '#server/scenes/drawn-notes.ts';
import { titleOf } from '../../card-page/frame/envelope-head.ts';
import { type PageFrame, renderFramedPage } from '../../card-page/frame/frame.ts';
import { html, languageAttribute, Markup } from '../../card-page/frame/markup.ts';
import { attachmentText } from './attachment-part.ts';

interface NotesInput {
  /** The card's. */
  readonly id: string;
  readonly pages: readonly DrawnNotePage[];
  /** Which of them is shown, from 1. */
  readonly page: number;
  /** The day that was said to have begun, for a card that opens by the day; null for every other. */
  readonly day: string | null;
  readonly text: Text<'card-page'>;
}

/**
 * One page of what others wrote on a card, and the way to the next: the script of the card's page puts that below this
 * one. The painter escapes every text.
 */
export function notesPart({ id, pages, page, day, text }: NotesInput): Markup | null {
  const shown = pages[page - 1];
  if (!shown) return null;
  const following = pages.slice(page).flatMap(({ notes }) => notes);
  const more = new Set(following.map((note) => note.id)).size;
  const voices = shown.notes.filter(({ attachment }) => attachment?.kind === 'voice');
  const hrefOf = (file: string) => fileHref({ file });
  return html`<section class="notes" data-notes aria-label="${text('notes')}"${pages.length > 1 ? html` aria-description="${text('notes.page', { page, pages: pages.length })}"` : null}>
<div class="notes-page" translate="no">${new Markup(shown.svg)}</div>
${voices.length > 0 ? html`<ul class="voices plain">${voices.map((note) => html`<li><b dir="auto"${languageAttribute(note.name)}>${note.name}</b>${attachmentText({ note, hrefOf, text })}</li>\n`)}</ul>` : null}
<details class="words-switch"><summary>${text('words')}</summary></details>
<div class="words"><ul class="sheet plain">
${shown.notes.map(
  ({ name, words, attachment }) =>
    html`<li>${attachment?.kind === 'voice' ? null : attachmentText({ note: { name, attachment }, hrefOf, text })}${words ? html`<p dir="auto"${languageAttribute(words)}>${words}</p>` : null}<p dir="auto"><b${languageAttribute(name)}>${name}</b></p></li>\n`,
)}</ul></div>
${more > 0 ? html`<p><a class="button button-secondary" data-more-notes href="/card/${id}?notes=${page + 1}${day ? html`&amp;day=${day}` : null}">${text('notes.more', { count: more })}</a></p>` : null}
</section>`;
}

interface NotesPage extends Omit<NotesInput, 'text'> {
  readonly card: { readonly toName: string; readonly language: string };
  /** `@font-face` rules. */
  readonly fonts: string;
}

/** A further page of notes by itself: what the card's page puts below the first, and what is read without scripts. */
export function notesPage(frame: PageFrame, { id, card, pages, page, day, fonts }: NotesPage): Markup {
  const language = languageFrom(card.language);
  const text = textIn(language, 'card-page');
  return renderFramedPage(frame, {
    kind: 'narrow',
    language,
    title: titleOf(card, text),
    head: fonts ? html`<style>${new Markup(fonts)}</style>` : null,
    main: html`${notesPart({ id, pages, page, day, text })}
<p><a class="button button-quiet" href="/card/${id}">${text('answer.toCard')}</a></p>`,
  });
}
