import { languageFrom } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import type { DrawnNotePage } from '#server/scenes/drawn-notes.ts';
import { titleOf } from '../../card-page/frame/envelope-head.ts';
import { type PageFrame, renderFramedPage } from '../../card-page/frame/frame.ts';
import { html, Markup } from '../../card-page/frame/markup.ts';
import { notesPart } from './notes-part.ts';

interface NotesPage {
  readonly id: string;
  readonly card: { readonly toName: string; readonly language: string };
  readonly pages: readonly DrawnNotePage[];
  /** From 1. */
  readonly page: number;
  /** The day that was said to have begun, for a card that opens by the day; null for every other. */
  readonly day: string | null;
  /** `@font-face` rules. */
  readonly fonts: string;
}

/** A further page of notes by itself: what the card's page puts below the first, and what is read without scripts. */
export function notesPage(frame: PageFrame, { id, card, pages, page, day, fonts }: NotesPage): Markup {
  const language = languageFrom(card.language);
  const text = textIn(language, 'card-page');
  return renderFramedPage(frame, {
    kind: 'note',
    language,
    title: titleOf(card, text),
    head: fonts ? html`<style>${new Markup(fonts)}</style>` : null,
    main: html`${notesPart({ id, pages, page, day, text })}
<p><a class="button button-quiet" href="/card/${id}">${text('answer.toCard')}</a></p>`,
  });
}
