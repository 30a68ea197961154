import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { data, Link, redirect, useFetcher, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { splitPath } from '#content/languages/page-address.ts';
import { getProfile } from '#server/accounts/profile/read.ts';
import { readableEmail } from '#server/accounts/readable-email.ts';
import { readEditLink } from '#server/auth/guest/edit-link.ts';
import { hasHintCookie } from '#server/auth/named-cookies.ts';
import type { Viewer } from '#server/auth/viewer.ts';
import { countCards } from '#server/cards/read.ts';
import { listOrganisedCards } from '#server/contributions/organisers.ts';
import { readGuestCards } from '#server/guests/read.ts';
import { listUnseenReplies } from '#server/replies/read.ts';
import { Avatar } from '../components/avatar.tsx';
import { avatarContentOf } from '../components/avatar-content.ts';
import { copyLink } from '../components/copy-link.tsx';
import { recordShare } from '../components/record-share.ts';
import { SoonSection } from '../contacts/contact-list.tsx';
import { type CardChange, failed, readIntent } from '../dashboard/card-change.ts';
import { readView, viewAddress } from '../dashboard/dashboard-view.ts';
import { DeleteDialog, editLink } from '../dashboard/delete-dialog.tsx';
import { EditLinkHint, GuestCardsQuestion } from '../dashboard/guest-hints.tsx';
import { QuotePanels } from '../dashboard/quote-panels.tsx';
import { type OpenTile, TileDialogs } from '../dashboard/tile-dialogs.tsx';
import { TilePanel } from '../dashboard/tile-panel.tsx';
import {
  cardTitle,
  type DashboardTab,
  dashboardTabs,
  replyTile,
  type Tile,
  tabLabels,
} from '../dashboard/tiles.ts';
import { UndoDeletion, undoKey, undoSeconds } from '../dashboard/undo-deletion.tsx';
import { UnseenReplies } from '../dashboard/unseen-replies.tsx';
import { asNetworkFailure, failureText } from '../offline/network-failure.ts';
import { pageMeta } from '../page/page-meta.ts';
import { getServices, requireUser, requireViewer } from '../request/context.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { favouritesText } from '../texts/favourites.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ServedToast, toast } from '../ui/toast.tsx';
import type { Route } from './+types/dashboard';
import { actions } from './dashboard-actions.ts';
import { readTiles } from './dashboard-tiles.ts';
import { readSoon } from './upcoming-people.ts';

/** Birthdays that come next: more stand on the page of people. */
const peopleShown = 3;

/** New replies at the top: two rows on a wide screen. The tiles count all of them. */
const repliesShown = 6;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(url, context);
  const user = { ...viewer, id: viewer.userId };
  const { db, read, config } = getServices(context);
  const counting = read((at) => countCards(at, user.id));
  // Without a tab in the address, the counts decide which one to open.
  const view = readView(url.searchParams, url.searchParams.has('tab') ? undefined : await counting);
  const [counts, profile, page, unseen, helping, people] = await Promise.all([
    counting,
    getProfile(db, user.id),
    readTiles(read, user.id, view),
    read((at) => listUnseenReplies(at, user.id, repliesShown)),
    read((at) => listOrganisedCards(at, user.id)),
    readSoon(context, user.id, peopleShown),
  ]);
  // The last card of a later page was deleted, so go to the first page.
  const isLater = view.after !== null || view.before !== null;
  if (page.items.length === 0 && isLater) {
    throw redirect(`/dashboard${viewAddress({ ...view, after: null, before: null })}`);
  }
  const unnamed = user.email === null ? dashboardText('guest.name') : readableEmail(user.email);
  const name = isolatedLine(user.name) || unnamed;
  const avatar = avatarContentOf({ ...user, userId: user.id, avatarUrl: profile?.avatarUrl ?? null });
  const ready = page.items.find(({ cardId }) => cardId === url.searchParams.get('ready')) ?? null;
  const guestHint = await guestHintFor(viewer, { cards: counts.drafts + counts.created, request, context });
  return {
    name,
    avatar,
    origin: config.origin,
    view,
    counts,
    page,
    ready,
    // Pages of an earlier release read these two by their old names.
    note: guestHint,
    answers: unseen.map(replyTile),
    people,
    helping: helping.map(({ id, card }) => ({ cardId: id, title: cardTitle(card) })),
  };
}

