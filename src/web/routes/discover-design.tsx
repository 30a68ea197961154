import { Flag } from 'lucide-react';
import { use } from 'react';
import { data, Link } from 'react-router';
import { leastTold } from '#content/discover.ts';
import { pathIn } from '#content/languages/page-address.ts';
import { findDesignOfPage, listRelated, relatedOurs } from '#server/designs/page.ts';
import { createDesignFigures, createLikeCounts } from '#server/likes/counts.ts';
import { DesignPicture } from '../components/design-picture.tsx';
import { ErrorPage } from '../components/error-page.tsx';
import { useSite } from '../components/use-site.ts';
import { RemixDesign, UseDesign } from '../designs/design-actions.tsx';
import { DesignCredit } from '../designs/design-credit.tsx';
import { designPath } from '../designs/design-paths.ts';
import { designAlt, forWhom } from '../designs/design-words.ts';
import { designStructuredData } from '../designs/structured-data.ts';
import { receiverNameFrom } from '../gallery/receiver-name.ts';
import { LikeButton, LikeTexts } from '../likes/like-button.tsx';
import { pageMeta, siteNameOf } from '../page/page-meta.ts';
import { PageNonce } from '../page/page-nonce.ts';
import { getServices, requestContext } from '../request/context.ts';
import { categoriesText } from '../texts/categories.ts';
import { designsText } from '../texts/designs.ts';
import { galleryText } from '../texts/gallery.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LinkField } from '../ui/text-field.tsx';
import type { Route } from './+types/discover-design';

/** A design that is hidden or withdrawn is missing for everybody, its maker too: the page is the same for all. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { of, read, log, config } = getServices(context);
  const language = pageLanguage();
  const found = await read((db) => findDesignOfPage(db, params.id, language));
  if (!found) return data(null, { status: 404 });
  const { design, tags, recentCards, remixOf } = found;
  const { id, title, category, credit } = design;
  const [figures, likes, related] = await Promise.all([
    of(createDesignFigures).read(),
    of(createLikeCounts).read(),
    read((db) => listRelated(db, found, language)),
  ]).catch((err: unknown) => {
    // One of ours is shown while the database does not answer, too.
    log.warn({ requestId: context.get(requestContext).requestId, err }, 'design not counted');
    return [new Map(), new Map(), relatedOurs({ id, category, tags }, language)] as const;
  });
  return {
    design: { id, title, category, penName: credit?.penName ?? null, likes: likes.get(id) ?? 0 },
    ...{ tags, remixOf, related, origin: config.origin },
    recent: recentCards ?? figures.get(id)?.recent ?? 0,
    toName: receiverNameFrom(url.searchParams),
  };
}

/** Pixels of the picture for messengers, as `preview.jpg` has it. */
const preview = { width: 1200, height: 900 } as const;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { title: designsText('missing.title'), hidden: true });
  const { id, title, category, penName } = loaderData.design;
  return pageMeta(matches, {
    title,
    description:
      penName === null
        ? designsText('page.description', {
            ...{ title, category: forWhom(category), name: siteNameOf(matches) },
          })
        : designsText('page.description.others', { title, name: penName }),
    picture: { path: `/designs/${id}/preview.jpg`, ...preview, alt: designAlt({ title, category }, '') },
  });
}

