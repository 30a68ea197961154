import { useSearchParams } from 'react-router';
import { ageFrom } from '#content/ages.ts';
import { activeFilters, otherFilters, readFilters, readShown } from '#content/gallery.ts';
import { createDesignCounts } from '#server/designs/counts.ts';
import { type GalleryPage, readGallery } from '#server/designs/gallery-page.ts';
import { PageHead } from '../components/page-head.tsx';
import { RichText } from '../components/rich-text.tsx';
import { FavouriteForm } from '../favourites/favourite-button.tsx';
import { GalleryFilters } from '../gallery/gallery-filters.tsx';
import { receiverNameFrom } from '../gallery/receiver-name.ts';
import { TemplateTile } from '../gallery/template-tile.tsx';
import { OtherFilters, ViewToggle } from '../gallery/view-toggle.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { getServices, requestContext } from '../request/context.ts';
import { galleryText } from '../texts/gallery.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/gallery';

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  const services = getServices(context);
  const { problem, ...page } = await readGallery(services.read, {
    filters: readFilters(query),
    shown: readShown(query),
    after: query.get('after') || null,
    language: pageLanguage(),
    counts: () => services.of(createDesignCounts).read(),
  });
  const { requestId } = context.get(requestContext);
  if (problem) services.log.warn({ requestId, err: problem }, 'designs of others not read');
  return page;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: galleryText('gallery.page.title'),
    description: galleryText('gallery.page.description'),
  });
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const filters = readFilters(query);
  const { designs: shown } = loaderData;
  const isList = query.get('view') === 'list';
  const toName = receiverNameFrom(query);
  const age = ageFrom(query);
  return (
    <>
      <PageHead title={galleryText('gallery.title')} lead={galleryText('gallery.lead')} />
      <div className="wrap">
        <FavouriteForm />
        <GalleryFilters query={query} view={isList ? 'list' : 'grid'} active={activeFilters(filters)} />
        <div data-part="others">
          <OtherFilters filters={otherFilters(filters)} query={query} />
        </div>
        <div className="mt-4 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mt-6 sm:mb-4">
          <p role="status" data-part="count" className="font-bold">
            {galleryText('gallery.count.status', { length: shown.length })}
          </p>
          <div data-part="toggle">
            <ViewToggle isList={isList} query={query} />
          </div>
        </div>
        <div data-part="designs">
          {shown.length === 0 ? (
            <NoneFound query={query} />
          ) : (
            <ul className={classNames('grid gap-4 sm:gap-6', !isList && 'grid-cols-2 lg:grid-cols-3')}>
              {shown.map((template) => (
                <TemplateTile
                  key={template.id}
                  template={template}
                  tag={template.tags.find((tag) => tag === filters.style)}
                  {...{ toName, age }}
                  isList={isList}
                />
              ))}
            </ul>
          )}
          <ShowMore page={loaderData} query={query} />
        </div>
        <p className="mt-10 text-center text-ink-soft text-lg">
          <RichText>{galleryText('gallery.emptyCard.text')}</RichText>
        </p>
      </div>
    </>
  );
}

/** A link, so that it works without scripts. */
function ShowMore({ page, query }: { page: Omit<GalleryPage, 'problem'>; query: URLSearchParams }) {
  const { designs, found, next, after } = page;
  if (next === null && after === null) return null;
  const more = new URLSearchParams(query);
  more.delete('shown');
  if (next !== null) more.set('shown', `${next}`);
  if (after !== null) more.set('after', after);
  return (
    <p className="mt-8 text-center">
      <ButtonLink id="more" to={`/gallery?${more}`} look="secondary">
        {galleryText('gallery.more.action')}
      </ButtonLink>
      <span className="mt-2 block text-ink-soft">
        {galleryText('gallery.shown.status', { shown: designs.length, found })}
      </span>
    </p>
  );
}

function NoneFound({ query }: { query: URLSearchParams }) {
  const rest = new URLSearchParams(query);
  for (const filter of ['search', 'category', 'style', 'after']) rest.delete(filter);
  return (
    <EmptyState
      title={galleryText('gallery.none.title')}
      action={<ButtonLink to={`/gallery?${rest}`}>{galleryText('gallery.none.action')}</ButtonLink>}
    >
      {galleryText('gallery.everyone.hint')}
    </EmptyState>
  );
}
