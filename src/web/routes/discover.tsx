import { Link } from 'react-router';
import { type DiscoverTab, discoverTabs, nextShown, readDiscoverQuery } from '#content/discover.ts';
import { discoverDesigns } from '#content/discover-designs.ts';
import { designTitle } from '#content/languages/design-wishes.ts';
import { popularTags } from '#content/tags.ts';
import { createDesignFigures } from '#server/likes/design-figures.ts';
import { PageHead } from '../components/page-head.tsx';
import { DesignTile } from '../discover/design-tile.tsx';
import { LikeTexts } from '../likes/like-button.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { getServices, requestContext } from '../request/context.ts';
import { categoriesText } from '../texts/categories.ts';
import { galleryText } from '../texts/gallery.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import type { Route } from './+types/discover';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { requestId } = context.get(requestContext);
  const { of, log } = getServices(context);
  const figures = await of(createDesignFigures)
    .read()
    .catch((err: unknown) => {
      // Designs are shown while the database does not answer, too.
      log.warn({ requestId, err }, 'designs not counted');
      return null;
    });
  const language = pageLanguage();
  const { tab, shown } = readDiscoverQuery(url.searchParams);
  const designs = discoverDesigns(figures ?? new Map())[tab];
  return {
    tab,
    designs: designs.slice(0, shown).map((design) => ({ ...design, title: designTitle(language, design) })),
    total: designs.length,
    isCounted: figures !== null,
    servedAt: new Date().toISOString(),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: galleryText('discover.title'),
    description: galleryText('discover.page.description'),
  });
}

const labels = (): Readonly<Record<DiscoverTab, string>> => ({
  trending: galleryText('discover.trending.title'),
  new: galleryText('discover.new.title'),
  'staff-picks': galleryText('discover.picks.title'),
});

const captions = (): Readonly<Record<DiscoverTab, string>> => ({
  trending: galleryText('discover.trending.hint'),
  new: galleryText('discover.new.hint'),
  'staff-picks': galleryText('discover.picks.hint'),
});

export default function Discover({ loaderData }: Route.ComponentProps) {
  const { tab, designs, total, isCounted, servedAt } = loaderData;
  return (
    <>
      <PageHead title={galleryText('discover.title')} lead={galleryText('discover.lead')} />
      <div className="wrap">
        <PopularTags />
        <LikeTexts />
        <LinkTabs<DiscoverTab>
          part="tabs"
          className="mt-10"
          label={galleryText('discover.designs.title')}
          tabs={discoverTabs.map((value) => ({ value, label: labels()[value] }))}
          value={tab}
          href={(value) => `?tab=${value}`}
        >
          <p className="mb-6 text-center text-ink-soft">{captions()[tab]}</p>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {designs.map((design) => (
              <DesignTile key={design.id} {...{ design, servedAt, isCounted }} />
            ))}
          </ul>
          <MoreDesigns tab={tab} shown={designs.length} total={total} />
        </LinkTabs>
        <p className="mx-auto mt-10 max-w-2xl text-center text-ink-soft text-sm">
          {isCounted ? galleryText('discover.figures.hint') : galleryText('discover.noFigures.hint')}
        </p>
      </div>
    </>
  );
}

/** Loads more of the tab while there are more. A form, so that it works without scripts too. */
function MoreDesigns({ tab, shown, total }: { tab: DiscoverTab; shown: number; total: number }) {
  const next = nextShown(shown, total);
  if (tab === 'staff-picks') return null;
  return (
    <div className="mt-10 flex flex-col items-center gap-4">
      <p role="status" className="text-ink-soft">
        {galleryText('discover.shown.status', { shown, total })}
      </p>
      {next === null ? (
        <ButtonLink to="/gallery" look="secondary">
          {galleryText('discover.gallery.action')}
        </ButtonLink>
      ) : (
        <form data-busy={galleryText('discover.loading.status')}>
          <input type="hidden" name="tab" value={tab} />
          <Button id="more" look="secondary" type="submit" name="shown" value={next}>
            {galleryText('discover.more.action')}
          </Button>
        </form>
      )}
    </div>
  );
}

function PopularTags() {
  return (
    <section aria-labelledby="tags">
      <h2 id="tags" className="text-center">
        {galleryText('discover.tags.title')}
      </h2>
      <ul className="mx-auto mt-4 flex max-w-3xl flex-wrap justify-center gap-2">
        {popularTags.map((tag, index) => (
          <li key={tag}>
            <Link
              to={`/gallery?style=${encodeURIComponent(tag)}`}
              className={`flex min-h-11 items-center rounded-full px-4 transition-transform duration-200 ease-spring hover:-rotate-2 ${tints[index % tints.length]}`}
            >
              {categoriesText(`tag.${tag}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const tints = ['bg-marigold-soft', 'bg-coral-soft', 'bg-leaf-soft'] as const;
