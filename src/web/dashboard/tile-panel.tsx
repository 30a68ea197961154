import { useRef } from 'react';
import { useNavigation } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import type { CardCounts } from '#server/cards/types.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { favouritesText } from '../texts/favourites.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CardTile, type TileActions } from './card-tile.tsx';
import { type DashboardView, viewAddress } from './dashboard-view.ts';
import { TileSearch } from './tile-search.tsx';
import { type DashboardTab, dashboardTabs, type Tile } from './tiles.ts';

/** One page of cards, and the positions of its neighbours. */
export interface TilePage {
  readonly items: readonly Tile[];
  /** The positions of the next and the previous page; null when there is none. */
  readonly next: string | null;
  readonly previous: string | null;
  /** The number of matches on all pages; null without a search. */
  readonly matches: number | null;
}

interface TilePanelProps extends TileActions {
  view: DashboardView;
  page: TilePage;
  /** The number of cards in each tab, regardless of the search. */
  counts: CardCounts;
}

/** The cards of one tab, page by page. */
export function TilePanel({ view, page, counts, ...actions }: TilePanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const busy = useNavigation().state !== 'idle';
  const { tab, search, sort, onlyFavourites } = view;
  const count = counts[tab];
  if (count === 0) {
    const filled = dashboardTabs.find((other) => counts[other] > 0);
    return (
      <EmptyState
        title={dashboardText('empty.title', { tab })}
        action={
          filled ? (
            <ButtonLink to={viewAddress({ tab: filled })} look="secondary" preventScrollReset>
              {dashboardText('empty.seeTab.action', { tab: filled })}
            </ButtonLink>
          ) : (
            <ButtonLink to="/studio">{dashboardText('empty.create.action')}</ButtonLink>
          )
        }
      >
        {emptyTexts()[tab]}
      </EmptyState>
    );
  }
  return (
    <>
      {count > 1 || search || onlyFavourites ? (
        <TileSearch {...{ view, input }} matches={page.matches} />
      ) : null}
      {page.items.length === 0 ? (
        <EmptyState
          title={dashboardText('search.none.title')}
          action={
            <ButtonLink
              to={viewAddress({ tab, sort })}
              look="secondary"
              preventScrollReset
              onClick={() => input.current?.focus()}
            >
              {dashboardText('search.clear.action')}
            </ButtonLink>
          }
        >
          {onlyFavourites
            ? favouritesText('favourites.noCards.text')
            : dashboardText('search.none.text', { tab, search: isolatedLine(search) })}
        </EmptyState>
      ) : (
        <ul
          aria-busy={busy || undefined}
          className="grid gap-6 transition-opacity delay-150 aria-busy:opacity-60 sm:grid-cols-2 lg:grid-cols-3"
        >
          {page.items.map((tile) => (
            <CardTile key={tile.key} tile={tile} {...actions} />
          ))}
        </ul>
      )}
      <Pages view={view} page={page} />
    </>
  );
}

function Pages({ view, page: { previous, next } }: { view: DashboardView; page: TilePage }) {
  if (!previous && !next) return null;
  const here = { ...view, after: null, before: null };
  return (
    <nav aria-label={dashboardText('paging.label')} className="mt-8 flex flex-wrap justify-center gap-4">
      {previous ? (
        <ButtonLink to={viewAddress({ ...here, before: previous })} look="secondary">
          {dashboardText('paging.previous.label')}
        </ButtonLink>
      ) : null}
      {next ? (
        <ButtonLink to={viewAddress({ ...here, after: next })} look="secondary">
          {dashboardText('paging.next.label')}
        </ButtonLink>
      ) : null}
    </nav>
  );
}

const emptyTexts = (): Record<DashboardTab, string> => ({
  drafts: dashboardText('empty.drafts.text'),
  created: dashboardText('empty.created.text'),
  shared: dashboardText('empty.shared.text'),
});
