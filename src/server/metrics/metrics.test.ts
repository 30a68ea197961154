import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { createMetrics } from './metrics.ts';

const { db } = await testDatabase();

test('the start of the process stays the same when the clock is set', async () => {
  const metrics = createMetrics({
    db,
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    replica: null,
    pageCache: { counts: () => ({ entries: 0, bytes: 0, hits: 0, misses: 0 }) },
    admission: { counts: () => [] },
    connections: () => ({ open: 0, refused: 0 }),
    jobs: { runs: () => [] },
    refusedMails: () => 0,
    requests: [],
  });
  onTestFinished(() => {
    vi.useRealTimers();
    metrics.close();
  });
  const start = async () => Number(/^process_start_time_seconds (\S+)$/m.exec(await metrics.read())?.[1]);
  const before = await start();
  expect(Math.abs(Date.now() / 1000 - process.uptime() - before)).toBeLessThan(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  expect(await start()).toBe(before);
});
