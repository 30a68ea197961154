import type { DrawnCard } from '#server/scenes/drawing-cache.ts';
import { cardPage, type PageContent } from './documents/card.ts';
import type { Notice, PageFrame } from './frame/frame.ts';
import type { Markup } from './frame/markup.ts';

interface WrittenPage {
  readonly content: PageContent;
  readonly page: Markup;
}

/**
 * Writes the pages of cards. The last one of each drawing is kept for whoever gets the same: most of the time of an answer
 * was writing it again.
 */
export function createPageWriter(frame: PageFrame) {
  const last = new WeakMap<DrawnCard, WrittenPage>();
  return (content: PageContent, notice: Notice | null): Markup => {
    if (notice) return cardPage(frame, content, notice);
    const known = last.get(content.drawn);
    if (known && isSame(known.content, content)) return known.page;
    const page = cardPage(frame, content);
    // An owner's is written for them each time.
    if (!content.owner) last.set(content.drawn, { content, page });
    return page;
  };
}

function isSame(one: PageContent, other: PageContent): boolean {
  return (Object.keys(one) as (keyof PageContent)[]).every((key) => one[key] === other[key]);
}
