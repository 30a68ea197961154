import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  data,
  isRouteErrorResponse,
  Link,
  redirect,
  useFetcher,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { getProfile } from '#server/accounts/read.ts';
import { ownCard } from '#server/cards/policy.ts';
import { countCards, listCards } from '#server/cards/read.ts';
import type { CreationKey } from '#server/cards/types.ts';
import { deleteCard, duplicateCard } from '#server/cards/write.ts';
import { randomId } from '#server/random-id.ts';
import { listShares } from '#server/shares/read.ts';
import { faceOf } from '../avatar-face.ts';
import { Avatar } from '../components/avatar.tsx';
import { copyLink } from '../components/copy-link.ts';
import {
  type DashboardTab,
  dashboardTabs,
  deletionWarning,
  readTab,
  sharedTile,
  type Tile,
  tabLabels,
  tileOf,
} from '../components/dashboard-tiles.ts';
import { ErrorPage } from '../components/error-page.tsx';
import { noteShare } from '../components/note-share.ts';
import { QuotePanels } from '../components/quote-panels.tsx';
import { TilePanel } from '../components/tile-panel.tsx';
import { getServices, requireUser } from '../context.ts';
import { limit, tooManyHeaders } from '../limit.ts';
import { pageMeta } from '../page-meta.ts';
import { readForm } from '../read-form.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ServedToast, type ToastMessage, toast } from '../ui/toast.tsx';
import type { Route } from './+types/dashboard';

/** Tiles on a page: four rows on a wide screen. */
const pageSize = 12;

export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await requireUser(url, context);
  const { db, config } = getServices(context);
  const tab = readTab(url.searchParams.get('tab'));
  const page = { limit: pageSize, cursor: url.searchParams.get('after') };
  const [counts, profile, tiles] = await Promise.all([
    countCards(db, user.id),
    getProfile(db, user.id),
    tab === 'shared'
      ? listShares(db, user.id, page).then(({ items, cursor }) => ({ items: items.map(sharedTile), cursor }))
      : listCards(db, user.id, tab, page).then(({ items, cursor }) => ({ items: items.map(tileOf), cursor })),
  ]);
  const isFirst = page.cursor === null;
  // The last card of a later page was deleted.
  if (tiles.items.length === 0 && !isFirst) throw redirect(`/dashboard?tab=${tab}`);
  const name = user.name.trim() || user.email;
  const face = faceOf({ ...user, userId: user.id, avatarUrl: profile?.avatarUrl ?? null });
  return { name, face, origin: config.origin, tab, counts, tiles, isFirst };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser(url, context);
  const { db } = getServices(context);
  const { cardId, intent } = await readForm(request);
  const isCopy = intent === 'duplicate';
  const owned = await ownCard(db, cardId, user.id);
  if (!owned.ok && (isCopy || owned.error === 'missing')) {
    return data(failed(isCopy, 'This card is not among yours.'), 404);
  }
  if (isCopy && owned.ok) {
    const tooMany = await limit(context, request, 'copy');
    if (tooMany)
      return data(failed(isCopy, tooMany.sentence), { status: 429, headers: tooManyHeaders(tooMany) });
    const copy = await duplicateCard(db, owned.value, randomId() as CreationKey);
    if (!copy.ok) return data(failed(isCopy, copy.error.sentence), 409);
    return data<ToastMessage>({ title: 'Card Copied!', description: 'The copy is among your drafts.' });
  }
  // What is deleted already is deleted, whoever asks again.
  if (owned.ok) await deleteCard(db, owned.value);
  return data<ToastMessage>({ title: 'Card Deleted', description: 'The card has been removed.' });
}

function failed(isCopy: boolean, description: string): ToastMessage {
  return { title: isCopy ? 'Error copying card' : 'Error deleting card', description, destructive: true };
}

