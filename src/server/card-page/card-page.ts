import type { Card } from '#card/document/card.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { soundOf } from '#content/sounds.ts';
import type { DrawnCard } from '../scenes/drawing-cache.ts';
import { type CardWords, wordsOf } from './card-words.ts';
import { envelopeHead } from './envelope-head.ts';
import { framed, type Notice, type PageFrame } from './frame.ts';
import { html, type Markup } from './markup.ts';
import { actionsPart } from './parts/actions.ts';
import { facesPart } from './parts/faces.ts';
import { fontLinks, photoLinks } from './parts/files-to-load.ts';
import { madeWithLovePart } from './parts/made-with-love.ts';
import { candlesPart, openingPart, replayPart, wishLinkPart } from './parts/opening.ts';
import { replyPart } from './parts/reply.ts';
import { reportPart } from './parts/report.ts';
import { soundPart } from './parts/sound.ts';
import { wordsPart } from './parts/words.ts';

/** A card as its page shows it. */
export interface ShownCard {
  readonly id: string;
  readonly revision: number;
  readonly card: Card;
  readonly drawn: DrawnCard;
  /** The card's link. */
  readonly address: string;
  readonly isRepliesClosed: boolean;
  /** What only its owner sees; null for everybody else, who all get the same bytes. */
  readonly owner: OwnerView | null;
}

export interface OwnerView {
  /** Why others do not see the card; null for one that everybody with the link can open. */
  readonly unseen: 'draft' | 'hidden' | 'sealed' | null;
}

/** What a part of the page is made from. */
export interface PartInput extends ShownCard {
  readonly words: CardWords;
  readonly siteName: string;
}

/** The public page of a card: its parts, in the order in which they are read. */
export function cardPage(frame: PageFrame, shown: ShownCard, notice: Notice | null = null): string {
  const words = wordsOf(shown.card);
  const input: PartInput = { ...shown, words, siteName: frame.siteName };
  const main = html`${openingPart(input)}
<article id="card" tabindex="-1" aria-label="${words.heading}">
${facesPart(input)}
${wordsPart(input)}
</article>
${wishLinkPart(input)}
${soundPart(soundOf(shown.card.audio))}
${actionsPart(input)}
${candlesPart(input)}
${replyPart(input)}
${replayPart(input)}
${madeWithLovePart(input)}
${reportPart(input)}`;
  return framed(frame, { kind: 'card', title: titleOf(words), head: headOf(input), notice, main });
}

function titleOf({ toName }: CardWords): string {
  const to = isolatedLine(toName);
  return to ? `A birthday card for ${to}` : 'A birthday card';
}

function headOf({ words, address, siteName, drawn }: PartInput): Markup {
  const title = titleOf(words);
  const description = `${isolatedLine(words.fromName) || 'Somebody'} made this card. Open it to read what is inside.`;
  return html`${fontLinks(drawn.fonts)}${photoLinks(drawn.photos)}
${envelopeHead({ title, description, address, siteName })}`;
}
