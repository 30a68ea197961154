import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { take } from './outgoing.ts';
import { createMailQueue } from './queue.ts';

const { db } = await testDatabase();

test('no more letters are taken than were asked for, whatever way the database goes about it', async () => {
  const queue = createMailQueue(db);
  for (const name of ['Mina', 'Ravi', 'Zoë', 'Omar'])
    await queue.post({ kind: 'verification', to: `${name}@example.org`, name });
  const taken = await db.transaction(async (tx) => {
    // What is left asks the inner query anew for each row, as with a table that was nearly empty when last looked at.
    for (const way of ['hashagg', 'hashjoin', 'mergejoin', 'material', 'sort', 'indexscan', 'bitmapscan'])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    return [await take(tx, 1), await take(tx, 2), await take(tx, 2)];
  });
  expect(taken.map((some) => some.length)).toEqual([1, 2, 1]);
});
