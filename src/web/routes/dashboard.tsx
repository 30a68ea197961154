import { Plus } from 'lucide-react';
import { useState } from 'react';
import { data, useFetcher, useNavigate } from 'react-router';
import { ownCard } from '#server/cards/policy.ts';
import { countCards, listCards } from '#server/cards/read.ts';
import { deleteCard } from '#server/cards/write.ts';
import { listShares } from '#server/shares/read.ts';
import { CardTile } from '../components/card-tile.tsx';
import {
  type DashboardTab,
  dashboardTabs,
  readTab,
  sharedTile,
  type Tile,
  tabLabels,
  tileOf,
} from '../components/dashboard-tiles.ts';
import { getServices, requireUser } from '../context.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { toast } from '../ui/toast.tsx';
import type { Route } from './+types/dashboard';

/** Tiles on a page: three rows on a wide screen. */
const pageSize = 12;

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const { db, config } = getServices(context);
  const query = new URL(request.url).searchParams;
  const tab = readTab(query.get('tab'));
  const page = { limit: pageSize, cursor: query.get('after') };
  const [counts, tiles] = await Promise.all([
    countCards(db, user.id),
    tab === 'shared'
      ? listShares(db, user.id, page).then(({ items, cursor }) => ({ items: items.map(sharedTile), cursor }))
      : listCards(db, user.id, tab, page).then(({ items, cursor }) => ({ items: items.map(tileOf), cursor })),
  ]);
  return {
    name: user.name.trim() || user.email,
    origin: config.origin,
    tab,
    counts,
    tiles,
    isFirst: page.cursor === null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const { db } = getServices(context);
  const form = await request.formData();
  const owned = await ownCard(db, form.get('cardId'), user.id);
  if (!owned.ok && owned.error === 'missing') return data({ problem: 'This card is not among yours.' }, 404);
  // What is deleted already is deleted, whoever asks again.
  if (owned.ok) await deleteCard(db, owned.value);
  return data({ problem: null });
}

/** Says what came of it; a failure on the way is one more thing to say, not an error page. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const { problem } = await serverAction().catch(() => ({
    problem: 'Something went wrong. Please try again.',
  }));
  toast(
    problem === null
      ? { title: 'Card Deleted', description: 'The card has been removed.' }
      : { title: 'Error deleting card', description: problem, destructive: true },
  );
  return null;
}

export function meta() {
  return [{ title: 'Dashboard' }];
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { name, origin, tab, counts } = loaderData;
  const navigate = useNavigate();
  const [doomed, setDoomed] = useState<Tile | null>(null);
  return (
    <div className="wrap py-8 sm:py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl [overflow-wrap:anywhere]">Welcome, {name}!</h1>
        <ButtonLink to="/studio" icon={<Plus className="size-5" />}>
          Create New Card
        </ButtonLink>
      </div>
      <Tabs<DashboardTab>
        className="mt-8"
        label="Your cards"
        value={tab}
        onChange={(next) => navigate(`?tab=${next}`, { replace: true, preventScrollReset: true })}
        tabs={dashboardTabs.map((value) => ({
          value,
          label: tabLabels[value],
          count: counts[value],
          panel:
            value === tab ? (
              <TilePanel {...loaderData} onCopy={(tile) => copyLink(origin, tile)} onDelete={setDoomed} />
            ) : null,
        }))}
      />
      <DeleteDialog tile={doomed} onClose={() => setDoomed(null)} />
    </div>
  );
}

type TilePanelProps = Pick<Route.ComponentProps['loaderData'], 'tab' | 'tiles' | 'isFirst'> & {
  onCopy: (tile: Tile) => void;
  onDelete: (tile: Tile) => void;
};

function TilePanel({ tab, tiles, isFirst, onCopy, onDelete }: TilePanelProps) {
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
          <CardTile key={tile.key} tile={tile} onCopy={() => onCopy(tile)} onDelete={() => onDelete(tile)} />
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

async function copyLink(origin: string, tile: Tile) {
  const address = `${origin}/card/${tile.cardId}`;
  try {
    await navigator.clipboard.writeText(address);
    const private_ = 'This card is a draft: only you can open the link until you publish it.';
    toast({ title: 'Link Copied!', ...(tile.isDraft ? { description: private_ } : {}) });
  } catch {
    toast({
      title: 'Your browser does not let us copy',
      description: `The link is ${address}`,
      destructive: true,
      seconds: 20,
    });
  }
}

function DeleteDialog({ tile, onClose }: { tile: Tile | null; onClose: () => void }) {
  const fetcher = useFetcher();
  return (
    <ConfirmDialog
      open={tile !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this card?"
      description={`${tile?.toName ? `The card for ${tile.toName}` : 'The card'} is deleted for good, and its link stops working.`}
      confirmText="Delete card"
      busyText="Deleting..."
      destructive
      busy={fetcher.state !== 'idle'}
      onConfirm={() => tile && fetcher.submit({ cardId: tile.cardId }, { method: 'post' }).then(onClose)}
    />
  );
}
