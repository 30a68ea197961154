import { Link } from 'react-router';
import { limits } from '#card/document/limits.ts';
import {
  type DiscoverTab,
  discoverTabs,
  nextShown,
  ourPickCount,
  readDiscoverQuery,
} from '#content/discover.ts';
import { popularTags } from '#content/tags.ts';
import { createDesignCounts } from '#server/designs/counts.ts';
import { readDiscover } from '#server/designs/discover-page.ts';
import { createDesignFigures } from '#server/likes/counts.ts';
import { PageHead } from '../components/page-head.tsx';
import { DesignTile } from '../discover/design-tile.tsx';
import { FavouriteForm } from '../favourites/favourite-button.tsx';
import { receiverNameFrom } from '../gallery/receiver-name.ts';
import { LikeTexts } from '../likes/like-button.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { getServices, requestContext } from '../request/context.ts';
import { categoriesText } from '../texts/categories.ts';
import { designsText } from '../texts/designs.ts';
import { galleryText } from '../texts/gallery.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/discover';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { requestId } = context.get(requestContext);
  const services = getServices(context);
  const query = readDiscoverQuery(url.searchParams);
  const read = await readDiscover(services.read, {
    ...query,
    language: pageLanguage(),
    figures: () => services.of(createDesignFigures).read(),
    counts: () => services.of(createDesignCounts).read(),
  });
  // Ours are shown while the database does not answer, too.
  if (read.problem) services.log.warn({ requestId, err: read.problem }, 'designs not counted');
  const { problem, ...discover } = read;
  return {
    ...discover,
    tab: query.tab,
    isCounted: problem === null,
    toName: receiverNameFrom(url.searchParams),
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
  remixed: designsText('remixed.title'),
});

const captions = (): Readonly<Record<DiscoverTab, string>> => ({
  trending: galleryText('discover.trending.hint'),
  new: galleryText('discover.new.hint'),
  'staff-picks': galleryText('discover.picks.hint'),
  remixed: designsText('remixed.hint'),
});

export default function Discover({ loaderData }: Route.ComponentProps) {
  const { tab, designs, total, isCounted, isRemixedShown, servedAt, toName } = loaderData;
  const offered = discoverTabs.filter((value) => value !== 'remixed' || isRemixedShown || tab === value);
  return (
    <>
      <PageHead title={galleryText('discover.title')} lead={galleryText('discover.lead')} />
      <div className="wrap">
        <PopularTags toName={toName} />
        <ReceiverName {...{ tab, toName }} />
        <LikeTexts />
        <FavouriteForm />
        <LinkTabs<DiscoverTab>
          part="tabs"
          className="mt-4 sm:mt-8"
          label={galleryText('discover.designs.title')}
          tabs={offered.map((value) => ({ value, label: labels()[value] }))}
          value={tab}
          href={(value) => `?${new URLSearchParams({ tab: value, ...(toName && { to: toName }) })}`}
        >
          <p className="mb-6 text-center text-ink-soft max-sm:sr-only">{captions()[tab]}</p>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {designs.map((design) => (
              <DesignTile key={design.id} {...{ design, servedAt, isCounted, toName }} />
            ))}
          </ul>
          <MoreDesigns {...{ tab, total, toName }} shown={designs.length} />
        </LinkTabs>
        <p className="mx-auto mt-10 max-w-2xl text-center text-ink-soft text-sm">
          {isCounted ? galleryText('discover.figures.hint') : galleryText('discover.noFigures.hint')}
        </p>
      </div>
    </>
  );
}

interface MoreDesignsProps {
  tab: DiscoverTab;
  shown: number;
  total: number;
  toName: string;
}

/** Loads more of the tab while there are more. A form, so that it works without scripts too. */
function MoreDesigns({ tab, shown, total, toName }: MoreDesignsProps) {
  const next = nextShown(shown, total);
  // They are all that there is of them.
  if (tab === 'staff-picks' && total <= ourPickCount) return null;
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
          {toName ? <input type="hidden" name="to" value={toName} /> : null}
          <Button id="more" look="secondary" type="submit" name="shown" value={next}>
            {galleryText('discover.more.action')}
          </Button>
        </form>
      )}
    </div>
  );
}

/** Whom the cards are for: their name is on every picture. It applies by itself; without scripts by Enter. */
function ReceiverName({ tab, toName }: { tab: DiscoverTab; toName: string }) {
  return (
    <form className="mx-auto mt-3 max-w-md sm:mt-6">
      <div data-part="tab">
        <input type="hidden" name="tab" value={tab} data-none={discoverTabs[0]} />
      </div>
      <TextField
        name="to"
        defaultValue={toName}
        data-delay={nameDelay}
        label={galleryText('filters.person.label')}
        placeholder={galleryText('filters.name.label')}
        autoComplete="off"
        maxLength={limits.name}
      />
    </form>
  );
}

/** Milliseconds, as in the gallery. */
const nameDelay = 500;

/** On phones one row, so that the first design is in sight. */
function PopularTags({ toName }: { toName: string }) {
  return (
    <section aria-labelledby="tags" data-part="tags">
      <h2 id="tags" className="text-center max-sm:sr-only">
        {galleryText('discover.tags.title')}
      </h2>
      <ul className="mx-auto flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:mt-4 sm:max-w-3xl sm:flex-wrap sm:justify-center">
        {popularTags.map((tag, index) => (
          <li key={tag} className="shrink-0">
            <Link
              to={`/gallery?${new URLSearchParams({ style: tag, ...(toName && { to: toName }) })}`}
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
