import {
  type DesignFigures,
  type DiscoverDesign,
  type DiscoverQuery,
  type DiscoverTab,
  mostShown,
} from '#content/discover.ts';
import { discoverDesigns, noFigure, withOthers } from '#content/discover-designs.ts';
import { designTitle } from '#content/languages/language-content.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Db, Read } from '../db/database.ts';
import { type DesignCounts, noDesignCounts } from './counts.ts';
import { type ListedDesign, listDesigns, listPicks } from './discover.ts';

interface Asked extends DiscoverQuery {
  readonly language: Language;
  /** What is counted of all designs. */
  readonly figures: () => Promise<DesignFigures>;
  /** What is counted of public ones. */
  readonly counts: () => Promise<DesignCounts>;
}

/** The first designs of a tab, ours and those of everybody in one order. */
export async function readDiscover(read: Read, { tab, shown, language, ...counted }: Asked) {
  const asked = { language, limit: Math.min(shown, mostShown) };
  const [figures, counts, others, problem] = await Promise.all([
    counted.figures(),
    counted.counts(),
    read((db) => lists[tab](db, asked)),
    null,
  ]).catch((error: unknown) => [new Map(), noDesignCounts, [], error] as const);
  const named = discoverDesigns(figures, counts.remixesOfOurs)[tab];
  const ours = named.map((design) => ({ ...design, title: designTitle(language, design) }));
  const theirs = others.map((design) => asShown(design, tab, figures.get(design.id) ?? noFigure));
  return {
    designs: withOthers(tab, ours, theirs).slice(0, asked.limit),
    // One that came since the count is seen, too.
    total: ours.length + Math.max(countedIn(tab, counts), theirs.length),
    /** Whether somebody made a design from another one. */
    isRemixedShown: counts.remixed + counts.remixesOfOurs.size > 0,
    /** Why the database did not answer: then it is ours alone, uncounted. */
    problem,
  };
}

const lists: Readonly<
  Record<DiscoverTab, (db: Db, asked: Parameters<typeof listPicks>[1]) => Promise<ListedDesign[]>>
> = {
  trending: (db, asked) => listDesigns(db, 'sent', asked),
  new: (db, asked) => listDesigns(db, 'new', asked),
  'staff-picks': listPicks,
  remixed: (db, asked) => listDesigns(db, 'remixed', asked),
};

function countedIn(tab: DiscoverTab, { all, picked, remixed }: DesignCounts): number {
  return { trending: all, new: all, 'staff-picks': picked, remixed }[tab];
}

function asShown(
  { id, title, category, mood, penName, remixes, recentCards, badge, publishedAt }: ListedDesign,
  tab: DiscoverTab,
  figure: typeof noFigure,
): DiscoverDesign {
  return {
    ...{ id, title, category, penName, remixes, tags: [mood] },
    ...figure,
    recent: recentCards,
    ...(tab === 'new' && { addedAt: publishedAt.toISOString() }),
    ...(tab === 'staff-picks' && badge && { badge }),
  };
}
