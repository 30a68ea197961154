import { useEffect, useState } from 'react';
import {
  grown,
  growthInterval,
  type StatisticName,
  type Statistics,
  statisticNames,
} from '#content/statistics.ts';
import { pageLocale } from '../texts/page-locale.ts';
import { pagesText } from '../texts/pages.ts';

interface StatisticsBandProps {
  figures: Statistics;
  /** True for counted figures. Samples grow at random. */
  isLive: boolean;
}

/** Four figures and their source. */
export function StatisticsBand({ figures, isLive }: StatisticsBandProps) {
  const shown = useGrowing(figures, !isLive);
  return (
    <section aria-label={pagesText('statisticsBand.theSiteInFigures')} className="wrap pt-12 text-center">
      <dl className="flex flex-wrap justify-center gap-x-8 gap-y-2">
        {statisticNames.map((name) => (
          <div key={name} className="flex flex-row-reverse gap-1.5">
            <dt className="text-ink-soft">
              {isLive && name === 'visitors' ? pagesText('statisticsBand.cardsOpened') : labels[name]}
            </dt>
            <dd data-statistic={name} className="font-bold tabular-nums">
              {shown[name].toLocaleString(pageLocale())}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft text-sm">
        {isLive
          ? pagesText('statisticsBand.countedAMomentAgo')
          : pagesText('statisticsBand.sampleFiguresWhatA')}
      </p>
    </section>
  );
}

const labels: Readonly<Record<StatisticName, string>> = {
  get visitors() {
    return pagesText('statisticsBand.visitors');
  },
  get cards() {
    return pagesText('statisticsBand.cardsCreated');
  },
  get shared() {
    return pagesText('statisticsBand.cardsShared');
  },
  get users() {
    return pagesText('statisticsBand.registeredUsers');
  },
};

function useGrowing(start: Statistics, isGrowing: boolean): Statistics {
  const [figures, setFigures] = useState(start);
  // The timer is outside React.
  useEffect(() => {
    if (!isGrowing) return;
    const timer = setInterval(() => setFigures((now) => grown(now, Math.random)), growthInterval);
    return () => clearInterval(timer);
  }, [isGrowing]);
  return isGrowing ? figures : start;
}
