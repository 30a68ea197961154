import { type StatisticName, type Statistics, statisticNames } from '#content/statistics.ts';
import { homeText } from '../texts/home.ts';
import { pageLocale } from '../texts/page-locale.ts';

interface StatisticsBandProps {
  figures: Statistics;
  /** True for counted figures. Samples grow at random, in `start-home.ts`. */
  isLive: boolean;
}

/** Four figures and their source. */
export function StatisticsBand({ figures, isLive }: StatisticsBandProps) {
  return (
    <section aria-label={homeText('figures.title')} className="wrap pt-12 text-center">
      <dl
        data-figures={isLive ? undefined : JSON.stringify(figures)}
        className="flex flex-wrap justify-center gap-x-8 gap-y-2"
      >
        {statisticNames.map((name) => (
          <div key={name} className="flex flex-row-reverse gap-1.5">
            <dt className="text-ink-soft">
              {isLive && name === 'visitors' ? homeText('figures.opened') : labels()[name]}
            </dt>
            <dd data-statistic={name} className="font-bold tabular-nums">
              {figures[name].toLocaleString(pageLocale())}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft text-sm">
        {isLive ? homeText('figures.counted.hint') : homeText('figures.sample.hint')}
      </p>
    </section>
  );
}

const labels = (): Readonly<Record<StatisticName, string>> => ({
  visitors: homeText('figures.visitors'),
  cards: homeText('figures.created'),
  shared: homeText('figures.shared'),
  users: homeText('figures.accounts'),
});
