import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CardTile, type TileActions } from './card-tile.tsx';
import { type DashboardTab, type Tile, tabLabels } from './dashboard-tiles.ts';

interface TilePanelProps extends TileActions {
  tab: DashboardTab;
  tiles: { readonly items: readonly Tile[]; readonly cursor: string | null };
  /** Whether these are the newest ones. */
  isFirst: boolean;
}

/** The cards under one tab, a page of them at a time. */
export function TilePanel({ tab, tiles, isFirst, ...actions }: TilePanelProps) {
  if (tiles.items.length === 0) {
    return (
      <EmptyState
        title={`No ${tabLabels[tab].toLowerCase()} yet`}
        action={<ButtonLink to="/studio">Create Your First Card</ButtonLink>}
      >
        {emptyTexts[tab]}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {tiles.items.map((tile) => (
          <CardTile key={tile.key} tile={tile} {...actions} />
        ))}
      </ul>
      <div className="mt-8 flex justify-center gap-4">
        {isFirst ? null : (
          <ButtonLink to={`?tab=${tab}`} look="secondary">
            Newest cards
          </ButtonLink>
        )}
        {tiles.cursor ? (
          <ButtonLink to={`?tab=${tab}&after=${tiles.cursor}`} look="secondary">
            Older cards
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}

const emptyTexts: Record<DashboardTab, string> = {
  drafts: 'Cards that you save without publishing wait here. Nobody else can see them.',
  created: 'Cards that you publish are listed here, each with its own link.',
  shared: 'Cards that you share are listed here, with the way and the day.',
};
