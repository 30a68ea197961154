import type { DesignFigure, DesignFigures, DiscoverDesign, DiscoverTab } from './discover.ts';
import { templates } from './templates.ts';

export const noFigure: DesignFigure = { views: 0, downloads: 0, shares: 0, likes: 0, recent: 0 };

/** How often a design of everybody was made from each of ours. */
type Remixes = ReadonlyMap<string, number>;

/** All designs of ours in each tab, in their order. Where nobody used any, it is the gallery's. */
export function discoverDesigns(
  figures: DesignFigures,
  remixes: Remixes = new Map(),
): Record<DiscoverTab, readonly DiscoverDesign[]> {
  const designs = templates.map(({ id, title, category, tags }) => ({
    ...{ id, title, category, tags, penName: null, remixes: remixes.get(id) ?? 0 },
    ...(figures.get(id) ?? noFigure),
  }));
  const named = (id: string) => designs.filter((design) => design.id === id);
  const picks = [
    ...named('first-slice').map((design) => ({ ...design, badge: "Editor's Choice" as const })),
    ...favourite(designs).map((design) => ({ ...design, badge: 'Community Favorite' as const })),
    ...named('side-a').map((design) => ({ ...design, badge: 'Design Excellence' as const })),
  ];
  return {
    trending: designs.toSorted(
      (one, other) => other.recent - one.recent || other.likes - one.likes || other.views - one.views,
    ),
    new: newestFirst(designs),
    'staff-picks': picks,
    remixed: designs
      .filter((design) => design.remixes > 0)
      .toSorted((one, other) => other.remixes - one.remixes),
  };
}

/** Both in the order of a tab: each list has it already, and ours come first among equals. */
export function withOthers(
  tab: DiscoverTab,
  ours: readonly DiscoverDesign[],
  others: readonly DiscoverDesign[],
): readonly DiscoverDesign[] {
  return [...ours, ...others].toSorted(compare[tab]);
}

const compare: Readonly<Record<DiscoverTab, (one: DiscoverDesign, other: DiscoverDesign) => number>> = {
  trending: (one, other) => other.recent - one.recent,
  new: ({ addedAt: one = '' }, { addedAt: other = '' }) => other.localeCompare(one),
  'staff-picks': () => 0,
  remixed: (one, other) => other.remixes - one.remixes,
};

/** The other pick is the visitors' own: the design with the most likes, ours until there are some. */
function favourite(designs: readonly DiscoverDesign[]): readonly DiscoverDesign[] {
  const others = designs.filter(({ id }) => id !== 'first-slice' && id !== 'side-a');
  const most = Math.max(...others.map(({ likes }) => likes));
  const found = others.find(({ id, likes }) => (most > 0 ? likes === most : id === 'one-more-flame'));
  return found ? [found] : [];
}

/** The last of those that came on one day is the newest. */
function newestFirst(designs: readonly DiscoverDesign[]): readonly DiscoverDesign[] {
  const dates = new Map(templates.map(({ id, addedOn }) => [id, addedOn ?? firstAddedOn]));
  return designs
    .map((design) => ({ ...design, addedAt: `${dates.get(design.id)}T00:00:00Z` }))
    .toReversed()
    .toSorted((one, other) => other.addedAt.localeCompare(one.addedAt));
}

/** The day of the designs that say none. */
const firstAddedOn = '2026-11-21';
