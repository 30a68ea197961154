import type { Card } from '#card/document/card.ts';
import type { Phrases } from '#card/document/phrases.ts';
import { replayMarkup } from '#card/opening/opening-markup.ts';
import type { Text } from '#content/languages/areas.ts';
import { cardPageText } from '#content/languages/card-page-text.ts';
import { type Language, languageFrom } from '#content/languages/languages.ts';
import { listIn } from '#content/languages/lists.ts';
import { phrasesFor } from '#content/phrases-for.ts';
import { transcribedSound } from '#content/sounds.ts';
import { type CardWords, wordsOf } from '#server/scenes/card-words.ts';
import type { DrawnCard } from '#server/scenes/drawing-cache.ts';
import type { DrawnNotePage } from '#server/scenes/drawn-notes.ts';
import type { FontFaces } from '#server/scenes/fonts/font-faces.ts';
import { notesPart } from '../../contributions/pages/notes.ts';
import { replyPart } from '../../replies/documents.ts';
import { describe, envelopeHead, titleOf } from '../frame/envelope-head.ts';
import { type Notice, type PageFrame, renderFramedPage } from '../frame/frame.ts';
import { html, Markup } from '../frame/markup.ts';
import { largePrint } from './large-print.ts';
import { actionsPart } from './parts/actions.ts';
import { facesPart, madeWithLovePart, reportPart, soundPart, wordsPart } from './parts/parts.ts';

/** What the page of a card is written from: the card, its drawing, and what is said around it. */
export interface PageContent {
  readonly id: string;
  readonly revision: number;
  readonly card: Card;
  readonly drawn: DrawnCard;
  /** The fonts of the drawing and of the page. */
  readonly fonts: FontFaces;
  /** The card's link. */
  readonly address: string;
  readonly isRepliesClosed: boolean;
  /** What others wrote on it. */
  readonly notes: readonly DrawnNotePage[];
  /** The day that was said to have begun, for a card that opens by the day; null for every other. */
  readonly day: string | null;
  /** Whether it is written large, without the drawing. */
  readonly print: 'normal' | 'large';
  /** `@font-face` rules for the first page of that. */
  readonly noteFonts: FontFaces;
  /** What only its owner sees; null for everybody else, who all get the same bytes. */
  readonly owner: OwnerView | null;
}

export interface OwnerView {
  /** Why others do not see the card; null for one that everybody with the link can open. */
  readonly unseen: 'draft' | 'hidden' | 'sealed' | null;
  /** The day on which a sealed card opens for others; null for one that is open. */
  readonly opensOn: string | null;
}

/** What a part of the page is made from. */
export interface PartInput extends PageContent {
  readonly words: CardWords;
  readonly siteName: string;
  /** The card's language, in which its page is written. */
  readonly language: Language;
  /** Texts of the page. */
  readonly text: Text<'card-page'>;
  /** Texts of the card itself. */
  readonly phrases: Phrases;
}

/** The public page of a card: its parts, in the order in which they are read. */
export function cardPage(frame: PageFrame, shown: PageContent, notice: Notice | null = null): Markup {
  const language = languageFrom(shown.card.language);
  const text = cardPageText(shown.card);
  const phrases = phrasesFor(shown.card);
  const words = wordsOf(shown.card, language);
  const input: PartInput = { ...shown, words, language, text, phrases, siteName: frame.siteName };
  const isLarge = shown.print === 'large';
  const main = isLarge ? largePrint(input, signersOf(shown.notes)) : drawnCard(input);
  const title = titleOf(words, text);
  return renderFramedPage(frame, {
    kind: isLarge ? 'large' : 'card',
    ...{ language, text, title },
    preview: previewOf(input, title),
    head: isLarge ? null : headOf(input),
    notice,
    main,
    ...(!isLarge && { stage: shown.drawn.opening.stage }),
    scriptTexts: true,
  });
}

/** The parts of the page around the drawing, in the order in which they are read. */
function drawnCard(input: PartInput): Markup {
  const { card, drawn, notes, text, language, phrases } = input;
  const { envelope, candles } = drawn.opening;
  return html`${envelope && new Markup(envelope)}
<div class="stage">
<article id="card" tabindex="-1" aria-labelledby="heading">
${facesPart(input)}
${wordsPart(input)}
</article>
<div class="moment">
${candles && new Markup(candles)}
${replyPart({ ...input, signers: signersOf(notes) })}
${soundPart(transcribedSound(card.audio, { choices: listIn(language, 'choices'), phrases }), text)}
</div>
${notesOf(input, text)}
</div>
${actionsPart(input)}
${envelope && new Markup(replayMarkup(phrases))}
${madeWithLovePart(input)}
${reportPart(input)}`;
}

/** Whoever wrote notes; one whose words go on over a page stands on two. */
function signersOf(pages: PageContent['notes']) {
  return [...new Map(pages.flatMap(({ notes }) => notes.map((note) => [note.id, note]))).values()];
}

/** What others wrote: its script puts further pages into the same box. */
function notesOf({ id, notes, day }: PageContent, text: PartInput['text']): Markup | null {
  const first = notesPart({ id, pages: notes, page: 1, day, text });
  return first && html`<div class="boards">${first}</div>`;
}

function previewOf({ words, address, siteName, text }: PartInput, title: string): Markup {
  return envelopeHead({ title, description: describe(words.fromName, text), address, siteName, text });
}

/** The fonts and photos of the card. */
function headOf({ drawn, fonts, noteFonts }: PartInput): Markup {
  return html`${fonts.css ? html`<style>${new Markup(fonts.css)}</style>` : null}
${noteFonts.css ? html`<style>${new Markup(noteFonts.css)}</style>` : null}
${drawn.photos.map((href) => html`<link rel="preload" as="image" href="${href}">\n`)}`;
}
