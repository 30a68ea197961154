export const statisticNames = ['visitors', 'cards', 'shared', 'users'] as const;
export type StatisticName = (typeof statisticNames)[number];

/** What is counted, and how many there are. */
export type Statistics = Readonly<Record<StatisticName, number>>;

/** What a new site shows before it has counts of its own; the page says that they are samples. */
export const sampleStatistics: Statistics = { visitors: 12847, cards: 8934, shared: 6721, users: 3456 };

/** At most this much is added each time they grow. */
const growth: Statistics = { visitors: 2, cards: 1, shared: 1, users: 0 };

/** Milliseconds between two times. */
export const growthInterval = 5_000;

/** The figures a moment later; `chance` gives numbers from 0 to just under 1. */
export function grown(statistics: Statistics, chance: () => number): Statistics {
  const more = (name: StatisticName) => Math.floor(chance() * (growth[name] + 1));
  return {
    visitors: statistics.visitors + more('visitors'),
    cards: statistics.cards + more('cards'),
    shared: statistics.shared + more('shared'),
    users: statistics.users + more('users'),
  };
}
