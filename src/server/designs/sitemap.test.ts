// Shows: search engines are told of every page, of ours also while the database is away, and of no file that there is not
import { expect, test } from 'vitest';
import { templates } from '#content/templates.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addDesign, addMaker, publicDesign } from '#tests/support/rows.ts';
import type { Read } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/failure.ts';
import { countPublicDesigns, noDesignCounts } from './counts.ts';
import { readSitemap } from './sitemap.ts';

const { db } = await testDatabase();
const id = await addDesign(db, await addMaker(db), publicDesign());

const here: Read = (work) => work(db);
const away: Read = () => Promise.reject(new DatabaseUnavailable('SILENT'));

const asked = (part: string | null, all = 1) => ({ part, counts: async () => ({ ...noDesignCounts, all }) });
const uncounted = (part: string | null) => ({ part, counts: () => away(countPublicDesigns) });

/** Which designs a file lists; what else it answers where it lists none. */
async function designsOf(answer: ReturnType<typeof readSitemap>) {
  const sitemap = await answer;
  if (sitemap?.kind !== 'addresses') return sitemap;
  return sitemap.listed.flatMap(({ path }) => /^\/designs\/(.+)/.exec(path)?.[1] ?? []);
}

const ours = templates.map((template) => template.id);

test('one file while there are few designs of others, and then a file for each part', async () => {
  expect(await designsOf(readSitemap(here, asked(null)))).toEqual([...ours, id]);
  const index = { kind: 'index', parts: ['pages', '1', '2', '3'] };
  expect(await designsOf(readSitemap(here, asked(null, 4_500)))).toEqual(index);
  expect(await designsOf(readSitemap(here, asked('pages', 4_500)))).toEqual(ours);
  expect(await designsOf(readSitemap(here, asked('1', 4_500)))).toEqual([id]);
  expect(await designsOf(readSitemap(here, asked('3', 4_500)))).toEqual([]);
});

test.each(['4', '99', '0', '-1', '01', '1.0', '1e0', 'x', '', ' 1', 'Pages'])(
  'there is no part %j',
  async (part) => {
    expect(await readSitemap(here, asked(part, 4_500))).toBeNull();
  },
);

test('ours are listed while the database is away, as what they are', async () => {
  for (const [read, request] of [
    [away, asked(null)],
    [here, uncounted(null)],
  ] as const) {
    const answer = readSitemap(read, request);
    expect(await designsOf(answer)).toEqual(ours);
    expect(await answer).toMatchObject({ problem: expect.any(DatabaseUnavailable) });
  }
  expect(await readSitemap(away, uncounted('pages'))).toMatchObject({ problem: null });
  await expect(readSitemap(away, asked('1'))).rejects.toBeInstanceOf(DatabaseUnavailable);
});
