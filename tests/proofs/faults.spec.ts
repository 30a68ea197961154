import { expect, test } from '@playwright/test';
import { strike } from '../faults/kill.ts';
import { openRig } from '../faults/rig.ts';
import { freezeDatabase } from '../support/frozen-database.ts';

/* The short form of `npm run prove -- faults`: people work, something breaks, and what was answered with success is there. */

/** Milliseconds; on a machine that runs other tests at the same time only what hangs is late. */
const limits = { answer: 10_000, recovery: 30_000, start: 60_000 };

test('nothing that was acknowledged is lost, and every request is answered', async () => {
  test.setTimeout(120_000);
  const rig = await openRig();
  try {
    for (const victim of ['server', 'both', 'database'] as const) {
      await strike(rig, victim, limits);
      await rig.check(victim);
    }
    const seen = await rig.suffer({
      name: 'database frozen',
      harm: async () => {
        const thaw = await freezeDatabase(rig);
        return async () => thaw();
      },
      lasts: 2_500,
      timeoutMs: limits.answer,
      recovery: limits.recovery,
    });
    await rig.check('frozen');
    expect(rig.outcome(4).complaints).toEqual([]);
    expect(Object.values(rig.ledger.answered), 'saves, publications, uploads, shares').not.toContain(0);
    expect(seen.find(({ what }) => what === 'dashboard')?.answer).toMatchObject({
      status: 503,
      retryAfter: '5',
      text: expect.stringContaining('We could not load your cards'),
    });
  } finally {
    await rig.close();
  }
});
