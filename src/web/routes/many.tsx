import { newCard } from '#card/document/card.ts';
import { designOfTheDay } from '#card/looks/design-of-the-day.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { addDays, dayKey } from '#content/contacts/birthday.ts';
import { localTime } from '#content/contacts/local-day.ts';
import { upcomingContacts } from '#content/contacts/upcoming.ts';
import { designTitle, designWish } from '#content/languages/language-content.ts';
import { nameMark, wordsOf } from '#content/many/card-for.ts';
import { findTemplate, templateCard, templates } from '#content/templates.ts';
import { loadWishes } from '#content/wishes/load-wishes.ts';
import { fillWish, wishesFor } from '#content/wishes/wishes.ts';
import { countCards, getCardForViewer, listCards } from '#server/cards/read.ts';
import { cardsPerAccount, cardsPerGuest } from '#server/cards/types.ts';
import { listContacts } from '#server/contacts/read.ts';
import { getReminderSettings } from '#server/contacts/settings.ts';
import { PageHead } from '../components/page-head.tsx';
import { guessPaper } from '../download/guess-paper.ts';
import { ManyPage } from '../many/many-page.tsx';
import type { Design, KeptPerson, ManyStart } from '../many/start.ts';
import { pageMeta } from '../page/page-meta.ts';
import { getServices, requireUser, type User } from '../request/context.ts';
import { pictureAddress } from '../share/card-to-share.ts';
import { manyText } from '../texts/many.ts';
import { pageLanguage } from '../texts/page-language.ts';
import type { Route } from './+types/many';

/** Cards of one's own among the designs: the last ones. */
const cardsShown = 12;

/** People to choose from, the next birthdays first: more than fit on a list. */
const peopleShown = 500;

type Context = Route.LoaderArgs['context'];

/** A card for each person of a list. The cards are drawn in the browser; `many-save.ts` publishes them. */
export async function loader({ url, request, context }: Route.LoaderArgs): Promise<ManyStart> {
  const user = await requireUser(url, context);
  const { read, config } = getServices(context);
  const query = url.searchParams;
  const [asked, counts, cards, people] = await Promise.all([
    askedDesign(query, user, context),
    read((db) => countCards(db, user.id)),
    ownCards(user.id, context),
    keptPeople(user.id, context),
  ]);
  const isAsked = query.has('card') || query.has('template');
  const language = pageLanguage();
  const max = user.isGuest ? cardsPerGuest : cardsPerAccount;
  return {
    userId: user.id,
    origin: config.origin,
    design: asked ?? (await designOfToday(user)),
    isAsked: asked !== null,
    isMissing: isAsked && asked === null,
    cards,
    templates: templates.map((template) => ({ id: template.id, title: designTitle(language, template) })),
    people,
    paper: guessPaper(languagesOf(request.headers)),
    room: {
      max,
      left: Math.max(0, max - counts.drafts - counts.created),
      account: user.isGuest ? cardsPerAccount : null,
    },
  };
}

/** As browsers list them, the first first. */
function languagesOf(headers: Headers): readonly string[] {
  return (headers.get('accept-language') ?? '').split(',').map((one) => one.split(';', 1)[0]?.trim() ?? '');
}

/** The design that the address names: a card of the user's own, or one of ours; null for none. */
async function askedDesign(query: URLSearchParams, user: User, context: Context): Promise<Design | null> {
  const template = findTemplate(query.get('template') ?? '');
  if (template) {
    const language = pageLanguage();
    const card = { ...templateCard(template), fromName: nameOf(user), language };
    const studio = `/studio?template=${template.id}`;
    const words = withName(designWish(language, template));
    return { card, words, from: `template:${template.id}`, studio };
  }
  const found = await getServices(context).read((db) => getCardForViewer(db, query.get('card'), user.id));
  if (found.state !== 'found' || !found.isOwner) return null;
  const { id, revision, card } = found;
  return { card, words: wordsOf(card), from: `card:${id}:${revision}`, studio: `/studio?cardId=${id}` };
}

async function designOfToday(user: User): Promise<Design> {
  const language = pageLanguage();
  const [wish = ''] = wishesFor(await loadWishes(language), 'sweet', '');
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const card = {
    ...newCard(seed),
    ...designOfTheDay(Date.now()),
    ...{ fromName: nameOf(user), language },
  };
  return { card, words: withName(fillWish(wish, {})), from: 'today', studio: '/studio' };
}

/** Words of ours name nobody, so they begin with the name. */
function withName(words: string): string {
  return `${manyText('design.words.begin', { name: nameMark })}\n${words}`.trim();
}

function nameOf({ isGuest, name }: User): string {
  return isGuest ? '' : name;
}

async function ownCards(userId: string, context: Context): Promise<ManyStart['cards']> {
  const { read } = getServices(context);
  const lists = await Promise.all(
    (['created', 'drafts'] as const).map((tab) =>
      read((db) => listCards(db, userId, tab, { limit: cardsShown, cursor: null, backwards: false })),
    ),
  );
  return lists
    .flatMap(({ items }) => items)
    .filter(({ card, access }) => card !== null && !access.isHidden)
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
    .slice(0, cardsShown)
    .map(({ id, revision, card }) => ({
      id,
      title: isolatedLine(card?.toName ?? '') || manyText('design.untitled.label'),
      picture: pictureAddress({ id, revision }),
    }));
}

async function keptPeople(userId: string, context: Context): Promise<readonly KeptPerson[]> {
  const { read } = getServices(context);
  const [contacts, { zone }] = await Promise.all([
    read((db) => listContacts(db, userId)),
    read((db) => getReminderSettings(db, userId)),
  ]);
  // A card for today's birthday is open at once, and for yesterday's it is late.
  const from = addDays(localTime(zone, new Date()).day, -1);
  return upcomingContacts(contacts, from)
    .slice(0, peopleShown)
    .map(({ contact: { id, name, city }, next: [first] }) => ({
      ...{ id, name },
      day: first ? dayKey(first.day) : null,
      city: city?.label ?? null,
    }));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: manyText('page.title'), hidden: true });
}

export default function Many({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={manyText('page.title')} lead={manyText('page.lead')} />
      <div className="wrap flex max-w-5xl flex-col gap-6 pb-12">
        <noscript>
          <p className="font-bold">{manyText('page.noScript')}</p>
        </noscript>
        <ManyPage start={loaderData} />
      </div>
    </>
  );
}
