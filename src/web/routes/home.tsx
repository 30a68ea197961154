import { cardAlone, contentRevision } from '#card/document/shown-card.ts';
import { designTitle, sampleCardIn } from '#content/languages/language-content.ts';
import type { Language } from '#content/languages/languages.ts';
import { templates } from '#content/templates.ts';
import { waitForFontFaces } from '#server/scenes/fonts/font-faces.ts';
import { SoonSection } from '../contacts/contact-list.tsx';
import { Hero, Invitation } from '../home/hero.tsx';
import { getServices, getUser, pageDrawing, requestContext } from '../request/context.ts';
import '../home/home.css';
import { RelationshipTiles, StyleTiles } from '../home/browse-tiles.tsx';
import { DesignWall, type WallDesign } from '../home/design-wall.tsx';
import { LeadersStrip } from '../home/leaders-strip.tsx';
import { StatisticsBand } from '../home/statistics-band.tsx';
import { Steps } from '../home/steps.tsx';
import { UpcomingSection } from '../home/upcoming.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { homeText } from '../texts/home.ts';
import { pageLanguage } from '../texts/page-language.ts';
import type { Route } from './+types/home';
import { readSoon } from './upcoming-people.ts';

/** The card is not stored: its language alone says which one it is. */
const sample = (language: Language) => cardAlone(sampleCardIn(language), contentRevision('home', language));

/** Whole rows of two, three and four. */
const wall = (language: Language): readonly WallDesign[] =>
  templates.slice(0, 12).map((template) => ({
    id: template.id,
    title: designTitle(language, template),
    category: template.category,
  }));

/** Birthdays at the top: more stand on the page of people. */
const peopleShown = 2;

/** Milliseconds that the page waits for the fonts of its card: a phone waits longer for the whole ones, which it would load. */
const fontWaitMs = 1_000;

export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const language = pageLanguage();
  const { scenes, statistics, log } = getServices(context);
  const [drawn, user, figures] = await Promise.all([
    scenes.drawing(sample(language)),
    // Without the user's data and counts, so that the page works while the database does not answer.
    getUser(context).catch(() => undefined),
    statistics.read().catch((err: unknown) => {
      log.warn({ requestId: request.requestId, err }, 'statistics not counted');
      return null;
    }),
  ]);
  const people = user && (await readSoon(context, user.id, peopleShown).catch(() => null));
  const card = drawn.landscape.toString();
  const fonts = await waitForFontFaces({ fontFaces: drawn.fontFacesAlone }, log, fontWaitMs);
  context.set(pageDrawing, { svg: card, fonts });
  return {
    wall: wall(language),
    /** Null while it is unknown. */
    signedIn: user === undefined ? null : user !== null,
    /** Whose birthday is next, for those who keep some. */
    people: people ?? null,
    statistics: figures && { figures, isLive: statistics.isLive },
    today: new Date().toISOString().slice(0, 10),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      description: homeText('page.description'),
    }),
    ...structuredData(matches[0].loaderData),
  ];
}

/** Structured data for search engines. It is not a script, so the content security policy allows it. */
function structuredData(root: Route.MetaArgs['matches'][0]['loaderData']) {
  if (!root) return [];
  const { site, origin } = root;
  const publisher = { '@type': 'Organization', name: site.name, url: origin, logo: `${origin}/icon-512.png` };
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: site.name,
        url: origin,
        description: site.tagline,
        publisher: { ...publisher, email: site.email },
      },
    },
  ];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { wall, signedIn, statistics, today, people } = loaderData;
  return (
    <>
      {people ? (
        <div className="wrap pb-8">
          <SoonSection soon={people.soon} people={people.passed} today={people.today} />
        </div>
      ) : null}
      <Hero />
      <RelationshipTiles />
      <DesignWall designs={wall} />
      <StyleTiles />
      <Steps />
      <Invitation signedIn={signedIn} />
      <UpcomingSection today={today} />
      <LeadersStrip />
      {statistics ? <StatisticsBand {...statistics} /> : null}
    </>
  );
}
