/**
 * `npm run outdated` lists the packages with a newer version. It fails for one that has been out for longer than
 * `graceDays`, so that what came out today stops nobody.
 */
import { spawnSync } from 'node:child_process';
import { z } from 'zod';

const graceDays = 30;

/** The Node that the product brings is a choice of its own, and its types go with it. */
const held = /^(@types\/node|node-.*)$/;

const listSchema = z.record(
  z.string(),
  z.object({ current: z.string().optional(), wanted: z.string(), latest: z.string() }),
);
const datesSchema = z.record(z.string(), z.string());

interface Behind {
  readonly name: string;
  readonly latest: string;
  /** Since the newest version came out. */
  readonly days: number;
}

/** Which packages of `npm outdated --json` are behind; `dates` are those of a package's versions. */
export function packagesBehind(
  list: unknown,
  dates: (name: string) => unknown,
  now: number = Date.now(),
): Behind[] {
  // Packages for other platforms are not installed.
  const behind = Object.entries(listSchema.parse(list)).filter(
    ([name, { current, wanted, latest }]) => (current ?? wanted) !== latest && !held.test(name),
  );
  return behind.map(([name, { latest }]) => {
    const out = Date.parse(datesSchema.parse(dates(name))[latest] ?? '');
    return { name, latest, days: Math.floor((now - out) / 86_400_000) };
  });
}

function ask(...args: string[]): unknown {
  const { stdout, error } = spawnSync('npm', [...args, '--json'], {
    encoding: 'utf8',
    timeout: 300_000,
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  return JSON.parse(stdout || '{}');
}

if (import.meta.main) {
  const behind = packagesBehind(ask('outdated'), (name) => ask('view', name, 'time'));
  for (const { name, latest, days } of behind) console.log(`${name} ${latest}, out for ${days} days`);
  const late = behind.filter(({ days }) => days > graceDays);
  console.log(`${behind.length} behind, ${late.length} of them for longer than ${graceDays} days`);
  process.exitCode = late.length > 0 ? 1 : 0;
}
