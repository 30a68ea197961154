import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { type DiscoverTab, discoverTabs, type Sample, samples } from '#content/discover.ts';
import { popularTags } from '#content/tags.ts';
import { PageHead } from '../components/page-head.tsx';
import { SampleTile, type ShownSample } from '../discover/sample-tile.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { toast } from '../ui/toast.tsx';
import type { Route } from './+types/discover';

const hour = 60 * 60 * 1000;

/** The cards of all tabs, because they are few and tabs then open at once. */
export function loader() {
  const now = Date.now();
  const tabs = discoverTabs.map((tab) => [tab, samples[tab].map((sample) => shown(sample, now))] as const);
  return { tabs: Object.fromEntries(tabs), servedAt: new Date(now).toISOString() };
}

function shown({ hoursOld, ...sample }: Sample, now: number): ShownSample {
  return hoursOld === undefined
    ? sample
    : { ...sample, createdAt: new Date(now - hoursOld * hour).toISOString() };
}

/** Changing the tab needs no data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && currentUrl.search === nextUrl.search;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Discover',
    description:
      'Birthday cards to look at and to begin with: what is popular, what is new, what we like best.',
  });
}

const labels: Readonly<Record<DiscoverTab, string>> = {
  trending: 'Trending',
  new: 'New',
  'staff-picks': 'Staff Picks',
};

export default function Discover({ loaderData }: Route.ComponentProps) {
  const { tabs, servedAt } = loaderData;
  const [query] = useSearchParams();
  const tab = discoverTabs.find((one) => one === query.get('tab')) ?? 'trending';
  return (
    <>
      <PageHead
        title="Discover"
        lead="See what a card can be, and begin with the one you like. These are sample cards of our own making, and so are their figures."
      />
      <div className="wrap">
        <PopularTags />
        <LinkTabs<DiscoverTab>
          className="mt-10"
          label="Sample cards"
          tabs={discoverTabs.map((value) => ({ value, label: labels[value] }))}
          value={tab}
          href={(value) => `?tab=${value}`}
        >
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {tabs[tab]?.map((sample) => (
              <SampleTile key={sample.id} sample={sample} servedAt={servedAt} />
            ))}
          </ul>
        </LinkTabs>
        <div className="noscript:hidden mt-10 flex justify-center">
          <Button
            look="secondary"
            onClick={() =>
              toast({
                title: 'Loading More...',
                description: 'Those are all for now. The gallery has more designs.',
              })
            }
          >
            Load More Cards
          </Button>
        </div>
      </div>
    </>
  );
}

function PopularTags() {
  return (
    <section aria-labelledby="tags">
      <h2 id="tags" className="text-center">
        Popular Tags
      </h2>
      <ul className="mx-auto mt-4 flex max-w-3xl flex-wrap justify-center gap-2">
        {popularTags.map((tag, index) => (
          <li key={tag}>
            <Link
              to={`/gallery?style=${encodeURIComponent(tag)}`}
              className={`flex min-h-11 items-center rounded-full px-4 transition-transform duration-200 ease-spring hover:-rotate-2 ${tints[index % tints.length]}`}
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const tints = ['bg-marigold-soft', 'bg-coral-soft', 'bg-leaf-soft'] as const;
