import { useEffect, useState } from 'react';
import {
  grown,
  growthInterval,
  type StatisticName,
  type Statistics,
  statisticNames,
} from '#content/statistics.ts';
import { homeText } from '../texts/home.ts';
import { pageLocale } from '../texts/page-locale.ts';

interface StatisticsBandProps {
  figures: Statistics;
  /** True for counted figures. Samples grow at random. */
  isLive: boolean;
}

/** Four figures and their source. */
export function StatisticsBand({ figures, isLive }: StatisticsBandProps) {
  const shown = useGrowing(figures, !isLive);
  return (
    <section aria-label={homeText('statisticsBand.theSiteInFigures')} className="wrap pt-12 text-center">
      <dl className="flex flex-wrap justify-center gap-x-8 gap-y-2">
        {statisticNames.map((name) => (
          <div key={name} className="flex flex-row-reverse gap-1.5">
            <dt className="text-ink-soft">
              {isLive && name === 'visitors' ? homeText('statisticsBand.cardsOpened') : labels[name]}
            </dt>
            <dd data-statistic={name} className="font-bold tabular-nums">
              {shown[name].toLocaleString(pageLocale())}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft text-sm">
        {isLive
          ? homeText('statisticsBand.countedAMomentAgo')
          : homeText('statisticsBand.sampleFiguresWhatA')}
      </p>
    </section>
  );
}

const labels: Readonly<Record<StatisticName, string>> = {
  get visitors() {
    return homeText('statisticsBand.visitors');
  },
  get cards() {
    return homeText('statisticsBand.cardsCreated');
  },
  get shared() {
    return homeText('statisticsBand.cardsShared');
  },
  get users() {
    return homeText('statisticsBand.registeredUsers');
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
