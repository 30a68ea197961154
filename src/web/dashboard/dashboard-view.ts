import { limits } from '#card/document/limits.ts';
import type { CardCounts, CardSort } from '#server/cards/types.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { type DashboardTab, dashboardTabs } from './tiles.ts';

/** Which cards the dashboard shows. The address contains it. */
export interface DashboardView {
  readonly tab: DashboardTab;
  /** The search text as typed; empty for none. */
  readonly search: string;
  readonly sort: CardSort;
  /** Whether only favourites are shown. */
  readonly onlyFavourites: boolean;
  /** The positions before and after which the page of cards lies. Both are null for the first page. */
  readonly after: string | null;
  readonly before: string | null;
}

interface Sort {
  readonly value: CardSort;
  readonly label: string;
}

/** The sort orders of a tab, the default first. */
export function sortsOf(tab: DashboardTab): readonly Sort[] {
  const newest = tab === 'shared' ? dashboardText('sort.shared') : dashboardText('sort.changed');
  return [
    { value: 'newest', label: newest },
    { value: 'oldest', label: dashboardText('sort.oldest') },
    { value: 'name', label: dashboardText('sort.name') },
    ...(tab === 'created' ? [{ value: 'views' as const, label: dashboardText('sort.views') }] : []),
  ];
}

/**
 * Reads the view from an address and ignores invalid parameters. Without a tab it is the drafts, or with `counts`
 * the first tab that is not empty.
 */
export function readView(query: URLSearchParams, counts?: CardCounts): DashboardView {
  const filled = dashboardTabs.find((one) => counts && counts[one] > 0) ?? 'drafts';
  const tab = dashboardTabs.find((one) => one === query.get('tab')) ?? filled;
  const before = query.get('before');
  return {
    tab,
    search: (query.get('q') ?? '').slice(0, limits.search).toWellFormed(),
    sort: sortsOf(tab).find(({ value }) => value === query.get('sort'))?.value ?? 'newest',
    onlyFavourites: query.has('favourites'),
    after: before === null ? query.get('after') : null,
    before,
  };
}

/** The query string of a view, without default values. */
export function viewAddress({
  tab,
  search,
  sort,
  onlyFavourites,
  after,
  before,
}: Partial<DashboardView>): string {
  const said = {
    tab: tab ?? 'drafts',
    q: search?.trim(),
    sort: sort === 'newest' ? null : sort,
    favourites: onlyFavourites ? 'only' : null,
    after,
    before,
  };
  const query = Object.entries(said).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `?${new URLSearchParams(query)}`;
}