/** A design by itself: what is told of it, and what can be done with it. */
export default function Design({ loaderData }: Route.ComponentProps) {
  const { name } = useSite();
  if (!loaderData) return <Missing />;
  const { design, tags, remixOf, related, recent, origin, toName } = loaderData;
  const { id, title, category, penName } = design;
  const by = penName ?? name;
  const address = origin + pathIn(pageLanguage(), designPath(id));
  return (
    <div className="wrap pt-4 pb-10 sm:pt-8">
      <StructuredData address={address} {...loaderData} />
      <LikeTexts />
      <article className="grid items-start gap-6 md:grid-cols-[3fr_2fr] md:gap-10">
        <DesignPicture
          {...{ id, toName }}
          widths={[720, 560, 960]}
          sizes="(min-width: 48rem) 56vw, 92vw"
          coverSize="60vw"
          alt={designAlt(design, toName)}
          className="rounded-lg shadow-lg max-sm:mx-auto max-sm:w-3/5"
        />
        <div className="flex flex-col gap-4">
          <div>
            <h1 className="text-2xl">{title}</h1>
            <DesignCredit by={by} isOurs={penName === null} remixOf={remixOf} />
          </div>
          <ul aria-label={galleryText('design.tags.label')} className="flex flex-wrap gap-2">
            {category ? (
              <Tag to={`/gallery?category=${encodeURIComponent(category)}`}>{forWhom(category)}</Tag>
            ) : (
              <Tag to="/gallery">{forWhom(null)}</Tag>
            )}
            {tags.map((tag) => (
              <Tag key={tag} to={`/gallery?style=${encodeURIComponent(tag)}`}>
                {categoriesText(`tag.${tag}`)}
              </Tag>
            ))}
          </ul>
          {recent >= leastTold ? (
            <p className="text-ink-soft">{designsText('sent.count', { count: recent })}</p>
          ) : null}
          <div className="flex flex-wrap items-center gap-2">
            <UseDesign design={design} toName={toName} />
            <RemixDesign design={design} by={by} />
            <LikeButton design={design} />
          </div>
          <p className="text-ink-soft text-sm">{designsText('remix.hint')}</p>
          <LinkField label={designsText('page.link.label')} value={address} />
          <form action={pathIn(pageLanguage(), '/report')}>
            <input type="hidden" name="design" value={id} />
            <Button
              type="submit"
              look="quiet"
              size="small"
              icon={<Flag aria-hidden="true" className="size-5" />}
            >
              {designsText('page.report.action')}
            </Button>
          </form>
        </div>
      </article>
      <Related designs={related} toName={toName} />
    </div>
  );
}

function Tag({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-11 items-center rounded-full bg-marigold-soft px-4 hover:bg-marigold hover:text-on-bright"
      >
        {children}
      </Link>
    </li>
  );
}

interface RelatedProps extends Pick<NonNullable<Route.ComponentProps['loaderData']>, 'toName'> {
  designs: NonNullable<Route.ComponentProps['loaderData']>['related'];
}

function Related({ designs, toName }: RelatedProps) {
  return (
    <section aria-labelledby="related" className="mt-12">
      <h2 id="related">{designsText('page.related.title')}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-3">
        {designs.map((design) => (
          <li key={design.id} className="sheet overflow-hidden max-lg:nth-3:hidden">
            <Link to={designPath(design.id, toName)} className="block hover:underline">
              <DesignPicture
                {...{ id: design.id, toName }}
                widths={[560, 360, 720]}
                sizes="(min-width: 64rem) 23rem, 46vw"
                alt={designAlt(design, toName)}
              />
              <span className="block p-3 font-bold">{design.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StructuredDataProps extends NonNullable<Route.ComponentProps['loaderData']> {
  address: string;
}

/** For search engines. Its text is ours and that of the three lists; what a pen name could smuggle in is written as numbers. */
function StructuredData({ address, design, tags, remixOf, origin }: StructuredDataProps) {
  const { name } = useSite();
  const facts = designStructuredData({ ...{ address, origin, design, tags, remixOf }, site: name });
  return (
    <script
      type="application/ld+json"
      nonce={use(PageNonce)}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
    />
  );
}

function Missing() {
  const ways = (
    <>
      <ButtonLink to="/gallery">{designsText('missing.action')}</ButtonLink>
      <ButtonLink to="/discover" look="secondary">
        {galleryText('discover.title')}
      </ButtonLink>
    </>
  );
  return (
    <ErrorPage title={designsText('missing.title')} actions={ways}>
      {designsText('missing.text')}
    </ErrorPage>
  );
}
