import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { newCard } from '#card/document/card.ts';
import { designOfTheDay } from '#card/looks/design-of-the-day.ts';
import { sealState } from '#card/seal/opening-instant.ts';
import { ageFrom } from '#content/ages.ts';
import { thanksCard } from '#content/thanks-card.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import { type CardForViewer, damagedCardMessage, newerCardMessage } from '#server/cards/types.ts';
import { findDesign } from '#server/designs/find.ts';
import { hasGuestWork, readGuestCards } from '#server/guests/read.ts';
import { waitForFontFaces } from '#server/scenes/fonts/font-faces.ts';
import { receiverNameFrom } from '../gallery/receiver-name.ts';
import { pageMeta } from '../page/page-meta.ts';
import { getServices, pageDrawing, requestContext, requireUser, requireViewer } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { placeholderFor } from '../studio/document/placeholder.ts';
import { firstFace } from '../studio/preview/studio-view.ts';
import { Workspace } from '../studio/workspace.tsx';
import { errorText } from '../texts/error-text.ts';
import '../studio/studio.css';
import type { StudioStart } from '../studio/studio.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { studioText } from '../texts/studio.ts';
import type { Route } from './+types/studio';
import { contactOfCard, contactWork } from './studio-contact.ts';
import { postedForm, readStudioForm, type StudioForm } from './studio-form.ts';
import { postForm } from './studio-post.ts';

export async function loader({ url, request, context }: Route.LoaderArgs): Promise<StudioStart> {
  const user = await requireViewer(url, context);
  const guest = user.isGuest ? {} : await emptyGuest(context, user.guestId);
  const start: StudioStart = {
    userId: user.userId,
    creationKey: crypto.randomUUID(),
    servedAt: Date.now(),
    hasWishModel: getServices(context).wishModel !== null,
    ...(isPhone(request.headers) && { isPhone: true as const }),
    ...guest,
    ...(url.searchParams.has('cardId')
      ? await savedWork(url.searchParams.get('cardId'), user, context)
      : {
          ...((await contactWork(url.searchParams.get('contact'), user, context)) ??
            (await newWork(url.searchParams, user, context))),
          saved: null,
        }),
  };
  const posted = postedAgain(start, context.get(postedForm));
  if (context.get(requestContext).isDocument) await drawFirst(posted, context);
  return posted;
}

/** As browsers say it of themselves: User-Agent Client Hints, or the word that they have on phones. */
function isPhone(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  return hint ? hint === '?1' : /\bMobi/.test(headers.get('user-agent') ?? '');
}

/** Saves the form of a page whose code is not there yet, or never comes. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireUser(new URL(request.url), context);
  return postForm(await readStudioForm(request, context), request, context);
}

/** A form that could not be saved, with what was typed. */
function postedAgain(start: StudioStart, form: StudioForm | null): StudioStart {
  if (!form) return start;
  const { card, edited, template, revision, isAskedEmpty, fields } = form;
  const { creationKey = start.creationKey } = fields;
  const saved = start.saved && { ...start.saved, revision: revision ?? start.saved.revision };
  return { ...start, card, edited, template, creationKey, saved, ...(isAskedEmpty && { isAskedEmpty }) };
}

type Work = Pick<StudioStart, 'card' | 'saved' | 'template' | 'seal' | 'hasNotes' | 'contact'>;

async function savedWork(
  cardId: string | null,
  { userId }: { readonly userId: string },
  context: Route.LoaderArgs['context'],
): Promise<Work> {
  const [found, contact] = await Promise.all([
    getCardForViewer(getServices(context).db, cardId, userId),
    contactOfCard(userId, cardId ?? '', context),
  ]);
  if (found.state !== 'found' || !found.isOwner) {
    const message = {
      title: studioText('card.notLoaded.title'),
      description: notOpenedText(found),
      destructive: true,
    };
    throw redirectWithToast(context, { to: '/dashboard', message });
  }
  const { card, id, revision, access, notes } = found;
  const { status, seal } = access;
  // One whose day has come is open, and saving it changes nothing of that.
  const closed = sealState(seal, Date.now()) === 'open' ? null : seal;
  const signed = notes.length > 0 && { hasNotes: true as const };
  return { card, saved: { id, revision, status }, template: null, seal: closed, ...signed, ...contact };
}

/** Milliseconds that the page waits for the fonts of its drawing. */
const fontWaitMs = 300;

/** Draws the card into the page, which shows it until the studio's code is there. Without it the studio works as well. */
async function drawFirst(start: StudioStart, context: Route.LoaderArgs['context']): Promise<void> {
  const { services, requestId } = context.get(requestContext);
  const { scenes, log } = services;
  try {
    const { card, edited = card } = start;
    const samples = placeholderFor(start, edited);
    const drawing = await scenes.firstDrawing({ card: edited }, { face: firstFace(start), samples });
    context.set(pageDrawing, { svg: drawing.svg, fonts: await waitForFontFaces(drawing, log, fontWaitMs) });
  } catch (err) {
    log.error({ requestId, err }, 'first drawing of the studio not made');
  }
}

/** The guest of before, unless there is something to ask about. */
async function emptyGuest(context: Route.LoaderArgs['context'], guestId: string | null) {
  if (guestId === null) return {};
  const made = await readGuestCards(getServices(context).db, guestId);
  return hasGuestWork(made) ? {} : { guestId };
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

/** A new card with both names: one that says thank you, the design's, or an empty one. */
async function newWork(
  query: URLSearchParams,
  user: Parameters<typeof namesFor>[1],
  context: Route.LoaderArgs['context'],
): Promise<Pick<StudioStart, 'card' | 'template'>> {
  const names = await namesFor(query, user, context);
  const language = pageLanguage();
  const age = ageFrom(query);
  if (query.has('thanks') && query.has('back')) return { card: thanksCard(names, language), template: null };
  const templateId = query.get('template');
  const asked = { language, userId: user.userId };
  const found = templateId === null ? null : await findDesign(getServices(context).db, templateId, asked);
  if (!found) {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    return {
      // The specified colours and background are what Reset leads back to. A new card is one of our designs.
      card: { ...newCard(seed), ...designOfTheDay(Date.now()), ...names, age, language },
      template: templateId === null ? null : 'missing',
    };
  }
  return {
    card: { ...found.card, ...names, age: age ?? found.card.age },
    template: { id: found.id, photoFrames: found.hasPhotoFrames },
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
  return <Workspace key={loaderData.creationKey} start={loaderData} />;
}
