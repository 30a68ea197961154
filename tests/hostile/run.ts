// Shows: hostile requests, uploads, texts and links, from a seed
import sharp from 'sharp';
import { openMemoryGroup } from '../support/memory-group.ts';
import { startProduct } from '../support/product.ts';
import { attackAccess } from './access.ts';
import { attackRequests } from './attack.ts';
import { attackConnections } from './connections.ts';
import { attackLinks } from './links.ts';
import type { Order, Report } from './report.ts';
import { replayRevoked } from './revoked.ts';
import { tryScripts } from './scripts.ts';
import { attackSlowly } from './slow.ts';
import { sendTexts } from './texts.ts';
import { holdUploads } from './upload-report.ts';
import { attackAtOnce, attackUploads } from './uploads.ts';

/*
 * Everything hostile against the built product, part by part: `npm run prove -- hostile uploads 10000 7` is one part with a
 * count and a seed; the same seed sends the same again. Without a part all of them run, each on a product of its own.
 */

/** Milliseconds for an answer. */
const longest = 2_000;

interface Part {
  readonly about: string;
  /** How many, unless said otherwise. */
  readonly count: number;
  readonly run: (order: Order) => Promise<Report>;
  /** Megabytes of the memory group that the product runs in. */
  readonly group?: number;
  /** Settings of the product. */
  readonly env?: Readonly<Record<string, string>>;
}

const parts: Readonly<Record<string, Part>> = {
  requests: {
    about: 'odd requests at every route',
    count: 50_000,
    run: (order) => attackRequests({ ...order, longest }),
  },
  uploads: {
    about: 'damaged, forged and double-faced files, and bombs',
    count: 11_000,
    run: (order) => attackUploads({ ...order, soundEvery: 11, withBombs: true }),
  },
  crowd: {
    about: 'large photos at one moment',
    count: 50,
    run: async ({ product, count }) => attackAtOnce(product, await largePhoto(), count),
  },
  attack: {
    about: 'slow and large uploads of one account, as many of each, in every spelling',
    count: 200,
    run: async ({ product, count }) =>
      holdUploads({ product, photo: await largePhoto(), count, seconds: 40, longestPage: 200 }),
    group: 1024,
  },
  access: {
    about: 'attempts of everybody at what is not theirs',
    count: 20_000,
    run: attackAccess,
  },
  revoked: {
    about: 'sessions that a new password ended',
    count: 1_000,
    run: replayRevoked,
  },
  links: {
    about: 'guessed addresses, paths out of the folder, other sites behind a log-in, policies',
    count: 20_000,
    run: attackLinks,
  },
  texts: {
    about: 'odd texts in every field of a card, saved and read again',
    count: 1_000,
    run: sendTexts,
  },
  scripts: {
    about: 'texts that are programs, in every field, in a browser',
    count: 300,
    run: tryScripts,
  },
  slow: {
    about: 'connections that take their time, of each kind',
    count: 100,
    run: ({ product, count }) => attackSlowly({ product, count, longest, patient: true }),
  },
  connections: connections(1, false),
  'connections-proxied': connections(1, true),
  'connections-many': connections(60, false),
};

/** In percent of 2,000 connections that do not read, 20,000 half forms, 64 at pictures and 16 with the worst headers. */
function connections(clients: number, isProxied: boolean): Part {
  return {
    about: `of a hundred: connections that do not read, do not finish, ask for much; ${clients} clients${isProxied ? ' through a proxy' : ''}`,
    count: 100,
    run: ({ product, count }) =>
      attackConnections({
        product,
        percent: count,
        seconds: 20,
        clients,
        isProxied,
        isShort: false,
        inTime: { share: 0.99, leniency: 1 },
      }),
    group: 1024,
  };
}

/** Twelve megapixels of noise, several megabytes. */
function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#cc8844', noise } })
    .jpeg()
    .toBuffer();
}

function wanted([name, count, seed]: readonly string[]): [string, Part, Pick<Order, 'count' | 'seed'>][] {
  const names = name ? [name] : Object.keys(parts);
  return names.map((one) => {
    const part = parts[one];
    if (!part) throw new Error(`There is no part ${one}: ${Object.keys(parts).join(', ')}.`);
    return [one, part, { count: Number(count ?? part.count), seed: Number(seed ?? Date.now() % 1_000_000) }];
  });
}

const rows: string[] = [];
let faults = 0;
for (const [name, part, { count, seed }] of wanted(process.argv.slice(2))) {
  console.log(`${name}: ${part.about}, ${count}, seed ${seed}`);
  const group = part.group ? openMemoryGroup(part.group) : null;
  if (part.group && !group) console.log('  no memory group could be made: memory is measured only');
  const product = await startProduct({
    env: { LOG_LEVEL: 'error', ...part.env },
    ...(group && { members: group.members }),
  });
  const started = performance.now();
  const report = await part.run({ product, count, seed }).finally(() => product.stop());
  const seconds = Math.round((performance.now() - started) / 1000);
  for (const fault of report.faults.slice(0, 50)) console.log(`  ${fault}`);
  faults += report.faults.length;
  rows.push(`| ${name} | ${part.about} | ${report.cases} | ${report.faults.length} | ${seconds} s |`);
  for (const [what, figure] of Object.entries(report.figures)) rows.push(`| | ${what} | ${figure} | | |`);
  if (group)
    rows.push(`| | most of the group's ${part.group} MB, with files in memory | ${group.most()} MB | | |`);
  group?.remove();
}
console.log(
  ['| part | what | cases | faults | time |', '| --- | --- | --- | --- | --- |', ...rows].join('\n'),
);
console.log(faults === 0 ? 'All was answered as it should be.' : `${faults} did not end as they should.`);
process.exit(faults === 0 ? 0 : 1);
