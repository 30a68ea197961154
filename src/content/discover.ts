import type { GalleryCategory } from './relationships.ts';
import type { Tag } from './tags.ts';

/* What pages need to know of Discover in browsers; the designs themselves stay on the server. */

/** The last is not offered before somebody made a design from another one. */
export const discoverTabs = ['trending', 'new', 'staff-picks', 'remixed'] as const;
export type DiscoverTab = (typeof discoverTabs)[number];

export const badges = ["Editor's Choice", 'Community Favorite', 'Design Excellence'] as const;
export type Badge = (typeof badges)[number];

/** Designs of ours among the picks: one for each badge. */
export const ourPickCount = badges.length;

/** As it is typed: `editors-choice`. */
export function badgeKey(badge: Badge): string {
  return badge.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
}

/** What people do with a design. */
export interface DesignFigure {
  /** How often others opened the cards that began with it. */
  readonly views: number;
  /** How often those cards were downloaded. */
  readonly downloads: number;
  /** How often those cards were shared. */
  readonly shares: number;
  readonly likes: number;
  /** Cards that began with it in the last 30 days. */
  readonly recent: number;
}

/** Cards and remixes are told from here on: a smaller number says nothing of a design. */
export const leastTold = 10;

/** By the id of the design; one that nobody used has none. */
export type DesignFigures = ReadonlyMap<string, DesignFigure>;

/** A design as Discover shows it. */
export interface DiscoverDesign extends DesignFigure {
  readonly id: string;
  readonly title: string;
  /** Null for anybody. */
  readonly category: GalleryCategory | null;
  readonly tags: readonly Tag[];
  /** Who made it; null for us. */
  readonly penName: string | null;
  /** Designs that were made from it. */
  readonly remixes: number;
  /** When it was added, as ISO 8601. Under New only. */
  readonly addedAt?: string;
  /** Why it was picked. Under Staff Picks only. */
  readonly badge?: Badge;
}

/** Designs of a tab at first, and how many more each time. */
const firstShown = 3;
const moreShown = 6;

/** What a page can show; an address with another number was not made by us. More of them are in the gallery. */
export const mostShown = 123;

/** What an address of Discover asks for. */
export interface DiscoverQuery {
  readonly tab: DiscoverTab;
  /** Designs of that tab. */
  readonly shown: number;
}

/** The part of an address that says what to show. */
interface Query {
  get(name: string): string | null;
}

export function readDiscoverQuery(query: Query): DiscoverQuery {
  const tab = discoverTabs.find((one) => one === query.get('tab')) ?? 'trending';
  const asked = Math.floor(Number(query.get('shown')));
  return { tab, shown: asked > firstShown && asked <= mostShown ? asked : firstShown };
}

/** How many designs are shown after the next press on Load More Cards; null when that would be no more. */
export function nextShown(shown: number, total: number): number | null {
  const most = Math.min(total, mostShown);
  return shown < most ? Math.min(shown + moreShown, most) : null;
}
