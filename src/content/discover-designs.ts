import type { DesignFigure, DesignFigures, DiscoverDesign, DiscoverTab } from './discover.ts';
import { templates } from './templates.ts';

const nothing: DesignFigure = { views: 0, downloads: 0, shares: 0, likes: 0, recent: 0 };

/** All designs of each tab in their order. Where nobody used any, it is the gallery's. */
export function discoverDesigns(figures: DesignFigures): Record<DiscoverTab, readonly DiscoverDesign[]> {
  const designs = templates.map(({ id, title, category, tags }) => ({
    id,
    title,
    category,
    tags,
    ...(figures.get(id) ?? nothing),
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
  };
}

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
