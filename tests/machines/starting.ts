import { readMigrations } from '#server/db/migrations/migrate.ts';
import type { Site } from '#tests/support/site.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { ownerRows, startProduct } from '../support/product.ts';
import { saveCard } from '../support/visitor.ts';
import type { Check } from './check.ts';

/** Starts one more instance with other settings; the sentence with which it refused, or null. */
export async function refusal(site: Site, env: Readonly<Record<string, string>>): Promise<string | null> {
  const dataDir = temporaryFolder();
  try {
    const product = await startProduct({ dataDir, env: { ...site.env, ...env } });
    await product.stop();
    return null;
  } catch (error) {
    return (error as Error).message.split('\n').at(-1) ?? '';
  }
}

/** What an instance is told before it begins to serve, and what happens to those that serve. */
export async function* startupChecks(site: Site): AsyncGenerator<Check> {
  const owner = { dataDir: '', databaseUrl: site.database.url };
  const applied = await ownerRows(owner, 'select from migrations');
  yield {
    what: 'instances started at one moment on an empty database',
    isRight: applied.length === (await readMigrations()).length,
    found: `${applied.length} migrations, each once`,
  };

  for (const [what, env, expected] of [
    [
      'another AUTH_SECRET',
      { AUTH_SECRET: 'made up for one machine, and just as long' },
      'another AUTH_SECRET',
    ],
    ['a bucket that is not there', { S3_BUCKET: 'no-such-bucket' }, 'There is no bucket no-such-bucket'],
    ['a wrong key of the store', { S3_SECRET_ACCESS_KEY: 'wrong' }, 'S3_SECRET_ACCESS_KEY'],
  ] as const) {
    const sentence = await refusal(site, env);
    yield {
      what: `a start with ${what}`,
      isRight: sentence?.includes(expected) === true,
      found: sentence ?? 'it started',
    };
  }

  yield* upgradeChecks(site);
}

/** A newer release, or what it does to the tables, beside instances of this one. */
async function* upgradeChecks(site: Site): AsyncGenerator<Check> {
  const owner = { dataDir: '', databaseUrl: site.database.url };
  await ownerRows(owner, 'alter table cards add column of_tomorrow text');
  await ownerRows(owner, "insert into migrations (name, hash) values ('9999_tomorrow', 'x')");
  const member = await site.signUpMember('yesterday');
  const cardId = await saveCard(member, { card: { message: 'Saved by yesterday' } });
  const shown = await Promise.all(
    site.instances.map(async (each) => (await site.ask(each, null, `/card/${cardId}`)).text()),
  );
  const failed = shown.flatMap((page, index) => (page.includes('Saved by yesterday') ? [] : [index + 1]));
  yield {
    what: 'instances that run while a newer release adds to the tables',
    isRight: failed.length === 0,
    found: failed.length > 0 ? `no card from instance ${failed.join(', ')}` : 'they save and show cards',
  };
  const sentence = await refusal(site, {});
  yield {
    what: 'an instance of the old release that starts after that',
    isRight: sentence?.includes('9999_tomorrow') === true,
    found: sentence ?? 'it started',
  };
  await ownerRows(owner, "delete from migrations where name = '9999_tomorrow'");
  await ownerRows(owner, 'alter table cards drop column of_tomorrow');
}
