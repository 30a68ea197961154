import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { newCard } from '#card/document/card.ts';
import { designOfTheDay } from '#card/looks/design-of-the-day.ts';
import { sealState } from '#card/seal/opening-instant.ts';
import { designWish } from '#content/languages/design-wishes.ts';
import { findTemplate, hasPhotoFrames, templateCard } from '#content/templates.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import { type CardForViewer, damagedCardMessage, newerCardMessage } from '#server/cards/types.ts';
import { readGuestCards } from '#server/guests/read.ts';
import { receiverNameFrom } from '../gallery/receiver-name.ts';
import { pageMeta } from '../page/page-meta.ts';
import { getServices, requireViewer } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { WorkplaceHead } from '../studio/studio-head.tsx';
import { Workspace } from '../studio/workspace.tsx';
import { errorText } from '../texts/error-text.ts';
import '../studio/studio.css';
import type { StudioStart } from '../studio/studio.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { studioText } from '../texts/studio.ts';
import { Spinner } from '../ui/spinner.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { Route } from './+types/studio';

export async function loader({ url, context }: Route.LoaderArgs): Promise<StudioStart> {
  const user = await requireViewer(url, context);
  const hasWishModel = getServices(context).wishModel !== null;
  const guest = user.isGuest ? {} : await emptyGuest(context, user.guestId);
  const start = {
    userId: user.userId,
    creationKey: crypto.randomUUID(),
    servedAt: Date.now(),
    hasWishModel,
    ...guest,
  };
  const cardId = url.searchParams.get('cardId');
  if (cardId === null)
    return {
      ...start,
      ...newWork(url.searchParams, await namesFor(url.searchParams, user, context)),
      saved: null,
    };
  const found = await getCardForViewer(getServices(context).db, cardId, user.userId);
  if (found.state !== 'found' || !found.isOwner) {
    const message = {
      title: studioText('card.notLoaded.title'),
      description: notOpenedText(found),
      destructive: true,
    };
    throw redirectWithToast(context, { to: '/dashboard', message });
  }
  const { card, id, revision, access } = found;
  const { status, seal } = access;
  // One whose day has come is open, and saving it changes nothing of that.
  const closed = sealState(seal, Date.now()) === 'open' ? null : seal;
  return { ...start, card, saved: { id, revision, status }, template: null, seal: closed };
}

/** The guest of before, unless there is something to ask about. */
async function emptyGuest(context: Route.LoaderArgs['context'], guestId: string | null) {
  if (guestId === null) return {};
  const { cards, files } = await readGuestCards(getServices(context).db, guestId);
  return cards + files === 0 ? { guestId } : {};
}

type Names = Pick<StudioStart['card'], 'toName' | 'fromName'>;

/**
 * Both names of a new card. `back` names the card that is answered with it: from its receiver, to its sender. The
 * address has its id and not the names, and who may not open it learns none.
 */
async function namesFor(
  query: URLSearchParams,
  user: { readonly userId: string; readonly isGuest: boolean; readonly name: string },
  context: Route.LoaderArgs['context'],
): Promise<Names> {
  const answered = await getCardForViewer(getServices(context).db, query.get('back'), user.userId);
  if (answered.state === 'found') {
    return { toName: answered.card.fromName, fromName: answered.card.toName };
  }
  return { toName: receiverNameFrom(query), fromName: user.isGuest ? '' : user.name };
}

/** A new card with both names: the template's, or an empty one. */
function newWork(query: URLSearchParams, names: Names): Pick<StudioStart, 'card' | 'template'> {
  const language = pageLanguage();
  const templateId = query.get('template');
  const template = templateId === null ? null : findTemplate(templateId);
  if (!template) {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    return {
      // The specified colours and background are what Reset leads back to. A new card is one of our designs.
      card: { ...newCard(seed), ...designOfTheDay(Date.now()), ...names, language },
      template: templateId === null ? null : 'missing',
    };
  }
  return {
    card: { ...templateCard(template), ...names, language, wish: designWish(language, template) },
    template: { id: template.id, photoFrames: hasPhotoFrames(template) },
  };
}

function notOpenedText(found: CardForViewer): string {
  if (found.state === 'gone') return studioText('card.deleted.error');
  if (found.state === 'unreadable')
    return errorText(found.why === 'newer' ? newerCardMessage : damagedCardMessage);
  return studioText('card.notYours.error');
}

/** Reloads only for another card, because other actions must not replace the edited document. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && currentUrl.search !== nextUrl.search;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: studioText('studio.title'), hidden: true });
}

export default function StudioPage({ loaderData }: Route.ComponentProps) {
  // The studio measures text with the browser's fonts and keeps work in its storage: it starts there.
  const isHydrated = useHydrated();
  if (isHydrated) return <Workspace key={loaderData.creationKey} start={loaderData} />;
  const { template } = loaderData;
  return <Loading hasTemplate={template !== null && template !== 'missing'} />;
}

function Loading({ hasTemplate }: { hasTemplate: boolean }) {
  return (
    <div data-workplace>
      <WorkplaceHead />
      <div className="wrap grid min-h-[80dvh] place-content-center">
        <Spinner label={studioText('studio.loading.status')} />
        {hasTemplate ? (
          <p className="text-center text-ink-soft">{studioText('template.loading.status')}</p>
        ) : null}
        <noscript>{studioText('studio.noScript.text')}</noscript>
      </div>
    </div>
  );
}
