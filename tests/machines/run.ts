// Shows: three instances behind HAProxy, stopped and started
/**
 * Three instances of the product on one PostgreSQL server and one bucket, behind HAProxy: whether they are one site, also
 * while they are stopped and started. Run: npm run prove -- machines [stops] [signals] [cards]
 *
 * Prints a line for each thing that was tried; the exit code is 1 when one of them went wrong.
 */
import { assert } from '#std/assert.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { freePort, startProduct } from '#tests/support/product.ts';
import { startSite } from '#tests/support/site.ts';
import { changes, changesUnheard, uploads } from './cards.ts';
import { type Check, print } from './check.ts';
import { moving } from './moving.ts';
import { limits, sessions } from './people.ts';
import { rollingRestart, signal } from './rolling.ts';
import { startupChecks } from './starting.ts';
import { work } from './work.ts';

const [stops = 30, signals = 100, cards = 100_000] = process.argv.slice(2).map(Number);
assert(stops > 0 && signals > 0 && cards > 0, 'Usage: npm run prove -- machines [stops] [signals] [cards]');

const found: Check[] = [];
function note(check: Check): void {
  print(check);
  found.push(check);
}

{
  await using site = await startSite({
    instances: 3,
    drainSeconds: 3,
    look: 500,
    env: { LOG_LEVEL: 'error' },
  });
  const parts = [
    startupChecks(site),
    sessions(site, 10),
    limits(site),
    changes(site, 30),
    changesUnheard(site, 30),
    uploads(site),
    work(site, 100),
  ];
  for (const part of parts) for await (const check of part) note(check);
  note(await rollingRestart(site, stops, { people: 6, breath: 10 }));
  const alone = { ...site.env, DRAIN_SECONDS: '0', LOG_LEVEL: 'fatal' };
  const dataDir = temporaryFolder();
  const port = await freePort();
  const env = { ...alone, ORIGIN: `http://localhost:${port}` };
  note(await signal(() => startProduct({ env, dataDir, port }), signals));
}
for await (const check of moving(cards)) note(check);
const wrong = found.filter(({ isRight }) => !isRight);
console.log(wrong.length === 0 ? 'They are one site.' : `${wrong.length} of ${found.length} went wrong.`);
process.exit(wrong.length === 0 ? 0 : 1);
