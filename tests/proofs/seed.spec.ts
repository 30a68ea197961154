// Shows: `npm run seed`: cards in every state and language, once
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../support/journey.ts';
import { ownerRows, startProduct } from '../support/product.ts';

const run = promisify(execFile);

test('npm run seed gives a member and a guest cards in every state and language, once', async () => {
  await using product = await startProduct();
  const { origin, dataDir } = product;
  const env = { ...process.env, PORT: new URL(origin).port, ORIGIN: origin, DATA_DIR: dataDir };
  const seed = async () => (await run(process.execPath, ['scripts/seed.ts'], { env })).stdout;
  expect(await seed()).toContain('asha@example.org, password "a quiet garden with bees"');
  const [cards] = await ownerRows<Record<string, number>>(
    product,
    `select count(*)::int as all, count(distinct user_id)::int as owners, count(distinct document->>'language')::int as languages,
       count(*) filter (where status = 'draft')::int as drafts, count(seal_date)::int as sealed,
       count(hidden_at)::int as hidden,
       (select count(*)::int from replies) as answers, (select count(*)::int from reports) as reports from cards`,
  );
  expect(cards).toEqual({
    ...{ all: 9, owners: 2, languages: 4, drafts: 3, sealed: 1, hidden: 1 },
    ...{ answers: 4, reports: 1 },
  });
  expect(await seed()).toContain('has cards already; nothing was added');
});
