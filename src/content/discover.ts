import type { Tag } from './tags.ts';

export const discoverTabs = ['trending', 'new', 'staff-picks'] as const;
export type DiscoverTab = (typeof discoverTabs)[number];

export const badges = ["Editor's Choice", 'Community Favorite', 'Design Excellence'] as const;

/** A card as people might share it: a design of ours with a name on it. All of it is made up, and the page says so. */
export interface Sample {
  readonly id: string;
  readonly title: string;
  readonly creator: string;
  readonly views: number;
  readonly downloads: number;
  readonly shares: number;
  readonly tags: readonly Tag[];
  /** The id of the design it was made from, and with which one begins. */
  readonly template: string;
  /** Whose name is on it. */
  readonly toName: string;
  /** Hours before now, for those that are new. */
  readonly hoursOld?: number;
  /** Why it was picked, for those that were. */
  readonly featured?: (typeof badges)[number];
}

const trending: readonly Sample[] = [
  {
    id: 'two-scoops-for-nila',
    title: 'Two Scoops for Nila',
    creator: 'Kavi',
    views: 2847,
    downloads: 962,
    shares: 481,
    tags: ['Cute', 'Funny', 'Family'],
    template: 'two-scoops',
    toName: 'Nila',
  },
  {
    id: 'city-lights-for-tom',
    title: 'The Long Walk Home',
    creator: 'Dana and the others',
    views: 2315,
    downloads: 704,
    shares: 395,
    tags: ['Neon', 'Party', 'Creative'],
    template: 'city-lights',
    toName: 'Tom',
  },
  {
    id: 'sunset-for-rafael',
    title: 'One More Colour',
    creator: 'Inês',
    views: 1986,
    downloads: 618,
    shares: 274,
    tags: ['Romantic', 'Artistic', 'Heartfelt'],
    template: 'sunset-in-layers',
    toName: 'Rafael',
  },
];

const fresh: readonly Sample[] = [
  {
    id: 'roar-for-yusuf',
    title: 'Roar, Yusuf!',
    creator: 'Layla',
    views: 134,
    downloads: 41,
    shares: 18,
    tags: ['Animals', 'Funny', 'Cute'],
    template: 'not-extinct',
    toName: 'Yusuf',
    hoursOld: 3,
  },
  {
    id: 'thanks-to-professor-okafor',
    title: 'Thank You, Professor',
    creator: 'The back row',
    views: 97,
    downloads: 36,
    shares: 12,
    tags: ['Minimal', 'Clean', 'Professional'],
    template: 'quiet-thanks',
    toName: 'Professor Okafor',
    hoursOld: 20,
  },
  {
    id: 'lift-off-for-arjun',
    title: 'Three, Two, One, Arjun',
    creator: 'Meera',
    views: 208,
    downloads: 73,
    shares: 29,
    tags: ['Creative', 'Family', 'Funny'],
    template: 'lift-off',
    toName: 'Arjun',
    hoursOld: 52,
  },
];

const picked: readonly Sample[] = [
  {
    id: 'first-slice-for-amma',
    title: 'The First Slice Is Yours',
    creator: 'Anjali and Dev',
    views: 1642,
    downloads: 583,
    shares: 320,
    tags: ['Elegant', 'Family', 'Heartfelt'],
    template: 'first-slice',
    toName: 'Amma',
    featured: "Editor's Choice",
  },
  {
    id: 'one-more-flame-for-abuela',
    title: 'A Flame for Abuela',
    creator: 'Mateo',
    views: 1873,
    downloads: 655,
    shares: 412,
    tags: ['Classic', 'Family', 'Heartfelt'],
    template: 'one-more-flame',
    toName: 'Abuela',
    featured: 'Community Favorite',
  },
  {
    id: 'side-a-for-papa',
    title: 'Play It Loud, Papa',
    creator: 'Hanna',
    views: 1127,
    downloads: 398,
    shares: 176,
    tags: ['Vintage', 'Classic', 'Artistic'],
    template: 'side-a',
    toName: 'Papa',
    featured: 'Design Excellence',
  },
];

export const samples: Readonly<Record<DiscoverTab, readonly Sample[]>> = {
  trending,
  new: fresh,
  'staff-picks': picked,
};
