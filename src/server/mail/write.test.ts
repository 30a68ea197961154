import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { createMailQueue, leaseJobs } from './write.ts';

const { db } = await testDatabase();

test('takes no more jobs than asked for, whatever plan the database chooses', async () => {
  const queue = createMailQueue(db);
  for (const name of ['Mina', 'Ravi', 'Zoë', 'Omar'])
    await queue.post({ kind: 'verification', to: `${name}@example.org`, name });
  const taken = await db.transaction(async (tx) => {
    // The plan that is left runs the inner query again for each row, as for a table that was nearly empty when analysed.
    for (const way of ['hashagg', 'hashjoin', 'mergejoin', 'material', 'sort', 'indexscan', 'bitmapscan'])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    return [await leaseJobs(tx, 1), await leaseJobs(tx, 2), await leaseJobs(tx, 2)];
  });
  expect(taken.map(({ length }) => length)).toEqual([1, 2, 1]);
});