/** Says what came of it; a failure on the way is one more thing to say, not an error page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isCopy = (await request.clone().formData()).get('intent') === 'duplicate';
  toast(
    await serverAction().catch((error: unknown) => {
      // The way to the log-in.
      if (error instanceof Response) throw error;
      return failed(isCopy, 'Something went wrong. Please try again.');
    }),
  );
  return null;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Dashboard', hidden: true });
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { name, face, origin, tab, counts, tiles, isFirst } = loaderData;
  const navigate = useNavigate();
  const opening = useNavigation().location?.pathname ?? '';
  const { revalidate } = useRevalidator();
  const copying = useFetcher();
  const [doomed, setDoomed] = useState<Tile | null>(null);

  async function copy({ cardId, isDraft }: Tile) {
    const copied = await copyLink(`${origin}/card/${cardId}`, isDraft ? draftLink : undefined);
    if (!copied || isDraft) return;
    if (await noteShare({ cardId, channel: 'link' })) await revalidate();
  }

  if (opening.startsWith('/card/')) return <Spinner label="Loading Card..." className="py-32" />;
  if (opening === '/profile') return <Spinner label="Loading Profile..." className="py-32" />;
  return (
    <div className="wrap py-8 sm:py-12">
      <ServedToast message={actionData} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 grow basis-72 items-center gap-4">
          <Avatar face={face} width={160} label="" className="size-18" />
          <div className="min-w-0">
            <h1 className="text-3xl [overflow-wrap:anywhere]">Welcome, {name}!</h1>
            <div className="flex flex-wrap gap-x-5">
              <Link to="/profile" className="link inline-flex min-h-11 items-center">
                Edit profile
              </Link>
              <Link to="/dashboard/settings" className="link inline-flex min-h-11 items-center">
                Settings
              </Link>
            </div>
          </div>
        </div>
        <ButtonLink to="/studio" icon={<Plus className="size-5" />}>
          Create New Card
        </ButtonLink>
      </div>
      <Tabs<DashboardTab>
        className="mt-8"
        label="Your cards"
        value={tab}
        href={tabAddress}
        onChange={(next) => navigate(tabAddress(next), { replace: true, preventScrollReset: true })}
        tabs={dashboardTabs.map((value) => ({
          value,
          label: tabLabels[value],
          count: counts[value],
          panel:
            value === tab ? (
              <TilePanel
                {...{ tab, tiles, isFirst }}
                onCopy={(tile) => void copy(tile)}
                onDuplicate={({ cardId }) =>
                  copying.submit({ cardId, intent: 'duplicate' }, { method: 'post' })
                }
                onDelete={setDoomed}
              />
            ) : null,
        }))}
      />
      <QuotePanels className="mt-12" />
      <DeleteDialog tile={doomed} onClose={() => setDoomed(null)} />
    </div>
  );
}

function tabAddress(tab: DashboardTab): string {
  return `?tab=${tab}`;
}

const draftLink = 'This card is a draft: only you can open the link until you publish it.';

function DeleteDialog({ tile, onClose }: { tile: Tile | null; onClose: () => void }) {
  const fetcher = useFetcher();
  return (
    <ConfirmDialog
      open={tile !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this card?"
      description={tile ? deletionWarning(tile) : ''}
      confirmText="Delete card"
      busyText="Deleting..."
      destructive
      busy={fetcher.state !== 'idle'}
      onConfirm={() => tile && fetcher.submit({ cardId: tile.cardId }, { method: 'post' }).then(onClose)}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const said = isRouteErrorResponse(error) && error.status < 500 ? String(error.data) : null;
  const [message] = useState<ToastMessage>({
    title: 'Error fetching cards',
    description: said ?? 'Something went wrong',
    destructive: true,
  });
  return (
    <>
      <ServedToast message={message} />
      <ErrorPage
        title="Your cards did not arrive"
        actions={
          <ButtonLink to={pathname + search} reloadDocument>
            Try again
          </ButtonLink>
        }
      >
        They are safe; we just cannot reach them at this moment. Please try again in a little while.
      </ErrorPage>
    </>
  );
}
