// Shows: kills and a frozen database lose nothing that was acknowledged (short form of `npm run prove -- faults`)
import { expect, test } from '@playwright/test';
import { startHarness } from '../faults/harness.ts';
import { killUnderLoad } from '../faults/kill.ts';
import { freezeDatabase } from '../support/product.ts';

/** Milliseconds; on a machine that runs other tests at the same time only what hangs is late. */
const limits = { answer: 10_000, recovery: 30_000, start: 60_000 };

test('nothing that was acknowledged is lost, and every request is answered', async () => {
  test.setTimeout(120_000);
  await using harness = await startHarness();
  for (const target of ['server', 'both', 'database'] as const) {
    await killUnderLoad(harness, target, limits);
    await harness.check(target);
  }
  const seen = await harness.injectAndRecover({
    name: 'database frozen',
    inject: async () => {
      const thaw = await freezeDatabase(harness);
      return async () => thaw();
    },
    lasts: 2_500,
    timeoutMs: limits.answer,
    recovery: limits.recovery,
  });
  await harness.check('frozen');
  expect(harness.outcome(4).complaints).toEqual([]);
  expect(
    Object.values(harness.ledger.answered),
    'saves, publications, uploads, shares, birthdays, notes',
  ).not.toContain(0);
  expect(seen.find(({ what }) => what === 'dashboard')?.answer).toMatchObject({
    status: 503,
    retryAfter: '5',
    text: expect.stringContaining('We couldn’t load your cards'),
  });
});