interface GuestHintRequest extends Pick<Route.LoaderArgs, 'request' | 'context'> {
  readonly cards: number;
}

/** What to tell a guest about the private edit link, or an account about the cards of the guest that it was. */
async function guestHintFor(
  viewer: Viewer,
  { cards, request, context }: GuestHintRequest,
): Promise<'edit-link' | 'guest-cards' | null> {
  const { auth, db } = getServices(context);
  if (viewer.isGuest) {
    const isOffered = cards > 0 && !hasHintCookie(auth, request.headers);
    return isOffered && !(await readEditLink(db, viewer.userId)) ? 'edit-link' : null;
  }
  if (viewer.guestId === null) return null;
  return (await readGuestCards(db, viewer.guestId)).cards > 0 ? 'guest-cards' : null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser(url, context);
  const form = await readForm(request);
  const intent = readIntent(form.intent);
  if (!intent) throw unknownButton();
  const { cardId } = form;
  return actions[intent]({ cardId, userId: user.id, request, context });
}

/** Shows the result. A failure is a message, not an error page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const intent = readIntent(form.get('intent'));
  if (!intent) return serverAction();
  let status = 200;
  const { message, ...outcome }: CardChange = await serverAction().catch((error: unknown) => {
    // A redirect to the log-in.
    if (error instanceof Response) throw error;
    // An error status, so that the router does not reload the cards, which would fail too.
    status = 503;
    const cardId = `${form.get('cardId')}`;
    const lost = failed(intent, failureText(asNetworkFailure(error)));
    return intent === 'undo' ? { ...lost, undo: cardId } : lost;
  });
  const { tab } = readView(new URL(request.url).searchParams);
  const undo = outcome.undo && {
    action: <UndoDeletion cardId={outcome.undo} tab={tab} />,
    seconds: undoSeconds,
  };
  // Where the card is seen to be back, nothing has to be said.
  const here = new URL(window.location.href);
  const isSeen =
    outcome.restored &&
    splitPath(here.pathname).path === '/dashboard' &&
    readView(here.searchParams).tab === tab;
  if (!isSeen) toast({ ...message, ...undo });
  return data(outcome, { status });
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: dashboardText('dashboard.title'), hidden: true });
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { name, avatar, origin, view, counts, page, ready, helping, people } = loaderData;
  const { note: guestHint, answers: replies } = loaderData;
  const { tab } = view;
  const navigate = useNavigate();
  const opening = splitPath(useNavigation().location?.pathname ?? '').path;
  const { revalidate } = useRevalidator();
  const copying = useFetcher();
  const [doomed, setDoomed] = useState<Tile | null>(null);
  const [dialog, setDialog] = useState<OpenTile | null>(ready && { kind: 'ready', tile: ready });
  useFocusOnRestored();
  const address = viewAddress(view);
  // The address is the browser's. The share sheet opens once, so that neither reloading nor going back opens it again.
  useEffect(() => {
    if (ready) navigate(address, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }, [ready, address, navigate]);
  // Without JavaScript the answer is a page.
  const served = actionData && 'message' in actionData ? actionData : null;
  const tabAddress = (next: DashboardTab) => viewAddress({ ...view, tab: next, after: null, before: null });

  async function copy({ cardId, isDraft }: Tile) {
    const copied = await copyLink(`${origin}/card/${cardId}`, isDraft ? draftLink() : undefined);
    if (!copied || isDraft) return;
    if (await recordShare({ cardId, channel: 'link' })) await revalidate();
  }

  if (opening.startsWith('/card/'))
    return <Spinner label={dashboardText('card.loading.status')} className="py-32" />;
  if (opening === '/profile')
    return <Spinner label={dashboardText('profile.loading.status')} className="py-32" />;
  return (
    <div className="wrap py-8 sm:py-12">
      <ServedToast
        message={served?.message}
        action={served?.undo ? <UndoDeletion cardId={served.undo} tab={tab} /> : null}
      />
      <Welcome {...{ name, avatar }} />
      {guestHint === 'edit-link' ? <EditLinkHint /> : null}
      {guestHint === 'guest-cards' ? <GuestCardsQuestion /> : null}
      <UnseenReplies {...{ replies }} onReplies={(tile) => setDialog({ kind: 'replies', tile })} />
      <SoonSection soon={people.soon} people={people.passed} today={people.today} />
      <Helping cards={helping} />
      <Tabs<DashboardTab>
        className="mt-8"
        label={dashboardText('cards.title')}
        value={tab}
        href={tabAddress}
        onChange={(next) => navigate(tabAddress(next), { replace: true, preventScrollReset: true })}
        tabs={dashboardTabs.map((value) => ({
          value,
          label: tabLabels()[value],
          count: counts[value],
          panel:
            value === tab ? (
              <TilePanel
                {...{ view, page, counts }}
                onReplies={(tile) => setDialog({ kind: 'replies', tile })}
                onShare={(tile) => setDialog({ kind: 'share', tile })}
                onDownload={(tile) => setDialog({ kind: 'download', tile })}
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
      <TileDialogs
        open={dialog}
        onOpen={setDialog}
        onClose={() => setDialog(null)}
        onShared={() => void revalidate()}
      />
      <DeleteDialog tile={doomed} onClose={() => setDoomed(null)} />
    </div>
  );
}

/** Whose cards these are, and what else belongs to them. */
function Welcome({ name, avatar }: Pick<Route.ComponentProps['loaderData'], 'name' | 'avatar'>) {
  const links = [
    ['/profile', dashboardText('profile.edit.action')],
    ['/people', dashboardText('people.action')],
    ['/dashboard/designs', favouritesText('page.title')],
    ['/dashboard/settings', dashboardText('settings.action')],
  ] as const;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 grow basis-72 items-center gap-4 max-[18rem]:flex-wrap">
        <Avatar content={avatar} width={160} label="" className="size-18" />
        <div className="min-w-0">
          <h1 className="text-3xl [overflow-wrap:anywhere]">
            {dashboardText('dashboard.welcome.title', { name })}
          </h1>
          <div className="flex flex-wrap gap-x-5">
            {links.map(([to, label]) => (
              <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
                {label}
              </Link>
            ))}
          </div>
        </div>
      </div>
      <ButtonLink to="/studio" icon={<Plus className="size-5" />}>
        {dashboardText('newCard.action')}
      </ButtonLink>
    </div>
  );
}

/** Cards of others that are signed, where their owner asked for help. */
function Helping({ cards }: { cards: readonly { cardId: string; title: string }[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="helping" className="mt-8">
      <h2 id="helping" className="text-2xl">
        {dashboardText('helping.title')}
      </h2>
      <ul className="mt-2 flex flex-col">
        {cards.map(({ cardId, title }) => (
          <li key={cardId}>
            <Link
              to={`/dashboard/signing?card=${cardId}`}
              className="link inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const draftLink = () => dashboardText('card.draft.notice');

/** Focuses a restored card, unless the focus has moved meanwhile. */
function useFocusOnRestored() {
  const { state, data: outcome } = useFetcher<Pick<CardChange, 'restored'>>({ key: undoKey });
  const restored = state === 'idle' ? outcome?.restored : undefined;
  // Focus is the document's.
  useEffect(() => {
    if (restored && document.activeElement === document.body) editLink(restored)?.focus();
  }, [restored]);
}
