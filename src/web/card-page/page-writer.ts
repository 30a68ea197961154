import type { DrawnCard } from '#server/scenes/drawing-cache.ts';
import type { FontFaces } from '#server/scenes/fonts/font-faces.ts';
import { cardPage, type PageContent } from './documents/card.ts';
import type { Notice, PageFrame } from './frame/frame.ts';
import type { Markup } from './frame/markup.ts';

interface WrittenPage {
  readonly content: PageContent;
  readonly page: Markup;
  /** Its content security policy, which allows its fonts. */
  readonly policy: string;
}

/**
 * Writes the pages of cards. The last one of each drawing is kept for whoever gets the same: most of the time of an answer
 * was writing it again.
 */
export function createPageWriter(frame: PageFrame, policyWith: (...fonts: readonly FontFaces[]) => string) {
  const last = new WeakMap<DrawnCard, WrittenPage>();
  return (content: PageContent, notice: Notice | null): Omit<WrittenPage, 'content'> => {
    const known = last.get(content.drawn);
    if (!notice && known && isSame(known.content, content)) return known;
    const page = cardPage(frame, content, notice);
    const written = { content, page, policy: policyWith(content.fonts, content.noteFonts) };
    // What only its owner sees, and what is said once, is written for them each time.
    if (!notice && !content.owner) last.set(content.drawn, written);
    return written;
  };
}

function isSame(one: PageContent, other: PageContent): boolean {
  return (Object.keys(one) as (keyof PageContent)[]).every((key) => one[key] === other[key]);
}
